// A checksum of what every kernel x pattern x element type x target computes, over shapes and threadgroup
// sizes: two builds whose lines are equal compute the same bits. scripts/check-bits compares them.
//
//   pewter-checksums [--shapes] [kernel...]
//
// Inputs come from the descriptions and a fixed seed. With --shapes each shape has a line of its own.
#include <cinttypes>
#include <cstdio>
#include <string_view>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "tests/support/operands.hpp"
#include "tests/support/shapes.hpp"

namespace pewter::test {
namespace {

/// FNV-1a of 64 bits (Fowler, Noll and Vo).
class checksum {
 public:
  void add(const std::byte* data, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
      value_ = (value_ ^ static_cast<std::uint64_t>(data[i])) * 0x100000001b3u;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

std::vector<problem_shape> shapes_of(const description& about) {
  std::vector<problem_shape> shapes = some_odd_shapes(about);
  for (const auto& more : {shapes_of_whole_lines(about), shapes_of_long_rows(about)})
    shapes.insert(shapes.end(), more.begin(), more.end());
  if (std::string_view(about.dimensions[0]) == "m")
    for (const problem_shape& s : {problem_shape{{256, 256, 256}},
                                   {{512, 512, 64}},
                                   {{1, 896, 4864}},
                                   {{4, 1000, 896}},
                                   {{32, 896, 1024}},
                                   {{33, 64, 20000}},
                                   {{300, 200, 600}}})
      if (about.valid == nullptr || about.valid(s)) shapes.push_back(s);
  return shapes;
}

void add_outputs(const description& about, const operand_set& operands, checksum& sum) {
  for (std::size_t i = 0; i < about.operands.size(); ++i)
    if (about.operands[i].role == role::output)
      sum.add(operands.buffers[i].data(), operands.buffers[i].size());
}

struct selection {
  const kernel& which;
  pewter::pattern pattern;
  element_type type;
  const pewter::target& target;
};

void print(const selection& s, std::string_view shape, std::uint64_t sum) {
  std::printf("%s %s %s %s%.*s %016" PRIx64 "\n", s.which.name, name_of(s.pattern), name_of(s.type),
              s.target.name, static_cast<int>(shape.size()), shape.data(), sum);
}

void run(const selection& s, bool each_shape) {
  const description& about = *s.which.about;
  checksum all;
  for (const problem_shape& shape : shapes_of(about)) {
    const operand_set fresh(about, shape, s.type, 17);
    checksum own;
    for (const std::uint32_t threads : {0u, 1u, 32u, 100u, 256u, 1024u}) {
      operand_set operands = fresh;
      launch how;
      how.threads_per_threadgroup = threads;
      how.pattern = threads == 0 ? pattern::automatic : s.pattern;
      how.target = s.target.name;
      const std::vector<void*> pointers = operands.pointers();
      about.call({shape, s.type, pointers.data(), how});
      add_outputs(about, operands, own);
      add_outputs(about, operands, all);
    }
    if (each_shape)
      print(s,
            " " + std::to_string(shape[0]) + "x" + std::to_string(shape[1]) + "x" + std::to_string(shape[2]),
            own.value());
  }
  if (!each_shape) print(s, "", all.value());
}

void run_kernel_everywhere(const kernel& k, bool each_shape) {
  for (std::size_t t = 0; t < targets().size(); ++t) {
    if (!targets()[t].supported()) continue;
    for (const pattern p : k.about->patterns)
      for (const element_type e : k.about->types)
        if (k.tables[t]->at[static_cast<int>(p)][static_cast<int>(e)] != nullptr)
          run({k, p, e, targets()[t]}, each_shape);
  }
}

}  // namespace
}  // namespace pewter::test

int main(int count, char** words) {
  std::vector<std::string_view> names(words + 1, words + count);
  const bool each_shape = std::erase(names, "--shapes") != 0;
  for (const pewter::kernel& k : pewter::kernels()) {
    bool wanted = names.empty();
    for (const std::string_view name : names) wanted = wanted || name == k.name;
    if (wanted) pewter::test::run_kernel_everywhere(k, each_shape);
  }
}
