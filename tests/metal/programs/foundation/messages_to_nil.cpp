// A message to nullptr does nothing and gives zero, as in Objective-C: of each kind of result and parameter.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

/// A nullptr that the compiler does not see through.
template <class Class>
static Class* none() {
  static void* volatile nothing = nullptr;
  return static_cast<Class*>(nothing);
}

int main() {
  check(none<MTL::Buffer>()->length() == 0, "a number");
  check(none<MTL::Buffer>()->contents() == nullptr, "a pointer");
  check(none<MTL::Buffer>()->label() == nullptr, "a number of the base");
  check(none<MTL::Texture>()->gpuResourceID()._impl == 0, "a struct");
  check(none<MTL::Device>()->maxThreadsPerThreadgroup().width == 0, "a large struct");
  check(none<MTL::Device>()->heapBufferSizeAndAlign(16, 0).size == 0, "a struct of two");
  check(none<MTL::CommandBuffer>()->GPUEndTime() == 0.0, "a time");
  check(!none<MTL::Device>()->supportsFamily(MTL::GPUFamilyMetal3), "a truth");
  check(none<MTL::CommandQueue>()->commandBuffer()->computeCommandEncoder() == nullptr, "a chain");
  none<MTL::ComputeCommandEncoder>()->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  none<MTL::CommandBuffer>()->addCompletedHandler([](MTL::CommandBuffer*) { check(false, "nobody calls"); });
  none<MTL::TextureDescriptor>()->setWidth(4);
  check(none<MTL::TextureDescriptor>()->width() == 0, "a property");
  check(none<MTL::TextureDescriptor>()->copy() == nullptr, "a copy");
  NS::Error* error = nullptr;
  check(none<MTL::Device>()->newLibrary(MTLSTR(""), nullptr, &error) == nullptr && error == nullptr,
        "no error");
  check(none<NS::Array>()->object<NS::String>(0)->utf8String() == nullptr, "an element's text");
  check(none<NS::Dictionary>()->keyEnumerator<NS::String>()->nextObject() == nullptr, "an enumerator");
  check(none<NS::String>()->retain() == nullptr && none<NS::String>()->autorelease() == nullptr, "retain");
  check(none<NS::String>()->retainCount() == 0 && none<NS::String>()->hash() == 0, "counts");
  check(!none<NS::String>()->isEqual(MTLSTR("x")), "equality");
  none<NS::Object>()->release();
  none<NS::AutoreleasePool>()->drain();
}
