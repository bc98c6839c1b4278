// y[i] = table[ids[i]]. Error: none, elements are copied as they are.
#include "kernels/embedding/embedding.hpp"

#include "kernels/common/rows.hpp"
#include "kernels/embedding/embedding_rows.hpp"
#include "kernels/runtime/device.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

/// Each token's id reads a whole row of the table: compared with that, checking all ids first costs little.
void check_ids(const char* function, const std::uint32_t* ids, embedding_shape shape) {
  for (std::size_t i = 0; i < shape.tokens; ++i)
    if (ids[i] >= shape.vocabulary)
      detail::raise("%s: ids[%zu] = %u, must be below the vocabulary's %zu", function, i, ids[i],
                    shape.vocabulary);
}

}  // namespace

template <element T>
void embedding(const T* table, const std::uint32_t* ids, T* y, embedding_shape shape, const launch& options) {
  constexpr const char* name = "embedding";
  const std::size_t in_table = detail::check_elements(name, sizeof(T), shape.vocabulary, shape.dim);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.tokens, shape.dim);
  const std::size_t id_bytes =
      detail::check_elements(name, sizeof(std::uint32_t), shape.tokens, 1) * sizeof(std::uint32_t);
  detail::check_pointer(name, "table", table, in_table);
  detail::check_pointer(name, "ids", ids, shape.tokens);
  detail::check_pointer(name, "y", y, n);
  detail::check_no_overlap(name, "table", table, in_table * sizeof(T), "y", y, n * sizeof(T));
  detail::check_no_overlap(name, "ids", ids, id_bytes, "y", y, n * sizeof(T));
  if (!detail::is_on_device(options)) check_ids(name, ids, shape);  // the host cannot read a device's
  detail::announce_shape({{shape.tokens, shape.vocabulary, shape.dim}});
  const detail::embedding_arguments arguments{
      table, ids, y, shape.dim,
      detail::policy_of_results(embedding_description, traversal::rows, y, n, false, options)};
  detail::run_rows<T>({name, embedding_description, detail::embedding_tables}, arguments,
                      {1, shape.tokens, shape.dim}, options);
}

PEWTER_INSTANCES(embedding)

namespace {

constexpr named_shape shapes[] = {
    {"bert 30522 x 768, 512 tokens", {{512, 30522, 768}}},
    {"bert 30522 x 768, 4096 tokens", {{4096, 30522, 768}}},
    {"qwen2.5-0.5b 151936 x 896, 512 tokens", {{512, 151936, 896}}},
    {"qwen2.5-0.5b 151936 x 896, 1 token", {{1, 151936, 896}}},
};

}  // namespace

constinit const description embedding_description = detail::described<detail::embedding_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    // Only the ids' rows of the table count.
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * (2 * s[2] * size_of(t) + sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape&) { return 0.0; },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = shapes,
});

}  // namespace pewter
