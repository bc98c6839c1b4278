// Every candidate that is valid for a product computes the same bits, on any number of host threads: what the
// cost model chooses between shows in the time alone.
#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/plan_cache.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/page_guarded.hpp"

namespace pewter::detail {
namespace {

struct stored_form {
  std::size_t m, n, k, batches = 1;
  bool transpose_a = false, transpose_b = false, packed_b = false, epilogue = false;

  std::string text() const {
    return std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k) + " * " +
           std::to_string(batches) + (transpose_a ? " A^T" : "") + (transpose_b ? " B^T" : "") +
           (packed_b ? " packed" : "") + (epilogue ? " epilogue" : "");
  }
};

// Extents around micro-tiles and panels; several blocks of K; K that is split; few rows of C, by many
// columns, and one column; whole AMX tiles of cache lines, and some rows more.
constexpr stored_form stored_shapes[] = {{1, 70, 40},     {3, 130, 64},    {8, 97, 200},   {16, 48, 300},
                                         {33, 100, 65},   {64, 64, 64},    {70, 170, 128}, {100, 1, 90},
                                         {130, 90, 1100}, {20, 40, 16501}, {9, 33, 17, 5}, {40, 50, 30, 3},
                                         {2, 450, 37},    {4, 250, 65, 3}, {48, 70, 1216}, {100, 112, 640},
                                         {48, 70, 64, 3}, {20, 40, 16512}, {4, 5, 40}};

std::vector<stored_form> all_stored_forms() {
  std::vector<stored_form> forms;
  for (stored_form f : stored_shapes)
    for (int bits = 0; bits < 16; ++bits) {
      f.transpose_a = (bits & 1) != 0;
      f.transpose_b = (bits & 2) != 0;
      f.packed_b = (bits & 4) != 0;
      f.epilogue = (bits & 8) != 0;
      if (!(f.packed_b && f.transpose_b)) forms.push_back(f);
    }
  return forms;
}

template <class T>
std::vector<T> values(std::size_t n) {
  std::mt19937 random(static_cast<unsigned>(n));
  std::uniform_real_distribution<float> any(-1, 1);
  std::vector<T> all(n);
  for (T& x : all) x = T(any(random));
  return all;
}

/// An operand that ends where an unreadable page begins: where its rows are cache lines, AMX reads it in
/// place.
template <class T>
struct operand {
  test::page_guarded memory;
  const T* data = reinterpret_cast<const T*>(memory.data());

  explicit operand(std::size_t n) : memory(n * sizeof(T), test::page_guarded::side::before_a_page) {
    const std::vector<T> all = values<T>(n);
    std::memcpy(memory.data(), all.data(), n * sizeof(T));
  }
  std::size_t alignment() const {
    constexpr std::size_t line = 64;
    return reinterpret_cast<std::uintptr_t>(data) % line == 0 ? line : alignof(T);
  }
};

template <class T>
class GemmCandidates : public testing::Test {
 protected:
  /// The bits of C by a plan.
  static std::vector<T> result_of(const gemm_plan& plan, int target, const stored_form& f, const T* a,
                                  const T* b) {
    std::vector<T> c(f.m * f.n * f.batches, T(0.0f));
    cached_plan kept;
    kept.target = target;
    adopt_plan(kept, plan, plan.partition.host_threads);
    gemm_options<T> how;
    how.batches = f.batches;
    how.transpose_a = f.transpose_a;
    how.transpose_b = f.transpose_b;
    if (f.epilogue) how.activation = activation::relu;
    launch options;
    options.host_threads = plan.partition.host_threads;
    execute_plan(kept, a, b, c.data(), {f.m, f.n, f.k}, how, options);
    return c;
  }

  /// How many candidates have been compared with another one.
  static int compare(int target, const stored_form& f) {
    const operand<T> a(f.m * f.k * f.batches), b(f.k * f.n * f.batches);
    const packed_matrix<T> panels(b.data, f.k, f.n);
    const char* const name = targets()[static_cast<std::size_t>(target)].name;
    std::vector<T> expected;
    int compared = 0;
    for (const unsigned threads : {1u, 3u}) {
      gemm_problem q = tight_problem(f.m, f.n, f.k, element_type_of<T>, name, threads, f.batches,
                                     f.transpose_a, f.transpose_b);
      q.a_alignment = a.alignment();
      q.b_alignment = b.alignment();
      q.b_is_packed = f.packed_b;
      q.has_epilogue = f.epilogue;
      for (const timed_plan& some : timed_candidates(q, this_machine(), threads)) {
        const std::vector<T> got =
            result_of(some.plan, target, f, a.data, f.packed_b ? panels.panels() : b.data);
        if (expected.empty()) expected = got;
        EXPECT_EQ(std::memcmp(got.data(), expected.data(), got.size() * sizeof(T)), 0)
            << some.name << ", " << threads << " host threads, " << name << ", " << f.text() << ": "
            << describe(some.plan);
        ++compared;
      }
    }
    return compared - 1;
  }
};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(GemmCandidates, element_types);

TYPED_TEST(GemmCandidates, ComputeTheSameBits) {
  int compared = 0;
  for (int i = 0; i < static_cast<int>(targets().size()); ++i) {
    if (!targets()[static_cast<std::size_t>(i)].supported()) continue;
    if (target_with(gemm_tables, pattern::tiled, element_type_of<TypeParam>, i) != i) continue;
    for (const stored_form& f : all_stored_forms()) compared += this->compare(i, f);
  }
  EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace pewter::detail
