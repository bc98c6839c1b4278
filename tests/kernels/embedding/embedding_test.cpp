// What the registry's tests of embedding do not reach: ids out of range.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

TEST(Embedding, AnIdOutOfRangeIsNamedBeforeAnythingIsWritten) {
  const std::vector<float> table(3 * 4, 1.0f);
  std::vector<std::uint32_t> ids = {0, 2, 3, 4000000000u};
  std::vector<float> y(4 * 4, -1.0f), before = y;
  EXPECT_EQ(error_of([&] {
              embedding(table.data(), ids.data(), y.data(), {4, 3, 4});
            }),
            "embedding: ids[2] = 3, must be below the vocabulary's 3");
  EXPECT_EQ(y, before);
  EXPECT_NE(error_of([&] {
              embedding(table.data(), ids.data(), y.data(), {1, 0, 4});
            }).find("ids[0] = 0"),
            std::string::npos);
  EXPECT_NO_THROW(embedding(table.data(), ids.data(), y.data(), {0, 0, 4}));
  EXPECT_NO_THROW(embedding(table.data(), ids.data(), y.data(), {2, 3, 4}));
}

}  // namespace
}  // namespace pewter
