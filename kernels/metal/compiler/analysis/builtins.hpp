// The functions that the header <metal_stdlib> declares without a body, and what they mean to the compiler.
//
//   pewter.position.<attribute>(component)   a position attribute of the thread
//   pewter.threadgroup_memory(offset)        the address of a threadgroup variable
//   pewter.barrier(), pewter.fence()
//   pewter.bounded(x, lowest, highest)       NaN stays NaN
//   pewter.scale(x, k)                       x * 2^k for a whole k of -150 to 128, rounded once
//   pewter.fast_scale(p, k, k', x, least, greatest)   p * 2^k of 2^-1/2 <= p <= 2^1/2, x <= least: 0, x >=
//   greatest: infinity;
//                                            k' is k + 1.5 * 2^23; NaN where x is NaN
//   pewter.on_gpu()                          whether the code is a GPU's; none is left behind `keep_for_gpus`
//   pewter.exp2_on_gpu(x)                    2^x, within 2^-22; of GPUs alone
//   pewter.reciprocal_on_gpu(x)              1 / x, within 2^-23, below normal ones 0; of GPUs alone
//   pewter.simd.multiply_matrices.f(a, a', b, b', c, c')   of GPUs alone: two elements of a lane
//   pewter.simd.<operation>.<type>(...)      a SIMD-group function; type is f, i or u
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <optional>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

struct builtin {
  enum kinds { none, position, uniform_result, broadcast, varying_result, elementwise };
  kinds kind = none;
  llvm::StringRef name;  ///< what follows the group: "sum", "thread_position_in_grid"
  char type = 0;         ///< f, i, u
  unsigned component = 0;
  bool is_simd = false;
};

/// What a call is; kind none: not one of ours.
builtin builtin_of(const llvm::CallInst&);

/// The shape of a position attribute in a function of that variant.
shape shape_of_position(const builtin&, const variant&);

/// Whether an object is a threadgroup variable or argument.
bool is_threadgroup_memory(const llvm::Value* object);

/// Whether it is a step of mathematical functions that CPUs have, too: a function of its operands alone.
bool is_step(const llvm::Function&);

/// What a way through the compiler ends in for a builtin that it has no code for: an error with the calling
/// function and a kernel's place, where any other code would be wrong in silence.
/// @param caller a kernel or shared function as it was imported; the call may be in a copy of it
/// @param way "vectors", "the reference way"
[[noreturn]] void raise_no_code(const llvm::CallInst&, const llvm::Function& caller, const char* way);

llvm::Value* bounded(llvm::IRBuilder<>&, llvm::Value* x, llvm::Value* lowest, llvm::Value* highest);

/// pewter.scale on numbers or vectors of them: by two factors, so that neither overflows.
llvm::Value* scaled(llvm::IRBuilder<>&, llvm::Value* x, llvm::Value* k);

/// pewter.fast_scale: the exponent is added, where there is no instruction that scales.
llvm::Value* fast_scaled(llvm::IRBuilder<>&, llvm::ArrayRef<llvm::Value*> operands);

/// The index of the lowest bit, the highest bit's for 0: LLVM moves what depends on it to where it may be 0,
/// and an element by an index that is no number would be read from anywhere.
llvm::Value* first_bit(llvm::IRBuilder<>&, llvm::Value* bits);

/// Checked mode's number in the list of sites of a call of a SIMD-group function.
inline constexpr const char* site_number = "pewter.site";
std::optional<unsigned> site_of(const llvm::CallInst&);

/// Whether the name is one of Metal's attributes of a compute function's position.
bool is_position_attribute(llvm::StringRef);

}  // namespace pewter::metal
