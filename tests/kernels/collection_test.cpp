// Every kernel of the registry x pattern x element type x target: right within its stated bound at every
// threadgroup size and odd shape, and the same bits however the work is mapped to host threads.
#include <gtest/gtest.h>

#include <map>

#include "tests/support/compare.hpp"
#include "tests/support/shapes.hpp"

namespace pewter::test {
namespace {

struct variant {
  const kernel* which;
  pewter::pattern pattern;
  element_type type;
  const pewter::target* target;

  std::string name() const {
    return std::string(which->name) + "_" + name_of(pattern) + "_" + name_of(type) + "_" + target->name;
  }
};

std::vector<variant> all_variants() {
  std::vector<variant> all;
  for (const kernel& k : kernels())
    for (const pattern p : k.about->patterns)
      for (const element_type e : k.about->types)
        for (const target& t : targets()) all.push_back({&k, p, e, &t});
  return all;
}

class Collection : public testing::TestWithParam<variant> {
 protected:
  void SetUp() override {
    if (!GetParam().target->supported()) GTEST_SKIP() << "this CPU lacks " << GetParam().target->name;
  }
  void TearDown() override {
    if (ran_) {
      EXPECT_STREQ(last_target(), GetParam().target->name);
    }
  }

  launch options(std::uint32_t threads) const {
    launch l;
    l.threads_per_threadgroup = threads;
    l.pattern = GetParam().pattern;
    l.target = GetParam().target->name;
    return l;
  }
  void call(const problem_shape& shape, operand_set& operands, const launch& l) {
    const std::vector<void*> pointers = operands.pointers();
    GetParam().which->about->call({shape, GetParam().type, pointers.data(), l});
    for (const operand& o : GetParam().which->about->operands) ran_ = ran_ || o.count(shape) != 0;
  }

 private:
  bool ran_ = false;
};

std::string text(const problem_shape& s) {
  return std::to_string(s[0]) + "x" + std::to_string(s[1]) + "x" + std::to_string(s[2]);
}

TEST_P(Collection, IsRightAtEveryThreadgroupSizeAndShape) {
  const kernel& k = *GetParam().which;
  std::uint32_t seed = 1;
  for (const problem_shape& shape : odd_shapes(k.about->dimensions.size())) {
    const operand_set fresh(*k.about, shape, GetParam().type, ++seed);
    const expectation expected = expect(k, shape, fresh);
    for (const std::uint32_t threads : threadgroup_sizes) {
      operand_set operands = fresh;
      call(shape, operands, options(threads));
      ASSERT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "")
          << "shape " << text(shape) << ", " << threads << " threads";
    }
    operand_set operands = fresh;
    call(shape, operands, options(0));
    ASSERT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "")
        << "shape " << text(shape) << ", automatic";
  }
}

TEST_P(Collection, GivesTheSameBitsUnderEveryMappingAndOrder) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : odd_shapes(k.about->dimensions.size())) {
    const operand_set fresh(*k.about, shape, GetParam().type, 7);
    operand_set reference = fresh;
    launch l = options(128);
    l.mapping = mapping::run_inline;
    call(shape, reference, l);
    for (const mapping how : {mapping::threadgroups, mapping::simdgroups, mapping::teams})
      for (const std::uint32_t order : {0u, 3u, 1000003u}) {
        operand_set operands = fresh;
        l.mapping = how;
        l.shuffle_seed = order;
        l.host_threads = 2;
        call(shape, operands, l);
        for (std::size_t i = 0; i < operands.buffers.size(); ++i)
          ASSERT_TRUE(operands.buffers[i] == reference.buffers[i])
              << k.about->operands[i].name << ", shape " << text(shape) << ", mapping "
              << static_cast<int>(how);
      }
  }
}

TEST_P(Collection, WorksInPlaceWhereItSaysSo) {
  const kernel& k = *GetParam().which;
  if (k.about->in_place_input < 0) return;
  const auto input = static_cast<std::size_t>(k.about->in_place_input);
  std::size_t output = 0;
  while (k.about->operands[output].role == role::input) ++output;
  for (const problem_shape& shape : odd_shapes(k.about->dimensions.size())) {
    operand_set apart(*k.about, shape, GetParam().type, 11), in_place = apart;
    call(shape, apart, options(96));
    std::vector<void*> pointers = in_place.pointers();
    pointers[output] = pointers[input];
    k.about->call({shape, GetParam().type, pointers.data(), options(96)});
    const guarded_buffer &got = in_place.buffers[input], &wanted = apart.buffers[output];
    ASSERT_EQ(got.size(), wanted.size());
    ASSERT_TRUE(got.guards_intact());
    ASSERT_EQ(got.size() == 0 ? 0 : std::memcmp(got.data(), wanted.data(), got.size()), 0)
        << "shape " << text(shape);
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, Collection, testing::ValuesIn(all_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

// ---- the comparison itself must be able to fail ----

TEST(Comparison, FindsAnErrorOfFourTolerances) {
  for (const kernel& k : kernels()) {
    const problem_shape shape = odd_shapes(k.about->dimensions.size()).back();
    operand_set operands(*k.about, shape, element_type::float32, 3);
    const std::vector<void*> pointers = operands.pointers();
    k.about->call({shape, element_type::float32, pointers.data(), {}});
    const expectation expected = expect(k, shape, operands);
    ASSERT_EQ(mismatch(k, shape, element_type::float32, operands, expected), "") << k.name;
    std::size_t output = 0;
    while (k.about->operands[output].role == role::input) ++output;
    const double value = expected.values[0][0];
    const double magnitude = expected.magnitudes[0][0];
    const double bound =
        tolerance(*k.about, shape, k.about->operands[output].kind, element_type::float32, value, magnitude);
    const double whole = k.about->operands[output].kind == element_kind::float32 ||
                                 k.about->operands[output].kind == element_kind::storage
                             ? 0
                             : 1;
    operands.buffers[output].set(0,
                                 static_cast<float>(value + 4 * bound + whole + std::abs(value) * 0x1p-22));
    EXPECT_NE(mismatch(k, shape, element_type::float32, operands, expected), "") << k.name;
  }
}

TEST(Comparison, FindsAWriteBehindTheEnd) {
  operand_set operands(relu_description, {{33}}, element_type::float32, 3);
  operands.buffers[1].data()[operands.buffers[1].size()] = std::byte{0};
  EXPECT_FALSE(operands.buffers[1].guards_intact());
}

}  // namespace
}  // namespace pewter::test
