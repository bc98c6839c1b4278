#include "kernels/metal/compiler/driver/server.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pewter::metal {
namespace {

using request = std::array<int, request_file_count>;  // descriptors

/// @return whether the message is a request; false, too, for the socket's end
bool receive(request& r, bool& is_end) {
  char byte = 0;
  iovec data = {&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(request))];
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  const ssize_t n = recvmsg(server_socket, &message, MSG_CMSG_CLOEXEC);
  is_end = n == 0 || (n < 0 && errno != EINTR);
  const cmsghdr* const files = n > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
  if (files == nullptr || files->cmsg_type != SCM_RIGHTS || files->cmsg_len != CMSG_LEN(sizeof r))
    return false;
  std::memcpy(r.data(), CMSG_DATA(files), sizeof r);
  return true;
}

std::string contents_of(int file) {
  struct stat s = {};
  if (fstat(file, &s) != 0) return {};
  std::string text(static_cast<std::size_t>(s.st_size), '\0');
  const ssize_t n = pread(file, text.data(), text.size(), 0);
  text.resize(n < 0 ? 0 : static_cast<std::size_t>(n));
  return text;
}

/// The request's words, each with a zero behind it: arguments, an empty one, the environment.
void take_words(std::string& text, std::vector<char*>& arguments) {
  clearenv();
  bool is_environment = false;
  for (std::size_t at = 0; at < text.size(); at += std::strlen(text.data() + at) + 1) {
    char* const word = text.data() + at;
    if (*word == 0) {
      is_environment = true;
    } else if (is_environment) {
      putenv(word);
    } else {
      arguments.push_back(word);
    }
  }
}

/// In the forked process.
[[noreturn]] void compile(const request& r, int (*run)(int, char**)) {
  setpgid(0, 0);
  signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int n = 0; n < 3; ++n) dup2(r[static_cast<std::size_t>(request_input + n)], n);
  close(server_socket);
  close(r[request_status]);
  static std::string text = contents_of(r[request_text]);  // the environment's, until the process ends
  std::vector<char*> arguments;
  take_words(text, arguments);
  int status = 255;
  if (fchdir(r[request_folder]) == 0) {
    const int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    status = run(count, arguments.data());
  }
  std::fflush(nullptr);
  _exit(status);
}

template <class Message>
void tell(int file, const Message& message) {
  if (write(file, &message, sizeof message) < 0) return;  // nobody waits any more
}

void begin(const request& r, std::map<pid_t, int>& running, int (*run)(int, char**)) {
  const pid_t child = fork();
  if (child == 0) compile(r, run);
  if (child > 0) {
    setpgid(child, child);
    tell(r[request_status], request_begun{child});
    running[child] = r[request_status];
  } else {
    close(r[request_status]);
  }
  for (const int file : r) {
    if (file != r[request_status]) close(file);
  }
}

void note_ends(std::map<pid_t, int>& running) {
  int status = 0;
  rusage used = {};
  for (pid_t child; (child = wait4(-1, &status, WNOHANG, &used)) > 0;) {
    const auto found = running.find(child);
    if (found == running.end()) continue;
    tell(found->second, request_ended{status, used.ru_maxrss});
    close(found->second);
    running.erase(found);
  }
}

/// Nothing of whoever started this: no standard streams, no files, no session, no child of theirs.
void detach() {
  if (fork() != 0) _exit(0);
  setsid();
  signal(SIGPIPE, SIG_IGN);
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int n = 0; n < 3; ++n) dup2(nothing, n);
  syscall(SYS_close_range, server_socket + 1, ~0U, 0);
  fcntl(server_socket, F_SETFD, FD_CLOEXEC);
  if (chdir("/") != 0) return;  // it keeps a folder from being removed; requests bring their own
}

}  // namespace

int serve(int (*run)(int, char**), void (*warm_up)()) {
  detach();
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  sigprocmask(SIG_BLOCK, &ends, nullptr);
  const int signals = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
  std::map<pid_t, int> running;  // with the files of their status
  for (bool is_end = false; !is_end || !running.empty();) {
    pollfd all[] = {{signals, POLLIN, 0}, {is_end ? -1 : server_socket, POLLIN, 0}};
    if (poll(all, 2, -1) < 0 && errno != EINTR) return 1;
    signalfd_siginfo ignored;
    if (all[0].revents != 0 && read(signals, &ignored, sizeof ignored) > 0) note_ends(running);
    request r;
    if (all[1].revents == 0 || !receive(r, is_end)) continue;
    begin(r, running, run);
    if (warm_up != nullptr) std::exchange(warm_up, nullptr)();
  }
  return 0;
}

}  // namespace pewter::metal
