// Addresses that a kernel reads in buffers, which somebody must have made for the GPU.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

std::string addresses_in_buffers(const Function& kernel, const kernel_info& info) {
  const auto is_descriptor = [&](const Value* object) {  // of a texture, which says where the pixels are
    std::uint32_t index = 0;
    const auto* a = dyn_cast<Argument>(object);
    const Attribute known =
        a == nullptr ? Attribute() : kernel.getAttributes().getParamAttr(a->getArgNo(), "pewter-argument");
    return known.isValid() && !known.getValueAsString().getAsInteger(10, index) && index >= first_texture;
  };
  const auto is_one = [&](const Instruction& i) {
    const auto* load = dyn_cast<LoadInst>(&i);
    if (load == nullptr || !load->getType()->isPtrOrPtrVectorTy()) return false;
    const Value* object = getUnderlyingObject(load->getPointerOperand());
    return !isa<AllocaInst>(object) && !is_descriptor(object);
  };
  if (none_of(instructions(kernel), is_one)) return {};
  return kernel.getFnAttribute("pewter-place").getValueAsString().str() + ": kernel '" + info.name +
         "': argument buffers (addresses in a buffer) on a GPU are those of its Metal device's buffers";
}

}  // namespace pewter::metal
