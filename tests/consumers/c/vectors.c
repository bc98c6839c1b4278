#include <math.h>

#include "checks.h"

enum { N = 6 };
static const float xs[N] = {1, -2, 3, 0.5f, 4, -1};

static void test_layout(pewter_type type) {
  static const uint32_t ids[2] = {2, 0};
  const elements x = elements_of(type, xs, N);
  elements y;
  succeeds("transpose", pewter_transpose(type, &x, &y, 2, 3, NULL));
  for (size_t i = 0; i < N; ++i) is("transpose", type, get(type, &y, i % 3 * 2 + i / 3), xs[i]);
  succeeds("embedding", pewter_embedding(type, &x, ids, &y, 2, 3, 2, NULL));
  is("embedding", type, get(type, &y, 0), xs[4]);
  is("embedding", type, get(type, &y, 1), xs[5]);
  is("embedding", type, get(type, &y, 2), xs[0]);
  is("embedding", type, get(type, &y, 3), xs[1]);
}

/* Pair i of the one token turns by 2 theta^(-i/2); theta is 16. */
static void test_rotary(pewter_type type) {
  static const uint32_t positions[1] = {2};
  const elements x = elements_of(type, xs, 4);
  elements y;
  const double angles[2] = {2, 0.5};
  succeeds("rotary_interleaved", pewter_rotary_interleaved(type, &x, positions, &y, 1, 1, 4, 16, NULL));
  for (size_t i = 0; i < 2; ++i) {
    const double a = xs[2 * i], b = xs[2 * i + 1], c = cos(angles[i]), s = sin(angles[i]);
    is("rotary_interleaved", type, get(type, &y, 2 * i), a * c - b * s);
    is("rotary_interleaved", type, get(type, &y, 2 * i + 1), b * c + a * s);
  }
  succeeds("rotary_half", pewter_rotary_half(type, &x, positions, &y, 1, 1, 4, 16, NULL));
  for (size_t i = 0; i < 2; ++i) {
    const double a = xs[i], b = xs[i + 2], c = cos(angles[i]), s = sin(angles[i]);
    is("rotary_half", type, get(type, &y, i), a * c - b * s);
    is("rotary_half", type, get(type, &y, i + 2), b * c + a * s);
  }
}

void test_vectors(pewter_type type) {
  const elements x = elements_of(type, xs, N);
  elements y;
  float total = 0;
  double before = 0;
  uint32_t count = 0, bins[3];
  test_layout(type);
  test_rotary(type);
  succeeds("vector_sum", pewter_vector_sum(type, &x, &total, N, NULL));
  is("vector_sum", PEWTER_FLOAT, total, 5.5);
  succeeds("vector_prefix_sum", pewter_vector_prefix_sum(type, &x, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is("vector_prefix_sum", type, get(type, &y, i), before += xs[i]);
  before = 0;
  succeeds("vector_prefix_sum_exclusive", pewter_vector_prefix_sum_exclusive(type, &x, &y, N, NULL));
  for (size_t i = 0; i < N; before += xs[i++])
    is("vector_prefix_sum_exclusive", type, get(type, &y, i), before);
  succeeds("compact", pewter_compact(type, &x, 0.75f, &y, &count, N, NULL));
  is("compact", PEWTER_FLOAT, count, 3);
  is("compact", type, get(type, &y, 0), 1);
  is("compact", type, get(type, &y, 1), 3);
  is("compact", type, get(type, &y, 2), 4);
  succeeds("histogram", pewter_histogram(type, &x, bins, N, 3, -2, 4, NULL));
  is("histogram", PEWTER_FLOAT, bins[0], 2);
  is("histogram", PEWTER_FLOAT, bins[1], 2);
  is("histogram", PEWTER_FLOAT, bins[2], 2);
}
