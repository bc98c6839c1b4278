// Generated from kernels/metal/interface/Foundation/NSProcessInfo.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Array;
class Dictionary;
class String;
using NotificationName = NS::String*;
class ProcessInfo;
}
namespace NS {
enum ProcessInfoThermalState : NS::Integer {
  ProcessInfoThermalStateNominal = 0,
  ProcessInfoThermalStateFair = 1,
  ProcessInfoThermalStateSerious = 2,
  ProcessInfoThermalStateCritical = 3,
};
using ActivityOptions = std::uint64_t;
enum : std::uint64_t {
  ActivityIdleDisplaySleepDisabled = 1099511627776,
  ActivityIdleSystemSleepDisabled = 1048576,
  ActivitySuddenTerminationDisabled = 16384,
  ActivityAutomaticTerminationDisabled = 32768,
  ActivityUserInitiated = 16777215,
  ActivityUserInitiatedAllowingIdleSystemSleep = 15728639,
  ActivityBackground = 255,
  ActivityLatencyCritical = 1095216660480,
};
using DeviceCertification = NS::Integer;
inline constexpr NS::DeviceCertification DeviceCertificationiPhonePerformanceGaming = 1;
using ProcessPerformanceProfile = NS::Integer;
inline constexpr NS::ProcessPerformanceProfile ProcessPerformanceProfileDefault = 0;
inline constexpr NS::ProcessPerformanceProfile ProcessPerformanceProfileSustained = 1;
}  // namespace NS
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::ProcessInfo* pewter_NSProcessInfo_processInfo();
NS::String* pewter_NSProcessInfo_processName(const NS::ProcessInfo* self);
void pewter_NSProcessInfo_setProcessName_(NS::ProcessInfo* self, const NS::String* processName);
bool pewter_NSProcessInfo_automaticTerminationSupportEnabled(const NS::ProcessInfo* self);
void pewter_NSProcessInfo_setAutomaticTerminationSupportEnabled_(NS::ProcessInfo* self, bool automaticTerminationSupportEnabled);
NS::Array* pewter_NSProcessInfo_arguments(const NS::ProcessInfo* self);
NS::Dictionary* pewter_NSProcessInfo_environment(const NS::ProcessInfo* self);
NS::String* pewter_NSProcessInfo_hostName(const NS::ProcessInfo* self);
int pewter_NSProcessInfo_processIdentifier(const NS::ProcessInfo* self);
NS::String* pewter_NSProcessInfo_globallyUniqueString(const NS::ProcessInfo* self);
NS::String* pewter_NSProcessInfo_userName(const NS::ProcessInfo* self);
NS::String* pewter_NSProcessInfo_fullUserName(const NS::ProcessInfo* self);
NS::UInteger pewter_NSProcessInfo_operatingSystem(const NS::ProcessInfo* self);
NS::OperatingSystemVersion pewter_NSProcessInfo_operatingSystemVersion(const NS::ProcessInfo* self);
NS::String* pewter_NSProcessInfo_operatingSystemVersionString(const NS::ProcessInfo* self);
bool pewter_NSProcessInfo_isOperatingSystemAtLeastVersion_(const NS::ProcessInfo* self, NS::OperatingSystemVersion version);
NS::UInteger pewter_NSProcessInfo_processorCount(const NS::ProcessInfo* self);
NS::UInteger pewter_NSProcessInfo_activeProcessorCount(const NS::ProcessInfo* self);
unsigned long long pewter_NSProcessInfo_physicalMemory(const NS::ProcessInfo* self);
NS::TimeInterval pewter_NSProcessInfo_systemUptime(const NS::ProcessInfo* self);
void pewter_NSProcessInfo_disableSuddenTermination(NS::ProcessInfo* self);
void pewter_NSProcessInfo_enableSuddenTermination(NS::ProcessInfo* self);
void pewter_NSProcessInfo_disableAutomaticTermination_(NS::ProcessInfo* self, const NS::String* reason);
void pewter_NSProcessInfo_enableAutomaticTermination_(NS::ProcessInfo* self, const NS::String* reason);
NS::Object* pewter_NSProcessInfo_beginActivityWithOptions_reason_(NS::ProcessInfo* self, NS::ActivityOptions options, const NS::String* reason);
void pewter_NSProcessInfo_endActivity_(NS::ProcessInfo* self, NS::Object* activity);
void pewter_NSProcessInfo_performActivityWithOptions_reason_usingBlock_(NS::ProcessInfo* self, NS::ActivityOptions options, const NS::String* reason, void* block, void (*block_call)(void*), void (*block_release)(void*));
void pewter_NSProcessInfo_performExpiringActivityWithReason_usingBlock_(NS::ProcessInfo* self, const NS::String* reason, void* block, void (*block_call)(void*, bool), void (*block_release)(void*));
NS::ProcessInfoThermalState pewter_NSProcessInfo_thermalState(const NS::ProcessInfo* self);
bool pewter_NSProcessInfo_isLowPowerModeEnabled(const NS::ProcessInfo* self);
bool pewter_NSProcessInfo_isiOSAppOnMac(const NS::ProcessInfo* self);
bool pewter_NSProcessInfo_isMacCatalystApp(const NS::ProcessInfo* self);
bool pewter_NSProcessInfo_isDeviceCertifiedFor_(const NS::ProcessInfo* self, NS::DeviceCertification performanceTier);
bool pewter_NSProcessInfo_hasPerformanceProfile_(const NS::ProcessInfo* self, NS::ProcessPerformanceProfile performanceProfile);
extern NS::String* const pewter_NSProcessInfoThermalStateDidChangeNotification;
extern NS::String* const pewter_NSProcessInfoPowerStateDidChangeNotification;
extern NS::String* const pewter_NSProcessInfoPerformanceProfileDidChangeNotification;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class ProcessInfo : public NS::Referencing<ProcessInfo> {
 public:
  static NS::ProcessInfo* processInfo() { return pewter_NSProcessInfo_processInfo(); }
  NS::String* processName() const { return pewter_NSProcessInfo_processName(this); }
  void setProcessName(const NS::String* processName) { pewter_NSProcessInfo_setProcessName_(this, processName); }
  bool automaticTerminationSupportEnabled() const { return pewter_NSProcessInfo_automaticTerminationSupportEnabled(this); }
  void setAutomaticTerminationSupportEnabled(bool automaticTerminationSupportEnabled) { pewter_NSProcessInfo_setAutomaticTerminationSupportEnabled_(this, automaticTerminationSupportEnabled); }
  NS::Array* arguments() const { return pewter_NSProcessInfo_arguments(this); }
  NS::Dictionary* environment() const { return pewter_NSProcessInfo_environment(this); }
  NS::String* hostName() const { return pewter_NSProcessInfo_hostName(this); }
  int processIdentifier() const { return pewter_NSProcessInfo_processIdentifier(this); }
  NS::String* globallyUniqueString() const { return pewter_NSProcessInfo_globallyUniqueString(this); }
  NS::String* userName() const { return pewter_NSProcessInfo_userName(this); }
  NS::String* fullUserName() const { return pewter_NSProcessInfo_fullUserName(this); }
  NS::UInteger operatingSystem() const { return pewter_NSProcessInfo_operatingSystem(this); }
  NS::OperatingSystemVersion operatingSystemVersion() const { return pewter_NSProcessInfo_operatingSystemVersion(this); }
  NS::String* operatingSystemVersionString() const { return pewter_NSProcessInfo_operatingSystemVersionString(this); }
  bool isOperatingSystemAtLeastVersion(NS::OperatingSystemVersion version) const { return pewter_NSProcessInfo_isOperatingSystemAtLeastVersion_(this, version); }
  NS::UInteger processorCount() const { return pewter_NSProcessInfo_processorCount(this); }
  NS::UInteger activeProcessorCount() const { return pewter_NSProcessInfo_activeProcessorCount(this); }
  unsigned long long physicalMemory() const { return pewter_NSProcessInfo_physicalMemory(this); }
  NS::TimeInterval systemUptime() const { return pewter_NSProcessInfo_systemUptime(this); }
  void disableSuddenTermination() { pewter_NSProcessInfo_disableSuddenTermination(this); }
  void enableSuddenTermination() { pewter_NSProcessInfo_enableSuddenTermination(this); }
  void disableAutomaticTermination(const NS::String* reason) { pewter_NSProcessInfo_disableAutomaticTermination_(this, reason); }
  void enableAutomaticTermination(const NS::String* reason) { pewter_NSProcessInfo_enableAutomaticTermination_(this, reason); }
  NS::Object* beginActivity(NS::ActivityOptions options, const NS::String* reason) { return pewter_NSProcessInfo_beginActivityWithOptions_reason_(this, options, reason); }
  void endActivity(NS::Object* activity) { pewter_NSProcessInfo_endActivity_(this, activity); }
  void performActivity(NS::ActivityOptions options, const NS::String* reason, const std::function<void()>& block) { const NS::Private::Callback<> block_callback(block); pewter_NSProcessInfo_performActivityWithOptions_reason_usingBlock_(this, options, reason, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void performActivity(NS::ActivityOptions options, const NS::String* reason, void (^block)()) { const NS::Private::Callback<> block_callback(block); pewter_NSProcessInfo_performActivityWithOptions_reason_usingBlock_(this, options, reason, block_callback.context, block_callback.call, block_callback.release); }
#endif
  void performExpiringActivity(const NS::String* reason, const std::function<void(bool)>& block) { const NS::Private::Callback<bool> block_callback(block); pewter_NSProcessInfo_performExpiringActivityWithReason_usingBlock_(this, reason, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void performExpiringActivity(const NS::String* reason, void (^block)(bool)) { const NS::Private::Callback<bool> block_callback(block); pewter_NSProcessInfo_performExpiringActivityWithReason_usingBlock_(this, reason, block_callback.context, block_callback.call, block_callback.release); }
#endif
  NS::ProcessInfoThermalState thermalState() const { return pewter_NSProcessInfo_thermalState(this); }
  bool isLowPowerModeEnabled() const { return pewter_NSProcessInfo_isLowPowerModeEnabled(this); }
  bool isiOSAppOnMac() const { return pewter_NSProcessInfo_isiOSAppOnMac(this); }
  bool isMacCatalystApp() const { return pewter_NSProcessInfo_isMacCatalystApp(this); }
  bool isDeviceCertified(NS::DeviceCertification performanceTier) const { return pewter_NSProcessInfo_isDeviceCertifiedFor_(this, performanceTier); }
  bool hasPerformanceProfile(NS::ProcessPerformanceProfile performanceProfile) const { return pewter_NSProcessInfo_hasPerformanceProfile_(this, performanceProfile); }
};
inline const NS::NotificationName& ProcessInfoThermalStateDidChangeNotification = pewter_NSProcessInfoThermalStateDidChangeNotification;
inline const NS::NotificationName& ProcessInfoPowerStateDidChangeNotification = pewter_NSProcessInfoPowerStateDidChangeNotification;
inline const NS::NotificationName& ProcessInfoPerformanceProfileDidChangeNotification = pewter_NSProcessInfoPerformanceProfileDidChangeNotification;
}  // namespace NS
#include "../Foundation/NSNotification.hpp"
#include "../Foundation/NSDate.hpp"
