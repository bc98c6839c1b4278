#include "kernels/metal/compiler/source_rewriter.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <set>

#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

struct token {
  enum kinds : std::uint8_t { word, number, text, mark };
  kinds kind;
  std::size_t begin, end;
  bool of_header = false;
};

bool begins_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }
bool continues_word(char c) { return begins_word(c) || std::isdigit(static_cast<unsigned char>(c)) != 0; }

const std::set<std::string_view>& unsupported_attributes() {
  static const std::set<std::string_view> all = {
      "texture",   "sampler",     "color",   "stage_in",
      "vertex_id", "instance_id", "payload", "visible_function_table"};
  return all;
}

const std::set<std::string_view>& dropped_attributes() {
  static const std::set<std::string_view> all = {
      "id", "function_constant", "max_total_threads_per_threadgroup", "user", "visible", "stitchable"};
  return all;
}

const std::set<std::string_view>& positions() {
  static const std::set<std::string_view> all = {"thread_position_in_grid",
                                                 "thread_position_in_threadgroup",
                                                 "thread_index_in_threadgroup",
                                                 "thread_index_in_simdgroup",
                                                 "thread_index_in_quadgroup",
                                                 "simdgroup_index_in_threadgroup",
                                                 "simdgroups_per_threadgroup",
                                                 "quadgroup_index_in_threadgroup",
                                                 "quadgroups_per_threadgroup",
                                                 "threadgroup_position_in_grid",
                                                 "threads_per_threadgroup",
                                                 "threadgroups_per_grid",
                                                 "threads_per_grid",
                                                 "threads_per_simdgroup",
                                                 "thread_execution_width",
                                                 "dispatch_threads_per_threadgroup",
                                                 "dispatch_simdgroups_per_threadgroup",
                                                 "dispatch_quadgroups_per_threadgroup",
                                                 "grid_origin",
                                                 "grid_size"};
  return all;
}

class rewriter {
 public:
  rewriter(std::string_view source, const std::map<std::string, std::string>& constants)
      : source_(source), constants_(constants) {}

  rewritten_source run() {
    split();
    find_names();
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      if (is(at_, "[") && is(at_ + 1, "[") && tokens_[at_].end == tokens_[at_ + 1].begin) {
        attribute_list();
      } else if (tokens_[at_].kind == token::word) {
        word();
      } else if (!tokens_[at_].of_header) {
        note_scope();
      }
    }
    out_.append(source_.substr(copied_));
    result_.text = prelude() + out_;
    return std::move(result_);
  }

 private:
  void split() {
    bool line_starts = true;
    for (std::size_t i = 0; i < source_.size();) {
      const char c = source_[i];
      if (c == '\n') {
        line_starts = true;
        ++i;
      } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
        ++i;
      } else if (c == '#' && line_starts) {
        const std::string_view line = source_.substr(i, source_.find('\n', i) - i);
        if (line.size() > 2 && line[1] == ' ')
          markers_.push_back({i, line.find("\" ") != std::string_view::npos &&
                                     line.find(" 3", line.rfind('"')) != std::string_view::npos});
        while (i < source_.size() && source_[i] != '\n') ++i;
      } else {
        line_starts = false;
        i = take(i);
      }
    }
  }

  std::size_t take(std::size_t i) {
    const std::size_t begin = i;
    const char c = source_[i];
    token::kinds kind = token::mark;
    if (begins_word(c)) {
      kind = token::word;
      while (i < source_.size() && continues_word(source_[i])) ++i;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      kind = token::number;
      while (i < source_.size() && (continues_word(source_[i]) || source_[i] == '.' || source_[i] == '\''))
        ++i;
    } else if (c == '"' || c == '\'') {
      kind = token::text;
      for (++i; i < source_.size() && source_[i] != c; ++i) i += source_[i] == '\\';
      ++i;
    } else {
      ++i;
    }
    tokens_.push_back({kind, begin, i, false});
    return i;
  }

  std::string_view str(std::size_t t) const {
    return t < tokens_.size() ? source_.substr(tokens_[t].begin, tokens_[t].end - tokens_[t].begin)
                              : std::string_view();
  }
  bool is(std::size_t t, std::string_view s) const { return str(t) == s; }
  std::string_view between(std::size_t first, std::size_t last) const {  // tokens [first, last)
    return first >= last ? std::string_view()
                         : source_.substr(tokens_[first].begin, tokens_[last - 1].end - tokens_[first].begin);
  }

  void replace(std::size_t begin, std::size_t end, std::string_view by) {
    out_.append(source_.substr(copied_, begin - copied_));
    out_.append(by);
    copied_ = end;
  }
  /// As wide as before where that is enough, so that columns stay.
  void replace_token(std::size_t t, std::string by) {
    const std::size_t width = tokens_[t].end - tokens_[t].begin;
    if (by.size() < width) by.append(width - by.size(), ' ');
    replace(tokens_[t].begin, tokens_[t].end, by);
  }

  void note_unsupported(std::size_t t, std::string_view feature) {
    std::string file;
    long line = 0;
    std::size_t i = 0;
    while (i < tokens_[t].begin) {  // line markers: # 12 "file" 1
      const std::size_t end = std::min(source_.find('\n', i), source_.size());
      const std::string_view l = source_.substr(i, end - i);
      if (l.size() > 2 && l[0] == '#' && l[1] == ' ' && std::isdigit(static_cast<unsigned char>(l[2])) != 0) {
        line = std::strtol(std::string(l.substr(2)).c_str(), nullptr, 10) - 1;
        const std::size_t q = l.find('"');
        if (q != std::string_view::npos) file = l.substr(q + 1, l.find('"', q + 1) - q - 1);
      } else if (end >= tokens_[t].begin) {
        ++line;
        break;
      } else {
        ++line;
      }
      i = end + 1;
    }
    result_.unsupported.push_back(file + ":" + std::to_string(line) + ": " + std::string(feature));
  }

  bool qualifies_method() const {
    std::size_t before = at_;
    while (before > 0 && (is(before - 1, "const") || is(before - 1, "volatile"))) --before;
    if (before == 0 || !is(before - 1, ")")) return false;
    std::size_t after = at_ + 1;
    while (is(after, "const") || is(after, "volatile") || is(after, "noexcept")) ++after;
    return is(after, "{") || is(after, ";") || is(after, ":") || is(after, "=") ||
           (is(after, "-") && is(after + 1, ">"));
  }

  static bool is_space(std::string_view w) {
    return w == "device" || w == "thread" || w == "constant" || w == "threadgroup";
  }

  bool is_after_parameters(std::size_t t) const {
    while (t > 0 && (is_space(str(t - 1)) || is(t - 1, "const") || is(t - 1, "noexcept"))) --t;
    return t > 0 && is(t - 1, ")");
  }

  /// Functions that differ by the address spaces of their parameters alone are told apart by conditions that
  /// all hold: the one with the most is taken, and all do the same.
  void note_scope() {
    if (is(at_, "{")) {
      scopes_.push_back(++scope_count_);
    } else if (is(at_, "}") && scopes_.size() > 1) {
      scopes_.pop_back();
    }
    if (is(at_, ";") || is(at_, "{") || is(at_, "}")) head_ = at_ + 1;
    if (!is(at_, ")")) return;
    std::size_t end = at_ + 1;
    while (is(end, "const") || is(end, "noexcept") || is_space(str(end))) ++end;
    if (!is(end, "{") || head_ >= at_) return;
    std::string signature = std::to_string(scopes_.back());
    bool has_space = false;
    for (std::size_t t = head_; t < end; ++t) {
      // Not what initialises a constructor's members.
      if (is(t, ":") && t > head_ + 1 && !is(t - 1, ":") && !is(t + 1, ":") && is_after_parameters(t)) return;
      if (is_space(str(t))) {
        has_space = has_space || t < at_;
      } else {
        signature.append(" ").append(str(t));
      }
    }
    if (!has_space || end != at_ + 1) return;
    std::string conditions;
    for (unsigned n = signatures_[signature]++; n > 0; --n) conditions += " __pw_md";
    replace(tokens_[at_].end, tokens_[at_].end, conditions);
  }

  /// Words of the user's source that may be names of members: none of these is taken for a swizzle.
  void find_names() {
    std::size_t marker = 0;
    bool in_header = false;
    for (std::size_t t = 0; t < tokens_.size(); ++t) {
      for (; marker < markers_.size() && markers_[marker].begin < tokens_[t].begin; ++marker)
        in_header = markers_[marker].of_header;
      tokens_[t].of_header = in_header;
      if (in_header || tokens_[t].kind != token::word) continue;
      if (t == 0 || !(is(t - 1, ".") || (is(t - 1, ">") && t > 1 && is(t - 2, "-")))) {
        names_of_user_.insert(str(t));
      }
    }
  }

  /// Whether token t is a swizzle that is read: clang does not resolve operators on properties in templates.
  bool is_read_swizzle(std::size_t t) const {
    const std::string_view w = str(t);
    if (w.size() < 2 || w.size() > 4 || t == 0 || names_of_user_.count(w) != 0) return false;
    if (w.find_first_not_of("xyzw") != std::string_view::npos &&
        w.find_first_not_of("rgba") != std::string_view::npos)
      return false;
    if (!is(t - 1, ".") && !(t > 1 && is(t - 1, ">") && is(t - 2, "-"))) return false;
    const std::string_view next = str(t + 1), after = str(t + 2);
    if (next == "=") return after == "=";
    const bool is_operator =
        next.size() == 1 && std::string_view("+-*/%&|^").find(next) != std::string_view::npos;
    if (is_operator && after == "=") return false;
    if ((next == "<" || next == ">") && after == next && is(t + 3, "=")) return false;
    if ((next == "+" || next == "-") && after == next) return false;
    return !(t >= 4 && (is(t - 4, "+") || is(t - 4, "-")) && is(t - 3, str(t - 4)));
  }

  /// Properties are named by x, y, z and w.
  static std::string getter_of(std::string_view swizzle) {
    std::string name = "get_";
    for (const char c : swizzle)
      name += c == 'r' ? 'x' : c == 'g' ? 'y' : c == 'b' ? 'z' : c == 'a' ? 'w' : c;
    return name + "()";
  }

  void word() {
    const std::string_view w = str(at_);
    if (!tokens_[at_].of_header && is_read_swizzle(at_)) return replace_token(at_, getter_of(w));
    const bool of_method =
        (w == "device" || w == "thread" || w == "constant" || w == "threadgroup") && qualifies_method();
    if (w == "kernel") {
      replace_token(at_, "__pw_k");
    } else if (w == "device") {
      replace_token(at_, of_method ? "__pw_md" : "");
    } else if (w == "thread") {
      replace_token(at_, "");
    } else if (w == "constant") {
      replace_token(at_, of_method ? "__pw_mc" : "const");
    } else if (w == "threadgroup") {
      replace_token(at_, of_method ? "__pw_mt" : "__pw_tg");
    } else if (w == "threadgroup_imageblock" || w == "ray_data" || w == "object_data") {
      note_unsupported(at_, w);
    } else if (w == "template" && !is(at_ + 1, "<")) {
      instantiation();
    } else if (w == "is_function_constant_defined" && is(at_ + 1, "(") && is(at_ + 3, ")")) {
      const auto found = constant_index_.find(std::string(str(at_ + 2)));
      const std::string index = found == constant_index_.end() ? "-1" : found->second;
      replace(tokens_[at_].begin, tokens_[at_ + 3].end, "(__pw_fc<" + index + ">::defined)");
      at_ += 3;
    }
  }

  std::size_t closing(std::size_t open) const {
    int depth = 0;
    for (std::size_t t = open; t < tokens_.size(); ++t) {
      if (is(t, "(") || is(t, "[") || is(t, "{")) ++depth;
      if ((is(t, ")") || is(t, "]") || is(t, "}")) && --depth == 0) return t;
    }
    return tokens_.size() - 1;
  }

  /// Whether the parameter before token t is in the constant address space.
  bool is_constant_parameter(std::size_t t) const {
    int depth = 0;
    while (t-- > 0) {
      if (is(t, ")") || is(t, ">") || is(t, "]")) ++depth;
      if (is(t, "(") || is(t, "<") || is(t, "[")) --depth;
      if (depth < 0 || (depth == 0 && (is(t, ",") || is(t, ";") || is(t, "{") || is(t, "}")))) return false;
      if (is(t, "constant")) return true;
    }
    return false;
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
    replace(tokens_[open].begin, tokens_[close].end, by + after);
    at_ = close;
  }

  void one_attribute(std::size_t t, std::size_t end, std::size_t open, std::size_t close, std::string& kept,
                     std::string& after) {
    const std::string name(str(t));
    const bool has_arguments = is(t + 1, "(") && t + 1 < end;
    const std::string_view arguments = has_arguments ? between(t + 2, end - 1) : std::string_view();
    std::string made;
    if (positions().count(name) != 0) {
      made = "clang::annotate(\"pewter:position:" + name + "\")";
    } else if (name == "buffer" || name == "threadgroup") {
      const bool constant = is_constant_parameter(open);
      made = "clang::annotate(\"pewter:" + std::string(name == "buffer" ? "buffer" : "threadgroup_argument") +
             "\", " + std::string(arguments) + (constant ? ", 1)" : ", 0)");
    } else if (name == "kernel") {
      made = "clang::annotate(\"pewter:kernel\")";
    } else if (name == "function_constant" && is(close + 1, ";")) {
      const std::string variable(str(open - 1));
      constant_index_[variable] = std::string(arguments);
      after += " = __pw_fc<" + std::string(arguments) + ">::value";
    } else if (unsupported_attributes().count(name) != 0) {
      note_unsupported(t, "[[" + name + "]]");
    } else if (dropped_attributes().count(name) == 0) {
      made = std::string(between(t, end));
    }
    if (made.empty()) return;
    if (!kept.empty()) kept += ", ";
    kept += made;
  }

  /// template [[host_name("n")]] void f<float>(...); or ... decltype(f<float>) f<float>;
  void instantiation() {
    std::size_t end = at_;
    while (end < tokens_.size() && !is(end, ";") && !is(end, "{"))
      end = is(end, "(") || is(end, "[") ? closing(end) + 1 : end + 1;
    if (!is(end, ";")) return;
    std::string host_name;
    std::vector<std::size_t> rest;  // tokens outside of attributes
    for (std::size_t t = at_ + 1; t < end; ++t) {
      if (is(t, "[") && is(t + 1, "[")) {
        const std::size_t close = closing(t);
        for (std::size_t a = t; a < close; ++a) {
          if (is(a, "host_name") && is(a + 1, "(")) host_name = std::string(between(a + 2, closing(a + 1)));
        }
        t = close;
      } else {
        rest.push_back(t);
      }
    }
    if (host_name.empty()) return;
    std::string head = "template ";
    std::string function;
    std::size_t n = 0;
    while (n < rest.size() && (is(rest[n], "kernel") || is(rest[n], "void"))) ++n;
    std::string signature;
    for (std::size_t m = n; m < rest.size(); ++m) signature += std::string(plain(rest[m])) + " ";
    if (n < rest.size() && is(rest[n], "decltype")) {
      const std::size_t close = closing(rest[n + 1]);
      for (std::size_t m = n; m < rest.size(); ++m) {
        if (rest[m] > close) function += std::string(str(rest[m])) + " ";
      }
      head += signature;
    } else {
      int angles = 0;
      for (std::size_t m = n; m < rest.size() && !(angles == 0 && is(rest[m], "(")); ++m) {
        angles += is(rest[m], "<") ? 1 : is(rest[m], ">") ? -1 : 0;
        function += std::string(str(rest[m])) + " ";
      }
      head += "void " + signature;
    }
    const std::string id = std::to_string(names_++);
    replace(tokens_[at_].begin, tokens_[end].end,
            head + "; __attribute__((used, annotate(\"pewter:host_name:\" " + host_name +
                "))) static auto* const __pw_h" + id + " = &" + function + ";");
    at_ = end;
  }

  std::string_view plain(std::size_t t) const {
    const std::string_view w = str(t);
    if (w == "constant") return "const";
    if (w == "device" || w == "thread" || w == "threadgroup") return "";
    return w;
  }

  std::string prelude() const {
    std::string text =
        "template <int> struct __pw_fc { static constexpr int value = 0; static constexpr bool defined = "
        "false; };\n";
    for (const auto& [key, value] : constants_) {
      std::string index = key;
      if (!std::isdigit(static_cast<unsigned char>(key[0]))) {
        const auto found = constant_index_.find(key);
        if (found == constant_index_.end())
          detail::raise("metal: function constant '%s' = %s, the source has none of that name", key.c_str(),
                        value.c_str());
        index = found->second;
      }
      text += "template <> struct __pw_fc<" + index + "> { static constexpr auto value = " + value +
              "; static constexpr bool defined = true; };\n";
    }
    return text;
  }

  std::string_view source_;
  const std::map<std::string, std::string>& constants_;
  std::vector<token> tokens_;
  struct line_marker {
    std::size_t begin;
    bool of_header;  ///< a system header begins or continues
  };
  std::vector<line_marker> markers_;
  std::set<std::string_view> names_of_user_;
  std::vector<unsigned> scopes_ = {0};
  unsigned scope_count_ = 0;
  std::size_t head_ = 0;  ///< the first token after the last statement
  std::map<std::string, unsigned> signatures_;
  std::size_t at_ = 0, copied_ = 0;
  std::string out_;
  std::map<std::string, std::string> constant_index_;
  unsigned names_ = 0;
  rewritten_source result_;
};

}  // namespace

rewritten_source rewrite(std::string_view preprocessed, const std::map<std::string, std::string>& constants) {
  return rewriter(preprocessed, constants).run();
}

}  // namespace pewter::metal
