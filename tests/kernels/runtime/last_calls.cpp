// Calls when a thread has ended, as far as its objects tell: by destructors of static objects and of objects
// that the thread made before its first call. What these calls keep is made anew, and their bits are the
// same.
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

#include "pewter/attention.hpp"
#include "pewter/images.hpp"
#include "pewter/kernels.hpp"
#include "pewter/pewter.h"
#include "pewter/quantized.hpp"
#include "pewter/serving.hpp"
#include "tests/support/last_calls.hpp"

namespace {

using pewter::half;

std::vector<float> numbers(std::size_t n, unsigned seed) {
  std::vector<float> all(n);
  for (std::size_t i = 0; i < n; ++i)
    all[i] = static_cast<float>((i * 2654435761u + seed * 40503u) >> 7 & 1023) / 512.0f - 1;
  return all;
}

using bytes = std::vector<char>;
template <class T>
bytes bytes_of(const std::vector<T>& v) {
  const auto* const first = reinterpret_cast<const char*>(v.data());
  return {first, first + v.size() * sizeof(T)};
}

// ---- calls of everything that a thread keeps something for ----

bytes product() {
  const auto a = numbers(300 * 200, 1), b = numbers(200 * 400, 2);
  std::vector<float> c(300 * 400);
  pewter::gemm(a.data(), b.data(), c.data(), {300, 400, 200});
  return bytes_of(c);
}
bytes small_product() {
  std::vector<half> a(64, half(0.5f)), c(64);
  pewter::gemm(a.data(), a.data(), c.data(), {8, 8, 8});
  return bytes_of(c);
}
bytes packed_product() {
  constexpr std::size_t n = 64, k = 256;
  const auto w = numbers(n * k, 3), x = numbers(33 * k, 4);
  std::vector<char> blocks(n * k / 32 * 34);
  pewter::quantize<float>(w.data(), {pewter::block_type::q8_0, blocks.data()}, {n, k});
  const pewter::quantized_matrix<float> stored{pewter::block_type::q8_0, blocks.data()};
  std::vector<float> y(33 * n);
  pewter::quantized_matmul(x.data(), stored, y.data(), {33, n, k});
  return bytes_of(y);
}
bytes attention() {
  const auto q = numbers(2 * 64, 5), k = numbers(3000 * 64, 6), v = numbers(3000 * 64, 7);
  std::vector<float> y(2 * 64);
  pewter::attention<float>(
      q.data(), k.data(), v.data(), y.data(),
      {.heads = 2, .heads_kv = 1, .queries = 1, .keys = 3000, .head_dim = 64, .value_dim = 64});
  return bytes_of(y);
}
bytes order() {
  const auto x = numbers(40000, 8);
  std::vector<std::int32_t> ids(x.size());
  pewter::argsort(x.data(), ids.data(), {1, x.size()});
  return bytes_of(ids);
}
bytes spectrum() {
  const auto x = numbers(2 * 2048, 9);
  std::vector<float> y(x.size());
  pewter::fft(x.data(), y.data(), {2, 1024 / 2});
  return bytes_of(y);
}
bytes convolution() {
  const auto x = numbers(64 * 64 * 16, 10), w = numbers(32 * 3 * 3 * 16, 11);
  std::vector<float> y(62 * 62 * 32);
  pewter::convolution(x.data(), w.data(), static_cast<const float*>(nullptr), y.data(), {1, 64, 64, 16, 32},
                      {.window = {{3}, {3}}}, {.pattern = pewter::pattern::tiled});
  return bytes_of(y);
}
bytes gradient() {
  const auto x = numbers(200 * 100, 12), weight = numbers(100, 13), dy = numbers(200 * 100, 14);
  std::vector<float> dx(x.size()), dweight(100), dbias(100);
  pewter::layer_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), dweight.data(), dbias.data(),
                              {200, 100});
  return bytes_of(dweight);
}
bytes error() {
  float x = 1;
  check(pewter_softmax(PEWTER_FLOAT, nullptr, &x, 1, 1, nullptr) != PEWTER_OK, "softmax of a null pointer");
  check(std::strlen(pewter_last_error()) > 40, "an error's text");
  const char* const text = pewter_last_error();
  return {text, text + std::strlen(text)};
}

struct named_call {
  const char* name;
  bytes (*run)();
  bytes right = {};
};
std::vector<named_call>& calls() {
  static auto& all = *new std::vector<named_call>{{"gemm", product},
                                                  {"gemm of 8 cubed", small_product},
                                                  {"quantized_matmul", packed_product},
                                                  {"attention", attention},
                                                  {"argsort", order},
                                                  {"fft", spectrum},
                                                  {"convolution", convolution},
                                                  {"layer_norm_backward", gradient},
                                                  {"an error", error}};
  return all;
}

struct runs_at_end {
  bool is_used = false;
  ~runs_at_end() {
    if (!is_used) return;
    use_memory();
    for (int n = 0; n < 2; ++n)
      for (const named_call& c : calls()) check(c.run() == c.right, c.name);
    pewter::release_workspace();
  }
};

runs_at_end of_program{true};

void run_on_thread() {
  thread_local runs_at_end object;
  object.is_used = true;
  for (const named_call& c : calls()) check(c.run() == c.right, c.name);
}

}  // namespace

/// What a thread keeps is made anew after its end and stays, which is no fault of LeakSanitizer's kind.
extern "C" const char* __lsan_default_suppressions() { return "leak:kept_by_thread\n"; }

int main() {
  for (named_call& c : calls()) c.right = c.run();
  for (int n = 0; n < 2; ++n) std::thread(run_on_thread).join();
  run_on_thread();
}
