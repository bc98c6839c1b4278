// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual.
//
// Here the arguments are checked and become a problem; a plan (plan.hpp) says how it is computed.
#include <algorithm>
#include <utility>
#include <vector>

#include "kernels/device.hpp"
#include "kernels/machine.hpp"
#include "kernels/matmul/plan.hpp"
#include "kernels/matmul_ladder/product.hpp"
#include "kernels/offload/gemm_on_device.hpp"
#include "kernels/stored_matrix.hpp"
#include "kernels/verbose.hpp"
#include "kernels/workspace.hpp"
#include "pewter/geometry.hpp"
#include "pewter/host_threads.hpp"

namespace pewter {
namespace {

using detail::stored_matrix;
using detail::strides;

thread_local detail::workspace kept;

template <class T>
constexpr std::size_t elements_of_panels(std::size_t n, std::size_t k) {
  return ceil_div(n, detail::panel_cols<T>) * detail::panel_cols<T> *
         detail::packed_k(detail::element_type_of<T>, k);
}

/// The largest power of two, at most a page, that divides the address.
std::size_t alignment_of(const void* p) {
  const auto address = reinterpret_cast<std::uintptr_t>(p) | 4096;
  return address & -address;
}

/// That of the target that run_kernel is going to choose.
template <class T>
const detail::micro_kernel& micro_kernel_of_launch(const launch& options) {
  constexpr element_type type = detail::element_type_of<T>;
  static const std::vector<detail::micro_kernel> of_targets = [] {
    std::vector<detail::micro_kernel> all;
    for (const target& t : targets()) all.push_back(detail::micro_kernel_of(t.name, type));
    return all;
  }();
  return of_targets[static_cast<std::size_t>(
      target_with(detail::gemm_tables, pattern::tiled, type, options))];
}

/// Whether the plan has no more threadgroups than host threads: their number is then that of the workers.
bool has_as_many_threadgroups(const detail::gemm_plan& p) {
  return p.is_private() && ceil_div(p.m, p.blocking.mc) * ceil_div(p.n, p.partition.tile_cols) *
                                   ceil_div(p.batches, p.partition.batches_per_threadgroup) <=
                               p.partition.host_threads;
}

template <class T>
void run(const T* a, const T* b, bool b_is_packed, T* c, gemm_shape shape, const gemm_options<T>& how,
         const launch& options) {
  constexpr const char* function = "gemm";
  if (detail::is_on_device(options) && b_is_packed)
    detail::raise("%s: b is packed for the CPU, must be a matrix in device memory for a launch on a GPU",
                  function);
  const auto [m, n, k] = shape;
  if (how.activation > activation::gelu)
    detail::raise("%s: activation = %d is unknown, must be at most %d", function,
                  static_cast<int>(how.activation), static_cast<int>(activation::gelu));
  const auto check = [&](const char* name, std::size_t rows, std::size_t cols, bool transposed,
                         std::size_t elements_per_row, std::size_t batch_stride) {
    return detail::check_stored<T>(function, name, transposed ? cols : rows, transposed ? rows : cols,
                                   elements_per_row, how.batches, batch_stride);
  };
  const stored_matrix a_as = check("a", m, k, how.transpose_a, how.elements_per_row_a, how.batch_stride_a);
  const stored_matrix b_as = check("b", k, n, how.transpose_b, how.elements_per_row_b, how.batch_stride_b);
  const stored_matrix c_as = check("c", m, n, false, how.elements_per_row_c, how.batch_stride_c);
  const std::size_t of_a = a_as.span(how.batches),
                    of_b = b_is_packed ? elements_of_panels<T>(n, k) : b_as.span(how.batches),
                    of_c = c_as.span(how.batches);
  detail::check_pointer(function, "a", a, of_a);
  detail::check_pointer(function, "b", b, of_b);
  detail::check_pointer(function, "c", c, of_c);
  detail::check_apart(function, c_as, how.batches);
  const std::size_t c_bytes = of_c * sizeof(T);
  detail::check_no_overlap(function, "a", a, of_a * sizeof(T), "c", c, c_bytes);
  detail::check_no_overlap(function, "b", b, of_b * sizeof(T), "c", c, c_bytes);
  if (how.bias != nullptr)
    detail::check_no_overlap(function, "bias", how.bias, n * sizeof(T), "c", c, c_bytes);
  if (how.row_scale != nullptr)
    detail::check_no_overlap(function, "row_scale", how.row_scale, m * sizeof(float), "c", c, c_bytes);
  if (how.residual != nullptr)
    detail::check_same_or_disjoint(function, "residual", how.residual, c_bytes, "c", c, c_bytes);
  const pattern chosen = detail::check_pattern(function, options, gemm_description, pattern::tiled);

  const std::uint32_t threads = detail::check_threads(function, options, 0);
  if (of_c == 0) return;
  if (detail::is_on_device(options))
    return detail::run_gemm_on_device(a, a_as, b, b_as, c, c_as, shape, how, options);

  detail::gemm_problem q;
  q.m = m;
  q.n = n;
  q.k = how.alpha == 0 ? 0 : k;  // as in BLAS, then neither A nor B is read
  q.batches = how.batches;
  q.type = detail::element_type_of<T>;
  q.kernel = micro_kernel_of_launch<T>(options);
  q.a = a_as.of(how.transpose_a);
  q.b = b_as.of(how.transpose_b);
  q.c_row = c_as.elements_per_row;
  q.c_batch = c_as.batch_stride;
  q.a_alignment = alignment_of(a);
  q.b_alignment = alignment_of(b);
  q.b_is_packed = b_is_packed;
  q.has_epilogue = detail::has_epilogue(how);
  q.has_bias_or_row_scale = how.bias != nullptr || how.row_scale != nullptr;
  q.threads_per_threadgroup = threads;
  q.host_threads = detail::available_host_threads();
  if (options.host_threads != 0) q.host_threads = std::min(q.host_threads, options.host_threads);
  detail::gemm_job job{.plan = detail::make_plan(q, this_machine()),
                       .a = a,
                       .b = b,
                       .c = c,
                       .sums = nullptr,
                       .packed_a = nullptr,
                       .packed_b = nullptr,
                       .alpha = how.alpha,
                       .beta = how.beta,
                       .bias = how.bias,
                       .residual = how.residual,
                       .row_scale = how.row_scale,
                       .activation = how.activation};
  const detail::gemm_plan& plan = job.plan;
  if (plan.exchanged) std::swap(job.a, job.b);
  if (q.k == 0) job.a = job.b = c;  // of which nothing is read, but offsets are added to them
  job.packed_a = plan.workspace.size == 0 ? nullptr : kept.room_for(plan.workspace.size);
  job.packed_b = job.packed_a + plan.workspace.packed_b;
  job.sums = plan.algorithm == detail::gemm_algorithm::split_k ? job.packed_a + plan.workspace.partial_sums
                                                               : static_cast<float*>(job.c);
  detail::announce_shape({{m, n, k}});
  if (detail::is_verbose()) [[unlikely]]
    detail::keep_plan(detail::describe(plan));
  const launch_geometry one = geometry_of_threadgroups({1, 1, 1}, {plan.partition.threads, 1, 1}, function);
  // A plan of one threadgroup a host thread leaves the others idle by itself: a smaller parallel region would
  // end them. Decision 177.
  if (plan.partition.host_threads == q.host_threads || has_as_many_threadgroups(plan))
    return run_kernel(detail::gemm_tables, chosen, q.type, &job, one, options, plan.costs.threadgroup);
  launch fewer = options;
  fewer.host_threads = plan.partition.host_threads;
  run_kernel(detail::gemm_tables, chosen, q.type, &job, one, fewer, plan.costs.threadgroup);
}

// ---- weights ----

/// Packs `cols` columns of op(B), at most a panel's. In blocks of k of which both sides lie in L1d: only one
/// of them is contiguous.
template <class T>
void pack_panel(const T* b, strides at, std::size_t k, std::size_t cols, T* panel) {
  constexpr element_type type = detail::element_type_of<T>;
  constexpr std::size_t kc = 64, panel_cols = detail::panel_cols<T>;
  const std::size_t k_packed = detail::packed_k(type, k);
  if (cols < panel_cols || k < k_packed) std::fill_n(panel, k_packed * panel_cols, T());
  const auto put = [&](std::size_t i, std::size_t c, T value) {
    panel[detail::is_vnni(type) ? i / 2 * 2 * panel_cols + 2 * c + i % 2 : i * panel_cols + c] = value;
  };
  for (std::size_t first = 0; first < k; first += kc) {
    const std::size_t last = std::min(k, first + kc);
    if (at.col == 1)
      for (std::size_t i = first; i < last; ++i)
        for (std::size_t c = 0; c < cols; ++c) put(i, c, b[i * at.row + c]);
    else
      for (std::size_t c = 0; c < cols; ++c)
        for (std::size_t i = first; i < last; ++i) put(i, c, b[c * at.col + i]);
  }
}

/// f(0), ... f(count - 1), spread over the host threads.
template <class F>
void for_each_on_host_threads(std::size_t count, F f) {
  const unsigned threads = detail::available_host_threads();
  const auto workers = static_cast<unsigned>(std::min(count, std::size_t{threads}));
  const auto work = [](void* context, const detail::worker& share) {
    for (std::uint64_t i = share.begin; i < share.end; ++i) (**static_cast<F**>(context))(i);
  };
  const detail::job all = detail::job::of<F*>(work, count, &f);
  if (workers > 1)
    detail::run_on_host_threads(mapping::threadgroups, {workers, threads}, &all, 1);
  else
    for (std::size_t i = 0; i < count; ++i) f(i);
}

}  // namespace

void release_workspace() { kept.release(); }

template <element T>
packed_matrix<T>::packed_matrix(const T* b, std::size_t k, std::size_t n, bool transposed,
                                std::size_t elements_per_row)
    : k_(k), n_(n) {
  constexpr const char* function = "packed_matrix";
  constexpr std::size_t panel_cols = detail::panel_cols<T>;
  const stored_matrix stored = detail::check_stored<T>(function, "b", transposed ? n : k, transposed ? k : n,
                                                       elements_per_row, 1, gemm_options<T>::tight);
  detail::check_pointer(function, "b", b, stored.span(1));
  const strides at = stored.of(transposed);
  const std::size_t k_packed = detail::packed_k(detail::element_type_of<T>, k);
  const std::size_t count =
      detail::check_elements(function, sizeof(T), ceil_div(n, panel_cols) * panel_cols, k_packed);
  panels_.reset(new (alignment) T[count]);
  if (count == 0) return;
  for_each_on_host_threads(ceil_div(n, panel_cols), [&](std::size_t panel) {
    const std::size_t col = panel * panel_cols;
    pack_panel(b + col * at.col, at, k, std::min(panel_cols, n - col), panels_.get() + col * k_packed);
  });
}

template <element T>
void gemm(const T* a, const T* b, T* c, gemm_shape shape, const gemm_options<T>& how, const launch& options) {
  run(a, b, false, c, shape, how, options);
}

template <element T>
void gemm(const T* a, const packed_matrix<T>& b, T* c, gemm_shape shape, const gemm_options<T>& how,
          const launch& options) {
  if (b.k() != shape.k || b.n() != shape.n)
    detail::raise("gemm: b is (%zu, %zu), must be (%zu, %zu)", b.k(), b.n(), shape.k, shape.n);
  if (how.transpose_b || how.elements_per_row_b != 0 || how.batch_stride_b != gemm_options<T>::tight)
    detail::raise(
        "gemm: transpose_b, elements_per_row_b or batch_stride_b is set, must not be for a packed b");
  run(a, b.panels(), true, c, shape, how, options);
}

#define PEWTER_GEMM_OF(T)                                                                        \
  template class packed_matrix<T>;                                                               \
  template void gemm(const T*, const T*, T*, gemm_shape, const gemm_options<T>&, const launch&); \
  template void gemm(const T*, const packed_matrix<T>&, T*, gemm_shape, const gemm_options<T>&,  \
                     const launch&);
PEWTER_GEMM_OF(float)
PEWTER_GEMM_OF(half)
PEWTER_GEMM_OF(bfloat)
#undef PEWTER_GEMM_OF

namespace {
constexpr pattern patterns[] = {pattern::tiled};
}

constinit const description gemm_description = {
    .summary =
        "C = A B at the machine's speed: rows of A read in place, panels of B packed, tiles sized by the "
        "caches",
    .dimensions = detail::gemm_dimensions,
    .patterns = patterns,
    .types = detail::all_types,
    .operands = detail::gemm_operands,
    .bytes = detail::gemm_bytes,
    .flops = detail::gemm_flops,
    // alpha is 1 and beta 0 in the description's call; both would add a rounding each.
    .error_coefficient = [](const problem_shape& s) { return detail::product_error(s[2]); },
    .shapes = detail::gemm_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            gemm(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2),
                 {c.shape[0], c.shape[1], c.shape[2]}, gemm_options<T>{}, c.launch);
          });
        },
};

}  // namespace pewter
