#include "kernels/metal/tools/metal_options.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "pewter/error.hpp"

namespace pewter::metal::tools {
namespace {

enum class value_form { alone, joined, next, either };

struct metal_option {
  const char* name;
  value_form form;
  metal_role role;
  const char* note;
};

constexpr metal_option options[] = {
#define PEWTER_METAL_OPTION(name, form, role, note) {name, value_form::form, metal_role::role, note},
#include "kernels/metal/tools/metal_options.def"
#undef PEWTER_METAL_OPTION
};

/// An option as it was found; its value may be the next word's.
struct found_option {
  const metal_option* option = nullptr;
  std::string value;
};

found_option find_option(const std::vector<std::string>& words, std::size_t& at) {
  const std::string& word = words[at];
  const metal_option* best = nullptr;
  for (const metal_option& o : options) {
    const bool is_whole = word == o.name, begins = word.rfind(o.name, 0) == 0;
    const bool fits = o.form == value_form::alone || o.form == value_form::next ? is_whole
                      : o.form == value_form::joined                            ? begins && !is_whole
                                                                                : begins;
    if (fits && (best == nullptr || std::strlen(o.name) > std::strlen(best->name))) best = &o;
  }
  // "-std=" alone has an empty value.
  for (const metal_option& o : options)
    if (best == nullptr && o.form == value_form::joined && word == o.name) best = &o;
  if (best == nullptr) throw error("unknown argument: '" + word + "'");
  if (best->form == value_form::alone) return {best, {}};
  if (word.size() > std::strlen(best->name) || best->form == value_form::joined)
    return {best, word.substr(std::strlen(best->name))};
  if (++at == words.size()) throw error("argument to '" + word + "' is missing (expected 1 value)");
  return {best, words[at]};
}

[[noreturn]] void refuse_value(const found_option& f, const char* known) {
  throw error("invalid value '" + f.value + "' in '" + f.option->name + f.value + "', must be " + known);
}

void define(metal_command& c, const std::string& name, const std::string& value) {
  c.preprocessor.push_back("-U" + name);
  c.preprocessor.push_back("-D" + name + "=" + value);
}

void be_ios(metal_command& c) {
  c.preprocessor.emplace_back("-U__METAL_MACOS__");
  define(c, "__METAL_IOS__", "1");
}

/// metal3.1, macos-metal2.4, ios-metal2.4, osx-metal1.2: 310, 240, 240, 120.
void set_standard(metal_command& c, const found_option& f) {
  const std::size_t name = f.value.rfind("metal");
  const std::string platform = name == std::string::npos ? "?" : f.value.substr(0, name);
  const std::string number = name == std::string::npos ? "" : f.value.substr(name + 5);
  const bool is_number = number.size() == 3 && std::isdigit(static_cast<unsigned char>(number[0])) != 0 &&
                         number[1] == '.' && std::isdigit(static_cast<unsigned char>(number[2])) != 0;
  if (!is_number || (!platform.empty() && platform != "macos-" && platform != "ios-" && platform != "osx-"))
    refuse_value(f, "metal3.0 to metal4.0, macos-metal1.1 to macos-metal2.4 or ios-metal1.0 to ios-metal2.4");
  const std::string version = {number[0], number[2], '0'};
  define(c, "__METAL_VERSION__", version);
  if (version < "310") c.preprocessor.emplace_back("-U__HAVE_BFLOAT__");
  if (platform == "ios-") be_ios(c);
}

void set_math(metal_command& c, const found_option& f) {
  if (f.value != "fast" && f.value != "relaxed" && f.value != "safe")
    refuse_value(f, "fast, relaxed or safe");
  if (f.value == "safe") c.language.emplace_back("-fsigned-zeros");
}

void set_contraction(metal_command& c, const found_option& f) {
  if (f.value != "fast" && f.value != "on" && f.value != "off") refuse_value(f, "fast, on or off");
  c.language.push_back("-ffp-contract=" + f.value);
}

void set_visibility(metal_command& c, const found_option& f) {
  if (f.value != "default" && f.value != "hidden") refuse_value(f, "default or hidden");
  if (f.value == "hidden") c.language.emplace_back("-fvisibility=hidden");
}

void add_rule(metal_command& c, metal_role role) {
  const bool is_alone = role == metal_role::rule || role == metal_role::rule_of_user;
  if (is_alone) c.mode = metal_command::rule_alone;
  c.has_rule = true;
  c.rule_has_system = role == metal_role::rule || role == metal_role::rule_beside;
}

void add_preprocessor_option(metal_command& c, const found_option& f) {
  if (f.option->form == value_form::next) {
    c.preprocessor.insert(c.preprocessor.end(), {f.option->name, f.value});
  } else {
    c.preprocessor.push_back(f.option->name + f.value);
  }
}

void apply(metal_command& c, const found_option& f) {
  switch (f.option->role) {
    case metal_role::compile:
      c.mode = metal_command::compile;
      return;
    case metal_role::preprocess:
      c.mode = metal_command::preprocess;
      return;
    case metal_role::check:
      c.mode = metal_command::check;
      return;
    case metal_role::version:
      c.mode = metal_command::version;
      return;
    case metal_role::help:
      c.mode = metal_command::help;
      return;
    case metal_role::output:
      c.output = f.value;
      return;
    case metal_role::language:
      if (f.value != "metal") refuse_value(f, "metal");
      return;
    case metal_role::dynamic_library:
      c.is_dynamic = true;
      return;
    case metal_role::install_name:
      c.install_name = f.value;
      return;
    case metal_role::library_folder:
      c.library_folders.push_back(f.value);
      return;
    case metal_role::library:
      c.libraries.push_back(f.value);
      return;
    case metal_role::standard:
      set_standard(c, f);
      return;
    case metal_role::target:
      if (f.value.find("-ios") != std::string::npos || f.value.find("-tvos") != std::string::npos) be_ios(c);
      return;
    case metal_role::ios:
      be_ios(c);
      return;
    case metal_role::preprocessor:
      add_preprocessor_option(c, f);
      return;
    case metal_role::folder:
      c.preprocessor.push_back("-I" + f.value);
      return;
    case metal_role::printed:
      c.printed.emplace_back(f.option->name);
      return;
    case metal_role::show_headers:
      c.shows_headers = true;
      return;
    case metal_role::rule:
    case metal_role::rule_of_user:
    case metal_role::rule_beside:
    case metal_role::rule_beside_of_user:
      add_rule(c, f.option->role);
      return;
    case metal_role::rule_file:
      c.rule_file = f.value;
      return;
    case metal_role::rule_target:
      c.rule_targets.push_back(f.value);
      return;
    case metal_role::rule_quoted_target:
      c.rule_targets.push_back(quoted_for_make(f.value));
      return;
    case metal_role::rule_phony:
      c.rule_has_phony_targets = true;
      return;
    case metal_role::safe_math:
      c.language.emplace_back("-fsigned-zeros");
      return;
    case metal_role::math_mode:
      set_math(c, f);
      return;
    case metal_role::contraction:
      set_contraction(c, f);
      return;
    case metal_role::logging:
      c.preprocessor.emplace_back("-D__METAL_ENABLE_LOGGING__=1");
      return;
    case metal_role::visibility:
      set_visibility(c, f);
      return;
    case metal_role::diagnostics:
      c.diagnostics_file = f.value;
      return;
    case metal_role::refused:
      throw error("option '" + std::string(f.option->name) + "' is not supported: " + f.option->note);
    case metal_role::fast_math:
    case metal_role::ignored:
      return;
  }
}

}  // namespace

metal_command parse_metal(const std::vector<std::string>& words) {
  metal_command c;
  bool is_asked_for_version = false;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at].size() < 2 || words[at][0] != '-') {
      c.inputs.push_back(words[at]);
      continue;
    }
    const found_option f = find_option(words, at);
    if (f.option->role == metal_role::version) {
      is_asked_for_version = true;
    } else {
      apply(c, f);
    }
  }
  if (is_asked_for_version && c.inputs.empty()) c.mode = metal_command::version;
  return c;
}

std::string metal_help() {
  static constexpr const char* forms[] = {"", "VALUE", " VALUE", " VALUE"};
  std::string text = "usage: metal [options] FILE...\n";
  for (const metal_option& o : options) {
    std::string line = std::string("  ") + o.name + forms[static_cast<int>(o.form)];
    line.resize(std::max<std::size_t>(line.size() + 2, 36), ' ');
    const char* const what = o.role == metal_role::ignored   ? "changes nothing"
                             : o.role == metal_role::refused ? "is refused"
                                                             : "";
    line += what;
    if (*what != 0 && *o.note != 0) line += ": ";
    text += line + o.note + "\n";
  }
  return text;
}

std::string quoted_for_make(const std::string& name) {
  std::string quoted;
  for (const char c : name) {
    if (c == ' ' || c == '#') quoted += '\\';
    if (c == '$') quoted += '$';
    quoted += c;
  }
  return quoted;
}

}  // namespace pewter::metal::tools
