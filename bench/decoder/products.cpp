#include "bench/decoder/products.hpp"

#include "kernels/runtime/typed_call.hpp"
#include "pewter/kernels.hpp"

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
  for (std::size_t i = 0; i < w.count; ++i) {
    matrix own = w.expert(i);
    if (ranks_ != nullptr) {
      const row_range mine = ranks_->part(w.rows, ranks_->rank());
      own = own.part(mine.first, mine.count);
    }
    if (own.rows == 0) continue;
    const quantized_matrix<float> blocks = {*own.block, own.data, nullptr, nullptr};
    packed_.try_emplace(own.data, blocks, own.rows, own.cols);
  }
}

void products::multiply(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                        const float* bias) {
  if (ranks_ == nullptr) return multiply_all(purpose, x, w, y, m, bias);
  const row_range mine = ranks_->part(w.rows, ranks_->rank());
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

template <class T>
void products::look_up_numbers(const matrix& table, std::span<const std::uint32_t> ids, float* y) {
  const T* const rows = reinterpret_cast<const T*>(table.data);
  const embedding_shape shape{ids.size(), table.rows, table.cols};
  if constexpr (std::is_same_v<T, float>) {
    embedding(rows, ids.data(), y, shape, how_);
  } else {
    T* const found = room<T>(scratch_, ids.size() * table.cols);
    embedding(rows, ids.data(), found, shape, how_);
    convert(found, y, ids.size() * table.cols, how_);
  }
}

void products::look_up(const matrix& table, std::span<const std::uint32_t> ids, float* y) {
  const double bytes =
      static_cast<double>(table.bytes) * static_cast<double>(ids.size()) / static_cast<double>(table.rows);
  if (!table.block) {
    times_.time("embedding", "tokens", bytes, [&] {
      detail::with_element_type(*table.element, [&]<class T>(T) { look_up_numbers<T>(table, ids, y); });
    });
    return;
  }
  times_.time("dequantize", "tokens", bytes, [&] {
    const std::size_t row = table.bytes / table.rows;
    for (std::size_t i = 0; i < ids.size(); ++i)
      dequantize<float>({*table.block, table.data + ids[i] * row, nullptr, nullptr}, y + i * table.cols,
                        {1, table.cols}, how_);
  });
}

}  // namespace pewter::decoder
