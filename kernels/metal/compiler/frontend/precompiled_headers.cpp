#include "kernels/metal/compiler/frontend/precompiled_headers.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "kernels/metal/compiler/frontend/clang_library.hpp"
#include "kernels/metal/compiler/frontend/function_constants.hpp"
#include "kernels/metal/compiler/frontend/source_rewriter.hpp"
#include "kernels/metal/compiler/frontend/source_tokens.hpp"
#include "kernels/metal/runtime/objects/object_cache.hpp"

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
                                                        const std::vector<std::string>& arguments) {
  static std::map<std::string, std::shared_ptr<const precompiled_headers>> known;
  const object_cache cache(".pch");
  if (!cache.is_there()) return nullptr;
  std::string key = "headers of " + identity_of_compiler();
  for (const std::string& a : arguments) key += '\0' + a;
  key += '\0' + headers;
  std::shared_ptr<const precompiled_headers>& found = known[key];
  if (found != nullptr) return found;
  if (const std::string kept = cache.contents(key); !kept.empty())
    return found = std::make_shared<const precompiled_headers>(unpacked(kept));
  const std::string rewritten = rewrite(headers, {}).text;
  const std::string text = rewritten.substr(declaration_of_constants().size());  // each source has it itself
  clang_result made = run_clang(clang_action::precompile, arguments, text);
  if (!made.succeeded) return nullptr;
  const precompiled_headers all{std::move(made.output), words_of(text)};
  cache.keep_bytes(packed(all), key);
  return found = std::make_shared<const precompiled_headers>(all);
}

}  // namespace pewter::metal
