// Functions of a source that are not compute functions: they are left out, and named if they are asked for.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/known_names.hpp"

namespace pewter::metal {

struct left_out_function {
  std::string kind, name, place;  ///< "fragment", "shade", "file:line"

  std::string note() const {
    return place + ": note: " + kind + " function '" + name + "' is left out, only compute is compiled";
  }
};

/// For an error of who asks for a kernel that is not there.
inline std::string text_of_missing(const std::string& wanted, const std::vector<std::string>& kernels,
                                   const std::vector<left_out_function>& left_out) {
  std::string text = "kernel = '" + wanted + "', ";
  for (const left_out_function& f : left_out)
    if (f.name == wanted) text += "a " + f.kind + " function (" + f.place + "), ";
  if (kernels.empty()) return text + "the library has no kernels";
  return text + must_be_one_of(wanted, kernels);
}

}  // namespace pewter::metal
