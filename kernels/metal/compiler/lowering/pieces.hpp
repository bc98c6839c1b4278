// Which functions are made of each kernel, and by which thread.
#pragma once

#include <llvm/IR/Module.h>

#include <cstddef>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// One kernel's code for one kind of SIMD groups.
struct piece {
  std::size_t kernel;
  const variant* which;
  unsigned instructions;  ///< about
  bool is_first;          ///< of its kernel
};

/// What a thread makes: an object for one target.
struct share {
  std::vector<piece> pieces;
  std::vector<kernel_info> kernels;  ///< all of them; those of pieces with what was found
  unsigned instructions = 0;
};

/// Whether options ask for a function, or for all.
/// @param function a suffix of a variant
bool is_wanted(const char* function, const compile_options&);

/// Whether SIMD groups within a row of x have functions of their own, in addition to whole threadgroups'.
bool has_singles(const kernel_info&, const compile_options&);

/// @param kernels learn whether they are large or long
std::vector<piece> pieces_of(const llvm::Module&, std::vector<kernel_info>& kernels, const compile_options&);

/// Shares of about the same size.
/// @param count of threads
std::vector<share> shares_of(std::vector<piece> pieces, const std::vector<kernel_info>& kernels,
                             std::size_t count);

}  // namespace pewter::metal
