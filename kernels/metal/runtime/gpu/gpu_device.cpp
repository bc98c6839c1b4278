#include "kernels/metal/runtime/gpu/gpu_device.hpp"

#include <unistd.h>

#include <cstdlib>
#include <system_error>
#include <thread>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

/// A context takes the driver long to make, as long as a kernel takes to compile. A process that was forked
/// later has neither the thread that makes it nor, by the driver's rules, a context of its own.
class gpu_device::first_use {
 public:
  struct results {
    int result = gpu_driver::not_initialized;
    gpu_driver::handle context = nullptr;
    std::size_t free_bytes = 0;
  };

  first_use(const gpu_driver& driver, int device) : driver_(driver), device_(device) {}

  void begin() {
    if (is_made_ || is_forked()) return;
    const std::lock_guard lock(mutex_);
    if (preparing_.joinable()) return;
    try {
      preparing_ = std::thread([this] { make(); });
    } catch (const std::system_error&) {  // no more threads: it is made where it is used
    }
  }
  const results& wait() {
    static const results none;
    if (!is_made_ && is_forked()) return none;
    if (!is_ended_) {
      make();
      end();
    }
    return made_;
  }
  void end() {
    if (is_forked()) return;
    const std::lock_guard lock(mutex_);
    if (preparing_.joinable()) preparing_.join();
    is_ended_ = is_made_.load();
  }

 private:
  bool is_forked() const { return getpid() != process_; }
  void make() {
    std::call_once(once_, [this] {
      std::size_t all = 0;
      made_.result = driver_.retain_context(&made_.context, device_);
      if (made_.result != gpu_driver::success) made_.context = nullptr;
      if (made_.result == gpu_driver::success) made_.result = driver_.set_context(made_.context);
      if (made_.result == gpu_driver::success) driver_.free_memory(&made_.free_bytes, &all);
    });
    is_made_ = true;
  }

  const gpu_driver& driver_;
  const int device_;
  const pid_t process_ = getpid();
  results made_;
  std::once_flag once_;
  std::atomic<bool> is_made_ = false, is_ended_ = false;
  std::mutex mutex_;
  std::thread preparing_;
};

std::vector<gpu_device> gpu_device::find_all(std::string& reason) {
  std::vector<gpu_device> found;
  const gpu_driver* d = find_gpu_driver(reason);
  int count = 0;
  if (d == nullptr || d->device_count(&count) != gpu_driver::success) return found;
  if (count == 0) reason = "the NVIDIA driver has no GPU";
  for (int n = 0; n < count; ++n) {
    gpu_device g;
    char name[128] = {};
    int device = 0;
    const auto attribute = [&](int which) {
      int value = 0;
      d->device_attribute(&value, which, device);
      return value;
    };
    g.driver_ = d;
    if (d->device_get(&device, n) != gpu_driver::success) continue;
    d->device_name(name, sizeof name - 1, device);
    g.major_ = attribute(gpu_driver::major);
    g.minor_ = attribute(gpu_driver::minor);
    g.place_ =
        static_cast<std::uint32_t>(attribute(gpu_driver::pci_bus) << 8 | attribute(gpu_driver::pci_device));
    g.shares_managed_memory_ = attribute(gpu_driver::concurrent_managed_access) != 0;
    g.registers_at_host_address_ = attribute(gpu_driver::registers_at_host_address) != 0;
    g.threads_at_once_ = static_cast<std::size_t>(attribute(gpu_driver::multiprocessors)) *
                         static_cast<std::size_t>(attribute(gpu_driver::threads_of_multiprocessor));
    d->device_memory_bytes(&g.memory_bytes_, device);
    g.name_ = name;
    if (g.major_ < 8) {
      reason = g.name_ + " has compute capability " + std::to_string(g.major_) + "." +
               std::to_string(g.minor_) + ", must be at least 8.0";
      continue;
    }
    g.first_use_ = std::make_shared<first_use>(*d, device);
    g.index_ = static_cast<int>(found.size());
    found.push_back(g);
  }
  return found;
}

const std::vector<gpu_device>& gpu_device::all(std::string* reason) {
  static std::string& why = *new std::string;  // never destroyed: static objects give their memory back late
  static const auto& found = *[] {
    auto* const made = new std::vector<gpu_device>(find_all(why));
    if (!made->empty()) std::atexit(&wait_for_preparations);  // before what the driver does then
    return made;
  }();
  if (reason != nullptr) *reason = why;
  return found;
}

void gpu_device::wait_for_preparations() {
  for (const gpu_device& g : all()) g.first_use_->end();
}

const gpu_device& gpu_device::prepare() const {
  first_use_->begin();
  return *this;
}

gpu_driver::handle gpu_device::context() const { return first_use_->wait().context; }

std::size_t gpu_device::free_bytes() const { return first_use_->wait().free_bytes; }

const gpu_device& gpu_device::at(int index) {
  std::string reason;
  const std::vector<gpu_device>& found = all(&reason);
  if (found.empty()) detail::raise("metal: device = %d: no GPU: %s", index, reason.c_str());
  if (index < 0 || static_cast<std::size_t>(index) >= found.size())
    detail::raise("metal: device = %d, must be 0 to %zu or cpu_device", index, found.size() - 1);
  return found[static_cast<std::size_t>(index)];
}

std::string gpu_device::target() const { return major_ >= 9 ? "sm_90" : "sm_80"; }

void gpu_device::use() const {
  if (is_stuck())
    throw error(name_ +
                ": a kernel still runs that did not end within its time limit; this process cannot use the "
                "GPU any more");
  faults_->check();
  const first_use::results& made = first_use_->wait();
  check(made.result, name_);
  check(driver_->set_context(made.context), name_);
}

void gpu_device::check(int result, const std::string& what) const {
  if (result == gpu_driver::illegal_address)
    faults_->fail(what, driver_->text_of(result) + " (an access outside of the bound buffers)");
  if (result == gpu_driver::misaligned_address)
    faults_->fail(what,
                  driver_->text_of(result) + " (an access whose address is no multiple of its type's size)");
  if (result != gpu_driver::success) throw error(what + ": " + driver_->text_of(result));
}

int device_of_environment() {
  const char* given = std::getenv("PEWTER_METAL_DEVICE");
  const std::string name = given == nullptr ? "" : given;
  if (name.empty() || name == "cpu") return cpu_device;
  if (name == "gpu") return 0;
  if (name.rfind("gpu:", 0) == 0 && name.size() > 4 && name.size() < 8 &&
      name.find_first_not_of("0123456789", 4) == std::string::npos)
    return std::stoi(name.substr(4));
  throw error("metal: PEWTER_METAL_DEVICE = '" + name + "', must be cpu, gpu or gpu:INDEX");
}

gpu_functions::~gpu_functions() {
  for (const loaded& l : loaded_)  // at the program's end the driver may be gone: it then says so
    if (l.device->driver().unload != nullptr && !l.device->is_stuck()) l.device->driver().unload(l.module);
}

gpu_functions::loaded gpu_functions::load(const gpu_device& device, const std::string& kernel,
                                          unsigned threads, gpu_text which) const {
  const std::string target = device.target();
  if (const auto refused = refusals.find(target); refused != refusals.end()) throw error(refused->second);
  const auto text = texts.find({target, which});
  if (text == texts.end()) throw error(kernel + ": no code for " + target + " in this object");
  loaded l{&device, nullptr, nullptr, 0, which};
  char log[2048] = {};
  int options[] = {gpu_driver::error_log, gpu_driver::error_log_bytes, gpu_driver::threads_per_block};
  void* values[] = {log, reinterpret_cast<void*>(sizeof log - 1),
                    reinterpret_cast<void*>(std::uintptr_t{threads})};
  const int failed = device.driver().load(&l.module, text->second, threads == 0 ? 2 : 3, options, values);
  if (failed != gpu_driver::success)
    throw error(kernel + ": " + device.driver().text_of(failed) +
                (log[0] != 0 ? std::string(": ") + log : ""));
  device.check(device.driver().get_function(&l.function, l.module, "pewter_dispatch"), kernel);
  device.check(device.driver().function_attribute(&l.most_threads, gpu_driver::most_threads, l.function),
               kernel);
  return l;
}

gpu_driver::handle gpu_functions::function(const gpu_device& device, const std::string& kernel,
                                           unsigned threads, gpu_text which) {
  const std::lock_guard lock(mutex_);
  for (const gpu_text each : {gpu_text::several, gpu_text::apart})
    if (which == each && texts.count({device.target(), each}) == 0)
      which = each == gpu_text::several ? gpu_text::apart : gpu_text::any;
  for (const loaded& l : loaded_)
    if (l.device == &device && l.text == which && l.most_threads >= static_cast<int>(threads))
      return l.function;
  // Compiled with as many registers as it likes; with fewer if this many threads cannot have them.
  loaded_.push_back(load(device, kernel, 0, which));
  if (loaded_.back().most_threads < static_cast<int>(threads))
    loaded_.push_back(load(device, kernel, threads, which));
  return loaded_.back().function;
}

}  // namespace pewter::metal
