// What a program does, as a file for Perfetto and chrome://tracing: PEWTER_METAL_TRACE=file.json in the
// environment. Hooks elsewhere are spans: a stretch of the calling thread's time, written when it ends. Where
// nothing is traced a span is one load and a branch. Format and limits: kernels/metal/runtime/trace/trace.md.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pewter/geometry.hpp"

namespace pewter::metal {
class arguments;
class pipeline;
struct compile_settings;
}  // namespace pewter::metal

namespace pewter::metal::trace {

enum class state : int { unknown, off, on };
extern constinit std::atomic<state> current;
/// Looks at the environment, once. @returns whether something is traced
bool begin();

inline bool is_on() {
  const state s = current.load(std::memory_order_relaxed);
  return s != state::off && (s == state::on || begin());
}

struct open_span;

class span {
 public:
  span(const char* category, std::string_view name) {
    if (is_on()) open(category, name);
  }
  span(const span&) = delete;
  span& operator=(const span&) = delete;
  ~span() { end(); }
  /// Called before others may learn that it has ended, and end the program.
  void end() {
    if (of_ != nullptr) close();
  }
  void put(const char* key, std::uint64_t number) {
    if (of_ != nullptr) put_number(key, number);
  }
  void put(const char* key, std::string_view text) {
    if (of_ != nullptr) put_text(key, text);
  }
  bool is_open() const { return of_ != nullptr; }

 protected:
  span() = default;
  void open(const char* category, std::string_view name);
  void put_number(const char* key, std::uint64_t number);
  void put_text(const char* key, std::string_view text);
  void put_json(const char* key, std::string_view json);
  void put_nanoseconds(const char* key, std::uint64_t nanoseconds);
  void close();
  open_span* of_ = nullptr;
};

/// Names the calling thread for readers of the trace.
void name_thread(std::string_view name);
/// A number for a source and its settings.
class source_number {
 public:
  /// The trace has the text from then on. @returns 0 where nothing is traced
  std::uint32_t of(const std::string& text, const std::string& name, const compile_settings& settings) const {
    return is_on() ? known(text, name, settings) : 0;
  }

 private:
  std::uint32_t known(const std::string& text, const std::string& name, const compile_settings&) const;
  mutable std::atomic<std::uint64_t> known_{0};  ///< a number, and the process that it counts in
};
/// Bytes that the calling thread's innermost span reads or writes.
void add_bytes(std::size_t bytes);
inline void moved(std::size_t bytes) {
  if (is_on()) add_bytes(bytes);
}

/// A pipeline that is made.
class pipeline_span : public span {
 public:
  explicit pipeline_span(const std::string& name) : span("pipeline", name) {}
  void describe(const pipeline& p) {
    if (of_ != nullptr) put_limits(p);
  }

 private:
  void put_limits(const pipeline& p);
};

/// An object that is compiled or found in the cache.
class compilation : public span {
 public:
  /// @param options that say which kernel's code; a kernel's name is the span's
  compilation(std::uint32_t source, const std::string& name, const std::vector<std::string>& options)
      : span("compile", name) {
    if (of_ != nullptr) begin(source, options);
  }
  void is_from(const char* place) { put("from", place); }

 private:
  void begin(std::uint32_t source, const std::vector<std::string>& options);
};

/// One dispatch. The first of its kernel, sizes and buffers' lengths has what scripts/metal-run repeats it
/// by: lengths, and the contents of buffers of up to 512 bytes.
class dispatch : public span {
 public:
  /// @param by "threads" or "threadgroups", as the program counted its grid
  dispatch(const pipeline& p, const arguments& a, const launch_geometry& g, const char* by) {
    if (is_on()) describe(p, a, g, by);
  }
  void ran(unsigned host_threads, const char* way) {
    put("host_threads", host_threads);
    put("way", way);
  }
  /// @param seconds that it took there, alone
  void ran_on_gpu(double seconds) {
    ran(1, "gpu");
    if (of_ != nullptr) put_nanoseconds("gpu_us", static_cast<std::uint64_t>(seconds * 1e9));
  }

 private:
  void describe(const pipeline&, const arguments&, const launch_geometry&, const char* by);
};

/// A command buffer's number, and when it was committed: what its commit, its run and waits for it share.
struct buffer_times {
  std::atomic<std::uint64_t> number{0};  ///< threads may wait that did not commit
  std::uint64_t committed_at = 0;
};
class commit : public span {
 public:
  explicit commit(buffer_times& of) : span("commit", "commit") {
    if (of_ != nullptr) begin(of);
  }

 private:
  void begin(buffer_times& of);
};
class command_buffer : public span {
 public:
  command_buffer(const buffer_times& of, std::size_t commands) : span("command buffer", "command buffer") {
    if (of_ != nullptr) begin(of, commands);
  }

 private:
  void begin(const buffer_times& of, std::size_t commands);
};

}  // namespace pewter::metal::trace
