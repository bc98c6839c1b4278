// ids[r] = the column with the largest logits / temperature + Gumbel's noise. Error: a column changes only
// where two sums are within that of log, some eps of the noise.
#include "kernels/sampling/sample_gumbel.hpp"

#include <cmath>

#include "kernels/common/rows.hpp"
#include "kernels/sampling/sampling_rows.hpp"
#include "pewter/error.hpp"

namespace pewter {

template <element T>
void sample_gumbel(const T* logits, const std::uint32_t* counters, std::uint32_t* ids, matrix_shape shape,
                   const gumbel_options& how, const launch& options) {
  constexpr const char* name = "sample_gumbel";
  constexpr std::size_t most_cols = 0x7fffffff;
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  const std::size_t id_bytes = detail::check_elements(name, sizeof *ids, shape.rows, 1) * sizeof *ids;
  if (shape.rows != 0 && (shape.cols == 0 || shape.cols > most_cols))
    detail::raise("%s: cols = %zu, must be 1 to %zu", name, shape.cols, most_cols);
  const float t = how.temperature;
  if (!(t > 0 && std::isfinite(t) && std::isfinite(1 / t)))
    detail::raise("%s: temperature = %g, must be finite and above 0, its reciprocal too", name,
                  static_cast<double>(t));
  detail::check_pointer(name, "logits", logits, n);
  detail::check_pointer(name, "counters", counters, shape.rows);
  detail::check_pointer(name, "ids", ids, shape.rows);
  detail::check_no_overlap(name, "logits", logits, n * sizeof(T), "ids", ids, id_bytes);
  detail::check_no_overlap(name, "counters", counters, id_bytes, "ids", ids, id_bytes);
  detail::announce_shape({{shape.rows, shape.cols}});
  const detail::gumbel_arguments arguments{logits, counters, ids, shape.cols, how.seed, 1 / t};
  detail::run_rows<T>({name, sample_gumbel_description, detail::sample_gumbel_tables}, arguments,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(sample_gumbel)

namespace {

constexpr named_shape sample_gumbel_shapes[] = {
    {"llama3 vocabulary 128256, 1 token", {{1, 128256}}},
    {"llama3 vocabulary 128256, 16 tokens", {{16, 128256}}},
};

}  // namespace

constinit const description sample_gumbel_description = detail::described<detail::sample_gumbel_row>({
    .patterns = detail::vectorized_alone,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * (s[1] * size_of(t) + 2 * sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape& s) { return 100.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = sample_gumbel_shapes,
    .valid = [](const problem_shape& s) { return s[0] == 0 || s[1] != 0; },
});

}  // namespace pewter
