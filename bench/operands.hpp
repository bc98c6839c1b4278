// The operands of one kernel call for the benchmarks: inputs as the description asks, outputs separate.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"

namespace pewter::bench {

/// What a call reads and writes, each operand counted once.
struct traffic {
  double read = 0, written = 0;
};

traffic traffic_of(const description&, const problem_shape&, element_type);

/// Operands by kernel, shape and type. Those used last are kept, up to a fixed number of bytes, because
/// random interleaving comes back to a shape many times.
class operand_cache {
 public:
  /// Pointers in the description's order, valid until the next call.
  void* const* find(const kernel&, const named_shape&, element_type);

 private:
  struct free_memory {
    void operator()(void* p) const;
  };
  struct entry {
    std::string key;
    std::size_t bytes = 0;
    std::vector<std::unique_ptr<void, free_memory>> buffers;
    std::vector<void*> pointers;
  };
  std::list<entry> entries_;  // used last first
};

}  // namespace pewter::bench
