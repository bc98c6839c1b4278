#include <omp.h>

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
};

}  // namespace

std::unique_ptr<peer> make_pewter() { return std::make_unique<pewter_itself>("pewter"); }

}  // namespace pewter::peers
