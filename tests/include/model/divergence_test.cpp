// Control flow that differs between lanes: loops and branches as each lane by itself would go through them.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <random>
#include <vector>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

TEST(Divergence, CollatzStepsAreThoseOfEachNumber) {
  constexpr std::uint32_t n = 1000;
  std::vector<std::uint32_t> steps(n);
  dispatch_threads({n, 1, 1}, {100, 1, 1}, free_form([&](simdgroup& sg) {
                     const lanes<std::uint32_t> number = sg.thread_position_in_grid().x;
                     lanes<std::uint32_t> x = number, count = 0;
                     sg.return_lanes(number == lanes<std::uint32_t>(0));
                     sg.while_lanes([&] { return x != lanes<std::uint32_t>(1); },
                                    [&] {
                                      sg.if_lanes((x & 1u) == lanes<std::uint32_t>(0),
                                                  [&] { sg.assign(x, x >> 1u); },
                                                  [&] { sg.assign(x, x * 3u + 1u); });
                                      sg.assign(count, count + 1u);
                                    });
                     scatter(steps.data(), number, count, sg);
                   }));
  for (std::uint32_t i = 1; i < n; ++i) {
    std::uint32_t x = i, count = 0;
    for (; x != 1; ++count) x = x % 2 == 0 ? x / 2 : 3 * x + 1;
    ASSERT_EQ(steps[i], count) << i;
  }
}

// ---- random programs, run by 32 lanes at once and by each lane alone ----

enum class kind { mix, if_, if_else, loop, break_if, continue_if, return_if };
struct node {
  kind what = kind::mix;
  std::uint32_t a = 0, b = 0;
  std::vector<node> then, otherwise;
};

std::vector<node> random_block(std::mt19937& random, int depth, bool in_loop) {
  std::vector<node> block(1 + random() % 4);
  for (node& n : block) {
    n.a = static_cast<std::uint32_t>(random()) | 1;
    n.b = static_cast<std::uint32_t>(random());
    const auto pick = random() % 10;
    n.what = pick < 4 || depth == 0 ? kind::mix
             : pick == 4            ? kind::if_
             : pick == 5            ? kind::if_else
             : pick < 8             ? kind::loop
             : pick == 8 && in_loop ? (n.a & 2 ? kind::break_if : kind::continue_if)
             : random() % 3 == 0    ? kind::return_if
                                    : kind::mix;
    if (n.what == kind::if_ || n.what == kind::if_else || n.what == kind::loop)
      n.then = random_block(random, depth - 1, in_loop || n.what == kind::loop);
    if (n.what == kind::if_else) n.otherwise = random_block(random, depth - 1, in_loop);
  }
  return block;
}

std::uint32_t mixed(std::uint32_t x, const node& n) { return x * n.a + (x >> 13) + n.b; }
bool holds(std::uint32_t x, const node& n) { return ((x ^ n.b) >> 9) % 3 == 0; }

enum class flow { on, broken, continued, returned };
/// One lane alone.
flow run(const std::vector<node>& block, std::uint32_t& x) {
  for (const node& n : block) {
    flow f = flow::on;
    if (n.what == kind::mix) x = mixed(x, n);
    if (n.what == kind::if_ && holds(x, n)) f = run(n.then, x);
    if (n.what == kind::if_else) f = run(holds(x, n) ? n.then : n.otherwise, x);
    if (n.what == kind::break_if && holds(x, n)) f = flow::broken;
    if (n.what == kind::continue_if && holds(x, n)) f = flow::continued;
    if (n.what == kind::return_if && holds(x, n)) f = flow::returned;
    if (n.what == kind::loop)
      for (std::uint32_t turns = x % 5; turns != 0; --turns) {
        f = run(n.then, x);
        if (f == flow::broken || f == flow::returned) break;
      }
    if (f == flow::returned || (f != flow::on && n.what != kind::loop)) return f;
  }
  return flow::on;
}

using numbers = lanes<std::uint32_t>;
lane_mask holds(const numbers& x, const node& n) { return ((x ^ n.b) >> 9u) % numbers(3) == numbers(0); }
/// All lanes of a SIMD group at once.
void run(simdgroup& sg, const std::vector<node>& block, numbers& x) {
  for (const node& n : block) {
    switch (n.what) {
      case kind::mix:
        sg.assign(x, x * n.a + (x >> 13u) + n.b);
        break;
      case kind::if_:
        sg.if_lanes(holds(x, n), [&] { run(sg, n.then, x); });
        break;
      case kind::if_else:
        sg.if_lanes(
            holds(x, n), [&] { run(sg, n.then, x); }, [&] { run(sg, n.otherwise, x); });
        break;
      case kind::loop: {
        numbers turns = x % numbers(5) + 1u;
        sg.while_lanes(
            [&] {
              sg.assign(turns, turns - 1u);
              return turns != numbers(0);
            },
            [&] { run(sg, n.then, x); });
        break;
      }
      case kind::break_if:
        sg.if_lanes(holds(x, n), [&] { sg.break_lanes(); });
        break;
      case kind::continue_if:
        sg.if_lanes(holds(x, n), [&] { sg.continue_lanes(); });
        break;
      case kind::return_if:
        sg.return_lanes(holds(x, n));
        break;
    }
    if (!any(sg.active())) return;
  }
}

TEST(Divergence, RandomProgramsGoAsEachLaneAloneWould) {
  int returned = 0, stayed = 0;
  for (std::uint32_t seed = 0; seed < 500; ++seed) {
    std::mt19937 random(seed);
    const std::vector<node> program = random_block(random, 4, false);
    std::array<std::uint32_t, 128> results{};
    std::array<std::uint32_t, 128> finished{};
    dispatch_threadgroups({1, 1, 1}, {100, 1, 1}, [&](threadgroup& tg) {
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const lane_mask all = sg.active();
        numbers x = sg.thread_index_in_threadgroup() * 2654435761u + seed;
        run(sg, program, x);
        store(&results[sg.index() * 32], x, all);
        store(&finished[sg.index() * 32], numbers(1), sg);
      });
    });
    for (std::uint32_t i = 0; i < 100; ++i) {
      std::uint32_t x = i * 2654435761u + seed;
      const bool ends = run(program, x) != flow::returned;
      ASSERT_EQ(results[i], x) << "seed " << seed << " thread " << i;
      ASSERT_EQ(finished[i], ends ? 1u : 0u) << "seed " << seed << " thread " << i;
      ++(ends ? stayed : returned);
    }
    ASSERT_EQ(finished[100], 0u);
  }
  EXPECT_GT(returned, 500);
  EXPECT_GT(stayed, 500);
}

TEST(Divergence, WalksAreThoseOfTheActiveLanes) {
  for (const std::uint32_t threads : {20u, 32u, 96u}) {
    std::vector<std::uint32_t> taken(1000, 0);
    dispatch_threadgroups({1, 1, 1}, {threads, 1, 1}, free_form([&](simdgroup& sg) {
                            const numbers self = sg.thread_index_in_threadgroup();
                            sg.if_lanes((self & 1u) == numbers(1), [&] {
                              sg.stride_loop(1000, [&](std::size_t i, auto active, auto) {
                                store(&taken[i], load(&taken[i], active) + 1u, active);
                              });
                            });
                          }));
    for (std::uint32_t i = 0; i < 1000; ++i) ASSERT_EQ(taken[i], i % threads % 2) << i;
  }
}

}  // namespace
}  // namespace pewter
