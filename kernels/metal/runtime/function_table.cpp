// Tables of visible functions: what they hold, and whether a kernel can call it.
#include <algorithm>

#include "kernels/metal/known_names.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

void function_table::set_function(std::size_t index, const std::string& name) {
  if (index >= size())
    detail::raise("function_table: index = %zu, must be below its size, %zu", index, size());
  names_[index] = name;
  (*words_)[1 + index] = name.empty() ? 0 : function_number(name);
}

void pipeline_access::check_tables(const loaded_kernel& kernel, const arguments& a) {
  for (const function_table_argument& wanted : kernel.tables) {
    const std::string place = kernel.name + ": [[buffer(" + std::to_string(wanted.index) + ")]]";
    const auto found = a.tables_.find(wanted.index);
    if (found == a.tables_.end()) throw error(place + " is bound to a buffer, must be a function table");
    const std::vector<std::string>& names = found->second.names();
    for (std::size_t n = 0; n < names.size(); ++n) {
      if (names[n].empty()) continue;
      const auto of_name = [&](const visible_function& f) { return f.name == names[n]; };
      const auto function = std::find_if(kernel.functions.begin(), kernel.functions.end(), of_name);
      const std::string what = place + ": function " + std::to_string(n) + " = '" + names[n] + "'";
      if (function == kernel.functions.end()) {
        std::vector<std::string> known;
        for (const visible_function& f : kernel.functions) known.push_back(f.name);
        throw error(what + ", " + must_be_one_of(names[n], known));
      }
      if (function->signature != wanted.signature)
        throw error(what + " is " + function->signature + ", must be " + wanted.signature);
    }
  }
}

std::vector<std::string> pipeline::visible_functions() const {
  std::vector<std::string> names;
  for (const visible_function& f : pipeline_access::kernel_of(*this).functions) names.push_back(f.name);
  return names;
}

}  // namespace pewter::metal
