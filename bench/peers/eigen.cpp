// Eigen is headers only: this file is compiled for the machine that builds it (-O3 -march=native). Only its
// products use threads by themselves; rows, or equal parts of all elements, are shared among them here, as
// its users do.
#include <omp.h>

#include <Eigen/Dense>
#include <unsupported/Eigen/CXX11/Tensor>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::Map<matrix> view(float* data, Eigen::Index rows, Eigen::Index cols) { return {data, rows, cols}; }
Eigen::Map<const matrix> view(const float* data, Eigen::Index rows, Eigen::Index cols) {
  return {data, rows, cols};
}

using row = Eigen::Array<float, 1, Eigen::Dynamic>;

/// work(x, y) for each row, as arrays.
template <class Work>
call for_each_row(const row_problem& p, Work work) {
  return [=] {
    const auto rows = static_cast<Eigen::Index>(p.shape.rows), cols = static_cast<Eigen::Index>(p.shape.cols);
#pragma omp parallel for
    for (Eigen::Index r = 0; r < rows; ++r) {
      Eigen::Map<row> y(p.y + r * cols, cols);
      work(Eigen::Map<const row>(p.x + r * cols, cols), y);
    }
  };
}

/// work(first, count) for as many parts of the elements as there are threads.
template <class Work>
call for_each_part(const row_problem& p, Work work) {
  return [=, n = static_cast<Eigen::Index>(p.shape.rows * p.shape.cols)] {
#pragma omp parallel
    {
      const Eigen::Index threads = omp_get_num_threads(), thread = omp_get_thread_num();
      const Eigen::Index first = n * thread / threads;
      work(first, n * (thread + 1) / threads - first);
    }
  };
}

class eigen : public peer {
 public:
  eigen() : peer("eigen") {}

  std::string version() const override {
    return std::to_string(EIGEN_WORLD_VERSION) + '.' + std::to_string(EIGEN_MAJOR_VERSION) + '.' +
           std::to_string(EIGEN_MINOR_VERSION);
  }

  call prepare(const gemm_problem<float>& p) override {
    if (p.packed_b) return {};
    Eigen::setNbThreads(omp_get_max_threads());
    const auto m = static_cast<Eigen::Index>(p.shape.m), n = static_cast<Eigen::Index>(p.shape.n),
               k = static_cast<Eigen::Index>(p.shape.k);
    if (p.transpose_b)
      return [=] { view(p.c, m, n).noalias() = view(p.a, m, k) * view(p.b, n, k).transpose(); };
    return [=] { view(p.c, m, n).noalias() = view(p.a, m, k) * view(p.b, k, n); };
  }

  call prepare(const row_problem& p) override {
    const auto rows = static_cast<Eigen::Index>(p.shape.rows), cols = static_cast<Eigen::Index>(p.shape.cols);
    const Eigen::Map<const row> weight(p.weight, cols), bias(p.bias, cols);
    switch (p.kernel) {
      case row_kernel::softmax:
        return for_each_row(p, [](const auto& x, auto& y) {
          y = (x - x.maxCoeff()).exp();
          y *= 1 / y.sum();
        });
      case row_kernel::layer_norm:
        return for_each_row(p, [=](const auto& x, auto& y) {
          const float mean = x.mean();
          y = (x - mean) * (1 / std::sqrt((x - mean).square().mean() + epsilon)) * weight + bias;
        });
      case row_kernel::rms_norm:
        return for_each_row(p, [=](const auto& x, auto& y) {
          y = x * (1 / std::sqrt(x.square().mean() + epsilon)) * weight;
        });
      case row_kernel::row_sum:
        return [=] {
#pragma omp parallel for
          for (Eigen::Index r = 0; r < rows; ++r) p.y[r] = Eigen::Map<const row>(p.x + r * cols, cols).sum();
        };
      case row_kernel::row_prefix_sum:
        return [=] {
          using vector = Eigen::Tensor<float, 1, Eigen::RowMajor>;
#pragma omp parallel for
          for (Eigen::Index r = 0; r < rows; ++r) {
            Eigen::TensorMap<vector> y(p.y + r * cols, cols);
            y = Eigen::TensorMap<const vector>(p.x + r * cols, cols).cumsum(0);
          }
        };
      case row_kernel::gelu:
        return for_each_part(p, [=](Eigen::Index first, Eigen::Index n) {
          const Eigen::Map<const row> x(p.x + first, n);
          Eigen::Map<row>(p.y + first, n) =
              0.5f * x * (1 + (0.7978845608f * (x + 0.044715f * x.cube())).tanh());
        });
      case row_kernel::silu:
        return for_each_part(p, [=](Eigen::Index first, Eigen::Index n) {
          const Eigen::Map<const row> x(p.x + first, n);
          Eigen::Map<row>(p.y + first, n) = x / (1 + (-x).exp());
        });
      case row_kernel::add:
        return for_each_part(p, [=](Eigen::Index first, Eigen::Index n) {
          Eigen::Map<row>(p.y + first, n) =
              Eigen::Map<const row>(p.x + first, n) + Eigen::Map<const row>(p.addend + first, n);
        });
    }
    return {};
  }
};

}  // namespace

std::unique_ptr<peer> make_eigen() { return std::make_unique<eigen>(); }

}  // namespace pewter::peers
