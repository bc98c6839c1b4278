#include "kernels/metal/compiler/frontend/rewriting/unused_declarations.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {
namespace {

struct declaration {
  std::size_t first, last;              ///< tokens
  std::vector<std::string_view> names;  ///< one of them in what is kept keeps it; none: it is kept
};

const std::set<std::string_view>& introducing_types() {
  static const std::set<std::string_view> all = {"struct", "class", "union"};
  return all;
}

/// Words after which stands a parenthesis that is no list of parameters.
const std::set<std::string_view>& with_parentheses() {
  static const std::set<std::string_view> all = {"__attribute__", "alignas",  "decltype",
                                                 "__declspec",    "noexcept", "explicit"};
  return all;
}

/// Words of declarations that are kept: others than the source use them, or their names have another form.
const std::set<std::string_view>& keeping() {
  static const std::set<std::string_view> all = {"__pw_k", "used",   "operator", "enum",
                                                 "extern", "friend", "__asm__"};
  return all;
}

class declaration_search {
 public:
  declaration_search(std::string_view text, const std::set<std::string>& words)
      : tokens_(text), text_(text), words_(words) {}

  std::string run() {
    for (std::size_t t = 0; t < tokens_.size();) t = next(t);
    keep_what_is_used();
    for (std::size_t d = 0; d < all_.size(); ++d) {
      if (!is_kept_[d]) blank(tokens_[all_[d].first].begin, tokens_[all_[d].last].end);
    }
    return std::move(text_);
  }

 private:
  bool is(std::size_t t, std::string_view s) const { return tokens_.is(t, s); }
  bool is_word(std::size_t t) const { return t < tokens_.size() && tokens_[t].kind == token::word; }

  /// The token behind the list that `<` at t begins.
  std::size_t behind_angles(std::size_t t) const {
    int depth = 0;
    for (; t < tokens_.size(); ++t) {
      if (is(t, "(") || is(t, "[") || is(t, "{")) t = tokens_.closing(t);
      if (is(t, "<")) ++depth;
      if (is(t, ">") && --depth == 0) return t + 1;
    }
    return t;
  }

  /// Takes the declaration at t. @return the token behind it
  std::size_t next(std::size_t t) {
    if (is(t, ";") || is(t, "}")) return t + 1;
    std::size_t at = t;
    while (is(at, "template") && is(at + 1, "<")) at = behind_angles(at + 1);
    if (is(at, "namespace") || (is(at, "inline") && is(at + 1, "namespace"))) {
      while (at < tokens_.size() && !is(at, "{") && !is(at, ";")) ++at;
      note({t, std::min(at, tokens_.size() - 1), {}});
      return at + 1;  // what is in it is looked at
    }
    const std::size_t head = at;
    declaration d{t, t, {}};
    bool has_value = false;
    std::size_t name = 0, body = 0;  // of a function; the first brace
    for (; at < tokens_.size() && !is(at, ";"); ++at) {
      if (is(at, "=") && body == 0) {
        if (!has_value && name == 0) name_of_variable(head, at, d);
        has_value = true;
      }
      if (is(at, "(") && name == 0 && !has_value && at > head &&
          with_parentheses().count(tokens_.str(at - 1)) == 0)
        name = at;
      if (is(at, "{") && body == 0) body = at;
      if (is(at, "(") || is(at, "[") || is(at, "{")) at = tokens_.closing(at);
      if (body != 0 && is(at, "}") && name != 0 && name < body && !has_value) break;  // a function's end
    }
    d.last = std::min(at, tokens_.size() - 1);
    find_names(head, name, body, has_value, d);
    const bool is_known = std::any_of(d.names.begin(), d.names.end(),
                                      [&](std::string_view n) { return words_.count(std::string(n)) != 0; });
    if (is_known || is_keeping(t, body == 0 ? d.last : body)) d.names.clear();
    note(std::move(d));
    return at + 1;
  }

  /// Whether the source's own names do not say who uses what begins with these tokens. A template is used by
  /// its name alone.
  bool is_keeping(std::size_t first, std::size_t last) const {
    const bool is_template = is(first, "template") && is(first + 1, "<") && !is(first + 2, ">");
    for (std::size_t t = first; t < last; ++t) {
      if (is_word(t) && keeping().count(tokens_.str(t)) != 0 && !(is_template && is(t, "__pw_k")))
        return true;
    }
    return false;
  }

  void find_names(std::size_t head, std::size_t parameters, std::size_t body, bool has_value,
                  declaration& d) {
    const bool is_function = parameters != 0 && body > parameters && !has_value;
    if (is(head, "typedef")) {
      d.names.clear();
      if (is_word(d.last - 1) && !has_comma(head, body == 0 ? d.last : body))
        d.names.push_back(tokens_.str(d.last - 1));
      if (is_word(head + 2) && body != 0) d.names.push_back(tokens_.str(head + 2));  // struct's own
    } else if (is(head, "using")) {
      d.names.clear();
      if (is_word(head + 1) && is(head + 2, "=")) d.names.push_back(tokens_.str(head + 1));
    } else if (introducing_types().count(tokens_.str(head)) != 0) {
      d.names.clear();
      const bool is_plain = is_word(head + 1) && (is(head + 2, "{") || is(head + 2, "<") ||
                                                  (is(head + 2, ":") && !is(head + 3, ":")));
      if (is_plain && body != 0 && tokens_.closing(body) + 1 == d.last)
        d.names.push_back(tokens_.str(head + 1));
    } else if (is_function) {
      d.names.clear();
      name_of_function(head, parameters, d);
    }
  }

  bool has_comma(std::size_t first, std::size_t last) const {
    for (std::size_t t = first; t < last; ++t) {
      if (is(t, "(") || is(t, "[") || is(t, "{")) t = tokens_.closing(t);
      if (is(t, ",")) return true;
    }
    return false;
  }

  /// `type name = ` or `type name[4] = ` with one name: with `,` anywhere outside of brackets it may have
  /// more.
  void name_of_variable(std::size_t head, std::size_t equals, declaration& d) {
    std::size_t end = equals;
    while (end < tokens_.size() && !is(end, ";"))
      end = is(end, "(") || is(end, "[") || is(end, "{") ? tokens_.closing(end) + 1 : end + 1;
    std::size_t name = equals;
    for (std::size_t t = head; t < equals && name == equals; ++t) {
      if (is(t + 1, "=") || (is(t + 1, "[") && !is(t + 2, "["))) name = t;
      if (is(t, "[")) t = tokens_.closing(t);
    }
    if (name == equals || !is_word(name) || name == head || is(name - 1, ":") || has_comma(head, end)) return;
    d.names.push_back(tokens_.str(name));
  }

  /// The word before the parameters, or before the arguments of a specialisation.
  void name_of_function(std::size_t head, std::size_t parameters, declaration& d) const {
    std::size_t name = parameters - 1;
    if (is(name, ">")) {
      int depth = 0;
      for (; name > head; --name) {
        if (is(name, ">")) ++depth;
        if (is(name, "<") && --depth == 0) break;
      }
      if (name > head) --name;
    }
    if (name > head && is_word(name) && !is(name - 1, ":") && !is(name - 1, "~"))
      d.names.push_back(tokens_.str(name));
  }

  void note(declaration d) { all_.push_back(std::move(d)); }

  void keep_what_is_used() {
    is_kept_.assign(all_.size(), false);
    std::unordered_map<std::string_view, std::vector<std::size_t>> by_name;
    std::vector<std::size_t> left;
    for (std::size_t d = 0; d < all_.size(); ++d) {
      for (const std::string_view n : all_[d].names) by_name[n].push_back(d);
      if (all_[d].names.empty()) left.push_back(d);
    }
    for (const std::size_t d : left) is_kept_[d] = true;
    while (!left.empty()) {
      const declaration& d = all_[left.back()];
      left.pop_back();
      for (std::size_t t = d.first; t <= d.last; ++t) {
        if (!is_word(t)) continue;
        const auto named = by_name.find(tokens_.str(t));
        if (named == by_name.end()) continue;
        for (const std::size_t other : named->second) {
          if (is_kept_[other]) continue;
          is_kept_[other] = true;
          left.push_back(other);
        }
        by_name.erase(named);
      }
    }
  }

  /// Line markers within stay, as lines are counted from them.
  void blank(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end;) {
      const std::size_t stop = std::min(text_.find('\n', i), end);
      if (i == begin || text_.compare(i, 2, "# ") != 0)
        std::fill(text_.begin() + static_cast<std::ptrdiff_t>(i),
                  text_.begin() + static_cast<std::ptrdiff_t>(stop), ' ');
      i = stop + 1;
    }
  }

  source_tokens tokens_;
  std::string text_;
  const std::set<std::string>& words_;
  std::vector<declaration> all_;
  std::vector<bool> is_kept_;
};

}  // namespace

std::string without_unused(std::string_view rewritten, const std::set<std::string>& words_of_headers) {
  return declaration_search(rewritten, words_of_headers).run();
}

}  // namespace pewter::metal
