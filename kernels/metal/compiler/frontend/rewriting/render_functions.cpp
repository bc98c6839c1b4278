#include "kernels/metal/compiler/frontend/rewriting/render_functions.hpp"

#include <algorithm>
#include <cctype>

#include "kernels/metal/compiler/frontend/rewriting/entry_points.hpp"

namespace pewter::metal {
namespace {

bool is_attribute_of_function(std::string_view w) {
  return w == "vertex" || w == "fragment" || w == "mesh" || w == "object" || w == "intersection";
}

class render_function_search {
 public:
  explicit render_function_search(const source_tokens& tokens) : tokens_(tokens) {}

  compute_source run() {
    int parentheses = 0;
    for (std::size_t t = 0; t < tokens_.size(); ++t) {
      if (tokens_[t].of_header) {
        head_ = t + 1;
        continue;
      }
      if (tokens_.is(t, "(")) ++parentheses;
      if (tokens_.is(t, ")")) --parentheses;
      const std::string_view kind = parentheses == 0 ? kind_at(t) : std::string_view();
      if (!kind.empty()) {
        t = leave_out(t, std::string(kind));
        head_ = t + 1;
      } else if (tokens_.is(t, ";") || tokens_.is(t, "{") || tokens_.is(t, "}")) {
        head_ = t + 1;
      }
    }
    return {std::move(text_), std::move(left_out_)};
  }

 private:
  /// The kind of a graphics function, if the token makes it one; else empty.
  std::string_view kind_at(std::size_t t) const {
    const std::string_view w = tokens_.str(t);
    if (w == "vertex" || w == "fragment") return is_qualifier(t) ? w : std::string_view();
    if (w != "[" || !tokens_.is(t + 1, "[")) return {};
    const std::size_t close = tokens_.closing(t);
    for (std::size_t a = t + 2; a < close; ++a) {
      if (tokens_.is(a, "(")) a = tokens_.closing(a);
      if (is_attribute_of_function(tokens_.str(a))) return tokens_.str(a);
    }
    return {};
  }

  /// As the first word of a declaration, or behind what may stand before it.
  bool is_qualifier(std::size_t t) const {
    if (t + 1 < tokens_.size() && tokens_[t + 1].kind != token::word && !tokens_.is(t + 1, "[")) return false;
    if (t == head_) return true;
    const std::string_view before = tokens_.str(t - 1);
    return before == ">" || before == "]" || before == "static" || before == "inline" || before == "extern" ||
           before == "template";
  }

  /// The declaration that token t is of. @return its last token
  std::size_t leave_out(std::size_t t, const std::string& kind) {
    std::size_t end = t;
    while (end < tokens_.size() && !tokens_.is(end, ";") && !tokens_.is(end, "{"))
      end = tokens_.is(end, "(") || tokens_.is(end, "[") ? tokens_.closing(end) + 1 : end + 1;
    if (tokens_.is(end, "{")) end = tokens_.closing(end);
    end = std::min(end, tokens_.size() - 1);
    // Each instantiation of a template has a name.
    const named_kernel named = kernel_name(tokens_, head_, t);
    const bool is_template = tokens_.is(head_, "template") && !named.has_host_name;
    const bool is_known = std::any_of(left_out_.begin(), left_out_.end(),
                                      [&](const left_out_function& f) { return f.name == named.name; });
    if (!is_template && !is_known) left_out_.push_back({kind, named.name, tokens_.place_of(t)});
    blank(tokens_[head_].begin, tokens_[end].end);
    return end;
  }

  /// Line markers within stay, as lines are counted from them.
  void blank(std::size_t begin, std::size_t end) {
    if (text_.empty()) text_ = tokens_.source();
    for (std::size_t i = begin; i < end;) {
      const std::size_t stop = std::min(text_.find('\n', i), end);
      const bool is_marker = i > begin && text_.compare(i, 2, "# ") == 0;
      if (!is_marker)
        std::fill(text_.begin() + static_cast<std::ptrdiff_t>(i),
                  text_.begin() + static_cast<std::ptrdiff_t>(stop), ' ');
      i = stop + 1;
    }
  }

  const source_tokens& tokens_;
  std::string text_;
  std::size_t head_ = 0;  ///< the first token after the last statement
  std::vector<left_out_function> left_out_;
};

}  // namespace

compute_source without_render_functions(const source_tokens& preprocessed) {
  return render_function_search(preprocessed).run();
}

}  // namespace pewter::metal
