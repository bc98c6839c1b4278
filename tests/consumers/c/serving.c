/* Rows of numbers and of blocks, by ids of both types; rotary embeddings with options. */
#include "checks.h"

static void test_rows_by_ids(pewter_type type) {
  elements x, y;
  uint8_t blocks[2 * 34] = {0};
  const int32_t ids[] = {1}, wrong[] = {2};
  const int64_t wide[] = {0};
  size_t i;
  for (i = 0; i < 4; ++i) put(type, &x, i, (float)i + 1);
  succeeds("get_rows", pewter_get_rows(type, &x, ids, PEWTER_ID_INT32, type, &y, 1, 2, 2, NULL));
  is("get_rows", type, get(type, &y, 0), 3);
  is("get_rows", type, get(type, &y, 1), 4);
  succeeds("set_rows", pewter_set_rows(type, &y, wide, PEWTER_ID_INT64, type, &x, 1, 2, 2, NULL));
  is("set_rows", type, get(type, &x, 0), 3);
  is("set_rows", type, get(type, &x, 3), 4);
  fails("get_rows", pewter_get_rows(type, &x, wrong, PEWTER_ID_INT32, type, &y, 1, 2, 2, NULL),
        PEWTER_INVALID_ARGUMENT, "ids[0] = 2, must be 0 or more and below rows, 2");
  fails("get_rows", pewter_get_rows(type, &x, ids, 2, type, &y, 1, 2, 2, NULL), PEWTER_INVALID_ARGUMENT,
        "id_type = 2");
  for (i = 0; i < 32; ++i) put(type, &x, i, i == 0 ? 127.0f : (float)i);
  succeeds("set_quantized_rows", pewter_set_quantized_rows(type, &x, ids, PEWTER_ID_INT32, PEWTER_BLOCK_Q8_0,
                                                           blocks, NULL, NULL, 1, 2, 32, NULL));
  succeeds("get_quantized_rows", pewter_get_quantized_rows(type, PEWTER_BLOCK_Q8_0, blocks, NULL, NULL, ids,
                                                           PEWTER_ID_INT32, &y, 1, 2, 32, NULL));
  for (i = 0; i < 32; ++i) is("get_quantized_rows", type, get(type, &y, i), i == 0 ? 127.0 : (double)i);
}

static void test_rotary_options(pewter_type type) {
  pewter_rotary_options options;
  elements x, y;
  const uint32_t positions[] = {0, 0};
  const uint8_t streams[] = {1};
  size_t i;
  for (i = 0; i < 4; ++i) put(type, &x, i, (float)i + 1);
  pewter_default_rotary_options(&options);
  options.dims = 2;
  options.streams = 2;
  options.stream_of_pair = streams;
  options.magnitude = 2;
  succeeds("rotary_half_with", pewter_rotary_half_with(type, &x, positions, &y, 1, 1, 4, &options, NULL));
  is("rotary_half_with", type, get(type, &y, 1), 4);
  is("rotary_half_with", type, get(type, &y, 3), 4);
  succeeds("rotary_interleaved_with",
           pewter_rotary_interleaved_with(type, &x, positions, &y, 1, 1, 4, NULL, NULL));
  is("rotary_interleaved_with", type, get(type, &y, 2), 3);
  options.scaling = 4;
  fails("rotary_half", pewter_rotary_half_with(type, &x, positions, &y, 1, 1, 4, &options, NULL),
        PEWTER_INVALID_ARGUMENT, "scaling = 4");
}

void test_serving(pewter_type type) {
  test_rows_by_ids(type);
  test_rotary_options(type);
}
