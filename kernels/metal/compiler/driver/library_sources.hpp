// The sources of a library, and what the front end makes of them: which are compiled, and what is linked.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Several sources become one module: what is static or constant in each is its own.
struct library_sources {
  std::vector<source_file> sources;      ///< that are compiled: of a bundle those that define wanted kernels
  std::string name;                      ///< the first one's, for messages
  front_end_result front;                ///< of all of them; an empty bitcode: only names are wanted
  std::vector<std::string> modules;      ///< of the sources behind the first
  std::vector<source_file> others;       ///< which are read if the module lacks definitions
  std::vector<front_end_result> linked;  ///< options.linked, whose visible functions are the module's
  std::vector<front_end_result> libraries;  ///< options.libraries; the module takes from them what it lacks
};

/// @throws error as compile
library_sources read_sources(std::vector<source_file>, const compile_options&);

}  // namespace pewter::metal
