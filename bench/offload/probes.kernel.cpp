// The probes' bodies, compiled for GPUs alone.
#include "bench/offload/probes.hpp"

#include "kernels/common/unrolled.hpp"
#include "kernels/offload/runtime/kernel_entry_gpu.hpp"
#include "pewter/native/gpu/matrix.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using bench::probe_arguments;
constexpr int loads = bench::probe_floats / bench::probe_threads;

/// Where the SIMD group's 16 sets of 32 elements begin. Threadgroups share `rounds` parts of the arrays, so
/// that a launch goes over what a cache holds many times.
PEWTER_INLINE std::size_t first_of(threadgroup& tg, const simdgroup& sg, const probe_arguments& a) {
  return std::size_t{tg.threadgroup_position_in_grid().x % a.rounds} * bench::probe_floats +
         std::size_t{sg.index()} * (loads * lane_count);
}

void copy(threadgroup& tg, const probe_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t first = first_of(tg, sg, a);
    lanes<float> values[loads];
    PEWTER_UNROLLED
    for (int k = 0; k < loads; ++k) values[k] = load(a.x + first + k * lane_count);
    PEWTER_UNROLLED
    for (int k = 0; k < loads; ++k) store(a.y + first + k * lane_count, values[k]);
  });
}

void read(threadgroup& tg, const probe_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t first = first_of(tg, sg, a);
    lanes<float> sum = 0.0f;
    PEWTER_UNROLLED
    for (int k = 0; k < loads; ++k) sum += load(a.x + first + k * lane_count);
    if (any(sum == 1e30f)) store(a.y + first, sum);  // which it is not
  });
}

void write(threadgroup& tg, const probe_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t first = first_of(tg, sg, a);
    PEWTER_UNROLLED
    for (int k = 0; k < loads; ++k) store(a.y + first + k * lane_count, lanes<float>(1.0f));
  });
}

/// Sixteen chains a thread.
void multiply_adds(threadgroup& tg, const probe_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const lanes<float> factor = load(a.x), term = load(a.x + lane_count);
    lanes<float> chains[16];
    for (int k = 0; k < 16; ++k) chains[k] = factor * static_cast<float>(k);
    for (std::uint32_t round = 0; round < a.rounds; ++round) {
      PEWTER_UNROLLED
      for (int k = 0; k < 16; ++k) chains[k] = fma(chains[k], factor, term);
    }
    lanes<float> sum = 0.0f;
    for (int k = 0; k < 16; ++k) sum += chains[k];
    if (any(sum == 1e30f)) store(a.y + sg.index() * lane_count, sum);
  });
}

/// Eight products at a time, whose operands stay in registers.
template <class T>
void products(threadgroup& tg, const probe_arguments& a) {
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::uint32_t word = bitcast<std::uint32_t>(load(a.x)).v[0].data;
    const std::uint32_t left[4] = {word, word ^ 1, word ^ 2, word ^ 3};
    float sums[8][4] = {};
    for (std::uint32_t round = 0; round < a.rounds; ++round) {
      PEWTER_UNROLLED
      for (int k = 0; k < 8; ++k) native::multiply_matrices<T>(sums[k], left, word, word ^ 5);
    }
    float sum = 0;
    for (int k = 0; k < 8; ++k) sum += sums[k][0] + sums[k][1] + sums[k][2] + sums[k][3];
    if (any(lanes<float>(sum) == 1e30f)) store(a.y + sg.index() * lane_count, lanes<float>(sum));
  });
}

void phases(threadgroup& tg, const probe_arguments& a) {
  for (std::uint32_t round = 0; round < a.rounds; ++round) tg.for_each_simdgroup([](simdgroup&) {});
}

}  // namespace

extern const bench::gpu_probes probes;
constexpr bench::gpu_probes probes = {entry<copy>,          entry<read>,           entry<write>,
                                      entry<multiply_adds>, entry<products<half>>, entry<products<bfloat>>,
                                      entry<phases>};
PEWTER_END_TARGET_NAMESPACE
