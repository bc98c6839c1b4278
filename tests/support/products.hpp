// Products for the tests of gemm: exact sums of random operands, and the same operands as they may lie in
// memory - transposed, padded by NaN, packed, in batches, each touching an unreadable page - with the
// comparison of what gemm makes of them.
//
// The bound of an element is that of the sum (gemm's description) and half a unit in the last place for each
// rounding that follows it, of the value it then has.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/device.hpp"
#include "pewter/kernels.hpp"
#include "tests/reference/oracle.hpp"
#include "tests/support/page_guarded.hpp"

namespace pewter::test {

template <class T>
double as_double(T x) {
  return static_cast<double>(static_cast<float>(x));
}

template <class T>
std::vector<T> normal_values(std::size_t n, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<T> values(n);
  for (T& v : values) v = static_cast<T>(normal(random));
  return values;
}

enum class batches_of_b { each_its_own, one_for_all };

/// op(A) (batches, m, k), op(B) (batches or 1, k, n), and sum and sum of magnitudes of their products.
template <class T>
struct exact_product {
  gemm_shape shape;
  std::size_t batches;
  batches_of_b own;
  std::vector<T> a, b;
  std::vector<double> sums, magnitudes;  // (batches, m, n)

  explicit exact_product(gemm_shape s, std::size_t batch_count = 1,
                         batches_of_b whose = batches_of_b::each_its_own)
      : shape(s),
        batches(batch_count),
        own(whose),
        a(normal_values<T>(batches * s.m * s.k, 1)),
        b(normal_values<T>(matrices_of_b() * s.k * s.n, 2)),
        sums(batches * s.m * s.n),
        magnitudes(sums.size()) {
    const auto [m, n, k] = shape;
    std::vector<double> right;
    for (const T x : b) right.push_back(as_double(x));
    for (std::size_t row = 0; row < batches * m; ++row)
      for (std::size_t i = 0; i < k; ++i) {
        const double x = as_double(a[row * k + i]);
        const double* y = right.data() + (row / m % matrices_of_b() * k + i) * n;
        for (std::size_t j = 0; j < n; ++j) {
          sums[row * n + j] += x * y[j];
          magnitudes[row * n + j] += std::abs(x * y[j]);
        }
      }
  }
  std::size_t matrices_of_b() const { return own == batches_of_b::each_its_own ? batches : 1; }
};

/// How operands lie in memory, and what follows the sums.
struct product_form {
  bool transpose_a = false, transpose_b = false, packed_b = false;
  std::size_t padding = 0;                            ///< elements between the rows of all matrices
  std::optional<activation> epilogue = std::nullopt;  ///< with everything else that an epilogue has
  page_guarded::side side = page_guarded::side::before_a_page;
  float_products products = float_products::fma;
};

/// What is computed, and how much the computed may differ.
struct estimate {
  double value, error;

  void round() { error += 0x1p-24 * (std::abs(value) + error); }
  void multiply(double factor) {
    value *= factor;
    error *= std::abs(factor);
    round();
  }
  void add(double x) {
    value += x;
    round();
  }
};

/// Each estimate after the activation: the oracle's value, within the bound of the kernel by itself, and the
/// error so far by the steepest slope (1.100 of silu, 1.129 of gelu).
inline void activate(activation how, std::vector<estimate>& estimates) {
  if (how == activation::none) return;
  const bool is_relu = how == activation::relu, is_silu = how == activation::silu;
  const description& about = is_relu ? relu_description : is_silu ? silu_description : gelu_description;
  const problem_shape shape = {{estimates.size()}};
  std::vector<double> x;
  for (const estimate& e : estimates) x.push_back(e.value);
  std::vector<double> value(x.size()), magnitude(x.size());
  (is_relu   ? reference::relu
   : is_silu ? reference::silu
             : reference::gelu)({shape, {&x, 1}, {&value, 1}, {&magnitude, 1}});
  const double slope = is_relu ? 1 : is_silu ? 1.1 : 1.13;
  const double coefficient = about.error_coefficient(shape) * 0x1p-23;
  for (std::size_t i = 0; i < x.size(); ++i)
    estimates[i] = {value[i], slope * estimates[i].error + coefficient * magnitude[i]};
}

/// An array that touches an unreadable page.
template <class T>
class guarded_array {
 public:
  guarded_array(std::vector<T> values, page_guarded::side side)
      : memory_(values.size() * sizeof(T), side), initial_(std::move(values)) {
    reset();
  }
  void reset() {
    if (!initial_.empty()) std::memcpy(memory_.data(), initial_.data(), initial_.size() * sizeof(T));
  }
  T* data() { return reinterpret_cast<T*>(memory_.data()); }
  const std::vector<T>& initial() const { return initial_; }
  /// Whether elements first ... last - 1, as far as they exist, are as they were.
  bool untouched(std::size_t first, std::size_t last) {
    last = std::min(last, initial_.size());
    return first >= last || std::memcmp(data() + first, &initial_[first], (last - first) * sizeof(T)) == 0;
  }

 private:
  page_guarded memory_;
  std::vector<T> initial_;
};

template <class T>
class product {
 public:
  product(const exact_product<T>& exact, const product_form& form)
      : exact_(exact),
        form_(form),
        a_(laid_out(exact.a, exact.batches, exact.shape.m, exact.shape.k, form.transpose_a), form.side),
        b_(laid_out(exact.b, exact.matrices_of_b(), exact.shape.k, exact.shape.n, form.transpose_b),
           form.side),
        c_(matrix_like_c(3), form.side),
        residual_(matrix_like_c(4), form.side),
        bias_(normal_values<T>(exact.shape.n, 5), form.side),
        row_scale_(normal_values<float>(exact.shape.m, 6), form.side) {
    const auto [m, n, k] = exact.shape;
    how_.batches = exact.batches;
    how_.transpose_a = form.transpose_a;
    how_.float_products = form.products;
    if (form.padding != 0) {
      how_.elements_per_row_a = (form.transpose_a ? m : k) + form.padding;
      how_.elements_per_row_c = n + form.padding;
    }
    const std::size_t row_of_b = (form.transpose_b ? k : n) + form.padding;
    if (form.packed_b) {
      weights_.emplace(b_.data(), k, n, form.transpose_b, row_of_b);
    } else {
      how_.transpose_b = form.transpose_b;
      if (form.padding != 0) how_.elements_per_row_b = row_of_b;
      if (exact.own == batches_of_b::one_for_all) how_.batch_stride_b = 0;
    }
    if (form.epilogue.has_value()) {
      how_.alpha = 0.75f;
      how_.beta = -0.5f;
      how_.bias = bias_.data();
      how_.row_scale = row_scale_.data();
      how_.residual = residual_.data();
      how_.activation = *form.epilogue;
    }
    estimate_elements();
  }

  /// Computes the product on every target that this CPU has. Empty if all of C is right and nothing else was
  /// written, else what is wrong first.
  std::string mismatch(launch options = {}) {
    for (const target& t : targets()) {
      if (!t.supported()) continue;
      options.target = t.name;
      faults_.now(text(options));
      c_.reset();
      if (weights_.has_value())
        gemm(a_.data(), *weights_, c_.data(), exact_.shape, how_, options);
      else
        gemm(a_.data(), b_.data(), c_.data(), exact_.shape, how_, options);
      if (const std::string wrong = wrong_in_c(); !wrong.empty()) return text(options) + ": " + wrong;
    }
    return {};
  }

  /// Computes the product on GPU options.device, from copies in its memory.
  std::string mismatch_on_device(const launch& options) {
    c_.reset();
    const device_buffer<T> a(a_.initial()), b(b_.initial()), residual(residual_.initial()),
        bias(bias_.initial());
    const device_buffer<float> row_scale(row_scale_.initial());
    device_buffer<T> c(c_.initial());
    gemm_options<T> how = how_;
    if (form_.epilogue.has_value()) {
      how.bias = bias.data();
      how.residual = residual.data();
      how.row_scale = row_scale.data();
    }
    gemm(a.data(), b.data(), c.data(), exact_.shape, how, options);
    c.copy_to({c_.data(), c_.initial().size()});
    const std::string wrong = wrong_in_c();
    return wrong.empty() ? wrong : text(options) + ": " + wrong;
  }

 private:
  /// Matrices (rows, cols) as they are stored: one after the other, with NaN behind each row but the last.
  std::vector<T> laid_out(const std::vector<T>& values, std::size_t matrices, std::size_t rows,
                          std::size_t cols, bool transposed) const {
    const std::size_t stored_rows = transposed ? cols : rows, stored_cols = transposed ? rows : cols;
    const std::size_t row = stored_cols + form_.padding;
    std::vector<T> stored(matrices * stored_rows * row - form_.padding,
                          T(std::numeric_limits<float>::quiet_NaN()));
    for (std::size_t z = 0; z < matrices; ++z)
      for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < cols; ++c)
          stored[z * stored_rows * row + (transposed ? c * row + r : r * row + c)] =
              values[(z * rows + r) * cols + c];
    return stored;
  }
  /// Where no epilogue reads it, nothing but NaN.
  std::vector<T> matrix_like_c(std::uint32_t seed) const {
    const auto [m, n, k] = exact_.shape;
    const std::vector<T> values =
        form_.epilogue.has_value()
            ? normal_values<T>(exact_.sums.size(), seed)
            : std::vector<T>(exact_.sums.size(), T(std::numeric_limits<float>::quiet_NaN()));
    return laid_out(values, exact_.batches, m, n, false);
  }

  /// Where element j of a row of all batches' rows is in C and in the residual.
  std::size_t place(std::size_t row, std::size_t j) const {
    return row * (exact_.shape.n + form_.padding) + j;
  }

  void estimate_elements() {
    const auto [m, n, k] = exact_.shape;
    const double sum_error = form_.products == float_products::three_tf32
                                 ? (272 + std::ceil(static_cast<double>(k) / 32)) * 0x1p-24
                                 : gemm_description.error_coefficient({{m, n, k}}) * 0x1p-23;
    constexpr double underflow = 0x1p-120;  // AVX512-BF16 takes subnormal numbers for zero
    for (std::size_t i = 0; i < exact_.sums.size(); ++i)
      estimates_.push_back({exact_.sums[i], sum_error * exact_.magnitudes[i] + underflow});
    if (form_.epilogue.has_value()) {
      for (std::size_t i = 0; i < estimates_.size(); ++i) {
        const std::size_t row = i / n, col = i % n;
        estimate& e = estimates_[i];
        e.multiply(static_cast<double>(how_.alpha));
        const double of_c = static_cast<double>(how_.beta) * as_double(c_.initial()[place(row, col)]);
        e.error += 0x1p-24 * std::abs(of_c);  // without FMA the product is rounded too
        e.add(of_c);
        e.multiply(as_double(row_scale_.initial()[row % m]));
        e.add(as_double(bias_.initial()[col]));
      }
      activate(how_.activation, estimates_);
      for (std::size_t i = 0; i < estimates_.size(); ++i)
        estimates_[i].add(as_double(residual_.initial()[place(i / n, i % n)]));
    }
    if constexpr (sizeof(T) != sizeof(float)) {
      const double unit = as_double(T::unit_roundoff), least = as_double(T::min_subnormal);
      for (estimate& e : estimates_) e.error += unit * (std::abs(e.value) + e.error) + least / 2;
    }
  }

  std::string wrong_in_c() {
    const std::size_t n = exact_.shape.n;
    for (std::size_t row = 0; row * n < estimates_.size(); ++row) {
      for (std::size_t j = 0; j < n; ++j) {
        const estimate& e = estimates_[row * n + j];
        const double got = as_double(c_.data()[place(row, j)]);
        if (std::abs(got - e.value) <= e.error) continue;
        char text[160];
        std::snprintf(text, sizeof text, "row %zu of all batches, column %zu: %.9g, must be %.9g within %.3g",
                      row, j, got, e.value, e.error);
        return text;
      }
      if (!c_.untouched(place(row, n), place(row + 1, 0)))
        return "what is behind row " + std::to_string(row) + " was written";
    }
    return {};
  }

  std::string text(const launch& options) const {
    const auto [m, n, k] = exact_.shape;
    constexpr const char* activations[] = {"none", "relu", "silu", "gelu"};
    return std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k) + ", " +
           std::to_string(exact_.batches) + " batches" +
           (exact_.own == batches_of_b::one_for_all ? " with one b" : "") +
           (form_.transpose_a ? ", a transposed" : "") + (form_.transpose_b ? ", b transposed" : "") +
           (form_.packed_b ? ", b packed" : "") +
           (form_.products == float_products::three_tf32 ? ", by TF32" : "") + ", padded by " +
           std::to_string(form_.padding) +
           (form_.epilogue
                ? std::string(", epilogue with activation ") + activations[static_cast<int>(*form_.epilogue)]
                : "") +
           ", " + (options.target == nullptr ? "a GPU" : options.target) + ", " +
           std::to_string(options.threads_per_threadgroup) + " threads (0: automatic)";
  }

  const exact_product<T>& exact_;
  product_form form_;
  gemm_options<T> how_;
  guarded_array<T> a_, b_, c_, residual_, bias_;
  guarded_array<float> row_scale_;
  std::optional<packed_matrix<T>> weights_;
  std::vector<estimate> estimates_;  // (batches, m, n)
  fault_report faults_;
};

}  // namespace pewter::test
