// Which part of a product and of attention's heads each GPU has, and what a group refuses: no GPU is needed.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "kernels/sharded/overlap.hpp"
#include "pewter/device_group.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

TEST(Shards, CoverTheExtentOnce) {
  for (const std::size_t extent : {0u, 1u, 63u, 64u, 65u, 100u, 1000u, 4096u, 4097u})
    for (const std::size_t granule : {1u, 8u, 64u})
      for (std::size_t parts = 1; parts <= 9; ++parts) {
        std::size_t end = 0, largest = 0, smallest = extent;
        for (std::size_t i = 0; i < parts; ++i) {
          const shard s = shard_of(extent, parts, i, granule);
          EXPECT_EQ(s.begin, end);
          EXPECT_TRUE(s.begin % granule == 0 || s.count == 0);
          end += s.count;
          largest = std::max(largest, s.count);
          smallest = std::min(smallest, s.count);
        }
        EXPECT_EQ(end, extent);
        EXPECT_LT(largest - smallest, 2 * granule) << extent << " in " << parts << " of " << granule;
      }
}

TEST(Shards, MayBeEmpty) {
  EXPECT_EQ(shard_of(100, 3, 0, 64), (shard{0, 64}));
  EXPECT_EQ(shard_of(100, 3, 1, 64), (shard{64, 36}));
  EXPECT_EQ(shard_of(100, 3, 2, 64), (shard{100, 0}));
  EXPECT_EQ(shard_of(3, 8, 7), (shard{3, 0}));
}

TEST(Shards, RefuseWhatIsNone) {
  EXPECT_EQ(error_of([] { (void)shard_of(8, 2, 2); }), "shard_of: index = 2, must be below parts = 2");
  EXPECT_EQ(error_of([] { (void)shard_of(8, 0, 0); }), "shard_of: index = 0, must be below parts = 0");
  EXPECT_EQ(error_of([] { (void)shard_of(8, 2, 0, 0); }), "shard_of: granule = 0, must be at least 1");
  EXPECT_EQ(error_of([] {
              (void)plan_sharded_gemm({1, 1, 1}, 0);
            }),
            "plan_sharded_gemm: gpus = 0, must be 1 to 64");
  EXPECT_EQ(error_of([] {
              (void)plan_sharded_gemm({1, 1, 1}, 65);
            }),
            "plan_sharded_gemm: gpus = 65, must be 1 to 64");
}

TEST(Shards, PlanMovesLeast) {
  struct {
    gemm_shape shape;
    held a, c;
    sharded_extent by;
    double received;  // by 4 GPUs
  } const cases[] = {
      {{8, 16, 32}, held::whole, held::whole, sharded_extent::columns, 96},
      {{8, 16, 32}, held::whole, held::shards, sharded_extent::columns, 0},
      {{8, 16, 32}, held::shards, held::shards, sharded_extent::k, 96},        // 8 x 16 or 8 x 32
      {{8, 32, 16}, held::shards, held::shards, sharded_extent::columns, 96},  // the other way round
      {{8, 16, 32}, held::shards, held::whole, sharded_extent::k, 192},  // 2 of 8 x 16, or that and 8 x 32
      {{8, 32, 16}, held::shards, held::whole, sharded_extent::columns, 288},
      {{8, 16, 16}, held::shards, held::whole, sharded_extent::columns, 192},  // both the same
  };
  for (const auto& each : cases) {
    const sharded_gemm_plan plan = plan_sharded_gemm(each.shape, 4, each.a, each.c);
    EXPECT_EQ(plan.by, each.by);
    EXPECT_EQ(plan.received(), each.received);
  }
  EXPECT_EQ(plan_sharded_gemm({8, 16, 32}, 1).received(), 0);
}

TEST(Shards, OfHeadsKeepTheirKeys) {
  const attention_extents e{1, 12, 3, 5, 5, 8, 8};
  EXPECT_EQ(heads_of_shard(e, 2, 0), (shard{0, 8}));
  EXPECT_EQ(heads_of_shard(e, 2, 1), (shard{8, 4}));
  EXPECT_EQ(heads_of_shard(e, 8, 7), (shard{12, 0}));
  EXPECT_EQ(error_of([] {
              (void)heads_of_shard({1, 12, 5, 1, 1, 8, 8}, 2, 0);
            }),
            "sharded_attention: heads_kv = 5, must divide heads = 12");
}

TEST(Shards, GroupRefusesWhatIsNoGroup) {
  EXPECT_EQ(error_of([] { device_group none(std::span<const int>{}); }),
            "device_group: devices = 0, must be 1 to 64");
  const std::string beyond = error_of([] { device_group group({static_cast<int>(devices().size())}); });
  EXPECT_NE(beyond.find(devices().empty() ? why_no_device()
                                          : "must be below the " + std::to_string(devices().size())),
            std::string::npos)
      << beyond;
}

TEST(Overlap, TakesTheChunksThatArePredictedToEndFirst) {
  using detail::overlapped_product;
  const overlapped_product products[] = {{16384, 8192, 16384, 2, 2, 132}, {4096, 14336, 8192, 2, 2, 132},
                                         {16384, 2048, 16384, 2, 8, 132}, {1000, 512, 64, 4, 3, 108},
                                         {100, 64, 64, 2, 2, 132},        {1 << 20, 64, 64, 2, 4, 132}};
  for (const overlapped_product& p : products) {
    const std::size_t chunk = detail::rows_of_chunk(p);
    EXPECT_EQ(chunk % 128, 0u);
    const double time = detail::nanoseconds_by_chunks(p, chunk);
    for (const std::size_t other : {std::size_t{1024}, std::size_t{2048}, p.m / 128 * 128 + 128})
      EXPECT_LE(time, 1.001 * detail::nanoseconds_by_chunks(p, other)) << p.m << " rows, chunks of " << other;
  }
  // A chunk fills the multiprocessors; copies of few rows have nothing to hide behind.
  EXPECT_LT(detail::nanoseconds_by_chunks(products[1], detail::rows_of_chunk(products[1])),
            0.9 * detail::nanoseconds_by_chunks(products[1], 1024));
  EXPECT_EQ(detail::rows_of_chunk(products[4]), 128u);
}

}  // namespace
}  // namespace pewter::test
