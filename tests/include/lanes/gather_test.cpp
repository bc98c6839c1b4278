// Gathers by every type of index, of every size of element, which read the elements and nothing behind the
// last.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>

#include "pewter/lanes/memory.hpp"

namespace pewter {
namespace {

/// Two pages between two that nobody may read.
class Guarded {
 public:
  Guarded() : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    all_ = mmap(nullptr, 4 * page_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(begin(), 2 * page_, PROT_READ | PROT_WRITE);
  }
  ~Guarded() { munmap(all_, 4 * page_); }
  char* begin() { return static_cast<char*>(all_) + page_; }
  char* end() { return begin() + 2 * page_; }

 private:
  std::size_t page_;
  void* all_;
};

template <class T, class I>
void gathers(lane_mask m) {
  Guarded memory;
  constexpr int count = 37;
  T* const at_end = reinterpret_cast<T*>(memory.end()) - count;
  T* const at_begin = reinterpret_cast<T*>(memory.begin());
  for (int i = 0; i < count; ++i) at_end[i] = at_begin[i] = static_cast<T>(5 * i + 1);
  I index[32];
  for (int i = 0; i < 32; ++i) index[i] = static_cast<I>(i * 11 % count);
  index[3] = static_cast<I>(count - 1), index[4] = 0;
  for (T* const base : {at_end, at_begin}) {
    const lanes<T> values = gather(base, load(index), m);
    for (int i = 0; i < 32; ++i)
      EXPECT_EQ(values[i], contains(m, static_cast<std::uint32_t>(i)) ? base[index[i]] : T{}) << i;
  }
  if constexpr (std::is_signed_v<I>) {  // from the end
    for (int i = 0; i < 32; ++i) index[i] = static_cast<I>(index[i] - count);
    const lanes<T> values = gather(at_end + count, load(index), m);
    for (int i = 0; i < 32; ++i)
      EXPECT_EQ(values[i], contains(m, static_cast<std::uint32_t>(i)) ? (at_end + count)[index[i]] : T{})
          << i;
  }
}

template <class T>
void gathers_by_all_indices() {
  for (const lane_mask m : {lane_mask(~0u), lane_mask(0x80000018u), lane_mask(0u), lane_mask(0x0ffffff0u)}) {
    gathers<T, std::uint32_t>(m), gathers<T, std::int32_t>(m), gathers<T, std::uint64_t>(m);
    gathers<T, std::int64_t>(m), gathers<T, std::int8_t>(m), gathers<T, std::uint16_t>(m);
  }
}

TEST(Gather, ReadsWhatTheIndicesSay) {
  gathers_by_all_indices<float>(), gathers_by_all_indices<std::uint8_t>(),
      gathers_by_all_indices<std::int16_t>();
  gathers_by_all_indices<std::uint16_t>(), gathers_by_all_indices<std::int64_t>();
}

TEST(Gather, HalfAndBfloatByAllIndices) {
  half halves[32];
  bfloat bfloats[32];
  for (int i = 0; i < 32; ++i)
    halves[i] = half(static_cast<float>(i)), bfloats[i] = bfloat(static_cast<float>(i));
  const auto backwards = [](auto ids) { return decltype(ids)(31) - ids; };
  EXPECT_EQ(gather(halves, backwards(lane_ids<std::int32_t>()))[3], 28.0f);
  EXPECT_EQ(gather(bfloats, backwards(lane_ids<std::uint64_t>()))[31], 0.0f);
  EXPECT_EQ(gather(halves, backwards(lane_ids()))[0], 31.0f);
}

TEST(Gather, IndicesBeyond31Bits) {
  const std::size_t count = (std::size_t{1} << 31) + 64, bytes = 2 * count;
  void* const memory =
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) GTEST_SKIP() << "no room for 4 GB of addresses";
  auto* const values = static_cast<std::uint16_t*>(memory);
  values[count - 1] = 7;
  const auto last = static_cast<std::uint32_t>(count - 1);
  EXPECT_EQ(gather(values, lanes<std::uint32_t>(last))[5], 7);
  EXPECT_EQ(gather(values, lanes<std::uint64_t>(last))[5], 7);
  munmap(memory, bytes);
}

}  // namespace
}  // namespace pewter
