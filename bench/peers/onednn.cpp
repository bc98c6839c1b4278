// oneDNN takes its threads from OpenMP, so there is no number to set.
#include <oneapi/dnnl/dnnl.hpp>
#include <unordered_map>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using dnnl::memory;
using arguments = std::unordered_map<int, memory>;

template <class T>
constexpr memory::data_type type_of = memory::data_type::f32;
template <>
constexpr memory::data_type type_of<half> = memory::data_type::f16;
template <>
constexpr memory::data_type type_of<bfloat> = memory::data_type::bf16;

class onednn : public peer {
 public:
  onednn() : peer("onednn"), engine_(dnnl::engine::kind::cpu, 0), stream_(engine_) {}

  std::string version() const override {
    const dnnl_version_t& v = *dnnl::version();
    return std::to_string(v.major) + '.' + std::to_string(v.minor) + '.' + std::to_string(v.patch);
  }
  call prepare(const gemm_problem<float>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<half>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<bfloat>& p) override { return prepare_gemm(p); }

  call prepare(const row_problem& p) override {
    constexpr auto forward = dnnl::prop_kind::forward_inference;
    const auto rows = static_cast<memory::dim>(p.shape.rows), cols = static_cast<memory::dim>(p.shape.cols);
    const memory::desc matrix = float_matrix(rows, cols);
    const memory x = view(matrix, p.x);
    const auto write = [&](const dnnl::primitive& primitive, const memory::desc& result) {
      return timed(primitive, {{DNNL_ARG_SRC, x}, {DNNL_ARG_DST, view(result, p.y)}});
    };
    const auto elementwise = [&](dnnl::algorithm which, float alpha = 1) {
      using eltwise = dnnl::eltwise_forward;
      return write(eltwise({{forward, which, matrix, alpha}, engine_}), matrix);
    };
    const auto softmax = [&](dnnl::algorithm which) {
      return write(dnnl::softmax_v2_forward({{forward, which, matrix, matrix, 1}, engine_}), matrix);
    };
    const auto reduction = [&](dnnl::algorithm which) {
      const memory::desc results = float_matrix(rows, 1);
      return write(dnnl::reduction({{which, matrix, results, 0.0f, 0.0f}, engine_}), results);
    };
    const auto reorder = [&](const memory::desc& from, const memory::desc& to, void* result) {
      return timed(dnnl::reorder({engine_, from, engine_, to}),
                   {{DNNL_ARG_FROM, view(from, p.x)}, {DNNL_ARG_TO, view(to, result)}});
    };
    using which = dnnl::algorithm;
    switch (p.kernel) {
      case row_kernel::softmax:
        return softmax(which::softmax_accurate);
      case row_kernel::log_softmax:
        return softmax(which::softmax_log);
      case row_kernel::layer_norm:
        return layer_norm(p, x);
      case row_kernel::row_sum:
        return reduction(which::reduction_sum);
      case row_kernel::row_mean:
        return reduction(which::reduction_mean);
      case row_kernel::row_max:
        return reduction(which::reduction_max);
      case row_kernel::row_min:
        return reduction(which::reduction_min);
      case row_kernel::gelu:
        return elementwise(which::eltwise_gelu_tanh);
      case row_kernel::gelu_erf:
        return elementwise(which::eltwise_gelu_erf);
      case row_kernel::silu:
        return elementwise(which::eltwise_swish);
      case row_kernel::relu:
        return elementwise(which::eltwise_relu, 0);
      case row_kernel::scale:
        return elementwise(which::eltwise_linear, factor);
      case row_kernel::add:
        return timed(dnnl::binary({{which::binary_add, matrix, matrix, matrix}, engine_}),
                     {{DNNL_ARG_SRC_0, x},
                      {DNNL_ARG_SRC_1, view(matrix, p.addend)},
                      {DNNL_ARG_DST, view(matrix, p.y)}});
      case row_kernel::convert:
        return reorder(matrix, {{rows, cols}, memory::data_type::bf16, memory::format_tag::ab}, p.narrow);
      case row_kernel::transpose:
        return reorder(matrix, {{rows, cols}, memory::data_type::f32, memory::format_tag::ba}, p.y);
      default:
        return {};  // oneDNN 2 has no other
    }
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
    using matmul = dnnl::matmul;
    const auto extent = [](std::size_t n) { return static_cast<memory::dim>(n); };
    const memory::dim m = extent(p.shape.m), n = extent(p.shape.n), k = extent(p.shape.k);
    const auto matrix = [&](memory::dim rows, memory::dim cols, bool transposed) -> memory::desc {
      if (p.batches == 1) return {{rows, cols}, type_of<T>, transposed ? tag::ba : tag::ab};
      return {{extent(p.batches), rows, cols}, type_of<T>, transposed ? tag::acb : tag::abc};
    };
    const memory::desc a = matrix(m, k, p.transpose_a), b = matrix(k, n, p.transpose_b);
    const memory::desc c = matrix(m, n, false), bias({1, n}, type_of<T>, tag::ab);
    const memory::desc wanted = p.packed_b ? memory::desc({k, n}, type_of<T>, tag::any) : b;
    dnnl::primitive_attr attributes;
    if (p.bias_and_gelu) {
      dnnl::post_ops gelu;
      gelu.append_eltwise(1, dnnl::algorithm::eltwise_gelu_tanh, 0, 0);
      attributes.set_post_ops(gelu);
    }
    const matmul::desc what = p.bias_and_gelu ? matmul::desc(a, wanted, bias, c) : matmul::desc(a, wanted, c);
    constexpr bool allow_empty = true;
    const matmul::primitive_desc about(what, attributes, engine_, allow_empty);
    if (!about) return {};  // this CPU cannot multiply the type
    memory weights = view(b, p.b);
    if (p.packed_b) {
      memory packed(about.weights_desc(), engine_);
      dnnl::reorder(weights, packed).execute(stream_, weights, packed);
      stream_.wait();
      weights = packed;
    }
    arguments operands{
        {DNNL_ARG_SRC, view(a, p.a)}, {DNNL_ARG_WEIGHTS, weights}, {DNNL_ARG_DST, view(c, p.c)}};
    if (p.bias_and_gelu) operands.emplace(DNNL_ARG_BIAS, view(bias, p.bias));
    return timed(matmul(about), operands);
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
