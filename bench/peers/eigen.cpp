// Eigen is headers only: this file is compiled for the machine that builds it (-O3 -march=native).
#include <omp.h>

#include <Eigen/Dense>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::Map<matrix> view(float* data, Eigen::Index rows, Eigen::Index cols) { return {data, rows, cols}; }
Eigen::Map<const matrix> view(const float* data, Eigen::Index rows, Eigen::Index cols) {
  return {data, rows, cols};
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
};

}  // namespace

std::unique_ptr<peer> make_eigen() { return std::make_unique<eigen>(); }

}  // namespace pewter::peers
