// What the comparison with other libraries asks: each peer is a file, offers the problems that it knows, and
// returns the call that is timed. What a library sets up once (primitives, packed weights) is not in the
// call.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "pewter/kernels.hpp"

namespace pewter::peers {

/// C = A op(B): a (m, k), b (k, n) or (n, k) if transposed, c (m, n).
template <class T>
struct gemm_problem {
  gemm_shape shape;
  bool transpose_b = false;
  bool packed_b = false;  ///< B may be brought into the library's own layout before the call
  const T* a = nullptr;
  const T* b = nullptr;
  T* c = nullptr;
};

enum class row_kernel { softmax, layer_norm, rms_norm, row_sum, row_prefix_sum, gelu, silu, add };
inline constexpr const char* row_kernel_names[] = {"softmax",        "layer_norm", "rms_norm", "row_sum",
                                                   "row_prefix_sum", "gelu",       "silu",     "add"};
inline bool is_elementwise(row_kernel kernel) { return kernel >= row_kernel::gelu; }

inline constexpr float epsilon = 1e-5f;  ///< of the norms

/// x, addend, y (rows, cols); weight, bias (cols). row_sum writes (rows).
struct row_problem {
  row_kernel kernel = row_kernel::softmax;
  matrix_shape shape;
  const float* x = nullptr;
  const float* weight = nullptr;
  const float* bias = nullptr;
  const float* addend = nullptr;  ///< of add
  float* y = nullptr;
};

/// What is timed. It owns what the library keeps for it; the problem's memory must stay where it is. Empty:
/// not offered.
using call = std::function<void()>;

class peer {
 public:
  explicit peer(std::string name, std::string variant = "")
      : name_(std::move(name)), variant_(std::move(variant)) {}
  virtual ~peer() = default;
  const std::string& name() const { return name_; }
  /// Of several ways of one library to do the same, the best one counts.
  const std::string& variant() const { return variant_; }
  virtual std::string version() const = 0;
  virtual call prepare(const gemm_problem<float>&) { return {}; }
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
