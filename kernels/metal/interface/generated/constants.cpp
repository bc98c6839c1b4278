// Generated from kernels/metal/interface: names of errors, notifications and counters.
// clang-format off
#include "kernels/metal/interface/generated/interface.hpp"

namespace pewter::metal::host {
namespace NS { NS::String* const BundleDidLoadNotification = NS::MakeConstantString("NSBundleDidLoadNotification"); }
namespace NS { NS::String* const BundleResourceRequestLowDiskSpaceNotification = NS::MakeConstantString("NSBundleResourceRequestLowDiskSpaceNotification"); }
namespace NS { NS::String* const CocoaErrorDomain = NS::MakeConstantString("NSCocoaErrorDomain"); }
namespace NS { NS::String* const POSIXErrorDomain = NS::MakeConstantString("NSPOSIXErrorDomain"); }
namespace NS { NS::String* const OSStatusErrorDomain = NS::MakeConstantString("NSOSStatusErrorDomain"); }
namespace NS { NS::String* const MachErrorDomain = NS::MakeConstantString("NSMachErrorDomain"); }
namespace NS { NS::String* const UnderlyingErrorKey = NS::MakeConstantString("NSUnderlyingError"); }
namespace NS { NS::String* const LocalizedDescriptionKey = NS::MakeConstantString("NSLocalizedDescription"); }
namespace NS { NS::String* const LocalizedFailureReasonErrorKey = NS::MakeConstantString("NSLocalizedFailureReason"); }
namespace NS { NS::String* const LocalizedRecoverySuggestionErrorKey = NS::MakeConstantString("NSLocalizedRecoverySuggestion"); }
namespace NS { NS::String* const LocalizedRecoveryOptionsErrorKey = NS::MakeConstantString("NSLocalizedRecoveryOptions"); }
namespace NS { NS::String* const RecoveryAttempterErrorKey = NS::MakeConstantString("NSRecoveryAttempter"); }
namespace NS { NS::String* const HelpAnchorErrorKey = NS::MakeConstantString("NSHelpAnchor"); }
namespace NS { NS::String* const DebugDescriptionErrorKey = NS::MakeConstantString("NSDebugDescription"); }
namespace NS { NS::String* const LocalizedFailureErrorKey = NS::MakeConstantString("NSLocalizedFailure"); }
namespace NS { NS::String* const StringEncodingErrorKey = NS::MakeConstantString("NSStringEncoding"); }
namespace NS { NS::String* const URLErrorKey = NS::MakeConstantString("NSURL"); }
namespace NS { NS::String* const FilePathErrorKey = NS::MakeConstantString("NSFilePath"); }
namespace NS { NS::String* const ProcessInfoThermalStateDidChangeNotification = NS::MakeConstantString("NSProcessInfoThermalStateDidChangeNotification"); }
namespace NS { NS::String* const ProcessInfoPowerStateDidChangeNotification = NS::MakeConstantString("NSProcessInfoPowerStateDidChangeNotification"); }
namespace NS { NS::String* const ProcessInfoPerformanceProfileDidChangeNotification = NS::MakeConstantString("NSProcessInfoPerformanceProfileDidChangeNotification"); }
namespace MTL { NS::String* const BinaryArchiveDomain = NS::MakeConstantString("MTLBinaryArchiveDomain"); }
namespace MTL { NS::String* const CaptureErrorDomain = NS::MakeConstantString("MTLCaptureErrorDomain"); }
namespace MTL { NS::String* const CommandBufferErrorDomain = NS::MakeConstantString("MTLCommandBufferErrorDomain"); }
namespace MTL { NS::String* const CounterErrorDomain = NS::MakeConstantString("MTLCounterErrorDomain"); }
namespace MTL { NS::String* const CommonCounterTimestamp = NS::MakeConstantString("Timestamp"); }
namespace MTL { NS::String* const CommonCounterTessellationInputPatches = NS::MakeConstantString("TessellationInputPatches"); }
namespace MTL { NS::String* const CommonCounterVertexInvocations = NS::MakeConstantString("VertexInvocations"); }
namespace MTL { NS::String* const CommonCounterPostTessellationVertexInvocations = NS::MakeConstantString("PostTessellationVertexInvocations"); }
namespace MTL { NS::String* const CommonCounterClipperInvocations = NS::MakeConstantString("ClipperInvocations"); }
namespace MTL { NS::String* const CommonCounterClipperPrimitivesOut = NS::MakeConstantString("ClipperPrimitivesOut"); }
namespace MTL { NS::String* const CommonCounterFragmentInvocations = NS::MakeConstantString("FragmentInvocations"); }
namespace MTL { NS::String* const CommonCounterFragmentsPassed = NS::MakeConstantString("FragmentsPassed"); }
namespace MTL { NS::String* const CommonCounterComputeKernelInvocations = NS::MakeConstantString("ComputeKernelInvocations"); }
namespace MTL { NS::String* const CommonCounterTotalCycles = NS::MakeConstantString("TotalCycles"); }
namespace MTL { NS::String* const CommonCounterVertexCycles = NS::MakeConstantString("VertexCycles"); }
namespace MTL { NS::String* const CommonCounterTessellationCycles = NS::MakeConstantString("TessellationCycles"); }
namespace MTL { NS::String* const CommonCounterPostTessellationVertexCycles = NS::MakeConstantString("PostTessellationVertexCycles"); }
namespace MTL { NS::String* const CommonCounterFragmentCycles = NS::MakeConstantString("FragmentCycles"); }
namespace MTL { NS::String* const CommonCounterRenderTargetWriteCycles = NS::MakeConstantString("RenderTargetWriteCycles"); }
namespace MTL { NS::String* const CommonCounterSetTimestamp = NS::MakeConstantString("Timestamp"); }
namespace MTL { NS::String* const CommonCounterSetStageUtilization = NS::MakeConstantString("StageUtilization"); }
namespace MTL { NS::String* const CommonCounterSetStatistic = NS::MakeConstantString("Statistic"); }
namespace MTL { NS::String* const DeviceWasAddedNotification = NS::MakeConstantString("MTLDeviceWasAddedNotification"); }
namespace MTL { NS::String* const DeviceRemovalRequestedNotification = NS::MakeConstantString("MTLDeviceRemovalRequestedNotification"); }
namespace MTL { NS::String* const DeviceWasRemovedNotification = NS::MakeConstantString("MTLDeviceWasRemovedNotification"); }
namespace MTL { NS::String* const CommandBufferEncoderInfoErrorKey = NS::MakeConstantString("MTLCommandBufferEncoderInfoErrorKey"); }
namespace MTL { NS::String* const DynamicLibraryDomain = NS::MakeConstantString("MTLDynamicLibraryDomain"); }
namespace MTL { NS::String* const IOErrorDomain = NS::MakeConstantString("MTLIOErrorDomain"); }
namespace MTL { NS::String* const LibraryErrorDomain = NS::MakeConstantString("MTLLibraryErrorDomain"); }
namespace MTL { NS::String* const LogStateErrorDomain = NS::MakeConstantString("MTLLogStateErrorDomain"); }
namespace MTL { NS::String* const TensorDomain = NS::MakeConstantString("MTLTensorDomain"); }
}  // namespace pewter::metal::host
extern "C" {
extern ::NS::String* const pewter_NSBundleDidLoadNotification;
::NS::String* const pewter_NSBundleDidLoadNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::BundleDidLoadNotification);
extern ::NS::String* const pewter_NSBundleResourceRequestLowDiskSpaceNotification;
::NS::String* const pewter_NSBundleResourceRequestLowDiskSpaceNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::BundleResourceRequestLowDiskSpaceNotification);
extern ::NS::String* const pewter_NSCocoaErrorDomain;
::NS::String* const pewter_NSCocoaErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::CocoaErrorDomain);
extern ::NS::String* const pewter_NSPOSIXErrorDomain;
::NS::String* const pewter_NSPOSIXErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::POSIXErrorDomain);
extern ::NS::String* const pewter_NSOSStatusErrorDomain;
::NS::String* const pewter_NSOSStatusErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::OSStatusErrorDomain);
extern ::NS::String* const pewter_NSMachErrorDomain;
::NS::String* const pewter_NSMachErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::MachErrorDomain);
extern ::NS::String* const pewter_NSUnderlyingErrorKey;
::NS::String* const pewter_NSUnderlyingErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::UnderlyingErrorKey);
extern ::NS::String* const pewter_NSLocalizedDescriptionKey;
::NS::String* const pewter_NSLocalizedDescriptionKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::LocalizedDescriptionKey);
extern ::NS::String* const pewter_NSLocalizedFailureReasonErrorKey;
::NS::String* const pewter_NSLocalizedFailureReasonErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::LocalizedFailureReasonErrorKey);
extern ::NS::String* const pewter_NSLocalizedRecoverySuggestionErrorKey;
::NS::String* const pewter_NSLocalizedRecoverySuggestionErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::LocalizedRecoverySuggestionErrorKey);
extern ::NS::String* const pewter_NSLocalizedRecoveryOptionsErrorKey;
::NS::String* const pewter_NSLocalizedRecoveryOptionsErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::LocalizedRecoveryOptionsErrorKey);
extern ::NS::String* const pewter_NSRecoveryAttempterErrorKey;
::NS::String* const pewter_NSRecoveryAttempterErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::RecoveryAttempterErrorKey);
extern ::NS::String* const pewter_NSHelpAnchorErrorKey;
::NS::String* const pewter_NSHelpAnchorErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::HelpAnchorErrorKey);
extern ::NS::String* const pewter_NSDebugDescriptionErrorKey;
::NS::String* const pewter_NSDebugDescriptionErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::DebugDescriptionErrorKey);
extern ::NS::String* const pewter_NSLocalizedFailureErrorKey;
::NS::String* const pewter_NSLocalizedFailureErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::LocalizedFailureErrorKey);
extern ::NS::String* const pewter_NSStringEncodingErrorKey;
::NS::String* const pewter_NSStringEncodingErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::StringEncodingErrorKey);
extern ::NS::String* const pewter_NSURLErrorKey;
::NS::String* const pewter_NSURLErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::URLErrorKey);
extern ::NS::String* const pewter_NSFilePathErrorKey;
::NS::String* const pewter_NSFilePathErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::FilePathErrorKey);
extern ::NS::String* const pewter_NSProcessInfoThermalStateDidChangeNotification;
::NS::String* const pewter_NSProcessInfoThermalStateDidChangeNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::ProcessInfoThermalStateDidChangeNotification);
extern ::NS::String* const pewter_NSProcessInfoPowerStateDidChangeNotification;
::NS::String* const pewter_NSProcessInfoPowerStateDidChangeNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::ProcessInfoPowerStateDidChangeNotification);
extern ::NS::String* const pewter_NSProcessInfoPerformanceProfileDidChangeNotification;
::NS::String* const pewter_NSProcessInfoPerformanceProfileDidChangeNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::NS::ProcessInfoPerformanceProfileDidChangeNotification);
extern ::NS::String* const pewter_MTLBinaryArchiveDomain;
::NS::String* const pewter_MTLBinaryArchiveDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::BinaryArchiveDomain);
extern ::NS::String* const pewter_MTLCaptureErrorDomain;
::NS::String* const pewter_MTLCaptureErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CaptureErrorDomain);
extern ::NS::String* const pewter_MTLCommandBufferErrorDomain;
::NS::String* const pewter_MTLCommandBufferErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommandBufferErrorDomain);
extern ::NS::String* const pewter_MTLCounterErrorDomain;
::NS::String* const pewter_MTLCounterErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CounterErrorDomain);
extern ::NS::String* const pewter_MTLCommonCounterTimestamp;
::NS::String* const pewter_MTLCommonCounterTimestamp = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterTimestamp);
extern ::NS::String* const pewter_MTLCommonCounterTessellationInputPatches;
::NS::String* const pewter_MTLCommonCounterTessellationInputPatches = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterTessellationInputPatches);
extern ::NS::String* const pewter_MTLCommonCounterVertexInvocations;
::NS::String* const pewter_MTLCommonCounterVertexInvocations = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterVertexInvocations);
extern ::NS::String* const pewter_MTLCommonCounterPostTessellationVertexInvocations;
::NS::String* const pewter_MTLCommonCounterPostTessellationVertexInvocations = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterPostTessellationVertexInvocations);
extern ::NS::String* const pewter_MTLCommonCounterClipperInvocations;
::NS::String* const pewter_MTLCommonCounterClipperInvocations = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterClipperInvocations);
extern ::NS::String* const pewter_MTLCommonCounterClipperPrimitivesOut;
::NS::String* const pewter_MTLCommonCounterClipperPrimitivesOut = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterClipperPrimitivesOut);
extern ::NS::String* const pewter_MTLCommonCounterFragmentInvocations;
::NS::String* const pewter_MTLCommonCounterFragmentInvocations = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterFragmentInvocations);
extern ::NS::String* const pewter_MTLCommonCounterFragmentsPassed;
::NS::String* const pewter_MTLCommonCounterFragmentsPassed = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterFragmentsPassed);
extern ::NS::String* const pewter_MTLCommonCounterComputeKernelInvocations;
::NS::String* const pewter_MTLCommonCounterComputeKernelInvocations = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterComputeKernelInvocations);
extern ::NS::String* const pewter_MTLCommonCounterTotalCycles;
::NS::String* const pewter_MTLCommonCounterTotalCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterTotalCycles);
extern ::NS::String* const pewter_MTLCommonCounterVertexCycles;
::NS::String* const pewter_MTLCommonCounterVertexCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterVertexCycles);
extern ::NS::String* const pewter_MTLCommonCounterTessellationCycles;
::NS::String* const pewter_MTLCommonCounterTessellationCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterTessellationCycles);
extern ::NS::String* const pewter_MTLCommonCounterPostTessellationVertexCycles;
::NS::String* const pewter_MTLCommonCounterPostTessellationVertexCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterPostTessellationVertexCycles);
extern ::NS::String* const pewter_MTLCommonCounterFragmentCycles;
::NS::String* const pewter_MTLCommonCounterFragmentCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterFragmentCycles);
extern ::NS::String* const pewter_MTLCommonCounterRenderTargetWriteCycles;
::NS::String* const pewter_MTLCommonCounterRenderTargetWriteCycles = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterRenderTargetWriteCycles);
extern ::NS::String* const pewter_MTLCommonCounterSetTimestamp;
::NS::String* const pewter_MTLCommonCounterSetTimestamp = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterSetTimestamp);
extern ::NS::String* const pewter_MTLCommonCounterSetStageUtilization;
::NS::String* const pewter_MTLCommonCounterSetStageUtilization = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterSetStageUtilization);
extern ::NS::String* const pewter_MTLCommonCounterSetStatistic;
::NS::String* const pewter_MTLCommonCounterSetStatistic = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommonCounterSetStatistic);
extern ::NS::String* const pewter_MTLDeviceWasAddedNotification;
::NS::String* const pewter_MTLDeviceWasAddedNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::DeviceWasAddedNotification);
extern ::NS::String* const pewter_MTLDeviceRemovalRequestedNotification;
::NS::String* const pewter_MTLDeviceRemovalRequestedNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::DeviceRemovalRequestedNotification);
extern ::NS::String* const pewter_MTLDeviceWasRemovedNotification;
::NS::String* const pewter_MTLDeviceWasRemovedNotification = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::DeviceWasRemovedNotification);
extern ::NS::String* const pewter_MTLCommandBufferEncoderInfoErrorKey;
::NS::String* const pewter_MTLCommandBufferEncoderInfoErrorKey = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::CommandBufferEncoderInfoErrorKey);
extern ::NS::String* const pewter_MTLDynamicLibraryDomain;
::NS::String* const pewter_MTLDynamicLibraryDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::DynamicLibraryDomain);
extern ::NS::String* const pewter_MTLIOErrorDomain;
::NS::String* const pewter_MTLIOErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::IOErrorDomain);
extern ::NS::String* const pewter_MTLLibraryErrorDomain;
::NS::String* const pewter_MTLLibraryErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::LibraryErrorDomain);
extern ::NS::String* const pewter_MTLLogStateErrorDomain;
::NS::String* const pewter_MTLLogStateErrorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::LogStateErrorDomain);
extern ::NS::String* const pewter_MTLTensorDomain;
::NS::String* const pewter_MTLTensorDomain = reinterpret_cast<::NS::String*>(pewter::metal::host::MTL::TensorDomain);
}
