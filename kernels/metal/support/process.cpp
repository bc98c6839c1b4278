#include "kernels/metal/support/process.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>

#include "kernels/metal/support/scratch_folder.hpp"

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

using clock = std::chrono::steady_clock;

constexpr clock::time_point never = clock::time_point::max();

/// Milliseconds as poll has them; -1: any.
int left_until(clock::time_point end) {
  if (end == never) return -1;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, 1000000));
}

/// Gives the input and takes what is printed, until both ends are closed.
/// @param group is killed at the end of its time
void exchange(pipe_ends& in, pipe_ends& out, pipe_ends& err, const std::string& input, pid_t group,
              clock::time_point end, process_result& result) {
  std::size_t written = 0;
  if (input.empty()) pipe_ends::close_one(in.write);
  while (out.read >= 0 || err.read >= 0) {
    pollfd all[] = {{in.write, POLLOUT, 0}, {out.read, POLLIN, 0}, {err.read, POLLIN, 0}};
    if (poll(all, 3, left_until(end)) < 0 && errno != EINTR) break;
    if (clock::now() >= end) {
      kill(-group, SIGKILL);
      result.over = process_result::time;
      end = never;
      continue;
    }
    if (all[0].revents != 0) {
      const ssize_t n = write(in.write, input.data() + written, input.size() - written);
      if (n > 0) written += static_cast<std::size_t>(n);
      if (n < 0 || written == input.size()) pipe_ends::close_one(in.write);
    }
    const auto take = [](const pollfd& p, int& read_end, std::string& to) {
      if (p.revents == 0) return;
      char buffer[65536];
      const ssize_t n = read(read_end, buffer, sizeof buffer);
      if (n > 0) {
        to.append(buffer, static_cast<std::size_t>(n));
      } else {
        pipe_ends::close_one(read_end);
      }
    };
    take(all[1], out.read, result.output);
    take(all[2], err.read, result.errors);
  }
}

/// Every program that is run comes with one of these, or is linked with it.
constexpr const char* what_is_needed =
    "; Metal source needs clang 22, lld 22 and LLVM 22 (Debian: apt install clang-22 lld-22)";

std::vector<char*> pointers_to(const std::vector<std::string>& words) {
  std::vector<char*> all;
  for (const std::string& w : words) all.push_back(const_cast<char*>(w.c_str()));
  all.push_back(nullptr);
  return all;
}

/// Runs in a child that is not its program yet: what it opens and handles is its own.
void become(const pipe_ends& in, const pipe_ends& out, const pipe_ends& err) {
  for (int s = 1; s < NSIG; ++s) {  // the other program does not have this one's handlers
    struct sigaction now = {};
    if (sigaction(s, nullptr, &now) == 0 && now.sa_handler != SIG_IGN) signal(s, SIG_DFL);
  }
  const int files[] = {in.read, out.write, err.write};
  for (int n = 0; n < 3; ++n) {
    if (files[n] == n) fcntl(n, F_SETFD, 0);
    if (files[n] != n) dup2(files[n], n);
  }
}

/// Starts a program; posix_spawn could set its memory only after it has begun.
/// @param environment empty: this process's, and no group of its own. @return its process, or -1
pid_t start(const std::vector<std::string>& command, const std::vector<std::string>& environment,
            std::uint64_t memory, const pipe_ends& in, const pipe_ends& out, const pipe_ends& err) {
  const std::vector<char*> arguments = pointers_to(command), variables = pointers_to(environment);
  const rlimit limit = {memory, memory};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);  // the child has this process's memory until it is the program
  volatile int failed = 0;
  const pid_t child = vfork();
  if (child == 0) {
    if (!environment.empty()) setpgid(0, 0);  // so that all of it can be ended
    if (memory != 0) setrlimit(RLIMIT_DATA, &limit);
    become(in, out, err);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    execvpe(arguments[0], arguments.data(), environment.empty() ? environ : variables.data());
    failed = errno;
    _exit(127);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (child < 0 || failed == 0) return child;
  waitpid(child, nullptr, 0);
  return -1;
}

}  // namespace

std::vector<std::string> environment_with(const std::string& temporary) {
  std::vector<std::string> all = {"TMPDIR=" + temporary};
  for (char** e = environ; *e != nullptr; ++e) {
    if (std::string_view(*e).substr(0, 7) != "TMPDIR=") all.emplace_back(*e);
  }
  return all;
}

void take_announcements(std::string& output, const announcement& announced) {
  for (std::size_t end; announced && (end = output.find('\0')) != std::string::npos;) {
    announced(output.substr(0, end));
    output.erase(0, end + 1);
  }
}

bool wanted_memory(const process_result& r, int wait_status, long peak_kilobytes, std::uint64_t limit) {
  if (limit == 0 || r.status == 0) return false;
  for (const char* text : {"out of memory", "bad_alloc", "annot allocate memory", "memory exhausted",
                           "failed to map segment", "Resource temporarily unavailable"})
    if (r.errors.find(text) != std::string::npos) return true;
  return WIFSIGNALED(wait_status) && static_cast<std::uint64_t>(peak_kilobytes) * 1024 > limit / 2;
}

process_result run_process(const std::vector<std::string>& command, const std::string& input,
                           const process_limits& limits) {
  process_result result{255, {}, {}};
  pipe_ends in, out, err;
  if (!in.open() || !out.open() || !err.open()) return result;
  std::optional<scratch_folder> temporary;
  std::vector<std::string> environment;
  if (limits.seconds > 0) environment = environment_with(temporary.emplace().path);
  const pid_t child = start(command, environment, limits.memory, in, out, err);
  pipe_ends::close_one(in.read);
  pipe_ends::close_one(out.write);
  pipe_ends::close_one(err.write);
  if (child < 0) {
    result.errors = command[0] + ": cannot be started" + what_is_needed;
    return result;
  }
  clock::time_point end = never;
  constexpr double longest = 1e9;  // fits the clock's nanoseconds
  if (limits.seconds > 0)
    end = clock::now() + std::chrono::duration_cast<clock::duration>(
                             std::chrono::duration<double>(std::min(limits.seconds, longest)));
  // A child that ends without reading all of its input must not end this process.
  struct sigaction ignore = {}, before = {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, &before);
  exchange(in, out, err, input, child, end, result);
  sigaction(SIGPIPE, &before, nullptr);
  int status = 0;
  rusage used = {};
  while (wait4(child, &status, 0, &used) < 0 && errno == EINTR) {
  }
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (result.over == process_result::nothing && wanted_memory(result, status, used.ru_maxrss, limits.memory))
    result.over = process_result::memory;
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
