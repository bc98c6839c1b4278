// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual.
//
// Here the arguments are checked and become a gemm_call; how it is computed is gemm_plan.hpp's.
#include "kernels/matmul/gemm.hpp"

#include <algorithm>
#include <limits>

#include "kernels/matmul/gemm_plan.hpp"
#include "kernels/matmul/workspace.hpp"
#include "kernels/matmul_ladder/product.hpp"
#include "pewter/geometry.hpp"
#include "pewter/host_threads.hpp"

namespace pewter {
namespace {

using detail::gemm_call;
using detail::packed_steps;
using detail::round_up;
using detail::strides;

thread_local detail::workspace kept;

// ---- where the operands are ----

/// A batch of matrices as they are stored.
struct stored_matrix {
  std::size_t rows, cols, elements_per_row, batch_stride;

  /// From the first element to behind the last one.
  std::size_t span(std::size_t batches) const {
    if (rows == 0 || cols == 0 || batches == 0) return 0;
    return (batches - 1) * batch_stride + (rows - 1) * elements_per_row + cols;
  }
  strides of(bool transposed) const {
    return transposed ? strides{1, elements_per_row, batch_stride}
                      : strides{elements_per_row, 1, batch_stride};
  }
};

/// @param name "a", for the texts of errors
template <class T>
stored_matrix check_stored(const char* function, const char* name, std::size_t rows, std::size_t cols,
                           std::size_t elements_per_row, std::size_t batches, std::size_t batch_stride) {
  if (elements_per_row == 0) elements_per_row = cols;
  if (elements_per_row < cols)
    detail::raise("%s: elements_per_row_%s = %zu, must be 0 or at least %zu", function, name,
                  elements_per_row, cols);
  const std::size_t one = detail::check_elements(function, sizeof(T), rows, elements_per_row);
  if (batch_stride == gemm_options<T>::tight) batch_stride = one;
  constexpr std::size_t limit = std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T);
  if (batch_stride > limit)  // what follows would overflow
    detail::raise("%s: batch_stride_%s = %zu, must be at most %zu", function, name, batch_stride, limit);
  detail::check_elements(function, sizeof(T), batches, batch_stride + one);
  return {rows, cols, elements_per_row, batch_stride};
}

/// Throws if matrices of C have elements in common. They lie one behind the other, or beside each other, as
/// the heads of (tokens, heads, dim) do.
void check_apart(const char* function, const stored_matrix& c, std::size_t batches) {
  if (batches < 2 || c.rows == 0 || c.cols == 0) return;
  const std::size_t behind = c.span(1), beside = (c.elements_per_row - c.cols) / (batches - 1);
  if (c.batch_stride >= behind || (c.cols <= c.batch_stride && c.batch_stride <= beside)) return;
  if (c.cols > beside)
    detail::raise("%s: batch_stride_c = %zu, must be at least %zu", function, c.batch_stride, behind);
  detail::raise("%s: batch_stride_c = %zu, must be %zu to %zu or at least %zu", function, c.batch_stride,
                c.cols, beside, behind);
}

template <class T>
void run(const T* a, const T* b, bool b_is_packed, T* c, gemm_shape shape, const gemm_options<T>& how,
         const launch& options) {
  constexpr const char* function = "gemm";
  const auto [m, n, k] = shape;
  if (how.activation > activation::gelu)
    detail::raise("%s: activation = %d is unknown, must be at most %d", function,
                  static_cast<int>(how.activation), static_cast<int>(activation::gelu));
  const auto check = [&](const char* name, std::size_t rows, std::size_t cols, bool transposed,
                         std::size_t elements_per_row, std::size_t batch_stride) {
    return check_stored<T>(function, name, transposed ? cols : rows, transposed ? rows : cols,
                           elements_per_row, how.batches, batch_stride);
  };
  const stored_matrix a_as = check("a", m, k, how.transpose_a, how.elements_per_row_a, how.batch_stride_a);
  const stored_matrix b_as = check("b", k, n, how.transpose_b, how.elements_per_row_b, how.batch_stride_b);
  const stored_matrix c_as = check("c", m, n, false, how.elements_per_row_c, how.batch_stride_c);
  const std::size_t of_a = a_as.span(how.batches),
                    of_b = b_is_packed ? round_up(n, detail::panel_cols<T>) * packed_steps<T>(k)
                                       : b_as.span(how.batches),
                    of_c = c_as.span(how.batches);
  detail::check_pointer(function, "a", a, of_a);
  detail::check_pointer(function, "b", b, of_b);
  detail::check_pointer(function, "c", c, of_c);
  check_apart(function, c_as, how.batches);
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

  gemm_call g{};
  g.a = a;
  g.b = b;
  g.c = c;
  g.m = m;
  g.n = n;
  g.k = how.alpha == 0 ? 0 : k;  // as in BLAS, then neither A nor B is read
  g.batches = how.batches;
  g.batches_together = 1;
  g.a_at = a_as.of(how.transpose_a);
  g.b_at = b_as.of(how.transpose_b);
  g.c_row = c_as.elements_per_row;
  g.c_batch = c_as.batch_stride;
  g.alpha = how.alpha;
  g.beta = how.beta;
  g.bias = how.bias;
  g.residual = how.residual;
  g.row_scale = how.row_scale;
  g.activation = how.activation;
  g.has_epilogue = g.alpha != 1 || g.beta != 0 || g.bias != nullptr || g.residual != nullptr ||
                   g.row_scale != nullptr || g.activation != activation::none;
  detail::unit by = detail::unit_of<T>(options);
  gemm_call whole;
  const bool is_row = !b_is_packed && detail::is_row_of_c(g);
  if (is_row) detail::exchange_operands(g);
  if (!b_is_packed && detail::is_long(g))
    detail::split_along_k<T>(g, whole);
  else if (!b_is_packed && !is_row && detail::computes_transpose<T>(g, by, options.threads_per_threadgroup))
    detail::transpose_product(g);
  detail::set_form<T>(g, by, b_is_packed, options.threads_per_threadgroup);
  g.alone = detail::multiplies_alone<T>(g, by, options.threads_per_threadgroup);
  if (g.alone && g.b_form == gemm_call::form::packed_here) g.b_form = gemm_call::form::own_panels;
  if (g.b_form == gemm_call::form::long_rows_of_n && g.m <= detail::most_long_rows) by = detail::unit::floats;
  const std::uint32_t threads = detail::check_threads(function, options, detail::automatic_threads<T>(g, by));
  if (of_c == 0) return;
  if (g.k == 0) g.a = g.b = c;  // of which nothing is read, but offsets are added to them
  const uint3 grid = detail::set_tiles<T>(function, g, by, threads);
  detail::set_packing<T>(g, by, kept);
  const double saved = detail::share_saved_by_fork(g, by);
  g.nanoseconds_per_element = detail::nanoseconds_per_packed_element * saved;
  const double multiply_adds =
      static_cast<double>(g.batches_together * g.tile_rows * g.tile_cols * g.k) * saved;
  run_kernel(detail::gemm_tables, chosen, detail::element_type_of<T>, &g,
             geometry_of_threadgroups(grid, {threads, 1, 1}, function), options,
             detail::nanoseconds_per_multiply_add_by(by) * multiply_adds);
}

// ---- weights ----

/// Packs `cols` columns of op(B), at most a panel's. In stages of which both sides lie in a first-level
/// cache: only one of them is read or written along memory.
template <class T>
void pack_panel(const T* b, strides at, std::size_t k, std::size_t cols, T* panel) {
  constexpr std::size_t stage = 64, panel_cols = detail::panel_cols<T>;
  const std::size_t steps = packed_steps<T>(k);
  if (cols < panel_cols || k < steps) std::fill_n(panel, steps * panel_cols, T());
  const auto put = [&](std::size_t i, std::size_t c, T value) {
    panel[detail::packed_in_pairs<T> ? i / 2 * 2 * panel_cols + 2 * c + i % 2 : i * panel_cols + c] = value;
  };
  for (std::size_t first = 0; first < k; first += stage) {
    const std::size_t last = std::min(k, first + stage);
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
  const stored_matrix stored = check_stored<T>(function, "b", transposed ? n : k, transposed ? k : n,
                                               elements_per_row, 1, gemm_options<T>::tight);
  detail::check_pointer(function, "b", b, stored.span(1));
  const strides at = stored.of(transposed);
  const std::size_t steps = packed_steps<T>(k);
  const std::size_t count = detail::check_elements(function, sizeof(T), round_up(n, panel_cols), steps);
  panels_.reset(new (alignment) T[count]);
  if (count == 0) return;
  for_each_on_host_threads(ceil_div(n, panel_cols), [&](std::size_t panel) {
    const std::size_t col = panel * panel_cols;
    pack_panel(b + col * at.col, at, k, std::min(panel_cols, n - col), panels_.get() + col * steps);
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
