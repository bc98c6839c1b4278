// Which buffers a kernel only reads.
#pragma once

namespace llvm {
class Argument;
}

namespace pewter::metal {

/// Whether something may be stored through a pointer, of a function in which all calls are inlined. Memory
/// whose address is loaded from there is other memory.
bool may_write_through(const llvm::Argument&);

}  // namespace pewter::metal
