// A plan as one line of text, for PEWTER_VERBOSE, scripts/explain-plan and the messages of tests.
#include <cstdio>

#include "kernels/matmul/plan/plan.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {
namespace {

const char* name_of(operand_form form) {
  constexpr const char* names[] = {"in place", "packed", "packed privately", "packed by the caller"};
  return names[static_cast<int>(form)];
}
const char* name_of(accumulators sums) {
  constexpr const char* names[] = {"in blocks", "in C where whole", "in C"};
  return names[static_cast<int>(sums)];
}
const char* name_of(prefetch_b policy) {
  constexpr const char* names[] = {"", " B", " B by pages", " B along rows"};
  return names[static_cast<int>(policy)];
}

std::string format(const char* text, auto... values) {
  char buffer[256];
  std::snprintf(buffer, sizeof buffer, text, values...);
  return buffer;
}

}  // namespace

const char* name_of(gemm_algorithm algorithm) {
  constexpr const char* names[] = {"blocked",     "private panels", "private blocks",
                                   "skinny M",    "skinny M AMX",   "streamed rows",
                                   "packed rows", "inner product",  "split K"};
  return names[static_cast<int>(algorithm)];
}
const char* name_of(micro_kernel_kind kernel) {
  constexpr const char* names[] = {"FMA", "BF16 dot", "AMX"};
  return names[static_cast<int>(kernel)];
}

std::string describe(const gemm_plan& p) {
  const gemm_blocking& b = p.blocking;
  const gemm_partition& to = p.partition;
  std::string text = name_of(p.algorithm);
  if (p.algorithm == gemm_algorithm::split_k)
    text += format(" (%zu parts of %zu and %zu, %s)", p.batches, p.k, p.k_behind_parts, name_of(p.of_parts));
  if (p.transposed) text += ", C^T";
  text += format(", %s %zux%zu, KC %zu MC %zu NC %zu", name_of(p.kernel), b.mr, b.nr, b.kc, b.mc, b.nc);
  text +=
      format("; A %s, B %s, sums %s", name_of(p.a_operand.form), name_of(p.b_operand.form), name_of(p.sums));
  text += format("; %zux%zu tiles of %zux%zu", ceil_div(p.m, b.mc), ceil_div(p.n, to.tile_cols), b.mc,
                 to.tile_cols);
  if (p.algorithm != gemm_algorithm::split_k && p.batches > 1) text += format(" x %zu batches", p.batches);
  if (to.batches_per_threadgroup > 1) text += format(" (%zu a threadgroup)", to.batches_per_threadgroup);
  if (to.batches_at_a_time < p.batches) text += format(" (%zu packed at a time)", to.batches_at_a_time);
  text += format(" by %u threads", to.threads);
  text += to.host_threads == 1
              ? ", 1 host thread"
              : format(", %u host threads over %s", to.host_threads, to.over_n || p.m <= b.mc ? "N" : "M");
  const bool prefetches = p.memory.b != prefetch_b::none || p.memory.next_panel || p.memory.c;
  if (prefetches) text += std::string("; prefetch") + name_of(p.memory.b);
  if (p.memory.next_panel) text += " panels";
  if (p.memory.next_rows) text += " rows";
  if (p.memory.c) text += " C";
  return text;
}

}  // namespace pewter::detail
