// Kernels as they stand in the source: their names, and the named instantiations of templates.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

/// template [[host_name("n")]] void f<float>(...); or ... decltype(f<float>) f<float>; or ... type f<float>;
struct named_instantiation {
  std::size_t end = 0;    ///< the token of its semicolon; 0: it is none
  std::string host_name;  ///< empty: it has none
  std::string function;   ///< f<float>
  std::string type;       ///< a pointer's to it, with @ for its name
  bool is_visible = false;
};
named_instantiation parse_instantiation(const source_tokens&, std::size_t at);

/// Whether the declaration that begins at token `head` is of a template, not of an instance of one.
bool is_primary_template(const source_tokens&, std::size_t head);

/// The name of the kernel whose `kernel` or [[kernel]] is token t: that of its host_name, else its own.
/// Empty: none follows, or it is an instance of a template without a host_name.
/// @param head the first token of the declaration
struct named_kernel {
  std::string name;
  bool has_host_name = false;
  bool is_declaration = false;  ///< by its own name, without a body
};
named_kernel kernel_name(const source_tokens&, std::size_t head, std::size_t t);

/// template <...> struct s<...> { ... };
struct specialization {
  std::size_t end = 0;    ///< the token of its semicolon; 0: it is none
  std::string signature;  ///< its head, without address spaces
};
/// One of a class that has an address space among its arguments. Those that differ by it alone are the same
/// here.
specialization parse_specialization(const source_tokens&, std::size_t at);

/// The token uint of template <typename T, uint N> f(vec<T, N>): Metal deduces a vector's length whatever its
/// type. Here the class has an int, from which C++ deduces only int or auto.
std::vector<std::size_t> vector_lengths(const source_tokens&, std::size_t at);

/// The text of one string literal, or of several adjacent ones.
std::string literal_text(const source_tokens&, std::size_t begin, std::size_t end);

}  // namespace pewter::metal
