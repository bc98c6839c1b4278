// The kernels of emulated GPUs, as plain loops: gemm without epilogue and attention without masks.
#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "gpus.hpp"
#include "kernels/attention/attention.hpp"
#include "kernels/offload/gemm/gemm_tile.hpp"
#include "pewter/half.hpp"

namespace emulated {
namespace {

void check_owner(const char* kernel, const char* name, const void* p, int device) {
  if (p == nullptr || owner_of(p) == device) return;
  throw std::runtime_error(std::string(kernel) + ": " + name + " is memory of device " +
                           std::to_string(owner_of(p)) + ", must be of the launch's, " +
                           std::to_string(device));
}

template <class T>
void multiply(const pewter::detail::device_gemm_arguments& g) {
  const T *const a = static_cast<const T*>(g.a), *const b = static_cast<const T*>(g.b);
  T* const c = static_cast<T*>(g.c);
  for (std::size_t i = 0; i < g.m; ++i)
    for (std::size_t j = 0; j < g.n; ++j) {
      float sum = 0;
      for (std::size_t k = 0; k < g.k; ++k)
        sum += static_cast<float>(g.transpose_a ? a[k * g.a_row + i] : a[i * g.a_row + k]) *
               static_cast<float>(g.transpose_b ? b[j * g.b_row + k] : b[k * g.b_row + j]);
      c[i * g.c_row + j] = T(sum);
    }
}

/// One query of one head.
template <class T>
void attend_one(const pewter::detail::attention_arguments& a, std::size_t batch, std::size_t head,
                std::size_t query) {
  const auto row_of = [&](const pewter::detail::attention_rows& of, std::size_t h, std::size_t row) {
    return reinterpret_cast<const T*>(of.data + batch * of.batch + h * of.head + row * of.row);
  };
  const std::size_t head_kv = head / (a.heads / a.heads_kv), position = a.keys - a.queries + query;
  const T* const q = row_of(a.q, head, query);
  std::vector<double> weights(a.keys, 0.0), sums(a.value_dim, 0.0);
  double all = 0;
  for (std::size_t key = 0; key < a.keys; ++key) {
    const bool hidden =
        (a.causal && key > position) || (a.window > 0 && (key > position || position - key >= a.window));
    if (hidden) continue;
    double score = 0;
    for (std::size_t i = 0; i < a.head_dim; ++i)
      score += static_cast<double>(static_cast<float>(q[i])) *
               static_cast<double>(static_cast<float>(row_of(a.k, head_kv, key)[i]));
    score *= static_cast<double>(a.scale);
    if (a.soft_cap > 0)
      score = static_cast<double>(a.soft_cap) * std::tanh(score / static_cast<double>(a.soft_cap));
    weights[key] = std::exp(score);
    all += weights[key];
  }
  for (std::size_t key = 0; key < a.keys; ++key)
    for (std::size_t i = 0; i < a.value_dim; ++i)
      sums[i] += weights[key] * static_cast<double>(static_cast<float>(row_of(a.v, head_kv, key)[i]));
  T* const y = reinterpret_cast<T*>(a.y_data + batch * a.y.batch + head * a.y.head + query * a.y.row);
  for (std::size_t i = 0; i < a.value_dim; ++i) y[i] = T(static_cast<float>(sums[i] / all));
}

template <class T>
void attend(const pewter::detail::attention_arguments& a) {
  for (std::size_t batch = 0; batch < a.batches; ++batch)
    for (std::size_t head = 0; head < a.heads; ++head)
      for (std::size_t query = 0; query < a.queries; ++query) attend_one<T>(a, batch, head, query);
}

}  // namespace

std::function<void()> work_of_kernel(const char* name, int device, int type, const void* arguments) {
  using pewter::detail::attention_arguments;
  using pewter::detail::device_gemm_arguments;
  if (name == std::string("gemm")) {
    const auto g = *static_cast<const device_gemm_arguments*>(arguments);
    g.for_each_operand([&](const char* operand, const void* p) { check_owner(name, operand, p, device); });
    const auto run = type == 0   ? multiply<float>
                     : type == 1 ? multiply<pewter::half>
                                 : multiply<pewter::bfloat>;
    return [=] { run(g); };
  }
  if (name == std::string("attention")) {
    const auto a = *static_cast<const attention_arguments*>(arguments);
    check_owner(name, "q", a.q.data, device);
    check_owner(name, "k", a.k.data, device);
    check_owner(name, "v", a.v.data, device);
    check_owner(name, "y", a.y_data, device);
    const auto run = type == 0 ? attend<float> : type == 1 ? attend<pewter::half> : attend<pewter::bfloat>;
    return [=] { run(a); };
  }
  return {};
}

}  // namespace emulated
