// A compiler that stays: LLVM is loaded once, and each compilation is a process that is forked from it, so
// that one that crashes ends alone. Why: kernels/metal/compiler/driver/compilation.md#a-process-that-stays.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace pewter::metal {

/// Where --serve finds its socket. Whoever starts it has the other end; with that one's last copy it ends.
constexpr int server_socket = 3;

/// What a request brings: the socket's message is one byte and these.
enum request_files {
  request_text,
  request_folder,
  request_input,
  request_output,
  request_errors,
  request_status
};
constexpr int request_file_count = 6;

/// What a server writes to a request's status: at its beginning and at its end.
struct request_begun {
  pid_t process;  ///< leads a group of its own
};
struct request_ended {
  int wait_status;      ///< as of waitpid
  long peak_kilobytes;  ///< of its memory
};

/// Serves requests until nobody has the other end of the socket.
/// @param run a compilation, with the arguments as main has them. @return its exit status
/// @param warm_up called once, while the first request's process compiles: what it has read and initialised
/// is in those of later ones. It must leave no threads.
int serve(int (*run)(int count, char** words), void (*warm_up)());

}  // namespace pewter::metal
