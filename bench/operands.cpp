// Buffers and their contents. Every buffer starts on a cache line, as those of tensor libraries do; an
// unaligned one would split every second or every register-wide access and halve the rate in cache.
#include "bench/operands.hpp"

#include <array>
#include <cstdlib>
#include <cstring>
#include <new>
#include <numeric>
#include <random>

#include "pewter/half.hpp"

namespace pewter::bench {
namespace {

constexpr std::size_t line = 64;
constexpr std::size_t kept_bytes = std::size_t{2} << 30;
/// Buffers of equal size would else start at the same offset of a page, and loads would wait for stores to
/// the same offset (4K aliasing).
constexpr std::size_t stagger = 17 * line;

std::size_t bytes_of(const operand& o, const problem_shape& shape, element_type type) {
  return o.count(shape) * size_of(o.kind, type);
}

/// Values drawn once from the distribution; an input picks among them, which is fast enough for 1e8 elements.
std::array<float, 4096> sample(fill how) {
  std::array<float, 4096> values;
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  std::uniform_real_distribution<float> uniform(how == fill::positive ? 0.5f : 0.0f,
                                                how == fill::positive ? 1.5f : 1.0f);
  for (float& v : values) v = how == fill::normal ? normal(random) : uniform(random);
  return values;
}

template <class T>
void fill_with(void* buffer, std::size_t bytes, const std::array<float, 4096>& values) {
  std::uint64_t state = 1;
  T* const elements = static_cast<T*>(buffer);
  for (std::size_t i = 0; i < bytes / sizeof(T); ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    elements[i] = T(values[state >> 52]);
  }
}

void fill_with_indices(void* buffer, std::size_t bytes, std::size_t bound) {
  std::mt19937 random(1);
  std::uint32_t* const indices = static_cast<std::uint32_t*>(buffer);
  for (std::size_t i = 0; i < bytes / sizeof(std::uint32_t); ++i)
    indices[i] = static_cast<std::uint32_t>(random() % bound);
}

void fill_input(void* buffer, std::size_t bytes, const operand& o, const problem_shape& shape,
                element_type type) {
  if (o.fill == fill::indices) return fill_with_indices(buffer, bytes, o.bound(shape));
  if (is_whole(o.kind)) {
    std::uint64_t state = 1;
    for (std::size_t i = 0; i < bytes; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      const auto random = static_cast<unsigned char>(state >> 56);
      // Bytes of blocks are such that they are ordinary scales, whatever type has them.
      static_cast<unsigned char*>(buffer)[i] =
          o.fill == fill::blocks ? static_cast<unsigned char>(0x20 | random % 16) : random;
    }
    return;
  }
  const std::array<float, 4096> values = sample(o.fill);
  with_type_of(o.kind, type, [&]<class V>(V) { fill_with<V>(buffer, bytes, values); });
}

}  // namespace

void operand_cache::free_memory::operator()(void* p) const { std::free(p); }

traffic traffic_of(const description& about, const problem_shape& shape, element_type type) {
  traffic sum;
  for (const operand& o : about.operands) {
    const double bytes = static_cast<double>(bytes_of(o, shape, type));
    (o.role == role::input ? sum.read : sum.written) += bytes;
  }
  return sum;
}

void* const* operand_cache::find(const kernel& k, const named_shape& shape, element_type type) {
  const std::string key = std::string(k.name) + "/" + name_of(type) + "/" + shape.label;
  for (auto e = entries_.begin(); e != entries_.end(); ++e)
    if (e->key == key) {
      entries_.splice(entries_.begin(), entries_, e);
      return entries_.front().pointers.data();
    }

  entry made;
  made.key = key;
  for (const operand& o : k.about->operands) made.bytes += bytes_of(o, shape.shape, type) + 8 * stagger;
  std::size_t others = std::accumulate(entries_.begin(), entries_.end(), std::size_t{0},
                                       [](std::size_t sum, const entry& e) { return sum + e.bytes; });
  for (; !entries_.empty() && others + made.bytes > kept_bytes; entries_.pop_back())
    others -= entries_.back().bytes;

  std::size_t offset = 0;
  for (const operand& o : k.about->operands) {
    const std::size_t bytes = bytes_of(o, shape.shape, type);
    const std::size_t whole = (bytes + offset + line) / line * line;
    void* const memory = std::aligned_alloc(line, whole);
    if (memory == nullptr) throw std::bad_alloc();
    made.buffers.emplace_back(memory);
    made.pointers.push_back(static_cast<std::byte*>(memory) + offset);
    if (o.role == role::input)
      fill_input(made.pointers.back(), bytes, o, shape.shape, type);
    else
      std::memset(made.pointers.back(), 0, bytes);  // touches its pages
    offset = (offset + stagger) % (8 * stagger);
  }
  entries_.push_front(std::move(made));
  return entries_.front().pointers.data();
}

}  // namespace pewter::bench
