// The matrix on a GPU: what pewter_bench writes of a CPU, as the same JSON.
//
//   pewter_device_matrix --out=FILE [--mode=quick|full] [--commit=TEXT]
//
// Every cell of bench/cells.hpp and the GPU's limits. A cell's time is the median of seven runs by events in
// a queue, each of as many calls as take a millisecond or two. Kernels without GPU code are left out, and
// named.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "bench/cells.hpp"
#include "bench/json_object.hpp"
#include "bench/offload/device_limits.hpp"
#include "bench/operands.hpp"
#include "kernels/runtime/registry.hpp"

namespace pewter::bench {
namespace {

json_object named(const std::string& name, double seconds, const char* kind = "median") {
  json_object o;
  o.add("name", name).add("run_name", name + "/real_time").add("run_type", std::string("aggregate"));
  o.add("aggregate_name", std::string(kind)).add("real_time", seconds * 1e9);
  return o.add("time_unit", std::string("ns")).add("host_threads", 1.0);
}

class records {
 public:
  explicit records(std::FILE* to) : to_(to) {}
  void add(const json_object& o) {
    std::fprintf(to_, "%s    %s", first_ ? "" : ",\n", o.text().c_str());
    first_ = false;
  }

 private:
  std::FILE* to_;
  bool first_ = true;
};

std::size_t bytes_of(const operand& o, const problem_shape& shape, element_type type) {
  return o.count(shape) * size_of(o.kind, type);
}

/// The cells of one kernel, type and shape.
class operands_on_device {
 public:
  operands_on_device(const cell& c, operand_cache& host) : which_(c.which), type_(c.type), shape_(c.shape) {
    void* const* from = host.find(*c.which, *c.shape, c.type);
    for (const operand& o : c.which->about->operands) {
      const std::size_t bytes = bytes_of(o, c.shape->shape, c.type);
      buffers_.emplace_back(std::max(bytes, std::size_t{16}));
      buffers_.back().copy_from({static_cast<const std::byte*>(*from++), bytes});
      pointers_.push_back(buffers_.back().data());
    }
  }
  bool are_of(const cell& c) const { return c.which == which_ && c.type == type_ && c.shape == shape_; }
  void* const* pointers() const { return pointers_.data(); }

 private:
  const kernel* which_;
  element_type type_;
  const named_shape* shape_;
  std::vector<device_buffer<std::byte>> buffers_;
  std::vector<void*> pointers_;
};

void measure(const cell& c, void* const* operands, queue& q, records& to) {
  const description& about = *c.which->about;
  const problem_shape& shape = c.shape->shape;
  const kernel_call call{
      shape, c.type, operands, {.threads_per_threadgroup = c.threads, .pattern = c.pattern, .queue = &q}};
  double spread = 0;
  const double seconds = seconds_of(
      q, [&] { about.call(call); }, 7, &spread);
  const double bytes = about.bytes(shape, c.type), flops = about.flops(shape);
  const traffic moved = traffic_of(about, shape, c.type);
  json_object o = named(c.name(), seconds);
  o.add("bytes_per_second", bytes / seconds).add("flops_per_second", flops / seconds).add("bytes", bytes);
  o.add("flops", flops).add("written_share", moved.written / (moved.read + moved.written));
  o.add("idle_lane_share", idle_lane_share(c.threads)).add("quick", c.quick() ? 1.0 : 0.0);
  to.add(o);
  to.add(
      named(c.name(), spread * 1e-9, "cv"));  // a share, whatever its unit says, as Google Benchmark has it
}

std::string context_of(const device& d, const std::string& commit, const std::string& mode) {
  char date[32];
  const std::time_t now = std::time(nullptr);
  std::strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S+00:00", std::gmtime(&now));
  json_object o;
  o.add("date", std::string(date))
      .add("cpu", d.name)
      .add("compiler", std::string("clang 22, ptxas of CUDA 13"));
  o.add("build_type", std::string("Release")).add("openmp_runtime", std::string("bare target regions"));
  o.add("target", "gpu " + d.architecture).add("host_threads", std::string("1"));
  o.add("multiprocessors", std::to_string(d.multiprocessors)).add("l1d_bytes", std::string("0"));
  o.add("l2_bytes", std::to_string(last_cache_bytes(d.index))).add("l3_bytes", std::string("0"));
  return o.add("commit", commit).add("mode", mode).text();
}

int run(const std::string& out, const std::string& mode_name, const std::string& commit) {
  if (devices().empty()) {
    std::fprintf(stderr, "pewter_device_matrix: %s\n", why_no_device().c_str());
    return 77;
  }
  std::FILE* const file = std::fopen(out.c_str(), "w");
  if (file == nullptr) {
    std::perror(out.c_str());
    return 1;
  }
  queue q(0);
  std::fprintf(file, "{\n  \"context\": %s,\n  \"benchmarks\": [\n",
               context_of(devices()[0], commit, mode_name).c_str());
  records to(file);
  for (const device_rate& r : device_limits(q)) {
    json_object o = named(r.name, r.unit == nullptr ? r.rate * 1e-9 : 1);
    if (r.unit != nullptr) o.add(r.unit, r.rate);
    to.add(o);
    std::printf("%s %.4g\n", r.name.c_str(), r.rate);
  }
  operand_cache host;
  std::unique_ptr<operands_on_device> operands;
  int measured = 0, failed = 0;
  for (const cell& c : cells_of_matrix(mode_name == "full" ? mode::full : mode::quick)) {
    if (!c.which->about->on_gpu) continue;
    try {
      if (operands == nullptr || !operands->are_of(c))
        operands = std::make_unique<operands_on_device>(c, host);
      measure(c, operands->pointers(), q, to);
      ++measured;
    } catch (const std::exception& e) {
      std::printf("not measured: %s: %s\n", c.name().c_str(), e.what());
      ++failed;
    }
  }
  std::fprintf(file, "\n  ]\n}\n");
  std::fclose(file);
  std::printf("%d cells measured, %d not\n", measured, failed);
  return 0;
}

}  // namespace
}  // namespace pewter::bench

int main(int argc, char** argv) {
  std::string out, mode = "quick", commit = "not given";
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.rfind("--out=", 0) == 0)
      out = argument.substr(6);
    else if (argument.rfind("--mode=", 0) == 0)
      mode = argument.substr(7);
    else if (argument.rfind("--commit=", 0) == 0)
      commit = argument.substr(9);
    else
      out.clear(), i = argc;
  }
  if (out.empty() || (mode != "quick" && mode != "full")) {
    std::fprintf(stderr, "usage: pewter_device_matrix --out=FILE [--mode=quick|full] [--commit=TEXT]\n");
    return 2;
  }
  return pewter::bench::run(out, mode, commit);
}
