// values[r], ids[r] = the k largest elements of row r and their columns, in order.
#include "kernels/sort/sort_launch.hpp"

namespace pewter {
namespace {

/// Whether a row is sorted by argsort's kernel: where the best are so large a part of it that their buffers
/// are sorted again and again.
bool sorts_rows(const top_k_shape& shape, const launch& options) {
  constexpr std::size_t most_kept = 256, least_part = 32;
  return options.pattern == pattern::automatic && shape.k > most_kept && shape.k > shape.cols / least_part;
}

template <class T>
void run_top_k(const char* name, const detail::sorted_rows<T>& rows, pattern chosen, const launch& options) {
  const matrix_shape& shape = rows.shape;
  constexpr std::size_t least_cols = 65536, cols_for_one = 1024;
  const detail::sort_team team = detail::sort_team_for(name, shape.rows, shape.cols,
                                                       std::max(least_cols, cols_for_one * rows.k), options);
  constexpr std::size_t least_room = 256;  // so that short rows are sorted once
  const std::size_t room = std::bit_ceil(std::max(2 * rows.k, least_room));
  const std::size_t of_threadgroup = room * ceil_div(team.threads, simd_execution_width);
  detail::check_elements(name, sizeof(detail::sort_entry), team.threadgroups, of_threadgroup);
  float* const scratch = detail::scratch_of_thread().room_for(team.threadgroups * of_threadgroup *
                                                              (sizeof(detail::sort_entry) / sizeof(float)));
  const detail::sort_arguments arguments{
      rows.x,         rows.values,    rows.ids,   reinterpret_cast<detail::sort_entry*>(scratch),
      nullptr,        shape.rows,     shape.cols, rows.k,
      of_threadgroup, rows.descending};
  constexpr double nanoseconds = 0.3;  // an element
  const double rows_each = static_cast<double>(ceil_div(shape.rows, team.threadgroups));
  run_kernel(detail::top_k_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({team.threadgroups, 1, 1}, {team.threads, 1, 1}, name), options,
             (nanoseconds * static_cast<double>(shape.cols) + 1000) * rows_each);
}

}  // namespace

template <element T>
void top_k(const T* x, T* values, std::int32_t* ids, top_k_shape shape, bool smallest,
           const launch& options) {
  constexpr const char* name = "top_k";
  const std::size_t n = detail::check_sorted(name, x, {shape.rows, shape.cols}, options);
  if (shape.k > shape.cols)
    detail::raise("%s: k = %zu, must be at most cols, %zu", name, shape.k, shape.cols);
  const std::size_t results = detail::check_elements(name, sizeof(float), shape.rows, shape.k);
  detail::check_pointer(name, "values", values, results);
  detail::check_pointer(name, "ids", ids, results);
  const std::size_t value_bytes = results * sizeof(T), id_bytes = results * sizeof *ids;
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "values", values, value_bytes);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "ids", ids, id_bytes);
  detail::check_no_overlap(name, "values", values, value_bytes, "ids", ids, id_bytes);
  const pattern chosen = detail::check_pattern(name, options, top_k_description, pattern::vectorized);
  detail::check_threads(name, options, simd_execution_width);
  detail::announce_shape({{shape.rows, shape.cols, shape.k}});
  if (results == 0) return;
  const detail::sorted_rows<T> rows{x, values, ids, {shape.rows, shape.cols}, shape.k, !smallest};
  if (sorts_rows(shape, options))
    return detail::run_argsort(name, rows, detail::automatic_sort_pattern(shape.cols), options);
  run_top_k(name, rows, chosen, options);
}

PEWTER_INSTANCES(top_k)

namespace {

constexpr named_shape top_k_shapes[] = {
    {"llama3 vocabulary 128256, 1 row, 40", {{1, 128256, 40}}},
    {"llama3 vocabulary 128256, 1 row, 1000", {{1, 128256, 1000}}},
    {"128 experts, 512 tokens, 8", {{512, 128, 8}}},
    {"llama3 vocabulary 128256, 16 rows, 40", {{16, 128256, 40}}},
};

}  // namespace

constinit const description top_k_description = detail::described<detail::top_k_row>({
    .patterns = detail::vectorized_alone,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * ((s[1] + s[2]) * size_of(t) + s[2] * sizeof(std::int32_t)));
        },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = top_k_shapes,
    .valid = [](const problem_shape& s) { return s[2] <= s[1]; },
});

}  // namespace pewter
