// Launch geometry: the worked examples of Metal's documentation, limits and their errors, and properties
// that every geometry has (threadgroups tile the grid, each thread has one lane of its own).
#include "pewter/geometry.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>

#include "pewter/explain.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

// Known answers, at compile time ---------------------------------------------------------------------

constexpr launch_geometry photo = geometry_of_threads({4000, 3000}, {16, 16});
static_assert(photo.threadgroups_per_grid == uint3{250, 188});
static_assert(photo.threads_per_grid == uint3{4000, 3000} && photo.threads_per_threadgroup == uint3{16, 16});
static_assert(threadgroup_size_at(photo, {0, 0, 0}) == uint3{16, 16});
static_assert(threadgroup_size_at(photo, {249, 187, 0}) == uint3{16, 8});
static_assert(idle_lane_share(photo) == 0);
static_assert(waves(photo, 64) == 735);

static_assert(threads_per_threadgroup_2d({1024, 32, 0}) == uint3{32, 32});
static_assert(threads_per_threadgroup_2d({512, 32, 0}) == uint3{32, 16});
static_assert(threads_per_threadgroup_2d({896, 32, 0}) == uint3{32, 28});
static_assert(threads_per_threadgroup_2d({32, 32, 0}) == uint3{32, 1});
static_assert(threads_per_threadgroup_1d({1024, 32, 0}) == uint3{1024});
static_assert(threads_per_threadgroup_1d({1000, 32, 0}) == uint3{992});
static_assert(threads_per_threadgroup_1d({32, 32, 0}) == uint3{32});
static_assert(threads_per_threadgroup_3d({1024, 32, 0}) == uint3{32, 4, 8});
static_assert(threads_per_threadgroup_3d({512, 32, 0}) == uint3{32, 4, 4});
static_assert(threads_per_threadgroup_3d({896, 32, 0}) == uint3{32, 4, 7});
static_assert(threads_per_threadgroup_3d({64, 32, 0}) == uint3{32, 1, 2});
static_assert(threads_per_threadgroup_3d({32, 32, 0}) == uint3{32, 1, 1});

constexpr launch_geometry screen = geometry_of_threads({1024, 768}, {32, 16});
static_assert(screen.threadgroups_per_grid == uint3{32, 48});
static_assert(screen.threadgroups_per_grid.volume() == 1536 &&
              screen.threads_per_threadgroup.volume() == 512);

static_assert(idle_lane_share(100u) == 28.0 / 128.0);  // 21.9 %
static_assert(idle_lane_share(32u) == 0 && idle_lane_share(33u) == 31.0 / 64.0 &&
              idle_lane_share(1u) == 31.0 / 32.0);
static_assert(idle_lane_share(0u) == 0 && idle_lane_share(8u, 16) == 0.5);

// C of 4096 x 4096 in tiles of 32 rows and 64 columns (x is the column), 128 threads a tile.
constexpr uint3 tiles = threadgroups_covering({4096, 4096}, {64, 32});
static_assert(geometry_of_threadgroups(tiles, {128}).threadgroups_per_grid == uint3{64, 128});

// Apple's figure: grid 16x16, threadgroup 8x4, execution width 16, thread (9, 10).
constexpr thread_place apple = place_of_thread(geometry_of_threads({16, 16}, {8, 4}), {9, 10, 0}, 16);
static_assert(apple.threadgroup == uint3{1, 2, 0} && apple.thread_in_threadgroup == uint3{1, 2, 0});
static_assert(apple.simd.simdgroup == 1 && apple.simd.lane == 1);

static_assert(limits_of_pipeline(0, 0).max_total_threads_per_threadgroup == 1024);
static_assert(limits_of_pipeline(64, 0).max_total_threads_per_threadgroup == 1024);
static_assert(limits_of_pipeline(65, 0).max_total_threads_per_threadgroup ==
              992);  // 1008 in whole SIMD groups
static_assert(limits_of_pipeline(128, 0).max_total_threads_per_threadgroup == 512);
static_assert(limits_of_pipeline(100000, 0).max_total_threads_per_threadgroup == 32);
static_assert(limits_of_pipeline(128, 0, 128 * 1024).max_total_threads_per_threadgroup == 1024);
static_assert(limits_of_pipeline(64, 100).static_threadgroup_memory_length == 112);
static_assert(limits_of_pipeline(64, 32768).static_threadgroup_memory_length == 32768);
static_assert(limits_of_pipeline(64, 0).thread_execution_width == 32);

// 64 bytes of threadgroup memory a thread: 512 threads fill 32 KB; after 4 KB for all, 448.
static_assert(limits_of_pipeline(0, 0, default_register_file, max_threadgroup_memory, 64)
                  .max_total_threads_per_threadgroup == 512);
static_assert(limits_of_pipeline(0, 4096, default_register_file, max_threadgroup_memory, 64)
                  .max_total_threads_per_threadgroup == 448);
static_assert(limits_of_pipeline(256, 0, default_register_file, max_threadgroup_memory, 64)
                  .max_total_threads_per_threadgroup == 256);
static_assert(limits_of_pipeline(0, 0, default_register_file, max_threadgroup_memory, 1024)
                  .max_total_threads_per_threadgroup == 32);

static_assert(ceil_div(0, 7) == 0 && ceil_div(7, 7) == 1 && ceil_div(8, 7) == 2 &&
              ceil_div(UINT64_MAX, 2) == 1ull << 63);

// Limits ---------------------------------------------------------------------------------------------

TEST(Geometry, RefusesThreadgroupsThatAreTooLarge) {
  EXPECT_EQ(error_of([] {
              geometry_of_threads({100}, {32, 33});
            }),
            "geometry_of_threads: threads_per_threadgroup = 32x33x1, must be at most 1024 threads in all");
  EXPECT_EQ(
      error_of([] { geometry_of_threadgroups({1}, {1025}); }),
      "geometry_of_threadgroups: threads_per_threadgroup = 1025x1x1, must be at most 1024 threads in all");
  EXPECT_THROW(geometry_of_threads({1}, {1u << 31, 1u << 31, 4}), error)
      << "the product wraps to 0 in 64 bits";
  EXPECT_THROW(geometry_of_threads({1}, {UINT32_MAX, UINT32_MAX, UINT32_MAX}), error);
  EXPECT_NO_THROW(geometry_of_threads({1}, {1, 1, 1024}));
  EXPECT_NO_THROW(geometry_of_threads({1}, {8, 16, 8}));
}

TEST(Geometry, RefusesThreadgroupsWithoutThreads) {
  EXPECT_EQ(error_of([] {
              geometry_of_threads({100}, {32, 0, 1}, "softmax");
            }),
            "softmax: threads_per_threadgroup = 32x0x1, every extent must be at least 1");
  EXPECT_THROW(geometry_of_threads({0}, {0}), error) << "also when the grid is empty";
  EXPECT_THROW(geometry_of_threadgroups({0, 1, 1}, {1, 1, 0}), error);
}

TEST(Geometry, RefusesGridsThatOverflow) {
  EXPECT_EQ(
      error_of([] {
        geometry_of_threadgroups({1, 1u << 22, 1}, {1, 1024});
      }),
      "geometry_of_threadgroups: threadgroups_per_grid.y = 4194304 with 1024 threads each, must be at most "
      "4294967295 threads in all");
  EXPECT_EQ(error_of([] {
              geometry_of_threads({1u << 31, 1u << 31, 4}, {32});
            }),
            "geometry_of_threads: threads_per_grid = 2147483648x2147483648x4, must be at most 2^64 - 1 "
            "threads in all");
  EXPECT_NO_THROW(geometry_of_threads({UINT32_MAX, UINT32_MAX, 1}, {32, 32}));
  EXPECT_NO_THROW(geometry_of_threadgroups({UINT32_MAX}, {1}));
  const launch_geometry widest = geometry_of_threads({UINT32_MAX}, {1024});
  EXPECT_EQ(widest.threadgroups_per_grid.x, 1u << 22);
  EXPECT_EQ(threadgroup_size_at(widest, {(1u << 22) - 1, 0, 0}).x, 1023u);
}

TEST(Geometry, AnEmptyGridIsAnEmptyLaunch) {
  for (const uint3 grid :
       {uint3{0, 5, 5}, uint3{5, 0, 5}, uint3{5, 5, 0}, uint3{0, UINT32_MAX, UINT32_MAX}}) {
    const launch_geometry g = geometry_of_threads(grid, {4, 4});
    EXPECT_TRUE(g.empty());
    EXPECT_EQ(g.threadgroups_per_grid.volume(), 0u);
    EXPECT_EQ(idle_lane_share(g), 0);
    EXPECT_EQ(waves(g, 8), 0u);
    EXPECT_TRUE(geometry_of_threadgroups(grid, {1}).empty());
  }
  EXPECT_FALSE(photo.empty());
}

TEST(Geometry, OtherErrorsNameArgumentValueAndLimit) {
  EXPECT_EQ(error_of([] { waves(photo, 0); }), "waves: cores = 0, must be at least 1");
  EXPECT_EQ(error_of([] { explain(photo, 0); }), "explain: cores = 0, must be at least 1");
  EXPECT_EQ(error_of([] { limits_of_pipeline(4, 32769); }),
            "limits_of_pipeline: threadgroup_memory_bytes = 32769, must be at most 32768");
  EXPECT_EQ(error_of([] { limits_of_pipeline(4, 16384, default_register_file, 32768, 513); }),
            "limits_of_pipeline: threadgroup_memory_bytes_per_thread = 513, must be at most 512 after 16384 "
            "bytes for all threads");
  EXPECT_EQ(error_of([] { check_threadgroup_memory(24); }),
            "threadgroup_memory: length = 24 bytes, must be a multiple of 16");
  EXPECT_EQ(error_of([] { check_threadgroup_memory(32784); }),
            "threadgroup_memory: length = 32784 bytes, must be at most 32768");
  EXPECT_NO_THROW(check_threadgroup_memory(0));
  EXPECT_NO_THROW(check_threadgroup_memory(32768));
  EXPECT_EQ(error_of([] {
              threads_per_threadgroup_2d({16, 32, 0});
            }),
            "threads_per_threadgroup_2d: thread_execution_width = 32, must be 1 to 16");
  EXPECT_THROW(threads_per_threadgroup_2d({1024, 0, 0}), error);
  EXPECT_THROW(threads_per_threadgroup_1d({16, 32, 0}), error);
  EXPECT_THROW(threads_per_threadgroup_3d({16, 32, 0}), error);
}

// Properties -----------------------------------------------------------------------------------------

struct sizes {
  uint3 grid, threads;
};
class GeometryOf : public testing::TestWithParam<sizes> {};
INSTANTIATE_TEST_SUITE_P(Sizes, GeometryOf,
                         testing::Values(sizes{{1}, {1}}, sizes{{1}, {1024}}, sizes{{100}, {32}},
                                         sizes{{33}, {31}}, sizes{{17, 13}, {8, 4}}, sizes{{16, 16}, {8, 4}},
                                         sizes{{7, 11, 5}, {4, 3, 2}}, sizes{{5, 1, 9}, {10, 10, 10}},
                                         sizes{{127, 3}, {100}}));

TEST_P(GeometryOf, EveryThreadHasOneLaneOfItsOwn) {
  const launch_geometry g = geometry_of_threads(GetParam().grid, GetParam().threads);
  const uint3 grid = g.threads_per_grid;
  for (const std::uint32_t width : {16u, 32u, 64u}) {
    std::set<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> lanes;
    std::uint64_t lanes_in_all = 0, threads = 0;
    const uint3 groups = g.threadgroups_per_grid;
    for (std::uint32_t z = 0; z < grid.z; ++z) {
      for (std::uint32_t y = 0; y < grid.y; ++y) {
        for (std::uint32_t x = 0; x < grid.x; ++x) {
          const thread_place p = place_of_thread(g, {x, y, z}, width);
          const uint3 size = threadgroup_size_at(g, p.threadgroup);
          ASSERT_LT(p.thread_in_threadgroup.x, size.x);
          ASSERT_LT(p.thread_in_threadgroup.y, size.y);
          ASSERT_LT(p.thread_in_threadgroup.z, size.z);
          ASSERT_LT(p.simd.simdgroup, simdgroups_of(size.volume(), width));
          ASSERT_LT(p.simd.lane, width);
          const std::uint64_t group =
              (std::uint64_t{p.threadgroup.z} * groups.y + p.threadgroup.y) * groups.x + p.threadgroup.x;
          ASSERT_TRUE(lanes.emplace(group, p.simd.simdgroup, p.simd.lane).second);
        }
      }
    }
    for (std::uint32_t z = 0; z < groups.z; ++z) {
      for (std::uint32_t y = 0; y < groups.y; ++y) {
        for (std::uint32_t x = 0; x < groups.x; ++x) {
          const std::uint64_t size = threadgroup_size_at(g, {x, y, z}).volume();
          threads += size;
          lanes_in_all += simdgroups_of(size, width) * width;
        }
      }
    }
    EXPECT_EQ(threads, grid.volume()) << "the threadgroups tile the grid";
    EXPECT_NEAR(idle_lane_share(g, width),
                1 - static_cast<double>(threads) / static_cast<double>(lanes_in_all), 1e-12);
  }
}

TEST(Geometry, WavesRoundUp) {
  const launch_geometry g = geometry_of_threadgroups({10}, {64});
  EXPECT_EQ(waves(g, 1), 10u);
  EXPECT_EQ(waves(g, 3), 4u);
  EXPECT_EQ(waves(g, 10), 1u);
  EXPECT_EQ(waves(g, 11), 1u);
}

// Words ----------------------------------------------------------------------------------------------

TEST(Explain, APhotoInSquareThreadgroups) {
  EXPECT_EQ(
      explain(photo, 64),
      "4000x3000 threads in 16x16: 250x188 threadgroups (47000) of 256 threads, 8 SIMD groups each; the "
      "threadgroup in the far corner is 16x8 (128 threads); 0.0 % of the lanes are idle; 735 waves over 64 "
      "cores, "
      "the last one keeps 24 of them busy.");
}

TEST(Explain, ThreadgroupsThatWasteLanes) {
  EXPECT_EQ(explain(geometry_of_threadgroups({8}, {100}), 8),
            "800 threads in 100: 8 threadgroups of 100 threads, 4 SIMD groups each; all threadgroups are "
            "full; 21.9 % of "
            "the lanes are idle; 1 wave over 8 cores.");
}

TEST(Explain, AnEmptyLaunch) {
  EXPECT_EQ(explain(geometry_of_threads({0, 7, 1}, {32}), 2),
            "0x7 threads in 32: an empty launch, nothing runs.");
}

}  // namespace
}  // namespace pewter
