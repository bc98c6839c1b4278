// `xcrun`: finds tools and runs them, and says where the SDK is. What is no tool of Metal's is found in PATH.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "kernels/metal/tools/compiler.hpp"
#include "kernels/metal/tools/tools.hpp"

namespace pewter::metal::tools {
namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    "usage: xcrun [-sdk NAME] [-find] TOOL [arguments]\n"
    "  -sdk, -toolchain NAME  macosx, iphoneos and the like; there is one, which they all are\n"
    "  -find, -f      prints where the tool is\n"
    "  -run, -r       runs it, as without this\n"
    "  -show-sdk-path, -show-sdk-version, -show-sdk-build-version, -show-sdk-platform-path,\n"
    "  -show-sdk-platform-version   prints it\n"
    "  -log, -l, -verbose, -v, -no-cache, -n, -kill-cache, -k   change nothing\n"
    "  -version       prints this program's\n"
    "  Options may begin with two dashes.\n";

/// exit status of xcrun for a tool that is not there
constexpr int status_of_missing_tool = 72;

/// The version of macOS whose Metal this is.
constexpr const char* sdk_version = "15.0";

bool is_sdk(const std::string& name) {
  static constexpr const char* known[] = {"macosx",           "iphoneos", "iphonesimulator", "appletvos",
                                          "appletvsimulator", "xros",     "xrsimulator",     "macos"};
  const std::string file = fs::path(name).stem().string();  // a path of one is as good
  std::string plain = file.substr(0, file.find_first_of("0123456789"));
  std::transform(plain.begin(), plain.end(), plain.begin(), [](unsigned char c) { return std::tolower(c); });
  return std::find(std::begin(known), std::end(known), plain) != std::end(known);
}

std::string found_in_path(const std::string& name) {
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string file = (folder.empty() ? "." : folder) + "/" + name;
    std::error_code ignored;
    if (access(file.c_str(), X_OK) == 0 && fs::is_regular_file(file, ignored)) return file;
  }
  return {};
}

struct xcrun_command {
  enum modes { run, find, show, version, help };
  modes mode = run;
  std::string shown, sdk = "macosx";
  std::vector<std::string> tool;  ///< with its arguments
  std::string mistake;
};

/// An option's value: the next word, or behind an equals sign.
bool take_value(const std::vector<std::string>& words, std::size_t& at, const std::string& inline_value,
                std::string& to) {
  if (!inline_value.empty()) {
    to = inline_value;
    return true;
  }
  if (at + 1 >= words.size()) return false;
  to = words[++at];
  return true;
}

xcrun_command parse_xcrun(const std::vector<std::string>& words) {
  xcrun_command c;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at].size() < 2 || words[at][0] != '-') {
      c.tool.assign(words.begin() + static_cast<std::ptrdiff_t>(at), words.end());
      return c;
    }
    const std::string word = words[at].substr(words[at][1] == '-' ? 2 : 1);
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
    std::string unused;
    const auto is = [&](std::initializer_list<const char*> names) {
      return std::any_of(names.begin(), names.end(), [&](const char* n) { return name == n; });
    };
    if (is({"sdk"}) || is({"toolchain"})) {
      if (!take_value(words, at, value, is({"sdk"}) ? c.sdk : unused))
        c.mistake = "option '" + words[at] + "' requires an argument";
    } else if (is({"find", "f"})) {
      c.mode = xcrun_command::find;
    } else if (name.rfind("show-sdk-", 0) == 0 || is({"show-toolchain-path"})) {
      c.mode = xcrun_command::show;
      c.shown = name;
    } else if (is({"version"})) {
      c.mode = xcrun_command::version;
    } else if (is({"help", "h"})) {
      c.mode = xcrun_command::help;
    } else if (!is({"run", "r", "log", "l", "verbose", "v", "no-cache", "n", "kill-cache", "k"})) {
      c.mistake = "unrecognized option '" + words[at] + "'";
    }
  }
  return c;
}

int fail(const std::string& text, int status = 1) {
  std::fprintf(stderr, "xcrun: error: %s\n", text.c_str());
  return status;
}

int show(const std::string& what) {
  struct row {
    const char* name;
    std::string value;
  };
  const std::string folder = folder_of_tools();
  const row rows[] = {{"show-sdk-path", folder + "/MacOSX.sdk"},  {"show-sdk-version", sdk_version},
                      {"show-sdk-build-version", "24A336"},       {"show-sdk-platform-path", folder},
                      {"show-sdk-platform-version", sdk_version}, {"show-toolchain-path", folder}};
  for (const row& r : rows) {
    if (what == r.name) return std::printf("%s\n", r.value.c_str()), 0;
  }
  return fail("unrecognized option '--" + what + "'");
}

int run_in_path(const std::string& file, const std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (const std::string& w : words) arguments.push_back(const_cast<char*>(w.c_str()));
  arguments.push_back(nullptr);
  execv(file.c_str(), arguments.data());
  return fail("cannot run '" + file + "': " + std::strerror(errno));
}

}  // namespace

int run_xcrun(const std::vector<std::string>& words) {
  const xcrun_command c = parse_xcrun(words);
  if (!c.mistake.empty()) return fail(c.mistake);
  if (!is_sdk(c.sdk)) return fail("SDK \"" + c.sdk + "\" cannot be located");
  if (c.mode == xcrun_command::help) return std::fputs(usage, stdout), 0;
  if (c.mode == xcrun_command::version) return std::printf("xcrun version 70.\n"), 0;
  if (c.mode == xcrun_command::show) return show(c.shown);
  if (c.tool.empty()) return words.empty() ? (std::fputs(usage, stderr), 1) : 0;
  const std::string& name = c.tool.front();
  const tool* const own = find_tool(name);
  const std::string file = own != nullptr ? folder_of_tools() + "/" + name : found_in_path(name);
  if (file.empty())
    return fail("unable to find utility \"" + name + "\", not a developer tool or in PATH",
                status_of_missing_tool);
  if (c.mode == xcrun_command::find) return std::printf("%s\n", file.c_str()), 0;
  if (own == nullptr) return run_in_path(file, c.tool);
  std::vector<std::string> arguments(c.tool.begin() + 1, c.tool.end());
  const bool is_ios = c.sdk.find("mac") == std::string::npos && c.sdk.find("Mac") == std::string::npos;
  if (is_ios && name == "metal") arguments.insert(arguments.begin(), "--target=air64-apple-ios");
  return own->run(with_response_files(arguments));
}

}  // namespace pewter::metal::tools
