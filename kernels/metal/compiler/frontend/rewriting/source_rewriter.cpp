#include "kernels/metal/compiler/frontend/rewriting/source_rewriter.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

#include "kernels/metal/compiler/frontend/rewriting/address_spaces.hpp"
#include "kernels/metal/compiler/frontend/rewriting/entry_points.hpp"
#include "kernels/metal/compiler/frontend/rewriting/function_constants.hpp"
#include "kernels/metal/compiler/frontend/rewriting/kernel_names.hpp"
#include "kernels/metal/compiler/frontend/rewriting/parameter_attributes.hpp"
#include "kernels/metal/compiler/frontend/rewriting/render_functions.hpp"
#include "kernels/metal/compiler/frontend/rewriting/swizzles.hpp"
#include "kernels/metal/compiler/frontend/rewriting/threadgroup_declarations.hpp"
#include "kernels/metal/compiler/frontend/rewriting/unsupported.hpp"
#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"
#include "kernels/metal/compiler/frontend/text/text_edits.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

constexpr std::string_view dropped_attributes[] = {"id", "function_constant", "user", "host_name"};

bool contains(const std::vector<std::string>& all, const std::string& name) {
  return std::find(all.begin(), all.end(), name) != all.end();
}

class rewriter {
 public:
  rewriter(const source_tokens& tokens, const rewrite_options& options)
      : options_(options), tokens_(tokens), edits_(tokens_) {}

  rewritten_source run() {
    find_names();
    result_.unsupported = find_unsupported(tokens_);
    positions_ = program_positions(tokens_);
    library_names_ = kernel_names(tokens_);
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      if (positions_.count(at_) != 0) edits_.replace(tokens_[at_].begin, tokens_[at_].begin, "extern ");
      if (is(at_, "[") && is(at_ + 1, "[") && tokens_[at_].end == tokens_[at_ + 1].begin) {
        attribute_list();
      } else if (tokens_[at_].kind == token::word) {
        word();
      } else if (tokens_[at_].kind == token::number) {
        edits_.replace_suffix(at_);
      } else if (!tokens_[at_].of_header) {
        note_scope();
      }
      if (tokens_[at_].of_header) head_ = at_ + 1;
    }
    result_.text = edits_.finished();
    note_missing_names();
    result_.text.insert(0, text_of_constants(options_.constants, constant_index_, result_.unknown_constants));
    return std::move(result_);
  }

 private:
  /// A name that the source gives must be one of the library's.
  void note_missing_names() {
    for (std::size_t t = 0; t < tokens_.size(); ++t) {
      if (tokens_[t].of_header || !is(t, "host_name") || !is(t + 1, "(")) continue;
      const std::string name = literal_text(tokens_, t + 2, closing(t + 1));
      if (!contains(result_.kernels, name) && !contains(result_.visible, name))
        result_.unsupported.push_back(tokens_.place_of(t) + ": [[host_name(\"" + name +
                                      "\")]]: of a declaration that makes no entry point");
    }
  }

  std::string_view str(std::size_t t) const { return tokens_.str(t); }
  bool is(std::size_t t, std::string_view s) const { return tokens_.is(t, s); }
  std::string_view between(std::size_t first, std::size_t last) const { return tokens_.between(first, last); }
  std::size_t closing(std::size_t open) const { return tokens_.closing(open); }

  void note_scope() {
    if (is(at_, "{")) {
      scopes_.push_back(
          {++scope_count_, opens_declarations(tokens_, head_, at_), opens_structure(tokens_, head_, at_)});
    } else if (is(at_, "}") && scopes_.size() > 1) {
      scopes_.pop_back();
    }
    if (is(at_, ";") || is(at_, "{") || is(at_, "}")) head_ = at_ + 1;
    if (at_ == conditions_.before && !conditions_.text.empty())
      edits_.replace(tokens_[at_].begin, tokens_[at_].begin, conditions_.text);
    if (is(at_, ")") && scopes_.back().has_declarations)
      conditions_ = overloads_.conditions(tokens_, head_, at_, scopes_.back().number);
  }

  /// Words of the user's source that may be names of members: none of these is taken for a swizzle.
  void find_names() {
    for (std::size_t t = 0; t < tokens_.size(); ++t) {
      if (tokens_[t].of_header || tokens_[t].kind != token::word) continue;
      if (t == 0 || !(is(t - 1, ".") || (is(t - 1, ">") && t > 1 && is(t - 2, "-"))))
        names_of_user_.insert(str(t));
    }
  }

  /// The address space of a method's object, behind its parameters and then behind const, as C++ has
  /// attributes.
  void method_of_space(std::string_view space) {
    std::size_t last = at_;
    std::string qualifiers;
    while (is(last + 1, "const") || is(last + 1, "volatile") || is(last + 1, "noexcept"))
      qualifiers += std::string(str(++last)) + " ";
    const char* mark = space == "device"        ? "__pw_md"
                       : space == "constant"    ? "__pw_mc"
                       : space == "threadgroup" ? "__pw_mt"
                                                : "";
    edits_.replace_tokens(at_, last, qualifiers + mark + edits_.newlines_of(at_, last));
    at_ = last;
  }

  void word() {
    const std::string_view w = str(at_);
    if (const swizzle found = parse_swizzle(tokens_, at_, names_of_user_); found.last != 0) {
      edits_.replace_tokens(at_, found.last, found.name);
      at_ = found.last;
      return;
    }
    if (is_space(w) && qualifies_method(tokens_, at_)) {
      method_of_space(w);
    } else if (w == "kernel") {
      if (!tokens_[at_].of_header) edits_.replace_token(at_, entry_point());
    } else if (w == "device" || w == "thread") {
      edits_.replace_token(at_, "");
    } else if (is_label_of_builtin(tokens_, at_)) {
      for (const std::size_t last = at_ + 3; at_ < last; ++at_) edits_.replace_token(at_, "");
      edits_.replace_token(at_, "");
    } else if (w == "constant") {
      edits_.replace_token(at_, "const");
    } else if (w == "threadgroup") {
      const bool has_value = !tokens_[at_].of_header && declares_initialized_variable(tokens_, head_, at_);
      edits_.replace_token(at_, has_value ? "__pw_ti" : "__pw_tg");
    } else if (w == "coherent" && !tokens_[at_].of_header) {
      coherence();
    } else if (w == "template" && !is(at_ + 1, "<")) {
      instantiation();
    } else if (w == "template" && !tokens_[at_].of_header) {
      for (const std::size_t t : vector_lengths(tokens_, at_)) vector_lengths_.insert(t);
      repeated_specialization();
    } else if (vector_lengths_.count(at_) != 0) {
      edits_.replace_token(at_, "auto");
    } else if (w == "is_function_constant_defined" && is(at_ + 1, "(") && is(at_ + 3, ")")) {
      const auto found = constant_index_.find(std::string(str(at_ + 2)));
      const std::string index = found == constant_index_.end() ? "-1" : found->second;
      result_.asked_constants.emplace_back(str(at_ + 2));
      edits_.replace(tokens_[at_].begin, tokens_[at_ + 3].end, "(__pw_fc<" + index + ">::defined)");
      at_ += 3;
    }
  }

  /// Metal 3.2's qualifier of memory that all threads see alike, `coherent` or `coherent(device)`: ours is.
  void coherence() {
    const bool has_scope = is(at_ + 1, "(") && is(at_ + 3, ")");
    const std::size_t last = has_scope ? at_ + 3 : at_;
    const auto qualifies = [](std::string_view w) { return is_space(w) || w == "const" || w == "volatile"; };
    if (!qualifies(str(last + 1)) && (at_ == 0 || !qualifies(str(at_ - 1)))) return;  // a name
    for (std::size_t t = at_; t <= last; ++t) edits_.replace_token(t, "");
    at_ = last;
  }

  void attribute_list() {
    const std::size_t open = at_;
    const std::size_t close = closing(open);  // the outer ]
    std::string kept;
    std::string after;
    for (std::size_t t = open + 2; t < close - 1;) {
      std::size_t end = t;  // one attribute: tokens [t, end)
      while (end < close - 1 && !is(end, ",")) end = is(end, "(") ? closing(end) + 1 : end + 1;
      one_attribute(t, end, open, close, kept, after);
      t = end + 1;
    }
    std::string by = kept.empty() ? std::string() : "[[" + kept + "]]";
    edits_.replace(tokens_[open].begin, tokens_[close].end, by + after);
    if (after.rfind(" = __pw_fc<", 0) == 0) leave_out_constexpr();
    at_ = close;
  }

  /// Whether the statement of an attribute list is a constant's: not a member that there is if one says so.
  bool declares_constant(std::size_t list) const {
    const auto says = [&](std::string_view word) {
      for (std::size_t t = head_; t < list; ++t)
        if (is(t, word)) return true;
      return false;
    };
    return says("constant") && (!scopes_.back().is_structure || says("static"));
  }

  /// Of the declaration that has just been written: without a value a function constant is no constant
  /// expression.
  void leave_out_constexpr() { edits_.blank_in_statement("constexpr"); }

  void one_attribute(std::size_t t, std::size_t end, std::size_t open, std::size_t close, std::string& kept,
                     std::string& after) {
    const std::string name(str(t));
    const bool has_arguments = is(t + 1, "(") && t + 1 < end;
    const std::string_view arguments = has_arguments ? between(t + 2, end - 1) : std::string_view();
    std::string made;
    if (is_position(name) && is(close + 1, ";") && positions_.count(head_) != 0) {
      after += " __asm__(\"pewter.global." + std::to_string(names_++) + "." + name + "\")";
    } else if (is_of_parameter(name)) {
      after += " " + parameter_annotation(tokens_, t, end, open);
    } else if (name == "kernel") {
      after += " " + entry_point();
    } else if (name == "visible" || name == "stitchable") {
      const named_kernel visible = kernel_name(tokens_, head_, open);
      if (!is_primary_template(tokens_, head_) && !visible.name.empty() && !visible.is_declaration)
        result_.visible.push_back(visible.name);
      made = "gnu::used, clang::annotate(\"pewter:visible\")";
    } else if (name == "max_total_threads_per_threadgroup") {
      made = "clang::annotate(\"pewter:max_threads\", " + std::string(arguments) + ")";
    } else if (name == "function_constant" && is(close + 1, ";") && declares_constant(open)) {
      const std::string variable(str(open - 1));
      constant_index_[variable] = std::string(arguments);
      after += " = __pw_fc<" + std::string(arguments) + ">::get<decltype(" + variable + ")>()";
      if (options_.reflects) made = "gnu::used";
    } else if (name == "id" && options_.reflects) {
      after += " __attribute__((annotate(\"pewter:id\", " + std::string(arguments) + ")))";
    } else if (std::ranges::find(dropped_attributes, name) == std::end(dropped_attributes)) {
      made = std::string(between(t, end));
    }
    if (made.empty()) return;
    if (!kept.empty()) kept += ", ";
    kept += made;
  }

  bool is_wanted(const std::string& kernel) const {
    return options_.only.empty() || contains(options_.only, kernel);
  }

  /// What stands for `kernel`. One that is not wanted is a function that nobody calls.
  std::string entry_point() {
    const library_name& k = library_names_[at_];
    if (is_primary_template(tokens_, head_) || k.name.empty()) return "__pw_k";
    const bool is_known = contains(result_.kernels, k.name);
    if (k.is_defined && !is_known) result_.kernels.push_back(k.name);
    if (!is_wanted(k.name)) return is(head_, "template") ? "" : "__attribute__((internal_linkage))";
    if (!k.is_defined) return "";
    return k.is_given ? "__attribute__((annotate(\"pewter:host_name:" + k.name + "\"))) __pw_k" : "__pw_k";
  }

  void repeated_specialization() {
    const specialization s = parse_specialization(tokens_, at_);
    if (s.end == 0 || specializations_.insert(std::to_string(scopes_.back().number) + s.signature).second)
      return;
    edits_.replace(tokens_[at_].begin, tokens_[s.end].end, edits_.newlines_of(at_, s.end));
    at_ = s.end;
    head_ = at_ + 1;
  }

  void instantiation() {
    const named_instantiation i = parse_instantiation(tokens_, at_);
    if (i.end == 0 || i.host_name.empty()) return;
    (i.is_visible ? result_.visible : result_.kernels).push_back(i.host_name);
    std::string by;
    if (i.is_visible || is_wanted(i.host_name)) {
      const std::string pointer = "__pw_h" + std::to_string(names_++);
      std::string type = i.type;
      type.replace(type.find('@'), 1, pointer);
      by = "__attribute__((used, annotate(\"pewter:host_name:" + i.host_name + "\"))) static " + type +
           " = &" + i.function + ";";
    }
    edits_.replace(tokens_[at_].begin, tokens_[i.end].end, by + edits_.newlines_of(at_, i.end));
    at_ = i.end;
    head_ = at_ + 1;
  }

  const rewrite_options& options_;
  const source_tokens& tokens_;
  text_edits edits_;
  std::set<std::string_view> names_of_user_;
  std::vector<source_scope> scopes_ = {{0, true, false}};
  unsigned scope_count_ = 0;
  std::size_t head_ = 0;  ///< the first token after the last statement
  space_overloads overloads_;
  space_overloads::placed_conditions conditions_;  ///< of the function that begins
  std::set<std::size_t> positions_;                ///< tokens: declarations of program_positions
  std::map<std::size_t, library_name> library_names_;
  std::set<std::string> specializations_;
  std::set<std::size_t> vector_lengths_;  ///< tokens: their types in lists of template parameters
  std::size_t at_ = 0;
  std::map<std::string, std::string> constant_index_;
  unsigned names_ = 0;
  rewritten_source result_;
};

}  // namespace

rewritten_source rewrite(std::string_view preprocessed, const rewrite_options& options) {
  source_tokens tokens(preprocessed);
  compute_source own = without_render_functions(tokens);
  if (!own.text.empty()) tokens = source_tokens(own.text);
  rewritten_source made = rewriter(tokens, options).run();
  made.left_out = std::move(own.left_out);
  return made;
}

}  // namespace pewter::metal
