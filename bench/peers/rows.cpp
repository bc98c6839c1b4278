// Row kernels and element-wise ones in float: working sets from L1 to memory, rows that are whole vectors and
// rows that are not, and one huge row.
#include <cmath>

#include "bench/peers/contest.hpp"
#include "bench/peers/operand.hpp"

namespace pewter::peers {
namespace {

std::vector<matrix_shape> shapes(selection which) {
  if (which == selection::quick) return {{1, 131072}, {32, 1024}, {4096, 1024}};
  constexpr std::size_t most_elements = 100'000'000;
  std::vector<std::size_t> row_lengths{128, 1024, 4096, 4097, 131072};
  std::vector<matrix_shape> result;
  if (which == selection::full) {
    row_lengths.insert(row_lengths.end(), {896, 11008});
    for (std::size_t cols = 1000; cols <= most_elements; cols *= 10) result.push_back({1, cols});
  }
  for (const std::size_t rows : {1, 32, 4096})
    for (const std::size_t cols : row_lengths)
      if (rows * cols <= most_elements) result.push_back({rows, cols});
  return result;
}

/// One value a row, or as many as went in.
std::size_t outputs(row_kernel kernel, matrix_shape shape) {
  return kernel == row_kernel::row_sum ? shape.rows : shape.rows * shape.cols;
}

/// Inputs beside x.
std::size_t more_inputs(row_kernel kernel, matrix_shape shape) {
  switch (kernel) {
    case row_kernel::layer_norm:
      return 2 * shape.cols;
    case row_kernel::rms_norm:
      return shape.cols;
    case row_kernel::add:
      return shape.rows * shape.cols;
    default:
      return 0;
  }
}

entry describe(row_kernel kernel, matrix_shape shape) {
  const auto [rows, cols] = shape;
  entry about;
  about.kernel = row_kernel_names[static_cast<int>(kernel)];
  about.type = "float";
  about.shape = std::to_string(rows) + 'x' + std::to_string(cols);
  about.bytes = static_cast<double>((rows * cols + more_inputs(kernel, shape) + outputs(kernel, shape)) *
                                    sizeof(float));
  // Sums of a row in different orders, and a few roundings for each element after that.
  about.tolerance = 8 * 0x1p-23 * std::sqrt(static_cast<double>(cols));
  return about;
}

}  // namespace

bool compare_rows(const peer_list& peers, const settings& s) {
  bool agreed = true;
  for (std::size_t i = 0; i < std::size(row_kernel_names); ++i)
    for (const matrix_shape shape : shapes(s.shapes)) {
      const auto kernel = static_cast<row_kernel>(i);
      const entry about = describe(kernel, shape);
      if (about.name().find(s.filter) == std::string::npos) continue;
      // Sums of a row stay away from zero, or their error would have nothing to be compared with.
      const std::size_t n = shape.rows * shape.cols;
      const operand<float> x(n, -1, 2), weight(shape.cols, -1, 1), bias(shape.cols, -1, 1);
      const operand<float> addend(kernel == row_kernel::add ? n : 0, -1, 1);
      operand<float> y(outputs(kernel, shape));
      const row_problem problem{kernel, shape, x.data(), weight.data(), bias.data(), addend.data(), y.data()};
      contest one(about, [&] { return y.take(); });
      for (const auto& who : peers) one.add(*who, problem);
      agreed = one.measure(s) && agreed;
    }
  return agreed;
}

}  // namespace pewter::peers
