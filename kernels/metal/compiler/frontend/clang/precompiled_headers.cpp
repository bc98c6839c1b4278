#include "kernels/metal/compiler/frontend/clang/precompiled_headers.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "kernels/metal/compiler/frontend/clang/clang_library.hpp"
#include "kernels/metal/compiler/frontend/rewriting/function_constants.hpp"
#include "kernels/metal/compiler/frontend/rewriting/source_rewriter.hpp"
#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"
#include "kernels/metal/support/object_cache.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

/// `# 12 "file" 2 3`
bool is_marker(std::string_view line) {
  return line.size() > 2 && line[0] == '#' && line[1] == ' ' &&
         std::isdigit(static_cast<unsigned char>(line[2])) != 0;
}

std::set<std::string> words_of(std::string_view text) {
  std::set<std::string> words;
  const source_tokens tokens(text);
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    if (tokens[t].kind == token::word) words.emplace(tokens.str(t));
  }
  return words;
}

/// Words with a newline behind each, a zero, and what clang has made.
std::string packed(const precompiled_headers& all) {
  std::string bytes;
  for (const std::string& w : all.words) bytes += w + '\n';
  return bytes + '\0' + all.precompiled;
}

precompiled_headers unpacked(const std::string& bytes) {
  precompiled_headers all;
  std::size_t at = 0;
  for (std::size_t end = 0; bytes[at] != '\0'; at = end + 1) {
    end = bytes.find('\n', at);
    all.words.insert(all.words.end(), bytes.substr(at, end - at));
  }
  all.precompiled = bytes.substr(at + 1);
  return all;
}

std::string key_of(const std::string& compiler, const std::string& headers,
                   const std::vector<std::string>& arguments) {
  std::string key = "headers of " + compiler;
  for (const std::string& a : arguments) key += '\0' + a;
  return key + '\0' + headers;
}

/// Where files lie, and when a program was copied there, is no part of it: a build's file is installed.
std::string shipped_key_of(const std::string& headers, const std::vector<std::string>& arguments) {
  std::string text;
  for (std::size_t at = 0, end = 0; at < headers.size(); at = end) {
    end = std::min(headers.find('\n', at), headers.size() - 1) + 1;
    const std::string_view line = std::string_view(headers).substr(at, end - at);
    if (!is_marker(line)) text += line;
  }
  return key_of(std::string(PEWTER_VERSION) + " " + version_of_clang(), text, arguments);
}

/// Nothing precompiled: they do not compile.
/// @param errors gets clang's then
precompiled_headers made_of(const std::string& headers, const std::vector<std::string>& arguments,
                            std::string& errors) {
  const std::string rewritten = rewrite(headers, {}).text;
  const std::string text = rewritten.substr(declaration_of_constants().size());  // each source has it itself
  clang_result made = run_clang(clang_action::precompile, arguments, text);
  errors = std::move(made.errors);
  return made.succeeded ? precompiled_headers{std::move(made.output), words_of(text)} : precompiled_headers{};
}

}  // namespace

split_source split_headers(std::string_view text) {
  split_source made;
  bool in_header = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view line = text.substr(at, end - at);
    at = end;
    if (is_marker(line)) {
      const std::string_view flags = line.substr(line.rfind('"') + 1);
      in_header = flags.find('3') != std::string_view::npos;
      if (!in_header) {  // files that are left and were not entered are an error
        made.own.append(line.substr(0, line.size() - flags.size())).append("\n");
        continue;
      }
    }
    (in_header ? made.headers : made.own).append(line);
  }
  return made;
}

std::shared_ptr<const precompiled_headers> find_headers(const std::string& headers,
                                                        const std::vector<std::string>& arguments,
                                                        const std::string& shipped) {
  static std::map<std::string, std::shared_ptr<const precompiled_headers>> known;
  const object_cache cache(".pch");
  const std::string key = key_of(identity_of_compiler(), headers, arguments);
  std::shared_ptr<const precompiled_headers>& found = known[key];
  if (found != nullptr) return found;
  std::string kept = cache.contents(key);
  if (kept.empty()) kept = kept_bytes(shipped, shipped_key_of(headers, arguments));
  if (!kept.empty()) return found = std::make_shared<const precompiled_headers>(unpacked(kept));
  if (!cache.is_there()) return nullptr;
  std::string errors;
  const precompiled_headers all = made_of(headers, arguments, errors);
  if (all.precompiled.empty()) return nullptr;
  cache.keep_bytes(packed(all), key);
  return found = std::make_shared<const precompiled_headers>(all);
}

void write_headers(const std::string& headers, const std::vector<std::string>& arguments,
                   const std::string& path) {
  std::string errors;
  const precompiled_headers all = made_of(headers, arguments, errors);
  if (all.precompiled.empty()) throw error("metal: Metal's headers do not compile\n" + errors);
  if (!keep_bytes_in(path, packed(all), shipped_key_of(headers, arguments)))
    throw error("metal: Metal's headers, precompiled: " + path + " cannot be written");
}

}  // namespace pewter::metal
