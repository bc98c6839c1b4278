#include "kernels/metal/compiler/lowering/vector_code.hpp"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <memory>
#include <thread>

#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

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

/// A kernel's reference function goes with its first piece.
void keep_references_of_own_kernels(Module& m, const share& s) {
  for (std::size_t n = 0; n < s.kernels.size(); ++n) {
    const bool own = any_of(s.pieces, [&](const piece& p) { return p.kernel == n && p.is_first; });
    Function* f = m.getFunction(s.kernels[n].name + ".reference");
    if (!own && f != nullptr) f->eraseFromParent();
  }
}

void compile_share(share& s, StringRef bitcode, const std::string& target, const std::string& object,
                   const compile_options& options) {
  LLVMContext context;
  auto parsed = parseBitcodeFile(MemoryBufferRef(bitcode, "kernels"), context);
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  const std::unique_ptr<TargetMachine> machine = machine_of(find_target(target), options.fuses_by_flags);
  (*parsed)->setTargetTriple(machine->getTargetTriple());
  (*parsed)->setDataLayout(machine->createDataLayout());
  keep_references_of_own_kernels(**parsed, s);
  vector_module m(std::move(*parsed), s, target, *machine, options);
  if (!options.check) m.object = object;
  run_stages(m);
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
      kernels[n].kept_turns = std::max(kernels[n].kept_turns, s.kernels[n].kept_turns);
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
  const std::size_t threads = shows_stages(options) ? 1 : std::max<std::size_t>(1, given);
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
          [&](std::size_t n) { compile_share(shares[n], bitcode, targets[n], objects[n], options); });
  add_findings(kernels, shares);
  return objects;
}

}  // namespace pewter::metal
