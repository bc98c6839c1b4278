// A kernel's accesses of memory that is not there: loads give zeros, a store and an access of a protected
// page are the page-fault error of the command buffer, and program and queue go on.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <string>

#include "../check.hpp"
#include "../found_device.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void load(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant long& by [[buffer(2)]],
                 uint i [[thread_position_in_grid]]) {
  threadgroup uint parts[256];
  parts[i % 256] = x[i + by];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = parts[255 - i % 256];
}
kernel void gather(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant long& by [[buffer(2)]],
                   uint i [[thread_position_in_grid]]) { y[i] = x[(i ^ (i >> 3)) % 1024 + by]; }
kernel void store(device uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant long& by [[buffer(2)]],
                  uint i [[thread_position_in_grid]]) { x[i + by] = i; }
)";

namespace {

constexpr unsigned count = 4096;
sigjmp_buf back;

struct host {
  NS::SharedPtr<NS::Array> devices = NS::TransferPtr(MTL::CopyAllDevices());
  MTL::Device* device = found_device(devices.get(), "Pewter CPU, ");  // a GPU ends with a kernel that errs
  NS::SharedPtr<MTL::CommandQueue> queue = NS::TransferPtr(device->newCommandQueue());
  NS::SharedPtr<MTL::Library> library;
  NS::SharedPtr<MTL::Buffer> x, y;

  explicit host(void* memory, std::size_t bytes) {
    NS::Error* error = nullptr;
    library = NS::TransferPtr(
        device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
    if (!library) check(false, error->localizedDescription()->utf8String());
    x = NS::TransferPtr(device->newBuffer(memory, bytes, MTL::ResourceStorageModeShared, nullptr));
    y = NS::TransferPtr(device->newBuffer(count * 4, MTL::ResourceStorageModeShared));
  }

  MTL::CommandBuffer* run(const char* name, long by) {
    NS::Error* error = nullptr;
    auto function = NS::TransferPtr(library->newFunction(NS::String::string(name, NS::UTF8StringEncoding)));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBuffer(y.get(), 0, 1);
    encoder->setBytes(&by, sizeof by, 2);
    encoder->dispatchThreads(MTL::Size(count, 1, 1), MTL::Size(256, 1, 1));
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    return commands;
  }
  unsigned result(unsigned i) const { return static_cast<unsigned*>(y->contents())[i]; }

  void loads(const char* name, long by, unsigned wanted) {
    std::memset(y->contents(), 0xff, count * 4);
    check(run(name, by)->status() == MTL::CommandBufferStatusCompleted, name);
    for (unsigned i = 0; i < count; ++i) check(result(i) == wanted, "a loaded value");
  }
  void fails(const char* name, long by) {
    MTL::CommandBuffer* commands = run(name, by);
    check(commands->status() == MTL::CommandBufferStatusError, "the status");
    check(commands->error()->code() == MTL::CommandBufferErrorPageFault, "the code");
    const std::string text = commands->error()->localizedDescription()->utf8String();
    check(text.find(std::string(name) + ": an access of memory at address 0x") == 0, text.c_str());
  }
};

}  // namespace

int main() {
  // The program's own handler stays the program's.
  struct sigaction own {};
  own.sa_handler = [](int) { siglongjmp(back, 1); };
  sigaction(SIGSEGV, &own, nullptr);

  const NS::SharedPtr<NS::Array> devices =
      NS::TransferPtr(MTL::CopyAllDevices());  // before there are holes that a driver might fill
  // 16 pages of ones, 16 that are not there, 16 protected ones.
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)), part = 16 * page;
  auto* memory = static_cast<unsigned char*>(
      mmap(nullptr, 3 * part, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  for (std::size_t n = 0; n < part; n += 4) memory[n] = 1;
  munmap(memory + part, part);
  mprotect(memory + 2 * part, part, PROT_NONE);
  const long elements = static_cast<long>(part / 4);

  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  host h(memory, part);
  for (int repetition = 0; repetition < 3; ++repetition) {
    for (const char* name : {"load", "gather"}) {
      h.loads(name, 0, 1);
      h.loads(name, elements, 0);
      h.loads(name, 2 * elements, 0);
    }
    h.fails("store", elements);
    h.fails("store", 2 * elements);
    h.loads("load", 0, 1);
  }
  check(h.run("store", 0)->status() == MTL::CommandBufferStatusCompleted, "a store that may be");
  check(reinterpret_cast<unsigned*>(memory)[count - 1] == count - 1, "what it stored");

  // The zeros are gone with their dispatch.
  if (sigsetjmp(back, 1) == 0) {
    static_cast<void>(*static_cast<volatile unsigned char*>(memory + part));
    check(false, "the program's own access of memory that is not there");
  }
}
