#include "kernels/metal/compiler/driver/library_sources.hpp"

#include <llvm/ADT/StringSet.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/Support/MemoryBuffer.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "kernels/metal/compiler/driver/linked_sources.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

front_end_result front_end_of(const source_file& source, compile_options options) {
  options.language.insert(options.language.end(), source.language.begin(), source.language.end());
  return front_end(source.text, source.name, options);
}

/// What the sources have together, with the first one's module.
/// @param modules of the others
front_end_result front_end_of_all(const std::vector<source_file>& sources, const compile_options& options,
                                  std::vector<std::string>& modules) {
  compile_options own = options;
  if (sources.size() > 1) own.at_most = 0;
  if (sources.size() > 1 && options.checked) throw error("metal: checked mode has one source only");
  front_end_result all = front_end_of(sources.front(), own);
  for (std::size_t n = 1; n < sources.size(); ++n) {
    front_end_result next = front_end_of(sources[n], own);
    for (const std::string& k : next.kernels) {
      if (is_contained(all.kernels, k))
        throw error("metal: two kernels are named '" + k + "': the second one in " + sources[n].name);
    }
    const auto append = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(all.kernels, next.kernels);
    append(all.visible, next.visible);
    append(all.left_out, next.left_out);
    all.text += next.text;
    erase_if(all.unknown_constants, [&](const auto& c) { return !is_contained(next.unknown_constants, c); });
    modules.push_back(std::move(next.bitcode));
  }
  for (const std::string& c : all.unknown_constants)
    throw error("metal: function constant '" + c + "' = " + options.constants.at(c) +
                ", the source has none of that name");
  return all;
}

/// What the bundle's records say that its sources have. @throws error for two kernels of one name
front_end_result recorded(const std::vector<source_file>& sources) {
  front_end_result all;
  StringSet<> known;
  for (const source_file& s : sources) {
    for (const std::string& k : s.kernels) {
      if (!known.insert(k).second)
        throw error("metal: two kernels are named '" + k + "': the second one in " + s.name);
    }
    append_range(all.kernels, s.kernels);
    append_range(all.visible, s.visible);
    append_range(all.left_out, s.left_out);
  }
  return all;
}

/// Whether names are all that is wanted: of a bundle with many kernels, or with none.
/// @param count of its sources
bool are_names_enough(const front_end_result& all, std::size_t count, const compile_options& options) {
  if (!options.only.empty()) return false;
  if (options.checked && count > 1) return true;  // that mode has a source at a time
  return (options.at_most != 0 && all.kernels.size() > options.at_most) ||
         (all.kernels.empty() && all.visible.empty());
}

/// Sources that define the wanted kernels first; how many they are.
std::size_t put_wanted_first(std::vector<source_file>& sources, const front_end_result& all,
                             const compile_options& options) {
  if (options.only.empty()) return sources.size();
  for (const std::string& wanted : options.only) {
    if (!is_contained(all.kernels, wanted))
      throw error(sources.front().name + ": " + text_of_missing(wanted, all.kernels, all.left_out));
  }
  const auto others = std::stable_partition(sources.begin(), sources.end(), [&](const source_file& s) {
    return any_of(s.kernels, [&](const std::string& k) { return is_contained(options.only, k); });
  });
  return static_cast<std::size_t>(others - sources.begin());
}

/// Whether the user's code calls a function, or reads a variable, that it declares and does not define.
bool lacks_definitions(const Module& m, const std::string& text) {
  const auto is_users = [&](const GlobalValue& g) {
    return g.isDeclaration() && !g.use_empty() && !g.getName().starts_with("llvm.") &&
           !declaration_of(text, demangle(g.getName().str())).place.empty();
  };
  return any_of(m.functions(), [&](const Function& f) { return !f.isIntrinsic() && is_users(f); }) ||
         any_of(m.globals(), is_users);
}

/// Adds what other sources define apart from their kernels.
void link_others(Module& m, const std::vector<source_file>& others, const compile_options& options) {
  compile_options own = options;
  own.only = {std::string()};
  own.constants.clear();
  own.at_most = 0;
  if (options.checked) throw error("metal: checked mode has one source only");
  for (const source_file& s : others) link_source(m, front_end_of(s, own).bitcode, s.name);
}

}  // namespace

library_sources read_sources(std::vector<source_file> given, const compile_options& options) {
  library_sources all;
  all.sources = std::move(given);
  all.name = all.sources.front().name;
  if (all_of(all.sources, [](const source_file& s) { return s.is_read; })) {
    all.front = recorded(all.sources);
    if (are_names_enough(all.front, all.sources.size(), options)) return all;
    const auto first_other =
        all.sources.begin() + static_cast<std::ptrdiff_t>(put_wanted_first(all.sources, all.front, options));
    all.others.assign(first_other, all.sources.end());
    all.sources.erase(first_other, all.sources.end());
    all.name = all.sources.front().name;
  }
  all.front = front_end_of_all(all.sources, options, all.modules);
  all.linked = front_ends_of(options.linked, options);
  for (const front_end_result& l : all.linked) append_range(all.front.visible, l.visible);
  all.libraries = front_ends_of(options.libraries, options);
  for (const front_end_result& l : all.libraries) all.front.text += l.text;
  return all;
}

void link_sources(thread_module& s) {
  const library_sources& all = *s.sources;
  auto parsed = parseBitcodeFile(MemoryBufferRef(all.front.bitcode, all.name), s.context);
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  s.module = std::move(*parsed);
  for (std::size_t n = 0; n < all.modules.size(); ++n)
    link_source(*s.module, all.modules[n], all.sources[n + 1].name);
  if (!all.others.empty() && lacks_definitions(*s.module, all.front.text))
    link_others(*s.module, all.others, s.options);
  link_libraries(*s.module, all.libraries);
  for (const front_end_result& l : all.linked) link_visible_functions(*s.module, l.bitcode);
}

}  // namespace pewter::metal
