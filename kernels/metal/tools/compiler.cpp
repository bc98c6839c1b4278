#include "kernels/metal/tools/compiler.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

#include "kernels/metal/runtime/compilation/compile_limits.hpp"
#include "kernels/metal/support/process.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::tools {

std::string run_compiler(const std::vector<std::string>& words) {
  const char* const given = std::getenv("PEWTER_METALC");
  std::vector<std::string> command = {
      given != nullptr && *given != 0 ? given : installed_or(PEWTER_METALC_INSTALLED, PEWTER_METALC_PATH)};
  command.insert(command.end(), words.begin(), words.end());
  const process_limits limits = compile_limits();
  process_result r = run_process(command, {}, limits);
  if (r.over != process_result::nothing) throw error(text_of_exceeded(r, limits));
  std::fputs(r.errors.c_str(), stderr);
  if (r.status != 0) throw failed{1};
  return std::move(r.output);
}

void link_library(const std::vector<std::string>& airs, const std::string& output,
                  const std::vector<std::string>& words) {
  const scratch_folder scratch;
  const std::string object = scratch.path + "/library";
  std::vector<std::string> all = airs;
  all.insert(all.end(), words.begin(), words.end());
  all.insert(all.end(), {"--no-reference", "-o", object});
  run_compiler(all);
  write_output(output, contents_of(object));
}

std::string contents_of(const std::string& path) {
  if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw error("no such file or directory: '" + path + "'");
  return bytes;
}

void write_output(const std::string& path, const std::string& bytes) {
  if (path == "-") {
    std::cout << bytes << std::flush;
    return;
  }
  std::ofstream out(path, std::ios::binary);
  out << bytes;
  out.close();
  if (!out.fail()) return;
  const std::string why = std::strerror(errno);
  if (path.rfind("/dev/", 0) != 0) std::remove(path.c_str());
  throw error("unable to write '" + path + "': " + why);
}

std::string version_text(const char* tool) {
  return std::string("Pewter ") + tool +
         " version " PEWTER_VERSION " (Metal 3.2)\nTarget: air64-apple-macosx15.0.0\n";
}

}  // namespace pewter::metal::tools
