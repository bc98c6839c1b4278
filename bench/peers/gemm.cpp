// Products: cubes; the shapes of language models (M rows of activations times weights N x K), B as it is,
// transposed and packed beforehand; long and thin ones; A transposed; batches, as attention has them; and
// with the bias and gelu of a linear layer.
#include <cmath>

#include "bench/peers/contest.hpp"
#include "bench/peers/operand.hpp"

namespace pewter::peers {
namespace {

double flops(const product_form& p) {
  const auto& [m, n, k] = p.shape;
  return 2 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k) *
         static_cast<double>(p.batches);
}

/// What takes long is left to the full selection: a call of 3 GFLOP takes 30 ms on a core.
std::vector<product_form> without_long_ones(std::vector<product_form> forms, selection which) {
  if (which != selection::full)
    std::erase_if(forms, [](const product_form& form) { return flops(form) > 3e9; });
  return forms;
}

/// B as it is, transposed, and packed, which is the same memory however it lay before.
void add_all_b(std::vector<product_form>& to, const gemm_shape& shape) {
  to.push_back({.shape = shape});
  to.push_back({.shape = shape, .transpose_b = true});
  to.push_back({.shape = shape, .packed_b = true});
}

std::vector<product_form> common_forms(selection which) {
  const bool quick = which == selection::quick;
  std::vector<product_form> forms;
  if (quick) {
    for (const gemm_shape shape :
         {gemm_shape{64, 64, 64}, {333, 333, 333}, {512, 512, 512}, {1, 4096, 4096}, {32, 4096, 4096}})
      add_all_b(forms, shape);
  } else {
    for (const std::size_t n :
         {16u, 17u, 32u, 63u, 64u, 100u, 128u, 200u, 256u, 333u, 512u, 777u, 1000u, 1024u, 2048u, 4096u})
      add_all_b(forms, {n, n, n});
    constexpr std::size_t weights[][2] = {{4096, 4096}, {11008, 4096}, {4096, 11008}, {896, 4864}};
    for (const auto& [n, k] : weights)
      for (const std::size_t m : {1u, 2u, 4u, 8u, 16u, 32u, 128u, 512u}) add_all_b(forms, {m, n, k});
    for (const gemm_shape shape : {gemm_shape{8192, 64, 64}, {64, 8192, 64}, {64, 64, 100000}})
      forms.push_back({.shape = shape});
  }
  for (const std::size_t n :
       quick ? std::vector<std::size_t>{333} : std::vector<std::size_t>{64, 333, 1000}) {
    forms.push_back({.shape = {n, n, n}, .transpose_a = true});
    forms.push_back({.shape = {n, n, n}, .transpose_a = true, .transpose_b = true});
  }
  forms.push_back({.shape = {128, 128, 64}, .transpose_b = true, .batches = 32});
  if (!quick) {
    forms.push_back({.shape = {128, 64, 128}, .batches = 32});
    forms.push_back({.shape = {1, 1024, 128}, .transpose_b = true, .batches = 32});
    forms.push_back({.shape = {32, 32, 32}, .batches = 256});
  }
  for (const std::size_t m : quick ? std::vector<std::size_t>{32} : std::vector<std::size_t>{1, 32, 512})
    for (const std::size_t n : {896u, 4096u})
      forms.push_back({.shape = {m, n, 4096}, .transpose_b = true, .bias_and_gelu = true});
  forms = without_long_ones(std::move(forms), which);
  if (which == selection::standard) forms.push_back({.shape = {2048, 2048, 2048}});
  return forms;
}

template <class T>
std::vector<product_form> forms_of(selection which) {
  return common_forms(which);
}
/// Fewer, as hardly a peer has products of half.
template <>
std::vector<product_form> forms_of<half>(selection which) {
  std::vector<product_form> forms;
  for (const gemm_shape shape :
       {gemm_shape{64, 64, 64}, {200, 200, 200}, {512, 512, 512}, {1, 4096, 4096}, {32, 4096, 4096}})
    for (const bool transposed : {false, true}) forms.push_back({.shape = shape, .transpose_b = transposed});
  if (which == selection::quick) forms.resize(2);
  return forms;
}

template <class T>
constexpr const char* name_of_type = "float";
template <>
constexpr const char* name_of_type<half> = "half";
template <>
constexpr const char* name_of_type<bfloat> = "bfloat";

/// Both results are sums of k products in float, in different orders: what their errors grow to if roundings
/// are independent, times 8. Rounded to half or bfloat they may become neighbours.
template <class T>
double tolerance(std::size_t k) {
  const double of_sums = 8 * 0x1p-23 * std::sqrt(static_cast<double>(k));
  if constexpr (std::is_same_v<T, float>)
    return of_sums;
  else
    return of_sums + T::epsilon;
}

const char* kernel_name(const product_form& p) {
  if (p.bias_and_gelu) return "gemm_bias_gelu";
  if (p.batches > 1) return "gemm_batched";
  if (p.transpose_a) return "gemm_transposed_a";
  return p.packed_b ? "gemm_packed" : "gemm";
}

template <class T>
entry describe(const product_form& p) {
  const auto& [m, n, k] = p.shape;
  entry about;
  about.kernel = kernel_name(p);
  about.type = name_of_type<T>;
  about.shape = std::to_string(m) + 'x' + std::to_string(n) + 'x' + std::to_string(k) +
                (p.transpose_b ? " B transposed" : "") +
                (p.batches > 1 ? ", " + std::to_string(p.batches) + " times" : "");
  about.read = p.batches * (m * k + k * n) * sizeof(T);
  about.written = p.batches * m * n * sizeof(T);
  about.flops = flops(p);
  about.rows = m;
  about.tolerance = tolerance<T>(k);
  return about;
}

template <class T>
bool compare_one(const product_form& form, const peer_list& peers, const settings& s) {
  const entry about = describe<T>(form);
  if (!s.wants(about)) return true;
  const auto& [m, n, k] = form.shape;
  const operand<T> a(form.batches * m * k, -1, 1), b(form.batches * k * n, -1, 1);
  const operand<T> bias(form.bias_and_gelu ? n : 0, -1, 1);
  operand<T> c(form.batches * m * n);
  const gemm_problem<T> problem{form, a.data(), b.data(), form.bias_and_gelu ? bias.data() : nullptr,
                                c.data()};
  contest one(about, [&] {
    std::vector<float> values;
    c.take(values);
    return values;
  });
  for (const auto& who : peers) one.add(*who, problem);
  return one.measure(s);
}

template <class T>
bool compare(const peer_list& peers, const settings& s) {
  bool agreed = true;
  for (const product_form& form : forms_of<T>(s.shapes)) agreed = compare_one<T>(form, peers, s) && agreed;
  return agreed;
}

}  // namespace

bool compare_gemm(const peer_list& peers, const settings& s) {
  const bool floats = compare<float>(peers, s), halves = compare<half>(peers, s),
             bfloats = compare<bfloat>(peers, s);
  return floats && halves && bfloats;
}

}  // namespace pewter::peers
