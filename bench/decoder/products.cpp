#include "bench/decoder/products.hpp"

#include <algorithm>

#include "kernels/runtime/typed_call.hpp"
#include "pewter/serving.hpp"

namespace pewter::decoder {
namespace {

/// Room for n elements in bytes that are kept.
template <class T>
T* room(std::vector<std::byte>& scratch, std::size_t n) {
  if (scratch.size() < n * sizeof(T)) scratch.resize(n * sizeof(T));
  return reinterpret_cast<T*>(scratch.data());
}

}  // namespace

template <class T>
void products::multiply_numbers(const float* x, const matrix& w, float* y, std::size_t m, const float* bias) {
  const T* const b = reinterpret_cast<const T*>(w.data);
  const gemm_shape shape{m, w.rows, w.cols};
  gemm_options<T> how;
  how.transpose_b = true;
  if constexpr (std::is_same_v<T, float>) {
    how.bias = bias;
    gemm(x, b, y, shape, how, how_);
  } else {
    T* const from = room<T>(scratch_, m * (w.cols + w.rows));
    T* const to = from + m * w.cols;
    convert(x, from, m * w.cols, how_);
    gemm<T>(from, b, to, shape, how, how_);
    convert(to, y, m * w.rows, how_);
    for (std::size_t i = 0; bias != nullptr && i < m; ++i)
      add(y + i * w.rows, bias, y + i * w.rows, w.rows, how_);
  }
}

void products::pack(const matrix& w) {
  if (!w || !w.block || activations_ == activations::exact) return;
  const row_range mine = own_rows(w);
  if (mine.count == 0) return;
  const matrix own = w.part(mine.first, mine.count);
  std::vector<std::byte> parts;  // of several experts, side by side
  if (w.count > 1 && mine.count < w.rows) {
    parts.resize(w.count * own.bytes);
    for (std::size_t i = 0; i < w.count; ++i)
      std::copy_n(own.data + i * w.bytes, own.bytes, parts.data() + i * own.bytes);
  }
  const quantized_matrix<float> blocks = {*w.block, parts.empty() ? own.data : parts.data(), nullptr,
                                          nullptr};
  packed_.try_emplace(w.count > 1 ? w.data : own.data, blocks, own.rows, own.cols, w.count);
}

void products::multiply(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                        const float* bias) {
  if (ranks_ == nullptr) return multiply_all(purpose, x, w, y, m, bias);
  const row_range mine = own_rows(w);
  if (own_.size() < m * mine.count) own_.resize(m * mine.count);
  multiply_all(purpose, x, w.part(mine.first, mine.count), own_.data(), m,
               bias == nullptr ? nullptr : bias + mine.first);
  times_.time("gather", "other ranks", 0, [&] { ranks_->gather(own_.data(), y, m, w.rows); });
}

/// The same on this rank alone.
void products::multiply_all(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                            const float* bias) {
  const auto bytes = static_cast<double>(w.bytes);
  if (w.block) {
    const gemm_shape shape{m, w.rows, w.cols};
    const quantized_matmul_options<float> how = {.x = activations_, .bias = bias};
    const auto packed = packed_.find(w.data);
    times_.time("quantized_matmul", purpose, bytes, [&] {
      if (packed != packed_.end())
        quantized_matmul(x, packed->second, y, shape, how, how_);
      else
        quantized_matmul<float>(x, {*w.block, w.data, nullptr, nullptr}, y, shape, how, how_);
    });
    return;
  }
  times_.time("gemm", purpose, bytes, [&] {
    detail::with_element_type(*w.element, [&]<class T>(T) { multiply_numbers<T>(x, w, y, m, bias); });
  });
}

void products::multiply_chosen(const char* purpose, const float* x, const matrix& w,
                               const chosen_experts& chosen, bool row_an_id, float* y) {
  const row_range mine = own_rows(w);
  if (ranks_ == nullptr) return multiply_chosen_of(purpose, x, w, mine, chosen, row_an_id, y);
  const std::size_t m = chosen.tokens * chosen.of_token;
  if (own_.size() < m * mine.count) own_.resize(m * mine.count);
  if (mine.count != 0) multiply_chosen_of(purpose, x, w, mine, chosen, row_an_id, own_.data());
  times_.time("gather", "other ranks", 0, [&] { ranks_->gather(own_.data(), y, m, w.rows); });
}

/// The same on this rank alone, of some rows of each matrix.
void products::multiply_chosen_of(const char* purpose, const float* x, const matrix& w, const row_range& rows,
                                  const chosen_experts& chosen, bool row_an_id, float* y) {
  const auto packed = packed_.find(w.data);
  if (packed == packed_.end()) return multiply_each_expert(purpose, x, w, rows, chosen, row_an_id, y);
  std::vector<bool> read(w.count);
  for (std::size_t i = 0; i < chosen.tokens * chosen.of_token; ++i) read[chosen.ids[i]] = true;
  const auto matrices = static_cast<double>(std::count(read.begin(), read.end(), true));
  const double bytes = matrices * static_cast<double>(w.part(rows.first, rows.count).bytes);
  times_.time("gather_quantized_matmul", purpose, bytes, [&] {
    gather_quantized_matmul(x, packed->second, chosen.ids, y,
                            {chosen.tokens, chosen.of_token, w.count, rows.count, w.cols, row_an_id},
                            {.x = activations_}, how_);
  });
}

/// Multiplies by unpacked weights, expert by expert: the rows of all tokens that chose it together.
void products::multiply_each_expert(const char* purpose, const float* x, const matrix& w,
                                    const row_range& rows, const chosen_experts& chosen, bool row_an_id,
                                    float* y) {
  std::vector<std::vector<std::size_t>> of_expert(w.count);
  for (std::size_t i = 0; i < chosen.tokens * chosen.of_token; ++i) of_expert[chosen.ids[i]].push_back(i);
  for (std::size_t expert = 0; expert < w.count; ++expert) {
    const std::vector<std::size_t>& places = of_expert[expert];
    if (places.empty()) continue;
    rows_of_expert_.resize(places.size() * w.cols);
    results_of_expert_.resize(places.size() * rows.count);
    for (std::size_t i = 0; i < places.size(); ++i)
      std::copy_n(x + places[i] / (row_an_id ? 1 : chosen.of_token) * w.cols, w.cols,
                  rows_of_expert_.data() + i * w.cols);
    multiply_all(purpose, rows_of_expert_.data(), w.expert(expert).part(rows.first, rows.count),
                 results_of_expert_.data(), places.size(), nullptr);
    for (std::size_t i = 0; i < places.size(); ++i)
      std::copy_n(results_of_expert_.data() + i * rows.count, rows.count, y + places[i] * rows.count);
  }
}

void products::look_up(const matrix& table, std::span<const std::uint32_t> ids, float* y) {
  const double bytes =
      static_cast<double>(table.bytes) * static_cast<double>(ids.size()) / static_cast<double>(table.rows);
  const std::vector<std::int64_t> rows(ids.begin(), ids.end());
  const rows_shape shape{ids.size(), table.rows, table.cols};
  if (!table.block) {
    times_.time("get_rows", "tokens", bytes, [&] {
      detail::with_element_type(*table.element, [&]<class T>(T) {
        get_rows(reinterpret_cast<const T*>(table.data), rows.data(), y, shape, how_);
      });
    });
    return;
  }
  times_.time("get_rows", "tokens", bytes, [&] {
    get_rows<float>({*table.block, table.data, nullptr, nullptr}, rows.data(), y, shape, how_);
  });
}

}  // namespace pewter::decoder
