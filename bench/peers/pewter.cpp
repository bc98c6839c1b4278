#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

template <class T>
call prepare_gemm(const gemm_problem<T>& p) {
  gemm_options<T> how;
  how.transpose_a = p.transpose_a;
  how.batches = p.batches;
  how.bias = p.bias;
  if (p.bias_and_gelu) how.activation = activation::gelu;
  if (p.packed_b) {
    auto b = std::make_shared<packed_matrix<T>>(p.b, p.shape.k, p.shape.n, p.transpose_b);
    return [p, b, how] { gemm(p.a, *b, p.c, p.shape, how); };
  }
  how.transpose_b = p.transpose_b;
  return [p, how] { gemm(p.a, p.b, p.c, p.shape, how); };
}

constexpr row_function functions[] = {
    {row_kernel::softmax, [](const row_problem& p) { softmax(p.x, p.y, p.shape); }},
    {row_kernel::layer_norm,
     [](const row_problem& p) { layer_norm(p.x, p.weight, p.bias, p.y, p.shape, epsilon); }},
    {row_kernel::rms_norm, [](const row_problem& p) { rms_norm(p.x, p.weight, p.y, p.shape, epsilon); }},
    {row_kernel::row_sum, [](const row_problem& p) { row_sum(p.x, p.y, p.shape); }},
    {row_kernel::row_prefix_sum, [](const row_problem& p) { row_prefix_sum(p.x, p.y, p.shape); }},
    {row_kernel::gelu, [](const row_problem& p) { gelu(p.x, p.y, p.elements()); }},
    {row_kernel::silu, [](const row_problem& p) { silu(p.x, p.y, p.elements()); }},
    {row_kernel::add, [](const row_problem& p) { add(p.x, p.addend, p.y, p.elements()); }},
    {row_kernel::relu, [](const row_problem& p) { relu(p.x, p.y, p.elements()); }},
    {row_kernel::scale, [](const row_problem& p) { scale(p.x, factor, p.y, p.elements()); }},
    {row_kernel::gelu_erf, [](const row_problem& p) { gelu_erf(p.x, p.y, p.elements()); }},
    {row_kernel::swiglu, [](const row_problem& p) { swiglu(p.x, p.addend, p.y, p.elements()); }},
    {row_kernel::geglu, [](const row_problem& p) { geglu(p.x, p.addend, p.y, p.elements()); }},
    {row_kernel::convert, [](const row_problem& p) { convert(p.x, p.narrow, p.elements()); }},
    {row_kernel::row_mean, [](const row_problem& p) { row_mean(p.x, p.y, p.shape); }},
    {row_kernel::row_max, [](const row_problem& p) { row_max(p.x, p.y, p.shape); }},
    {row_kernel::row_min, [](const row_problem& p) { row_min(p.x, p.y, p.shape); }},
    {row_kernel::row_argmax, [](const row_problem& p) { row_argmax(p.x, p.indices, p.shape); }},
    {row_kernel::logsumexp, [](const row_problem& p) { logsumexp(p.x, p.y, p.shape); }},
    {row_kernel::log_softmax, [](const row_problem& p) { log_softmax(p.x, p.y, p.shape); }},
    {row_kernel::masked_softmax,
     [](const row_problem& p) {
       masked_softmax(p.x, p.addend, p.y, {1, p.shape.rows, p.shape.cols}, {.scale = factor});
     }},
    {row_kernel::add_rms_norm,
     [](const row_problem& p) { add_rms_norm(p.x, p.addend, p.weight, p.sum, p.y, p.shape, epsilon); }},
    {row_kernel::row_prefix_sum_exclusive,
     [](const row_problem& p) { row_prefix_sum_exclusive(p.x, p.y, p.shape); }},
    {row_kernel::vector_sum, [](const row_problem& p) { vector_sum(p.x, p.y, p.elements()); }},
    {row_kernel::vector_prefix_sum, [](const row_problem& p) { vector_prefix_sum(p.x, p.y, p.elements()); }},
    {row_kernel::transpose, [](const row_problem& p) { transpose(p.x, p.y, p.shape); }},
    {row_kernel::embedding,
     [](const row_problem& p) {
       embedding(p.x, p.ids, p.y, {p.shape.rows, p.shape.rows, p.shape.cols});
     }},
    {row_kernel::rotary_half,
     [](const row_problem& p) {
       rotary_half(p.x, p.ids, p.y, {p.shape.rows, p.shape.cols / head_dim, head_dim}, theta);
     }},
};

class pewter_itself : public peer {
 public:
  using peer::peer;
  std::string version() const override { return "of this tree"; }
  call prepare(const gemm_problem<float>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<half>& p) override { return prepare_gemm(p); }
  call prepare(const gemm_problem<bfloat>& p) override { return prepare_gemm(p); }
  call prepare(const row_problem& p) override { return call_of(functions, p); }
};

}  // namespace

std::unique_ptr<peer> make_pewter() { return std::make_unique<pewter_itself>("pewter"); }

}  // namespace pewter::peers
