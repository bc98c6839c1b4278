// oneDNN takes its threads from OpenMP, so there is no number to set.
#include <oneapi/dnnl/dnnl.hpp>
#include <unordered_map>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using dnnl::memory;
using arguments = std::unordered_map<int, memory>;

template <class T>
constexpr memory::data_type type_of =
    std::is_same_v<T, float> ? memory::data_type::f32 : memory::data_type::bf16;

class onednn : public peer {
 public:
  onednn() : peer("onednn"), engine_(dnnl::engine::kind::cpu, 0), stream_(engine_) {}

  std::string version() const override {
    const dnnl_version_t& v = *dnnl::version();
    return std::to_string(v.major) + '.' + std::to_string(v.minor) + '.' + std::to_string(v.patch);
  }
  call prepare(const gemm_problem<float>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<bfloat>& p) override { return prepare_gemm(p); }

 private:
  template <class T>
  call prepare_gemm(const gemm_problem<T>& p) {
    using tag = memory::format_tag;
    const auto extent = [](std::size_t n) { return static_cast<memory::dim>(n); };
    const memory::dim m = extent(p.shape.m), n = extent(p.shape.n), k = extent(p.shape.k);
    const memory::desc a({m, k}, type_of<T>, tag::ab), c({m, n}, type_of<T>, tag::ab);
    const memory::desc b({k, n}, type_of<T>, p.transpose_b ? tag::ba : tag::ab);
    const memory::desc any({k, n}, type_of<T>, tag::any);
    const dnnl::matmul::primitive_desc about({a, p.packed_b ? any : b, c}, engine_);
    memory weights = view(b, p.b);
    if (p.packed_b) {
      memory packed(about.weights_desc(), engine_);
      dnnl::reorder(weights, packed).execute(stream_, weights, packed);
      stream_.wait();
      weights = packed;
    }
    return timed(dnnl::matmul(about),
                 {{DNNL_ARG_SRC, view(a, p.a)}, {DNNL_ARG_WEIGHTS, weights}, {DNNL_ARG_DST, view(c, p.c)}});
  }

  /// The interface has no memory that is only read.
  memory view(const memory::desc& about, const void* data) const {
    return memory(about, engine_, const_cast<void*>(data));
  }

  call timed(const dnnl::primitive& primitive, const arguments& operands) {
    return [this, primitive, operands] {
      primitive.execute(stream_, operands);
      stream_.wait();
    };
  }

  dnnl::engine engine_;
  dnnl::stream stream_;
};

}  // namespace

std::unique_ptr<peer> make_onednn() { return std::make_unique<onednn>(); }

}  // namespace pewter::peers
