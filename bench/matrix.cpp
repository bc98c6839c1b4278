// The matrix: every kernel of the registry x pattern x threadgroup size x element type x shape, called
// through its public function on real shapes. A name reads kernel/pattern/threads/type/shape.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "kernels/registry.hpp"
#include "pewter/half.hpp"

namespace pewter::bench {
namespace {

constexpr std::uint32_t threadgroup_sizes[] = {32, 64, 128, 256, 512, 1024};

std::size_t bytes_of(const operand& o, const problem_shape& shape, element_type type) {
  const std::size_t each = o.kind == element_kind::storage ? size_of(type)
                           : o.kind == element_kind::uint8 ? 1
                                                           : 4;
  return o.count(shape) * each;
}

/// Random values between -1 and 1 (bytes: all of them), the same for every benchmark.
void fill_with_noise(std::vector<std::byte>& bytes, element_kind kind, element_type type) {
  std::minstd_rand random(1);
  if (kind == element_kind::uint8 || kind == element_kind::uint32) {
    for (std::byte& b : bytes) b = static_cast<std::byte>(random());
    return;
  }
  const auto value = [&] { return static_cast<float>(random() % 2001) / 1000.0f - 1.0f; };
  const auto write = [&]<class T>(T) {
    T* const values = reinterpret_cast<T*>(bytes.data());
    for (std::size_t i = 0; i < bytes.size() / sizeof(T); ++i) values[i] = T(value());
  };
  if (kind == element_kind::float32 || type == element_type::float32)
    write(float{});
  else if (type == element_type::float16)
    write(half{});
  else
    write(bfloat{});
}

/// The operands of one kernel, shape and type; kept until another is asked for, so that memory stays bounded.
class operand_cache {
 public:
  const std::vector<void*>& operands(const kernel& k, const problem_shape& shape, element_type type,
                                     const std::string& key) {
    if (key != key_) {
      key_ = key;
      buffers_.clear();
      pointers_.clear();
      for (const operand& o : k.about->operands) {
        std::vector<std::byte>& buffer = buffers_.emplace_back(bytes_of(o, shape, type));
        if (o.role == role::input) fill_with_noise(buffer, o.kind, type);
      }
      for (std::vector<std::byte>& buffer : buffers_) pointers_.push_back(buffer.data());
    }
    return pointers_;
  }

 private:
  std::string key_;
  std::vector<std::vector<std::byte>> buffers_;
  std::vector<void*> pointers_;
};

void run(benchmark::State& state, const kernel& k, pattern p, std::uint32_t threads, element_type type,
         const named_shape& shape) {
  static operand_cache cache;
  const std::string key = std::string(k.name) + shape.label + name_of(type);
  kernel_call call{shape.shape, type, cache.operands(k, shape.shape, type, key).data(), {}};
  call.launch.pattern = p;
  call.launch.threads_per_threadgroup = threads;
  for (auto _ : state) {
    k.about->call(call);
    benchmark::ClobberMemory();
  }
  const double calls = static_cast<double>(state.iterations());
  const double bytes = k.about->bytes(shape.shape, type), flops = k.about->flops(shape.shape);
  state.counters["bytes_per_second"] = benchmark::Counter(bytes * calls, benchmark::Counter::kIsRate);
  state.counters["flops_per_second"] = benchmark::Counter(flops * calls, benchmark::Counter::kIsRate);
  state.counters["bytes"] = bytes;
  state.counters["flops"] = flops;
  state.counters["host_threads"] = omp_get_max_threads();
  state.counters["idle_lane_share"] = idle_lane_share(threads);
}

}  // namespace

void register_matrix(mode how) {
  for (const kernel& k : kernels())
    for (const named_shape& shape : k.about->shapes) {
      for (const element_type type : k.about->types) {
        for (const pattern p : k.about->patterns)
          for (const std::uint32_t threads : threadgroup_sizes) {
            const std::string name = std::string(k.name) + "/" + name_of(p) + "/" + std::to_string(threads) +
                                     "/" + name_of(type) + "/" + shape.label;
            benchmark::RegisterBenchmark(name.c_str(), [&k, p, threads, type,
                                                        &shape](benchmark::State& state) {
              run(state, k, p, threads, type, shape);
            })->UseRealTime();
          }
        if (how == mode::quick) break;
      }
      if (how == mode::quick) break;
    }
}

}  // namespace pewter::bench
