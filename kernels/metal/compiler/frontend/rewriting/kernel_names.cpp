#include "kernels/metal/compiler/frontend/rewriting/kernel_names.hpp"

#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/frontend/rewriting/entry_points.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

struct found_kernel {
  std::size_t at;
  named_kernel own;
  std::string qualified;
  bool is_defined;
};

class kernel_name_search {
 public:
  explicit kernel_name_search(const source_tokens& tokens) : tokens_(tokens) {}

  std::map<std::size_t, library_name> run() {
    for (std::size_t t = 0; t < tokens_.size(); ++t) t = next(t);
    std::map<std::size_t, library_name> names;
    for (const found_kernel& k : kernels_) {
      library_name made = {k.own.name, k.own.has_host_name, k.is_defined};
      if (!made.is_given && k.qualified != made.name && owners_[made.name].size() > 1)
        made = {k.qualified, true, k.is_defined};
      if (k.is_defined) take(made.name, k.at);
      names[k.at] = std::move(made);
    }
    return names;
  }

 private:
  /// @return the last token that belongs to the one at t
  std::size_t next(std::size_t t) {
    if (tokens_[t].of_header) {
      head_ = t + 1;
    } else if (tokens_.is(t, "{")) {
      spaces_.push_back(space_before(t));
      head_ = t + 1;
    } else if (tokens_.is(t, "}")) {
      if (!spaces_.empty()) spaces_.pop_back();
      head_ = t + 1;
    } else if (tokens_.is(t, ";")) {
      head_ = t + 1;
    } else if (tokens_.is(t, "template") && !tokens_.is(t + 1, "<")) {
      const named_instantiation i = parse_instantiation(tokens_, t);
      if (i.host_name.empty() || i.is_visible) return t;
      owners_[i.host_name].insert("template " + i.function);
      take(i.host_name, t);
      return i.end - 1;
    } else if (tokens_.is(t, "kernel") || is_kernel_attribute(t)) {
      if (!is_primary_template(tokens_, head_)) note(t);
      if (tokens_.is(t, "[")) return tokens_.closing(t);
    }
    return t;
  }

  bool is_kernel_attribute(std::size_t t) const {
    if (!tokens_.is(t, "[") || !tokens_.is(t + 1, "[")) return false;
    const std::size_t close = tokens_.closing(t);
    for (std::size_t a = t + 2; a < close; ++a) {
      if (tokens_.is(a, "(")) a = tokens_.closing(a);
      if (tokens_.is(a, "kernel")) return true;
    }
    return false;
  }

  /// The namespace that the brace at t opens: a::b:: for `namespace a::b {`; empty for any other brace.
  std::string space_before(std::size_t t) const {
    std::size_t at = head_;
    if (tokens_.is(at, "inline")) ++at;
    if (!tokens_.is(at, "namespace")) return {};
    std::string name;
    for (++at; at < t; ++at) {
      if (tokens_[at].kind == token::word) name += std::string(tokens_.str(at)) + "::";
      if (tokens_.is(at, "[") || tokens_.is(at, "(")) at = tokens_.closing(at);
    }
    return name;
  }

  void note(std::size_t t) {
    found_kernel k{t, kernel_name(tokens_, head_, t), {}, false};
    if (k.own.name.empty()) return;
    for (const std::string& s : spaces_) k.qualified += s;
    k.qualified += k.own.name;
    std::size_t end = t;
    while (end < tokens_.size() && !tokens_.is(end, ";") && !tokens_.is(end, "{"))
      end = tokens_.is(end, "(") || tokens_.is(end, "[") ? tokens_.closing(end) + 1 : end + 1;
    k.is_defined = tokens_.is(end, "{");
    owners_[k.own.name].insert(k.own.has_host_name ? "host_name" : k.qualified);
    kernels_.push_back(std::move(k));
  }

  void take(const std::string& name, std::size_t t) {
    const auto [known, is_new] = taken_.insert({name, t});
    if (is_new) return;
    throw error("metal: two kernels are named '" + name + "': " + tokens_.place_of(known->second) + " and " +
                tokens_.place_of(t));
  }

  const source_tokens& tokens_;
  std::size_t head_ = 0;             ///< the first token after the last statement
  std::vector<std::string> spaces_;  ///< of each open brace
  std::vector<found_kernel> kernels_;
  std::map<std::string, std::set<std::string>> owners_;  ///< who would have a name
  std::map<std::string, std::size_t> taken_;
};

}  // namespace

std::map<std::size_t, library_name> kernel_names(const source_tokens& tokens) {
  return kernel_name_search(tokens).run();
}

}  // namespace pewter::metal
