// NS::ProcessInfo: of this process and its machine, from /proc, the environment and the C library.
#include <netdb.h>
#include <pwd.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <mutex>
#include <thread>

#include "kernels/metal/host/host_objects.hpp"

extern char** environ;

namespace pewter::metal::host {
namespace {

NS::OperatingSystemVersion kernel_version() {
  struct utsname names = {};
  NS::OperatingSystemVersion v = {};
  if (uname(&names) == 0)
    std::sscanf(names.release, "%td.%td.%td", &v.majorVersion, &v.minorVersion, &v.patchVersion);
  return v;
}

std::string own_name() {
  std::ifstream in("/proc/self/comm");
  std::string name;
  std::getline(in, name);
  return name;
}

class process_info_object final : public NS::ProcessInfo {
 public:
  NS::Array* arguments() const override {
    std::ifstream in("/proc/self/cmdline", std::ios::binary);
    std::vector<const NS::Object*> all;
    for (std::string a; std::getline(in, a, '\0');) all.push_back(text_object(a));
    return NS::Array::array(all.data(), all.size());
  }
  NS::Dictionary* environment() const override {
    std::vector<const NS::Object*> names, values;
    for (char** e = environ; e != nullptr && *e != nullptr; ++e) {
      const char* const equals = std::strchr(*e, '=');
      if (equals == nullptr) continue;
      names.push_back(text_object(std::string(static_cast<const char*>(*e), equals)));
      values.push_back(text_object(equals + 1));
    }
    return NS::Dictionary::dictionary(values.data(), names.data(), names.size());
  }
  NS::String* hostName() const override {
    char name[256] = {};
    return text_object(gethostname(name, sizeof name - 1) == 0 ? name : "localhost");
  }
  NS::String* processName() const override {
    const std::lock_guard lock(mutex_);
    return name_ ? name_.get() : text_object(own_name());
  }
  void setProcessName(const NS::String* name) override {
    const std::lock_guard lock(mutex_);
    name_ = kept(name);
  }
  int processIdentifier() const override { return getpid(); }
  NS::String* globallyUniqueString() const override {
    std::ifstream in("/proc/sys/kernel/random/uuid");
    std::string text;
    std::getline(in, text);
    return text_object(text + "-" + std::to_string(getpid()));
  }
  NS::String* userName() const override {
    const struct passwd* const user = getpwuid(getuid());
    return text_object(user != nullptr ? user->pw_name : std::to_string(getuid()));
  }
  NS::String* fullUserName() const override {
    const struct passwd* const user = getpwuid(getuid());
    const std::string all = user != nullptr && user->pw_gecos != nullptr ? user->pw_gecos : "";
    return text_object(all.substr(0, all.find(',')));
  }
  NS::UInteger operatingSystem() const override { return 0; }
  NS::OperatingSystemVersion operatingSystemVersion() const override { return kernel_version(); }
  NS::String* operatingSystemVersionString() const override {
    struct utsname names = {};
    return text_object(uname(&names) == 0 ? std::string(names.sysname) + " " + names.release : "");
  }
  bool isOperatingSystemAtLeastVersion(NS::OperatingSystemVersion v) const override {
    const NS::OperatingSystemVersion own = kernel_version();
    if (own.majorVersion != v.majorVersion) return own.majorVersion > v.majorVersion;
    if (own.minorVersion != v.minorVersion) return own.minorVersion > v.minorVersion;
    return own.patchVersion >= v.patchVersion;
  }
  NS::UInteger processorCount() const override {
    return static_cast<NS::UInteger>(sysconf(_SC_NPROCESSORS_CONF));
  }
  NS::UInteger activeProcessorCount() const override { return std::thread::hardware_concurrency(); }
  unsigned long long physicalMemory() const override {
    struct sysinfo s = {};
    return sysinfo(&s) == 0 ? s.totalram * static_cast<unsigned long long>(s.mem_unit) : 0;
  }
  NS::TimeInterval systemUptime() const override {
    struct sysinfo s = {};
    return sysinfo(&s) == 0 ? static_cast<double>(s.uptime) : 0;
  }
  void disableSuddenTermination() override {}
  void enableSuddenTermination() override {}
  void disableAutomaticTermination(const NS::String*) override {}
  void enableAutomaticTermination(const NS::String*) override {}
  bool automaticTerminationSupportEnabled() const override { return automatic_termination_; }
  void setAutomaticTerminationSupportEnabled(bool v) override { automatic_termination_ = v; }
  NS::Object* beginActivity(NS::ActivityOptions, const NS::String* reason) override {
    return NS::String::alloc()->init(reason)->autorelease();
  }
  void endActivity(NS::Object*) override {}
  void performActivity(NS::ActivityOptions, const NS::String*,
                       const std::function<void()>& function) override {
    if (function) function();
  }
  void performExpiringActivity(const NS::String*, const std::function<void(bool)>& function) override {
    if (function) function(false);
  }
  NS::ProcessInfoThermalState thermalState() const override { return NS::ProcessInfoThermalStateNominal; }
  bool isLowPowerModeEnabled() const override { return false; }
  bool isiOSAppOnMac() const override { return false; }
  bool isMacCatalystApp() const override { return false; }
  bool isDeviceCertified(NS::DeviceCertification) const override { return false; }
  bool hasPerformanceProfile(NS::ProcessPerformanceProfile p) const override {
    return p == NS::ProcessPerformanceProfileDefault;
  }

 private:
  mutable std::mutex mutex_;
  NS::SharedPtr<NS::String> name_;
  bool automatic_termination_ = false;
};

}  // namespace

NS::ProcessInfo* NS::ProcessInfo::processInfo() {
  static auto& info = *new process_info_object;
  return &info;
}

}  // namespace pewter::metal::host
