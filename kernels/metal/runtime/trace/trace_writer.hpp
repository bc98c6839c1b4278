// Where spans go: a file, or sums that are printed when the program ends. One at a time writes.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "kernels/metal/runtime/trace/trace.hpp"
#include "kernels/metal/runtime/trace/trace_file.hpp"
#include "kernels/metal/runtime/trace/trace_line.hpp"

namespace pewter::metal::trace {

struct open_span {
  const char* category;
  std::string name;
  trace_line arguments;
  std::uint64_t begin = 0, bytes = 0;
  int exceptions = 0;
  open_span* outer = nullptr;  ///< of the same thread
};

/// What PEWTER_METAL_TRACE=- prints.
class summary {
 public:
  void add(const open_span& s, std::uint64_t nanoseconds);
  /// @param nanoseconds of the whole program
  void print(std::uint64_t nanoseconds) const;

 private:
  struct sum {
    std::uint64_t count = 0, nanoseconds = 0, longest = 0;
  };
  std::map<std::string, std::map<std::string, sum>> categories_;
};

class writer {
 public:
  static writer& of_process();

  /// @returns whether something is traced
  bool begin();
  void write(const open_span& s, std::uint64_t end);
  /// The start or end, 's' or 'f', of the arrow from a commit to its command buffer.
  void write_flow(char phase, std::uint64_t number);
  void name_thread(std::string_view name);
  std::uint32_t source(const std::string& text, const std::string& name, const compile_settings& settings);
  /// Whether a dispatch is the first with these sizes; after many different ones always false.
  bool is_new_dispatch(const std::string& description);
  std::uint64_t next_number() { return ++numbers_; }
  /// Counts forks: a forked process knows nothing of what its parent wrote.
  std::uint32_t generation() const { return generation_.load(); }

  void finish();
  void lock_for_fork() { mutex_.lock(); }
  void unlock_after_fork(bool in_child);

 private:
  writer() = default;
  struct thread_of_trace {
    std::uint32_t generation = 0;
    std::uint64_t number = 0;
    std::size_t name = 0;  ///< its hash: threads that end may still have something to write
  };
  /// The calling thread, which has a name in the trace from then on.
  thread_of_trace& this_thread(std::string_view name = {});
  trace_line line(char phase, std::uint64_t thread) const;
  void name(thread_of_trace& thread, std::string_view name);
  void append(const std::string& line);
  void complain(const std::string& what);

  std::mutex mutex_;
  std::string path_;  ///< as the environment says it
  bool has_file_ = false, ends_by_exit_ = false;
  trace_file file_;
  summary sums_;
  std::uint64_t process_ = 0, started_ = 0;
  std::atomic<std::uint32_t> generation_{1};
  std::atomic<std::uint64_t> numbers_{0};
  std::unordered_map<std::string, std::uint32_t> sources_;  ///< by all of it; the text by its hash
  std::unordered_set<std::string> dispatches_;
};

}  // namespace pewter::metal::trace
