#include "kernels/metal/support/process_streams.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace pewter::metal {
namespace {

using clock = std::chrono::steady_clock;

void close_end(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

void read_more(int& end, std::string& to) {
  char buffer[65536];
  const ssize_t n = read(end, buffer, sizeof buffer);
  if (n > 0) {
    to.append(buffer, static_cast<std::size_t>(n));
  } else if (n == 0 || errno != EINTR) {
    close_end(end);
  }
}

void write_more(int& end, const std::string& from, std::size_t& written) {
  const ssize_t n = send(end, from.data() + written, from.size() - written, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (n > 0) written += static_cast<std::size_t>(n);
  if ((n < 0 && errno != EAGAIN && errno != EINTR) || written == from.size()) close_end(end);
}

/// For poll.
int milliseconds_until(clock::time_point end) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - clock::now()).count();
  return static_cast<int>(std::clamp<long long>(left, 0, 1000000));
}

}  // namespace

// The input is a socket: a process that ends without reading all of it must not end this one by SIGPIPE.
process_streams::process_streams() : ours_{-1, -1, -1}, theirs_{-1, -1, -1} {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
  ours_[0] = ends[0];
  theirs_[0] = ends[1];
  for (int n : {1, 2}) {
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    ours_[n] = ends[0];
    theirs_[n] = ends[1];
  }
}

process_streams::~process_streams() {
  for (int& end : ours_) close_end(end);
  close_those_of_process();
}

void process_streams::close_those_of_process() {
  for (int& end : theirs_) close_end(end);
}

bool process_streams::exchange(const std::string& input, process_result& result,
                               std::optional<process_deadline> deadline, const announcement& announced) {
  std::size_t written = 0;
  bool is_over = false;
  if (input.empty()) close_end(ours_[0]);
  while (ours_[1] >= 0 || ours_[2] >= 0) {
    pollfd all[] = {{ours_[0], POLLOUT, 0}, {ours_[1], POLLIN, 0}, {ours_[2], POLLIN, 0}};
    if (poll(all, 3, deadline ? milliseconds_until(deadline->end) : -1) < 0) {
      if (errno == EINTR) continue;
      break;
    }
    if (deadline && clock::now() >= deadline->end) {
      deadline->kill();
      deadline.reset();
      is_over = true;
      continue;
    }
    if (all[0].revents != 0) write_more(ours_[0], input, written);
    if (all[1].revents != 0) {
      read_more(ours_[1], result.output);
      take_announcements(result.output, announced);
    }
    if (all[2].revents != 0) read_more(ours_[2], result.errors);
  }
  return is_over;
}

}  // namespace pewter::metal
