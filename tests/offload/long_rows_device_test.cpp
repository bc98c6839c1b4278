// Rows so long that few fit a GPU's core at a time. There are more rows than threadgroups, which take the
// next ones, also of other batches; SIMD groups without elements; and elements that are not finite, whatever
// a thread takes at a time.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "kernels/runtime/test_hooks.hpp"
#include "pewter/device.hpp"
#include "pewter/kernels.hpp"

namespace pewter::test {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr std::size_t checked_step = 97;  // of columns

class LongRows : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
};

/// Every row by its own numbers: rows that are mixed up, or come too early, are wrong.
float element_of(std::size_t row, std::size_t col) {
  return static_cast<float>((row * 7 + col * 5) % 23) * 0.25f - static_cast<float>(row % 5);
}

template <class T>
std::vector<T> rows_of(std::size_t rows, std::size_t cols) {
  std::vector<T> x(rows * cols);
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t i = 0; i < cols; ++i) x[r * cols + i] = T(element_of(r, i));
  return x;
}

/// The same, but three of four rows have one element that is not finite.
template <class T>
std::vector<T> rows_not_finite(std::size_t rows, std::size_t cols) {
  constexpr float of_row[] = {0, NAN, infinity, -infinity};
  std::vector<T> x = rows_of<T>(rows, cols);
  for (std::size_t r = 0; r < rows; ++r)
    if (r % 4 != 0) x[r * cols + r * 37 % (cols / checked_step) * checked_step] = T(of_row[r % 4]);
  return x;
}

/// What one row comes to in double.
struct row_facts {
  double sum = 0, squares = 0, exponentials = 0, largest = -std::numeric_limits<double>::infinity();

  template <class T>
  explicit row_facts(std::span<const T> row) {
    for (const T v : row) largest = std::max<double>(largest, static_cast<float>(v));
    for (const T v : row) {
      const double value = static_cast<float>(v);
      sum += value;
      squares += value * value;
      exponentials += std::exp(value - largest);
    }
  }
};

/// Calls f(x, y), which fills y from x on the device, both ways: elsewhere and in place.
template <class T, class F>
std::vector<std::vector<T>> results_of(const std::vector<T>& x, const F& f) {
  std::vector<std::vector<T>> results(2, std::vector<T>(x.size()));
  device_buffer<T> on_device{std::span<const T>(x)}, elsewhere(x.size());
  f(on_device.data(), elsewhere.data());
  elsewhere.copy_to(results[0]);
  f(on_device.data(), on_device.data());
  on_device.copy_to(results[1]);
  return results;
}

void expect_near(double found, double wanted, double within) {
  if (std::isnan(wanted))
    ASSERT_TRUE(std::isnan(found)) << found;
  else if (std::isinf(wanted))
    ASSERT_EQ(found, wanted);
  else
    ASSERT_NEAR(found, wanted, within);
}

/// Checks y = f(x) by expected(facts of the row, element, its column).
template <class T, class F, class Expected>
void check_rows(const std::vector<T>& x, std::size_t cols, const F& f, double least,
                const Expected& expected) {
  const double tolerance = sizeof(T) == 2 ? 1e-2 : 2e-5;
  const std::vector<std::vector<T>> results = results_of(x, f);
  for (std::size_t begin = 0; begin < x.size(); begin += cols) {
    const row_facts facts(std::span<const T>(x).subspan(begin, cols));
    for (std::size_t i = begin; i < begin + cols; i += checked_step) {
      const double wanted = expected(facts, static_cast<double>(static_cast<float>(x[i])), i - begin),
                   within = tolerance * (std::abs(wanted) + least) + 0x1p-24;  // half's
      for (const std::vector<T>& y : results) {
        expect_near(static_cast<float>(y[i]), wanted, within);
        if (testing::Test::HasFatalFailure())
          FAIL() << "row " << begin / cols << " of " << x.size() / cols << ", column " << i - begin << " of "
                 << cols;
      }
    }
  }
}

double softmax_of(const row_facts& of, double v, std::size_t) {
  return std::exp(v - of.largest) / of.exponentials;
}

/// Parameters that tell columns apart.
double weight_of(std::size_t col) { return 1 - static_cast<double>(col * 3 % 7) * 0.125; }
double bias_of(std::size_t col) { return static_cast<double>(col % 5) * 0.25 - 0.5; }

template <class T>
device_buffer<T> row_of(std::size_t cols, double (*value)(std::size_t)) {
  std::vector<T> row(cols);
  for (std::size_t i = 0; i < cols; ++i) row[i] = T(static_cast<float>(value(i)));
  return device_buffer<T>(std::span<const T>(row));
}

/// @param threads 0: the library chooses
template <class T>
void check_kernels(const std::vector<T>& x, std::size_t cols, std::uint32_t threads = 0) {
  const matrix_shape shape{.rows = x.size() / cols, .cols = cols};
  const launch where{.threads_per_threadgroup = threads, .device = 0};
  const device_buffer<T> weight = row_of<T>(cols, weight_of), bias = row_of<T>(cols, bias_of);
  const auto n = static_cast<double>(cols);
  check_rows(
      x, cols, [&](T* in, T* y) { softmax(in, y, shape, where); }, 0, softmax_of);
  check_rows(
      x, cols, [&](T* in, T* y) { log_softmax(in, y, shape, where); }, 0,
      [](const row_facts& of, double v, std::size_t) { return v - of.largest - std::log(of.exponentials); });
  check_rows(
      x, cols, [&](T* in, T* y) { rms_norm(in, weight.data(), y, shape, 1e-5f, where); }, 0,
      [&](const row_facts& of, double v, std::size_t col) {
        return v / std::sqrt(of.squares / n + 1e-5) * weight_of(col);
      });
  // What is near the mean is right relative to the row's deviation.
  check_rows(
      x, cols, [&](T* in, T* y) { layer_norm(in, weight.data(), bias.data(), y, shape, 1e-5f, where); }, 1,
      [&](const row_facts& of, double v, std::size_t col) {
        const double mean = of.sum / n, variance = of.squares / n - mean * mean;
        return (v - mean) / std::sqrt(variance + 1e-5) * weight_of(col) + bias_of(col);
      });
}

// 300 rows are more than two for each of 132 cores, and some cores have one more than others.
TEST_F(LongRows, AreTakenOneAfterTheOther) {
  for (const std::size_t cols : {16392u, 32768u}) {
    check_kernels(rows_of<float>(300, cols), cols);
    check_kernels(rows_of<half>(300, cols), cols);
    check_kernels(rows_of<bfloat>(300, cols), cols);
  }
  check_kernels(rows_of<bfloat>(1100, 8200), 8200);
  check_kernels(rows_of<half>(900, 12000), 12000);
  check_kernels(rows_of<bfloat>(3, 32768), 32768);
  // Clusters of eight, with SIMD groups that have no elements, and without.
  check_kernels(rows_of<float>(300, 32776), 32776);
  check_kernels(rows_of<float>(300, 65536), 65536);
  check_kernels(rows_of<half>(200, 65544), 65544);
  check_kernels(rows_of<bfloat>(200, 131072), 131072);
  check_kernels(rows_of<float>(2, 65536), 65536);
  // Many rows of a cluster, whose numbers a counter gives; and not with a size that the caller names.
  check_kernels(rows_of<float>(1500, 16640), 16640);
  check_kernels(rows_of<float>(300, 32768), 32768, 1024);
  check_kernels(rows_of<bfloat>(300, 32768), 32768, 1024);
}

/// Threadgroups of a cluster that softmax, rms_norm and layer_norm launch.
template <class T>
std::array<unsigned, 3> clusters_of(std::size_t cols, std::uint32_t threads = 0) {
  const launch where{.threads_per_threadgroup = threads, .device = 0};
  device_buffer<T> x(cols), y(cols);
  T *const in = x.data(), *const out = y.data();
  return {(softmax(in, out, {1, cols}, where), detail::last_cluster()),
          (rms_norm(in, in, out, {1, cols}, 1e-5f, where), detail::last_cluster()),
          (layer_norm(in, in, in, out, {1, cols}, 1e-5f, where), detail::last_cluster())};
}

/// 8192 floats a threadgroup, 16384 elements of 16 bits; shorter and longer rows are taken in other ways.
TEST_F(LongRows, LieInClusters) {
  if (devices()[0].architecture != "sm_90") GTEST_SKIP() << "no clusters";
  struct {
    std::size_t cols;
    std::array<unsigned, 3> of_floats, of_halves;
  } const expected[] = {{8200, {}, {0, 1}},
                        {16392, {0, 4, 4}, {2, 2}},
                        {32768, {0, 4, 4}, {2, 2}},
                        {32776, {8, 8, 8}, {4, 4, 4}},
                        {65536, {8, 8, 8}, {4, 4, 4}},
                        {65544, {}, {8, 8, 8}},
                        {131072, {}, {8, 8, 8}},
                        {131080, {}, {}}};
  for (const auto& e : expected) {
    EXPECT_EQ(clusters_of<float>(e.cols), e.of_floats) << e.cols;
    EXPECT_EQ(clusters_of<half>(e.cols), e.of_halves) << e.cols;
  }
  EXPECT_EQ(clusters_of<float>(32768, 1024), (std::array<unsigned, 3>{}));
}

/// Numbers far from 0 with parts of the row that are not alike: the variance is that of all.
TEST_F(LongRows, MayHaveMeansThatChangeWithinARow) {
  for (const std::size_t cols : {96u, 1000u, 8192u, 32768u, 65536u}) {
    std::vector<float> x(7 * cols);
    for (std::size_t i = 0; i < x.size(); ++i)
      x[i] = 20000 + static_cast<float>(i / 512 % 3) * 4 + static_cast<float>(i * 7 % 11) * 0.25f;
    check_kernels(x, cols);
  }
}

TEST_F(LongRows, OneAfterTheOtherNeedNotBeFinite) {
  for (const std::size_t cols : {16392u, 32768u}) {
    check_kernels(rows_not_finite<float>(300, cols), cols);
    check_kernels(rows_not_finite<half>(300, cols), cols);
    check_kernels(rows_not_finite<bfloat>(300, cols), cols);
  }
  check_kernels(rows_not_finite<float>(300, 65536), 65536);
}

TEST_F(LongRows, MayLeaveSimdgroupsWithoutElements) {
  constexpr std::size_t cols = 16400;  // 32 for each thread of 17 SIMD groups
  check_kernels(rows_of<float>(300, cols), cols, 1024);
  check_kernels(rows_of<half>(300, cols), cols, 1024);
  check_kernels(rows_of<bfloat>(300, cols), cols, 1024);
}

template <class T>
void check_batches() {
  constexpr batched_shape shape{.batches = 3, .rows = 101, .cols = 16392};
  check_rows(
      rows_of<T>(shape.batches * shape.rows, shape.cols), shape.cols,
      [&](T* in, T* y) { batched_softmax(in, y, shape, {.device = 0}); }, 0, softmax_of);
}
TEST_F(LongRows, AreOfOtherBatches) {
  check_batches<float>();
  check_batches<half>();
  check_batches<bfloat>();
}

template <class T>
float logsumexp_of(const std::vector<T>& row) {
  device_buffer<T> x{std::span<const T>(row)};
  device_buffer<float> result(1);
  std::vector<float> found(1);
  logsumexp(x.data(), result.data(), {.rows = 1, .cols = row.size()}, {.device = 0});
  result.copy_to(found);
  return found[0];
}

template <class T>
void check_logsumexp() {
  for (const std::size_t cols : {31u, 4096u, 4097u, 8192u, 8193u, 70000u}) {
    std::vector<T> row(cols, T(2.0f));
    const double wanted = 2 + std::log(static_cast<double>(cols));
    EXPECT_NEAR(logsumexp_of(row), wanted, 1e-5 * wanted) << cols;
    for (const std::size_t at : {std::size_t{0}, cols / 2, cols - 1}) {
      std::vector<T> other = row;
      other[at] = T(infinity);
      EXPECT_EQ(logsumexp_of(other), infinity) << cols << ", " << at;
      other[at] = T(-infinity);
      EXPECT_NEAR(logsumexp_of(other), 2 + std::log(static_cast<double>(cols - 1)), 1e-5 * wanted) << cols;
      other[at] = T(NAN);
      EXPECT_TRUE(std::isnan(logsumexp_of(other))) << cols << ", " << at;
      other[at] = T(300.0f);  // all others are negligible next to it
      EXPECT_EQ(logsumexp_of(other), 300.0f) << cols << ", " << at;
    }
    EXPECT_EQ(logsumexp_of(std::vector<T>(cols, T(-infinity))), -infinity) << cols;
  }
}
TEST_F(LongRows, LogsumexpTakesWhatIsNotFinite) {
  check_logsumexp<float>();
  check_logsumexp<half>();
  check_logsumexp<bfloat>();
}

/// Quotients of 16 bits down to the least subnormal one, by the exponentials of few bits.
TEST_F(LongRows, SoftmaxOf16BitsKeepsSubnormalResults) {
  constexpr std::size_t cols = 8192;
  std::vector<bfloat> x(cols, bfloat(-infinity)), y(cols);
  x[0] = bfloat(0.0f);
  x[1] = bfloat(-89.5f);  // 2^-129.1
  x[2] = bfloat(-60.0f);
  x[3] = bfloat(-110.0f);
  device_buffer<bfloat> on_device{std::span<const bfloat>(x)};
  softmax(on_device.data(), on_device.data(), {.rows = 1, .cols = cols}, {.device = 0});
  on_device.copy_to(y);
  EXPECT_EQ(static_cast<float>(y[0]), 1.0f);
  EXPECT_NEAR(static_cast<float>(y[1]) / std::exp(-89.5), 1, 0.2);
  EXPECT_NEAR(static_cast<float>(y[2]) / std::exp(-60.0), 1, 4e-3);
  EXPECT_EQ(static_cast<float>(y[3]), 0.0f);
  EXPECT_EQ(static_cast<float>(y[4]), 0.0f);
}

}  // namespace
}  // namespace pewter::test
