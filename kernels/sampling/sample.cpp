// ids[r] = a column of row r, drawn by softmax(logits[r] / temperature) among those that top_k, top_p and
// min_p keep. Error: of a weight that of exp and of its argument, (x - max) eps; a column changes only where
// the draw lies within that error of a sum of weights.
#include "kernels/sampling/sample.hpp"

#include <cmath>
#include <memory>
#include <vector>

#include "kernels/common/rows.hpp"
#include "kernels/sampling/philox.hpp"
#include "kernels/sampling/sampling_rows.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

constexpr std::size_t sample_most_cols = detail::most_chunks * detail::longest_chunk;

void check_sampling(const char* name, matrix_shape shape, const sampling_options& how,
                    const launch& options) {
  detail::check_not_on_device(name, options);
  if (shape.rows != 0 && (shape.cols == 0 || shape.cols > sample_most_cols))
    detail::raise("%s: cols = %zu, must be 1 to %zu", name, shape.cols, sample_most_cols);
  const auto check = [&](bool right, const char* option, float value, const char* must) {
    if (!right) detail::raise("%s: %s = %g, must be %s", name, option, static_cast<double>(value), must);
  };
  const float t = how.temperature;
  check(t > 0 && std::isfinite(t) && std::isfinite(1 / t), "temperature", t,
        "finite and above 0, its reciprocal too");
  check(how.top_p > 0 && how.top_p <= 1, "top_p", how.top_p, "above 0 and at most 1");
  check(how.typical > 0 && how.typical <= 1, "typical", how.typical, "above 0 and at most 1");
  check(how.min_p >= 0 && how.min_p <= 1, "min_p", how.min_p, "0 to 1");
  check(how.typical == 1 || how.min_p == 0, "min_p", how.min_p, "0 where typical is below 1");
}

}  // namespace

template <element T>
void sample(const T* logits, const std::uint32_t* counters, std::uint32_t* ids, matrix_shape shape,
            const sampling_options& how, const launch& options) {
  constexpr const char* name = "sample";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  const std::size_t id_bytes = detail::check_elements(name, sizeof *ids, shape.rows, 1) * sizeof *ids;
  detail::check_elements(name, sizeof *ids, shape.rows, shape.cols);  // the weights
  check_sampling(name, shape, how, options);
  detail::check_pointer(name, "logits", logits, n);
  detail::check_pointer(name, "counters", counters, shape.rows);
  detail::check_pointer(name, "ids", ids, shape.rows);
  detail::check_no_overlap(name, "logits", logits, n * sizeof(T), "ids", ids, id_bytes);
  detail::check_no_overlap(name, "counters", counters, id_bytes, "ids", ids, id_bytes);
  std::vector<std::uint64_t> draws(shape.rows);
  for (std::size_t r = 0; r < shape.rows; ++r) draws[r] = detail::random_bits(how.seed, counters[r]);
  const auto weights = std::make_unique_for_overwrite<std::uint32_t[]>(n);
  const bool typical = how.typical < 1;
  const auto distances = std::make_unique_for_overwrite<std::uint32_t[]>(typical ? n : 0);
  constexpr std::size_t usual_chunk = 1024;
  const double least = std::ceil(static_cast<double>(how.min_p) * detail::whole_weight);
  const detail::sample_arguments arguments{
      logits,
      draws.data(),
      ids,
      weights.get(),
      typical ? distances.get() : nullptr,
      shape.cols,
      std::max(usual_chunk, ceil_div(shape.cols, detail::most_chunks)),
      static_cast<std::uint64_t>(static_cast<double>(how.top_p) * 0x1p32),
      static_cast<std::uint64_t>(static_cast<double>(how.typical) * 0x1p32),
      1 / how.temperature,
      how.top_k,
      std::max(1u, static_cast<std::uint32_t>(least))};
  detail::announce_shape({{shape.rows, shape.cols}});
  detail::run_rows<T>({name, sample_description, detail::sample_tables}, arguments,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(sample)

namespace {

constexpr named_shape sample_shapes[] = {
    {"llama3 vocabulary 128256, 1 token", {{1, 128256}}},
    {"qwen2.5 vocabulary 151936, 1 token", {{1, 151936}}},
    {"llama3 vocabulary 128256, 16 tokens", {{16, 128256}}},
};

}  // namespace

constinit const description sample_description = detail::described<detail::sample_row>({
    .patterns = detail::vectorized_alone,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * (s[1] * size_of(t) + 2 * sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = sample_shapes,
    .valid = [](const problem_shape& s) { return s[0] == 0 || s[1] != 0; },
});

}  // namespace pewter
