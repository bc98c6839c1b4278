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
#include <exception>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kernels/metal/support/scratch_folder.hpp"

namespace pewter::metal {
namespace {

struct request {
  request_head head;
  std::array<int, request_file_count> files;  // descriptors
};

/// @return whether the message is a request; false, too, for the socket's end
bool receive(request& r, bool& is_end) {
  iovec data = {&r.head, sizeof r.head};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof r.files)];
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  const ssize_t n = recvmsg(server_socket, &message, MSG_CMSG_CLOEXEC);
  is_end = n == 0 || (n < 0 && errno != EINTR);
  const cmsghdr* const files = n > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
  if (files == nullptr || files->cmsg_type != SCM_RIGHTS || files->cmsg_len != CMSG_LEN(sizeof r.files))
    return false;
  std::memcpy(r.files.data(), CMSG_DATA(files), sizeof r.files);
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

/// The text's words behind the first one become the environment and the arguments.
void take_words(std::string& text, std::vector<char*>& arguments) {
  clearenv();
  bool is_environment = false;
  for (std::size_t at = std::strlen(text.data()) + 1; at < text.size();
       at += std::strlen(text.data() + at) + 1) {
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

/// The folder of temporary files that a request's environment names.
std::string temporary_folder_in(const std::string& text) {
  static constexpr char variable[] = "\0TMPDIR=";  // of the last one, as the environment stands at the end
  const std::size_t found = text.rfind(std::string(variable, sizeof variable - 1));
  return found == std::string::npos ? std::string("/tmp") : text.c_str() + found + sizeof variable - 1;
}

/// Compiles in the forked process.
/// @param temporary its folder of temporary files
[[noreturn]] void compile(const request& r, std::string& text, const std::string& temporary,
                          int (*run)(int, char**)) {
  const rlimit memory = {r.head.memory, r.head.memory};
  if (r.head.memory != 0) setrlimit(RLIMIT_DATA, &memory);
  setpgid(0, 0);
  signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int n = 0; n < 3; ++n) dup2(r.files[static_cast<std::size_t>(request_input + n)], n);
  close(server_socket);
  close(r.files[request_status]);
  std::vector<char*> arguments;
  take_words(text, arguments);
  setenv("TMPDIR", temporary.c_str(), 1);
  int status = 255;
  if (fchdir(r.files[request_folder]) == 0) {
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

/// A request's process.
struct compilation {
  int status;  ///< the file that the host reads
  std::unique_ptr<scratch_folder> temporary;
};
using compilations = std::map<pid_t, compilation>;

void begin(const request& r, compilations& running, std::set<std::string>& folders, int (*run)(int, char**)) {
  std::string text = contents_of(r.files[request_text]);
  for (auto f = folders.begin(); f != folders.end();)
    f = access(f->c_str(), F_OK) == 0 ? ++f : folders.erase(f);
  if (*text.c_str() == '/') folders.insert(text.c_str());
  std::unique_ptr<scratch_folder> temporary;
  try {
    temporary = std::make_unique<scratch_folder>(temporary_folder_in(text));
  } catch (const std::exception&) {  // the process says what is wrong with its folder
  }
  const pid_t child = fork();
  if (child == 0) compile(r, text, temporary ? temporary->path : temporary_folder_in(text), run);
  if (child > 0) {
    setpgid(child, child);
    tell(r.files[request_status], request_begun{child});
    running[child] = {r.files[request_status], std::move(temporary)};
  } else {
    close(r.files[request_status]);
  }
  for (const int file : r.files) {
    if (file != r.files[request_status]) close(file);
  }
}

void note_ends(compilations& running) {
  int status = 0;
  rusage used = {};
  for (pid_t child; (child = wait4(-1, &status, WNOHANG, &used)) > 0;) {
    const auto found = running.find(child);
    if (found == running.end()) continue;
    compilation ended = std::move(found->second);
    running.erase(found);
    kill(-child, SIGKILL);  // what it started and left
    ended.temporary.reset();
    tell(ended.status, request_ended{status, used.ru_maxrss});
    close(ended.status);
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
  compilations running;
  std::set<std::string> folders;  // of the host's
  for (bool is_end = false; !is_end || !running.empty();) {
    pollfd all[] = {{signals, POLLIN, 0}, {is_end ? -1 : server_socket, POLLIN, 0}};
    if (poll(all, 2, -1) < 0 && errno != EINTR) return 1;
    signalfd_siginfo ignored;
    if (all[0].revents != 0 && read(signals, &ignored, sizeof ignored) > 0) note_ends(running);
    request r;
    if (all[1].revents == 0 || !receive(r, is_end)) {
      for (const auto& c : running)
        if (is_end) kill(-c.first, SIGKILL);
      continue;
    }
    begin(r, running, folders, run);
    if (warm_up != nullptr) std::exchange(warm_up, nullptr)();
  }
  for (const std::string& f : folders) remove_abandoned(f, 0);
  return 0;
}

}  // namespace pewter::metal
