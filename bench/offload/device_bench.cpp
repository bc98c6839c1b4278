// Times of the collection's kernels on a GPU, by events in a queue: one JSON record a line.
//
//   device_bench [--automatic] KERNEL[,KERNEL...] ROWSxCOLS[,ROWSxCOLS...] [TYPE...]
//
// KERNEL is a name or "all". Every offered pattern is measured at threadgroup sizes 32 to 1024, and with what
// the library chooses (threads 0), or with that alone. For kernels of one dimension n = rows * cols; products
// that are named have C of (rows, cols) and k = cols, else all extents are 1024.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/device.hpp"
#include "pewter/half.hpp"

namespace {

using namespace pewter;

/// An error's text as it may stand in a JSON string.
std::string quoted(const std::exception& e) {
  std::string text = e.what();
  std::ranges::replace(text, '"', '\'');
  return text;
}

problem_shape shape_of(const description& about, std::size_t rows, std::size_t cols, bool named) {
  const std::string_view first = about.dimensions[0];
  if (first == "n") return {{rows * cols}};
  if (first == "batches") {  // square if that is possible: a causal row sees as many columns as its number
    const std::size_t batches = std::max(rows / cols, std::size_t{1});
    return {{batches, rows / batches, cols}};
  }
  if (first == "tokens" && std::string_view(about.dimensions[1]) == "heads") return {{rows, 32, cols / 64}};
  if (first == "tokens") return {{rows, 32768, cols}};
  if (first == "heads") return {{32, rows / 2, 128}};
  if (first == "m") return named ? problem_shape{{rows, cols, cols}} : problem_shape{{1024, 1024, 1024}};
  if (first == "block type") {  // q4_K
    const auto type = block_type::q4_K;
    return {{static_cast<std::size_t>(type), rows, cols / traits_of(type).elements, 1}};
  }
  if (first == "width") return {{rows, cols}};
  return {{rows, cols}};
}

/// A block of values that buffers are filled with over and over.
std::vector<std::byte> pattern_of(const operand& o, const problem_shape& shape, element_type type) {
  constexpr std::size_t elements = 1 << 20;
  const std::size_t size = size_of(o.kind, type);
  std::vector<std::byte> block(elements * size);
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  for (std::size_t i = 0; i < elements; ++i) {
    const float value = normal(random);
    std::byte* const at = block.data() + i * size;
    const std::size_t bound = o.bound == nullptr ? 256 : std::max(o.bound(shape), std::size_t{1});
    with_type_of(o.kind, type, [&]<class V>(V element) {
      if constexpr (std::is_integral_v<V>)
        element = static_cast<V>(random() % bound);
      else
        element = static_cast<V>(value);
      std::memcpy(at, &element, sizeof element);
    });
  }
  return block;
}

void fill(device_buffer<std::byte>& buffer, const std::vector<std::byte>& block, queue& q) {
  std::size_t filled = std::min(block.size(), buffer.size());
  detail::copy_on_device(0, &q, buffer.data(), block.data(), filled);
  while (filled < buffer.size()) {
    const std::size_t n = std::min(filled, buffer.size() - filled);
    detail::copy_on_device(0, &q, buffer.data() + filled, buffer.data(), n);
    filled += n;
  }
  q.wait();
}

/// Milliseconds of a call: the median of seven runs of some calls each.
double time_of(const kernel& k, const kernel_call& call, queue& q) {
  k.about->call(call);
  q.wait();
  const event first = q.record();
  k.about->call(call);
  const double once = milliseconds(first, q.record());
  const int calls = std::clamp(static_cast<int>(2.0 / std::max(once, 1e-3)), 1, 50);
  std::vector<double> times;
  for (int run = 0; run < 7; ++run) {
    const event from = q.record();
    for (int i = 0; i < calls; ++i) k.about->call(call);
    times.push_back(milliseconds(from, q.record()) / calls);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

struct wishes {
  std::string_view kernels;  ///< names with commas between them, or "all"
  bool automatic_only = false;

  bool name(std::string_view kernel) const {
    for (std::size_t at = 0; at < kernels.size(); at = kernels.find(',', at) + 1) {
      const std::string_view one = kernels.substr(at, kernels.find(',', at) - at);
      if (one == kernel) return true;
      if (kernels.find(',', at) == std::string_view::npos) break;
    }
    return false;
  }
};

/// @param depth a product's k, or 0: as many as columns
void measure(const kernel& k, std::size_t rows, std::size_t cols, std::size_t depth, element_type type,
             const wishes& wish, queue& q) {
  problem_shape shape = shape_of(*k.about, rows, cols, wish.name(k.name));
  if (depth != 0) shape = {{rows, cols, depth}};
  std::vector<device_buffer<std::byte>> buffers;
  std::vector<void*> operands;
  for (const operand& o : k.about->operands) {
    buffers.emplace_back(std::max(o.count(shape) * size_of(o.kind, type), std::size_t{16}));
    fill(buffers.back(), pattern_of(o, shape, type), q);
    operands.push_back(buffers.back().data());
  }
  std::vector<pattern> patterns(k.about->patterns.begin(), k.about->patterns.end());
  patterns.insert(patterns.begin(), pattern::automatic);
  for (const pattern p : patterns)
    for (const unsigned threads : {0u, 32u, 64u, 128u, 256u, 512u, 1024u}) {
      if ((p == pattern::automatic) != (threads == 0)) continue;
      if (wish.automatic_only && threads != 0) continue;
      kernel_call call{
          shape, type, operands.data(), {.threads_per_threadgroup = threads, .pattern = p, .queue = &q}};
      try {
        const double ms = time_of(k, call, q);
        std::printf(
            "{\"kernel\": \"%s\", \"type\": \"%s\", \"shape\": [%zu, %zu, %zu], \"pattern\": \"%s\", "
            "\"threads\": %u, \"microseconds\": %.3f, \"gigabytes_per_second\": %.1f, \"gigaflops\": %.1f}\n",
            k.name, name_of(type), shape[0], shape[1], shape[2], name_of(p), threads, ms * 1e3,
            k.about->bytes(shape, type) / ms * 1e-6, k.about->flops(shape) / ms * 1e-6);
      } catch (const std::exception& e) {
        std::printf(
            "{\"kernel\": \"%s\", \"type\": \"%s\", \"pattern\": \"%s\", \"threads\": %u, \"error\": "
            "\"%.200s\"}\n",
            k.name, name_of(type), name_of(p), threads, quoted(e).c_str());
        if (std::string_view(e.what()).find("waiting") != std::string_view::npos) std::exit(1);
      }
      std::fflush(stdout);
    }
}

/// What a launch costs the host: of a call that waits, and of one that does not.
void measure_launches(queue& q) {
  device_buffer<float> x(32), y(32);
  const auto microseconds = [](auto f) {
    using clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (int i = 0; i < 200; ++i) {
      const auto start = clock::now();
      f();
      times.push_back(std::chrono::duration<double, std::micro>(clock::now() - start).count());
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
  };
  const kernel* relu = nullptr;
  for (const kernel& k : kernels())
    if (std::string_view(k.name) == "relu") relu = &k;
  void* operands[] = {x.data(), y.data()};
  kernel_call waits{{{32}}, element_type::float32, operands, {.device = 0}};
  kernel_call queued{{{32}}, element_type::float32, operands, {.queue = &q}};
  const double synchronous = microseconds([&] { relu->about->call(waits); });
  const double asynchronous = microseconds([&] { relu->about->call(queued); });
  q.wait();
  std::printf("{\"launch\": true, \"synchronous_microseconds\": %.2f, \"queued_microseconds\": %.2f}\n",
              synchronous, asynchronous);
}

}  // namespace

int main(int argc, char** argv) {
  if (devices().empty()) {
    std::fprintf(stderr, "device_bench: %s\n", why_no_device().c_str());
    return 77;
  }
  wishes wish;
  if (argc > 1 && std::string_view(argv[1]) == "--automatic") {
    wish.automatic_only = true;
    --argc;
    ++argv;
  }
  if (argc < 3) return 2;
  wish.kernels = argv[1];
  queue q(0);
  std::printf("{\"device\": \"%s\", \"architecture\": \"%s\"}\n", devices()[0].name.c_str(),
              devices()[0].architecture.c_str());
  measure_launches(q);
  std::vector<element_type> types = {element_type::float32};
  if (argc > 3) types.clear();
  for (int i = 3; i < argc; ++i)
    types.push_back(argv[i][0] == 'f'   ? element_type::float32
                    : argv[i][0] == 'h' ? element_type::float16
                                        : element_type::bfloat16);
  for (const char* at = argv[2]; at != nullptr && *at != '\0';) {
    char* end = nullptr;
    const std::size_t rows = std::strtoull(at, &end, 10), cols = std::strtoull(end + 1, &end, 10),
                      depth = *end == 'x' ? std::strtoull(end + 1, &end, 10) : 0;
    for (const element_type type : types)
      for (const kernel& k : kernels())
        if (wish.kernels == "all" || wish.name(k.name)) try {
            measure(k, rows, cols, depth, type, wish, q);
          } catch (const std::exception& e) {
            std::printf("{\"kernel\": \"%s\", \"error\": \"%.200s\"}\n", k.name, quoted(e).c_str());
          }
    at = *end == ',' ? end + 1 : nullptr;
  }
}
