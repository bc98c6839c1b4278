// y[r] = the discrete Fourier transform of row r.
//
// Error in eps, relative to scale times the sum of absolute values: each stage a complex product, 2.5 with
// its rounded factor, and two additions; at most 3.5 for each factor of two of the length; and the scale's.
#include "kernels/transform/transform_launch.hpp"

#include <numbers>
#include <vector>

#include "kernels/runtime/workspace.hpp"
#include "pewter/detail/kept_by_thread.hpp"

namespace pewter {
namespace {

using detail::fft_stage;

/// Passes over transforms of one length, with their factors.
struct fft_plan {
  std::size_t length = 0, radix = 0;
  std::vector<fft_stage> stages;
  std::vector<float> factors;
};

/// Numbers of factors of a stage. Blocks shorter than a SIMD group have a factor for each number.
std::size_t factors_of(const fft_stage& s) {
  const bool repeated = s.block_length < simd_execution_width;
  return s.blocks * (repeated ? s.block_length : 1);
}

void write_factors(const fft_stage& s, float* to) {
  const std::size_t n = factors_of(s), repeats = n / s.blocks;
  for (std::size_t power = 1; power < s.radix; ++power)
    for (std::size_t i = 0; i < n; ++i) {
      const double turns =
          static_cast<double>(power * (i / repeats)) / static_cast<double>(s.radix * s.blocks);
      const double angle = -2 * std::numbers::pi * turns;
      to[(2 * power - 2) * n + i] = static_cast<float>(std::cos(angle));
      to[(2 * power - 1) * n + i] = static_cast<float>(std::sin(angle));
    }
}

const fft_plan& plan_of(std::size_t length, std::size_t radix) {
  fft_plan& plan = detail::kept_by_thread<fft_plan>::get();
  if (plan.length == length && plan.radix == radix) return plan;
  plan = {};
  std::size_t all = 0;
  for (std::size_t done = 1; done < length;) {
    const std::size_t r = length / done < radix ? 2 : radix;
    plan.stages.push_back({r, length / (done * r), done, nullptr});
    all += 2 * (r - 1) * factors_of(plan.stages.back());
    done *= r;
  }
  plan.factors.resize(all);
  float* at = plan.factors.data();
  for (fft_stage& s : plan.stages) {
    s.factors = at;
    write_factors(s, at);
    at += 2 * (s.radix - 1) * factors_of(s);
  }
  plan.length = length;
  plan.radix = radix;
  return plan;
}

}  // namespace

namespace detail {
void release_fft_workspace() { kept_by_thread<fft_plan>::get() = {}; }
}  // namespace detail

template <element T>
void fft(const T* x, T* y, transform_shape shape, bool inverse, float scale, const launch& options) {
  constexpr const char* name = "fft";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.transforms, shape.length, 2);
  const detail::transform_launch how =
      detail::check_transform<T>(name, fft_description, {x, y, n}, shape, scale, options);
  const auto scratch = detail::scratch_of_transforms(name, how, 4 * shape.length);
  const fft_plan& plan = plan_of(n == 0 ? 1 : shape.length, how.chosen == pattern::vectorized ? 4 : 2);
  const detail::fft_arguments arguments{x,
                                        y,
                                        scratch.get(),
                                        plan.stages.data(),
                                        plan.stages.size(),
                                        shape.transforms,
                                        shape.length,
                                        scale,
                                        inverse,
                                        detail::element_type_of<T>};
  const double nanoseconds =
      0.3 * static_cast<double>(shape.length) * (detail::stages_of({{0, shape.length}}) + 1);
  detail::run_transform<T>(name, detail::fft_tables, how, arguments, nanoseconds, options);
}

PEWTER_INSTANCES(fft)

namespace {

constexpr named_shape fft_shapes[] = {
    {"512 frames of 1024", {{512, 1024}}},
    {"whisper's window, 3000 frames of 512", {{3000, 512}}},
    {"one of 2^20", {{1, 1048576}}},
};

}  // namespace

constinit const description fft_description = detail::described<detail::fft_row>({
    .patterns = detail::looping_patterns,
    .bytes = [](const problem_shape& s,
                element_type t) { return 4.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops =
        [](const problem_shape& s) { return 5.0 * static_cast<double>(s[0] * s[1]) * detail::stages_of(s); },
    .error_coefficient = [](const problem_shape& s) { return 3.5 * detail::stages_of(s) + 0.5; },
    .shapes = fft_shapes,
    .valid = detail::is_transform,
    .in_place_input = 0,
});

}  // namespace pewter
