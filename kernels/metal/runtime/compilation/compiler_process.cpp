#include "kernels/metal/runtime/compilation/compiler_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "kernels/metal/compiler/driver/server.hpp"
#include "kernels/metal/support/process_streams.hpp"
#include "pewter/error.hpp"

extern char** environ;

namespace pewter::metal {
namespace {

class descriptor {
 public:
  explicit descriptor(int file = -1) : file_(file) {}
  descriptor(descriptor&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  descriptor& operator=(descriptor&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~descriptor() { reset(); }
  int get() const { return file_; }
  bool is_open() const { return file_ >= 0; }
  void reset() {
    if (file_ >= 0) close(file_);
    file_ = -1;
  }

 private:
  int file_;
};

/// One that was started, and ends when the last copy of the socket goes: with this object and this process.
class server {
 public:
  explicit server(const std::string& program) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return;
    socket_ = descriptor(ends[0]);
    const descriptor theirs(ends[1]);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, theirs.get(), server_socket);
    const char* const words[] = {program.c_str(), "--serve", nullptr};
    const int failed =
        posix_spawnp(&starter_, words[0], &actions, nullptr, const_cast<char* const*>(words), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) starter_ = 0;
  }
  server(const server&) = delete;
  server& operator=(const server&) = delete;
  ~server() {
    socket_.reset();
    wait_for_starter();
  }

  /// @return whether it was taken
  bool send(request_head head, const std::array<int, request_file_count>& files) const {
    iovec data = {&head, sizeof head};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof files)] = {};
    msghdr message = {};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr* const brought = CMSG_FIRSTHDR(&message);
    brought->cmsg_level = SOL_SOCKET;
    brought->cmsg_type = SCM_RIGHTS;
    brought->cmsg_len = CMSG_LEN(sizeof files);
    std::memcpy(CMSG_DATA(brought), files.data(), sizeof files);
    ssize_t sent = 0;
    while ((sent = sendmsg(socket_.get(), &message, MSG_NOSIGNAL)) < 0 && errno == EINTR) {
    }
    return sent == static_cast<ssize_t>(sizeof head);
  }

  /// What was started leaves the server behind and ends, so that the host has no child that stays.
  void wait_for_starter() {
    const std::lock_guard lock(mutex_);
    while (starter_ > 0 && waitpid(starter_, nullptr, 0) < 0 && errno == EINTR) {
    }
    starter_ = 0;
  }

 private:
  descriptor socket_;
  pid_t starter_ = 0;
  std::mutex mutex_;
};

/// The servers of this process, by their program.
class servers {
 public:
  /// @param is_new whether it has served nobody yet
  std::shared_ptr<server> of(const std::string& program, bool& is_new) {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<server>& known = all_[program];
    is_new = known == nullptr;
    if (is_new) known = std::make_shared<server>(program);
    return known;
  }
  void forget(const std::string& program, const std::shared_ptr<server>& gone) {
    const std::lock_guard lock(mutex_);
    if (all_[program] == gone) all_.erase(program);
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<server>> all_;
};

servers& all_servers() {
  static servers* const all = new servers;  // threads of the host may compile until its end
  return *all;
}

/// A request's text (serve), in a file that has no name.
descriptor file_of(const std::string& program, const std::vector<std::string>& arguments,
                   const std::string& folder) {
  std::string text = (folder.empty() ? " " : folder) + '\0' + program + '\0';
  for (const std::string& a : arguments) text.append(a.empty() ? " " : a) += '\0';
  text += '\0';
  for (char** e = environ; *e != nullptr; ++e) text.append(*e) += '\0';
  descriptor file(memfd_create("pewter-metal", MFD_CLOEXEC));
  for (std::size_t at = 0; file.is_open() && at < text.size();) {
    const ssize_t n = write(file.get(), text.data() + at, text.size() - at);
    if (n <= 0) file.reset();
    at += static_cast<std::size_t>(n);
  }
  return file;
}

template <class Message>
bool receive(int file, Message& message) {
  ssize_t n = 0;
  while ((n = read(file, &message, sizeof message)) < 0 && errno == EINTR) {
  }
  return n == static_cast<ssize_t>(sizeof message);
}

std::optional<process_deadline> deadline_of(const process_limits& limits, pid_t group) {
  using clock = std::chrono::steady_clock;
  if (limits.seconds <= 0) return std::nullopt;
  constexpr double longest = 1e9;  // fits the clock's nanoseconds
  const std::chrono::duration<double> seconds(std::min(limits.seconds, longest));
  return process_deadline{clock::now() + std::chrono::duration_cast<clock::duration>(seconds),
                          [group] { kill(-group, SIGKILL); }};
}

struct compilation {
  const std::string& program;
  const std::vector<std::string>& arguments;
  const std::string &input, &own_folder;
  const process_limits& limits;
};

/// @return false where the server is gone
bool request(const server& s, const compilation& of, const announcement& announced, process_result& result) {
  const process_limits& limits = of.limits;
  process_streams streams;
  const descriptor text = file_of(of.program, of.arguments, of.own_folder),
                   folder(open(".", O_PATH | O_DIRECTORY | O_CLOEXEC));
  int ends[2];
  if (!streams.are_open() || !text.is_open() || !folder.is_open() || pipe2(ends, O_CLOEXEC) != 0)
    throw error(std::string("metal: no request to the compiler: ") + std::strerror(errno));
  const descriptor status(ends[0]);
  descriptor their_status(ends[1]);
  const int* const standard = streams.of_process();
  if (!s.send({limits.memory},
              {text.get(), folder.get(), standard[0], standard[1], standard[2], their_status.get()}))
    return false;
  their_status.reset();
  streams.close_those_of_process();
  request_begun begun{};
  if (!receive(status.get(), begun)) return false;
  if (streams.exchange(of.input, result, deadline_of(limits, begun.process), announced))
    result.over = process_result::time;
  request_ended ended{};
  if (!receive(status.get(), ended)) return false;
  result.status =
      WIFEXITED(ended.wait_status) ? WEXITSTATUS(ended.wait_status) : 128 + WTERMSIG(ended.wait_status);
  if (result.over == process_result::nothing &&
      wanted_memory(result, ended.wait_status, ended.peak_kilobytes, limits.memory))
    result.over = process_result::memory;
  return true;
}

}  // namespace

process_result run_in_compiler(const std::string& program, const std::vector<std::string>& arguments,
                               const std::string& input, const process_limits& limits,
                               const std::string& folder, const announcement& announced) {
  for (bool is_new = false; !is_new;) {
    const std::shared_ptr<server> s = all_servers().of(program, is_new);
    process_result result{255, {}, {}};
    const bool is_served = request(*s, {program, arguments, input, folder, limits}, announced, result);
    s->wait_for_starter();
    if (is_served) return result;
    all_servers().forget(program, s);  // ended from outside: another one is started
  }
  std::vector<std::string> command = {program};  // it does not stay, or not start: by itself it says why
  command.insert(command.end(), arguments.begin(), arguments.end());
  process_result result = run_process(command, input, limits);
  take_announcements(result.output, announced);
  return result;
}

}  // namespace pewter::metal
