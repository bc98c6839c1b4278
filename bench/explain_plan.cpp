// explain_plan: prints how a product, a row kernel or an element-wise one would be computed, on this machine
// or on another one, without computing it. scripts/explain-plan compiles and runs it; --help says how.
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/cost_model.hpp"
#include "kernels/runtime/machine/launch_model.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "pewter/error.hpp"

#ifndef PEWTER_PROGRAM  // what an installation calls it
#define PEWTER_PROGRAM "scripts/explain-plan"
#endif

namespace {

using namespace pewter;

constexpr const char* usage = "usage: " PEWTER_PROGRAM R"( gemm MxNxK [options]
       )" PEWTER_PROGRAM R"( KERNEL ROWSxCOLUMNS|ELEMENTS [--machine NAME] [--type TYPE] [--threads N]

Prints the plan of C = op(A) op(B), C (M, N), without computing it, and what each candidate is predicted to
take; or the patterns of a row kernel or an element-wise one (softmax, row_sum, gelu ...).

  --machine NAME        of this microarchitecture: zen4, granite_rapids ... (default: this machine, as it is detected, or as
                        the profile says that PEWTER_PROFILE names)
  --target NAME         a row of kernels/targets.inc: avx512, avx2 ... (default: the microarchitecture's best)
  --type TYPE           float (default), half or bfloat
  --threads N           host threads (default: the machine's)
  --batches N           products (default 1)
  --transpose-a, --transpose-b
                        A is stored as (K, M), B as (N, K)
  --packed              B is a packed_matrix
  --epilogue            alpha, beta, bias or an activation
)";

[[noreturn]] void refuse(const std::string& what) {
  std::fprintf(stderr, "explain-plan: %s\n%s", what.c_str(), usage);
  std::exit(2);
}

std::size_t number(std::string_view text, const char* what) {
  std::size_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size() || value == 0 ||
      value > std::size_t{1} << 31)
    refuse(std::string(what) + " = \"" + std::string(text) + "\", must be a number from 1 to 2^31");
  return value;
}

struct request {
  std::size_t m = 0, n = 0, k = 0, batches = 1, threads = 0;
  std::string kernel, machine, target, type = "float";
  bool transpose_a = false, transpose_b = false, packed = false, epilogue = false, vector = false;
};

void read_shape(request& r, std::string_view text) {
  const std::size_t first = text.find('x'), second = text.find('x', first + 1);
  if (r.kernel != "gemm") {
    r.vector = first == text.npos;
    r.m = r.vector ? 1 : number(text.substr(0, first), "ROWS");
    r.n = number(text.substr(r.vector ? 0 : first + 1), "COLUMNS");
    return;
  }
  if (first == text.npos || second == text.npos) refuse("the shape must be MxNxK");
  r.m = number(text.substr(0, first), "M");
  r.n = number(text.substr(first + 1, second - first - 1), "N");
  r.k = number(text.substr(second + 1), "K");
}

request read(int count, char** words) {
  request r;
  if (count == 2 && std::string_view(words[1]) == "--help") {
    std::fputs(usage, stdout);
    std::exit(0);
  }
  if (count < 3) refuse("a kernel and a shape are needed");
  r.kernel = words[1];
  if (r.kernel != "gemm" && detail::costs_of(r.kernel) == nullptr)
    refuse("the kernel must be gemm or one of kernels/runtime/machine/costs.inc");
  read_shape(r, words[2]);
  for (int i = 3; i < count; ++i) {
    const std::string_view option = words[i];
    const auto value = [&] {
      if (i + 1 == count) refuse(std::string(option) + " needs a value");
      return words[++i];
    };
    if (option == "--machine")
      r.machine = value();
    else if (option == "--target")
      r.target = value();
    else if (option == "--type")
      r.type = value();
    else if (option == "--threads")
      r.threads = number(value(), "--threads");
    else if (option == "--batches")
      r.batches = number(value(), "--batches");
    else if (option == "--transpose-a")
      r.transpose_a = true;
    else if (option == "--transpose-b")
      r.transpose_b = true;
    else if (option == "--packed")
      r.packed = true;
    else if (option == "--epilogue")
      r.epilogue = true;
    else
      refuse("unknown option " + std::string(option));
  }
  if (r.type != "float" && r.type != "half" && r.type != "bfloat")
    refuse("--type must be float, half or bfloat");
  return r;
}

/// Every candidate with its predicted time, and of what it is made.
void print_candidates(const detail::gemm_problem& q, const machine& m, unsigned threads) {
  std::printf("\ncandidates for %u host thread%s, us:\n%-30s %9s  = %9s %9s %9s %9s\n", threads,
              threads == 1 ? "" : "s", "", "all", "multiply", "memory", "pack", "dispatch");
  for (const detail::timed_plan& some : detail::timed_candidates(q, m, threads)) {
    std::printf("%-30s %9.4g", some.name, some.nanoseconds / 1000);
    const detail::predicted_time t = detail::predict(some.plan, m);
    std::printf("    %9.4g %9.4g %9.4g %9.4g\n", t.multiply / 1000, t.memory / 1000, t.pack / 1000,
                t.dispatch / 1000);
  }
}

/// The patterns of a kernel whose costs are known, with what they are predicted to take.
void print_patterns(const request& r, const machine& m, element_type type) {
  const kernel_costs& costs = *detail::costs_of(r.kernel);
  const auto threads = static_cast<unsigned>(r.threads == 0 ? m.cores : r.threads);
  launch_work work{r.m, r.n, type, (costs.read + costs.written) * r.m * r.n * size_of(type)};
  const pattern chosen = detail::automatic_pattern(costs, work).by;
  std::printf("%-12s %12s %12s  us, predicted\n", "", "one core", "forked");
  for (const pattern_cost& cost : costs.of) {
    if (cost.by == pattern::automatic) continue;
    if (r.vector) work.groups = (r.n - 1) / (cost.by == pattern::direct ? 1024 : 2048) + 1;
    const double alone = detail::nanoseconds_of(m, detail::counted(costs, cost.by, work).cycles, work),
                 forked = detail::nanoseconds_of_forked(m, alone, detail::groups_of(cost.by, work), threads);
    std::printf("%-12s %12.4g %12.4g%s\n", name_of(cost.by), alone / 1000, forked / 1000,
                cost.by != chosen               ? ""
                : threads > 1 && forked < alone ? "  chosen, forked"
                                                : "  chosen");
  }
}

}  // namespace

int main(int count, char** words) {
  const request r = read(count, words);
  try {
    if (r.machine.empty()) {
      const std::size_t cores = this_machine().cores, threads = r.threads == 0 ? cores : r.threads;
      detail::measures_forks(static_cast<unsigned>(threads < cores ? threads : cores));
    }
    const machine m = r.machine.empty() ? this_machine() : machine_named(r.machine);
    const element_type type = r.type == "float"  ? element_type::float32
                              : r.type == "half" ? element_type::float16
                                                 : element_type::bfloat16;
    if (r.kernel != "gemm") return print_patterns(r, m, type), 0;
    detail::gemm_problem q = detail::tight_problem(
        r.m, r.n, r.k, type, r.target.empty() ? best_target_of(m.core) : r.target.c_str(),
        r.threads == 0 ? m.cores : static_cast<unsigned>(r.threads), r.batches, r.transpose_a, r.transpose_b);
    q.b_is_packed = r.packed;
    q.has_epilogue = r.epilogue;
    const detail::gemm_plan plan = detail::make_plan(q, m);
    std::printf("%s\npredicted: %.3g us\n", detail::describe(plan).c_str(),
                detail::estimated_nanoseconds(plan, m) / 1000);
    print_candidates(q, m, plan.partition.host_threads);
  } catch (const error& e) {
    refuse(e.what());
  }
}
