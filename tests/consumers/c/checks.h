/* Elements of all three types, and checks that count what fails. */
#ifndef PEWTER_TESTS_CHECKS_H
#define PEWTER_TESTS_CHECKS_H

#include <pewter/pewter.h>

/* Room for the elements of any test. */
enum { ROOM = 64 };
typedef union elements {
  float floats[ROOM];
  uint16_t bits[ROOM];
} elements;

/* Elements i of a type. Values must be normal numbers of that type, or 0. */
void put(pewter_type type, elements* array, size_t i, float value);
float get(pewter_type type, const elements* array, size_t i);
/* `count` elements from a list of floats. */
elements elements_of(pewter_type type, const float* values, size_t count);

extern int failures;
/* The call before succeeded. */
void succeeds(const char* function, pewter_status status);
/* It failed with that status and a text that contains `words`. */
void fails(const char* function, pewter_status status, pewter_status wanted, const char* words);
/* `value` is the expected one except for the rounding of its type. */
void is(const char* function, pewter_type type, double value, double expected);

void test_elementwise(pewter_type type);
void test_rows(pewter_type type);
void test_vectors(pewter_type type);
void test_images(pewter_type type);
void test_products(pewter_type type);
void test_quantized(pewter_type type);
void test_serving(pewter_type type);
void test_errors(void);
void test_devices(void);

#endif
