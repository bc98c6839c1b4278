// Metal source to one shared object: functions of 32 threads for each target, and a list of the kernels.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernels/metal/kernel_info.hpp"
#include "kernels/metal/left_out.hpp"

namespace pewter::metal {

struct compile_options {
  std::vector<std::string> targets;              ///< rows of targets.inc, GPUs
  std::vector<std::string> include_folders;      ///< of the user
  std::vector<std::string> defines;              ///< NAME or NAME=VALUE
  std::vector<std::string> preprocessor;         ///< clang's own options for it, as they are, behind these
  std::vector<std::string> language;             ///< check_language_option's
  bool fuses_by_flags = false;                   ///< products with sums where IR allows it; else all of them
  std::map<std::string, std::string> constants;  ///< function constants
  std::vector<std::string> only;                 ///< kernels; empty: all
  std::vector<std::string> linked;  ///< paths of sources whose visible functions are called by address, too
  std::vector<std::string> libraries;  ///< and of sources that define functions that the source declares
  bool undefined = false;              ///< functions that nobody defines are errors of kernels alone
  bool leaves_out_unused = false;  ///< what the wanted kernels do not use is not read: it is known to compile
  bool leaves_out_unset = false;   ///< no code of kernels that use a function constant without a value
  bool headers_apart = false;      ///< what does not compile behind precompiled headers is an error
  std::size_t at_most = 0;         ///< of more kernels than these only names are written; 0: no limit
  bool reference = true;           ///< code for one thread at a time, too
  bool vectors = true;             ///< code for 32 threads
  bool linear = true;              ///< of these, for SIMD groups whose threads are neighbours in x
  bool other = true;               ///< and for those of other places
  bool singles = true;             ///< of long kernels also for single SIMD groups within a row of x
  std::vector<std::string>
      functions;            ///< only these, as tests need them: full, threadgroups, part; empty: all
  std::size_t threads = 0;  ///< that make code; 0: as many as the machine has
  /// Told the manifest with names alone when nothing is left that the source can be wrong in: what follows
  /// are errors of single kernels.
  std::function<void(const std::string&)> announce;
  bool is_expanded = false;                               ///< the source is preprocessed
  std::function<void(const std::string&)> tell_expanded;  ///< told what it is after that
  bool check = false;     ///< all but the code: finds what is wrong with the source
  bool checked = false;   ///< instead of vectors: one thread at a time, each access checked (instrument.hpp)
  bool reflects = false;  ///< what parameters are is wanted, and no code
  std::string keep;       ///< a folder for what lies between, for whoever looks for a mistake
  std::vector<std::string> dump_after;  ///< names of stages after which the module is printed
  bool time_stages = false;             ///< on the standard error
  bool verify_stages = false;           ///< after each stage LLVM's verifier and all facts of stages.def
  std::string bundle;                   ///< source_bundle.hpp: the object carries it; empty: nothing
};

/// "avx512, avx2, sse42, neon, sm_80 or sm_90": what `targets` may name.
std::string names_of_all_targets();

struct source_file {
  std::string text, name;                     ///< the name is for messages
  std::vector<std::string> language;          ///< options that it is compiled with
  std::vector<std::string> kernels, visible;  ///< of a source of a bundle, as what follows
  std::vector<left_out_function> left_out;
  bool is_read = false;  ///< from a bundle
};

/// @param where for messages
/// @throws error for an option that a source may not choose
void check_language_option(const std::string& where, const std::string& option);

/// Several sources become one library: what is static or constant in each is its own.
/// @return functions of the sources that are not compute functions
/// @throws pewter::error with clang's messages; a feature that is not supported; a kernel that cannot be
/// compiled
std::vector<left_out_function> compile(std::vector<source_file>, const std::string& object,
                                       const compile_options&);

/// Metal's own headers as clang has read them, into a file that comes with the compiler.
/// @throws error where that is not possible
void write_shipped_headers(const std::string& path);

/// The text after preprocessing, with all that it includes.
std::string preprocessed(const std::string& source, const std::string& name, const compile_options&);

/// What the parameters of the wanted kernels are, and the function constants that have no value:
/// import/parameters/reflected_types.hpp. @throws pewter::error as compile
std::string reflection_of(const std::vector<source_file>&, const compile_options&);

/// The names of all entry points, without compiling them.
/// @throws pewter::error as compile, for what is found before clang compiles
std::vector<std::string> list_kernels(const std::string& source, const std::string& name,
                                      const compile_options&);

struct front_end_result {
  std::string bitcode;               ///< unoptimised IR as clang makes it; empty: more kernels than at_most
  std::vector<std::string> kernels;  ///< all of the source
  std::vector<std::string> visible;  ///< functions that tables may hold
  std::vector<left_out_function> left_out;
  std::string text;                            ///< as clang compiled it, with line markers
  std::vector<std::string> unknown_constants;  ///< names among the options' that the source does not have
  std::vector<std::string> asked_constants;    ///< names that is_function_constant_defined is asked of
};
/// frontend.cpp
front_end_result front_end(const std::string& source, const std::string& name, const compile_options&);
/// What a text begins with whose kernels leave messages for their host: Metal's headers ask for the macro,
/// and they are read before any of the program's.
inline constexpr const char* line_of_messages = "#define __METAL_ENABLE_LOGGING__ 1\n";
/// That line, or nothing. source_bundle.cpp
std::string macro_of_messages(const compile_options&);

}  // namespace pewter::metal
