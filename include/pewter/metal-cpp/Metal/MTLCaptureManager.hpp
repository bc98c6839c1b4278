// Generated from kernels/metal/interface/Metal/MTLCaptureManager.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CommandQueue;
}
namespace MTL {
class CaptureDescriptor;
class CaptureManager;
class CaptureScope;
class CommandQueue;
class Device;
}
namespace NS {
class Error;
class String;
using ErrorDomain = NS::String*;
class URL;
}
namespace MTL {
enum CaptureError : NS::Integer {
  CaptureErrorNotSupported = 1,
  CaptureErrorAlreadyCapturing = 2,
  CaptureErrorInvalidDescriptor = 3,
};
enum CaptureDestination : NS::Integer {
  CaptureDestinationDeveloperTools = 1,
  CaptureDestinationGPUTraceDocument = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::CaptureDescriptor* pewter_MTLCaptureDescriptor_alloc();
MTL::CaptureDescriptor* pewter_MTLCaptureDescriptor_init(MTL::CaptureDescriptor* self);
MTL::CaptureDestination pewter_MTLCaptureDescriptor_destination(const MTL::CaptureDescriptor* self);
void pewter_MTLCaptureDescriptor_setDestination_(MTL::CaptureDescriptor* self, MTL::CaptureDestination destination);
NS::URL* pewter_MTLCaptureDescriptor_outputURL(const MTL::CaptureDescriptor* self);
void pewter_MTLCaptureDescriptor_setOutputURL_(MTL::CaptureDescriptor* self, const NS::URL* outputURL);
NS::Object* pewter_MTLCaptureDescriptor_captureObject(const MTL::CaptureDescriptor* self);
void pewter_MTLCaptureDescriptor_setCaptureObject_(MTL::CaptureDescriptor* self, const NS::Object* captureObject);
MTL::CaptureManager* pewter_MTLCaptureManager_alloc();
MTL::CaptureManager* pewter_MTLCaptureManager_sharedCaptureManager();
MTL::CaptureManager* pewter_MTLCaptureManager_init(MTL::CaptureManager* self);
MTL::CaptureScope* pewter_MTLCaptureManager_defaultCaptureScope(const MTL::CaptureManager* self);
void pewter_MTLCaptureManager_setDefaultCaptureScope_(MTL::CaptureManager* self, const MTL::CaptureScope* defaultCaptureScope);
bool pewter_MTLCaptureManager_isCapturing(const MTL::CaptureManager* self);
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithDevice_(MTL::CaptureManager* self, const MTL::Device* device);
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithCommandQueue_(MTL::CaptureManager* self, const MTL::CommandQueue* commandQueue);
bool pewter_MTLCaptureManager_startCaptureWithDescriptor_error_(MTL::CaptureManager* self, const MTL::CaptureDescriptor* descriptor, NS::Error** error);
void pewter_MTLCaptureManager_startCaptureWithDevice_(MTL::CaptureManager* self, const MTL::Device* device);
void pewter_MTLCaptureManager_startCaptureWithCommandQueue_(MTL::CaptureManager* self, const MTL::CommandQueue* commandQueue);
void pewter_MTLCaptureManager_startCaptureWithScope_(MTL::CaptureManager* self, const MTL::CaptureScope* captureScope);
void pewter_MTLCaptureManager_stopCapture(MTL::CaptureManager* self);
bool pewter_MTLCaptureManager_supportsDestination_(MTL::CaptureManager* self, MTL::CaptureDestination destination);
MTL::CaptureScope* pewter_MTLCaptureManager_newCaptureScopeWithMTL4CommandQueue_(MTL::CaptureManager* self, const MTL4::CommandQueue* commandQueue);
extern NS::String* const pewter_MTLCaptureErrorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class CaptureDescriptor : public NS::Copying<CaptureDescriptor> {
 public:
  static MTL::CaptureDescriptor* alloc() { return pewter_MTLCaptureDescriptor_alloc(); }
  MTL::CaptureDescriptor* init() { return pewter_MTLCaptureDescriptor_init(this); }
  MTL::CaptureDestination destination() const { return pewter_MTLCaptureDescriptor_destination(this); }
  void setDestination(MTL::CaptureDestination destination) { pewter_MTLCaptureDescriptor_setDestination_(this, destination); }
  NS::URL* outputURL() const { return pewter_MTLCaptureDescriptor_outputURL(this); }
  void setOutputURL(const NS::URL* outputURL) { pewter_MTLCaptureDescriptor_setOutputURL_(this, outputURL); }
  NS::Object* captureObject() const { return pewter_MTLCaptureDescriptor_captureObject(this); }
  void setCaptureObject(const NS::Object* captureObject) { pewter_MTLCaptureDescriptor_setCaptureObject_(this, captureObject); }
};
class CaptureManager : public NS::Referencing<CaptureManager> {
 public:
  static MTL::CaptureManager* alloc() { return pewter_MTLCaptureManager_alloc(); }
  static MTL::CaptureManager* sharedCaptureManager() { return pewter_MTLCaptureManager_sharedCaptureManager(); }
  MTL::CaptureManager* init() { return pewter_MTLCaptureManager_init(this); }
  MTL::CaptureScope* defaultCaptureScope() const { return pewter_MTLCaptureManager_defaultCaptureScope(this); }
  void setDefaultCaptureScope(const MTL::CaptureScope* defaultCaptureScope) { pewter_MTLCaptureManager_setDefaultCaptureScope_(this, defaultCaptureScope); }
  bool isCapturing() const { return pewter_MTLCaptureManager_isCapturing(this); }
  MTL::CaptureScope* newCaptureScope(const MTL::Device* device) { return pewter_MTLCaptureManager_newCaptureScopeWithDevice_(this, device); }
  MTL::CaptureScope* newCaptureScope(const MTL::CommandQueue* commandQueue) { return pewter_MTLCaptureManager_newCaptureScopeWithCommandQueue_(this, commandQueue); }
  bool startCapture(const MTL::CaptureDescriptor* descriptor, NS::Error** error) { return pewter_MTLCaptureManager_startCaptureWithDescriptor_error_(this, descriptor, error); }
  void startCapture(const MTL::Device* device) { pewter_MTLCaptureManager_startCaptureWithDevice_(this, device); }
  void startCapture(const MTL::CommandQueue* commandQueue) { pewter_MTLCaptureManager_startCaptureWithCommandQueue_(this, commandQueue); }
  void startCapture(const MTL::CaptureScope* captureScope) { pewter_MTLCaptureManager_startCaptureWithScope_(this, captureScope); }
  void stopCapture() { pewter_MTLCaptureManager_stopCapture(this); }
  bool supportsDestination(MTL::CaptureDestination destination) { return pewter_MTLCaptureManager_supportsDestination_(this, destination); }
  MTL::CaptureScope* newCaptureScope(const MTL4::CommandQueue* commandQueue) { return pewter_MTLCaptureManager_newCaptureScopeWithMTL4CommandQueue_(this, commandQueue); }
};
inline const NS::ErrorDomain& CaptureErrorDomain = pewter_MTLCaptureErrorDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
