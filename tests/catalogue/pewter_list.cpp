// Prints the catalogue of kernels as the Markdown table that kernels/README.md holds.
#include <cstdio>
#include <string>

#include "kernels/registry.hpp"

namespace {

/// "a, b, c" of what `name` makes of each item.
template <class Items>
std::string joined(const Items& items) {
  std::string text;
  for (const auto item : items) {
    if (!text.empty()) text += ", ";
    text += pewter::name_of(item);
  }
  return text;
}

}  // namespace

int main() {
  std::puts("| kernel | family | what | dimensions | patterns | types |");
  std::puts("|---|---|---|---|---|---|");
  for (const pewter::kernel& k : pewter::kernels()) {
    std::string dimensions;
    for (const char* d : k.about->dimensions) dimensions += (dimensions.empty() ? "" : ", ") + std::string{d};
    std::printf("| `%s` | %s | %s | %s | %s | %s |\n", k.name, k.family, k.about->summary, dimensions.c_str(),
                joined(k.about->patterns).c_str(), joined(k.about->types).c_str());
  }
}
