// A peer of the comparison with other libraries: each is a file, offers the problems that it knows, and
// returns the call that is timed. Set-up that a library does once (primitives, packed weights) is not in it.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "bench/peers/row_kernels.hpp"
#include "pewter/kernels.hpp"

namespace pewter::peers {

/// C = op(A) op(B), or gelu(op(A) op(B) + bias) with gelu's tanh form, for each batch.
struct product_form {
  gemm_shape shape;
  bool transpose_a = false, transpose_b = false;
  bool packed_b = false;  ///< B may be brought into the library's own layout before the call
  bool bias_and_gelu = false;
  std::size_t batches = 1;  ///< their matrices follow each other
};

/// a (m, k) or (k, m) if transposed, b (k, n) or (n, k), bias (n), c (m, n).
template <class T>
struct gemm_problem : product_form {
  const T* a = nullptr;
  const T* b = nullptr;
  const T* bias = nullptr;
  T* c = nullptr;
};

/// The second half of a product with bias and gelu, for libraries that have only the first: an OpenMP loop.
void add_bias_and_gelu(const gemm_problem<float>&);

/// What is timed. It owns what the library keeps for it; the problem's memory must stay where it is. Empty:
/// not offered.
using call = std::function<void()>;

/// How a peer computes a row kernel.
struct row_function {
  row_kernel kernel;
  void (*run)(const row_problem&);
};
inline call call_of(std::span<const row_function> offered, const row_problem& p) {
  for (const row_function& f : offered)
    if (f.kernel == p.kernel) return [p, run = f.run] { run(p); };
  return {};
}

class peer {
 public:
  explicit peer(std::string name, std::string variant = "")
      : name_(std::move(name)), variant_(std::move(variant)) {}
  virtual ~peer() = default;
  const std::string& name() const { return name_; }
  /// If a library has several ways to do the same, the best one counts.
  const std::string& variant() const { return variant_; }
  virtual std::string version() const = 0;
  virtual call prepare(const gemm_problem<float>&) { return {}; }
  virtual call prepare(const gemm_problem<half>&) { return {}; }
  virtual call prepare(const gemm_problem<bfloat>&) { return {}; }
  virtual call prepare(const row_problem&) { return {}; }

 private:
  std::string name_, variant_;
};

// Those that CMake found are linked. Each uses as many threads as OpenMP is told to.
std::unique_ptr<peer> make_pewter();
enum class product { matrix, vector };  ///< cblas_sgemm, or cblas_sgemv where A has one row
/// A library with the C interface of BLAS, loaded for itself alone: all of them export the same names.
/// @param set_threads its function for the number of threads
std::unique_ptr<peer> make_cblas(const char* name, const char* file, const char* set_threads, product);
std::unique_ptr<peer> make_onednn();
std::unique_ptr<peer> make_eigen();
std::unique_ptr<peer> make_plain_loops();
std::unique_ptr<peer> make_fast_math_loops();
std::unique_ptr<peer> make_opencl(std::size_t work_group_size);

}  // namespace pewter::peers
