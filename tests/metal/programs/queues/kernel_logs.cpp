// Messages of kernels: formats and values, levels, handlers, buffers that are too short, and standard error
// where there is no handler.
#include <unistd.h>
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
#include <metal_logging>
using namespace metal;
constant os_log mine("com.example", "kernels");
enum color { red, green = 7 };
float helper(float x) { mine.log_debug("helper %g", x); return x + 1; }
kernel void values(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  if (i != 1) return;
  mine.log("%d|%i|%u|%x|%X|%o", -5, char(-1), uchar(200), -1, ulong(0xabcdef0123), 8);
  mine.log("%.2f|%8.3e|%g|%+.1f|%g", x[i], 12345.678f, half(0.5h), 2.0f, bfloat(3.0f));
  mine.log("%v3d|%v2hhx|%.1v4f|%v2hlu", int3(1, -2, 3), uchar2(255, 16), half4(1, 2, 3, 4), uint2(7, 8));
  mine.log("%s|%c|%%|%5d|%-5d|%05d|%*d", "text", 'x', 42, 42, 42, 4, 9);
  mine.log("%d %d", 1);
  mine.log("%d", true);
  mine.log("%u", green);
  mine.log("%lld|%hhd|%f", long(1) << 40, short(-3), 7);
  mine.log("no values %");
}
kernel void levels(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  os_log_default.log_debug("debug"), os_log_default.log_info("info"), os_log_default.log("notice");
  os_log_default.log_error("error"), os_log_default.log_fault("fault");
}
kernel void some(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  if (x[i] > 0.5f) x[i] = helper(x[i]);
  threadgroup_barrier(mem_flags::mem_device);
  if (i % 100 == 3) mine.log_info("thread %u of simdgroup %u", i, simd_sum(0u));
}
kernel void many(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { mine.log("%u", i); }
)";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
static NS::SharedPtr<MTL::Library> library;
static std::vector<std::string> messages, origins;
static std::vector<MTL::LogLevel> levels;

static NS::SharedPtr<MTL::LogState> state_of(MTL::LogLevel level, NS::Integer bytes,
                                             bool has_handler = true) {
  auto d = NS::TransferPtr(MTL::LogStateDescriptor::alloc()->init());
  d->setLevel(level);
  d->setBufferSize(bytes);
  NS::Error* error = nullptr;
  auto state = NS::TransferPtr(device->newLogState(d.get(), &error));
  if (!state || !has_handler) return state;
  state->addLogHandler([](NS::String* subsystem, NS::String* category, MTL::LogLevel l, NS::String* text) {
    origins.push_back(std::string(subsystem->utf8String()) + ":" + category->utf8String());
    levels.push_back(l);
    messages.emplace_back(text->utf8String());
  });
  return state;
}

static void run(const MTL::Library* of, const char* kernel, unsigned threads, const MTL::LogState* state,
                bool by_queue = false) {
  messages.clear();
  origins.clear();
  levels.clear();
  auto function = NS::TransferPtr(
      const_cast<MTL::Library*>(of)->newFunction(NS::String::string(kernel, NS::UTF8StringEncoding)));
  NS::Error* error = nullptr;
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  auto of_queue = NS::TransferPtr(MTL::CommandQueueDescriptor::alloc()->init());
  if (by_queue) of_queue->setLogState(state);
  auto queue = NS::TransferPtr(device->newCommandQueue(of_queue.get()));
  auto d = NS::TransferPtr(MTL::CommandBufferDescriptor::alloc()->init());
  if (!by_queue) d->setLogState(state);
  MTL::CommandBuffer* commands = queue->commandBuffer(d.get());
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  auto x = NS::TransferPtr(device->newBuffer(threads * 4, MTL::ResourceStorageModeShared));
  for (unsigned i = 0; i < threads; ++i) static_cast<float*>(x->contents())[i] = i == 1 ? 1.005f : 0.0f;
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(threads, 1, 1), MTL::Size(std::min(threads, 64u), 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  if (commands->status() != MTL::CommandBufferStatusCompleted)
    check(false, commands->error()->localizedDescription()->utf8String());
}

static void check_values() {
  auto state = state_of(MTL::LogLevelDebug, 1 << 20);
  run(library.get(), "values", 64, state.get());
  const char* const expected[] = {"-5|-1|200|ffffffff|ABCDEF0123|10",
                                  "1.00|1.235e+04|0.5|+2.0|3",
                                  "1,-2,3|ff,10|1.0,2.0,3.0,4.0|7,8",
                                  "text|x|%|   42|42   |00042|   9",
                                  "1 %d",
                                  "1",
                                  "7",
                                  "1099511627776|-3|7.000000",
                                  "no values %"};
  check(messages.size() == 9, "a message for each call");
  for (unsigned n = 0; n < 9; ++n) check(messages[n] == expected[n], messages[n].c_str());
  check(origins[0] == "com.example:kernels" && levels[0] == MTL::LogLevelNotice, "whose it is");
}

static void check_levels() {
  for (const MTL::LogLevel least : {MTL::LogLevelUndefined, MTL::LogLevelInfo, MTL::LogLevelFault}) {
    auto state = state_of(least, 1 << 20);
    run(library.get(), "levels", 1, state.get(), true);
    const char* const all[] = {"debug", "info", "notice", "error", "fault"};
    std::vector<std::string> expected;
    for (int n = 0; n < 5; ++n)
      if (n + 1 >= least) expected.emplace_back(all[n]);
    check(messages == expected, "levels");
    check(origins[0] == ":", "of os_log_default");
  }
}

static void check_threads() {
  auto state = state_of(MTL::LogLevelUndefined, 1 << 20);
  run(library.get(), "some", 1000, state.get());
  std::sort(messages.begin(), messages.end());
  check(messages.size() == 11 && messages[0] == "helper 1.005" && messages[1] == "thread 103 of simdgroup 0",
        "threads that log");
  state = state_of(MTL::LogLevelUndefined, 1024);  // of 11 words a message
  run(library.get(), "many", 1000, state.get());
  check(messages.size() == 24 && messages[23] == "977 messages did not fit in the log's buffer of 1024 bytes",
        messages.back().c_str());
  NS::Error* error = nullptr;
  auto d = NS::TransferPtr(MTL::LogStateDescriptor::alloc()->init());
  d->setBufferSize(1023);
  check(device->newLogState(d.get(), &error) == nullptr && error->code() == MTL::LogStateErrorInvalidSize,
        "too short");
}

/// What is printed while f runs.
template <class F>
static std::string printed(const F& f) {
  std::fflush(stderr);
  const int before = dup(2);
  std::FILE* const file = std::tmpfile();
  dup2(fileno(file), 2);
  f();
  std::fflush(stderr);
  dup2(before, 2);
  close(before);
  std::rewind(file);
  char text[1000];
  const std::size_t n = std::fread(text, 1, sizeof text, file);
  std::fclose(file);
  return std::string(text, n);
}

int main() {
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  options->setEnableLogging(true);
  NS::Error* error = nullptr;
  NS::String* const text = NS::String::string(source, NS::UTF8StringEncoding);
  library = NS::TransferPtr(device->newLibrary(text, options.get(), &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto without = NS::TransferPtr(device->newLibrary(text, nullptr, &error));
  check_values();
  check_levels();
  check_threads();
  auto state = state_of(MTL::LogLevelUndefined, 4096);
  run(without.get(), "levels", 1, state.get());
  check(messages.empty(), "a library without logging");
  auto silent = state_of(MTL::LogLevelError, 4096, false);
  const std::string lines = printed([&] { run(library.get(), "levels", 1, silent.get()); });
  check(lines == "error: error\nfault: fault\n", lines.c_str());
  check(printed([&] { run(library.get(), "levels", 1, nullptr); }).empty(), "nobody wants them");
}
