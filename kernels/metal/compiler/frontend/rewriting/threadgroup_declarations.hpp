// Declarations of threadgroup variables in the source.
#pragma once

#include <cstddef>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

/// Whether the word `threadgroup` at token t begins or ends the specifiers of a declaration of variables, and
/// one of them has an initializer: `threadgroup float a[4] = {0}`, `float threadgroup b(1)`. Pointers and
/// references to threadgroup memory do not count. Such variables become static with constant initializers
/// (__pw_ti): the value is the source's alone, made before any thread runs.
/// @param head the first token of the declaration
bool declares_initialized_variable(const source_tokens&, std::size_t head, std::size_t t);

}  // namespace pewter::metal
