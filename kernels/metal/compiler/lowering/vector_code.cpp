#include "kernels/metal/compiler/lowering/vector_code.hpp"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/passes.hpp"
#include "kernels/metal/compiler/lowering/bfloat.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/compiler/lowering/interleaved_sums.hpp"
#include "kernels/metal/compiler/lowering/mask_storage.hpp"
#include "kernels/metal/compiler/lowering/vector_division.hpp"
#include "kernels/metal/compiler/lowering/vector_fma.hpp"
#include "kernels/metal/compiler/vectorize/lane_offsets.hpp"
#include "kernels/metal/compiler/vectorize/register_transpose.hpp"
#include "kernels/metal/compiler/vectorize/vectorizer.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

// Neither SLP nor LLVM's loop vectoriser.
constexpr const char* afterwards =
    "function(early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,gvn,loop-simplify,lcssa,loop-"
    "mssa(licm),"
    "instcombine<no-verify-fixpoint>,early-cse<memssa>,simplifycfg,dse,adce)";
// What phases share is computed once a threadgroup or once for all.
constexpr const char* finishing =
    "always-inline,globaldce,function(early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,loop-"
    "simplify,"
    "lcssa,loop-mssa(licm),gvn,instcombine<no-verify-fixpoint>,dse,adce,simplifycfg)";

/// Instructions of a kernel from which on its code is made as few times as can be: once for whole rows of
/// threads, once for any (kernels/metal/compiler/driver/compilation.md#large-kernels).
constexpr unsigned large_kernel = 4000;

/// Whether a kernel's threads have places in two dimensions, so that threadgroups may be narrow.
bool reads_rows(const Function& kernel) {
  for (const Instruction& i : instructions(kernel)) {
    const auto* call = dyn_cast<CallInst>(&i);
    if (call == nullptr) continue;
    const builtin b = builtin_of(*call);
    if (b.kind == builtin::position && b.component == 1 && b.name.starts_with("thread_position_in_"))
      return true;
  }
  return false;
}

/// Whether many sums of products grow in one block: LLVM's scheduler begins them all, and has no registers
/// for them.
bool has_tiles(const Function& kernel) {
  constexpr unsigned many = 24;
  return any_of(kernel, [](const BasicBlock& block) {
    return count_if(block, [](const Instruction& i) {
             const auto is_product = [](const Value* v) {
               const auto* product = dyn_cast<Instruction>(v);
               return product != nullptr && product->getOpcode() == Instruction::FMul && product->hasOneUse();
             };
             return i.getOpcode() == Instruction::FAdd && any_of(i.operands(), is_product);
           }) >= many;
  });
}

bool is_wanted(const char* function, const compile_options& options) {
  return options.functions.empty() || is_contained(options.functions, function);
}

bool is_made(const variant& v, const kernel_info& info, bool has_rows, const compile_options& options) {
  if (v.is_linear() ? !options.linear : !options.other) return false;
  // Of a large kernel groups of all kinds come to the function for any.
  const bool wanted =
      is_wanted(v.suffix, options) || (v.threadgroups != nullptr && is_wanted(v.threadgroups, options));
  if (!wanted && !(info.is_large && v.width == 0)) return false;
  if (v.is_in_rows()) return has_rows && !info.is_large;
  return v.full || v.width == 0 || !info.is_large;
}

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

class share_compiler {
 public:
  share_compiler(share& s, const std::string& target, const compile_options& options)
      : share_(s), target_(target), options_(options) {}

  void run(StringRef bitcode, const std::string& object) {
    LLVMContext context;
    auto parsed = parseBitcodeFile(MemoryBufferRef(bitcode, "kernels"), context);
    if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
    Module& m = **parsed;
    const target_description& description = find_target(target_);
    const std::unique_ptr<TargetMachine> machine = machine_of(description, options_.fuses_by_flags);
    m.setDataLayout(machine->createDataLayout());
    keep_references_of_own_kernels(m);
    use_cpu(m, description);
    vectorize(m);
    lower_bfloat(m);
    keep_masked_loads_in_place(m);
    use_cpu(m, description);
    keep(m, "4-vectors.");
    pass_runner passes(machine.get());
    passes.run(m, afterwards);
    access_rows(m, target_);
    divide_in_floating_point(m);
    keep(m, "5-bodies.");
    split(m);
    use_cpu(m, description);
    keep(m, "6-phases.");
    passes.run(m, finishing);
    join_gathers(m);
    lower_masked_accesses(m, target_);
    use_cpu(m, description);
    passes.run(m, "function(early-cse,instcombine<no-verify-fixpoint>)");
    transpose_by_registers(m, target_);
    blend_after_loads(m, target_);
    prefetch_stores(m, target_);
    fuse_in_double_precision(m, target_);
    use_cpu(m, description);
    keep_masks_as_bytes(m, target_);
    interleave_sums(m, target_);
    name_symbols(m, share_.kernels, target_);
    keep(m, "7-done.");
    if (!options_.keep.empty())
      write_code(*CloneModule(m), *machine, options_.keep + "/8-code." + target_ + ".s",
                 CodeGenFileType::AssemblyFile);
    if (!options_.check) write_code(m, *machine, object, CodeGenFileType::ObjectFile);
  }

 private:
  void keep(const Module& m, const char* stage) { keep_module(options_, m, stage + target_ + ".ll"); }

  /// A kernel's reference function goes with its first piece.
  void keep_references_of_own_kernels(Module& m) {
    for (std::size_t n = 0; n < share_.kernels.size(); ++n) {
      const bool own = any_of(share_.pieces, [&](const piece& p) { return p.kernel == n && p.is_first; });
      Function* f = m.getFunction(share_.kernels[n].name + ".reference");
      if (!own && f != nullptr) f->eraseFromParent();
    }
  }

  void vectorize(Module& m) {
    for (const piece& p : share_.pieces) vectorize(*m.getFunction(share_.kernels[p.kernel].name), p);
    for (const kernel_info& info : share_.kernels) m.getFunction(info.name)->eraseFromParent();
  }

  void vectorize(Function& kernel, const piece& p) {
    kernel_info& info = share_.kernels[p.kernel];
    const auto verify = [&](const Function& f, const char* what) {
      std::string wrong;
      raw_string_ostream out(wrong);
      if (verifyFunction(f, &out)) throw error("metal: " + info.name + ": the compiler made " + what + wrong);
    };
    vectorizer made(kernel, *p.which);
    Function* f = made.run();
    if (f == nullptr) throw error("metal: " + info.name + ": " + made.reason);
    for (const auto& [pair, may_be_one] : made.apart)
      info.apart.push_back({pair.first, pair.second, may_be_one});
    verify(*f, "wrong code: ");
    if (!info.is_large) version_branches_on_full_masks(made.regions);
    version_loops_on_full_masks(*f, made.regions);
    verify(*f, "a wrong loop: ");
  }

  /// From bodies what the runtime calls.
  void split(Module& m) {
    for (const piece& p : share_.pieces) {
      kernel_info& info = share_.kernels[p.kernel];
      const std::string name = info.name + "." + p.which->suffix;
      Function* body = m.getFunction(name + ".body");
      const split_body states = split_at_barriers(*body);
      std::string wrong;
      raw_string_ostream out(wrong);
      if (verifyFunction(*body, &out))
        throw error("metal: " + info.name + ": the compiler made wrong phases: " + wrong);
      info.frame = std::max(info.frame, states.frame_bytes);
      if (is_wanted(p.which->suffix, options_) || info.is_large) add_simdgroup_function(*body, name);
      if (p.which->threadgroups != nullptr && is_wanted(p.which->threadgroups, options_))
        add_threadgroups_function(*body, states, *p.which, info.name + "." + p.which->threadgroups, info);
    }
  }

  share& share_;
  const std::string& target_;
  const compile_options& options_;
};

std::vector<piece> pieces_of(const Module& m, std::vector<kernel_info>& kernels,
                             const compile_options& options) {
  std::vector<piece> pieces;
  for (std::size_t n = 0; n < kernels.size(); ++n) {
    const Function& kernel = *m.getFunction(kernels[n].name);
    kernels[n].is_large = kernel.getInstructionCount() > large_kernel;
    const bool has_rows = reads_rows(kernel);
    for (const variant& v : variants) {
      if (!is_made(v, kernels[n], has_rows, options)) continue;
      // Loops over threadgroups have the code once more.
      const unsigned copies = v.threadgroups != nullptr && !kernels[n].is_large ? 2 : 1;
      pieces.push_back(
          {n, &v, kernel.getInstructionCount() * copies, pieces.empty() || pieces.back().kernel != n});
    }
  }
  return pieces;
}

/// Shares of about the same size.
std::vector<share> shares_of(std::vector<piece> pieces, const std::vector<kernel_info>& kernels,
                             std::size_t count) {
  std::vector<share> shares(std::max<std::size_t>(1, std::min(count, pieces.size())));
  for (share& s : shares) s.kernels = kernels;
  llvm::stable_sort(pieces, [](const piece& a, const piece& b) { return a.instructions > b.instructions; });
  for (const piece& p : pieces) {
    share& least = *llvm::min_element(
        shares, [](const share& a, const share& b) { return a.instructions < b.instructions; });
    least.pieces.push_back(p);
    least.instructions += p.instructions;
  }
  return shares;
}

/// job(0) to job(count - 1) on threads. @throws what the first one that failed has thrown
template <class Job>
void run_all(std::size_t count, std::size_t threads, const Job& job) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> failures(count);
  const auto work = [&] {
    for (std::size_t n; (n = next++) < count;) {
      try {
        job(n);
      } catch (...) {
        failures[n] = std::current_exception();
      }
    }
  };
  std::vector<std::thread> others;
  for (std::size_t n = 1; n < std::min(count, threads); ++n) others.emplace_back(work);
  work();
  for (std::thread& t : others) t.join();
  for (const std::exception_ptr& failed : failures)
    if (failed != nullptr) std::rethrow_exception(failed);
}

void add_findings(std::vector<kernel_info>& kernels, const std::vector<share>& shares) {
  for (std::size_t n = 0; n < kernels.size(); ++n) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> apart;
    for (const share& s : shares) {
      kernels[n].frame = std::max(kernels[n].frame, s.kernels[n].frame);
      for (const buffer_pair& p : s.kernels[n].apart) {
        bool& may_be_one = apart.try_emplace({p.first, p.second}, true).first->second;
        may_be_one = may_be_one && p.may_be_one;
      }
    }
    kernels[n].apart.clear();
    for (const auto& [pair, may_be_one] : apart)
      kernels[n].apart.push_back({pair.first, pair.second, may_be_one});
  }
}

}  // namespace

std::vector<std::string> write_vector_code(const Module& m, std::vector<kernel_info>& kernels,
                                           const compile_options& options, const std::string& folder) {
  const std::size_t given = options.threads != 0 ? options.threads : std::thread::hardware_concurrency();
  const std::size_t threads = options.keep.empty() ? std::max<std::size_t>(1, given) : 1;
  const std::vector<piece> pieces = pieces_of(m, kernels, options);
  if (any_of(kernels, [&](const kernel_info& k) { return k.is_large || has_tiles(*m.getFunction(k.name)); }))
    leave_out_scheduling();
  std::vector<share> shares;
  std::vector<std::string> targets, objects;
  for (const std::string& t : options.targets) {
    for (share& s : shares_of(pieces, kernels, threads)) {
      objects.push_back(folder + "/" + std::to_string(shares.size()) + ".o");
      shares.push_back(std::move(s));
      targets.push_back(t);
    }
  }
  SmallString<0> bitcode;  // threads have no module in common
  raw_svector_ostream out(bitcode);
  WriteBitcodeToFile(m, out);
  run_all(shares.size(), threads,
          [&](std::size_t n) { share_compiler(shares[n], targets[n], options).run(bitcode, objects[n]); });
  add_findings(kernels, shares);
  return objects;
}

}  // namespace pewter::metal
