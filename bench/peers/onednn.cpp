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

  call prepare(const row_problem& p) override {
    constexpr auto forward = dnnl::prop_kind::forward_inference;
    const auto rows = static_cast<memory::dim>(p.shape.rows), cols = static_cast<memory::dim>(p.shape.cols);
    const memory::desc matrix = float_matrix(rows, cols);
    const memory x = view(matrix, p.x);
    const auto write = [&](const dnnl::primitive& primitive, const memory::desc& result) {
      return timed(primitive, {{DNNL_ARG_SRC, x}, {DNNL_ARG_DST, view(result, p.y)}});
    };
    const auto elementwise = [&](dnnl::algorithm which) {
      using eltwise = dnnl::eltwise_forward;
      return write(eltwise({{forward, which, matrix, 1.0f}, engine_}), matrix);
    };
    switch (p.kernel) {
      case row_kernel::softmax: {
        using softmax = dnnl::softmax_v2_forward;
        return write(softmax({{forward, dnnl::algorithm::softmax_accurate, matrix, matrix, 1}, engine_}),
                     matrix);
      }
      case row_kernel::layer_norm:
        return layer_norm(p, x);
      case row_kernel::row_sum: {
        const memory::desc sums = float_matrix(rows, 1);
        return write(dnnl::reduction({{dnnl::algorithm::reduction_sum, matrix, sums, 0.0f, 0.0f}, engine_}),
                     sums);
      }
      case row_kernel::gelu:
        return elementwise(dnnl::algorithm::eltwise_gelu_tanh);
      case row_kernel::silu:
        return elementwise(dnnl::algorithm::eltwise_swish);
      case row_kernel::add:
        return timed(dnnl::binary({{dnnl::algorithm::binary_add, matrix, matrix, matrix}, engine_}),
                     {{DNNL_ARG_SRC_0, x},
                      {DNNL_ARG_SRC_1, view(matrix, p.addend)},
                      {DNNL_ARG_DST, view(matrix, p.y)}});
      case row_kernel::rms_norm:
      case row_kernel::row_prefix_sum:
        break;  // oneDNN 2 has neither
    }
    return {};
  }

 private:
  static memory::desc float_matrix(memory::dim rows, memory::dim cols) {
    return {{rows, cols}, memory::data_type::f32, memory::format_tag::ab};
  }

  call layer_norm(const row_problem& p, const memory& x) {
    using normalization = dnnl::layer_normalization_forward;
    using flags = dnnl::normalization_flags;
    const memory::desc vector({static_cast<memory::dim>(p.shape.cols)}, memory::data_type::f32,
                              memory::format_tag::a);
    const normalization::desc about(dnnl::prop_kind::forward_inference, x.get_desc(), epsilon,
                                    flags::use_scale | flags::use_shift);
    return timed(normalization({about, engine_}), {{DNNL_ARG_SRC, x},
                                                   {DNNL_ARG_SCALE, view(vector, p.weight)},
                                                   {DNNL_ARG_SHIFT, view(vector, p.bias)},
                                                   {DNNL_ARG_DST, view(x.get_desc(), p.y)}});
  }

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
