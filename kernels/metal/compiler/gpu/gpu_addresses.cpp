// Addresses that a kernel reads in buffers, which the host must have made for the GPU; messages that it
// leaves.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Whether it is the descriptor of a texture or a sampler, whose memory dispatches put there.
bool is_descriptor(const Value* object, const Function& kernel) {
  const auto* a = dyn_cast<Argument>(object);
  if (a == nullptr) return false;
  std::uint32_t index = 0;
  const Attribute known = kernel.getAttributes().getParamAttr(a->getArgNo(), "pewter-argument");
  return known.isValid() && !known.getValueAsString().getAsInteger(10, index) && index >= first_texture;
}

/// Whether the addresses that lie there are known: those of a thread's own variables, of functions, of pixels
/// and of the levels that a descriptor names.
bool holds_known_addresses(const Value* pointer, const Function& kernel, SmallPtrSet<const Value*, 8>& seen) {
  SmallVector<const Value*> objects;
  getUnderlyingObjects(pointer, objects, nullptr, 0);
  return all_of(objects, [&](const Value* object) {
    if (!seen.insert(object).second || isa<AllocaInst>(object) || is_descriptor(object, kernel)) return true;
    const auto* global = dyn_cast<GlobalVariable>(object);
    if (global != nullptr) return global->isConstant();
    const auto* load = dyn_cast<LoadInst>(object);
    return load != nullptr && !isa<AllocaInst>(getUnderlyingObject(load->getPointerOperand())) &&
           holds_known_addresses(load->getPointerOperand(), kernel, seen);
  });
}

}  // namespace

std::string addresses_in_buffers(const Function& kernel, const kernel_info& info) {
  const auto is_one = [&](const Instruction& i) {
    const auto* load = dyn_cast<LoadInst>(&i);
    SmallPtrSet<const Value*, 8> seen;
    return load != nullptr && load->getType()->isPtrOrPtrVectorTy() &&
           !holds_known_addresses(load->getPointerOperand(), kernel, seen);
  };
  if (none_of(instructions(kernel), is_one)) return {};
  return kernel.getFnAttribute("pewter-place").getValueAsString().str() + ": kernel '" + info.name +
         "': argument buffers (addresses in a buffer) on a GPU are those of its Metal device's buffers";
}

bool leaves_messages(const Function& kernel) {
  const Function* place = kernel.getParent()->getFunction("pewter.position.pewter_log");
  return place != nullptr && any_of(place->users(), [&](const User* u) {
           return cast<Instruction>(u)->getFunction() == &kernel;
         });
}

}  // namespace pewter::metal
