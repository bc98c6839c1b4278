#include <math.h>
#include <string.h>

#include "checks.h"

enum { M = 2, N = 3, K = 4 };
static const float as[M * K] = {1, 2, -1, 0.5f, 3, 0, -2, 4};
static const float bs[K * N] = {1, 0, 2, -1, 3, 0.5f, 2, -2, 1, 0, 1, 4};

static double product(size_t i) {
  double sum = 0;
  for (size_t k = 0; k < K; ++k) sum += (double)as[i / N * K + k] * bs[k * N + i % N];
  return sum;
}

static void test_gemm(pewter_type type) {
  static const float biases[N] = {1, -20, 0.5f};
  float transposed[K * N];
  const elements a = elements_of(type, as, M * K), b = elements_of(type, bs, K * N);
  const elements bias = elements_of(type, biases, N);
  elements bt, c;
  pewter_gemm_options options;
  pewter_packed_matrix* packed = NULL;
  for (size_t i = 0; i < K * N; ++i) transposed[i % N * K + i / N] = bs[i];
  bt = elements_of(type, transposed, K * N);
  succeeds("gemm", pewter_gemm(type, &a, &b, &c, M, N, K, NULL, NULL));
  for (size_t i = 0; i < M * N; ++i) is("gemm", type, get(type, &c, i), product(i));

  pewter_default_gemm_options(&options);
  options.alpha = 0.5f;
  options.transpose_b = 1;
  options.bias = &bias;
  options.activation = PEWTER_ACTIVATION_RELU;
  succeeds("gemm", pewter_gemm(type, &a, &bt, &c, M, N, K, &options, NULL));
  for (size_t i = 0; i < M * N; ++i)
    is("gemm with options", type, get(type, &c, i), fmax(0.5 * product(i) + biases[i % N], 0));

  succeeds("pack_matrix", pewter_pack_matrix(type, &bt, K, N, 1, 0, &packed));
  options.transpose_b = 0;
  succeeds("gemm_packed", pewter_gemm_packed(&a, packed, &c, M, N, K, &options, NULL));
  for (size_t i = 0; i < M * N; ++i)
    is("gemm_packed", type, get(type, &c, i), fmax(0.5 * product(i) + biases[i % N], 0));
  fails("gemm_packed", pewter_gemm_packed(&a, packed, &c, M, N, K - 1, NULL, NULL), PEWTER_INVALID_ARGUMENT,
        "gemm");
  pewter_free_packed_matrix(packed);
  pewter_release_workspace();
}

/* Two heads of 2 elements over 2 keys of one head; the scale makes all keys alike. */
static void test_attention(pewter_type type, const elements* q, const elements* k) {
  const pewter_attention_extents extents = {1, 2, 1, 1, 2, 2, 2};
  pewter_attention_options how;
  elements y;
  memset(&how, 0, sizeof how);
  how.scale = 1e-6f;
  succeeds("attention", pewter_attention(type, q, k, type, k, type, &y, &extents, &how, NULL));
  is("attention", type, get(type, &y, 3), (get(type, k, 1) + get(type, k, 3)) / 2);
  how.reserved[0] = 1;
  fails("attention", pewter_attention(type, q, k, type, k, type, &y, &extents, &how, NULL),
        PEWTER_INVALID_ARGUMENT, "reserved");
  fails("attention", pewter_attention(type, q, k, 9, k, type, &y, &extents, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "k_type = 9");
  fails("attention", pewter_attention(type, q, k, type, k, type, &y, NULL, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "extents = null");
}

void test_products(pewter_type type) {
  const elements a = elements_of(type, as, M * K), b = elements_of(type, bs, K * N);
  elements c, y;
  succeeds("gemv", pewter_gemv(type, &a, &b, &y, M, K, NULL));
  for (size_t r = 0; r < M; ++r) {
    double sum = 0;
    for (size_t k = 0; k < K; ++k) sum += (double)as[r * K + k] * bs[k];
    is("gemv", type, get(type, &y, r), sum);
  }
  succeeds("gemm_simdgroup", pewter_gemm_simdgroup(type, &a, &b, &c, M, N, K, NULL));
  for (size_t i = 0; i < M * N; ++i) is("gemm_simdgroup", type, get(type, &c, i), product(i));
  succeeds("gemm_tiled", pewter_gemm_tiled(type, &a, &b, &c, M, N, K, NULL));
  for (size_t i = 0; i < M * N; ++i) is("gemm_tiled", type, get(type, &c, i), product(i));
  test_gemm(type);
  test_attention(type, &a, &b);

  /* One head of 4 elements over 2 keys, which are the rows of a; values the first 8 elements of b. */
  succeeds("decode_attention", pewter_decode_attention(type, &b, &a, &b, &y, 1, M, K, NULL));
  {
    double score[M] = {0, 0}, total;
    for (size_t i = 0; i < M * K; ++i) score[i / K] += (double)as[i] * bs[i % K] / 2;
    total = exp(score[0]) + exp(score[1]);
    for (size_t k = 0; k < K; ++k)
      is("decode_attention", type, get(type, &y, k),
         (exp(score[0]) * bs[k] + exp(score[1]) * bs[K + k]) / total);
  }
}
