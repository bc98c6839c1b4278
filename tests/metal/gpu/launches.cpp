// What the runtime asks of a GPU's driver, where a library that only remembers stands in for it: which of a
// kernel's texts is launched, and what becomes of kernels that fail or do not end.
#include <chrono>
#include <cstring>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"
#include "tests/metal/gpu/stand_in_driver.hpp"
#include "tests/metal/programs/check.hpp"

namespace {

namespace metal = pewter::metal;

const char* const source = R"(
#include <metal_stdlib>
#include <metal_logging>
using namespace metal;
kernel void moves(device const float4* x [[buffer(0)]], device float4* y [[buffer(1)]], uint i [[thread_position_in_grid]]) { y[i] = 2 * x[i]; }
kernel void adds(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) { y[i] = x[i] + 1; }
kernel void sums(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) { y[i] = simd_sum(x[i]); }
kernel void keeps(device float* x [[buffer(0)]], threadgroup float* own [[threadgroup(0)]], uint i [[thread_index_in_threadgroup]]) { own[i] = x[i]; x[i] = own[i ^ 1]; }
kernel void stores(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = 1; }
kernel void tells(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { os_log_default.log("%f", x[i]); x[i] = 1; }
)";

metal::dispatch_settings on_gpu(double seconds = 0) {
  metal::dispatch_settings s;
  s.device = 0;
  s.timeout_seconds = seconds;
  return s;
}

const metal::library& library() {
  static const metal::library made = [] {
    metal::compile_settings settings;
    settings.defines.emplace_back("__METAL_ENABLE_LOGGING__=1");
    return metal::library::from_source(source, "launches.metal", settings);
  }();
  return made;
}

/// Whether the text launched for buffers at these places of one memory, in floats, loads whole vectors.
bool loads_whole(std::size_t x, std::size_t y) {
  alignas(16) static float memory[64];
  metal::arguments a;
  a.set_buffer(0, memory + x, 64);
  a.set_buffer(1, memory + y, 64);
  metal::dispatch_threads(library().pipeline("moves"), a, {4, 1, 1}, {4, 1, 1}, on_gpu());
  return std::strstr(driver().text, "ld.global.nc.v4") != nullptr &&
         std::strstr(driver().text, "ld.global.b32") == nullptr;
}

void check_texts() {
  check(loads_whole(0, 32), "apart and at multiples of sixteen: the fast text");
  check(!loads_whole(0, 4), "overlapping buffers");
  check(!loads_whole(1, 32) && !loads_whole(0, 33), "buffers at multiples of four");
}

/// How many of the kernel's threadgroups one of the GPU's takes, from the launch for buffers at these places.
/// A single threadgroup in x gives 1, too: only the text tells then.
unsigned taken_at_once(const char* kernel, pewter::uint3 groups, std::uint32_t threads, std::size_t y = 32) {
  alignas(16) static float memory[64];
  metal::arguments a;
  a.set_buffer(0, memory, 64);
  a.set_buffer(1, memory + y, 64);
  metal::dispatch_threadgroups(library().pipeline(kernel), a, groups, {threads, 1, 1}, on_gpu());
  const unsigned* launched = driver().groups;
  check(launched[1] == groups.y && launched[2] == groups.z, "only threadgroups in x are joined");
  for (const unsigned several : {1U, 4U})
    if (launched[0] == (groups.x + several - 1) / several) return several;
  return 0;
}

/// Four of a kernel that loads a float, where four times what the GPU runs at once is left, and the last one
/// in x is a small part.
void check_several_threadgroups() {
  constexpr std::uint32_t at_once =
      stand_in_state::multiprocessors * stand_in_state::threads_of_multiprocessor;
  constexpr std::uint32_t threads = 64, enough = 4 * 4 * at_once / threads;
  struct {
    const char* kernel;
    pewter::uint3 groups;
    std::uint32_t threads;
    unsigned several;
  } const cases[] = {
      {"adds", {enough, 1, 1}, threads, 4},       {"adds", {enough - 1, 1, 1}, threads, 1},
      {"adds", {enough + 3, 1, 1}, threads, 4},   {"adds", {enough, 1, 1}, threads / 2, 1},
      {"adds", {32, enough / 32, 1}, threads, 4}, {"adds", {32, enough / 32 - 1, 1}, threads, 1},
      {"adds", {32, 2, enough / 64}, threads, 4}, {"adds", {31, enough, 1}, threads, 1},
      {"adds", {1, enough, 1}, threads, 1},       {"adds", {1, 1, 1}, threads, 1},
      {"adds", {70000, 60000, 1}, 1024, 4},       {"sums", {enough, 1, 1}, threads, 1},
  };
  const char* texts[2] = {};  // of "adds": one at a time, and four
  for (const auto& c : cases) {
    check(taken_at_once(c.kernel, c.groups, c.threads) == c.several, "threadgroups at once");
    if (std::strcmp(c.kernel, "adds") != 0) continue;
    const char*& text = texts[c.several / 4];
    if (text == nullptr) text = driver().text;
    check(driver().text == text, "by their text");
  }
  check(texts[0] != texts[1], "a text each");
  check(taken_at_once("adds", {enough, 1, 1}, threads, 8) == 1, "overlapping buffers, one at a time");
  check(driver().text != texts[0] && driver().text != texts[1], "by the text for all buffers");
}

/// Programs store a little behind what they ask for, as on other machines.
void check_threadgroup_memory() {
  float x[32] = {};
  metal::arguments a;
  a.set_buffer(0, x, sizeof x);
  a.set_threadgroup_memory(0, 128);
  metal::dispatch_threads(library().pipeline("keeps"), a, {32, 1, 1}, {32, 1, 1}, on_gpu());
  check(driver().threadgroup_bytes == 128 + 512, "threadgroup memory, and 512 bytes behind it");
}

std::string failure(const char* kernel, double seconds) {
  std::vector<float> x(32);
  metal::arguments a;
  a.set_buffer(0, x.data(), 4 * x.size());
  try {
    metal::dispatch_threads(library().pipeline(kernel), a, {32, 1, 1}, {32, 1, 1}, on_gpu(seconds));
  } catch (const pewter::error& e) {
    return e.what();
  }
  return {};
}

/// The last, as nothing waits for the GPU afterwards.
void check_messages_of_an_endless_kernel() {
  constexpr int not_ready = 600;
  check(failure("tells", 10).empty(), "a kernel that ends");
  driver().launches_that_end = driver().launches;
  driver().result = not_ready;
  const auto begin = std::chrono::steady_clock::now();
  const std::string late = failure("tells", 0.125);
  check(late == "tells: did not end within 0.125 s, the time limit", late.c_str());
  check(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20), "its time limit alone");
  const std::string next = failure("tells", 10);
  check(next.find("stand-in: a kernel still runs that did not end within its time limit") == 0, next.c_str());
}

/// The driver fails from then on; whatever comes next says whose fault that is, and launches nothing.
int run_with_fault() {
  constexpr int illegal_address = 700;
  driver().launches_that_end = 0;
  driver().result = illegal_address;
  const std::string fault = failure("tells", 0);
  check(fault.find(
            "tells: an illegal memory access was encountered (an access outside of the bound buffers)") == 0,
        fault.c_str());
  const std::string next = failure("stores", 0);
  check(next == fault && driver().launches == 1, next.c_str());
  return 0;
}

/// A GPU is there for programs that never use it, and each use says why it cannot be used.
int run_without_context() {
  driver().context_result = 2;
  check(metal::gpus().size() == 1 && driver().contexts == 0, "it is listed, and not used for that");
  for (int n = 0; n < 2; ++n) {
    const std::string text = failure("tells", 10);
    check(text == "stand-in: some error", text.c_str());
  }
  check(driver().contexts == 1 && driver().launches == 0, "one try");
  return 0;
}

}  // namespace

/// A GPU's memory that a kernel may still use is not given back; that is no fault of LeakSanitizer's kind.
extern "C" const char* __lsan_default_suppressions() { return "leak:cuMem\n"; }

/// @param words "no-context": the driver makes none; "fault": a kernel's page fault
int main(int count, char** words) {
  setenv("MTL_LOG_LEVEL", "debug", 1);
  if (count > 1 && std::strcmp(words[1], "no-context") == 0) return run_without_context();
  if (count > 1 && std::strcmp(words[1], "fault") == 0) return run_with_fault();
  check(metal::gpus().size() == 1 && metal::gpus()[0].name == "stand-in",
        "the driver that stands in is found");
  library().pipeline("moves");
  check_texts();
  check_several_threadgroups();
  check_threadgroup_memory();
  check(driver().contexts == 1, "one context");
  check_messages_of_an_endless_kernel();
  return 0;
}
