// Prints the catalogue of kernels as the Markdown table that kernels/README.md holds; with --target, the
// name of the target that this machine gets.
#include <cstdio>
#include <string>
#include <string_view>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"

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

void print_catalogue() {
  std::puts("| kernel | family | what | dimensions | patterns | types | GPU |");
  std::puts("|---|---|---|---|---|---|---|");
  for (const pewter::kernel& k : pewter::kernels()) {
    std::string dimensions;
    for (const char* d : k.about->dimensions) dimensions += (dimensions.empty() ? "" : ", ") + std::string{d};
    std::printf("| `%s` | %s | %s | %s | %s | %s | %s |\n", k.name, k.family, k.about->summary,
                dimensions.c_str(), joined(k.about->patterns).c_str(), joined(k.about->types).c_str(),
                k.about->on_gpu ? "yes" : "no");
  }
}

int print_target() {
  try {
    std::puts(pewter::targets()[static_cast<std::size_t>(pewter::choose_target(nullptr))].name);
    return 0;
  } catch (const pewter::error& e) {
    std::printf("error: %s\n", e.what());
    return 1;
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--target") return print_target();
  print_catalogue();
}
