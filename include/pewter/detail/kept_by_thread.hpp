// Objects that each thread has its own copy of.
#pragma once

#include <utility>

namespace pewter::detail {

/// The calling thread's T, which is made when it is first asked for and ends with the thread. Destructors of
/// static objects, and of other objects of the thread, may run later and ask again: what they get is made
/// anew, and stays.
template <class T>
class kept_by_thread {
 public:
  static T& get() {
    if (own_ == nullptr) make();
    return *own_;
  }

 private:
  struct end_of_thread {
    ~end_of_thread() { delete std::exchange(own_, nullptr); }
  };
  [[gnu::noinline]] static void make() {
    own_ = new T;
    thread_local const end_of_thread end;
    static_cast<void>(end);
  }
  static inline constinit thread_local T* own_ = nullptr;
};

}  // namespace pewter::detail
