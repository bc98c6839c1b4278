// Every kernel of the registry x pattern x element type on a GPU: right against the oracles at every
// threadgroup size and odd shape, within its operands. Without a device all of it is skipped;
// scripts/test-offload runs it where there is one.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "pewter/device.hpp"
#include "tests/support/compare.hpp"
#include "tests/support/shapes.hpp"

namespace pewter::test {
namespace {

struct device_variant {
  const kernel* which;
  pewter::pattern pattern;
  element_type type;

  std::string name() const {
    return std::string(which->name) + "_" + name_of(pattern) + "_" + name_of(type) + "_gpu";
  }
};

std::vector<device_variant> all_device_variants() {
  std::vector<device_variant> all;
  for (const kernel& k : kernels()) {
    if (!k.about->on_gpu) continue;
    for (const pattern p : k.about->patterns)
      for (const element_type e : k.about->types) all.push_back({&k, p, e});
  }
  return all;
}

std::string text(const problem_shape& s) {
  return std::to_string(s[0]) + "x" + std::to_string(s[1]) + "x" + std::to_string(s[2]);
}

/// The operands' copies in device memory, guards included.
class on_device {
 public:
  explicit on_device(operand_set& operands) : host_(operands) {
    for (guarded_buffer& b : operands.buffers) {
      copies_.emplace_back(std::span<const std::byte>(b.with_guards()));
      pointers_.push_back(copies_.back().data() + (b.data() - b.with_guards().data()));
    }
  }
  std::vector<void*>& pointers() { return pointers_; }
  void fetch() {
    for (std::size_t i = 0; i < copies_.size(); ++i) copies_[i].copy_to(host_.buffers[i].with_guards());
  }

 private:
  operand_set& host_;
  std::vector<device_buffer<std::byte>> copies_;
  std::vector<void*> pointers_;
};

class DeviceCollection : public testing::TestWithParam<device_variant> {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
  launch options(std::uint32_t threads) const {
    return {.threads_per_threadgroup = threads, .pattern = GetParam().pattern, .device = 0};
  }
  std::string run(const problem_shape& shape, const operand_set& fresh, const expectation& expected,
                  std::uint32_t threads) {
    const kernel& k = *GetParam().which;
    operand_set operands = fresh;
    on_device copies(operands);
    k.about->call({shape, GetParam().type, copies.pointers().data(), options(threads)});
    copies.fetch();
    const std::string wrong = mismatch(k, shape, GetParam().type, operands, expected, true);
    return wrong.empty() ? wrong
                         : wrong + ", shape " + text(shape) + ", " + std::to_string(threads) + " threads";
  }
};

TEST_P(DeviceCollection, IsRightAtEveryThreadgroupSize) {
  const kernel& k = *GetParam().which;
  std::uint32_t seed = 1;
  for (const problem_shape& shape : some_odd_shapes(*k.about, 8)) {
    const operand_set fresh(*k.about, shape, GetParam().type, ++seed);
    const expectation expected = expect(k, shape, fresh);
    for (const std::uint32_t threads : {32u, 64u, 96u, 100u, 128u, 256u, 512u, 1000u, 1024u})
      ASSERT_EQ(run(shape, fresh, expected, threads), "");
  }
}

TEST_P(DeviceCollection, IsRightAtEveryShape) {
  const kernel& k = *GetParam().which;
  std::uint32_t seed = 100;
  for (const problem_shape& shape : odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, ++seed);
    ASSERT_EQ(run(shape, fresh, expect(k, shape, fresh), 0), "");
  }
}

TEST_P(DeviceCollection, IsRightOnLongRows) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : shapes_of_long_rows(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, 13);
    ASSERT_EQ(run(shape, fresh, expect(k, shape, fresh), 0), "");
  }
}

/// Rows that registers hold, 8, 16 or 32 elements a thread: with and without a remainder, by loads of four
/// elements, where operands and rows begin on them, and of one.
TEST_P(DeviceCollection, IsRightWhereThreadsKeepRows) {
  const kernel& k = *GetParam().which;
  const std::string_view first = k.about->dimensions[0];
  std::vector<problem_shape> shapes;
  if (first == "rows")
    shapes = {{{33, 60}},  {{5, 768}},  {{3, 1000}}, {{3, 1001}},  {{3, 1024}},
              {{3, 3072}}, {{2, 4096}}, {{2, 8100}}, {{1, 16384}}, {{1, 32764}}};
  if (first == "batches")
    shapes = {{{3, 5, 60}}, {{2, 5, 768}}, {{2, 3, 1001}}, {{2, 3, 1024}}, {{2, 2, 3072}}, {{1, 2, 16384}}};
  for (const problem_shape& shape : shapes) {
    if (k.about->valid != nullptr && !k.about->valid(shape)) continue;
    const std::size_t cols = shape[static_cast<int>(k.about->dimensions.size()) - 1];
    for (const alignment where : {alignment::cache_lines, alignment::odd}) {
      const operand_set fresh(*k.about, shape, GetParam().type, 17, where);
      const expectation expected = expect(k, shape, fresh);
      for (const std::size_t kept : {8u, 16u, 32u}) {
        const std::size_t threads = (cols + 32 * kept - 1) / (32 * kept) * 32;
        if (threads > 1024) continue;
        ASSERT_EQ(run(shape, fresh, expected, static_cast<std::uint32_t>(threads)), "");
      }
      ASSERT_EQ(run(shape, fresh, expected, 0), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, DeviceCollection, testing::ValuesIn(all_device_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

}  // namespace
}  // namespace pewter::test
