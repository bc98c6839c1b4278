#include "kernels/metal/compiler/checked/objects.hpp"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// As in the source: without what namespaces and passes have added.
std::string source_name_of(const Value& v) {
  StringRef name = v.getName();
  if (name.consume_front("_ZL")) name = name.drop_while([](char c) { return c >= '0' && c <= '9'; });
  name = name.split('.').first;
  return name.empty() ? "-" : name.str();
}

}  // namespace

checked_object checked_objects::of(Value* address) {
  SmallVector<const Value*, 4> objects;
  getUnderlyingObjects(address, objects, &loops_, 0);
  checked_object o;
  if (objects.size() != 1) {  // one of a thread's arrays, which others' stacks take the place of
    o.is_checked = !all_of(objects, [](const Value* v) { return isa<AllocaInst>(v); });
    return o;
  }
  auto* v = const_cast<Value*>(objects[0]);
  if (auto* argument = dyn_cast<Argument>(v)) {
    std::uint32_t index = 0;
    const Attribute bound = f_.getAttributes().getParamAttr(argument->getArgNo(), "pewter-argument");
    if (!bound.isValid() || bound.getValueAsString().getAsInteger(10, index)) return o;
    o.is_checked = index < first_texture;  // descriptors of textures are the runtime's
    o.text = "argument." + std::to_string(index);
    for (const kernel_argument& a : info_.arguments)
      if (a.index == index) o.name = a.name;
  } else if (is_threadgroup_memory(v)) {
    const std::uint64_t offset = cast<ConstantInt>(cast<CallInst>(v)->getArgOperand(0))->getZExtValue();
    o.text = "variable." + std::to_string(offset);
    for (const threadgroup_variable& t : info_.variables)
      if (t.offset == offset) o.name = t.name;
  } else if (auto* call = dyn_cast<CallInst>(v); call != nullptr && builtin_of(*call).name == "check") {
    o.is_checked = false;  // a part of a copy
  } else if (auto* table = dyn_cast<GlobalVariable>(v)) {
    o = {"table", layout_.getTypeAllocSize(table->getValueType()), source_name_of(*table), table};
  } else if (auto* array = dyn_cast<AllocaInst>(v)) {
    o = {"array", 0, source_name_of(*array), array};
    if (const auto bytes = array->getAllocationSize(layout_)) o.bytes = bytes->getFixedValue();
  }
  return o;
}

bool checked_objects::is_within(Value* address, const checked_object& o, Value* bytes) const {
  if (o.base == nullptr) return false;
  APInt offset(64, 0);
  const Value* base = address->stripAndAccumulateConstantOffsets(layout_, offset, true);
  const auto* n = dyn_cast<ConstantInt>(bytes);
  return base == o.base && n != nullptr && !offset.isNegative() &&
         offset.getZExtValue() + n->getZExtValue() <= o.bytes;
}

}  // namespace pewter::metal
