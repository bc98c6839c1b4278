// `#pragma unroll (MIN(N, 4))` with its macros expanded.
#pragma once

#include <string>

namespace clang {
class Preprocessor;
}

namespace pewter::metal {

/// clang -E expands no macros in pragmas, and the text that is compiled has none any more: from here on
/// pragmas that unroll are printed under a name of their own, expanded.
void expand_unrolling_pragmas(clang::Preprocessor&);

/// Gives these pragmas in a preprocessed text their name back.
void restore_unrolling_pragmas(std::string& text);

}  // namespace pewter::metal
