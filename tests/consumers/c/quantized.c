#include <string.h>

#include "checks.h"

/* A block of q8_0 of step 2: elements 2, 4, ... 64; then as affine codes of 8 bits. */
void test_quantized(pewter_type type) {
  pewter_block_traits traits;
  elements x, y, scales, biases;
  uint8_t block[34] = {0, 0x40}, codes[32];
  size_t i;
  succeeds("describe_block_type", pewter_describe_block_type(PEWTER_BLOCK_Q8_0, &traits));
  if (strcmp(traits.name, "q8_0") != 0 || traits.bytes != sizeof block || traits.gguf_number != 8) ++failures;
  fails("describe_block_type", pewter_describe_block_type(1000, &traits), PEWTER_INVALID_ARGUMENT,
        "block_type = 1000");
  for (i = 0; i < 32; ++i) block[2 + i] = (uint8_t)(i + 1);
  succeeds("dequantize", pewter_dequantize(type, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1, 32, NULL));
  for (i = 0; i < 32; ++i) is("dequantize", type, get(type, &y, i), 2.0 * (double)(i + 1));
  succeeds("quantize",
           pewter_quantize(type, &y, PEWTER_BLOCK_AFFINE8_32, codes, &scales, &biases, 1, 32, NULL));
  succeeds("dequantize",
           pewter_dequantize(type, PEWTER_BLOCK_AFFINE8_32, codes, &scales, &biases, &x, 1, 32, NULL));
  for (i = 0; i < 32; ++i) {
    const double off = (double)get(type, &x, i) - 2.0 * (double)(i + 1);
    if (off > 0.75 || off < -0.75) ++failures;
  }
  memset(&x, 0, sizeof x);
  put(type, &x, 0, 1);
  put(type, &x, 31, -1);
  succeeds("quantized_matmul",
           pewter_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1, 1, 32, 1, NULL));
  is("quantized_matmul", type, get(type, &y, 0), 2 - 64);
  fails("quantized_matmul",
        pewter_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1, 1, 31, 0, NULL),
        PEWTER_INVALID_ARGUMENT, "cols = 31, must be a multiple of 32");
}
