// What stages work on, and how they run: in the order of stages.def.
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <memory>
#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/library_sources.hpp"
#include "kernels/metal/compiler/driver/stage_table.hpp"
#include "kernels/metal/compiler/frontend/text/source_places.hpp"
#include "kernels/metal/compiler/import/passes.hpp"
#include "kernels/metal/compiler/lowering/pieces.hpp"
#include "kernels/metal/compiler/vectorize/masked_regions.hpp"

namespace pewter::metal {

/// A module between two stages.
struct staged_module {
  std::unique_ptr<llvm::Module> module;
  std::vector<kernel_info>& kernels;
  const compile_options& options;
  std::string target;           ///< empty: functions of one thread
  std::string assembly;         ///< once there is code, if it is shown
  unsigned facts = fact::none;  ///< that hold
};

/// The kernels of sources, functions of one thread, from clang's IR on.
struct thread_module : staged_module {
  thread_module(unsigned on, llvm::LLVMContext& c, std::vector<kernel_info>& all, const compile_options& o)
      : staged_module{nullptr, all, o, {}, {}}, context(c), on_way(on) {}

  llvm::LLVMContext& context;
  pass_runner passes{nullptr};
  unsigned on_way;
  const library_sources* sources = nullptr;  ///< null: the module is of IR written by hand
  source_places* places = nullptr;           ///< of the checked way
  std::string checked_kernels;               ///< that way's part of the manifest
  std::unique_ptr<llvm::Module> for_gpus;    ///< a copy, where a GPU is a target
};

/// Some functions of 32 threads for one target, from functions of one thread on.
struct vector_module : staged_module {
  vector_module(std::unique_ptr<llvm::Module> m, share& of, const std::string& name, llvm::TargetMachine& t,
                const compile_options& o)
      : staged_module{std::move(m), of.kernels, o, name, {}}, machine(t), passes(&t), pieces(of.pieces) {}

  llvm::TargetMachine& machine;
  pass_runner passes;
  std::vector<piece>& pieces;
  std::vector<std::vector<masked_region>> regions;  ///< of each piece, between vectorize and version
  std::string object;                               ///< a path; empty: no code
};

/// A kernel alone, for one GPU.
struct gpu_module : staged_module {
  gpu_module(std::unique_ptr<llvm::Module> m, std::vector<kernel_info>& kernel, const std::string& gpu,
             llvm::TargetMachine& t, const compile_options& o)
      : staged_module{std::move(m),
                      kernel,
                      o,
                      kernel.front().name + "." + gpu,
                      {},
                      fact::for_gpus | fact::expanded},
        machine(t),
        passes(&t) {}

  llvm::TargetMachine& machine;
  pass_runner passes;
  bool buffers_are_apart = false;                ///< what is written overlaps nothing else
  bool buffers_are_aligned = false;              ///< their addresses are multiples of what is wanted
  bool takes_several = false;                    ///< threadgroups at once, if it should
  unsigned several = 1;                          ///< how many it should
  std::vector<std::uint64_t> wanted_alignments;  ///< by argument; 0: none
};

// The functions of stages.def that are stages alone; the others are those of the folders that define them.
void link_sources(thread_module&);
void import_kernels(thread_module&);
void find_bound_arguments(thread_module&);
void share_calls(thread_module&);
void inline_all(thread_module&);
void inline_as_written(thread_module&);
void place_variables(thread_module&);
void mark_all_copies(thread_module&);
void instrument(thread_module&);
void keep_for_gpus(thread_module&);
void add_references(thread_module&);
void simplify(thread_module&);
void read_small_arrays(thread_module&);
void part_low_bits(thread_module&);
void merge_branches(thread_module&);
void scalarize(thread_module&);
void describe_kernels(thread_module&);
void structure(thread_module&);
void simplify_checked(thread_module&);
void vectorize_kernels(vector_module&);
void version_masked_code(vector_module&);
void optimize_bodies(vector_module&);
void share_rows(vector_module&);
void leave_out_dead_loops(vector_module&);
void make_phases(vector_module&);
void optimize_phases(vector_module&);
void clean_up(vector_module&);
void keep_turns(vector_module&);
void name_for_target(vector_module&);
void generate_code(vector_module&);
void gpu_expand_copies(thread_module&);
void gpu_simplify(thread_module&);
void gpu_lower(gpu_module&);
void gpu_take_several(gpu_module&);
void gpu_join_neighbours(gpu_module&);
void gpu_allow_unaligned(gpu_module&);
void gpu_join_lanes(gpu_module&);
void gpu_multiply_matrices(gpu_module&);
void gpu_unroll(gpu_module&);
void gpu_optimize(gpu_module&);
void gpu_load_first(gpu_module&);
void gpu_keep_bits(gpu_module&);
void gpu_generate(gpu_module&);

/// The module, or its code once there is some.
std::string shown_text(const staged_module&);

/// All stages of the module's way, in their order.
void run_stages(thread_module&);
void run_stages(vector_module&);
void run_stages(gpu_module&);

/// A stage by its name, with what holds before and after it verified.
/// @return whether there is such a stage of this kind of modules
bool run_stage(const std::string& name, thread_module&);
bool run_stage(const std::string& name, vector_module&);
bool run_stage(const std::string& name, gpu_module&);

/// stage_facts.cpp: LLVM's verifier, and each of the facts. @throws error that says what does not hold
/// @param when "after stage 'simplify'"
void verify_facts(const staged_module&, unsigned facts, const std::string& when);

}  // namespace pewter::metal
