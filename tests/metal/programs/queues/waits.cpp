// Threads that wait for command buffers of one queue: the order of places holds, whoever runs them, and
// handlers are called on the queue's thread.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <atomic>
#include <thread>
#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void count(device uint* x [[buffer(0)]], constant uint& place [[buffer(1)]]) {
  if (x[0] != place) x[1] += 1;
  x[0] = place + 1;
}
)";

struct program {
  NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::SharedPtr<MTL::CommandQueue> queue = NS::TransferPtr(device->newCommandQueue());
  NS::SharedPtr<MTL::Buffer> x = NS::TransferPtr(device->newBuffer(8, MTL::ResourceStorageModeShared));
  NS::SharedPtr<MTL::ComputePipelineState> pipeline;

  program() {
    NS::Error* error = nullptr;
    auto library = NS::TransferPtr(
        device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
    if (!library) check(false, error->localizedDescription()->utf8String());
    auto function = NS::TransferPtr(library->newFunction(MTLSTR("count")));
    pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
  }

  NS::SharedPtr<MTL::CommandBuffer> encoded(unsigned place) const {
    auto commands = NS::RetainPtr(queue->commandBuffer());
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBytes(&place, sizeof place, 1);
    encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
    encoder->endEncoding();
    return commands;
  }

  unsigned done() const { return static_cast<const unsigned*>(x->contents())[0]; }
  unsigned wrong() const { return static_cast<const unsigned*>(x->contents())[1]; }
  void begin() const { static_cast<unsigned*>(x->contents())[0] = 0; }
};

/// Each is waited for by a thread of its own; every third has a handler.
static void wait_on_threads(const program& p) {
  p.begin();
  std::atomic<unsigned> called = 0;
  const std::thread::id here = std::this_thread::get_id();
  std::vector<NS::SharedPtr<MTL::CommandBuffer>> all;
  for (unsigned n = 0; n < 60; ++n) {
    all.push_back(p.encoded(n));
    if (n % 3 == 0)
      all.back()->addCompletedHandler([&called, here](MTL::CommandBuffer*) {
        check(std::this_thread::get_id() != here, "a handler on the program's thread");
        ++called;
      });
    all.back()->enqueue();
  }
  std::vector<std::thread> waiting;
  for (unsigned n = 60; n-- > 1;) {
    all[n]->commit();
    waiting.emplace_back([c = all[n].get()] {
      auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
      c->waitUntilCompleted();
      check(c->status() == MTL::CommandBufferStatusCompleted, "completed");
    });
  }
  check(p.done() == 0, "the first one is not committed");
  all[0]->commit();
  all[0]->waitUntilCompleted();
  check(p.done() >= 1, "the first one has ended");
  for (std::thread& t : waiting) t.join();
  check(p.done() == 60 && p.wrong() == 0 && called == 20, "sixty in the order of their places");
}

int main() {
  const program p;
  for (int round = 0; round < 20; ++round) {
    auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    wait_on_threads(p);
    p.begin();
    for (unsigned n = 0; n < 200; ++n) {
      const auto commands = p.encoded(n);
      commands->commit();
      commands->waitUntilCompleted();
      check(p.done() == n + 1 && p.wrong() == 0, "waited for at once");
      commands->waitUntilCompleted();
    }
  }
}
