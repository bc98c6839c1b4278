#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

template <class T>
call prepare_gemm(const gemm_problem<T>& p) {
  if (p.packed_b) {
    auto b = std::make_shared<packed_matrix<T>>(p.b, p.shape.k, p.shape.n, p.transpose_b);
    return [p, b] { gemm(p.a, *b, p.c, p.shape); };
  }
  gemm_options<T> how;
  how.transpose_b = p.transpose_b;
  return [p, how] { gemm(p.a, p.b, p.c, p.shape, how); };
}

class pewter_itself : public peer {
 public:
  using peer::peer;
  std::string version() const override { return "of this tree"; }
  call prepare(const gemm_problem<float>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<bfloat>& p) override { return prepare_gemm(p); }

  call prepare(const row_problem& p) override {
    const std::size_t n = p.shape.rows * p.shape.cols;
    switch (p.kernel) {
      case row_kernel::softmax:
        return [=] { softmax(p.x, p.y, p.shape); };
      case row_kernel::layer_norm:
        return [=] { layer_norm(p.x, p.weight, p.bias, p.y, p.shape, epsilon); };
      case row_kernel::rms_norm:
        return [=] { rms_norm(p.x, p.weight, p.y, p.shape, epsilon); };
      case row_kernel::row_sum:
        return [=] { row_sum(p.x, p.y, p.shape); };
      case row_kernel::row_prefix_sum:
        return [=] { row_prefix_sum(p.x, p.y, p.shape); };
      case row_kernel::gelu:
        return [=] { gelu(p.x, p.y, n); };
      case row_kernel::silu:
        return [=] { silu(p.x, p.y, n); };
      case row_kernel::add:
        return [=] { add(p.x, p.addend, p.y, n); };
    }
    return {};
  }
};

}  // namespace

std::unique_ptr<peer> make_pewter() { return std::make_unique<pewter_itself>("pewter"); }

}  // namespace pewter::peers
