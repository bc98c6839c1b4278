// Members of structures that kernels have as parameters: structures of buffers, textures and samplers.
#pragma once

#include <clang/AST/ASTConsumer.h>

#include <memory>

namespace pewter::metal {

/// Before code is made, each such parameter gets an annotation for each of its members,
/// "pewter:member:KIND:NAME" with the member's offset and bytes and what its own attribute says (an index,
/// whether it is constant, whether it is there). KIND is empty, and nothing follows, where it has none. A
/// bound member where no parameter can be, in a structure that lies in a buffer, a union or an array's
/// element, is an error.
///
/// Members with [[id(n)]] get the tag "pewter:id:n" in debug information, where the rewriter has kept it.
std::unique_ptr<clang::ASTConsumer> structure_members();

}  // namespace pewter::metal
