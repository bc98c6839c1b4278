// Products and attention that several GPUs share, and copies between them: one JSON record a line, for 1, 2,
// 4 and 8 GPUs as far as there are. Times are the host's, of several calls one behind the other until all
// GPUs are done; `scaling` is the time of one GPU over that of the group.
//
//   group_bench MxNxK[,...] HEADSxHEADS_KVxQUERIESxKEYSxDIM[,...] [TYPE...]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "pewter/device_group.hpp"

namespace {

using namespace pewter;

/// Random numbers, over and over.
template <class T>
std::vector<T> random_numbers(std::size_t n) {
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  std::vector<T> all(n);
  const std::size_t block = std::min<std::size_t>(n, 1 << 20);
  for (std::size_t i = 0; i < block; ++i) all[i] = T(normal(random));
  for (std::size_t i = block; i < n; ++i) all[i] = all[i - block];
  return all;
}

/// An operand of every GPU, large enough for all of it; groups and shards take its beginning.
template <class T>
class operand_of_gpus {
 public:
  operand_of_gpus(std::size_t n, std::size_t gpus, bool random) {
    for (std::size_t i = 0; i < gpus; ++i) buffers_.emplace_back(n, static_cast<int>(i));
    if (!random) return;
    buffers_[0].copy_from(random_numbers<T>(n));
    for (std::size_t i = 1; i < gpus; ++i) buffers_[i].copy_from(buffers_[0]);
  }
  std::vector<const T*> read(std::size_t gpus) const {
    std::vector<const T*> all;
    for (std::size_t i = 0; i < gpus; ++i) all.push_back(buffers_[i].data());
    return all;
  }
  std::vector<T*> written(std::size_t gpus) {
    std::vector<T*> all;
    for (std::size_t i = 0; i < gpus; ++i) all.push_back(buffers_[i].data());
    return all;
  }

 private:
  std::vector<device_buffer<T>> buffers_;
};

/// Milliseconds of a call, the median of seven runs.
template <class F>
double time_of(device_group& group, const F& call) {
  const auto run = [&](int calls) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i) call();
    group.wait();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count() /
           calls;
  };
  run(1);
  const int calls = std::clamp(static_cast<int>(50 / std::max(run(1), 1e-3)), 2, 200);
  std::vector<double> times;
  for (int i = 0; i < 7; ++i) times.push_back(run(calls));
  std::ranges::sort(times);
  return times[times.size() / 2];
}

std::vector<int> first_devices(std::size_t gpus) {
  std::vector<int> all;
  for (std::size_t i = 0; i < gpus; ++i) all.push_back(static_cast<int>(i));
  return all;
}

/// What a group is asked for, by name, and the time of one GPU.
struct measured {
  const char *kernel, *type;
  std::string shape;
  double flops;
  double of_one = 0;

  template <class F>
  void print(device_group& group, const char* how, const F& call) {
    try {
      const double ms = time_of(group, call);
      if (group.size() == 1) of_one = ms;
      std::printf(
          "{\"kernel\": \"%s\", \"type\": \"%s\", \"shape\": [%s], \"gpus\": %zu, \"how\": \"%s\", "
          "\"milliseconds\": %.4f, \"teraflops\": %.1f, \"scaling\": %.3f}\n",
          kernel, type, shape.c_str(), group.size(), how, ms, flops / ms * 1e-9, of_one / ms);
    } catch (const std::exception& failure) {
      std::fprintf(stderr, "group_bench: %s of %zu GPUs, %s: %s\n", kernel, group.size(), how,
                   failure.what());
    }
    std::fflush(stdout);
  }
};

struct product_way {
  const char* name;
  held c;
  sharded_extent by;
  exchange moved;
};
constexpr product_way product_ways[] = {
    {"columns, gathered by copies", held::whole, sharded_extent::columns, exchange::copies},
    {"columns, gathered by NCCL", held::whole, sharded_extent::columns, exchange::nccl},
    {"columns, left in shards", held::shards, sharded_extent::columns, exchange::automatic},
    {"k, added up for all by NCCL", held::whole, sharded_extent::k, exchange::automatic},
    {"k, added up in shards by NCCL", held::shards, sharded_extent::k, exchange::automatic},
};

template <class T>
void multiply(const char* type, const gemm_shape& s, const std::vector<std::size_t>& sizes) {
  const std::size_t most = sizes.back();
  const operand_of_gpus<T> a(s.m * s.k, most, true), b(s.k * s.n, most, true);
  operand_of_gpus<T> c(s.m * s.n, most, false);
  measured m{"sharded_gemm", type,
             std::to_string(s.m) + ", " + std::to_string(s.n) + ", " + std::to_string(s.k),
             2.0 * static_cast<double>(s.m) * static_cast<double>(s.n) * static_cast<double>(s.k)};
  for (const std::size_t gpus : sizes) {
    device_group group(first_devices(gpus));
    for (const product_way& way : product_ways) {
      const sharded_gemm_plan plan{.shape = s, .gpus = gpus, .c = way.c, .by = way.by};
      m.print(group, gpus == 1 ? "one GPU" : way.name, [&] {
        sharded_gemm<T>(group, plan, a.read(gpus), b.read(gpus), c.written(gpus), {.exchange = way.moved});
      });
      if (gpus == 1) break;
    }
  }
}

template <class T>
void attend(const char* type, const attention_extents& e, const std::vector<std::size_t>& sizes) {
  const std::size_t most = sizes.back();
  const operand_of_gpus<T> q(e.heads * e.queries * e.head_dim, most, true),
      k(e.heads_kv * e.keys * e.head_dim, most, true), v(e.heads_kv * e.keys * e.head_dim, most, true);
  operand_of_gpus<T> y(e.heads * e.queries * e.head_dim, most, false);
  for (const bool causal : {false, true}) {
    measured m{causal ? "sharded_attention, causal" : "sharded_attention", type,
               std::to_string(e.heads) + ", " + std::to_string(e.heads_kv) + ", " +
                   std::to_string(e.queries) + ", " + std::to_string(e.keys) + ", " +
                   std::to_string(e.head_dim),
               4.0 * static_cast<double>(e.heads * e.queries) * static_cast<double>(e.keys * e.head_dim) *
                   (causal ? 0.5 : 1)};
    for (const std::size_t gpus : sizes) {
      device_group group(first_devices(gpus));
      const auto print = [&](const char* how, held wanted, exchange moved) {
        m.print(group, how, [&] {
          sharded_attention<T>(group, q.read(gpus), k.read(gpus), v.read(gpus), y.written(gpus), e,
                               {.causal = causal, .y = wanted, .exchange = moved});
        });
      };
      if (gpus == 1) {
        print("one GPU", held::whole, exchange::automatic);
        continue;
      }
      print("gathered by copies", held::whole, exchange::copies);
      print("gathered by NCCL", held::whole, exchange::nccl);
      print("left in shards", held::shards, exchange::automatic);
    }
  }
}

/// Half a GiB from GPU to GPU.
void copy_between(int from, int to) {
  constexpr std::size_t bytes = std::size_t{1} << 29;
  const device_buffer<unsigned char> source(bytes, from);
  device_buffer<unsigned char> target(bytes, to);
  device_group group({from});
  const double ms = time_of(group, [&] { target.copy_from(source, group.queue_of(0)); });
  std::printf("{\"copy\": [%d, %d], \"gigabytes_per_second\": %.1f}\n", from, to,
              static_cast<double>(bytes) / ms * 1e-6);
}

/// "16x32,8x9" as numbers; each of `count`.
std::vector<std::vector<std::size_t>> shapes_of(const char* text, std::size_t count) {
  std::vector<std::vector<std::size_t>> all;
  while (*text != '\0') {
    std::vector<std::size_t> one;
    for (std::size_t i = 0; i < count; ++i) {
      char* end = nullptr;
      one.push_back(std::strtoull(text, &end, 10));
      text = *end == '\0' ? end : end + 1;
    }
    all.push_back(one);
  }
  return all;
}

template <class T>
void measure(const char* type, char** argv, const std::vector<std::size_t>& sizes) {
  for (const auto& s : shapes_of(argv[1], 3)) multiply<T>(type, {s[0], s[1], s[2]}, sizes);
  for (const auto& s : shapes_of(argv[2], 5)) attend<T>(type, {1, s[0], s[1], s[2], s[3], s[4], s[4]}, sizes);
}

}  // namespace

int main(int argc, char** argv) {
  if (devices().empty()) {
    std::fprintf(stderr, "group_bench: %s\n", why_no_device().c_str());
    return 77;
  }
  if (argc < 3) {
    std::fprintf(stderr, "usage: group_bench MxNxK[,...] HEADSxHEADS_KVxQUERIESxKEYSxDIM[,...] [TYPE...]\n");
    return 2;
  }
  std::vector<std::size_t> sizes;
  for (const std::size_t gpus : {1u, 2u, 4u, 8u})
    if (gpus <= devices().size()) sizes.push_back(gpus);
  std::printf("{\"device\": \"%s\", \"gpus\": %zu}\n", devices()[0].name.c_str(), devices().size());
  try {
    for (std::size_t i = 1; i < sizes.size(); ++i) copy_between(0, static_cast<int>(sizes[i]) - 1);
    std::vector<std::string_view> types(argv + 3, argv + argc);
    if (types.empty()) types = {"bfloat", "half"};
    for (const std::string_view type : types) {
      if (type == "float") measure<float>("float", argv, sizes);
      if (type == "half") measure<half>("half", argv, sizes);
      if (type == "bfloat") measure<bfloat>("bfloat", argv, sizes);
    }
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "group_bench: %s\n", failure.what());
    return 1;
  }
}
