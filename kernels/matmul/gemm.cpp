// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual.
//
// Here the arguments are checked and become a problem; a plan (plan.hpp) says how it is computed.
#include <algorithm>

#include "kernels/matmul/gemm_on_device.hpp"
#include "kernels/matmul/plan/plan_cache.hpp"
#include "kernels/matmul/product.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/verbose.hpp"
#include "kernels/runtime/workspace.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter {
namespace {

using detail::cached_plan;
using detail::plan_key;
using detail::spans;
using detail::stored_matrix;
using detail::stored_operands;

constexpr const char* function = "gemm";

struct workspace_of_gemm : detail::workspace {};
struct scratch_of_others : detail::workspace {};

detail::workspace& workspace_of_thread() { return detail::kept_by_thread<workspace_of_gemm>::get(); }

template <class T>
constexpr std::size_t elements_of_panels(std::size_t n, std::size_t k) {
  return ceil_div(n, detail::panel_cols<T>) * detail::panel_cols<T> *
         detail::packed_k(detail::element_type_of<T>, k);
}

/// The largest power of two, at most a page, that divides where each stored row is.
template <class T>
std::uint32_t alignment_of(const T* p, std::size_t elements_per_row) {
  const std::uintptr_t places = reinterpret_cast<std::uintptr_t>(p) | elements_per_row * sizeof(T) | 4096;
  return static_cast<std::uint32_t>(places & -places);
}

// ---- what a call asks for ----

template <class T>
std::uint32_t forms_of(const gemm_options<T>& how, bool b_is_packed, const launch& options) {
  const bool names_target =
      std::is_same_v<T, bfloat> && (options.target != nullptr || environment_names_target());
  return (names_target ? detail::names_target : 0u) | (how.transpose_a ? detail::transposes_a : 0u) |
         (how.transpose_b ? detail::transposes_b : 0u) | (b_is_packed ? detail::has_packed_b : 0u) |
         (how.alpha == 0 ? detail::reads_nothing : 0u) |
         (detail::has_epilogue(how) ? detail::has_an_epilogue : 0u) |
         (how.bias != nullptr || how.row_scale != nullptr ? detail::has_bias_or_row_scale : 0u);
}

/// At most this many host threads; one if that is through before others begin.
unsigned host_threads_for(const gemm_shape& s, std::size_t batches, const launch& options) {
  if (detail::is_shorter_than_a_fork(s.m, s.n, s.k, batches)) return 1;
  const unsigned available = detail::available_host_threads();
  return options.host_threads != 0 ? std::min(available, options.host_threads) : available;
}

template <class T>
plan_key key_of(const T* a, const T* b, bool b_is_packed, const gemm_shape& s, const gemm_options<T>& how,
                const launch& options) {
  const std::size_t row_a = how.elements_per_row_a != 0 ? how.elements_per_row_a
                            : how.transpose_a           ? s.m
                                                        : s.k,
                    row_b = how.elements_per_row_b != 0 ? how.elements_per_row_b
                            : how.transpose_b           ? s.k
                                                        : s.n;
  return {.m = s.m,
          .n = s.n,
          .k = s.k,
          .batches = how.batches,
          .row_a = row_a,
          .row_b = row_b,
          .row_c = how.elements_per_row_c,
          .batch_a = how.batch_stride_a,
          .batch_b = how.batch_stride_b,
          .batch_c = how.batch_stride_c,
          .a_alignment = alignment_of(a, row_a),
          .b_alignment = alignment_of(b, row_b),
          .threads = detail::check_threads(function, options, 0),
          .host_threads = host_threads_for(s, how.batches, options),
          .target = choose_target(options.target),
          .forms = forms_of(how, b_is_packed, options),
          .activation = how.activation,
          .pattern = options.pattern};
}

// ---- checks ----

/// Products of TF32 are a GPU's, of floats.
template <class T>
void check_float_products(const gemm_options<T>& how, const launch& options) {
  if (how.float_products == float_products::fma) return;
  if (how.float_products > float_products::three_tf32)
    detail::raise("%s: float_products = %d is unknown, must be at most %d", function,
                  static_cast<int>(how.float_products), static_cast<int>(float_products::three_tf32));
  if (!std::is_same_v<T, float>)
    detail::raise("%s: float_products = three_tf32 of %s, must be fma but for float", function,
                  name_of(detail::element_type_of<T>));
  if (!detail::is_on_device(options))
    detail::raise("%s: float_products = three_tf32 on a CPU, must be fma but for a launch on a GPU",
                  function);
}

/// The operands as they are stored, if sizes and options are right.
template <class T>
stored_operands check_sizes(const gemm_shape& s, const gemm_options<T>& how) {
  if (how.activation > activation::gelu)
    detail::raise("%s: activation = %d is unknown, must be at most %d", function,
                  static_cast<int>(how.activation), static_cast<int>(activation::gelu));
  const auto check = [&](const char* name, std::size_t rows, std::size_t cols, bool transposed,
                         std::size_t elements_per_row, std::size_t batch_stride) {
    return detail::check_stored<T>(function, name, transposed ? cols : rows, transposed ? rows : cols,
                                   elements_per_row, how.batches, batch_stride);
  };
  return {check("a", s.m, s.k, how.transpose_a, how.elements_per_row_a, how.batch_stride_a),
          check("b", s.k, s.n, how.transpose_b, how.elements_per_row_b, how.batch_stride_b),
          check("c", s.m, s.n, false, how.elements_per_row_c, how.batch_stride_c)};
}

template <class T>
spans spans_of(const stored_operands& as, const gemm_shape& s, std::size_t batches, bool b_is_packed) {
  return {as.a.span(batches), b_is_packed ? elements_of_panels<T>(s.n, s.k) : as.b.span(batches),
          as.c.span(batches)};
}

/// Checks where the operands are.
template <class T>
void check_places(const T* a, const T* b, const T* c, const spans& of, const gemm_shape& s,
                  const gemm_options<T>& how) {
  detail::check_pointer(function, "a", a, of.a);
  detail::check_pointer(function, "b", b, of.b);
  detail::check_pointer(function, "c", c, of.c);
  const std::size_t c_bytes = of.c * sizeof(T);
  detail::check_no_overlap(function, "a", a, of.a * sizeof(T), "c", c, c_bytes);
  detail::check_no_overlap(function, "b", b, of.b * sizeof(T), "c", c, c_bytes);
  if (how.bias != nullptr)
    detail::check_no_overlap(function, "bias", how.bias, s.n * sizeof(T), "c", c, c_bytes);
  if (how.row_scale != nullptr)
    detail::check_no_overlap(function, "row_scale", how.row_scale, s.m * sizeof(float), "c", c, c_bytes);
  if (how.residual != nullptr)
    detail::check_same_or_disjoint(function, "residual", how.residual, c_bytes, "c", c, c_bytes);
}

// ---- one product ----

/// Checks all but where the operands are, and plans.
template <class T>
[[gnu::noinline]] void check_and_plan(cached_plan& kept, const plan_key& key, const gemm_shape& shape,
                                      const gemm_options<T>& how, const launch& options) {
  const stored_operands as = check_sizes(shape, how);
  detail::check_apart(function, as.c, how.batches);
  detail::check_pattern(function, options, gemm_description, pattern::tiled);
  detail::plan_anew(kept, key, as, spans_of<T>(as, shape, how.batches, key.has(detail::has_packed_b)),
                    detail::element_type_of<T>);
}

/// The same on a GPU, which has no plan.
template <class T>
[[gnu::noinline]] void run_on_device(const T* a, const T* b, bool b_is_packed, T* c, const gemm_shape& shape,
                                     const gemm_options<T>& how, const launch& options) {
  if (b_is_packed)
    detail::raise("%s: b is packed for the CPU, must be a matrix in device memory for a launch on a GPU",
                  function);
  const stored_operands as = check_sizes(shape, how);
  const spans of = spans_of<T>(as, shape, how.batches, b_is_packed);
  check_places(a, b, c, of, shape, how);
  detail::check_apart(function, as.c, how.batches);
  detail::check_pattern(function, options, gemm_description, pattern::tiled);
  detail::check_threads(function, options, 0);
  if (of.c != 0) detail::run_gemm_on_device(a, as.a, b, as.b, c, as.c, shape, how, options);
}

template <class T>
void run(const T* a, const T* b, bool b_is_packed, T* c, const gemm_shape& shape, const gemm_options<T>& how,
         const launch& options) {
  check_float_products(how, options);
  if (detail::is_on_device(options)) return run_on_device(a, b, b_is_packed, c, shape, how, options);
  // Planning a small product takes longer than multiplying: the last plans serve the next calls.
  const plan_key key = key_of(a, b, b_is_packed, shape, how, options);
  cached_plan& kept = detail::cached_plan_of_thread(detail::element_type_of<T>, key);
  if (!(key == kept.key)) check_and_plan(kept, key, shape, how, options);
  check_places(a, b, c, kept.of, shape, how);
  if (kept.of.c == 0) return;
  detail::execute_plan(kept, a, b, c, shape, how, options);
}

}  // namespace

detail::workspace& detail::scratch_of_thread() { return kept_by_thread<scratch_of_others>::get(); }

void release_workspace() {
  workspace_of_thread().release();
  detail::scratch_of_thread().release();
  detail::release_fft_workspace();
}

template <element T>
void detail::execute_plan(cached_plan& kept, const T* a, const T* b, T* c, const gemm_shape& shape,
                          const gemm_options<T>& how, const launch& options) {
  detail::gemm_job& job = kept.job;
  const detail::gemm_plan& plan = job.plan;
  job.a = plan.exchanged ? b : a;
  job.b = plan.exchanged ? a : b;
  std::size_t room = plan.workspace.size;
  if (kept.key.has(detail::reads_nothing) || shape.k == 0) {
    job.a = job.b = c;  // nothing is read there, but offsets are added to them, and to packed rows
    room = std::max(room, detail::panel_rows);
  }
  job.c = c;
  job.alpha = how.alpha;
  job.beta = how.beta;
  job.bias = how.bias;
  job.residual = how.residual;
  job.row_scale = how.row_scale;
  job.activation = how.activation;
  job.packed_a = room == 0 ? nullptr : workspace_of_thread().room_for(room);
  job.packed_b = job.packed_a + plan.workspace.packed_b;
  job.sums = plan.algorithm == detail::gemm_algorithm::split_k ? job.packed_a + plan.workspace.partial_sums
                                                               : static_cast<float*>(job.c);
  detail::announce_shape({{shape.m, shape.n, shape.k}});
  if (detail::is_verbose()) [[unlikely]]
    detail::keep_plan(detail::describe(plan));
  const auto run = [&](const launch& how_launched) {
    run_on_target(kept.target, detail::gemm_tables, pattern::tiled, detail::element_type_of<T>, &job,
                  kept.one_threadgroup, how_launched, plan.costs.threadgroup);
  };
  if (kept.host_threads == 0) return run(options);
  launch fewer = options;
  fewer.host_threads = kept.host_threads;
  run(fewer);
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
  template void gemm(const T*, const T*, T*, gemm_shape, const gemm_options<T>&, const launch&); \
  template void gemm(const T*, const packed_matrix<T>&, T*, gemm_shape, const gemm_options<T>&,  \
                     const launch&);                                                             \
  template void detail::execute_plan(cached_plan&, const T*, const T*, T*, const gemm_shape&,    \
                                     const gemm_options<T>&, const launch&);
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
    .on_gpu = true,
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
