// y = x at places between its elements.
//
// Error in eps, relative to the sum of absolute values of weights times elements: a weight's half of one, a
// side, the products and sums half of one each: 2 taps + 2.
#include "kernels/pooling/interpolate.hpp"

#include <cmath>
#include <vector>

#include "kernels/common/row_parts.hpp"
#include "kernels/common/tasks.hpp"
#include "kernels/common/windows.hpp"

namespace pewter {
namespace {

constexpr std::size_t taps_of(interpolation kind) {
  return kind == interpolation::nearest ? 1 : kind == interpolation::bilinear ? 2 : 4;
}

/// Keys' cubic at a distance of 0 to 2, for -0.75.
double cubic(double distance) {
  constexpr double a = -0.75;
  const double d = distance;
  if (d <= 1) return ((a + 2) * d - (a + 3)) * d * d + 1;
  return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a;
}

/// The elements of each result along a side, and their weights.
class side_table {
 public:
  side_table(std::size_t from, std::size_t to, interpolation kind, bool align_corners)
      : from_(from), to_(to), taps_(taps_of(kind)), index_(taps_ * to), weight_(taps_ * to) {
    for (std::size_t i = 0; i < to && from != 0; ++i)
      if (kind == interpolation::nearest)
        put(i, 0, static_cast<double>(i * from / to), 1);
      else
        put_taps(i, align_corners);
  }
  detail::interpolated_side side() const { return {from_, to_, index_.data(), weight_.data()}; }

 private:
  void put_taps(std::size_t i, bool align_corners) {
    const double at = static_cast<double>(i), from = static_cast<double>(from_),
                 to = static_cast<double>(to_);
    const double place =
        align_corners ? (to_ == 1 ? 0 : at * (from - 1) / (to - 1)) : (at + 0.5) * from / to - 0.5;
    const double first = std::floor(place) - (taps_ == 4 ? 1 : 0);
    for (std::size_t k = 0; k < taps_; ++k) {
      const double distance = std::abs(place - first - static_cast<double>(k));
      put(i, k, first + static_cast<double>(k), taps_ == 4 ? cubic(distance) : 1 - distance);
    }
  }
  void put(std::size_t i, std::size_t k, double index, double weight) {
    const double inside = std::clamp(index, 0.0, static_cast<double>(from_ - 1));
    index_[k * to_ + i] = static_cast<std::uint32_t>(inside);
    weight_[k * to_ + i] = static_cast<float>(weight);
  }

  std::size_t from_, to_, taps_;
  std::vector<std::uint32_t> index_;
  std::vector<float> weight_;
};

constexpr const char* name = "interpolate";

void check_sides(const pooling_shape& shape, const image_extents& to, interpolation kind) {
  if (static_cast<unsigned>(kind) > 2)
    detail::raise("%s: kind = %u, must be 0 to 2", name, static_cast<unsigned>(kind));
  const struct {
    const char* side;
    std::size_t from, to;
  } sides[] = {{"height", shape.height, to.height}, {"width", shape.width, to.width}};
  for (const auto& s : sides) {
    for (const std::size_t extent : {s.from, s.to})
      if (extent > detail::most_extent)
        detail::raise("%s: %s = %zu, must be at most %zu", name, s.side, extent, detail::most_extent);
    if (s.from == 0 && s.to != 0)
      detail::raise("%s: %s = 0, must be at least 1 for results of %zu", name, s.side, s.to);
  }
}

// ---- problems of the description ----

constexpr const char* dimensions[] = {"case", "outer", "height", "width", "to height", "to width"};
/// The kind, and behind the three kinds corners that are aligned.
constexpr std::size_t cases = 6;
interpolation kind_of(const problem_shape& s) { return static_cast<interpolation>(s[0] % 3); }
bool aligns(const problem_shape& s) { return s[0] % cases >= 3; }
/// Channels last where the outer extent is odd.
std::size_t inner_of(const problem_shape& s) { return s[1] % 2 == 0 ? 1 : 5; }

}  // namespace

template <element T>
void interpolate(const T* x, T* y, const pooling_shape& shape, const image_extents& to, interpolation kind,
                 bool align_corners, const launch& options) {
  check_sides(shape, to, kind);
  const std::size_t of_x =
      detail::check_elements(name, sizeof(T), shape.outer, shape.height * shape.width, shape.inner);
  const std::size_t of_y =
      detail::check_elements(name, sizeof(T), shape.outer, to.height * to.width, shape.inner);
  detail::check_not_on_device(name, options);
  detail::check_pointer(name, "x", x, of_x);
  detail::check_pointer(name, "y", y, of_y);
  detail::check_no_overlap(name, "x", x, of_x * sizeof(T), "y", y, of_y * sizeof(T));
  const pattern chosen = detail::check_pattern(name, options, interpolate_description, pattern::direct);
  const bool empty = of_y == 0;
  const side_table rows(shape.height, empty ? 0 : to.height, kind, align_corners);
  const side_table cols(shape.width, empty ? 0 : to.width, kind, align_corners);
  const std::size_t tasks = empty ? 0 : shape.outer * to.height, taps = taps_of(kind);
  const detail::interpolate_arguments arguments{
      x, y, shape.inner, taps, rows.side(), cols.side(), detail::element_type_of<T>, tasks};
  const std::size_t number = static_cast<std::size_t>(kind) + (align_corners ? 3 : 0);
  detail::announce_shape({{number, shape.outer, shape.height, shape.width, to.height, to.width}});
  const double elements = static_cast<double>(to.width * shape.inner * taps * taps);
  detail::run_tasks<T>(name, detail::interpolate_tables, chosen, arguments, tasks, 20 + 0.2 * elements,
                       options);
}

PEWTER_INSTANCES(interpolate)

namespace {

constexpr pattern offered[] = {pattern::direct};
std::size_t count_of_x(const problem_shape& s) { return s[1] * s[2] * s[3] * inner_of(s); }
std::size_t count_of_y(const problem_shape& s) { return s[1] * s[4] * s[5] * inner_of(s); }
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, count_of_x},
    {"y", role::output, element_kind::storage, count_of_y},
};
constexpr named_shape shapes[] = {
    {"bilinear, 64 channels first, 56 x 56 to 112 x 112", {{1, 64, 56, 56, 112, 112}}},
    {"bicubic, 64 channels first, 37 x 37 to 64 x 64", {{2, 64, 37, 37, 64, 64}}},
};

}  // namespace

constinit const description interpolate_description = {
    .summary = "y = x at places between its elements: nearest, bilinear, bicubic",
    .dimensions = dimensions,
    .patterns = offered,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((count_of_x(s) + count_of_y(s)) * size_of(t)); },
    .flops =
        [](const problem_shape& s) {
          const std::size_t taps = taps_of(kind_of(s));
          return 2.0 * static_cast<double>(count_of_y(s) * taps * (taps + 1));
        },
    .error_coefficient =
        [](const problem_shape& s) {
          const std::size_t taps = taps_of(kind_of(s));
          return taps == 1 ? 0.0 : 2.0 * static_cast<double>(taps) + 2;
        },
    .shapes = shapes,
    .valid = [](const problem_shape& s) { return (s[2] != 0 || s[4] == 0) && (s[3] != 0 || s[5] == 0); },
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            const problem_shape& s = c.shape;
            interpolate(detail::input<T>(c, 0), detail::output<T>(c, 1), {s[1], s[2], s[3], inner_of(s)},
                        {s[4], s[5]}, kind_of(s), aligns(s), c.launch);
          });
        },
};

}  // namespace pewter
