// Row kernels and element-wise ones in float: working sets from L1 to memory, rows that are whole vectors and
// rows that are not, and one huge row.
#include <cmath>

#include "bench/peers/contest.hpp"
#include "bench/peers/operand.hpp"

namespace pewter::peers {
namespace {

constexpr struct {
  row_kernel kernel;
  const char* name;
} kernels[] = {{row_kernel::softmax, "softmax"},   {row_kernel::layer_norm, "layer_norm"},
               {row_kernel::rms_norm, "rms_norm"}, {row_kernel::row_sum, "row_sum"},
               {row_kernel::gelu, "gelu"},         {row_kernel::row_prefix_sum, "row_prefix_sum"},
               {row_kernel::silu, "silu"}};

std::vector<matrix_shape> shapes() {
  constexpr std::size_t most_elements = 100'000'000;
  std::vector<matrix_shape> result;
  for (const std::size_t rows : {1, 32, 4096})
    for (const std::size_t cols : {128, 1024, 4096, 4097, 131072})
      if (rows * cols <= most_elements) result.push_back({rows, cols});
  return result;
}

/// One value a row, or as many as went in.
std::size_t outputs(row_kernel kernel, matrix_shape shape) {
  return kernel == row_kernel::row_sum ? shape.rows : shape.rows * shape.cols;
}

entry describe(row_kernel kernel, const char* name, matrix_shape shape) {
  const auto [rows, cols] = shape;
  const std::size_t vectors = kernel == row_kernel::layer_norm ? 2 : kernel == row_kernel::rms_norm ? 1 : 0;
  entry about;
  about.kernel = name;
  about.type = "float";
  about.shape = std::to_string(rows) + 'x' + std::to_string(cols);
  about.bytes = static_cast<double>((rows * cols + outputs(kernel, shape) + vectors * cols) * sizeof(float));
  // Sums of a row in different orders, and a few roundings for each element after that.
  about.tolerance = 8 * 0x1p-23 * std::sqrt(static_cast<double>(cols));
  return about;
}

}  // namespace

bool compare_rows(const peer_list& peers, const settings& s) {
  bool agreed = true;
  for (const auto& [kernel, name] : kernels)
    for (const matrix_shape shape : shapes()) {
      const entry about = describe(kernel, name, shape);
      if (about.name().find(s.filter) == std::string::npos) continue;
      // Sums of a row stay away from zero, or their error would have nothing to be compared with.
      const operand<float> x(shape.rows * shape.cols, -1, 2), weight(shape.cols, -1, 1),
          bias(shape.cols, -1, 1);
      operand<float> y(outputs(kernel, shape));
      const row_problem problem{kernel, shape, x.data(), weight.data(), bias.data(), y.data()};
      contest one(about, [&] { return y.take(); });
      for (const auto& who : peers) one.add(*who, who->prepare(problem));
      agreed = one.measure(s) && agreed;
    }
  return agreed;
}

}  // namespace pewter::peers
