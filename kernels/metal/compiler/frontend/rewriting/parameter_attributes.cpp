#include "kernels/metal/compiler/frontend/rewriting/parameter_attributes.hpp"

#include <set>

namespace pewter::metal {
namespace {

const std::set<std::string_view>& positions() {
  static const std::set<std::string_view> all = {"thread_position_in_grid",
                                                 "thread_position_in_threadgroup",
                                                 "thread_index_in_threadgroup",
                                                 "thread_index_in_simdgroup",
                                                 "thread_index_in_quadgroup",
                                                 "simdgroup_index_in_threadgroup",
                                                 "simdgroups_per_threadgroup",
                                                 "quadgroup_index_in_threadgroup",
                                                 "quadgroups_per_threadgroup",
                                                 "threadgroup_position_in_grid",
                                                 "threads_per_threadgroup",
                                                 "threadgroups_per_grid",
                                                 "threads_per_grid",
                                                 "threads_per_simdgroup",
                                                 "thread_execution_width",
                                                 "dispatch_threads_per_threadgroup",
                                                 "dispatch_simdgroups_per_threadgroup",
                                                 "dispatch_quadgroups_per_threadgroup",
                                                 "grid_origin",
                                                 "grid_size"};
  return all;
}

/// Whether the parameter before token t is in the constant address space, as function tables are.
bool is_constant_parameter(const source_tokens& tokens, std::size_t t) {
  int depth = 0;
  while (t-- > 0) {
    if (tokens.is(t, ")") || tokens.is(t, ">") || tokens.is(t, "]")) ++depth;
    if (tokens.is(t, "(") || tokens.is(t, "<") || tokens.is(t, "[")) --depth;
    if (depth < 0 ||
        (depth == 0 && (tokens.is(t, ",") || tokens.is(t, ";") || tokens.is(t, "{") || tokens.is(t, "}"))))
      return false;
    if (tokens.is(t, "constant") || tokens.is(t, "visible_function_table")) return true;
  }
  return false;
}

/// The condition of a parameter with function_constant(name): the kernel has it only if the constant is true.
/// A constant without a value means that it has none.
std::string condition_in(const source_tokens& tokens, std::size_t open, std::size_t close) {
  for (std::size_t t = open; t < close; ++t) {
    if (!tokens.is(t, "function_constant") || !tokens.is(t + 1, "(")) continue;
    const std::string name(tokens.between(t + 2, tokens.closing(t + 1)));
    return "(__builtin_constant_p(" + name + ") ? ((" + name + ") ? 1 : 0) : 0)";
  }
  return "1";
}

}  // namespace

bool is_of_parameter(std::string_view name) {
  return positions().count(name) != 0 || name == "buffer" || name == "threadgroup" || name == "texture" ||
         name == "sampler";
}

bool is_position(std::string_view name) { return positions().count(name) != 0; }

std::set<std::size_t> program_positions(const source_tokens& tokens) {
  std::set<std::size_t> found;
  std::size_t head = 0;
  int bodies = 0;  // that are not of namespaces
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    if (tokens[t].of_header) {
      head = t + 1;
    } else if (tokens.is(t, "{") && !tokens.is(head, "namespace") && !tokens.is(head, "extern")) {
      ++bodies;
    } else if (tokens.is(t, "(")) {
      t = tokens.closing(t);
    } else if (tokens.is(t, "}") && bodies > 0) {
      --bodies;
    } else if (bodies == 0 && tokens.is(t, "[") && tokens.is(t + 1, "[") && is_position(tokens.str(t + 2)) &&
               tokens.is(t + 5, ";")) {
      found.insert(head);
    }
    if (tokens.is(t, ";") || tokens.is(t, "{") || tokens.is(t, "}")) head = t + 1;
  }
  return found;
}

std::string parameter_annotation(const source_tokens& tokens, std::size_t begin, std::size_t end,
                                 std::size_t open) {
  const std::string name(tokens.str(begin));
  if (positions().count(name) != 0) return "__attribute__((annotate(\"pewter:position:" + name + "\")))";
  const bool has_arguments = tokens.is(begin + 1, "(") && begin + 1 < end;
  const std::string index(has_arguments ? tokens.between(begin + 2, end - 1) : std::string_view());
  const bool constant = (name == "buffer" || name == "threadgroup") && is_constant_parameter(tokens, open);
  return "__attribute__((annotate(\"pewter:" + (name == "threadgroup" ? "threadgroup_argument" : name) +
         "\", " + index + (constant ? ", 1, " : ", 0, ") + condition_in(tokens, open, tokens.closing(open)) +
         ")))";
}

}  // namespace pewter::metal
