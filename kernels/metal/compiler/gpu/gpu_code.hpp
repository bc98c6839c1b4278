// Kernels of one thread to PTX. The module is the one before the CPU's passes for a thread: accesses have the
// alignment that their types promise, which the GPU needs.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/import/passes.hpp"

namespace pewter::metal {

struct thread_module;

/// A kernel's PTX for one target, or why there is none.
struct gpu_code {
  std::string kernel, target, ptx, refusal;
  std::string addresses;  ///< addresses_in_buffers
  bool leaves_messages = false;
  /// PTX for buffers at multiples of `alignments`, where no written one overlaps another one; "": it is the
  /// same
  std::string apart;
  std::string alignments;  ///< by argument, "16 1"
  /// The same for several threadgroups at once, and how many; "", 1: there is none
  std::string several;
  unsigned several_count = 1;
};

/// @param m on the GPU's way; its kernels with what is bound to them
std::vector<gpu_code> gpu_code_of(thread_module& m);

/// One stage on a module of one kernel, for the first target; buffers are apart, and several threadgroups
/// taken at once, if a parameter is `noalias`. @return "" for a stage that is no GPU's
std::string run_gpu_stage_alone(const std::string& stage, std::unique_ptr<llvm::Module>, const kernel_info&,
                                const compile_options&);

/// An object that holds them as texts, <kernel>.ptx.<target>, <kernel>.apart.<target>,
/// <kernel>.several.<target>, <kernel>.several_count.<target>, <kernel>.alignments.<target>,
/// <kernel>.addresses.<target>, <kernel>.messages.<target> and <kernel>.refusal.<target>.
void write_gpu_code(const std::vector<gpu_code>&, const std::string& object, const compile_options&);

/// The message for a kernel that reads addresses in buffers, if the host does not know their memory; "": it
/// reads none. Words of tables are no addresses: functions have numbers.
std::string addresses_in_buffers(const llvm::Function& kernel, const kernel_info&);

/// Whether a kernel leaves messages (os_log), for which it has memory where they have a receiver.
bool leaves_messages(const llvm::Function& kernel);

/// The kernel's call in terms of a GPU's thread, in a new function of the same module: positions by special
/// registers, threadgroup memory in shared memory, barriers, SIMD groups. The old function is erased.
/// @throws error for what is not there on GPUs, by the kernel's name and line
void lower_for_gpu(llvm::Function& kernel, const kernel_info&);

/// How many threadgroups one of the GPU's should take, of a kernel lowered for a GPU that was told that what
/// it writes overlaps nothing.
unsigned threadgroups_at_once(llvm::Function& kernel);

/// That many neighbours in x. @param first_word its first parameter of the dispatch
void take_several_threadgroups(llvm::Function& kernel, unsigned first_word, unsigned count);

/// Loads stand before the stores of their block.
void load_first(llvm::Function& kernel);

/// Divergent lanes reconverge at joins before SIMD-group functions, in a kernel lowered for a GPU.
void join_lanes(llvm::Function& kernel, pass_runner&);

/// Lowers products of SIMD groups' matrices in a kernel lowered for a GPU.
void multiply_matrices(llvm::Function& kernel, pass_runner&);

/// Joins loads and stores of neighbours to those of vectors, which may lie at any address, in a kernel
/// lowered for a GPU.
void join_neighbours(llvm::Function& kernel);

/// What says of a vector's access that nothing promises its alignment.
inline constexpr const char* any_address = "pewter.any_address";

/// What says of an access that its address has been tested.
inline constexpr const char* known_address = "pewter.known_address";

/// The address that says whether others, which lie multiples of the alignment from it, have the alignment.
llvm::Value* alignment_root(llvm::Value* pointer, llvm::Align, const llvm::DataLayout&);

/// Accesses may lie at multiples of their elements' size, in a kernel lowered for a GPU.
/// @param believed by argument, whether it is a multiple of what the kernel wants
/// @return that, 0: nothing
std::vector<std::uint64_t> allow_unaligned(llvm::Function& kernel, llvm::ArrayRef<bool> believed);

/// Unrolls loops of a kernel that calls nothing any more.
void unroll_strided_loops(llvm::Function& kernel, unsigned times);

/// pewter.scale and its kin, for numbers of a thread.
llvm::Value* elementwise_on_gpu(llvm::IRBuilder<>&, llvm::CallInst&, const llvm::Function& caller);

/// What SIMD-group functions call, defined on a warp: gpu_simd_functions.cpp.
class warp_functions {
 public:
  explicit warp_functions(llvm::Module& m) : m_(m) {}
  /// @param active lanes that take part: all that are in this branch
  llvm::Value* call(llvm::CallInst& simd_call, llvm::Value* active);

 private:
  llvm::Module& m_;
};

/// The function that a kernel's code has in its PTX; kernels of a source lie in modules of their own.
inline constexpr const char* gpu_entry_name = "pewter_dispatch";

}  // namespace pewter::metal
