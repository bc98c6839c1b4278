// From preprocessed Metal source to C++ that clang takes: address spaces, attributes, function constants and
// named instantiations. Everything else, and each line's number, stays.
// Why: kernels/metal/compiler/frontend/language.md#header-and-tokens.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/metal/left_out.hpp"

namespace pewter::metal {

struct rewrite_options {
  /// Values of function constants by index or name, as they stand in the source: "true", "16".
  std::map<std::string, std::string> constants;
  std::vector<std::string> only;  ///< kernels that are wanted; empty: all
  /// [[id(n)]] of a member `m` becomes a constant `__pw_id_m` of its structure, and constants are kept that
  /// nobody uses, so that debug information has both.
  bool reflects = false;
};

struct rewritten_source {
  std::string text;
  std::vector<std::string> kernels;      ///< names of all entry points
  std::vector<std::string> visible;      ///< names of functions that tables may hold
  std::vector<std::string> unsupported;  ///< "file:line: feature", all of them
  std::vector<left_out_function> left_out;
  std::vector<std::string> unknown_constants;  ///< names among the options' that the source does not have
  std::vector<std::string> asked_constants;    ///< names that is_function_constant_defined is asked of
};

/// @throws pewter::error two kernels of one name
rewritten_source rewrite(std::string_view preprocessed, const rewrite_options&);

}  // namespace pewter::metal
