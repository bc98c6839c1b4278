// A compiler that stays: LLVM is loaded once, and each compilation is a process that is forked from it, so
// that one that crashes ends alone. Why: kernels/metal/compiler/driver/compilation.md#a-process-that-stays.
#pragma once

#include <sys/types.h>

#include <cstdint>

namespace pewter::metal {

/// Where --serve finds its socket. Whoever starts it has the other end; with that one's last copy it ends.
constexpr int server_socket = 3;

/// What a request brings: the socket's message is these, and what its process may have.
struct request_head {
  std::uint64_t memory;  ///< bytes, which are set before it allocates any; 0: any
};
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

/// The text's words, each with a zero behind it: a folder of the host's own, or a blank; arguments; an empty
/// one; the environment. The process gets a folder of temporary files that goes with it.
/// Serves requests until nobody has the other end of the socket: what is compiled then is wanted by nobody,
/// so that its processes are ended, and folders of the host's that are still there are removed.
/// @param run a compilation, with the arguments as main has them. @return its exit status
/// @param warm_up called once, while the first request's process compiles: what it has read and initialised
/// is in those of later ones. It must leave no threads.
int serve(int (*run)(int count, char** words), void (*warm_up)());

}  // namespace pewter::metal
