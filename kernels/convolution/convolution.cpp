// y = bias + weight over windows of x: each result directly, or by a product with copies of the windows.
#include "kernels/convolution/convolution.hpp"

#include "kernels/common/row_parts.hpp"
#include "kernels/common/tasks.hpp"
#include "kernels/matmul/product.hpp"
#include "kernels/runtime/workspace.hpp"

namespace pewter {
namespace {

using detail::convolution_arguments;
constexpr const char* name = "convolution";

/// Bytes of windows that are copied at a time: what a core's caches hold along with the product's panels, and
/// at least enough columns for the product.
constexpr std::size_t bytes_of_columns = std::size_t{4} << 20, least_columns = 512;

std::size_t transposed_extent(const char* side, std::size_t extent, const window_side& w, std::size_t more) {
  if (more >= w.stride)
    detail::raise("%s: more_%s = %zu, must be below the stride, %zu", name, side, more, w.stride);
  if (extent == 0) return 0;
  if ((extent - 1) > detail::most_extent / w.stride)
    detail::raise("%s: %s = %zu by a stride of %zu, must be at most %zu in all", name, side, extent, w.stride,
                  detail::most_extent);
  const std::size_t whole = (extent - 1) * w.stride + w.dilation * (w.extent - 1) + 1 + more;
  if (whole > detail::most_extent)
    detail::raise("%s: %s of y = %zu, must be at most %zu", name, side, whole, detail::most_extent);
  return whole < 2 * w.padding ? 0 : whole - 2 * w.padding;
}

void check_channels(const convolution_shape& s, const convolution_options& how) {
  detail::check_extent(name, "channels", s.channels);
  detail::check_extent(name, "filters", s.filters);
  if (how.groups == 0 || s.channels % how.groups != 0 || s.filters % how.groups != 0)
    detail::raise("%s: groups = %zu, must divide the %zu channels and the %zu filters", name, how.groups,
                  s.channels, s.filters);
  if (static_cast<unsigned>(how.layout) > 1)
    detail::raise("%s: layout = %u, must be 0 or 1", name, static_cast<unsigned>(how.layout));
  const std::size_t of_filter = detail::check_elements(name, 1, how.window.height.extent,
                                                       how.window.width.extent, s.channels / how.groups);
  constexpr std::size_t most_of_filter = std::size_t{1} << 26;  // 32 filters' are indexed by 32 bits
  if (of_filter > most_of_filter)
    detail::raise("%s: a filter has %zu weights, must be at most %zu", name, of_filter, most_of_filter);
}

/// A convolution that has been checked.
template <class T>
struct problem {
  const T *x, *weight, *bias;
  T* y;
  convolution_arguments a;
  const launch& options;

  std::size_t pixels() const { return a.rows.to * a.cols.to; }
  std::size_t group_channels() const { return a.channels / a.groups; }
  std::size_t group_filters() const { return a.filters / a.groups; }
  std::size_t depth() const { return a.rows.window.extent * a.cols.window.extent * group_channels(); }
  /// Whether x itself is the matrix of windows.
  bool is_pointwise() const {
    const auto is_one = [](const detail::window_axis& axis) {
      return axis.window.extent == 1 && axis.window.stride == 1 && axis.from == axis.to;
    };
    return is_one(a.rows) && is_one(a.cols);
  }
};

template <class T>
void run_directly(const problem<T>& p) {
  convolution_arguments a = p.a;
  const std::size_t blocks = ceil_div(a.channels, simd_execution_width),
                    n = a.rows.window.extent * a.cols.window.extent;
  a.by_channels = a.groups == a.channels && a.filters == a.channels && n <= detail::most_kept_weights &&
                  (a.channels_last ||
                   (!a.transposed && detail::rows_seen_together(a.rows.window) <= detail::most_rows_seen));
  const std::size_t rows = a.images * a.rows.to;
  std::size_t results = a.cols.to;  // of a task, by 32
  if (!a.channels_last && a.by_channels) {
    a.tasks = a.images * a.channels * ceil_div(a.rows.to, detail::rows_of_y_a_task);
    results = ceil_div(results, simd_execution_width) * std::min(a.rows.to, detail::rows_of_y_a_task);
  } else if (!a.channels_last) {
    a.tasks = rows * a.filters;
    results = ceil_div(results, simd_execution_width);
  } else if (a.by_channels) {
    a.tasks = a.images * ceil_div(a.rows.to, detail::rows_of_channels) * blocks;
    results *= std::min(a.rows.to, detail::rows_of_channels);
  } else {
    a.tasks = rows * a.cols.to;
    results = ceil_div(a.filters, simd_execution_width);
  }
  const double of_element = a.by_channels ? 0.5 : 1;
  const double nanoseconds = of_element * static_cast<double>((p.depth() + 2) * results);
  detail::run_tasks<T>(name, detail::convolution_tables, pattern::direct, a, a.tasks, nanoseconds, p.options);
}

/// Copies windows; channels first, writes the bias where it is added to.
template <class T>
void copy(const problem<T>& p, detail::columns_arguments c, std::size_t copied, std::size_t filters) {
  c.copied = copied;
  c.of.tasks = copied + filters;
  const std::size_t width = p.a.channels_last ? p.depth() : c.count;
  if (c.of.tasks != 0)
    detail::run_tasks<T>(name, detail::convolution_tables, pattern::tiled, c, c.of.tasks,
                         2 + 0.1 * static_cast<double>(width), p.options);
}

template <class T>
void multiply_rows(const problem<T>& p, std::size_t group, std::size_t first, std::size_t count, T* columns) {
  const bool pointwise = p.is_pointwise();
  if (!pointwise) copy(p, {p.a, columns, 0, group, first, count, 0}, count, 0);
  gemm_options<T> how;
  how.transpose_b = true;
  how.elements_per_row_a = pointwise ? p.a.channels : 0;
  how.elements_per_row_c = p.a.filters;
  how.bias = p.bias == nullptr ? nullptr : p.bias + group * p.group_filters();
  const T* const a = pointwise ? p.x + first * p.a.channels + group * p.group_channels() : columns;
  gemm(a, p.weight + group * p.group_filters() * p.depth(),
       p.y + first * p.a.filters + group * p.group_filters(), {count, p.group_filters(), p.depth()}, how,
       p.options);
}

template <class T>
void multiply_columns(const problem<T>& p, std::size_t image, std::size_t group, std::size_t first,
                      std::size_t count, T* columns) {
  const bool pointwise = p.is_pointwise();
  copy(p, {p.a, columns, image, group, first, count, 0}, pointwise ? 0 : p.depth(),
       p.bias == nullptr ? 0 : p.group_filters());
  gemm_options<T> how;
  how.beta = p.bias == nullptr ? 0 : 1;
  how.elements_per_row_b = pointwise ? p.pixels() : 0;
  how.elements_per_row_c = p.pixels();
  const std::size_t channel = image * p.a.channels + group * p.group_channels();
  const std::size_t filter = group * p.group_filters();
  gemm(p.weight + filter * p.depth(), pointwise ? p.x + channel * p.pixels() + first : columns,
       p.y + (image * p.a.filters + filter) * p.pixels() + first, {p.group_filters(), count, p.depth()}, how,
       p.options);
}

template <class T>
void run_by_products(const problem<T>& p) {
  const std::size_t images = p.a.channels_last ? 1 : p.a.images;  // whose pixels are taken apart
  const std::size_t all = p.a.channels_last ? p.a.images * p.pixels() : p.pixels(),
                    row = p.depth() * sizeof(T);
  const std::size_t chunk = std::min(all, std::max(least_columns, bytes_of_columns / row));
  T* columns = nullptr;
  if (!p.is_pointwise()) {
    const std::size_t bytes = detail::check_elements(name, sizeof(T), chunk, p.depth()) * sizeof(T);
    columns = reinterpret_cast<T*>(detail::scratch_of_thread().room_for(ceil_div(bytes, sizeof(float))));
  }
  for (std::size_t image = 0; image < images; ++image)
    for (std::size_t group = 0; group < p.a.groups; ++group)
      for (std::size_t first = 0; first < all; first += chunk) {
        const std::size_t count = std::min(chunk, all - first);
        if (p.a.channels_last)
          multiply_rows(p, group, first, count, columns);
        else
          multiply_columns(p, image, group, first, count, columns);
      }
}

}  // namespace

image_extents extents_of_convolution(const convolution_shape& shape, const convolution_options& how) {
  const window& w = how.window;
  detail::check_window(name, "height", shape.height, w.height);
  detail::check_window(name, "width", shape.width, w.width);
  if (how.transposed)
    return {transposed_extent("height", shape.height, w.height, how.more_height),
            transposed_extent("width", shape.width, w.width, how.more_width)};
  return {windows_of(shape.height, w.height), windows_of(shape.width, w.width)};
}

template <element T>
void convolution(const T* x, const T* weight, const T* bias, T* y, const convolution_shape& shape,
                 const convolution_options& how, const launch& options) {
  const image_extents to = extents_of_convolution(shape, how);
  check_channels(shape, how);
  const std::size_t of_x =
      detail::check_elements(name, sizeof(T), shape.images, shape.height * shape.width, shape.channels);
  const std::size_t of_y =
      detail::check_elements(name, sizeof(T), shape.images, to.height * to.width, shape.filters);
  const std::size_t of_weight =
      detail::check_elements(name, sizeof(T), shape.filters,
                             how.window.height.extent * how.window.width.extent, shape.channels / how.groups);
  detail::check_not_on_device(name, options);
  detail::check_pointer(name, "x", x, of_x);
  detail::check_pointer(name, "weight", weight, of_weight);
  if (bias != nullptr) detail::check_pointer(name, "bias", bias, shape.filters);
  detail::check_pointer(name, "y", y, of_y);
  detail::check_no_overlap(name, "x", x, of_x * sizeof(T), "y", y, of_y * sizeof(T));
  detail::check_no_overlap(name, "weight", weight, of_weight * sizeof(T), "y", y, of_y * sizeof(T));
  if (bias != nullptr)
    detail::check_no_overlap(name, "bias", bias, shape.filters * sizeof(T), "y", y, of_y * sizeof(T));
  const problem<T> p{x,
                     weight,
                     bias,
                     y,
                     {x,
                      weight,
                      bias,
                      y,
                      shape.images,
                      shape.channels,
                      shape.filters,
                      how.groups,
                      {shape.height, to.height, how.window.height},
                      {shape.width, to.width, how.window.width},
                      how.layout == image_layout::channels_last,
                      how.transposed,
                      false,
                      detail::element_type_of<T>,
                      0},
                     options};
  // Filters of a channel each have nothing that a product could share.
  const bool by_channels = how.groups == shape.channels && how.groups > 1;
  const pattern chosen = detail::check_pattern(name, options, convolution_description,
                                               by_channels ? pattern::direct : pattern::tiled);
  detail::check_threads(name, options, simd_execution_width);
  if (options.target != nullptr) choose_target(options.target);
  if (of_y == 0) return;
  detail::announce_shape(detail::problem_of_convolution(shape, how));
  if (chosen == pattern::direct || shape.channels == 0) return run_directly(p);
  launch of_products = options;
  of_products.pattern = pattern::automatic;
  run_by_products(problem<T>{x, weight, bias, y, p.a, of_products});
}

PEWTER_INSTANCES(convolution)

namespace {

constexpr pattern offered[] = {pattern::direct, pattern::tiled};
constexpr const char* dimensions[] = {"case", "images", "height", "width", "channels", "filters"};

convolution_shape shape_of(const problem_shape& s) { return {s[1], s[2], s[3], s[4], s[5]}; }
convolution_options options_of(const problem_shape& s) { return detail::case_of(s[0], s[4]).how; }
std::size_t depth_of(const problem_shape& s) {
  const convolution_options how = options_of(s);
  return how.window.height.extent * how.window.width.extent * (s[4] / how.groups);
}
std::size_t count_of_x(const problem_shape& s) { return s[1] * s[2] * s[3] * s[4]; }
std::size_t count_of_weight(const problem_shape& s) { return s[5] * depth_of(s); }
std::size_t count_of_bias(const problem_shape& s) { return detail::case_of(s[0], s[4]).has_bias ? s[5] : 0; }
std::size_t count_of_y(const problem_shape& s) {
  const image_extents to = extents_of_convolution(shape_of(s), options_of(s));
  return s[1] * to.height * to.width * s[5];
}
// Weights have no infinities: of one beyond an edge copies make NaN, and the direct form nothing.
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, count_of_x},
    {"weight", role::input, element_kind::storage, count_of_weight, fill::positive},
    {"bias", role::input, element_kind::storage, count_of_bias, fill::normal, nullptr, true},
    {"y", role::output, element_kind::storage, count_of_y},
};
constexpr named_shape shapes[] = {
    {"resnet50 3 x 3, 56 x 56, 64 channels, channels last", {{0, 1, 56, 56, 64, 64}}},
    {"resnet50 3 x 3, 14 x 14, 256 channels, channels last", {{0, 1, 14, 14, 256, 256}}},
    {"resnet50 3 x 3, 56 x 56, 64 channels, channels first", {{1, 1, 56, 56, 64, 64}}},
    {"resnet50 3 x 3, 7 x 7, 512 channels, channels first", {{1, 1, 7, 7, 512, 512}}},
    {"mobilenet 3 x 3, 56 x 56, 128 channels by themselves, channels first", {{8, 1, 56, 56, 128, 128}}},
    {"mobilenet 3 x 3, 56 x 56, 128 channels by themselves, channels last", {{9, 1, 56, 56, 128, 128}}},
};

}  // namespace

constinit const description convolution_description = {
    .summary =
        "y = bias + weight over windows of x: 1 and 2 dimensions, strides, dilation, groups, transposed",
    .dimensions = dimensions,
    .patterns = offered,
    .types = detail::all_types,
    .operands = operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>((count_of_x(s) + count_of_weight(s) + count_of_y(s)) * size_of(t));
        },
    .flops = [](const problem_shape& s) { return 2.0 * static_cast<double>(count_of_y(s) * depth_of(s)); },
    // A product's, whose beta is 1 where the bias is there before.
    .error_coefficient = [](const problem_shape& s) { return detail::product_error(depth_of(s)) + 2; },
    .shapes = shapes,
    .valid =
        [](const problem_shape& s) {
          const std::size_t groups = options_of(s).groups;
          return s[4] % groups == 0 && s[5] % groups == 0;
        },
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            const bool has_bias = detail::case_of(c.shape[0], c.shape[4]).has_bias;
            convolution(detail::input<T>(c, 0), detail::input<T>(c, 1),
                        has_bias ? detail::input<T>(c, 2) : nullptr, detail::output<T>(c, 3),
                        shape_of(c.shape), options_of(c.shape), c.launch);
          });
        },
};

}  // namespace pewter
