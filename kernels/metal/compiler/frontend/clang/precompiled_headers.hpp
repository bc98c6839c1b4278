// Metal's own headers, which clang reads once for all sources: their text is the same in nearly each.
// Why: kernels/metal/compiler/driver/compilation.md#headers.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pewter::metal {

struct split_source {
  std::string headers;  ///< what stands of Metal's own headers, in its order, with its line markers
  std::string own;      ///< the rest, each line with the place that it had
};

/// @param text with line markers, rewritten or not
split_source split_headers(std::string_view text);

struct precompiled_headers {
  std::string precompiled;      ///< as run_clang takes it
  std::set<std::string> words;  ///< all that stand in them
};

/// Precompiled headers from this process, which keeps them, else from the cache, else from the compiler's own
/// file; else they are made and put into the cache. Not for several threads.
/// @param headers preprocessed, as split_headers gives them
/// @param arguments of clang, which are those of the sources that include them
/// @param shipped that file: write_headers' of this build
/// @return null: they came with no compiler and there is no cache, or they do not compile
std::shared_ptr<const precompiled_headers> find_headers(const std::string& headers,
                                                        const std::vector<std::string>& arguments,
                                                        const std::string& shipped);

/// Likewise made, and put into a file. @throws error if they do not compile or the file cannot be written
void write_headers(const std::string& headers, const std::vector<std::string>& arguments,
                   const std::string& path);

}  // namespace pewter::metal
