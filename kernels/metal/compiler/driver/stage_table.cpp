#include "kernels/metal/compiler/driver/stage_table.hpp"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <utility>

#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

struct listed_stage {
  const char* once;
  stage_row row;
};

constexpr listed_stage all_stages[] = {
#define SOURCE_STAGE(name, function, file, text) \
  {"source", {#name, #function, ways::all, fact::none, fact::none, file, text}},
#define MODULE_STAGE(name, function, ways, needs, gives, file, text) \
  {"module", {#name, #function, ways, needs, gives, file, text}},
#define TARGET_STAGE(name, function, needs, gives, file, text) \
  {"target", {#name, #function, ways::vectors, needs, gives, file, text}},
#define GPU_STAGE(name, function, needs, gives, file, text) \
  {"GPU", {#name, #function, ways::gpu, needs, gives, file, text}},
#include "kernels/metal/compiler/driver/stages.def"
#undef SOURCE_STAGE
#undef MODULE_STAGE
#undef TARGET_STAGE
#undef GPU_STAGE
};

struct listed_fact {
  const char *name, *text;
};

constexpr listed_fact all_facts[] = {
#define FACT(name, text) {#name, text},
#include "kernels/metal/compiler/driver/stages.def"
#undef FACT
};

bool has_name(const std::vector<std::string>& names, const char* name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string names_of_ways(unsigned ways) {
  if (ways == ways::all) return "all";
  std::string text;
  const auto add = [&](unsigned one, const char* name) {
    if ((ways & one) != 0) text += (text.empty() ? "" : ", ") + std::string(name);
  };
  add(ways::vectors, "vectors");
  add(ways::reference, "reference");
  add(ways::checked, "checked");
  add(ways::gpu, "gpu");
  return text;
}

/// "4-vectors.ll" with the target before its suffix.
std::string file_name(const std::string& file, const std::string& target) {
  if (target.empty()) return file;
  const std::size_t dot = file.rfind('.');
  return file.substr(0, dot) + "." + target + file.substr(dot);
}

/// Milliseconds of this thread.
double processor_time() {
  timespec t = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) * 1e-6;
}

}  // namespace

std::string names_of_facts(unsigned facts) {
  std::string text;
  for (unsigned n = 0; n < std::size(all_facts); ++n)
    if ((facts >> n & 1) != 0) text += (text.empty() ? "`" : ", `") + std::string(all_facts[n].name) + "`";
  return text;
}

std::string list_of_stages() {
  std::string text = "| fact | what holds of the module |\n|---|---|\n";
  for (const listed_fact& f : all_facts)
    text += "| `" + std::string(f.name) + "` | " + std::string(f.text) + " |\n";
  text +=
      "\n| stage | function | once a | way | needs | gives | file | what it does "
      "|\n|---|---|---|---|---|---|---|---|\n";
  for (const auto& [once, r] : all_stages) {
    const std::string file = *r.file == 0
                                 ? ""
                                 : "`" +
                                       file_name(r.file, once == std::string("target") ? "TARGET"
                                                         : once == std::string("GPU")  ? "KERNEL.TARGET"
                                                                                       : "") +
                                       "`";
    text += "| `" + std::string(r.name) + "` | `" + r.function + "` | " + once + " | " +
            names_of_ways(r.ways) + " | " + names_of_facts(r.needs) + " | " + names_of_facts(r.gives) +
            " | " + file + " | " + r.text + " |\n";
  }
  return text;
}

void check_stage_names(const std::vector<std::string>& names) {
  for (const std::string& n : names) {
    if (std::any_of(std::begin(all_stages), std::end(all_stages),
                    [&](const auto& s) { return n == s.row.name; }))
      continue;
    std::string known;
    for (const listed_stage& s : all_stages) known += (known.empty() ? "" : ", ") + std::string(s.row.name);
    throw error("pewter-metalc: stage '" + n + "', must be one of " + known);
  }
}

bool is_shown(const stage_row& r, const compile_options& options) {
  return (!options.keep.empty() && *r.file != 0) || has_name(options.dump_after, r.name);
}

void show(const stage_row& r, const compile_options& options, const std::string& target,
          const std::string& text) {
  if (!options.keep.empty() && *r.file != 0)
    std::ofstream(options.keep + "/" + file_name(r.file, target), std::ios::binary) << text;
  if (!has_name(options.dump_after, r.name)) return;
  const std::string head = "; after " + std::string(r.name) + (target.empty() ? "" : " for " + target) + "\n";
  std::fputs((head + text).c_str(), stdout);
}

timed_stage::timed_stage(const stage_row& r, const compile_options& options, std::string target)
    : name_(r.name), target_(std::move(target)), is_said_(options.time_stages) {
  if (is_said_) begin_ = processor_time();
}

timed_stage::~timed_stage() {
  if (is_said_)
    std::fprintf(stderr, "%-16s %8.2f ms %s\n", name_, processor_time() - begin_, target_.c_str());
}

}  // namespace pewter::metal
