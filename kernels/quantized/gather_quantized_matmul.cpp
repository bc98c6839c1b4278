// y[i] = activation(x W[ids[i]]^T + bias[ids[i]]) + residual[i], W quantised: experts' products.
//
// Rows of x are sorted by matrix, and those of each are multiplied as quantized_matmul's are, all in one
// launch. Errors are its.
#include "kernels/quantized/product_by_bytes.hpp"

namespace pewter {
namespace {

using detail::product;
using detail::quantized_place;
using detail::quantized_rows;
using detail::rows_of_byte_tile;

constexpr const char* gather_function = "gather_quantized_matmul";

struct counts {
  std::size_t ids, of_x, of_y;
};

counts check_sizes(const gathered_shape& s) {
  counts c{};
  c.ids = detail::check_elements(gather_function, sizeof(float), s.tokens, s.ids_of_token);
  c.of_x = detail::check_elements(gather_function, sizeof(float), s.row_an_id ? c.ids : s.tokens, s.k);
  c.of_y = detail::check_elements(gather_function, sizeof(float), c.ids, s.n);
  return c;
}

void check_ids(const std::uint32_t* ids, const counts& c, std::size_t matrices) {
  detail::check_pointer(gather_function, "ids", ids, c.ids);
  for (std::size_t i = 0; i < c.ids; ++i)
    if (ids[i] >= matrices)
      detail::raise("%s: ids[%zu] = %u, must be below the matrices' %zu", gather_function, i, ids[i],
                    matrices);
}

/// Rows of y by matrix.
struct sorted_ids {
  std::vector<std::size_t> rows, begin;  // those of matrix i are [begin[i], begin[i + 1])

  sorted_ids(const std::uint32_t* ids, std::size_t count, std::size_t matrices)
      : rows(count), begin(matrices + 1) {
    for (std::size_t i = 0; i < count; ++i) ++begin[ids[i] + 1];
    for (std::size_t i = 0; i < matrices; ++i) begin[i + 1] += begin[i];
    std::vector<std::size_t> next(begin.begin(), begin.end() - 1);
    for (std::size_t i = 0; i < count; ++i) rows[next[ids[i]]++] = i;
  }
  std::size_t matrices() const { return begin.size() - 1; }
  std::span<const std::size_t> of(std::size_t matrix) const {
    return std::span(rows).subspan(begin[matrix], begin[matrix + 1] - begin[matrix]);
  }
};

/// Places and lists of rows.
class placement {
 public:
  std::vector<quantized_place> places;
  std::vector<quantized_rows> lists;
  std::size_t places_in_tiles = 0, rows_of_tile = 0;
  bool has_panels = false;

  /// @param first_of_panel rows from which a matrix' are multiplied by panels; 0: never
  /// @param packed whether other rows are in tiles, too
  placement(const sorted_ids& sorted, std::size_t ids_of_row, std::size_t first_of_panel, bool packed)
      : ids_of_row_(ids_of_row) {
    const auto takes_panel = [&](std::size_t i) {
      return first_of_panel != 0 && sorted.of(i).size() >= first_of_panel;
    };
    const std::size_t matrices = sorted.matrices();
    for (std::size_t i = 0; i < matrices; ++i) has_panels = has_panels || takes_panel(i);
    rows_of_tile = has_panels ? rows_of_byte_tile : detail::rows_of_packed_tile;
    for (std::size_t i = 0; i < matrices; ++i)
      if (packed || takes_panel(i))
        add(i, sorted.of(i), detail::most_rows_in_tiles, takes_panel(i), rows_of_tile);
    places_in_tiles = places.size();
    for (std::size_t i = 0; i < matrices; ++i)
      if (!packed && !takes_panel(i)) add(i, sorted.of(i), detail::most_single_rows, false, 1);
  }

 private:
  std::size_t ids_of_row_;

  void add(std::size_t matrix, std::span<const std::size_t> rows, std::size_t most, bool panel,
           std::size_t alignment) {
    for (std::size_t first = 0; first < rows.size(); first += most) {
      const std::size_t count = std::min(most, rows.size() - first);
      lists.push_back({matrix, places.size(), count, panel});
      for (const std::size_t row : rows.subspan(first, count)) places.push_back({row / ids_of_row_, row});
      while (places.size() % alignment != 0) places.push_back({quantized_place::none, 0});
    }
  }
};

/// What a call comes to with either kind of weights.
template <class T>
void multiply_by_bytes(product<T> p, const std::uint32_t* ids, const gathered_shape& s) {
  const bool tiled = detail::has_byte_tiles(p.options, detail::element_type_of<T>);
  const bool packed = p.packed != nullptr;
  const std::size_t first_of_panel = !tiled   ? 0
                                     : packed ? detail::first_of_packed_panel
                                              : detail::first_of_tiled_rows;
  const sorted_ids sorted(ids, s.tokens * s.ids_of_token, s.matrices);
  const placement all(sorted, s.row_an_id ? 1 : s.ids_of_token, first_of_panel, packed);
  if (all.has_panels) {
    p.chosen = pattern::tiled;
    p.threads = simd_execution_width;
  }
  detail::multiply_bytes(
      gather_function, detail::gather_quantized_matmul_tables, p,
      {all.places.size(), all.places_in_tiles, all.rows_of_tile, all.places.data(), all.lists});
}

/// Multiplies in float: rows of each matrix together.
template <class T>
void multiply_exactly(const product<T>& p, const std::uint32_t* ids, const gathered_shape& s) {
  const sorted_ids sorted(ids, s.tokens * s.ids_of_token, s.matrices);
  const element_traits traits = traits_of(p.w.type);
  const std::size_t blocks = s.n * s.k / traits.elements, ids_of_row = s.row_an_id ? 1 : s.ids_of_token;
  for (std::size_t i = 0; i < s.matrices; ++i) {
    const std::span<const std::size_t> rows = sorted.of(i);
    if (rows.empty()) continue;
    const std::size_t m = rows.size();
    const auto x = std::make_unique_for_overwrite<T[]>(m * s.k),
               y = std::make_unique_for_overwrite<T[]>(m * s.n);
    for (std::size_t r = 0; r < m; ++r) {
      std::copy_n(p.x + rows[r] / ids_of_row * s.k, s.k, x.get() + r * s.k);
      if (p.how.residual != nullptr) std::copy_n(p.how.residual + rows[r] * s.n, s.n, y.get() + r * s.n);
    }
    product<T> one = p;
    one.x = x.get();
    one.y = y.get();
    one.shape.m = m;
    one.w.blocks = static_cast<const std::uint8_t*>(p.w.blocks) + i * blocks * traits.bytes;
    if (is_affine(p.w.type)) one.w.scales += i * blocks, one.w.biases += i * blocks;
    if (p.how.bias != nullptr) one.how.bias += i * s.n;
    if (p.how.residual != nullptr) one.how.residual = y.get();
    detail::multiply_as_floats(one);
    for (std::size_t r = 0; r < m; ++r) std::copy_n(y.get() + r * s.n, s.n, p.y + rows[r] * s.n);
  }
}

/// Checks all but the weights.
template <class T>
product<T> check_call(const T* x, const std::uint32_t* ids, T* y, const gathered_shape& s,
                      const quantized_matmul_options<T>& how, const launch& options) {
  const counts c = check_sizes(s);
  const std::size_t y_bytes = c.of_y * sizeof(T);
  detail::check_pointer(gather_function, "x", x, c.of_x);
  detail::check_pointer(gather_function, "y", y, c.of_y);
  detail::check_no_overlap(gather_function, "x", x, c.of_x * sizeof(T), "y", y, y_bytes);
  detail::check_no_overlap(gather_function, "ids", ids, c.ids * sizeof(std::uint32_t), "y", y, y_bytes);
  detail::check_product_options(gather_function, how, y, s.matrices * s.n, c.of_y);
  check_ids(ids, c, s.matrices);
  const auto [chosen, threads] =
      detail::check_launch(gather_function, options, gather_quantized_matmul_description);
  return {x, {}, nullptr, y, {c.ids, s.n, s.k}, how, options, chosen, threads};
}

}  // namespace

template <element T>
void gather_quantized_matmul(const T* x, const quantized_matrix<T>& w, const std::uint32_t* ids, T* y,
                             const gathered_shape& shape, const quantized_matmul_options<T>& how,
                             const launch& options) {
  const std::size_t rows = detail::check_elements(gather_function, sizeof(float), shape.matrices, shape.n);
  const detail::block_counts of_w =
      detail::check_blocks(gather_function, w.type, {rows, shape.k}, sizeof(float));
  detail::check_places(gather_function, w, of_w);
  product<T> p = check_call(x, ids, y, shape, how, options);
  const std::size_t y_bytes = p.shape.m * shape.n * sizeof(T), scale_bytes = of_w.scales * sizeof(T);
  detail::check_no_overlap(gather_function, "blocks", w.blocks, of_w.bytes, "y", y, y_bytes);
  detail::check_no_overlap(gather_function, "scales", w.scales, scale_bytes, "y", y, y_bytes);
  detail::check_no_overlap(gather_function, "biases", w.biases, scale_bytes, "y", y, y_bytes);
  p.w = w;
  if (y_bytes == 0) return;
  detail::announce_shape(
      {{detail::extent_of(w.type), shape.n, shape.k / traits_of(w.type).elements, p.shape.m}});
  if (shape.k == 0 || how.x == activations::exact) return multiply_exactly(p, ids, shape);
  multiply_by_bytes(p, ids, shape);
}

template <element T>
void gather_quantized_matmul(const T* x, const packed_weights<T>& w, const std::uint32_t* ids, T* y,
                             const gathered_shape& shape, const quantized_matmul_options<T>& how,
                             const launch& options) {
  detail::check_packed(gather_function, w, shape.matrices, shape.n, shape.k, how);
  product<T> p = check_call(x, ids, y, shape, how, options);
  p.w.type = w.type();
  p.packed = w.data();
  if (p.shape.m * shape.n == 0) return;
  detail::announce_shape(
      {{detail::extent_of(w.type()), shape.n, shape.k / traits_of(w.type()).elements, p.shape.m}});
  if (shape.k == 0) return multiply_exactly(p, ids, shape);
  multiply_by_bytes(p, ids, shape);
}

#define PEWTER_INSTANCE(T)                                                                              \
  template void gather_quantized_matmul(const T*, const quantized_matrix<T>&, const std::uint32_t*, T*, \
                                        const gathered_shape&, const quantized_matmul_options<T>&,      \
                                        const launch&);                                                 \
  template void gather_quantized_matmul(const T*, const packed_weights<T>&, const std::uint32_t*, T*,   \
                                        const gathered_shape&, const quantized_matmul_options<T>&,      \
                                        const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {

/// A call of the registry has this many matrices, and each id a row of x of its own.
constexpr std::size_t matrices = 3;

constexpr const char* gather_quantized_matmul_dimensions[] = {"block type", "n", "blocks", "ids"};
std::size_t count_of_gather_x(const problem_shape& s) {
  return s[3] * s[2] * traits_of(detail::type_of_extent(s[0])).elements;
}
constexpr operand gather_quantized_matmul_operands[] = {
    {"x", role::input, element_kind::storage, count_of_gather_x},
    {"blocks", role::input, element_kind::blocks,
     [](const problem_shape& s) { return matrices * detail::bytes_of_blocks(s); }, fill::blocks,
     detail::extent_of_type},
    {"scales", role::input, element_kind::storage,
     [](const problem_shape& s) { return matrices * detail::count_of_scales(s); }, fill::normal, nullptr,
     true},
    {"biases", role::input, element_kind::storage,
     [](const problem_shape& s) { return matrices * detail::count_of_scales(s); }, fill::normal, nullptr,
     true},
    {"ids", role::input, element_kind::uint32, [](const problem_shape& s) { return s[3]; }, fill::indices,
     [](const problem_shape&) { return matrices; }},
    {"y", role::output, element_kind::storage, [](const problem_shape& s) { return s[1] * s[3]; }},
};
constexpr named_shape gather_quantized_matmul_shapes[] = {
    {"qwen3-30b expert 768x2048, q4_K, 8 ids", {{detail::extent_of(block_type::q4_K), 768, 8, 8}}},
    {"qwen3-30b expert 768x2048, q4_K, 512 ids", {{detail::extent_of(block_type::q4_K), 768, 8, 512}}},
};

}  // namespace

constinit const description gather_quantized_matmul_description = {
    .summary = "y[i] = x[i] W[ids[i]]^T, of three matrices W in quantised blocks here",
    .dimensions = gather_quantized_matmul_dimensions,
    .patterns = detail::vectorized_alone,
    .types = detail::all_types,
    .operands = gather_quantized_matmul_operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(
              matrices * (detail::bytes_of_blocks(s) + 2 * detail::count_of_scales(s) * size_of(t)) +
              (count_of_gather_x(s) + s[1] * s[3]) * size_of(t));
        },
    .flops = detail::flops_of_products,
    .error_coefficient = detail::error_of_products,
    .shapes = gather_quantized_matmul_shapes,
    .call =
        [](const kernel_call& c) {
          const matrix_shape w = detail::matrix_of_call(c.shape);
          detail::with_element_type(c.type, [&]<class T>(T) {
            gather_quantized_matmul<T>(detail::input<T>(c, 0),
                                       {detail::type_of_extent(c.shape[0]), c.operands[1],
                                        detail::input<T>(c, 2), detail::input<T>(c, 3)},
                                       static_cast<const std::uint32_t*>(c.operands[4]),
                                       detail::output<T>(c, 5), {c.shape[3], 1, matrices, w.rows, w.cols}, {},
                                       c.launch);
          });
        },
    .inner = detail::inner_of_products,
};

}  // namespace pewter
