#include <math.h>
#include <string.h>

#include "checks.h"

enum { ROWS = 2, COLS = 4, COUNT = ROWS * COLS };
static const float xs[COUNT] = {1, 2, -1, 0.5f, 3, 0, -2, 4};

typedef pewter_status to_floats(pewter_type, const void*, float*, size_t, size_t, const pewter_launch*);
typedef pewter_status to_rows(pewter_type, const void*, void*, size_t, size_t, const pewter_launch*);

/* Exact results of row r. */
static double sum(const float* x) { return (double)x[0] + x[1] + x[2] + x[3]; }
static double mean(const float* x) { return sum(x) / COLS; }
static double largest(const float* x) { return fmax(fmax(x[0], x[1]), fmax(x[2], x[3])); }
static double smallest(const float* x) { return fmin(fmin(x[0], x[1]), fmin(x[2], x[3])); }
static double logsumexp(const float* x) { return log(exp(x[0]) + exp(x[1]) + exp(x[2]) + exp(x[3])); }
static double mean_of_squares(const float* x) {
  return ((double)x[0] * x[0] + (double)x[1] * x[1] + (double)x[2] * x[2] + (double)x[3] * x[3]) / COLS;
}

/* Exact elements of row r. */
static double softmax(const float* x, size_t i) { return exp(x[i] - logsumexp(x)); }
static double log_softmax(const float* x, size_t i) { return x[i] - logsumexp(x); }
static double prefix(const float* x, size_t i) { return i == 0 ? x[0] : prefix(x, i - 1) + x[i]; }
static double exclusive(const float* x, size_t i) { return prefix(x, i) - x[i]; }
static double stencil(const float* x, size_t i) {
  return 0.25 * x[i == 0 ? 0 : i - 1] + 0.5 * x[i] + 0.25 * x[i == COLS - 1 ? i : i + 1];
}

static void test_reduction(const char* name, to_floats* function, double (*exact)(const float*),
                           pewter_type type) {
  const elements x = elements_of(type, xs, COUNT);
  float results[ROWS];
  succeeds(name, function(type, &x, results, ROWS, COLS, NULL));
  for (size_t r = 0; r < ROWS; ++r) is(name, PEWTER_FLOAT, results[r], exact(xs + r * COLS));
}

static void test_elements(const char* name, to_rows* function, double (*exact)(const float*, size_t),
                          pewter_type type) {
  const elements x = elements_of(type, xs, COUNT);
  elements y;
  succeeds(name, function(type, &x, &y, ROWS, COLS, NULL));
  for (size_t i = 0; i < COUNT; ++i) is(name, type, get(type, &y, i), exact(xs + i / COLS * COLS, i % COLS));
}

static void test_softmax_of_batches(pewter_type type) {
  static const float mask[COLS] = {0, -INFINITY, 0, 0};
  const elements x = elements_of(type, xs, COUNT);
  elements y, hidden;
  succeeds("batched_softmax", pewter_batched_softmax(type, &x, &y, ROWS, 1, COLS, NULL));
  for (size_t i = 0; i < COUNT; ++i)
    is("batched_softmax", type, get(type, &y, i), softmax(xs + i / COLS * COLS, i % COLS));
  memset(&hidden, 0, sizeof hidden);
  if (type == PEWTER_FLOAT)
    hidden.floats[1] = mask[1];
  else
    hidden.bits[1] = type == PEWTER_HALF ? 0xfc00u : 0xff80u;
  succeeds("masked_softmax", pewter_masked_softmax(type, &x, &hidden, &y, ROWS, 1, COLS, 0.5f, 0, NULL));
  for (size_t i = 0; i < COUNT; ++i) {
    const float* row = xs + i / COLS * COLS;
    const double total = exp(0.5 * row[0]) + exp(0.5 * row[2]) + exp(0.5 * row[3]);
    is("masked_softmax", type, get(type, &y, i), i % COLS == 1 ? 0 : exp(0.5 * row[i % COLS]) / total);
  }
  succeeds("masked_softmax", pewter_masked_softmax(type, &x, NULL, &y, 1, ROWS, COLS, 1, 1, NULL));
  is("masked_softmax, causal", type, get(type, &y, 3), 0);
  is("masked_softmax, causal", type, get(type, &y, 7), softmax(xs + COLS, 3));
}

static void test_norms(pewter_type type) {
  static const float ones[COUNT] = {1, 1, 1, 1, 1, 1, 1, 1}, weights[COLS] = {1, 2, 0.5f, -1},
                     biases[COLS] = {0, 1, 2, -1};
  const elements x = elements_of(type, xs, COUNT), one = elements_of(type, ones, COUNT);
  const elements weight = elements_of(type, weights, COLS), bias = elements_of(type, biases, COLS);
  elements y, total;
  succeeds("rms_norm", pewter_rms_norm(type, &x, &weight, &y, ROWS, COLS, 1e-5f, NULL));
  for (size_t i = 0; i < COUNT; ++i) {
    const float* row = xs + i / COLS * COLS;
    is("rms_norm", type, get(type, &y, i),
       row[i % COLS] * weights[i % COLS] / sqrt(mean_of_squares(row) + 1e-5));
  }
  succeeds("layer_norm", pewter_layer_norm(type, &x, &weight, &bias, &y, ROWS, COLS, 1e-5f, NULL));
  for (size_t i = 0; i < COUNT; ++i) {
    const float* row = xs + i / COLS * COLS;
    const double variance = mean_of_squares(row) - mean(row) * mean(row);
    const double normal = (row[i % COLS] - mean(row)) / sqrt(variance + 1e-5);
    is("layer_norm", type, get(type, &y, i), normal * weights[i % COLS] + biases[i % COLS]);
  }
  succeeds("add_rms_norm", pewter_add_rms_norm(type, &x, &one, &weight, &total, &y, ROWS, COLS, 1e-5f, NULL));
  for (size_t i = 0; i < COUNT; ++i) {
    float row[COLS];
    for (size_t j = 0; j < COLS; ++j) row[j] = xs[i / COLS * COLS + j] + 1;
    is("add_rms_norm", type, get(type, &total, i), row[i % COLS]);
    is("add_rms_norm", type, get(type, &y, i),
       row[i % COLS] * weights[i % COLS] / sqrt(mean_of_squares(row) + 1e-5));
  }
}

void test_rows(pewter_type type) {
  const elements x = elements_of(type, xs, COUNT);
  uint32_t indices[ROWS];
  test_reduction("row_sum", pewter_row_sum, sum, type);
  test_reduction("row_mean", pewter_row_mean, mean, type);
  test_reduction("row_max", pewter_row_max, largest, type);
  test_reduction("row_min", pewter_row_min, smallest, type);
  test_reduction("logsumexp", pewter_logsumexp, logsumexp, type);
  succeeds("row_argmax", pewter_row_argmax(type, &x, indices, ROWS, COLS, NULL));
  is("row_argmax", PEWTER_FLOAT, indices[0], 1);
  is("row_argmax", PEWTER_FLOAT, indices[1], 3);
  test_elements("softmax", pewter_softmax, softmax, type);
  test_elements("log_softmax", pewter_log_softmax, log_softmax, type);
  test_elements("row_prefix_sum", pewter_row_prefix_sum, prefix, type);
  test_elements("row_prefix_sum_exclusive", pewter_row_prefix_sum_exclusive, exclusive, type);
  test_elements("stencil3", pewter_stencil3, stencil, type);
  test_softmax_of_batches(type);
  test_norms(type);
}
