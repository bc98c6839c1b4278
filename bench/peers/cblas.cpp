// OpenBLAS and BLIS export the same names, so neither is linked: each is loaded with a name space of its own.
#include <dlfcn.h>
#include <omp.h>

#include <stdexcept>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

// The C interface of BLAS, with 32-bit sizes as Debian builds both libraries.
enum : int { row_major = 101, not_transposed = 111, transposed = 112 };
using sgemm_function = void(int order, int transpose_a, int transpose_b, int m, int n, int k, float alpha,
                            const float* a, int lda, const float* b, int ldb, float beta, float* c, int ldc);
using sgemv_function = void(int order, int transpose_a, int rows, int cols, float alpha, const float* a,
                            int lda, const float* x, int incx, float beta, float* y, int incy);

class cblas : public peer {
 public:
  cblas(const char* name, const char* file, const char* set_threads, product kind)
      : peer(name, kind == product::vector ? "gemv" : "gemm"),
        kind_(kind),
        library_(dlopen(file, RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) throw std::runtime_error(dlerror());
    sgemm_ = function<sgemm_function>("cblas_sgemm");
    sgemv_ = function<sgemv_function>("cblas_sgemv");
    set_threads_ = function<void(long)>(set_threads);
  }

  std::string version() const override {
    if (void* const openblas = dlsym(library_, "openblas_get_config"))
      return reinterpret_cast<const char* (*)()>(openblas)();
    if (void* const blis = dlsym(library_, "bli_info_get_version_str"))
      return reinterpret_cast<const char* (*)()>(blis)();
    return "unknown";
  }

  call prepare(const gemm_problem<float>& p) override {
    if (p.packed_b) return {};
    const call product = kind_ == product::matrix ? matrix_product(p) : vector_product(p);
    if (!product || !p.bias_and_gelu) return product;
    return [p, product] {
      product();
      add_bias_and_gelu(p);
    };
  }

 private:
  /// OpenMP's threads share the batches; each thread then is the only one in its call of the library.
  call matrix_product(const gemm_problem<float>& p) {
    set_threads_(p.batches == 1 ? omp_get_max_threads() : 1);
    const auto& [m, n, k] = p.shape;
    const auto multiply = [this, p, m = static_cast<int>(m), n = static_cast<int>(n),
                           k = static_cast<int>(k)](std::size_t batch) {
      const std::size_t a = p.shape.m * p.shape.k, b = p.shape.k * p.shape.n, c = p.shape.m * p.shape.n;
      sgemm_(row_major, p.transpose_a ? transposed : not_transposed,
             p.transpose_b ? transposed : not_transposed, m, n, k, 1, p.a + batch * a, p.transpose_a ? m : k,
             p.b + batch * b, p.transpose_b ? k : n, 0, p.c + batch * c, n);
    };
    if (p.batches == 1) return [multiply] { multiply(0); };
    return [multiply, batches = p.batches] {
#pragma omp parallel for
      for (std::size_t batch = 0; batch < batches; ++batch) multiply(batch);
    };
  }

  call vector_product(const gemm_problem<float>& p) {
    if (p.shape.m != 1 || p.batches != 1) return {};
    set_threads_(omp_get_max_threads());
    const int n = static_cast<int>(p.shape.n), k = static_cast<int>(p.shape.k);
    if (p.transpose_b)
      return [=, this] { sgemv_(row_major, not_transposed, n, k, 1, p.b, k, p.a, 1, 0, p.c, 1); };
    return [=, this] { sgemv_(row_major, transposed, k, n, 1, p.b, n, p.a, 1, 0, p.c, 1); };
  }

  template <class F>
  F* function(const char* name) const {
    void* const found = dlsym(library_, name);
    if (found == nullptr) throw std::runtime_error(dlerror());
    return reinterpret_cast<F*>(found);
  }

  product kind_;
  void* library_;  // never closed: its threads may still run
  sgemm_function* sgemm_;
  sgemv_function* sgemv_;
  void (*set_threads_)(long);  // OpenBLAS takes an int and BLIS a long: one register on both architectures
};

}  // namespace

std::unique_ptr<peer> make_cblas(const char* name, const char* file, const char* set_threads, product kind) {
  return std::make_unique<cblas>(name, file, set_threads, kind);
}

}  // namespace pewter::peers
