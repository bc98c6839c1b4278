// y[ids[i]] = x[i], converted, as if one after the other.
#include "kernels/rows/rows_launch.hpp"

namespace pewter {

template <element From, element To, row_id Id>
void set_rows(const From* x, const Id* ids, To* y, rows_shape shape, const launch& options) {
  constexpr const char* name = "set_rows";
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(From), shape.count, shape.cols);
  const std::size_t in_y = detail::check_elements(name, sizeof(To), shape.rows, shape.cols);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n == 0 ? 0 : in_y);
  detail::check_ids(name, ids, shape);
  detail::check_apart(name, {{"x", x, n * sizeof(From)}, {"ids", ids, shape.count * sizeof(Id)}},
                      {{"y", y, in_y * sizeof(To)}});
  const std::vector<std::uint32_t> moved = detail::rows_that_stay(ids, shape.count);
  detail::announce_shape({{shape.count, shape.rows, shape.cols}});
  detail::run_rows_of_numbers<From>(
      {name, set_rows_description, detail::set_rows_tables},
      {x, y, shape.cols, detail::map_of(ids, detail::row_ids::of_result, moved), detail::element_type_of<To>},
      moved.empty() ? shape.count : moved.size(), options);
}

template <element T, row_id Id>
void set_rows(const T* x, const Id* ids, const quantized_result<T>& y, rows_shape shape,
              const launch& options) {
  constexpr const char* name = "set_rows";
  detail::check_not_on_device(name, options);
  const detail::block_counts n = detail::check_blocks(name, y.type, {shape.rows, shape.cols}, sizeof(T));
  const std::size_t numbers = detail::check_elements(name, sizeof(T), shape.count, shape.cols);
  detail::check_pointer(name, "x", x, numbers);
  detail::check_places(name, y, n);
  detail::check_ids(name, ids, shape);
  const std::vector<detail::place> results = detail::places_of(y, n, x);
  detail::check_apart(name, {{"x", x, numbers * sizeof(T)}, {"ids", ids, shape.count * sizeof(Id)}}, results);
  detail::check_apart(name, {results[0]}, {results[1], results[2]});
  detail::check_apart(name, {results[1]}, {results[2]});
  const std::vector<std::uint32_t> moved = detail::rows_that_stay(ids, shape.count);
  detail::announce_shape({{shape.count, shape.rows, shape.cols}});
  detail::run_quantize(name, x, y, {moved.empty() ? shape.count : moved.size(), shape.cols},
                       detail::map_of(ids, detail::row_ids::of_result, moved), options);
}

#define PEWTER_INSTANCE(T, Id)                                                     \
  template void set_rows(const T*, const Id*, float*, rows_shape, const launch&);  \
  template void set_rows(const T*, const Id*, half*, rows_shape, const launch&);   \
  template void set_rows(const T*, const Id*, bfloat*, rows_shape, const launch&); \
  template void set_rows(const T*, const Id*, const quantized_result<T>&, rows_shape, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE, std::int32_t)
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE, std::int64_t)
#undef PEWTER_INSTANCE

namespace {

constexpr operand set_rows_operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_moved},
    {"ids", role::input, element_kind::int32, detail::count_of_ids, fill::indices, detail::bound_of_ids},
    {"y", role::output, element_kind::float32, detail::count_of_all_rows},
};

}  // namespace

constinit const description set_rows_description = detail::described_rows(
    "y[ids[i]] = x[i], as numbers or blocks, copied or converted", set_rows_operands,
    [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        set_rows(detail::input<T>(c, 0), detail::input<std::int32_t>(c, 1), detail::output<float>(c, 2),
                 {c.shape[0], c.shape[1], c.shape[2]}, c.launch);
      });
    });

}  // namespace pewter
