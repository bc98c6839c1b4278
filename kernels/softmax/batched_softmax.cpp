// y[b][r] = softmax of row r of batch b: attention weights, a batch a head.
#include "kernels/softmax/softmax_launch.hpp"

namespace pewter {

template <element T>
void batched_softmax(const T* x, T* y, batched_shape shape, const launch& options) {
  detail::run_softmax({"batched_softmax", batched_softmax_description, detail::batched_softmax_tables}, x, y,
                      shape, options);
}

PEWTER_INSTANCES(batched_softmax)

namespace {

constexpr std::size_t batched_softmax_count(const problem_shape& s) { return s[0] * s[1] * s[2]; }
constexpr named_shape batched_softmax_shapes[] = {
    {"qwen2.5-0.5b scores, 14 heads, 128 queries, 512 keys", {{14, 128, 512}}},
    {"llama3-8b scores, 32 heads, 1 query, 4096 keys", {{32, 1, 4096}}},
    {"llama3-8b scores, 32 heads, 1 query, 32768 keys", {{32, 1, 32768}}},
    {"bert-large scores, 16 heads, 512 queries, 512 keys", {{16, 512, 512}}},
    {"llama3-8b scores, 32 heads, 512 queries, 1024 keys", {{32, 512, 1024}}},
    {"llama3-70b scores, 64 heads, 32 queries, 8192 keys", {{64, 32, 8192}}},
};

}  // namespace

constinit const description batched_softmax_description = detail::described<detail::batched_softmax_row>({
    .patterns = detail::tiled_row_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(batched_softmax_count(s) * size_of(t)); },
    .flops =
        [](const problem_shape& s) {
          return detail::softmax_flops_per_element * static_cast<double>(batched_softmax_count(s));
        },
    .error_coefficient = [](const problem_shape& s) { return detail::softmax_error(s[2]); },
    .shapes = batched_softmax_shapes,
    .in_place_input = 0,
    .error_on_gpu = detail::error_of_own_sums + detail::error_of_own_factor,
});

}  // namespace pewter
