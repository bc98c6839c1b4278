// PEWTER_METAL_TRACE=-: sums by category and name, on one screen.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "kernels/metal/runtime/trace/trace_writer.hpp"

namespace pewter::metal::trace {
namespace {

struct row_title {
  const char *category, *plural;
};
/// What is shown, in this order.
constexpr row_title titles[] = {{"dispatch", "kernels"},
                                {"pipeline", "pipelines"},
                                {"library", "libraries"},
                                {"compile", "compilations"},
                                {"command buffer", "command buffers"},
                                {"blit", "copies"},
                                {"wait", "waits of the host"}};
constexpr std::size_t rows_of_category = 8;

double milliseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1e6; }

}  // namespace

void summary::add(const open_span& s, std::uint64_t nanoseconds) {
  // Numbers of command buffers make no rows.
  sum& to = categories_[s.category][s.category == std::string_view("command buffer") ? "all" : s.name];
  to.count += 1;
  to.nanoseconds += nanoseconds;
  to.longest = std::max(to.longest, nanoseconds);
}

void summary::print(std::uint64_t nanoseconds) const {
  std::fprintf(stderr, "pewter: what Metal did in %.0f ms\n%-44s %9s %12s %12s %12s\n",
               milliseconds(nanoseconds), "", "times", "ms in all", "us each", "us longest");
  for (const row_title& title : titles) {
    const auto found = categories_.find(title.category);
    if (found == categories_.end()) continue;
    std::vector<std::pair<std::string, sum>> rows(found->second.begin(), found->second.end());
    std::sort(rows.begin(), rows.end(),
              [](const auto& a, const auto& b) { return a.second.nanoseconds > b.second.nanoseconds; });
    std::fprintf(stderr, "%s\n", title.plural);
    sum rest;
    for (std::size_t n = 0; n < rows.size(); ++n) {
      const auto& [name, of] = rows[n];
      if (n >= rows_of_category) {
        rest.count += of.count, rest.nanoseconds += of.nanoseconds;
        continue;
      }
      std::fprintf(stderr, "  %-42.42s %9llu %12.3f %12.2f %12.2f\n", name.c_str(),
                   static_cast<unsigned long long>(of.count), milliseconds(of.nanoseconds),
                   milliseconds(of.nanoseconds) * 1e3 / static_cast<double>(of.count),
                   milliseconds(of.longest) * 1e3);
    }
    if (rest.count != 0)
      std::fprintf(stderr, "  %-42s %9llu %12.3f\n", "others", static_cast<unsigned long long>(rest.count),
                   milliseconds(rest.nanoseconds));
  }
}

}  // namespace pewter::metal::trace
