// Which buffers a kernel only reads.
#pragma once

namespace llvm {
class Argument;
}

namespace pewter::metal {

/// Whether something may be stored through a pointer, of a function in which all calls are inlined.
/// @param is_descriptor the memory is that whose address is loaded from there
bool may_write_through(const llvm::Argument&, bool is_descriptor);

}  // namespace pewter::metal
