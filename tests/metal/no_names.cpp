// Instead of digest.cpp, for scripts/fuzz-metal's program of another architecture, which has no LLVM: it
// loads objects that are compiled, and nothing is looked for in the cache.
#include "kernels/metal/runtime/objects/digest.hpp"
#include "pewter/error.hpp"

std::string pewter::metal::digest_of(std::string_view) {
  throw error("metal: a program without LLVM has no cache of compiled objects");
}
