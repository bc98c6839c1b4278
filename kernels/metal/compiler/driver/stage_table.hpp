// The rows of stages.def, and how the state between two stages is shown.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// Ways through the compiler; a stage is on some of them.
namespace ways {
enum : unsigned {
  vectors = 1,    ///< functions of 32 threads
  reference = 2,  ///< of one thread alone
  checked = 4,    ///< of one thread alone, each access checked
  gpu = 8,        ///< of one thread on a GPU
  unchecked = vectors | reference,
  all = unchecked | checked
};
}  // namespace ways

/// What holds of a module, as bits.
namespace fact {
enum class number : unsigned {
#define FACT(name, text) name,
#include "kernels/metal/compiler/driver/stages.def"
#undef FACT
  count
};
enum : unsigned {
  none = 0,
#define FACT(name, text) name = 1u << static_cast<unsigned>(number::name),
#include "kernels/metal/compiler/driver/stages.def"
#undef FACT
  for_gpus = imported | inlined | placed  ///< of the module that GPUs get
};
}  // namespace fact

struct stage_row {
  const char *name, *function;
  unsigned ways, needs, gives;
  const char* file;  ///< with `--keep`; empty: none
  const char* text;  ///< what it does
};

/// "`scalar`, `structured`"
std::string names_of_facts(unsigned facts);

/// Facts and stages as tables of Markdown: `--list-stages`.
std::string list_of_stages();

/// @throws error for a name that no stage has
void check_stage_names(const std::vector<std::string>& names);

/// Whether anybody looks between stages: there is then one text, one thread at a time.
inline bool shows_stages(const compile_options& o) { return !o.keep.empty() || !o.dump_after.empty(); }

/// Whether anybody looks after this stage.
bool is_shown(const stage_row&, const compile_options&);

/// Writes what is_shown, to options.keep and to standard output.
/// @param target part of the file's name; empty: none
void show(const stage_row&, const compile_options&, const std::string& target, const std::string& text);

/// Lives as long as a stage runs. With options.time_stages it then prints what processor time that took.
class timed_stage {
 public:
  /// @param target empty: of none
  timed_stage(const stage_row&, const compile_options&, std::string target);
  timed_stage(const timed_stage&) = delete;
  timed_stage& operator=(const timed_stage&) = delete;
  ~timed_stage();

 private:
  const char* name_;
  const std::string target_;
  const bool is_said_;
  double begin_ = 0;
};

/// lone_stage.cpp: what a stage makes of IR that was written by hand, with what must hold before and after it
/// verified. Functions with the attribute "pewter-kernel" are the kernels; in stages of 32 threads functions
/// whose names end in a variant's suffix and ".body" are bodies.
/// @param name of the IR, for messages
std::string run_stage_alone(const std::string& stage, const std::string& ir, const std::string& name,
                            const compile_options&);

}  // namespace pewter::metal
