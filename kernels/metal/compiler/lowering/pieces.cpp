#include "kernels/metal/compiler/lowering/pieces.hpp"

#include <llvm/IR/InstIterator.h>

#include <algorithm>

#include "kernels/metal/compiler/analysis/builtins.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Instructions of a kernel from which on its code is made as few times as can be: once for whole rows of
/// threads, once for any (kernels/metal/compiler/driver/compilation.md#large-kernels).
constexpr unsigned large_kernel = 4000;
/// And from which on code that dispatches seldom run is not made before one does
/// (kernels/metal/compiler/driver/compilation.md#on-demand).
constexpr unsigned long_kernel = 300;
/// And from which on each phase between barriers calls the kernel's code, which each else has a copy of.
constexpr unsigned called_kernel = 1000;

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

bool is_made(const variant& v, const kernel_info& info, bool has_rows, const compile_options& options) {
  if (v.is_linear() ? !options.linear : !options.other) return false;
  if (v.is_linear() && v.threadgroups == nullptr && !has_singles(info, options)) return false;
  // In a large kernel groups of all kinds use the function for any.
  const bool wanted =
      is_wanted(v.suffix, options) || (v.threadgroups != nullptr && is_wanted(v.threadgroups, options));
  if (!wanted && !(info.is_large && v.width == 0)) return false;
  if (v.is_in_rows()) return has_rows && !info.is_large;
  return v.full || v.width == 0 || !info.is_large;
}

}  // namespace

bool is_wanted(const char* function, const compile_options& options) {
  return options.functions.empty() || is_contained(options.functions, function);
}

bool has_singles(const kernel_info& info, const compile_options& options) {
  return options.singles || !info.is_long;
}

std::vector<piece> pieces_of(const Module& m, std::vector<kernel_info>& kernels,
                             const compile_options& options) {
  std::vector<piece> pieces;
  for (std::size_t n = 0; n < kernels.size(); ++n) {
    const Function& kernel = *m.getFunction(kernels[n].name);
    kernels[n].is_large = kernel.getInstructionCount() > large_kernel;
    kernels[n].is_long = !kernels[n].is_large && kernel.getInstructionCount() > long_kernel;
    kernels[n].is_called =
        kernels[n].is_large || (kernels[n].has_barrier && kernel.getInstructionCount() > called_kernel);
    const bool has_rows = reads_rows(kernel);
    for (const variant& v : variants) {
      if (!is_made(v, kernels[n], has_rows, options)) continue;
      // Loops over threadgroups have the code once more.
      const bool is_one = kernels[n].is_called || !has_singles(kernels[n], options);
      const unsigned copies = v.threadgroups != nullptr && !is_one ? 2 : 1;
      pieces.push_back(
          {n, &v, kernel.getInstructionCount() * copies, pieces.empty() || pieces.back().kernel != n});
    }
  }
  return pieces;
}

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

}  // namespace pewter::metal
