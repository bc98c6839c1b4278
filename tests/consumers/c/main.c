/* Calls every function of pewter.h, as a C99 program that knows no C++. */
#include <stdio.h>
#include <string.h>

#include "checks.h"

int main(void) {
  const uint8_t rgba[8] = {255, 255, 255, 0, 0, 100, 0, 255};
  uint8_t gray[2];
  test_errors();
  test_devices();
  for (pewter_type type = PEWTER_FLOAT; type <= PEWTER_BFLOAT; ++type) {
    test_elementwise(type);
    test_rows(type);
    test_vectors(type);
    test_images(type);
    test_products(type);
    test_quantized(type);
    test_serving(type);
  }
  succeeds("grayscale", pewter_grayscale(rgba, gray, 2, 1, NULL));
  is("grayscale", PEWTER_FLOAT, gray[0], 255);
  is("grayscale", PEWTER_FLOAT, gray[1], 72);
  if (pewter_c_api_version() < PEWTER_C_API_VERSION || strchr(pewter_version(), '.') == NULL) {
    ++failures;
    printf("versions: %u, \"%s\"\n", (unsigned)pewter_c_api_version(), pewter_version());
  }
  printf("pewter %s from C: %d failures\n", pewter_version(), failures);
  return failures == 0 ? 0 : 1;
}
