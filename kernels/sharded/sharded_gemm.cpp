// C = A B with some columns, or a part of k, on each GPU: the plan, and what it comes to in queues.
#include <algorithm>

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/sharded/group.hpp"
#include "kernels/sharded/overlap.hpp"

namespace pewter {

double sharded_gemm_plan::received_by(sharded_extent extent) const {
  const auto elements = [](std::size_t x, std::size_t y) {
    return static_cast<double>(x) * static_cast<double>(y);
  };
  const double of_a = elements(shape.m, shape.k), of_c = elements(shape.m, shape.n),
               others = 1 - 1 / static_cast<double>(gpus);
  if (extent == sharded_extent::k) return others * (c == held::whole ? 2 * of_c : of_c);
  return others * ((a == held::shards ? of_a : 0) + (c == held::whole ? of_c : 0));
}

sharded_gemm_plan plan_sharded_gemm(gemm_shape shape, std::size_t gpus, held a, held c) {
  if (gpus == 0 || gpus > device_group::most)
    detail::raise("plan_sharded_gemm: gpus = %zu, must be 1 to %zu", gpus, device_group::most);
  sharded_gemm_plan plan{.shape = shape, .gpus = gpus, .a = a, .c = c};
  if (plan.received_by(sharded_extent::k) < plan.received_by(sharded_extent::columns))
    plan.by = sharded_extent::k;
  return plan;
}

namespace {

using detail::group_state;

constexpr const char* function = "sharded_gemm";

template <class T>
struct product_on_group {
  group_state& group;
  const sharded_gemm_plan& plan;
  std::span<const T*const> a, b;
  std::span<T* const> c;
  const sharded_gemm_options& how;
  std::size_t gpus = group.gpus.size(), m = plan.shape.m, n = plan.shape.n, k = plan.shape.k;

  /// Rows of C after which what is done is gathered, while the next ones are multiplied.
  std::size_t rows_of_chunk() const {
    if (how.rows_at_a_time != 0) return how.rows_at_a_time;
    unsigned multiprocessors = ~0u;
    for (const auto& each : group.gpus)
      multiprocessors = std::min(multiprocessors, detail::device_at(each->device).multiprocessors);
    return detail::rows_of_chunk({m, plan.columns(0).count, k, sizeof(T), gpus, multiprocessors});
  }

  /// Rows of a GPU's C from its rows of A.
  void multiply(std::size_t gpu, const T* a_rows, T* c_rows, const gemm_shape& shape, std::size_t a_row,
                std::size_t c_row) {
    gemm<T>(a_rows, b[gpu], c_rows, shape,
            {.transpose_b = how.transpose_b, .elements_per_row_a = a_row, .elements_per_row_c = c_row},
            {.queue = &group.gpus[gpu]->work});
  }

  /// All columns of `rows` rows from `first` on. A GPU has those of its shard, in `whole` or tight.
  detail::gathered_rows columns_of(std::size_t first, std::size_t rows, std::size_t row,
                                   const std::vector<T*>& whole,
                                   shard (sharded_gemm_plan::*of)(std::size_t) const,
                                   const T* const* tight) const {
    detail::gathered_rows g{.rows = rows, .pitch = row * sizeof(T)};
    for (std::size_t i = 0; i < gpus; ++i) {
      const shard own = (plan.*of)(i);
      g.whole.push_back(reinterpret_cast<unsigned char*>(whole[i] + first * row));
      g.columns.push_back({own.begin * sizeof(T), own.count * sizeof(T)});
      g.sources.push_back(g.place(group, i, g.columns[i].begin));
      if (tight != nullptr) {
        g.sources[i].data = const_cast<T*>(tight[i]);
        g.sources[i].pitch = g.columns[i].count;
      }
    }
    return g;
  }

  std::vector<T*> kept_on_each(std::size_t elements) {
    std::vector<T*> of_gpus;
    for (const auto& each : group.gpus)
      of_gpus.push_back(
          reinterpret_cast<T*>(detail::room_in(group, *each, &group_state::gpu::kept, elements * sizeof(T))));
    return of_gpus;
  }

  /// A whole A on every GPU, gathered from the columns of each.
  std::vector<const T*> whole_a(exchange by) {
    if (plan.a == held::whole) return {a.begin(), a.end()};
    const std::vector<T*> whole = kept_on_each(m * k);
    detail::moves_wait_for_all_work(group);
    detail::gather(function, group, columns_of(0, m, k, whole, &sharded_gemm_plan::k_of, a.data()), by);
    detail::work_waits_for_all_moves(group);
    return {whole.begin(), whole.end()};
  }

  void by_columns(exchange by) {
    const std::vector<const T*> a_of = whole_a(by);
    const bool gathers = plan.c == held::whole && gpus > 1;
    const std::size_t chunk = gathers ? rows_of_chunk() : m;
    if (gathers) detail::moves_wait_for_all_work(group);
    for (std::size_t first = 0; first < m; first += chunk) {
      const std::size_t rows = std::min(chunk, m - first);
      for (std::size_t i = 0; i < gpus; ++i) {
        const shard own = plan.columns(i);
        const bool whole = plan.c == held::whole;
        const std::size_t c_row = whole ? n : own.count;
        if (own.count != 0)
          multiply(i, a_of[i] + first * k, c[i] + first * c_row + (whole ? own.begin : 0),
                   {rows, own.count, k}, k, c_row);
        if (gathers) detail::moves_wait_for_work(*group.gpus[i]);
      }
      if (gathers)
        detail::gather(function, group,
                       columns_of(first, rows, n, {c.begin(), c.end()}, &sharded_gemm_plan::columns, nullptr),
                       by);
    }
    if (gathers) detail::work_waits_for_all_moves(group);
  }

  void by_k() {
    const bool adds_for_all = plan.c == held::whole;
    const std::vector<T*> sums =
        adds_for_all || gpus == 1 ? std::vector<T*>(c.begin(), c.end()) : kept_on_each(m * n);
    for (std::size_t i = 0; i < gpus; ++i) {
      const shard own = plan.k_of(i);
      const bool whole = plan.a == held::whole;
      // Nothing is read of an empty part, and its place may be behind the operand.
      multiply(i, own.count == 0 ? nullptr : a[i] + (whole ? own.begin : 0), sums[i], {m, n, own.count},
               whole ? k : own.count, n);
    }
    if (gpus == 1) return;
    detail::moves_wait_for_all_work(group);
    add_up(sums, adds_for_all);
    detail::work_waits_for_all_moves(group);
  }

  void add_up(const std::vector<T*>& sums, bool for_all) {
    const detail::nccl_functions& f = detail::nccl(function);
    const detail::nccl_communicators& communicators = detail::communicators_of(function, group);
    constexpr int type = detail::nccl_type_of(detail::element_type_of<T>), sum = detail::nccl_sum;
    const auto stream = [&](std::size_t i) { return group.gpus[i]->moves.handle(); };
    detail::in_nccl_group(function, "adding up", gpus, [&](std::size_t i) {
      if (for_all) return f.all_reduce(sums[i], sums[i], m * n, type, sum, communicators.at(i), stream(i));
      if (m % gpus == 0)
        return f.reduce_scatter(sums[i], c[i], m / gpus * n, type, sum, communicators.at(i), stream(i));
      int failed = 0;  // rows that do not divide: a sum for each GPU's
      for (std::size_t root = 0; root < gpus && failed == 0; ++root)
        if (const shard rows = plan.rows(root); rows.count != 0)
          failed = f.reduce(sums[i] + rows.begin * n, c[i], rows.count * n, type, sum, static_cast<int>(root),
                            communicators.at(i), stream(i));
      return failed;
    });
  }
};

/// @returns elements that a GPU has of each operand
struct operand_sizes {
  std::size_t a, b, c;
};
operand_sizes sizes_of(const sharded_gemm_plan& plan, std::size_t gpu) {
  const auto [m, n, k] = plan.shape;
  const bool by_k = plan.by == sharded_extent::k;
  const shard of_k = plan.k_of(gpu), columns = plan.columns(gpu), rows = plan.rows(gpu);
  return {m * (plan.a == held::whole ? k : of_k.count), by_k ? of_k.count * n : k * columns.count,
          plan.c == held::whole ? m * n
          : by_k                ? rows.count * n
                                : m * columns.count};
}

}  // namespace

template <element T>
void sharded_gemm(device_group& group, const sharded_gemm_plan& plan, std::span<const T* const> a,
                  std::span<const T* const> b, std::span<T* const> c, const sharded_gemm_options& how) {
  const auto [m, n, k] = plan.shape;
  if (plan.gpus != group.size())
    detail::raise("%s: the plan is for %zu GPUs, must be for the group's %zu", function, plan.gpus,
                  group.size());
  detail::check_operands(function, "a", a, group.size());
  detail::check_operands(function, "b", b, group.size());
  detail::check_operands(function, "c", c, group.size());
  detail::check_elements(function, sizeof(T), m, k, 1);
  detail::check_elements(function, sizeof(T), k, n, 1);
  detail::check_elements(function, sizeof(T), m, n, 1);
  for (std::size_t i = 0; i < group.size(); ++i) {
    const operand_sizes of = sizes_of(plan, i);
    detail::check_operand(function, "a", group.own(), i, a[i], of.a);
    detail::check_operand(function, "b", group.own(), i, b[i], of.b);
    detail::check_operand(function, "c", group.own(), i, c[i], of.c);
  }
  const exchange by = detail::exchange_of(function, group.own(), how.exchange);
  if (m == 0 || n == 0) return;
  const bool by_k = plan.by == sharded_extent::k;
  // Before anything is in a queue.
  if (group.size() > 1 && (by_k || (by == exchange::nccl && plan.received() > 0)))
    detail::communicators_of(function, group.own());
  product_on_group<T> product{group.own(), plan, a, b, c, how};
  by_k ? product.by_k() : product.by_columns(by);
}

#define PEWTER_INSTANCE(T)                                                                       \
  template void sharded_gemm(device_group&, const sharded_gemm_plan&, std::span<const T* const>, \
                             std::span<const T* const>, std::span<T* const>, const sharded_gemm_options&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

}  // namespace pewter
