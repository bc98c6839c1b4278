#include "kernels/metal/compiler/import/parameters/reflected_types.hpp"

#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kernels/metal/compiler/import/parameters/unset_constants.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Without names and qualifiers.
const DIType* plain(const DIType* type) {
  for (;;) {
    const auto* derived = dyn_cast_or_null<DIDerivedType>(type);
    if (derived == nullptr) return type;
    switch (derived->getTag()) {
      case dwarf::DW_TAG_typedef:
      case dwarf::DW_TAG_template_alias:
      case dwarf::DW_TAG_const_type:
      case dwarf::DW_TAG_volatile_type:
      case dwarf::DW_TAG_restrict_type:
        type = derived->getBaseType();
        break;
      default:
        return type;
    }
  }
}

bool is_constant(const DIType* type) {
  const auto* derived = dyn_cast_or_null<DIDerivedType>(type);
  if (derived == nullptr) return false;
  const unsigned tag = derived->getTag();
  if (tag == dwarf::DW_TAG_const_type) return true;
  const bool is_more = tag == dwarf::DW_TAG_typedef || tag == dwarf::DW_TAG_volatile_type;
  return is_more && is_constant(derived->getBaseType());
}

bool is_pointer(const DIType* type) {
  return type->getTag() == dwarf::DW_TAG_pointer_type || type->getTag() == dwarf::DW_TAG_reference_type;
}

/// A class of Metal's library by its name without arguments; "" for any other type.
StringRef library_class(const DIType* type) {
  const auto* composite = dyn_cast<DICompositeType>(type);
  if (composite == nullptr) return "";
  const auto* space = dyn_cast_or_null<DINamespace>(composite->getScope());
  return space != nullptr && space->getName() == "metal" ? type->getName().split('<').first : StringRef();
}

bool is_texture(StringRef name) { return name.starts_with("texture") || name.starts_with("depth"); }

const DIType* type_parameter(const DIType* of, unsigned n) {
  const DINodeArray all = cast<DICompositeType>(of)->getTemplateParams();
  const auto* p = n < all.size() ? dyn_cast<DITemplateTypeParameter>(all[n]) : nullptr;
  return p == nullptr ? nullptr : plain(p->getType());
}

std::uint64_t number_parameter(const DIType* of, unsigned n) {
  const DINodeArray all = cast<DICompositeType>(of)->getTemplateParams();
  const auto* p = n < all.size() ? dyn_cast<DITemplateValueParameter>(all[n]) : nullptr;
  const auto* value = p == nullptr ? nullptr : dyn_cast_or_null<ConstantAsMetadata>(p->getValue());
  const auto* number = value == nullptr ? nullptr : dyn_cast<ConstantInt>(value->getValue());
  return number == nullptr ? 0 : number->getZExtValue();
}

std::string scalar_name(const DIBasicType& type) {
  const std::uint64_t bits = type.getSizeInBits();
  switch (type.getEncoding()) {
    case dwarf::DW_ATE_boolean:
      return "bool";
    case dwarf::DW_ATE_float:
      return bits == 32 ? "float" : type.getName() == "__bf16" ? "bfloat" : "half";
    default:
      break;
  }
  const bool has_sign =
      type.getEncoding() == dwarf::DW_ATE_signed || type.getEncoding() == dwarf::DW_ATE_signed_char;
  const char* name = bits == 8 ? "char" : bits == 16 ? "short" : bits == 32 ? "int" : "long";
  return has_sign ? name : std::string("u") + name;
}

/// The name of a number, vector or matrix, also within an atomic; else "".
std::string value_name(const DIType* type) {
  if (type == nullptr) return "";
  if (const auto* basic = dyn_cast<DIBasicType>(type)) return scalar_name(*basic);
  if (type->getTag() == dwarf::DW_TAG_enumeration_type)
    return value_name(plain(cast<DICompositeType>(type)->getBaseType()));
  const StringRef name = library_class(type);
  if (name == "atomic") return value_name(type_parameter(type, 0));
  if (name == "vec") return value_name(type_parameter(type, 0)) + std::to_string(number_parameter(type, 1));
  if (name == "matrix")
    return value_name(type_parameter(type, 0)) + std::to_string(number_parameter(type, 1)) + "x" +
           std::to_string(number_parameter(type, 2));
  return "";
}

/// A member, or a base, of a structure.
struct place_in {
  const DIDerivedType* member;
  std::uint64_t offset;
};

/// Adds members in their order, also those of bases.
void add_members(const DICompositeType& of, std::uint64_t offset, std::vector<place_in>& all) {
  for (const DINode* n : of.getElements()) {
    const auto* m = dyn_cast<DIDerivedType>(n);
    if (m == nullptr || m->isStaticMember()) continue;
    const std::uint64_t at = offset + m->getOffsetInBits() / 8;
    if (m->getTag() == dwarf::DW_TAG_member) all.push_back({m, at});
    const auto* base = dyn_cast_or_null<DICompositeType>(plain(m->getBaseType()));
    if (m->getTag() == dwarf::DW_TAG_inheritance && base != nullptr) add_members(*base, at, all);
  }
}

std::vector<place_in> members_of(const DIType* structure) {
  std::vector<place_in> all;
  add_members(*cast<DICompositeType>(structure), 0, all);
  return all;
}

/// Of a member with [[id(n)]]: n as frontend/clang/structure_members.hpp says it; else "-".
std::string id_of(const DIDerivedType& member) {
  const auto* tags = dyn_cast_or_null<MDTuple>(member.getRawAnnotations());
  if (tags == nullptr) return "-";
  for (const MDOperand& tag : tags->operands()) {  // of a name and a text
    StringRef text = cast<MDString>(cast<MDNode>(tag)->getOperand(1))->getString();
    if (text.consume_front("pewter:id:")) return text.str();
  }
  return "-";
}

/// Lengths of an array's dimensions.
std::vector<std::uint64_t> lengths_of(const DICompositeType& array) {
  std::vector<std::uint64_t> all;
  for (const DINode* n : array.getElements()) {
    const auto* range = dyn_cast<DISubrange>(n);
    const auto* count = range == nullptr ? nullptr : dyn_cast_if_present<ConstantInt*>(range->getCount());
    all.push_back(count == nullptr || count->isNegative() ? 0 : count->getZExtValue());
  }
  return all;
}

std::uint64_t size_of(const DIType* type) {
  type = plain(type);
  return type == nullptr ? 0 : is_pointer(type) ? 8 : type->getSizeInBits() / 8;
}

std::uint64_t alignment_of(const DIType* type) {
  type = plain(type);
  if (type == nullptr) return 1;
  if (type->getAlignInBits() != 0) return type->getAlignInBits() / 8;
  const auto* composite = dyn_cast<DICompositeType>(type);
  if (composite == nullptr || composite->getTag() == dwarf::DW_TAG_enumeration_type)
    return std::max<std::uint64_t>(size_of(type), 1);
  if (composite->getTag() == dwarf::DW_TAG_array_type) return alignment_of(composite->getBaseType());
  std::uint64_t most = 1;
  for (const place_in& p : members_of(type)) {
    const std::uint64_t own = p.member->getAlignInBits() / 8;
    most = std::max({most, own, alignment_of(p.member->getBaseType())});
  }
  return most;
}

class type_writer {
 public:
  std::string of(const DIType* type) {
    type = plain(type);
    if (type == nullptr) return "object 0 1 void";
    const StringRef name = library_class(type);
    if (const std::string value = value_name(type); !value.empty()) return head("value", type) + " " + value;
    if (is_pointer(type)) return pointer(cast<DIDerivedType>(type)->getBaseType());
    if (is_texture(name)) {
      const std::string element = value_name(type_parameter(type, 0));
      return head("texture", type) + " " + name.str() + " " + element + " " +
             std::to_string(number_parameter(type, 1));
    }
    if (name == "array" && type_parameter(type, 0) != nullptr)
      return head("array", type) + " " + std::to_string(number_parameter(type, 1)) + " " +
             of(type_parameter(type, 0));
    const auto* composite = dyn_cast<DICompositeType>(type);
    if (!name.empty() || composite == nullptr)
      return head("object", type) + " " + (name.empty() ? "function" : name.str());
    if (composite->getTag() == dwarf::DW_TAG_array_type) return array(*composite, 0);
    return structure(*composite);
  }

 private:
  static std::string head(const char* kind, const DIType* type) {
    return std::string(kind) + " " + std::to_string(size_of(type)) + " " + std::to_string(alignment_of(type));
  }
  std::string pointer(const DIType* to) {
    return std::string("pointer 8 8 ") + (is_constant(to) ? "1 " : "0 ") + of(to);
  }
  /// The type of an array from a dimension on.
  std::string array(const DICompositeType& type, std::size_t dimension) {
    const std::vector<std::uint64_t> lengths = lengths_of(type);
    if (dimension == lengths.size()) return of(type.getBaseType());
    std::uint64_t bytes = size_of(type.getBaseType());
    for (std::size_t n = dimension; n < lengths.size(); ++n) bytes *= lengths[n];
    return "array " + std::to_string(bytes) + " " + std::to_string(alignment_of(&type)) + " " +
           std::to_string(lengths[dimension]) + " " + array(type, dimension + 1);
  }
  std::string structure(const DICompositeType& type) {
    if (std::find(open_.begin(), open_.end(), &type) != open_.end()) return head("struct", &type) + " 0";
    open_.push_back(&type);
    const std::vector<place_in> members = members_of(&type);
    std::string text = head("struct", &type) + " " + std::to_string(members.size());
    for (const place_in& p : members) {
      const std::string name = p.member->getName().str();
      text += " " + (name.empty() ? "-" : name) + " " + std::to_string(p.offset) + " " + id_of(*p.member) +
              " " + of(p.member->getBaseType());
    }
    open_.pop_back();
    return text;
  }

  std::vector<const DICompositeType*> open_;
};

/// What lies at an offset of a structure of buffers: a pointer, texture or the like, or a list of those.
const DIType* type_at(const DIType* type, std::uint64_t offset) {
  for (;;) {
    type = plain(type);
    const auto* composite = dyn_cast_or_null<DICompositeType>(type);
    if (composite == nullptr || !library_class(type).empty() ||
        composite->getTag() == dwarf::DW_TAG_array_type)
      return type;
    const std::vector<place_in> members = members_of(type);
    const auto found =
        std::find_if(members.rbegin(), members.rend(), [&](const place_in& p) { return p.offset <= offset; });
    if (found == members.rend()) return type;
    offset -= found->offset;
    type = found->member->getBaseType();
  }
}

}  // namespace

std::string reflected_type(const Argument& parameter) {
  const DataLayout& layout = parameter.getParent()->getDataLayout();
  for (const User* u : parameter.users()) {
    const auto* store = dyn_cast<StoreInst>(u);
    if (store == nullptr || store->getValueOperand() != &parameter) continue;
    APInt offset(64, 0);
    const Value* variable =
        store->getPointerOperand()->stripAndAccumulateConstantOffsets(layout, offset, true);
    for (const DbgVariableRecord* d : findDVRDeclares(const_cast<Value*>(variable))) {
      const DIType* type = type_at(d->getVariable()->getType(), offset.getZExtValue());
      return type_writer().of(type);
    }
  }
  return "";
}

std::string reflected_constants(Module& m, const std::vector<std::string>& asked) {
  std::string text;
  for (const unset_constant& c : unset_constants_in(m)) {
    SmallVector<DIGlobalVariableExpression*, 1> known;
    c.variable->getDebugInfo(known);
    if (known.empty()) continue;
    const DIGlobalVariable& v = *known.front()->getVariable();
    const std::string name = v.getName().str();
    const bool is_required = std::find(asked.begin(), asked.end(), name) == asked.end();
    text += "constant " + c.index + " " + name + (is_required ? " 1 " : " 0 ") +
            type_writer().of(v.getType()) + "\n";
  }
  return text;
}

}  // namespace pewter::metal
