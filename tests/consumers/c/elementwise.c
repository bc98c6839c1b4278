#include <math.h>

#include "checks.h"

enum { N = 5 };
static const float xs[N] = {-2, -0.5f, 0, 1, 3};
static const float ups[N] = {1, 2, -1, 0.5f, 4};

static double silu(double x) { return x / (1 + exp(-x)); }
static double gelu(double x) { return x / 2 * (1 + tanh(sqrt(2 / acos(-1.0)) * (x + 0.044715 * x * x * x))); }
static double gelu_erf(double x) { return x / 2 * (1 + erf(x / sqrt(2.0))); }
static double relu(double x) { return x > 0 ? x : 0; }

typedef pewter_status unary(pewter_type, const void*, void*, size_t, const pewter_launch*);
typedef pewter_status binary(pewter_type, const void*, const void*, void*, size_t, const pewter_launch*);

static void test_unary(const char* name, unary* function, double (*exact)(double), pewter_type type) {
  const elements x = elements_of(type, xs, N);
  elements y;
  succeeds(name, function(type, &x, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is(name, type, get(type, &y, i), exact(xs[i]));
}

static void test_gated(const char* name, binary* function, double (*exact)(double), pewter_type type) {
  const elements x = elements_of(type, xs, N), up = elements_of(type, ups, N);
  elements y;
  succeeds(name, function(type, &x, &up, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is(name, type, get(type, &y, i), exact(xs[i]) * ups[i]);
}

void test_elementwise(pewter_type type) {
  const elements x = elements_of(type, xs, N), up = elements_of(type, ups, N);
  elements y;
  succeeds("scale", pewter_scale(type, &x, 1.5f, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is("scale", type, get(type, &y, i), 1.5 * xs[i]);
  succeeds("safe_scale", pewter_safe_scale(type, &x, 0.5f, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is("safe_scale", type, get(type, &y, i), 0.5 * xs[i]);
  succeeds("add", pewter_add(type, &x, &up, &y, N, NULL));
  for (size_t i = 0; i < N; ++i) is("add", type, get(type, &y, i), xs[i] + ups[i]);
  test_unary("relu", pewter_relu, relu, type);
  test_unary("silu", pewter_silu, silu, type);
  test_unary("gelu", pewter_gelu, gelu, type);
  test_unary("gelu_erf", pewter_gelu_erf, gelu_erf, type);
  test_gated("swiglu", pewter_swiglu, silu, type);
  test_gated("geglu", pewter_geglu, gelu, type);
  for (pewter_type to = PEWTER_FLOAT; to <= PEWTER_BFLOAT; ++to) {
    succeeds("convert", pewter_convert(type, &x, to, &y, N, NULL));
    for (size_t i = 0; i < N; ++i) is("convert", to, get(to, &y, i), xs[i]);
  }
}
