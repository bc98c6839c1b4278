#include <string.h>

#include "checks.h"

/* A block of q8_0 of step 2: elements 2, 4, ... 64; then as affine codes of 8 bits. */
void test_quantized(pewter_type type) {
  pewter_block_traits traits;
  elements x, y, scales, biases;
  uint8_t block[34] = {0, 0x40}, codes[32];
  pewter_quantized_matmul_options exact = {1, PEWTER_ACTIVATION_RELU, NULL, NULL, {0}};
  pewter_packed_weights* packed = NULL;
  const uint32_t ids[] = {0, 0}, wrong = 1;
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
  put(type, &x, 30, 1);
  succeeds("quantized_matmul",
           pewter_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1, 1, 32, NULL, NULL));
  is("quantized_matmul", type, get(type, &y, 0), 2 + 62 - 64);
  put(type, &biases, 0, 5);
  exact.bias = &biases;
  succeeds("quantized_matmul", pewter_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1,
                                                       1, 32, &exact, NULL));
  is("quantized_matmul", type, get(type, &y, 0), 5);
  fails("quantized_matmul",
        pewter_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &y, 1, 1, 31, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "cols = 31, must be a multiple of 32");
  succeeds("gather_quantized_matmul",
           pewter_gather_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, ids, &y, 1, 2, 1, 1,
                                          32, 0, &exact, NULL));
  is("gather_quantized_matmul", type, get(type, &y, 1), 5);
  fails("gather_quantized_matmul",
        pewter_gather_quantized_matmul(type, &x, PEWTER_BLOCK_Q8_0, block, NULL, NULL, &wrong, &y, 1, 1, 1, 1,
                                       32, 0, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "ids[0] = 1, must be below");
  succeeds("pack_weights",
           pewter_pack_weights(type, PEWTER_BLOCK_Q8_0, block, NULL, NULL, 1, 32, 1, &packed));
  if (pewter_bytes_of_packed_weights(packed) != 32 * 34 || pewter_bytes_of_packed_weights(NULL) != 0)
    ++failures;
  put(type, &x, 30, 0);
  succeeds("quantized_matmul_packed", pewter_quantized_matmul_packed(&x, packed, &y, 1, 1, 32, NULL, NULL));
  is("quantized_matmul_packed", type, get(type, &y, 0), 2 - 64);
  fails("quantized_matmul_packed", pewter_quantized_matmul_packed(&x, packed, &y, 1, 2, 32, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "w = (1, 1, 32), must be (1, 2, 32)");
  succeeds("gather_quantized_matmul_packed",
           pewter_gather_quantized_matmul_packed(&x, packed, ids, &y, 1, 2, 1, 1, 32, 0, NULL, NULL));
  is("gather_quantized_matmul_packed", type, get(type, &y, 1), 2 - 64);
  pewter_free_packed_weights(packed);
  pewter_free_packed_weights(NULL);
}
