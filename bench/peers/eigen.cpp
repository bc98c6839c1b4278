// Eigen is headers only: this file is compiled for the machine that builds it (-O3 -march=native). Only its
// products use threads by themselves; rows, or equal parts of all elements, are shared among them here, as
// its users do.
#include <omp.h>

#include <Eigen/Dense>
#include <unsupported/Eigen/CXX11/Tensor>
#include <unsupported/Eigen/SpecialFunctions>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using size = Eigen::Index;
template <class T>
using matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class T>
using row = Eigen::Array<T, 1, Eigen::Dynamic>;

template <class T>
auto view(T* data, size rows, size cols) {
  return Eigen::Map<matrix<T>>(data, rows, cols);
}
template <class T>
auto view(const T* data, size rows, size cols) {
  return Eigen::Map<const matrix<T>>(data, rows, cols);
}
auto view(float* data, size n) { return Eigen::Map<row<float>>(data, n); }
auto view(const float* data, size n) { return Eigen::Map<const row<float>>(data, n); }

/// f(op(A), op(B)) for what a problem says of transposition.
template <class T, class F>
void with_transposed(const gemm_problem<T>& p, const auto* a, const auto* b, F f) {
  const auto m = static_cast<size>(p.shape.m), n = static_cast<size>(p.shape.n),
             k = static_cast<size>(p.shape.k);
  if (p.transpose_a && p.transpose_b)
    f(view(a, k, m).transpose(), view(b, n, k).transpose());
  else if (p.transpose_a)
    f(view(a, k, m).transpose(), view(b, k, n));
  else if (p.transpose_b)
    f(view(a, m, k), view(b, n, k).transpose());
  else
    f(view(a, m, k), view(b, k, n));
}

/// C = op(A) op(B) for a batch. Eigen's products of half are a hundred times slower than those of what is
/// converted to float and back.
void multiply(const gemm_problem<float>& p, std::size_t batch) {
  const auto& [m, n, k] = p.shape;
  auto c = view(p.c + batch * m * n, static_cast<size>(m), static_cast<size>(n));
  with_transposed(p, p.a + batch * m * k, p.b + batch * k * n,
                  [&](const auto& a, const auto& b) { c.noalias() = a * b; });
}
void multiply(const gemm_problem<half>& p, std::size_t batch) {
  using Eigen::half;
  const auto& [m, n, k] = p.shape;
  auto c = view(reinterpret_cast<half*>(p.c + batch * m * n), static_cast<size>(m), static_cast<size>(n));
  with_transposed(p, reinterpret_cast<const half*>(p.a + batch * m * k),
                  reinterpret_cast<const half*>(p.b + batch * k * n), [&](const auto& a, const auto& b) {
                    c = (a.template cast<float>() * b.template cast<float>()).template cast<half>();
                  });
}

/// Eigen's products of a batch use one thread, as they find themselves in a parallel region.
template <class T>
call product(const gemm_problem<T>& p) {
  if (p.packed_b) return {};
  Eigen::setNbThreads(omp_get_max_threads());
  if (p.batches == 1) return [p] { multiply(p, 0); };
  return [p] {
#pragma omp parallel for
    for (std::size_t batch = 0; batch < p.batches; ++batch) multiply(p, batch);
  };
}

/// work(x, y, r) for each row r, x and y as arrays.
template <class Work>
void for_each_row(const row_problem& p, Work work) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    auto y = view(p.y + r * cols, cols);
    work(view(p.x + r * cols, cols), y, r);
  }
}

/// y[r] = value(x) for each row.
template <class Value>
void reduce_rows(const row_problem& p, Value value) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) p.y[r] = value(view(p.x + r * cols, cols));
}

/// work(first, count) for as many parts of the elements as there are threads.
template <class Work>
void for_each_part(const row_problem& p, Work work) {
  const auto n = static_cast<size>(p.elements());
#pragma omp parallel
  {
    const size threads = omp_get_num_threads(), thread = omp_get_thread_num();
    const size first = n * thread / threads;
    work(first, n * (thread + 1) / threads - first);
  }
}

/// y = f(x), as arrays.
template <class F>
void map(const row_problem& p, F f) {
  for_each_part(p, [&](size first, size n) { view(p.y + first, n) = f(view(p.x + first, n)); });
}

/// y = f(x, addend), as arrays.
template <class F>
void map_two(const row_problem& p, F f) {
  for_each_part(p, [&](size first, size n) {
    view(p.y + first, n) = f(view(p.x + first, n), view(p.addend + first, n));
  });
}

void softmax_of(const auto& x, auto& y) {
  y = (x - x.maxCoeff()).exp();
  y *= 1 / y.sum();
}

float logarithm_of_sum(const auto& x) {
  const float largest = x.maxCoeff();
  return largest + std::log((x - largest).exp().sum());
}

void layer_norm_rows(const row_problem& p) {
  const auto weight = view(p.weight, static_cast<size>(p.shape.cols));
  const auto bias = view(p.bias, static_cast<size>(p.shape.cols));
  for_each_row(p, [&](const auto& x, auto& y, size) {
    const float mean = x.mean();
    y = (x - mean) * (1 / std::sqrt((x - mean).square().mean() + epsilon)) * weight + bias;
  });
}

void rms_norm_of(const auto& x, const row_problem& p, auto& y) {
  y = x * (1 / std::sqrt(x.square().mean() + epsilon)) * view(p.weight, x.size());
}

void add_rms_norm_rows(const row_problem& p) {
  for_each_row(p, [&](const auto& x, auto& y, size r) {
    auto sum = view(p.sum + r * x.size(), x.size());
    sum = x + view(p.addend + r * x.size(), x.size());
    rms_norm_of(sum, p, y);
  });
}

void masked_softmax_rows(const row_problem& p) {
  for_each_row(p, [&](const auto& x, auto& y, size r) {
    y = factor * x + view(p.addend + r * x.size(), x.size());
    softmax_of(y, y);
  });
}

/// @param exclusive of the element itself
template <bool exclusive>
void prefix_sum_rows(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
  using vector = Eigen::Tensor<float, 1, Eigen::RowMajor>;
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    Eigen::TensorMap<vector> y(p.y + r * cols, cols);
    y = Eigen::TensorMap<const vector>(p.x + r * cols, cols).cumsum(0, exclusive);
  }
}

void argmax_rows(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    size place = 0;
    view(p.x + r * cols, cols).maxCoeff(&place);
    p.indices[r] = static_cast<std::uint32_t>(place);
  }
}

void convert_elements(const row_problem& p) {
  for_each_part(p, [&](size first, size n) {
    Eigen::Map<row<Eigen::bfloat16>>(reinterpret_cast<Eigen::bfloat16*>(p.narrow + first), n) =
        view(p.x + first, n).cast<Eigen::bfloat16>();
  });
}

void transpose_matrix(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
  view(p.y, cols, rows) = view(p.x, rows, cols).transpose();
}

void embedding_rows(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
  const auto table = view(p.x, rows, cols);
  auto y = view(p.y, rows, cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) y.row(r) = table.row(p.ids[r]);
}

auto gelu_of(const auto& x) { return 0.5f * x * (1 + (0.7978845608f * (x + 0.044715f * x.cube())).tanh()); }
auto silu_of(const auto& x) { return x / (1 + (-x).exp()); }

constexpr row_function functions[] = {
    {row_kernel::softmax,
     [](const row_problem& p) { for_each_row(p, [](const auto& x, auto& y, size) { softmax_of(x, y); }); }},
    {row_kernel::layer_norm, layer_norm_rows},
    {row_kernel::rms_norm,
     [](const row_problem& p) {
       for_each_row(p, [&](const auto& x, auto& y, size) { rms_norm_of(x, p, y); });
     }},
    {row_kernel::row_sum,
     [](const row_problem& p) { reduce_rows(p, [](const auto& x) { return x.sum(); }); }},
    {row_kernel::row_prefix_sum, prefix_sum_rows<false>},
    {row_kernel::gelu, [](const row_problem& p) { map(p, [](const auto& x) { return gelu_of(x); }); }},
    {row_kernel::silu, [](const row_problem& p) { map(p, [](const auto& x) { return silu_of(x); }); }},
    {row_kernel::add,
     [](const row_problem& p) { map_two(p, [](const auto& a, const auto& b) { return a + b; }); }},
    {row_kernel::relu, [](const row_problem& p) { map(p, [](const auto& x) { return x.max(0); }); }},
    {row_kernel::scale, [](const row_problem& p) { map(p, [](const auto& x) { return factor * x; }); }},
    {row_kernel::gelu_erf,
     [](const row_problem& p) {
       map(p, [](const auto& x) { return 0.5f * x * (1 + (x * 0.7071067812f).erf()); });
     }},
    {row_kernel::swiglu,
     [](const row_problem& p) {
       map_two(p, [](const auto& gate, const auto& up) { return silu_of(gate) * up; });
     }},
    {row_kernel::geglu,
     [](const row_problem& p) {
       map_two(p, [](const auto& gate, const auto& up) { return gelu_of(gate) * up; });
     }},
    {row_kernel::convert, convert_elements},
    {row_kernel::row_mean,
     [](const row_problem& p) { reduce_rows(p, [](const auto& x) { return x.mean(); }); }},
    {row_kernel::row_max,
     [](const row_problem& p) { reduce_rows(p, [](const auto& x) { return x.maxCoeff(); }); }},
    {row_kernel::row_min,
     [](const row_problem& p) { reduce_rows(p, [](const auto& x) { return x.minCoeff(); }); }},
    {row_kernel::row_argmax, argmax_rows},
    {row_kernel::logsumexp,
     [](const row_problem& p) { reduce_rows(p, [](const auto& x) { return logarithm_of_sum(x); }); }},
    {row_kernel::log_softmax,
     [](const row_problem& p) {
       for_each_row(p, [](const auto& x, auto& y, size) { y = x - logarithm_of_sum(x); });
     }},
    {row_kernel::masked_softmax, masked_softmax_rows},
    {row_kernel::add_rms_norm, add_rms_norm_rows},
    {row_kernel::row_prefix_sum_exclusive, prefix_sum_rows<true>},
    {row_kernel::vector_sum,
     [](const row_problem& p) { *p.y = view(p.x, static_cast<size>(p.elements())).sum(); }},
    {row_kernel::transpose, transpose_matrix},
    {row_kernel::embedding, embedding_rows},
};

class eigen : public peer {
 public:
  eigen() : peer("eigen") {}

  std::string version() const override {
    return std::to_string(EIGEN_WORLD_VERSION) + '.' + std::to_string(EIGEN_MAJOR_VERSION) + '.' +
           std::to_string(EIGEN_MINOR_VERSION);
  }

  call prepare(const gemm_problem<float>& p) override {
    const call alone = product(p);
    if (!alone || !p.bias_and_gelu) return alone;
    return [p, alone] {
      alone();
      add_bias_and_gelu(p);
    };
  }
  call prepare(const gemm_problem<half>& p) override { return p.bias_and_gelu ? call() : product(p); }
  call prepare(const row_problem& p) override { return call_of(functions, p); }
};

}  // namespace

std::unique_ptr<peer> make_eigen() { return std::make_unique<eigen>(); }

}  // namespace pewter::peers
