// What gemm's plans are predicted to take and what they take: for each product every candidate, forced,
// and the one that the cost model chooses. Tables on standard output, in microseconds; the last lines say
// how far predictions are off, and what the choice loses against the best candidate.
//
//   pewter_gemm_plans [milliseconds a sample] [samples] [host threads]
//
// A bad prediction is a term that the model lacks: kernels/matmul/cost_model.md.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/peers/operand.hpp"
#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/plan_cache.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {
namespace {

double sample_milliseconds = 2;
int samples = 5;

struct product {
  std::size_t m, n, k;
  bool transpose_b;

  std::string text() const {
    return std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k) +
           (transpose_b ? ", B transposed" : "");
  }
};

/// Squares, and the layers of language models for few and for many rows; B as it is and transposed.
std::vector<product> products() {
  std::vector<gemm_shape> shapes;
  for (const std::size_t n : {64u, 128u, 200u, 256u, 333u, 512u, 777u, 1024u, 2048u})
    shapes.push_back({n, n, n});
  for (const gemm_shape weights : {gemm_shape{0, 4096, 4096}, {0, 11008, 4096}, {0, 4096, 11008}})
    for (const std::size_t m : {1u, 8u, 32u, 128u, 512u}) shapes.push_back({m, weights.n, weights.k});
  std::vector<product> all;
  for (const gemm_shape& s : shapes)
    for (const bool transposed : {false, true}) all.push_back({s.m, s.n, s.k, transposed});
  return all;
}

/// A candidate of one product, how it is executed, and microseconds of its samples.
struct contender {
  timed_plan plan;
  cached_plan kept;
  std::vector<double> times;

  double median() {
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
  }
};

/// What all rows say together.
struct summary {
  int rows = 0, within_fifth = 0;
  double log_of_best = 0;
};

template <class F>
double microseconds_of(F call) {
  using clock = std::chrono::steady_clock;
  const auto passed_since = [](clock::time_point begin) {
    return std::chrono::duration<double, std::micro>(clock::now() - begin).count();
  };
  call();
  const clock::time_point begin = clock::now();
  double passed = 0;
  int calls = 0;
  do {
    call();
    ++calls;
    passed = passed_since(begin);
  } while (passed < 1000 * sample_milliseconds);
  return passed / calls;
}

/// The library's own plan of a call, and its target.
template <class T>
cached_plan plan_of_call(const product& s, unsigned threads) {
  const auto stored = [](const char* name, std::size_t rows, std::size_t cols) {
    return check_stored<T>("gemm", name, rows, cols, 0, 1, gemm_options<T>::tight);
  };
  const stored_operands as{stored("a", s.m, s.k),
                           s.transpose_b ? stored("b", s.n, s.k) : stored("b", s.k, s.n),
                           stored("c", s.m, s.n)};
  plan_key key{};
  key.m = s.m;
  key.n = s.n;
  key.k = s.k;
  key.batches = 1;
  key.a_alignment = key.b_alignment = 64;
  key.host_threads = threads;
  key.target = choose_target(nullptr);
  key.forms = s.transpose_b ? std::uint32_t{transposes_b} : 0;
  key.pattern = pattern::tiled;
  cached_plan kept;
  plan_anew(kept, key, as, {s.m * s.k, s.k * s.n, s.m * s.n}, element_type_of<T>);
  return kept;
}

template <class T>
std::vector<contender> contenders_of(const product& s, unsigned threads, cached_plan& chosen) {
  chosen = plan_of_call<T>(s, threads);
  gemm_problem q = tight_problem(s.m, s.n, s.k, element_type_of<T>,
                                 targets()[static_cast<std::size_t>(chosen.target)].name, threads, 1, false,
                                 s.transpose_b);
  q.a_alignment = q.b_alignment = 64;
  std::vector<contender> all;
  for (const timed_plan& some : timed_candidates(q, this_machine(), chosen.job.plan.partition.host_threads)) {
    contender& c = all.emplace_back();
    c.plan = some;
    c.kept.target = chosen.target;
    adopt_plan(c.kept, some.plan, threads);
  }
  return all;
}

template <class T>
void compare(const product& s, unsigned threads, summary& all) {
  cached_plan chosen;
  std::vector<contender> contenders = contenders_of<T>(s, threads, chosen);
  const peers::operand<T> a(s.m * s.k, -1, 1), b(s.k * s.n, -1, 1);
  peers::operand<T> c(s.m * s.n);
  gemm_options<T> how;
  how.transpose_b = s.transpose_b;
  launch options;
  options.host_threads = threads;
  for (int i = 0; i < samples; ++i)
    for (contender& one : contenders)
      one.times.push_back(microseconds_of([&] {
        execute_plan(one.kept, a.data(), b.data(), c.data(), gemm_shape{s.m, s.n, s.k}, how, options);
      }));
  double best = contenders.front().median();
  for (contender& one : contenders) best = std::min(best, one.median());
  // With AMX rules choose, and there is one candidate. Else the first is predicted to be the fastest.
  const double predicted = contenders.front().plan.nanoseconds / 1000, taken = contenders.front().median();
  std::printf("| %s | %s | %.4g | %.4g | %.2f | %.2f |", s.text().c_str(), contenders.front().plan.name,
              taken, predicted, predicted / taken, best / taken);
  for (std::size_t i = 1; i < contenders.size(); ++i)
    std::printf("%s %s %.4g, %.4g", i == 1 ? "" : ";", contenders[i].plan.name, contenders[i].median(),
                contenders[i].plan.nanoseconds / 1000);
  std::printf(" |\n");
  std::fflush(stdout);
  ++all.rows;
  all.within_fifth += std::abs(predicted / taken - 1) <= 0.2;
  all.log_of_best += std::log(best / taken);
}

template <class T>
void table(const char* type, unsigned threads) {
  std::printf(
      "\n| %s, %u host thread%s | chosen | us | predicted | ratio | of the best | others: us, predicted |\n"
      "|---|---|---:|---:|---:|---:|---|\n",
      type, threads, threads == 1 ? "" : "s");
  summary all;
  for (const product& s : products()) compare<T>(s, threads, all);
  std::printf(
      "\n%s, %u host thread%s: %d of %d predictions within 20 %%; the choice has %.3f of the best "
      "candidate's "
      "speed in the geometric mean\n",
      type, threads, threads == 1 ? "" : "s", all.within_fifth, all.rows,
      std::exp(all.log_of_best / all.rows));
}

}  // namespace
}  // namespace pewter::detail

int main(int count, char** words) {
  using namespace pewter;
  if (count > 1) detail::sample_milliseconds = std::max(std::atof(words[1]), 0.01);
  if (count > 2) detail::samples = std::max(std::atoi(words[2]), 1);
  std::vector<unsigned> numbers{1, detail::available_host_threads()};
  if (count > 3) numbers = {static_cast<unsigned>(std::max(std::atoi(words[3]), 1))};
  if (numbers.back() == 1) numbers.resize(1);
  for (const unsigned threads : numbers) {
    detail::table<float>("float", threads);
    detail::table<bfloat>("bfloat", threads);
  }
}
