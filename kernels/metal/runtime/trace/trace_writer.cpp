#include "kernels/metal/runtime/trace/trace_writer.hpp"

#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

#include "kernels/metal/runtime/threads/helper_threads.hpp"
#include "pewter/metal.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::metal::trace {
namespace {

/// Dispatches of more different sizes are not described for scripts/metal-run.
constexpr std::size_t dispatch_limit = 4096;

std::string processor() {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    const std::size_t colon = line.find(": ");
    if (line.rfind("model name", 0) == 0 && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

/// %p: the process's number.
std::string with_process(std::string path, std::uint64_t process) {
  for (std::size_t at = 0; (at = path.find("%p", at)) != std::string::npos;)
    path.replace(at, 2, std::to_string(process));
  return path;
}

std::string list_of(const std::vector<std::string>& texts) {
  std::string list(1, '[');
  for (const std::string& t : texts) list.append(list.size() > 1 ? "," : "").append(trace_line::quoted(t));
  return list.append(1, ']');
}

}  // namespace

/// Never destroyed: threads may still run kernels when the program ends.
writer& writer::of_process() {
  static writer& all = *new writer;
  return all;
}

bool writer::begin() {
  const std::lock_guard lock(mutex_);
  if (const state s = current.load(); s != state::unknown) return s == state::on;
  const char* const value = std::getenv("PEWTER_METAL_TRACE");
  path_ = value == nullptr ? "" : value;
  process_ = static_cast<std::uint64_t>(getpid());
  started_ = nanoseconds_now();
  has_file_ = path_ != "-";
  if (path_.empty()) {
    current = state::off;
    return false;
  }
  trace_line about, first = line('M', process_);
  about.put("name", program_invocation_short_name).put("processor", processor());
  about.put("host_threads", detail::available_host_threads());
  about.put("seconds_since_1970", static_cast<std::uint64_t>(std::time(nullptr)));
  first.put("name", "process_name").put_json("args", about.object());
  if (has_file_) {
    if (const std::string wrong = file_.open(with_process(path_, process_), first.object()); !wrong.empty()) {
      complain(wrong);
      return false;
    }
  }
  if (!ends_by_exit_) {
    std::atexit([] { of_process().finish(); });
    pthread_atfork([] { of_process().lock_for_fork(); }, [] { of_process().unlock_after_fork(false); },
                   [] { of_process().unlock_after_fork(true); });
  }
  ends_by_exit_ = true;
  current = state::on;
  return true;
}

/// Nothing else can be told who reads no trace: the program goes on without one.
void writer::complain(const std::string& what) {
  std::fprintf(stderr, "pewter: PEWTER_METAL_TRACE=%s: no trace is written: %s\n", path_.c_str(),
               what.c_str());
  current = state::off;
}

void writer::finish() {
  const std::lock_guard lock(mutex_);
  if (current.load() != state::on) return;
  current = state::off;
  if (has_file_) {
    file_.finish();
  } else {
    sums_.print(nanoseconds_now() - started_);
  }
}

/// The child of a fork has a trace of its own, where its name has %p; else begin() says that it has none.
void writer::unlock_after_fork(bool in_child) {
  if (in_child) {
    file_.abandon();
    sums_ = {};
    sources_.clear();
    dispatches_.clear();
    ++generation_;
    if (current.load() == state::on) current = has_file_ ? state::unknown : state::off;
  }
  mutex_.unlock();
}

trace_line writer::line(char phase, std::uint64_t thread) const {
  trace_line l;
  l.put("ph", std::string_view(&phase, 1)).put("pid", process_).put("tid", thread);
  return l;
}

void writer::append(const std::string& text) {
  if (current.load() != state::on || !has_file_) return;
  if (const std::string wrong = file_.append(text); !wrong.empty()) {
    file_.finish();
    complain(wrong + " (what was written until then is kept)");
  }
}

writer::thread_of_trace& writer::this_thread(std::string_view wanted) {
  thread_local thread_of_trace own;
  if (own.generation != generation_) {
    own.generation = generation_;
    own.number = static_cast<std::uint64_t>(syscall(SYS_gettid));
    own.name = 0;
    if (wanted.empty()) name(own, own.number == process_ ? "main" : "thread " + std::to_string(own.number));
  }
  if (!wanted.empty()) name(own, wanted);
  return own;
}

void writer::name(thread_of_trace& thread, std::string_view name) {
  const std::size_t hash = std::hash<std::string_view>()(name);
  if (thread.name == hash) return;
  thread.name = hash;
  trace_line named = line('M', thread.number);
  named.put("name", "thread_name").put_json("args", trace_line().put("name", name).object());
  append(named.object());
}

void writer::name_thread(std::string_view name) {
  const std::lock_guard lock(mutex_);
  this_thread(name);
}

void writer::write(const open_span& s, std::uint64_t end) {
  const std::lock_guard lock(mutex_);
  if (!has_file_) return sums_.add(s, end - s.begin);
  trace_line l = line('X', this_thread().number);
  l.put("cat", s.category).put("name", s.name);
  l.put_microseconds("ts", s.begin - started_).put_microseconds("dur", end - s.begin);
  l.put_json("args", s.arguments.object());
  append(l.object());
}

void writer::write_flow(char phase, std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  if (!has_file_) return;
  trace_line l = line(phase, this_thread().number);
  l.put("cat", "command buffer").put("name", "commit").put("id", number).put("bp", "e");
  l.put_microseconds("ts", nanoseconds_now() - started_);
  append(l.object());
}

std::uint32_t writer::source(const std::string& text, const std::string& name,
                             const compile_settings& settings) {
  trace_line about;
  about.put("name", name).put_json("include", list_of(settings.include_folders));
  about.put_json("defines", list_of(settings.defines)).put("target", settings.target);
  std::vector<std::string> constants;
  for (const auto& [key, value] : settings.constants) constants.push_back(key + "=" + value);
  about.put_json("constants", list_of(constants)).put("linked", std::uint64_t{settings.linked.size()});
  const std::string known =
      about.object() + std::to_string(text.size()) + "." + std::to_string(std::hash<std::string>()(text));
  const std::lock_guard lock(mutex_);
  const auto [found, is_new] = sources_.try_emplace(known, static_cast<std::uint32_t>(sources_.size() + 1));
  if (is_new) {
    trace_line l = line('M', this_thread().number);
    about.put("source", std::uint64_t{found->second}).put("text", text);
    append(l.put("name", "pewter_source").put_json("args", about.object()).object());
  }
  return found->second;
}

bool writer::is_new_dispatch(const std::string& description) {
  const std::lock_guard lock(mutex_);
  return has_file_ && dispatches_.size() < dispatch_limit && dispatches_.insert(description).second;
}

}  // namespace pewter::metal::trace
