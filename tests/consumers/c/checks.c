#include "checks.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

int failures = 0;

static uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float float_of(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

void put(pewter_type type, elements* array, size_t i, float value) {
  const uint32_t bits = bits_of(value);
  if (type == PEWTER_FLOAT)
    array->floats[i] = value;
  else if (type == PEWTER_BFLOAT)
    array->bits[i] = (uint16_t)(bits >> 16);
  else if (value == 0)
    array->bits[i] = 0;
  else
    array->bits[i] = (uint16_t)((bits >> 16 & 0x8000u) | ((bits & 0x7fffffffu) - (112u << 23)) >> 13);
}

float get(pewter_type type, const elements* array, size_t i) {
  const uint32_t bits = array->bits[i];
  if (type == PEWTER_FLOAT) return array->floats[i];
  if (type == PEWTER_BFLOAT) return float_of(bits << 16);
  if ((bits & 0x7fffu) == 0) return 0;
  return float_of((bits & 0x8000u) << 16 | ((bits & 0x7fffu) + (112u << 10)) << 13);
}

elements elements_of(pewter_type type, const float* values, size_t count) {
  elements array;
  memset(&array, 0, sizeof array);
  for (size_t i = 0; i < count; ++i) put(type, &array, i, values[i]);
  return array;
}

void succeeds(const char* function, pewter_status status) {
  if (status == PEWTER_OK) return;
  ++failures;
  printf("%s: status %d, %s\n", function, (int)status, pewter_last_error());
}

void fails(const char* function, pewter_status status, pewter_status wanted, const char* words) {
  if (status == wanted && strstr(pewter_last_error(), words) != NULL) return;
  ++failures;
  printf("%s: status %d and \"%s\", wanted %d and \"%s\"\n", function, (int)status, pewter_last_error(),
         (int)wanted, words);
}

void is(const char* function, pewter_type type, double value, double expected) {
  const double relative = type == PEWTER_FLOAT ? 1e-5 : type == PEWTER_HALF ? 2e-3 : 1e-2;
  if (fabs(value - expected) <= relative * (fabs(expected) + 1e-2)) return;
  ++failures;
  printf("%s of type %d: %g, wanted %g\n", function, (int)type, value, expected);
}
