// NS::NotificationCenter, NS::Date and NS::Condition. Metal posts nothing on this device, whose one GPU
// neither comes nor goes.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

class observer_object final : public NS::Object {
 public:
  explicit observer_object(std::function<void(NS::Notification*)> call) : call_(std::move(call)) {}

 private:
  std::function<void(NS::Notification*)> call_;
};

class center_object final : public NS::NotificationCenter {
 public:
  NS::Object* addObserver(NS::NotificationName, NS::Object*, void*,
                          const std::function<void(NS::Notification*)>& block) override {
    const std::lock_guard lock(mutex_);
    observers_.push_back(NS::TransferPtr<NS::Object>(new observer_object(block)));
    return observers_.back().get();
  }
  void removeObserver(NS::Object* observer) override {
    const std::lock_guard lock(mutex_);
    observers_.erase(std::remove_if(observers_.begin(), observers_.end(),
                                    [&](const auto& o) { return o.get() == observer; }),
                     observers_.end());
  }

 private:
  std::mutex mutex_;
  std::vector<NS::SharedPtr<NS::Object>> observers_;
};

using moment = std::chrono::system_clock::time_point;

class date_object final : public NS::Date {
 public:
  explicit date_object(moment at) : at_(at) {}
  moment at() const { return at_; }

 private:
  moment at_;
};

class condition_object final : public NS::Condition {
 public:
  NS::Condition* init() override { return this; }
  void lock() override { mutex_.lock(); }
  void unlock() override { mutex_.unlock(); }
  void wait() override { changed_.wait(mutex_); }
  bool waitUntilDate(NS::Date* limit) override {
    if (limit == nullptr) return false;
    return changed_.wait_until(mutex_, static_cast<date_object*>(limit)->at()) == std::cv_status::no_timeout;
  }
  void signal() override { changed_.notify_one(); }
  void broadcast() override { changed_.notify_all(); }

 private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
};

}  // namespace

namespace NS {

NotificationCenter* NotificationCenter::defaultCenter() {
  static auto& center = *new center_object;
  return &center;
}

Date* Date::dateWithTimeIntervalSinceNow(TimeInterval seconds) {
  const double a_century = 3.2e9;  // so that no sum overflows
  const std::chrono::duration<double> from_now(std::min(std::max(seconds, -a_century), a_century));
  const auto at = std::chrono::system_clock::now() + std::chrono::duration_cast<moment::duration>(from_now);
  return (new date_object(at))->autorelease();
}
Date* Date::distantFuture() { return dateWithTimeIntervalSinceNow(3.2e9); }

Condition* Condition::alloc() { return new condition_object; }

}  // namespace NS
}  // namespace pewter::metal::host
