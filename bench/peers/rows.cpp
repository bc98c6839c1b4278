// Row kernels and element-wise ones in float: working sets from L1 to memory, rows that are whole vectors and
// rows that are not, and one huge row.
#include <cmath>

#include "bench/peers/contest.hpp"
#include "bench/peers/operand.hpp"

namespace pewter::peers {
namespace {

using per = row_kernel_facts::per;

/// The kernels that every library has get more shapes than their relatives.
std::vector<matrix_shape> shapes(row_kernel kernel, selection which) {
  if (which == selection::quick) return {{1, 131072}, {32, 1024}, {4096, 1024}};
  if (which == selection::standard && kernel > row_kernel::add)
    return {{32, 128}, {32, 4097}, {1, 131072}, {4096, 1024}, {4096, 4096}};
  constexpr std::size_t most_elements = 100'000'000;
  std::vector<std::size_t> row_lengths{128, 1024, 4096, 4097, 131072};
  std::vector<matrix_shape> result;
  if (which == selection::full) {
    row_lengths.insert(row_lengths.end(), {896, 11008});
    for (std::size_t cols = 1000; cols <= most_elements; cols *= 10) result.push_back({1, cols});
  }
  for (const std::size_t rows : {1u, 32u, 4096u})
    for (const std::size_t cols : row_lengths)
      if (rows * cols <= most_elements) result.push_back({rows, cols});
  return result;
}

std::size_t results(const row_kernel_facts& facts, matrix_shape shape) {
  return facts.result == per::element ? shape.rows * shape.cols : facts.result == per::row ? shape.rows : 1;
}

/// As a share of the largest result: sums in different orders, and a few roundings for each element after
/// that. rotary_half's angles are products in float elsewhere, which are wrong by half a unit of the
/// position.
double tolerance(const row_kernel_facts& facts, matrix_shape shape) {
  if (facts.exact) return 0;
  if (facts.kernel == row_kernel::rotary_half) return 4 * 0x1p-24 * static_cast<double>(shape.rows + 1);
  const bool over_all =
      facts.kernel == row_kernel::vector_sum || facts.kernel == row_kernel::vector_prefix_sum;
  return 8 * 0x1p-23 * std::sqrt(static_cast<double>(over_all ? shape.rows * shape.cols : shape.cols));
}

bool compare_one(const row_kernel_facts& facts, matrix_shape shape, const peer_list& peers,
                 const settings& s) {
  entry about;
  about.kernel = facts.name;
  about.type = "float";
  about.shape = std::to_string(shape.rows) + 'x' + std::to_string(shape.cols);
  about.tolerance = tolerance(facts, shape);
  if (!s.wants(about)) return true;

  const bool narrows = facts.kernel == row_kernel::convert, counts = facts.kernel == row_kernel::row_argmax;
  const std::size_t n = shape.rows * shape.cols, outputs = results(facts, shape);
  // Sums of a row stay away from zero, or their error would have nothing to be compared with.
  const operand<float> x(n, -1, 2), addend(facts.addend ? n : 0, -1, 1);
  const operand<float> weight(facts.vectors > 0 ? shape.cols : 0, -1, 1);
  const operand<float> bias(facts.vectors > 1 ? shape.cols : 0, -1, 1);
  const operand<std::uint32_t> ids(facts.ids ? shape.rows : 0, 0, static_cast<float>(shape.rows));
  operand<float> y(narrows || counts ? 0 : outputs);
  operand<float> sum(facts.kernel == row_kernel::add_rms_norm ? n : 0);
  operand<bfloat> narrow(narrows ? outputs : 0);
  operand<std::uint32_t> indices(counts ? outputs : 0);
  about.read = x.bytes() + addend.bytes() + weight.bytes() + bias.bytes() + ids.bytes();
  about.written = y.bytes() + sum.bytes() + narrow.bytes() + indices.bytes();

  const row_problem problem{facts.kernel, shape,    x.data(),   weight.data(), bias.data(),   addend.data(),
                            ids.data(),   y.data(), sum.data(), narrow.data(), indices.data()};
  contest one(about, [&] {
    std::vector<float> values;
    y.take(values), sum.take(values), narrow.take(values), indices.take(values);
    return values;
  });
  for (const auto& who : peers) one.add(*who, problem);
  return one.measure(s);
}

}  // namespace

bool compare_rows(const peer_list& peers, const settings& s) {
  bool agreed = true;
  for (const row_kernel_facts& facts : all_row_kernels)
    for (const matrix_shape shape : shapes(facts.kernel, s.shapes))
      if (shape.cols % facts.cols_multiple == 0) agreed = compare_one(facts, shape, peers, s) && agreed;
  return agreed;
}

}  // namespace pewter::peers
