#include "kernels/metal/compiler/frontend/clang/structure_members.hpp"

#pragma GCC diagnostic ignored "-Wnonnull"  // g++ takes the source of clang's lazy pointers for null

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclGroup.h>
#include <clang/AST/Expr.h>
#include <clang/AST/RecordLayout.h>
#include <clang/Basic/Diagnostic.h>
#include <llvm/ADT/APSInt.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/StringExtras.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pewter::metal {
namespace {

using namespace clang;

constexpr llvm::StringLiteral id_annotation = "pewter:id";

/// What the rewriter has put to a member or parameter for [[buffer(n)]] and its like.
const AnnotateAttr* binding_of(const DeclaratorDecl& declared) {
  for (const auto* a : declared.specific_attrs<AnnotateAttr>())
    if (a->getAnnotation().starts_with("pewter:") && a->getAnnotation() != id_annotation &&
        a->args_size() != 0)
      return a;
  return nullptr;
}

llvm::StringRef kind_of(const AnnotateAttr& binding) {
  return binding.getAnnotation().drop_front(llvm::StringRef("pewter:").size());
}

/// A structure or union whose definition is known and has no error.
const CXXRecordDecl* record_of(QualType type) {
  const CXXRecordDecl* record = type->getAsCXXRecordDecl();
  record = record == nullptr ? nullptr : record->getDefinition();
  if (record == nullptr || record->isDependentType() || record->isInvalidDecl()) return nullptr;
  return record;
}

/// A structure of the source's own.
const CXXRecordDecl* structure_of(QualType type) {
  const CXXRecordDecl* record = record_of(type);
  if (record == nullptr || record->isUnion()) return nullptr;
  for (const DeclContext* c = record->getDeclContext(); c != nullptr; c = c->getParent()) {
    const auto* space = dyn_cast<NamespaceDecl>(c);
    if (space != nullptr && space->getName() == "metal") return nullptr;
  }
  return record;
}

/// Members with bindings in a value: in each element of an array, in unions and bases.
void bound_members_in(QualType type, std::vector<const FieldDecl*>& all) {
  const CXXRecordDecl* record = record_of(QualType(type->getBaseElementTypeUnsafe(), 0));
  if (record == nullptr) return;
  for (const CXXBaseSpecifier& base : record->bases()) bound_members_in(base.getType(), all);
  for (const FieldDecl* field : record->fields()) {
    if (binding_of(*field) != nullptr) all.push_back(field);
    bound_members_in(field->getType(), all);
  }
}

struct found_member {
  const FieldDecl* field;
  std::string name;  ///< below the parameter: "in.data"
  std::uint64_t offset;
};

class members_of_parameters : public ASTConsumer {
  void Initialize(ASTContext& context) override { context_ = &context; }

  bool HandleTopLevelDecl(DeclGroupRef group) override {
    if (context_->getDiagnostics().hasErrorOccurred()) return true;
    for (Decl* d : group) visit(*d);
    return true;
  }

  void HandleTagDeclDefinition(TagDecl* d) override {
    const auto* record = dyn_cast<CXXRecordDecl>(d);
    if (record == nullptr || record->isDependentType()) return;
    for (FieldDecl* field : record->fields())
      for (const auto* a : field->specific_attrs<AnnotateAttr>())
        if (a->getAnnotation() == id_annotation && a->args_size() != 0) tag(*field, **a->args_begin());
  }

  void tag(FieldDecl& field, const Expr& id) {
    const std::optional<llvm::APSInt> value = id.getIntegerConstantExpr(*context_);
    if (!value) return;
    const std::string text = (id_annotation + ":" + llvm::toString(*value, 10)).str();
    field.addAttr(BTFDeclTagAttr::CreateImplicit(*context_, text));
  }

  void visit(Decl& d) {
    if (isa<NamespaceDecl>(d) || isa<LinkageSpecDecl>(d)) {
      for (Decl* inner : cast<DeclContext>(d).decls()) visit(*inner);
    } else if (auto* function = dyn_cast<FunctionDecl>(&d); function != nullptr && is_kernel(*function)) {
      for (ParmVarDecl* p : function->parameters()) parameter(*p);
    }
  }

  static bool is_kernel(const FunctionDecl& f) {
    return !f.isDependentContext() && llvm::any_of(f.specific_attrs<AnnotateAttr>(), [](const auto* a) {
      return a->getAnnotation().starts_with("pewter:kernel") ||
             a->getAnnotation().starts_with("pewter:host_name");
    });
  }

  void parameter(ParmVarDecl& p) {
    if (p.isInvalidDecl()) return;
    const QualType type = p.getType();
    const bool is_in_buffer = is_address(type);
    const CXXRecordDecl* structure = structure_of(is_in_buffer ? type->getPointeeType() : type);
    if (structure == nullptr) return refuse_bound_members(type);
    const bool is_bound = binding_of(p) != nullptr;
    std::vector<found_member> members;
    find(*structure, "", 0, members);
    for (const found_member& m : members) {
      const bool has_binding = binding_of(*m.field) != nullptr;
      if (is_in_buffer && has_binding)
        report(*m.field, in_a_buffer);
      else if (is_bound && has_binding)
        report(*m.field, "the parameter is bound itself");
      else if (!is_in_buffer && !is_bound)
        annotate(p, m);
      refuse_bound_members(m.field->getType());
    }
  }

  static bool is_address(QualType type) { return type->isPointerType() || type->isReferenceType(); }

  /// Of what is no structure: no parameter is made of such members.
  void refuse_bound_members(QualType arrays) {
    const QualType type(arrays->getBaseElementTypeUnsafe(), 0);
    const bool is_in_buffer = is_address(type);
    std::vector<const FieldDecl*> members;
    bound_members_in(is_in_buffer ? type->getPointeeType() : type, members);
    for (const FieldDecl* m : members)
      report(*m, is_in_buffer ? in_a_buffer : "members of unions and of arrays' elements cannot be bound");
  }

  /// In their order, those of bases and of inner structures among them.
  void find(const CXXRecordDecl& structure, const std::string& path, std::uint64_t offset,
            std::vector<found_member>& all) {
    const ASTRecordLayout& layout = context_->getASTRecordLayout(&structure);
    for (const CXXBaseSpecifier& base : structure.bases()) {
      const CXXRecordDecl* inner = structure_of(base.getType());
      if (base.isVirtual()) refuse_bound_members(base.getType());
      if (inner == nullptr || base.isVirtual()) continue;
      const auto at = static_cast<std::uint64_t>(layout.getBaseClassOffset(inner).getQuantity());
      find(*inner, path, offset + at, all);
    }
    for (const FieldDecl* field : structure.fields()) {
      const std::uint64_t at = offset + layout.getFieldOffset(field->getFieldIndex()) / 8;
      const std::string name = path + (path.empty() ? "" : ".") + field->getNameAsString();
      const CXXRecordDecl* inner = structure_of(field->getType());
      if (inner == nullptr) {
        all.push_back({field, name, at});
      } else {
        if (binding_of(*field) != nullptr) report(*field, "it is a structure, whose own members are bound");
        find(*inner, name, at, all);
      }
    }
  }

  void report(const FieldDecl& field, const char* why) {
    if (!reported_.insert(&field).second) return;
    DiagnosticsEngine& messages = context_->getDiagnostics();
    messages.Report(field.getLocation(),
                    messages.getCustomDiagID(DiagnosticsEngine::Error, "[[%0]] of member '%1': %2"))
        << kind_of(*binding_of(field)) << field.getName() << why;
  }

  Expr* number(std::uint64_t value) {
    const QualType type = context_->UnsignedLongTy;
    const llvm::APInt bits(static_cast<unsigned>(context_->getTypeSize(type)), value);
    return ConstantExpr::Create(*context_, IntegerLiteral::Create(*context_, bits, type, SourceLocation()),
                                APValue(llvm::APSInt(bits)));
  }

  void annotate(ParmVarDecl& p, const found_member& m) {
    const AnnotateAttr* binding = binding_of(*m.field);
    const CharUnits bytes = m.field->getType()->isReferenceType()
                                ? context_->getTypeSizeInChars(context_->VoidPtrTy)
                                : context_->getTypeSizeInChars(m.field->getType());
    std::vector<Expr*> arguments = {number(m.offset),
                                    number(static_cast<std::uint64_t>(bytes.getQuantity()))};
    std::string text = "pewter:member:";
    if (binding != nullptr) {
      text += kind_of(*binding);
      arguments.insert(arguments.end(), binding->args_begin(), binding->args_end());
    }
    text += ":" + m.name;
    p.addAttr(AnnotateAttr::CreateImplicit(*context_, text, arguments.data(),
                                           static_cast<unsigned>(arguments.size()), p.getSourceRange()));
  }

  static constexpr const char* in_a_buffer = "the structure lies in a buffer, where members have [[id(n)]]";
  ASTContext* context_ = nullptr;
  llvm::SmallPtrSet<const FieldDecl*, 4> reported_;
};

}  // namespace

std::unique_ptr<clang::ASTConsumer> structure_members() { return std::make_unique<members_of_parameters>(); }

}  // namespace pewter::metal
