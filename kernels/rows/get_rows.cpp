// y[i] = x[ids[i]], converted.
#include "kernels/rows/rows_launch.hpp"

namespace pewter {

template <element From, element To, row_id Id>
void get_rows(const From* x, const Id* ids, To* y, rows_shape shape, const launch& options) {
  constexpr const char* name = "get_rows";
  detail::check_not_on_device(name, options);
  const std::size_t in_x = detail::check_elements(name, sizeof(From), shape.rows, shape.cols);
  const std::size_t n = detail::check_elements(name, sizeof(To), shape.count, shape.cols);
  detail::check_pointer(name, "x", x, n == 0 ? 0 : in_x);
  detail::check_pointer(name, "y", y, n);
  detail::check_ids(name, ids, shape);
  detail::check_apart(name, {{"x", x, in_x * sizeof(From)}, {"ids", ids, shape.count * sizeof(Id)}},
                      {{"y", y, n * sizeof(To)}});
  detail::announce_shape({{shape.count, shape.rows, shape.cols}});
  detail::run_rows_of_numbers<From>(
      {name, get_rows_description, detail::get_rows_tables},
      {x, y, shape.cols, detail::map_of(ids, detail::row_ids::of_source), detail::element_type_of<To>},
      shape.count, options);
}

template <element T, row_id Id>
void get_rows(const quantized_matrix<T>& x, const Id* ids, T* y, rows_shape shape, const launch& options) {
  constexpr const char* name = "get_rows";
  detail::check_not_on_device(name, options);
  const detail::block_counts n = detail::check_blocks(name, x.type, {shape.rows, shape.cols}, sizeof(T));
  const std::size_t results = detail::check_elements(name, sizeof(T), shape.count, shape.cols);
  detail::check_places(name, x, n);
  detail::check_pointer(name, "y", y, results);
  detail::check_ids(name, ids, shape);
  const detail::place result = {"y", y, results * sizeof(T)};
  detail::check_apart(name, detail::places_of(x, n, y), {result});
  detail::check_apart(name, {{"ids", ids, shape.count * sizeof(Id)}}, {result});
  detail::announce_shape({{shape.count, shape.rows, shape.cols}});
  detail::run_dequantize(name, x, y, {shape.count, shape.cols},
                         detail::map_of(ids, detail::row_ids::of_source), options);
}

#define PEWTER_INSTANCE(T, Id)                                                     \
  template void get_rows(const T*, const Id*, float*, rows_shape, const launch&);  \
  template void get_rows(const T*, const Id*, half*, rows_shape, const launch&);   \
  template void get_rows(const T*, const Id*, bfloat*, rows_shape, const launch&); \
  template void get_rows(const quantized_matrix<T>&, const Id*, T*, rows_shape, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE, std::int32_t)
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE, std::int64_t)
#undef PEWTER_INSTANCE

namespace {

constexpr operand get_rows_operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_all_rows},
    {"ids", role::input, element_kind::int32, detail::count_of_ids, fill::indices, detail::bound_of_ids},
    {"y", role::output, element_kind::float32, detail::count_of_moved},
};

}  // namespace

constinit const description get_rows_description = detail::described_rows(
    "y[i] = x[ids[i]], of numbers or blocks, copied or converted", get_rows_operands,
    [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        get_rows(detail::input<T>(c, 0), detail::input<std::int32_t>(c, 1), detail::output<float>(c, 2),
                 {c.shape[0], c.shape[1], c.shape[2]}, c.launch);
      });
    });

}  // namespace pewter
