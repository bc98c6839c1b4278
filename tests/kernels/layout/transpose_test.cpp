// transpose moves bits: every element of every small shape arrives where it belongs, NaN with its payload.
#include <gtest/gtest.h>

#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

TEST(Transpose, MovesEveryBitPatternToItsPlace) {
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const pattern p : transpose_description.patterns)
      for (const std::size_t rows : {1u, 5u, 16u, 17u, 31u, 40u, 64u, 71u})
        for (const std::size_t cols : {1u, 7u, 16u, 23u, 32u, 41u, 64u, 95u}) {
          std::vector<half> x, y(rows * cols, half(0.0f));
          for (std::size_t i = 0; i < rows * cols; ++i)
            x.push_back(half::from_bits(static_cast<std::uint16_t>(i * 40503)));
          launch options;
          options.pattern = p;
          options.target = t.name;
          transpose(x.data(), y.data(), {rows, cols}, options);
          for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < cols; ++c)
              ASSERT_EQ(y[c * rows + r], x[r * cols + c])
                  << t.name << " " << name_of(p) << ", " << rows << "x" << cols << " at " << r << ", " << c;
        }
  }
}

}  // namespace
}  // namespace pewter
