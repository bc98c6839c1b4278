// Random changes of right GGUF files, which the readers of files and of models must take or refuse with
// pewter::error, without reading beyond their end. scripts/fuzz-gguf builds it with sanitizers.
//
//   gguf_fuzz SECONDS SEED [FILE.gguf...]   files: their first 64 KB are changed, too
//   gguf_fuzz --corpus FOLDER               writes the right files, for libFuzzer to begin with
//
// With PEWTER_LIBFUZZER it is libFuzzer's function, not a program: coverage then guides the changes.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>

#include "bench/decoder/model.hpp"
#include "pewter/error.hpp"
#include "tests/bench/decoder/gguf_bytes.hpp"

namespace pewter::decoder {
namespace {

using bytes = std::vector<std::byte>;

constexpr std::uint64_t interesting[] = {
    0,     1,     2,        8,           31,         32,         33,         127,        255,       256,
    65535, 65536, 1u << 31, 0xffffffffu, 1ull << 32, 1ull << 61, 1ull << 63, ~0ull - 31, ~0ull - 7, ~0ull};

/// A few changes of a file's bytes.
class mutator {
 public:
  explicit mutator(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(random_() % n); }
  bytes mutant(const bytes& of) {
    bytes made = of;
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) change(made);
    return made;
  }

 private:
  void change(bytes& file) {
    const std::size_t at = below(file.size()), length = std::min(1 + below(40), file.size() - at);
    const auto begin = file.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(length);
    switch (below(7)) {
      case 0:
        file.resize(at);
        break;
      case 1:
        file.erase(begin, end);
        break;
      case 2: {
        const bytes copy(begin, end);
        const std::size_t to = below(file.size() + 1);
        file.insert(file.begin() + static_cast<std::ptrdiff_t>(to), copy.begin(), copy.end());
        break;
      }
      case 3:
        put(file, at, interesting[below(std::size(interesting))], 8);
        break;
      case 4:
        put(file, at, interesting[below(std::size(interesting))], 4);
        break;
      case 5:
        put(file, at, below(256), 1);
        break;
      default:
        if (!file.empty()) file[at] ^= static_cast<std::byte>(1u << below(8));
    }
  }
  static void put(bytes& file, std::size_t at, std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size && at + i < file.size(); ++i)
      file[at + i] = static_cast<std::byte>(value >> (8 * i));
  }
  std::mt19937_64 random_;
};

/// Memory whose end is the beginning of a page that cannot be read.
class guarded_memory {
 public:
  guarded_memory() : page_(static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))) {
    memory_ = static_cast<std::byte*>(
        ::mmap(nullptr, size + page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (memory_ == MAP_FAILED || ::mprotect(memory_ + size, page_, PROT_NONE) != 0) std::abort();
  }
  std::span<const std::byte> hold(const bytes& file) {
    std::byte* const begin = memory_ + size - file.size();
    std::copy(file.begin(), file.end(), begin);
    return {begin, file.size()};
  }
  static constexpr std::size_t size = 1 << 18;

 private:
  std::size_t page_;
  std::byte* memory_;
};

/// Reads all that a file which was taken says: the sum is only there to be computed.
std::uint64_t touch(const gguf_file& file) {
  std::uint64_t sum = 0;
  const auto ends = [&](std::span<const std::byte> part) {
    if (!part.empty())
      sum += std::to_integer<std::uint64_t>(part.front()) + std::to_integer<std::uint64_t>(part.back());
  };
  for (const std::string_view key : file.keys()) {
    const gguf_value& value = *file.find(key);
    ends(value.bytes);
    if (value.type != value_type::array) continue;
    for (const gguf_value& element : file.elements_of(value)) ends(element.bytes);
  }
  for (const gguf_tensor& tensor : file.tensors()) {
    ends(tensor.bytes);
    sum += tensor.elements() + static_cast<std::uint64_t>(*tensor.type_name());
  }
  return sum;
}

/// The same of a model's weights, the first and the last of each.
std::uint64_t touch(const model& of) {
  std::uint64_t sum = of.extents.layers;
  const auto ends = [&](const matrix& m) {
    if (m)
      sum += std::to_integer<std::uint64_t>(m.data[0]) +
             std::to_integer<std::uint64_t>(m.data[m.bytes * m.count - 1]);
  };
  // As bytes: a mutant's end lies before the guarded page, its beginning anywhere.
  const auto numbers = [&](const float* p, std::size_t n) {
    const auto* const all = reinterpret_cast<const std::byte*>(p);
    if (p != nullptr) ends({all, {}, {}, n, 1, 1, n * sizeof(float)});
  };
  ends(of.embedding);
  ends(of.output);
  numbers(of.output_norm, of.extents.hidden);
  numbers(of.frequency_factors, of.extents.head_dim / 2);
  for (const layer& l : of.layers) {
    for (const matrix* m : {&l.query, &l.key, &l.value, &l.attention_output, &l.router, &l.shared_router})
      ends(*m);
    for (const feed_forward* f : {&l.dense, &l.experts, &l.shared})
      for (const matrix* m : {&f->gate, &f->up, &f->down}) ends(*m);
    numbers(l.attention_norm, of.extents.hidden);
    numbers(l.feed_forward_norm, of.extents.hidden);
    numbers(l.query_norm, of.extents.head_dim);
    numbers(l.key_norm, of.extents.head_dim);
    numbers(l.query_bias, of.extents.heads * of.extents.head_dim);
    numbers(l.key_bias, of.extents.kv_heads * of.extents.head_dim);
    numbers(l.value_bias, of.extents.kv_heads * of.extents.head_dim);
  }
  return sum;
}

bytes beginning_of(const char* path) {
  std::ifstream from(path, std::ios::binary);
  bytes file(65536);
  from.read(reinterpret_cast<char*>(file.data()), static_cast<std::streamsize>(file.size()));
  file.resize(static_cast<std::size_t>(from.gcount()));
  return file;
}

struct counts {
  std::uint64_t taken = 0, models = 0, refused = 0, sum = 0;
};

/// Reads a file and its model, and counts what became of them. Returns whether the file was taken.
bool read(std::span<const std::byte> made, counts& c) {
  bool taken = false;
  try {
    const gguf_file file(made, "mutant");
    c.sum += touch(file);
    taken = true;
    c.sum += touch(model(file));
    ++c.models;
  } catch (const error&) {
    ++c.refused;
  }
  c.taken += taken;
  return taken;
}

int fuzz(double seconds, std::uint64_t seed, std::vector<bytes> files) {
  mutator change(seed);
  guarded_memory memory;
  counts c;
  const auto begin = std::chrono::steady_clock::now();
  while (std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() < seconds) {
    const bytes made = change.mutant(files[change.below(files.size())]);
    if (made.size() > guarded_memory::size) continue;
    // What is taken may be changed further, so that changes add up.
    if (read(memory.hold(made), c) && files.size() < 256) files.push_back(made);
  }
  std::printf("%llu mutants taken, %llu of them as models, %llu refused, 0 findings (sum %llu)\n",
              static_cast<unsigned long long>(c.taken), static_cast<unsigned long long>(c.models),
              static_cast<unsigned long long>(c.refused), static_cast<unsigned long long>(c.sum));
  return c.models == 0 || c.refused == 0;
}

std::vector<bytes> right_files() { return {every_value(), small_model(false), small_model(true)}; }

int write_corpus(const std::string& folder) {
  int number = 0;
  for (const bytes& file : right_files()) {
    std::ofstream to(folder + "/" + std::to_string(number++) + ".gguf", std::ios::binary);
    to.write(reinterpret_cast<const char*>(file.data()), static_cast<std::streamsize>(file.size()));
    if (!to.flush()) {
      std::fprintf(stderr, "gguf_fuzz: cannot write to %s\n", folder.c_str());
      return 1;
    }
  }
  return 0;
}

}  // namespace
}  // namespace pewter::decoder

#if defined(PEWTER_LIBFUZZER)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static pewter::decoder::counts c;
  pewter::decoder::read(std::as_bytes(std::span(data, size)), c);
  return 0;
}
#else
int main(int count, char** arguments) {
  using namespace pewter::decoder;
  if (count == 3 && std::string_view(arguments[1]) == "--corpus") return write_corpus(arguments[2]);
  if (count < 3) {
    std::fprintf(stderr, "usage: gguf_fuzz SECONDS SEED [FILE.gguf...] | gguf_fuzz --corpus FOLDER\n");
    return 2;
  }
  std::vector<bytes> files = right_files();
  for (int i = 3; i < count; ++i) files.push_back(beginning_of(arguments[i]));
  return fuzz(std::atof(arguments[1]), std::strtoull(arguments[2], nullptr, 10), std::move(files));
}
#endif
