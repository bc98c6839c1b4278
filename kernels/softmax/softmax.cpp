// y[r][i] = exp(x[r][i] - max_r) / sum over j of exp(x[r][j] - max_r).
#include "kernels/softmax/softmax_launch.hpp"

namespace pewter {

template <element T>
void softmax(const T* x, T* y, matrix_shape shape, const launch& options) {
  detail::run_softmax({"softmax", softmax_description, detail::softmax_tables}, x, y,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(softmax)

namespace {

constexpr named_shape softmax_shapes[] = {
    {"llama3-8b scores of 32 heads, 16 queries, 4096 keys", {{512, 4096}}},
    {"llama3-8b scores of 32 heads, 1 query, 1024 keys", {{32, 1024}}},
    {"llama3-8b scores of 32 heads, 1 query, 32768 keys", {{32, 32768}}},
    {"qwen2.5-0.5b scores of 14 heads, 512 queries, 512 keys", {{7168, 512}}},
    {"llama3-8b scores of 32 heads, 128 queries, 8192 keys", {{4096, 8192}}},
    {"llama3-8b vocabulary 128256, 1 token", {{1, 128256}}},
    {"qwen2.5-0.5b vocabulary 151936, 32 tokens", {{32, 151936}}},
};

}  // namespace

constinit const description softmax_description = detail::described<detail::softmax_row>({
    .patterns = detail::tiled_row_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops =
        [](const problem_shape& s) {
          return detail::softmax_flops_per_element * static_cast<double>(s[0] * s[1]);
        },
    .error_coefficient = [](const problem_shape& s) { return detail::softmax_error(s[1]); },
    .shapes = softmax_shapes,
    .in_place_input = 0,
    .error_on_gpu = detail::error_of_own_sums + detail::error_of_own_factor,
});

}  // namespace pewter
