// The operands in each kernel's arguments, by name: f(name, pointer). They must be the device's.
#pragma once

#include "kernels/attention/decode_attention.hpp"
#include "kernels/elementwise/elementwise.hpp"
#include "kernels/embedding/embedding.hpp"
#include "kernels/embedding/rotary.hpp"
#include "kernels/histogram/histogram.hpp"
#include "kernels/image/grayscale.hpp"
#include "kernels/layout/transpose.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"
#include "kernels/norm/norm.hpp"
#include "kernels/offload/gemm_tile.hpp"
#include "kernels/offload/region_launch.hpp"
#include "kernels/reduce/reduce.hpp"
#include "kernels/reduce/vector_sum.hpp"
#include "kernels/scan/compact.hpp"
#include "kernels/scan/row_scan.hpp"
#include "kernels/scan/vector_scan.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/stencil/stencil3.hpp"

namespace pewter::offload {

template <class F>
void for_each_operand(const detail::elementwise_arguments& a, F f) {
  f("x", a.x), f("b", a.b), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::transpose_arguments& a, F f) {
  f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::embedding_arguments& a, F f) {
  f("table", a.table), f("ids", a.ids), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::rotary_arguments& a, F f) {
  f("x", a.x), f("positions", a.positions), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::reduce_arguments& a, F f) {
  f("x", a.x), f("results", a.results);
}
template <class F>
void for_each_operand(const detail::vector_sum_arguments& a, F f) {
  f("x", a.x), f("sum", a.sum);
}
template <class F>
void for_each_operand(const detail::softmax_arguments& a, F f) {
  f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::masked_softmax_arguments& a, F f) {
  f("x", a.x), f("mask", a.mask), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::norm_arguments& a, F f) {
  f("x", a.x), f("weight", a.weight), f("bias", a.bias), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::add_norm_arguments& a, F f) {
  f("x", a.x), f("residual", a.residual), f("weight", a.weight), f("sum", a.sum), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::row_scan_arguments& a, F f) {
  f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::vector_scan_arguments& a, F f) {
  f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::compact_arguments& a, F f) {
  f("x", a.x), f("y", a.y), f("count", a.count);
}
template <class F>
void for_each_operand(const detail::histogram_arguments& a, F f) {
  f("x", a.x), f("counts", a.counts);
}
template <class F>
void for_each_operand(const detail::stencil3_arguments& a, F f) {
  f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::gemv_arguments& a, F f) {
  f("matrix", a.matrix), f("x", a.x), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::gemm_arguments& a, F f) {
  f("a", a.a), f("b", a.b), f("c", a.c);
}
template <class F>
void for_each_operand(const detail::device_gemm_arguments& g, F f) {
  f("a", g.a), f("b", g.b), f("c", g.c), f("bias", g.bias), f("residual", g.residual);
  f("row_scale", g.row_scale);
}
template <class F>
void for_each_operand(const detail::attention_arguments& a, F f) {
  f("q", a.q), f("keys", a.keys), f("values", a.values), f("y", a.y);
}
template <class F>
void for_each_operand(const detail::grayscale_arguments& a, F f) {
  f("rgba", a.rgba), f("gray", a.gray);
}

inline void upload_tables(detail::rotary_arguments& a) {
  a.frequencies =
      static_cast<decltype(a.frequencies)>(uploaded(a.frequencies, a.pairs * sizeof *a.frequencies));
}

}  // namespace pewter::offload
