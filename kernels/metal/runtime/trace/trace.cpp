#include "kernels/metal/runtime/trace/trace.hpp"

#include <algorithm>
#include <exception>

#include "kernels/metal/runtime/pipeline_access.hpp"
#include "kernels/metal/runtime/threads/helper_threads.hpp"
#include "kernels/metal/runtime/trace/trace_writer.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {

std::string hexadecimal(const void* from, std::size_t bytes) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string text;
  const auto* const b = static_cast<const unsigned char*>(from);
  for (std::size_t n = 0; n < bytes; ++n) {
    text += digits[b[n] >> 4];
    text += digits[b[n] & 15];
  }
  return text;
}

/// Bytes in any of the ranges, each once.
std::uint64_t bytes_of(std::vector<std::pair<const unsigned char*, std::size_t>> ranges) {
  std::sort(ranges.begin(), ranges.end());
  std::uint64_t sum = 0;
  const unsigned char* counted = nullptr;
  for (const auto& [from, bytes] : ranges) {
    const unsigned char* const begin = std::max(from, counted);
    if (begin >= from + bytes) continue;
    counted = from + bytes;
    sum += static_cast<std::uint64_t>(counted - begin);
  }
  return sum;
}

}  // namespace

bound_operands pipeline_access::operands_of(const pipeline& p, const arguments& a) {
  constexpr std::size_t small = 512;
  std::vector<std::pair<const unsigned char*, std::size_t>> ranges;
  bound_operands o;
  for (const kernel_argument& parameter : kernel_of(p).arguments) {
    trace_line l;
    l.put("index", std::uint64_t{parameter.index}).put("name", parameter.name);
    const auto buffer = a.buffers_.find(parameter.index);
    const auto memory = a.threadgroup_memory_.find(parameter.index - buffer_limit);
    if (parameter.index >= first_texture) {
      o.textures += 1;
      continue;
    } else if (parameter.index >= buffer_limit) {
      l.put("threadgroup_bytes", std::uint64_t{memory == a.threadgroup_memory_.end() ? 0 : memory->second});
    } else if (const auto bytes = a.buffer_bytes_.find(parameter.index);
               buffer != a.buffers_.end() && bytes != a.buffer_bytes_.end()) {
      l.put("bytes", std::uint64_t{bytes->second});
      o.sizes.append(std::to_string(parameter.index))
          .append(1, ':')
          .append(std::to_string(bytes->second))
          .append(1, ' ');
      if (bytes->second <= small) l.put("hex", hexadecimal(buffer->second, bytes->second));
      ranges.emplace_back(static_cast<const unsigned char*>(buffer->second), bytes->second);
    } else {
      o.without_length += 1;
    }
    if (a.tables_.count(parameter.index) != 0) o.tables += 1;
    o.list.append(1, o.list.empty() ? '[' : ',').append(l.object());
  }
  o.list += o.list.empty() ? "[]" : "]";
  o.bytes = bytes_of(std::move(ranges));
  return o;
}

namespace trace {

constinit std::atomic<state> current{state::unknown};

namespace {

thread_local open_span* innermost = nullptr;

std::string extents_of(uint3 e) {
  std::string text(1, '[');
  text.append(std::to_string(e.x)).append(1, ',').append(std::to_string(e.y)).append(1, ',');
  return text.append(std::to_string(e.z)).append(1, ']');
}

}  // namespace

bool begin() { return writer::of_process().begin(); }

void span::open(const char* category, std::string_view name) {
  of_ = new open_span{category, std::string(name), {}};
  of_->exceptions = std::uncaught_exceptions();
  of_->outer = innermost;
  innermost = of_;
  of_->begin = nanoseconds_now();
}

void span::close() {
  const std::uint64_t end = nanoseconds_now();
  innermost = of_->outer;
  if (of_->bytes != 0) of_->arguments.put("bytes", of_->bytes);
  if (std::uncaught_exceptions() > of_->exceptions) of_->arguments.put_json("failed", "true");
  writer::of_process().write(*of_, end);
  delete of_;
  of_ = nullptr;
}

void span::put_number(const char* key, std::uint64_t number) { of_->arguments.put(key, number); }
void span::put_text(const char* key, std::string_view text) { of_->arguments.put(key, text); }
void span::put_json(const char* key, std::string_view json) { of_->arguments.put_json(key, json); }
void span::put_nanoseconds(const char* key, std::uint64_t nanoseconds) {
  of_->arguments.put_microseconds(key, nanoseconds);
}

void name_thread(std::string_view name) {
  if (is_on()) writer::of_process().name_thread(name);
}

std::uint32_t source_number::known(const std::string& text, const std::string& name,
                                   const compile_settings& settings) const {
  writer& to = writer::of_process();
  const std::uint64_t generation = to.generation(), known = known_.load();
  if (known >> 32 == generation) return static_cast<std::uint32_t>(known);
  const std::uint32_t number = to.source(text, name, settings);
  known_ = generation << 32 | number;
  return number;
}

void add_bytes(std::size_t bytes) {
  if (innermost != nullptr) innermost->bytes += bytes;
}

void dispatch::describe(const pipeline& p, const arguments& a, const launch_geometry& g, const char* by) {
  const loaded_kernel& kernel = pipeline_access::kernel_of(p);
  const bound_operands operands = pipeline_access::operands_of(p, a);
  const std::uint32_t of_source = pipeline_access::source_number(p);
  const std::string grid = extents_of(g.threads_per_grid), groups = extents_of(g.threadgroups_per_grid),
                    threads = extents_of(g.threads_per_threadgroup);
  std::string description = std::to_string(of_source);
  description.append(1, ' ')
      .append(kernel.name)
      .append(by)
      .append(grid)
      .append(threads)
      .append(operands.sizes);
  const bool is_new = writer::of_process().is_new_dispatch(description);
  open("dispatch", kernel.name);
  put_json("threads", threads);
  put_json("threadgroups", groups);
  put("bytes_bound", operands.bytes);
  if (operands.without_length != 0) put("buffers_without_length", operands.without_length);
  if (!is_new) return;
  put("source", std::uint64_t{of_source});
  put("by", by);
  put_json("grid", grid);
  put_json("operands", operands.list);
  put("textures", operands.textures);
  put("tables", operands.tables);
}

void pipeline_span::put_limits(const pipeline& p) {
  const loaded_kernel& kernel = pipeline_access::kernel_of(p);
  put("target", p.target());
  put("source", std::uint64_t{pipeline_access::source_number(p)});
  put("most_threads", kernel.max_threads);
  put("threadgroup_bytes", kernel.threadgroup_memory);
  put("threadgroup_arguments", std::uint64_t{p.threadgroup_arguments().size()});
  put("barriers", std::uint64_t{kernel.has_barrier});
}

void compilation::begin(std::uint32_t source, const std::vector<std::string>& options) {
  std::string code;
  for (const std::string& o : options) {
    constexpr std::string_view kernel = "--kernel=";
    if (o.rfind(kernel, 0) == 0) {
      of_->name = o.substr(kernel.size());
    } else {
      code.append(code.empty() ? "" : " ").append(o);
    }
  }
  put("source", std::uint64_t{source});
  put("code", code);
}

void commit::begin(buffer_times& of) {
  of.number = writer::of_process().next_number();
  of.committed_at = nanoseconds_now();
  put_number("command_buffer", of.number);
  writer::of_process().write_flow('s', of.number);
}

void command_buffer::begin(const buffer_times& of, std::size_t commands) {
  of_->name.append(1, ' ').append(std::to_string(of.number.load()));
  put_number("command_buffer", of.number);
  put_number("commands", commands);
  if (of.committed_at != 0) put_nanoseconds("queued_us", of_->begin - std::min(of_->begin, of.committed_at));
  writer::of_process().write_flow('f', of.number);
}

}  // namespace trace

}  // namespace pewter::metal
