#include <stdio.h>
#include <string.h>

#include "checks.h"

static pewter_status relu(pewter_type type, const pewter_launch* how) {
  float x[4] = {1, -1, 2, -2}, y[4];
  return pewter_relu(type, x, y, 4, how);
}

static void test_launches(void) {
  pewter_launch how;
  memset(&how, 0, sizeof how);
  succeeds("launch of zeros", relu(PEWTER_FLOAT, &how));
  how.threads_per_threadgroup = 64;
  how.pattern = PEWTER_PATTERN_DIRECT;
  how.host_threads = 1;
  how.mapping = PEWTER_MAPPING_RUN_INLINE;
  succeeds("launch by hand", relu(PEWTER_FLOAT, &how));
  how.threads_per_threadgroup = 2000;
  fails("threads", relu(PEWTER_FLOAT, &how), PEWTER_INVALID_ARGUMENT, "threads_per_threadgroup = 2000");
  memset(&how, 0, sizeof how);
  how.pattern = 5;
  fails("pattern", relu(PEWTER_FLOAT, &how), PEWTER_INVALID_ARGUMENT, "relu: pattern = 5, must be 0 to 4");
  how.pattern = PEWTER_PATTERN_TILED;
  fails("pattern", relu(PEWTER_FLOAT, &how), PEWTER_INVALID_ARGUMENT, "tiled");
  memset(&how, 0, sizeof how);
  how.mapping = -1;
  fails("mapping", relu(PEWTER_FLOAT, &how), PEWTER_INVALID_ARGUMENT, "relu: mapping = -1");
  memset(&how, 0, sizeof how);
  how.target = "avx3";
  fails("target", relu(PEWTER_FLOAT, &how), PEWTER_INVALID_ARGUMENT, "\"avx3\" is unknown");
}

static void test_arguments(void) {
  float x[4] = {1, 2, 3, 4}, y[4] = {0, 0, 0, 0};
  const uint32_t ids[1] = {9};
  const uint8_t pixel[4] = {1, 2, 3, 4};
  pewter_gemm_options options;
  pewter_packed_matrix* packed = NULL;
  fails("type", relu(3, NULL), PEWTER_INVALID_ARGUMENT, "relu: type = 3, must be 0 to 2");
  fails("type", relu(-1, NULL), PEWTER_INVALID_ARGUMENT, "relu: type = -1");
  fails("null", pewter_softmax(PEWTER_FLOAT, NULL, y, 1, 4, NULL), PEWTER_INVALID_ARGUMENT, "softmax: x");
  fails("overlap", pewter_softmax(PEWTER_FLOAT, x, x + 1, 1, 3, NULL), PEWTER_INVALID_ARGUMENT, "softmax");
  fails("id", pewter_embedding(PEWTER_FLOAT, x, ids, y, 1, 2, 2, NULL), PEWTER_INVALID_ARGUMENT, "9");
  fails("to", pewter_convert(PEWTER_FLOAT, x, 7, y, 4, NULL), PEWTER_INVALID_ARGUMENT, "convert: to = 7");
  fails("pixels", pewter_grayscale(pixel, NULL, 1, 1, NULL), PEWTER_INVALID_ARGUMENT, "grayscale: gray");
  pewter_default_gemm_options(&options);
  options.activation = 9;
  fails("activation", pewter_gemm(PEWTER_FLOAT, x, x, y, 2, 2, 2, &options, NULL), PEWTER_INVALID_ARGUMENT,
        "gemm: activation = 9");
  options.activation = PEWTER_ACTIVATION_NONE;
  options.float_products = 2;
  fails("float_products", pewter_gemm(PEWTER_FLOAT, x, x, y, 2, 2, 2, &options, NULL),
        PEWTER_INVALID_ARGUMENT, "gemm: float_products = 2");
  options.float_products = PEWTER_FLOAT_PRODUCTS_THREE_TF32;
  fails("float_products", pewter_gemm(PEWTER_FLOAT, x, x, y, 2, 2, 2, &options, NULL),
        PEWTER_INVALID_ARGUMENT, "gemm: float_products = three_tf32 on a CPU");
  options.float_products = PEWTER_FLOAT_PRODUCTS_FMA;
  options.reserved[0] = 1;
  fails("reserved", pewter_gemm(PEWTER_FLOAT, x, x, y, 2, 2, 2, &options, NULL), PEWTER_INVALID_ARGUMENT,
        "reserved");
  fails("packed", pewter_pack_matrix(PEWTER_FLOAT, x, 2, 2, 0, 0, NULL), PEWTER_INVALID_ARGUMENT,
        "packed = null");
  fails("packed", pewter_gemm_packed(x, NULL, y, 2, 2, 2, NULL, NULL), PEWTER_INVALID_ARGUMENT, "b = null");
  /* 2^56 bytes: no process has them. */
  fails("memory", pewter_pack_matrix(PEWTER_FLOAT, x, (size_t)1 << 34, (size_t)1 << 20, 0, 0, &packed),
        PEWTER_OUT_OF_MEMORY, "memory");
  if (packed != NULL || y[0] != 0) {
    ++failures;
    puts("a call that failed wrote its result");
  }
  pewter_free_packed_matrix(NULL);
}

void test_errors(void) {
  if (strcmp(pewter_last_error(), "") != 0) {
    ++failures;
    puts("there is a last error before the first");
  }
  test_launches();
  test_arguments();
  succeeds("no elements", pewter_relu(PEWTER_FLOAT, NULL, NULL, 0, NULL));
  if (strstr(pewter_last_error(), "memory") == NULL) {
    ++failures;
    puts("a call that succeeds changed the last error");
  }
}
