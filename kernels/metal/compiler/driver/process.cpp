#include "kernels/metal/compiler/driver/process.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>

extern char** environ;

namespace pewter::metal {
namespace {

struct pipe_ends {
  int read = -1, write = -1;
  bool open() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
  static void close_one(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
  ~pipe_ends() {
    close_one(read);
    close_one(write);
  }
};

void exchange(pipe_ends& in, pipe_ends& out, pipe_ends& err, const std::string& input,
              process_result& result) {
  std::size_t written = 0;
  if (input.empty()) pipe_ends::close_one(in.write);
  while (out.read >= 0 || err.read >= 0) {
    pollfd all[] = {{in.write, POLLOUT, 0}, {out.read, POLLIN, 0}, {err.read, POLLIN, 0}};
    if (poll(all, 3, -1) < 0 && errno != EINTR) break;
    if (all[0].revents != 0) {
      const ssize_t n = write(in.write, input.data() + written, input.size() - written);
      if (n > 0) written += static_cast<std::size_t>(n);
      if (n < 0 || written == input.size()) pipe_ends::close_one(in.write);
    }
    const auto take = [](const pollfd& p, int& end, std::string& to) {
      if (p.revents == 0) return;
      char buffer[65536];
      const ssize_t n = read(end, buffer, sizeof buffer);
      if (n > 0) {
        to.append(buffer, static_cast<std::size_t>(n));
      } else {
        pipe_ends::close_one(end);
      }
    };
    take(all[1], out.read, result.output);
    take(all[2], err.read, result.errors);
  }
}

/// Every program that is run comes with one of these, or is linked with it.
constexpr const char* what_is_needed =
    "; Metal source needs clang 22, lld 22 and LLVM 22 (Debian: apt install clang-22 lld-22)";

}  // namespace

process_result run_process(const std::vector<std::string>& command, const std::string& input) {
  process_result result{255, {}, {}};
  pipe_ends in, out, err;
  if (!in.open() || !out.open() || !err.open()) return result;
  std::vector<char*> arguments;
  for (const std::string& a : command) arguments.push_back(const_cast<char*>(a.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.read, 0);
  posix_spawn_file_actions_adddup2(&actions, out.write, 1);
  posix_spawn_file_actions_adddup2(&actions, err.write, 2);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  pipe_ends::close_one(in.read);
  pipe_ends::close_one(out.write);
  pipe_ends::close_one(err.write);
  if (failed != 0) {
    result.errors = command[0] + ": cannot be started" + what_is_needed;
    return result;
  }
  // A child that ends without reading all of its input must not end this process.
  struct sigaction ignore = {}, before = {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, &before);
  exchange(in, out, err, input, result);
  sigaction(SIGPIPE, &before, nullptr);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  // The dynamic linker's status for a library that it names and does not find.
  if (result.status == 127) result.errors += command[0] + ": cannot run" + what_is_needed;
  return result;
}

std::string installed_or(const std::string& relative, const std::string& otherwise) {
  namespace fs = std::filesystem;
  Dl_info here;
  std::error_code failed;
  if (dladdr(reinterpret_cast<const void*>(&installed_or), &here) == 0) return otherwise;
  const fs::path own = here.dli_fname;  // of a program only its name, if the shell found it
  const fs::path file = own.has_parent_path() ? own : fs::read_symlink("/proc/self/exe", failed);
  const fs::path folder = fs::canonical(file, failed).parent_path();
  if (failed || fs::equivalent(folder, PEWTER_METAL_BUILT_IN, failed)) return otherwise;
  return (folder / relative).lexically_normal().string();
}

}  // namespace pewter::metal
