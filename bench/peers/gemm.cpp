// Products: cubes, and the shapes of language models (M rows of activations times weights N x K), B as it is
// and transposed, float and bfloat, B plain and packed beforehand.
#include <cmath>

#include "bench/peers/contest.hpp"
#include "bench/peers/operand.hpp"

namespace pewter::peers {
namespace {

double flops(const gemm_shape& shape) {
  return 2 * static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k);
}

std::vector<gemm_shape> shapes(selection which) {
  if (which == selection::quick)
    return {{64, 64, 64}, {333, 333, 333}, {512, 512, 512}, {1, 4096, 4096}, {32, 4096, 4096}};
  std::vector<gemm_shape> result;
  for (const std::size_t n : {16, 17, 32, 63, 64, 100, 128, 200, 256, 333, 512, 777, 1000, 1024, 2048, 4096})
    result.push_back({n, n, n});
  constexpr std::size_t weights[][2] = {{4096, 4096}, {11008, 4096}, {4096, 11008}, {896, 4864}};
  for (const auto& [n, k] : weights)
    for (const std::size_t m : {1, 8, 32, 128, 512}) result.push_back({m, n, k});
  if (which == selection::standard)
    std::erase_if(result, [](const gemm_shape& shape) { return flops(shape) > 3e9; });
  return result;
}

/// Both results are sums of k products in float, in different orders: what their errors grow to if roundings
/// are independent, times 8. Rounded to bfloat they may become neighbours, which are up to 2^-7 apart.
template <class T>
double tolerance(std::size_t k) {
  const double neighbours = std::is_same_v<T, float> ? 0 : 0x1p-7;
  return neighbours + 8 * 0x1p-23 * std::sqrt(static_cast<double>(k));
}

template <class T>
entry describe(const gemm_problem<T>& p) {
  const auto& [m, n, k] = p.shape;
  entry about;
  about.kernel = p.packed_b ? "gemm_packed" : "gemm";
  about.type = std::is_same_v<T, float> ? "float" : "bfloat";
  about.shape = std::to_string(m) + 'x' + std::to_string(n) + 'x' + std::to_string(k) +
                (p.transpose_b ? " B transposed" : "");
  about.bytes = static_cast<double>((m * k + k * n + m * n) * sizeof(T));
  about.flops = flops(p.shape);
  about.tolerance = tolerance<T>(k);
  return about;
}

template <class T>
bool compare(const peer_list& peers, const settings& s) {
  bool agreed = true;
  for (const gemm_shape& shape : shapes(s.shapes)) {
    // A packed B is the same memory however it lay before.
    for (const auto& [transposed, packed] : {std::pair{false, false}, {true, false}, {false, true}}) {
      gemm_problem<T> problem{shape, transposed, packed};
      const entry about = describe(problem);
      if (about.name().find(s.filter) == std::string::npos) continue;
      const operand<T> a(shape.m * shape.k, -1, 1), b(shape.k * shape.n, -1, 1);
      operand<T> c(shape.m * shape.n);
      problem.a = a.data(), problem.b = b.data(), problem.c = c.data();
      contest one(about, [&] { return c.take(); });
      for (const auto& who : peers) one.add(*who, problem);
      agreed = one.measure(s) && agreed;
    }
  }
  return agreed;
}

}  // namespace

bool compare_gemm(const peer_list& peers, const settings& s) {
  const bool floats = compare<float>(peers, s), bfloats = compare<bfloat>(peers, s);
  return floats && bfloats;
}

}  // namespace pewter::peers
