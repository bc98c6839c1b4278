// pewter.h: gemm with its options and packed matrices.
#include <utility>
#include <variant>

#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;
using pewter::detail::check_enumerator;

struct pewter_packed_matrix {
  std::variant<pewter::packed_matrix<float>, pewter::packed_matrix<pewter::half>,
               pewter::packed_matrix<pewter::bfloat>>
      of;
};

namespace {

constexpr int activation_count = PEWTER_ACTIVATION_GELU + 1,
              float_products_count = PEWTER_FLOAT_PRODUCTS_THREE_TF32 + 1;
static_assert(static_cast<int>(pewter::float_products::three_tf32) == PEWTER_FLOAT_PRODUCTS_THREE_TF32);

template <class T>
pewter::gemm_options<T> gemm_options_of(const char* function, const pewter_gemm_options* options) {
  if (options == nullptr) return {};
  pewter::detail::check_reserved(function, "pewter_gemm_options", options->reserved);
  const int activation = check_enumerator(function, "activation", options->activation, activation_count);
  const int float_products =
      check_enumerator(function, "float_products", options->float_products, float_products_count);
  return {.alpha = options->alpha,
          .beta = options->beta,
          .transpose_a = options->transpose_a != 0,
          .transpose_b = options->transpose_b != 0,
          .elements_per_row_a = options->elements_per_row_a,
          .elements_per_row_b = options->elements_per_row_b,
          .elements_per_row_c = options->elements_per_row_c,
          .batches = options->batches,
          .batch_stride_a = options->batch_stride_a,
          .batch_stride_b = options->batch_stride_b,
          .batch_stride_c = options->batch_stride_c,
          .row_scale = options->row_scale,
          .bias = at<T>(options->bias),
          .activation = static_cast<pewter::activation>(activation),
          .residual = at<T>(options->residual),
          .float_products = static_cast<pewter::float_products>(float_products)};
}

void check_there(const char* function, const char* argument, const void* p) {
  if (p == nullptr) pewter::detail::raise("%s: %s = null, must be a pointer", function, argument);
}

}  // namespace

void pewter_default_gemm_options(pewter_gemm_options* options) {
  *options = pewter_gemm_options{};
  options->alpha = 1;
  options->batches = 1;
  options->batch_stride_a = options->batch_stride_b = options->batch_stride_c = PEWTER_TIGHT;
}

pewter_status pewter_gemm(pewter_type type, const void* a, const void* b, void* c, size_t m, size_t n,
                          size_t k, const pewter_gemm_options* options, const pewter_launch* how) {
  return call("gemm", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gemm(at<T>(a), at<T>(b), at<T>(c), {m, n, k}, gemm_options_of<T>("gemm", options), launch);
  });
}

pewter_status pewter_pack_matrix(pewter_type type, const void* b, size_t k, size_t n, int32_t transposed,
                                 size_t elements_per_row, pewter_packed_matrix** packed) {
  return call("pack_matrix", type, nullptr, [&]<class T>(T, const pewter::launch&) {
    check_there("pack_matrix", "packed", packed);
    pewter::packed_matrix<T> panels(at<T>(b), k, n, transposed != 0, elements_per_row);
    *packed = new pewter_packed_matrix{std::move(panels)};
  });
}

void pewter_free_packed_matrix(pewter_packed_matrix* packed) { delete packed; }

pewter_status pewter_gemm_packed(const void* a, const pewter_packed_matrix* b, void* c, size_t m, size_t n,
                                 size_t k, const pewter_gemm_options* options, const pewter_launch* how) {
  return pewter::detail::guarded([&] {
    check_there("gemm_packed", "b", b);
    const pewter::launch launch = pewter::detail::launch_of("gemm_packed", how);
    std::visit(
        [&]<class T>(const pewter::packed_matrix<T>& of) {
          pewter::gemm(at<T>(a), of, at<T>(c), {m, n, k}, gemm_options_of<T>("gemm_packed", options), launch);
        },
        b->of);
  });
}

void pewter_release_workspace(void) { pewter::release_workspace(); }
