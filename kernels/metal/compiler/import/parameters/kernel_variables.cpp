#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/import/annotations.hpp"
#include "kernels/metal/compiler/import/parameters/position_variables.hpp"
#include "kernels/metal/compiler/import/parameters/reflected_types.hpp"
#include "kernels/metal/compiler/import/parameters/threadgroup_variables.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Attributes whose types have one dimension in common.
bool has_dimensions(StringRef position) {
  return position == "thread_position_in_grid" || position == "thread_position_in_threadgroup" ||
         position == "threadgroup_position_in_grid" || position == "threads_per_grid" ||
         position == "threads_per_threadgroup" || position == "threadgroups_per_grid" ||
         position == "dispatch_threads_per_threadgroup";
}

class kernel_preparation {
 public:
  kernel_preparation(Function& f, kernel_info& info) : f_(f), m_(*f.getParent()), info_(info) {}

  void run() {
    share_threadgroup_variables(f_);
    std::vector<IntrinsicInst*> annotations;
    for (Instruction& i : instructions(f_)) {
      auto* a = dyn_cast<IntrinsicInst>(&i);
      if (a != nullptr && a->getIntrinsicID() == Intrinsic::var_annotation) annotations.push_back(a);
    }
    for (Argument& argument : f_.args()) own_copy(argument);
    find_variables();
    for (IntrinsicInst* a : annotations) annotate(*a);
    bind_the_rest();
    check_all_known();
    remove_annotations(f_);
    for (unsigned n = 0; n < f_.arg_size(); ++n) f_.removeParamAttr(n, Attribute::NonNull);
  }

 private:
  /// What an attribute says, or what stands for one.
  struct binding {
    StringRef attribute;
    std::int64_t index;
    bool is_constant, is_there;
    std::string place;
  };

  void annotate(IntrinsicInst& a) {
    StringRef text = text_of(a.getArgOperand(1));
    auto* variable = dyn_cast<AllocaInst>(a.getArgOperand(0)->stripPointerCasts());
    if (!text.consume_front("pewter:") || variable == nullptr) return;
    if (!text.starts_with("member:")) known_.insert(variable);
    if (text.consume_front("position:")) {
      const std::uint64_t count = put_position(text, *variable, a, info_.name);
      if (has_dimensions(text))
        check_dimensions(text, count, place_of(a.getArgOperand(2), a.getArgOperand(3)));
    } else if (text == "buffer" || text == "threadgroup_argument" || text == "texture" || text == "sampler") {
      binding by = binding_in(text, a, 0);
      for (const held_argument& h : held_[variable]) {
        bind(*h.argument, by);
        ++by.index;
      }
    } else if (text.consume_front("member:")) {
      bind_member(text, *variable, a);
    }
    a.eraseFromParent();
  }

  /// Of a structure that is a parameter (frontend/clang/structure_members.hpp).
  void bind_member(StringRef text, const AllocaInst& variable, const IntrinsicInst& a) {
    const auto [attribute, name] = text.split(':');
    Value* numbers = a.getArgOperand(4);
    const auto begin = static_cast<std::uint64_t>(number_of(numbers, 0));
    const std::uint64_t end = begin + static_cast<std::uint64_t>(number_of(numbers, 1));
    binding by = binding_in(attribute, a, 2);
    for (const held_argument& h : held_[&variable]) {
      if (h.offset < begin || h.offset >= end) continue;
      names_[h.argument] = name.str();
      if (attribute.empty()) continue;
      bind(*h.argument, by);
      ++by.index;
    }
  }

  /// @param first of the annotation's numbers: the index, whether it is constant, whether it is there
  static binding binding_in(StringRef attribute, const IntrinsicInst& a, unsigned first) {
    Value* numbers = a.getArgOperand(4);
    return {attribute, number_of(numbers, first), number_of(numbers, first + 1) == 1,
            number_of(numbers, first + 2) == 1, place_of(a.getArgOperand(2), a.getArgOperand(3))};
  }

  std::string place_of_kernel() const { return f_.getFnAttribute("pewter-place").getValueAsString().str(); }

  std::string name_of(const Argument& argument) const {
    const auto member = names_.find(&argument);
    return member != names_.end() ? member->second : argument.getName().split('.').first.str();
  }

  /// Metal's rule: scalars, or vectors of one length.
  void check_dimensions(StringRef attribute, std::uint64_t count, const std::string& place) {
    if (dimensions_ == 0) {
      dimensions_ = count;
      first_position_ = attribute.str();
    }
    if (count == dimensions_) return;
    throw error(place + ": kernel '" + info_.name + "': [[" + attribute.str() + "]] has " +
                std::to_string(count) + " dimensions where [[" + first_position_ + "]] has " +
                std::to_string(dimensions_) + ": a kernel's positions have the same number");
  }

  /// Values come with positions alone.
  void check_all_known() {
    for (const Argument& argument : f_.args()) {
      if (f_.getAttributes().hasParamAttr(argument.getArgNo(), "pewter-argument")) continue;
      bool is_known = argument.use_empty();  // a copy's is not the argument any more
      if (const auto copy = copies_.find(&argument); copy != copies_.end())
        is_known = known_.contains(copy->second);
      for (const User* u : argument.users()) {
        const auto* store = dyn_cast<StoreInst>(u);
        is_known = is_known ||
                   (store != nullptr && known_.contains(getUnderlyingObject(store->getPointerOperand())));
      }
      if (is_known) continue;
      throw error(
          place_of_kernel() + ": kernel '" + info_.name + "': parameter '" +
          argument.getName().split('.').first.str() +
          "' is a value: a kernel's are pointers, references, textures, samplers, structures of these, or "
          "positions by their attributes");
    }
  }

  /// A position that came by address, as three integers do on some targets, becomes a variable.
  void own_copy(Argument& argument) {
    if (!argument.hasByValAttr()) return;
    IRBuilder<> b(&*f_.getEntryBlock().getFirstInsertionPt());
    AllocaInst* variable = b.CreateAlloca(argument.getParamByValType());
    variable->setAlignment(argument.getParamAlign().valueOrOne());
    argument.replaceAllUsesWith(variable);
    copies_[&argument] = variable;
  }

  /// Which arguments a variable holds: one, or those of an array of textures, by their offsets.
  struct held_argument {
    std::uint64_t offset;
    Argument* argument;
  };
  void find_variables() {
    for (Argument& argument : f_.args()) {
      for (User* u : argument.users()) {
        auto* store = dyn_cast<StoreInst>(u);
        if (store == nullptr || store->getValueOperand() != &argument) continue;
        APInt offset(64, 0);
        const Value* variable =
            store->getPointerOperand()->stripAndAccumulateConstantOffsets(m_.getDataLayout(), offset, true);
        held_[variable].push_back({offset.getZExtValue(), &argument});
      }
    }
    for (auto& [variable, all] : held_)
      std::sort(all.begin(), all.end(), [](const auto& x, const auto& y) { return x.offset < y.offset; });
  }

  /// A kind of arguments: how many there may be, and where they begin among all.
  struct argument_kind {
    const char* name;
    std::uint32_t limit, first;
  };
  static argument_kind kind_of(StringRef annotation) {
    if (annotation == "buffer") return {"buffer", buffer_limit, 0};
    if (annotation == "texture") return {"texture", texture_limit, first_texture};
    if (annotation == "sampler") return {"sampler", sampler_limit, first_sampler};
    return {"threadgroup", buffer_limit, buffer_limit};
  }

  void bind(Argument& argument, const binding& by) {
    const argument_kind kind = kind_of(by.attribute);
    const auto refuse = [&](const std::string& why) {
      throw error(by.place + ": kernel '" + info_.name + "': [[" + kind.name + "(" +
                  std::to_string(by.index) + ")]]" + why);
    };
    if (by.index < 0 || by.index >= kind.limit) refuse(", must be 0 to " + std::to_string(kind.limit - 1));
    if (!argument.getType()->isPointerTy()) refuse(": '" + name_of(argument) + "' is a value");
    const StringRef own = kind_of_type(argument);
    if (own != kind.name && (own != "buffer" || kind.first != buffer_limit))
      refuse(": '" + name_of(argument) + "' is a " + own.str());
    const std::uint32_t flat = kind.first + static_cast<std::uint32_t>(by.index);
    const auto has_place = [&](const kernel_argument& other) { return other.index == flat; };
    if (by.is_there && any_of(info_.arguments, has_place)) refuse(": two parameters have it");
    if (by.is_there) info_.arguments.push_back({flat, name_of(argument), false, reflected_type(argument)});
    f_.addParamAttr(argument.getArgNo(),
                    Attribute::get(f_.getContext(), "pewter-argument", std::to_string(flat)));
    if (kind.first == buffer_limit)
      f_.addParamAttr(argument.getArgNo(), Attribute::get(f_.getContext(), "pewter-threadgroup"));
    if (by.is_constant) f_.addParamAttr(argument.getArgNo(), Attribute::NoAlias);
  }

  /// What lies at an offset of a type: a texture, a sampler, or else the address of a buffer.
  StringRef kind_at(Type* type, std::uint64_t offset) const {
    if (auto* array = dyn_cast<ArrayType>(type)) {
      const std::uint64_t bytes = m_.getDataLayout().getTypeAllocSize(array->getElementType());
      return kind_at(array->getElementType(), bytes == 0 ? 0 : offset % bytes);
    }
    auto* structure = dyn_cast<StructType>(type);
    if (structure == nullptr || structure->getNumElements() == 0) return "buffer";
    if (structure->hasName()) {
      StringRef name = structure->getName();
      name = name.drop_front(std::min(name.size(), name.find('.') + 1));
      if (name.starts_with("metal::texture") || name.starts_with("metal::depth")) return "texture";
      if (name.starts_with("metal::sampler")) return "sampler";
    }
    const StructLayout& layout = *m_.getDataLayout().getStructLayout(structure);
    const unsigned member = layout.getElementContainingOffset(offset);
    return kind_at(structure->getElementType(member),
                   offset - layout.getElementOffset(member).getFixedValue());
  }

  /// Of an argument: what the variable is that has it.
  StringRef kind_of_type(const Argument& argument) {
    for (const auto& [variable, all] : held_) {
      const auto* alloca = dyn_cast<AllocaInst>(variable);
      for (const held_argument& h : all)
        if (h.argument == &argument && alloca != nullptr)
          return kind_at(alloca->getAllocatedType(), h.offset);
    }
    return "buffer";
  }

  /// Arguments without an attribute take the indices of their kind that are left, in their order.
  void bind_the_rest() {
    for (Argument& argument : f_.args()) {
      if (!argument.getType()->isPointerTy() || argument.hasByValAttr() ||
          f_.getAttributes().hasParamAttr(argument.getArgNo(), "pewter-argument"))
        continue;
      const StringRef kind = kind_of_type(argument);
      std::uint32_t next = kind_of(kind).first;
      const auto is_next = [&](const kernel_argument& a) { return a.index == next; };
      while (any_of(info_.arguments, is_next)) ++next;
      bind(argument, {kind, next - kind_of(kind).first, false, true, place_of_kernel()});
    }
  }

  Function& f_;
  Module& m_;
  kernel_info& info_;
  SmallPtrSet<const Value*, 16> known_;                      ///< variables of parameters with an attribute
  std::map<const Argument*, const Value*> copies_;           ///< of arguments that came by address
  std::map<const Value*, std::vector<held_argument>> held_;  ///< by variable
  std::map<const Argument*, std::string> names_;             ///< of members of structures
  std::uint64_t dimensions_ = 0;                             ///< of positions, by the first one
  std::string first_position_;
};

}  // namespace

void prepare_variables(Function& kernel, kernel_info& info) { kernel_preparation(kernel, info).run(); }

}  // namespace pewter::metal
