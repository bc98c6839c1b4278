// What kernels' parameters are, from clang's debug information, as lines of words:
//
//   constant INDEX NAME REQUIRED TYPE     a function constant without a value; 0: the source asks whether it
//   has one kernel NAME parameter INDEX NAME TYPE             of argument indices (kernel_info.hpp)
//
// A TYPE is a kind, its bytes, its alignment, and what the kind wants:
//
//   value SIZE ALIGN NAME                 "float3", "half4x4", "uchar"; packed vectors and atomics alike
//   struct SIZE ALIGN COUNT { NAME OFFSET ID TYPE }   ID: of [[id(n)]], or -
//   array SIZE ALIGN LENGTH TYPE
//   pointer SIZE ALIGN READ_ONLY TYPE     a structure that is in itself has no members there
//   texture SIZE ALIGN NAME ELEMENT ACCESS   "texture2d", "float", metal::access as a number
//   object SIZE ALIGN NAME                "sampler", "visible_function_table"; anything that has no values
//
// Why: kernels/metal/compiler/frontend/language.md#reflection.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace pewter::metal {

/// The type of a parameter of a function as clang makes it; "" where there is no debug information.
std::string reflected_type(const llvm::Argument&);

/// The module's constants; called before they are marked.
/// @param asked names that the source asks about
std::string reflected_constants(llvm::Module&, const std::vector<std::string>& asked);

}  // namespace pewter::metal
