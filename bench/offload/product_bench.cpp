// Times of products on a GPU, by events in a queue, beyond what device_bench measures: one JSON record a
// line.
//
//   product_bench floats ROWSxCOLSxK[,...]            gemm of floats by FMA, and as three products of TF32,
//   with
//                                                     the largest error of some elements in units of 2^-24
//   product_bench quantized ROWSxCOLSxK[,...] TYPE... quantized_matmul of stored blocks ("q4_0"), and its
//   part
//                                                     of a copy's bandwidth is for the reader
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "pewter/device.hpp"
#include "pewter/quantized.hpp"

namespace {

using namespace pewter;

/// Microseconds of a call: the median of nine runs of some calls each.
template <class F>
double time_of(queue& q, F call) {
  call();
  q.wait();
  const event first = q.record();
  call();
  const double once = milliseconds(first, q.record());
  const int calls = std::clamp(static_cast<int>(2.0 / std::max(once, 1e-3)), 1, 100);
  std::vector<double> times;
  for (int run = 0; run < 9; ++run) {
    const event from = q.record();
    for (int i = 0; i < calls; ++i) call();
    times.push_back(milliseconds(from, q.record()) / calls * 1e3);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

std::vector<float> normal_numbers(std::size_t n, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<float> some(std::min<std::size_t>(n, (1 << 20) + 7)), all(n);
  for (float& x : some) x = normal(random);
  for (std::size_t i = 0; i < n; ++i) all[i] = some[i % some.size()];
  return all;
}

/// The largest error in a few rows of C, in units of 2^-24 times the sum of magnitudes.
double largest_error(const std::vector<float>& a, const std::vector<float>& b, const std::vector<float>& c,
                     gemm_shape s) {
  double largest = 0;
  for (const std::size_t row : {std::size_t{0}, s.m / 2, s.m - 1})
    for (std::size_t col = 0; col < s.n; col += std::max<std::size_t>(s.n / 61, 1)) {
      double sum = 0, magnitude = 0;
      for (std::size_t i = 0; i < s.k; ++i) {
        const double product = static_cast<double>(a[row * s.k + i]) * static_cast<double>(b[i * s.n + col]);
        sum += product;
        magnitude += std::abs(product);
      }
      largest = std::max(largest, std::abs(static_cast<double>(c[row * s.n + col]) - sum) / magnitude);
    }
  return largest * 0x1p24;
}

void measure_floats(gemm_shape s, queue& q) {
  const std::vector<float> a = normal_numbers(s.m * s.k, 1), b = normal_numbers(s.k * s.n, 2);
  std::vector<float> c(s.m * s.n);
  const device_buffer<float> on_a(a), on_b(b);
  device_buffer<float> on_c(c.size());
  const auto one = [&](const char* way, float_products products, std::uint32_t threads) {
    const launch how{.threads_per_threadgroup = threads, .queue = &q};
    const gemm_options<float> options{.float_products = products};
    const double us = time_of(q, [&] { gemm(on_a.data(), on_b.data(), on_c.data(), s, options, how); });
    on_c.copy_to(c, q);
    q.wait();
    std::printf(
        "{\"kernel\": \"gemm\", \"type\": \"float\", \"by\": \"%s\", \"threads\": %u, \"shape\": [%zu, %zu, "
        "%zu], \"microseconds\": %.2f, \"gigaflops\": %.1f, \"error\": %.2f}\n",
        way, threads, s.m, s.n, s.k, us,
        2e-3 * static_cast<double>(s.m) * static_cast<double>(s.n) * static_cast<double>(s.k) / us,
        largest_error(a, b, c, s));
    std::fflush(stdout);
  };
  for (const std::uint32_t threads : {0u, 128u, 256u}) one("fma", float_products::fma, threads);
  one("three_tf32", float_products::three_tf32, 0);
}

block_type type_named(std::string_view name) {
  for (int i = 0; i < block_type_count; ++i)
    if (name == name_of(static_cast<block_type>(i))) return static_cast<block_type>(i);
  std::fprintf(stderr, "product_bench: type = %.*s is unknown\n", static_cast<int>(name.size()), name.data());
  std::exit(2);
}

/// Blocks are random bytes: the time does not depend on what they stand for.
void measure_quantized(gemm_shape s, block_type type, queue& q) {
  const element_traits of = traits_of(type);
  const std::size_t blocks = s.k / of.elements;
  const bool affine = is_affine(type);
  std::vector<std::uint8_t> bytes(s.n * blocks * of.bytes);
  std::mt19937 random(3);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
  const std::vector<float> scales = normal_numbers(affine ? s.n * blocks : 0, 5), &biases = scales;
  // Several copies, which together are more than the last cache holds.
  constexpr std::size_t beyond_caches = std::size_t{256} << 20;
  const std::size_t copies = std::max<std::size_t>(1, beyond_caches / bytes.size());
  std::vector<device_buffer<std::uint8_t>> matrices;
  for (std::size_t i = 0; i < copies; ++i) matrices.emplace_back(bytes);
  const device_buffer<float> x(normal_numbers(s.m * s.k, 4)), of_scales(scales), of_biases(biases);
  device_buffer<float> y(s.m * s.n);
  for (const activations how : {activations::bytes, activations::exact}) {
    std::size_t next = 0;
    const double us = time_of(q, [&] {
      quantized_matmul(
          x.data(),
          quantized_matrix<float>{type, matrices[next++ % copies].data(), affine ? of_scales.data() : nullptr,
                                  affine ? of_biases.data() : nullptr},
          y.data(), s, {.x = how}, {.queue = &q});
    });
    std::printf(
        "{\"kernel\": \"quantized_matmul\", \"type\": \"float\", \"block_type\": \"%s\", \"x\": \"%s\", "
        "\"shape\": "
        "[%zu, %zu, %zu], \"microseconds\": %.2f, \"gigabytes_per_second\": %.1f}\n",
        name_of(type), how == activations::bytes ? "bytes" : "exact", s.m, s.n, s.k, us,
        1e-3 * static_cast<double>(bytes.size() + 8 * scales.size()) / us);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (devices().empty()) {
    std::fprintf(stderr, "product_bench: %s\n", why_no_device().c_str());
    return 77;
  }
  if (argc < 3) return 2;
  std::printf("{\"device\": \"%s\", \"architecture\": \"%s\"}\n", devices()[0].name.c_str(),
              devices()[0].architecture.c_str());
  queue q(0);
  for (const char* at = argv[2]; at != nullptr && *at != '\0';) {
    char* end = nullptr;
    gemm_shape s{};
    s.m = std::strtoull(at, &end, 10);
    s.n = std::strtoull(end + 1, &end, 10);
    s.k = std::strtoull(end + 1, &end, 10);
    if (std::string_view(argv[1]) == "floats") measure_floats(s, q);
    for (int i = 3; i < argc && std::string_view(argv[1]) == "quantized"; ++i)
      measure_quantized(s, type_named(argv[i]), q);
    at = *end == ',' ? end + 1 : nullptr;
  }
}
