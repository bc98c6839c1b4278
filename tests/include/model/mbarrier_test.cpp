// Pipelines over mbarriers: right ones, twelve wrong ones with what is said of each, and random programs that
// must end, rightly or with a diagnosis.
#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter {
namespace {

using numbers = lanes<std::uint32_t>;

/// What can be wrong with the pipeline below.
enum class mistake {
  none,
  producer_begins_in_phase_0,
  consumers_begin_in_phase_1,
  one_arrival_too_many_expected_of_producer,
  one_arrival_too_many_expected_of_consumers,
  one_consumer_never_arrives,
  producer_stops_early,
  more_bytes_expected_than_copied,
  fewer_bytes_expected_than_copied,
  bytes_go_to_another_stage,
  not_initialised,
  initialised_by_all,
  phase_never_flips,
  whole_producer_arrives,
  stage_beyond_the_ring,
  copy_beyond_memory,
  barrier_in_the_producer_alone,
};
constexpr int mistakes = 17;

/// SIMD group 0 copies tiles of x into a ring, the others add them up.
struct pipeline {
  std::uint32_t stages = 2, tiles = 9, consumers = 3;
  mistake wrong = mistake::none;
  bool tiles_are_2d = false, consumers_sync = false;

  static constexpr std::uint32_t tile = 64;
  bool is(mistake m) const { return wrong == m; }

  void operator()(simdgroup& sg, const float* x, std::uint32_t* sums) const {
    auto* const ring = sg.memory<float>(stages * tile);
    const mbarriers full = mbarriers::alloc(sg, stages, {"ring", 1});
    const mbarriers empty = mbarriers::alloc(sg, stages, {"ring", 2});
    const auto init = [&](simdgroup&) {
      for (std::uint32_t s = 0; s < stages; ++s) {
        full[s].init(1 + is(mistake::one_arrival_too_many_expected_of_producer), {"ring", 3});
        empty[s].init(consumers * 32 + is(mistake::one_arrival_too_many_expected_of_consumers), {"ring", 4});
      }
    };
    if (is(mistake::initialised_by_all)) init(sg);
    if (!is(mistake::not_initialised)) sg.single_thread(0, init);
    sg.sync({"ring", 5});
    sg.single_simdgroup(0, [&](simdgroup& producer) { produce(producer, x, ring, full, empty); });
    sg.simdgroup_range(1, consumers, [&](simdgroup& part) { consume(part, ring, full, empty, sums); });
    threadgroup_barrier(mem_flags::mem_device, {"ring", 30});
  }
  void produce(simdgroup& sg, const float* x, float* ring, const mbarriers& full,
               const mbarriers& empty) const {
    std::uint32_t phase = is(mistake::producer_begins_in_phase_0) ? 0 : 1;
    const std::uint32_t all = is(mistake::producer_stops_early) ? tiles / 2 : tiles;
    for (std::uint32_t t = 0; t < all; ++t) {
      const std::uint32_t s = t % stages;
      empty.at(s + (is(mistake::stage_beyond_the_ring) && t == 3 ? stages : 0), {"ring", 10})
          .wait(phase, {"ring", 11});
      std::uint32_t bytes = tile * 4;
      if (is(mistake::more_bytes_expected_than_copied)) bytes += 16;
      if (is(mistake::fewer_bytes_expected_than_copied)) bytes -= 16;
      const mbarrier told = full[is(mistake::bytes_go_to_another_stage) ? (s + 1) % stages : s];
      const auto copy = [&](simdgroup& by) {
        full[s].arrive_and_expect_tx(by, bytes, {"ring", 12});
        float* const to = ring + (is(mistake::copy_beyond_memory) ? s + 1 : s) * tile;
        if (tiles_are_2d)
          copy_tile_async(by, to, 8, x + t * tile, 8, {8, 8}, told, {"ring", 13});
        else
          copy_async(by, to, x + t * tile, tile, told, {"ring", 13});
      };
      if (is(mistake::whole_producer_arrives))
        copy(sg);
      else
        sg.single_thread(0, copy);
      if (is(mistake::barrier_in_the_producer_alone) && t == 2)
        threadgroup_barrier(mem_flags::mem_threadgroup, {"ring", 14});
      if (s == stages - 1 && !is(mistake::phase_never_flips)) phase ^= 1;
    }
  }
  void consume(simdgroup& sg, const float* ring, const mbarriers& full, const mbarriers& empty,
               std::uint32_t* sums) const {
    std::uint32_t phase = is(mistake::consumers_begin_in_phase_1) ? 1 : 0;
    lanes<float> sum = 0.0f;
    for (std::uint32_t t = 0; t < tiles; ++t) {
      const std::uint32_t s = t % stages;
      full[s].wait(phase, {"ring", 20});
      for (std::uint32_t i = 0; i < tile; i += 32) sum += load(ring + s * tile + i, sg);
      if (consumers_sync) sg.sync({"ring", 21});
      if (!is(mistake::one_consumer_never_arrives) || sg.simdgroup_index_in_group() != 1)
        empty[s].arrive(sg, {"ring", 22});
      if (s == stages - 1 && !is(mistake::phase_never_flips)) phase ^= 1;
    }
    sums[sg.simdgroup_index_in_group()] = static_cast<std::uint32_t>(simd_sum(sum));
  }

  /// The error's text, or whether the sums are right.
  std::string run(const dispatch_options& options) const {
    std::vector<float> x(tiles * tile);
    std::iota(x.begin(), x.end(), 1.0f);
    std::vector<std::uint32_t> sums(consumers, 0);
    const std::string text = test::error_of([&] {
      dispatch_threadgroups({1, 1, 1}, {(1 + consumers) * 32, 1, 1},
                            free_form([&](simdgroup& sg) { (*this)(sg, x.data(), sums.data()); }, "pipeline"),
                            options);
    });
    if (text != "no error") return text;
    const auto n = static_cast<std::uint32_t>(x.size());
    for (const std::uint32_t sum : sums)
      if (sum != n * (n + 1) / 2) return "wrong sum";
    return "right";
  }
};

constexpr dispatch_options one_thread{1, mapping::run_inline, 0};

std::string said_of(mistake wrong) {
  pipeline p;
  p.wrong = wrong;
  return p.run(one_thread);
}
/// "ring:11 waits for the end of phase 0 of mbarrier 1", as a deadlock says it.
std::string line_of(const char* who, int line, int phase, int stage, int allocated) {
  return std::string("\n  SIMD group") + who + ": mbarrier::wait at ring:" + std::to_string(line) +
         ", for the end of phase " + std::to_string(phase) + " of mbarrier " + std::to_string(stage) +
         " of 2 allocated at ring:" + std::to_string(allocated) + ": its phase ";
}
std::string producer_waits(int phase, int stage) { return line_of(" 0", 11, phase, stage, 2); }
std::string consumers_wait(int phase, int stage) { return line_of("s 1-3", 20, phase, stage, 1); }

TEST(WrongPipelines, ThatStopAreDeadlocksWithEverybodysWait) {
  const std::string stuck = "pipeline: threadgroup (0, 0, 0): deadlock, every SIMD group waits";
  const std::string producer_at_the_end =
      "\n  SIMD group 0: threadgroup_barrier at ring:30, 1 of 4 SIMD groups have arrived, passed 1 times "
      "before, "
      "missing: 1-3";
  EXPECT_EQ(said_of(mistake::none), "right");
  EXPECT_EQ(said_of(mistake::producer_begins_in_phase_0),
            stuck + producer_waits(0, 0) + "0 has seen 0 of 96 threads" + consumers_wait(0, 0) +
                "0 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::consumers_begin_in_phase_1),
            stuck + producer_waits(0, 0) + "0 has seen 0 of 96 threads" + consumers_wait(1, 0) +
                "1 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::one_arrival_too_many_expected_of_producer),
            stuck + producer_waits(0, 0) + "0 has seen 0 of 96 threads" + consumers_wait(0, 0) +
                "0 has seen 1 of 2 threads");
  EXPECT_EQ(said_of(mistake::one_arrival_too_many_expected_of_consumers),
            stuck + producer_waits(0, 0) + "0 has seen 96 of 97 threads" + consumers_wait(1, 0) +
                "1 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::one_consumer_never_arrives),
            stuck + producer_waits(0, 0) + "0 has seen 64 of 96 threads" + consumers_wait(1, 0) +
                "1 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::producer_stops_early),
            stuck + producer_at_the_end + consumers_wait(0, 0) + "2 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::more_bytes_expected_than_copied),
            stuck + producer_waits(0, 0) + "0 has seen 0 of 96 threads" + consumers_wait(0, 0) +
                "0 has seen 1 of 1 threads and misses 16 bytes");
  EXPECT_EQ(said_of(mistake::fewer_bytes_expected_than_copied),
            stuck + producer_waits(0, 0) + "0 has seen 0 of 96 threads" + consumers_wait(0, 0) +
                "0 has seen 1 of 1 threads and 16 bytes that nobody expected");
  EXPECT_EQ(
      said_of(mistake::bytes_go_to_another_stage),
      stuck + producer_at_the_end + consumers_wait(0, 0) + "4 has seen 1 of 1 threads and misses 256 bytes");
  EXPECT_EQ(said_of(mistake::phase_never_flips),
            stuck + producer_at_the_end + consumers_wait(0, 1) + "4 has seen 0 of 1 threads");
  EXPECT_EQ(said_of(mistake::barrier_in_the_producer_alone),
            stuck +
                "\n  SIMD group 0: threadgroup_barrier at ring:14, 1 of 4 SIMD groups have arrived, passed 1 "
                "times before, missing: 1-3" +
                consumers_wait(1, 1) + "1 has seen 0 of 1 threads");
}
TEST(WrongPipelines, ThatMisuseMbarriersAreErrors) {
  const std::string at = "pipeline: threadgroup (0, 0, 0): SIMD group ";
  EXPECT_EQ(said_of(mistake::not_initialised),
            at + "0: mbarrier::wait at ring:11: mbarrier 0 of 2 allocated at ring:2 is not initialised");
  EXPECT_EQ(
      said_of(mistake::initialised_by_all),
      at + "0: mbarrier::init at ring:3: mbarrier 0 of 2 allocated at ring:1 is initialised already, for 1 "
           "threads");
  EXPECT_EQ(
      said_of(mistake::whole_producer_arrives),
      at + "0: mbarrier::arrive_and_expect_tx at ring:12: mbarrier 0 of 2 allocated at ring:1 is given 32 "
           "threads at once: its phase 0 has seen 0 of 1 threads");
  EXPECT_EQ(
      said_of(mistake::stage_beyond_the_ring),
      at + "0: mbarriers::at at ring:10: mbarrier 0 of 2 allocated at ring:2 has no stage 3 beside it, must "
           "be below 2");
  EXPECT_EQ(
      said_of(mistake::copy_beyond_memory),
      at + "0: copy_async at ring:13: mbarrier 1 of 2 allocated at ring:1 is given 1 rows of 256 bytes that "
           "do not lie in threadgroup memory; only 512 bytes are allocated");
}
/// On several host threads other SIMD groups may come first; the diagnosis is as certain.
TEST(WrongPipelines, AreDiagnosedOnSeveralHostThreadsToo) {
  for (const mistake wrong :
       {mistake::producer_begins_in_phase_0, mistake::one_arrival_too_many_expected_of_producer,
        mistake::one_arrival_too_many_expected_of_consumers, mistake::producer_stops_early,
        mistake::more_bytes_expected_than_copied, mistake::fewer_bytes_expected_than_copied,
        mistake::bytes_go_to_another_stage, mistake::barrier_in_the_producer_alone})
    for (const unsigned threads : {2u, 4u}) {
      pipeline p;
      p.wrong = wrong;
      const std::string said = p.run({threads, mapping::simdgroups, 0});
      EXPECT_EQ(said, said_of(wrong)) << static_cast<int>(wrong);
    }
}

pipeline random_pipeline(std::mt19937& random) {
  pipeline p;
  p.stages = 1 + static_cast<std::uint32_t>(random()) % 4;
  p.tiles = static_cast<std::uint32_t>(random()) % 14;
  p.consumers = 2 + static_cast<std::uint32_t>(random()) % 5;
  p.tiles_are_2d = random() % 2 == 0;
  p.consumers_sync = random() % 2 == 0;
  if (random() % 2 == 0) p.wrong = static_cast<mistake>(random() % mistakes);
  return p;
}

/// Rightly, if nothing is wrong with it; else with an error or a deadlock, or as luck would have it.
void expect_to_end(std::uint32_t seed, const dispatch_options& options) {
  std::mt19937 random(seed);
  const pipeline p = random_pipeline(random);
  const test::simdgroup_order order(seed % 3 == 0 ? 0 : static_cast<std::uint32_t>(random()));
  const std::string said = p.run(options);
  if (p.wrong == mistake::none) {
    ASSERT_EQ(said, "right") << "seed " << seed;
  }
}
TEST(RandomPipelines, EndOrAreDiagnosed) {
  for (std::uint32_t seed = 0; seed < 5000; ++seed) expect_to_end(seed, one_thread);
  for (std::uint32_t seed = 0; seed < 60; ++seed) expect_to_end(seed, {2 + seed % 3, mapping::simdgroups, 0});
}

// ---- barriers and mbarriers in any order ----

enum class call { sync, arrive, expect, copy, wait_0, wait_1, leave };
struct random_calls {
  struct one {
    call what;
    std::uint32_t first, count;  ///< of SIMD groups, or first: the mbarrier
  };
  std::uint32_t n;
  std::uint32_t counts[3];
  std::vector<std::vector<one>> of;

  explicit random_calls(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random()) % limit; };
    n = 2 + below(7);
    for (std::uint32_t& c : counts) c = 1 + below(n);
    of.resize(n);
    for (std::uint32_t step = 0; step < 4 + below(12); ++step) {
      one next{static_cast<call>(below(6)), below(3), 0};
      std::uint32_t from = 0, to = n;
      if (next.what == call::sync) {
        next.first = from = below(n);
        next.count = 1 + below(n - next.first);
        to = from + next.count;
      }
      for (std::uint32_t i = from; i < to; ++i)
        if (next.what == call::sync ? below(20) != 0 : below(3) == 0) of[i].push_back(next);
      if (below(30) == 0) of[below(n)].push_back({call::leave, 0, 0});
    }
  }
  void run(simdgroup& sg, const mbarriers& bars, float* memory, const float* x) const {
    for (const one& next : of[sg.index()]) {
      switch (next.what) {
        case call::sync:
          sg.simdgroup_range(next.first, next.count, [](simdgroup& part) { part.sync(); });
          break;
        case call::arrive:
          bars[next.first].arrive(lane_mask(1));
          break;
        case call::expect:
          bars[next.first].arrive_and_expect_tx(lane_mask(1), 64);
          break;
        case call::copy:
          copy_async(sg, memory + sg.index() * 16, x, 16, bars[next.first]);
          break;
        case call::wait_0:
        case call::wait_1:
          bars[next.first].wait(next.what == call::wait_1);
          break;
        case call::leave:
          return;
      }
    }
  }
};
/// 0: ended, 1: deadlock, 2: another error.
int outcome_of(const random_calls& program, const dispatch_options& options) {
  const std::vector<float> x(16, 1.0f);
  try {
    dispatch_threadgroups({1, 1, 1}, {program.n * 32, 1, 1}, free_form([&](simdgroup& sg) {
                            auto* const memory = sg.memory<float>(16 * 8);
                            const mbarriers bars = mbarriers::alloc(sg, 3);
                            if (sg.index() == 0)
                              for (std::uint32_t i = 0; i < 3; ++i) bars[i].init(program.counts[i]);
                            sg.sync();
                            program.run(sg, bars, memory, x.data());
                          }),
                          options);
  } catch (const deadlock&) {
    return 1;
  } catch (const error&) {
    return 2;
  }
  return 0;
}
TEST(RandomCalls, EndOrAreDiagnosed) {
  int outcomes[3] = {};
  for (std::uint32_t seed = 0; seed < 5000; ++seed) {
    const test::simdgroup_order order(seed % 2 * seed);
    ++outcomes[outcome_of(random_calls(seed), one_thread)];
  }
  for (std::uint32_t seed = 0; seed < 60; ++seed)
    ++outcomes[outcome_of(random_calls(seed), {2 + seed % 3, mapping::simdgroups, 0})];
  EXPECT_GT(outcomes[0], 500);
  EXPECT_GT(outcomes[1], 500);
}

}  // namespace
}  // namespace pewter
