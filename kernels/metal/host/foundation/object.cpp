// Reference counts, autorelease pools, and their C functions.
#include "kernels/metal/host/foundation/object.hpp"

#include <cstdio>
#include <string>
#include <vector>

#include "kernels/metal/host/host_objects.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

class pool_object;

/// A thread's, made when it is first needed and ended with the thread's objects. Destructors of other
/// thread_local objects may run later and open pools: the lists are then made again, and end with the last
/// open pool. detail::kept_by_thread would end them under open pools, and keep the new ones.
struct thread_pools {
  std::vector<pool_object*> open;        // innermost last
  std::vector<NS::Object*> without_one;  // until the thread ends
};

thread_local thread_pools* mine = nullptr;

void release_all(std::vector<NS::Object*>& objects) {
  while (!objects.empty()) {  // the release of one may autorelease others
    std::vector<NS::Object*> now;
    now.swap(objects);
    for (NS::Object* o : now) o->release();
  }
}

/// Its destructor is the end of a thread, as far as this library knows.
struct end_of_thread {
  ~end_of_thread();
};

thread_pools& pools() {
  if (mine == nullptr) {
    mine = new thread_pools;
    thread_local end_of_thread end;
    static_cast<void>(end);
  }
  return *mine;
}

/// Ends the lists unless a pool is open.
void end_if_empty() {
  if (mine == nullptr || !mine->open.empty()) return;
  release_all(mine->without_one);
  delete mine;
  mine = nullptr;
}

thread_local bool has_ended = false;

end_of_thread::~end_of_thread() {
  end_if_empty();
  has_ended = true;
}

class pool_object final : public NS::AutoreleasePool {
 public:
  pool_object() { pools().open.push_back(this); }
  ~pool_object() override {
    auto& open = pools().open;
    bool is_open = false;
    for (const pool_object* p : open) is_open = is_open || p == this;
    while (is_open && open.back() != this) open.back()->release();
    release_all(objects_);
    if (is_open) open.pop_back();
    if (has_ended) end_if_empty();
  }
  NS::AutoreleasePool* init() override { return this; }
  void drain() override { release(); }
  void addObject(NS::Object* object) override { objects_.push_back(object); }

 private:
  std::vector<NS::Object*> objects_;
};

}  // namespace

void raise_no_element(NS::UInteger index, NS::UInteger count) {
  detail::raise("object: index = %zu, must be below %zu", index, count);
}

namespace NS {

Object::~Object() = default;

Object* Object::retain() {
  references_.fetch_add(1, std::memory_order_relaxed);
  return this;
}

void Object::release() {
  if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
}

Object* Object::autorelease() {
  thread_pools& own = pools();
  if (own.open.empty()) {
    own.without_one.push_back(this);
  } else {
    own.open.back()->addObject(this);
  }
  return this;
}

String* Object::description() const {
  char text[32];
  std::snprintf(text, sizeof text, "<object %p>", static_cast<const void*>(this));
  return text_object(text);
}

AutoreleasePool* AutoreleasePool::alloc() { return new pool_object; }

void AutoreleasePool::showPools() {
  for (const pool_object* p : pools().open) std::fprintf(stderr, "%p\n", static_cast<const void*>(p));
}

}  // namespace NS
}  // namespace pewter::metal::host

namespace {
using pewter::metal::host::NS::Object;
Object* object(void* self) { return static_cast<Object*>(self); }
const Object* object(const void* self) { return static_cast<const Object*>(self); }
}  // namespace

void* pewter_NSObject_retain(void* self) { return self == nullptr ? nullptr : object(self)->retain(); }
void pewter_NSObject_release(void* self) {
  if (self != nullptr) object(self)->release();
}
void* pewter_NSObject_autorelease(void* self) {
  return self == nullptr ? nullptr : object(self)->autorelease();
}
NS::UInteger pewter_NSObject_retainCount(const void* self) {
  return self == nullptr ? 0 : object(self)->retainCount();
}
const char* pewter_NSObject_className(const void* self) {
  return self == nullptr ? nullptr : object(self)->class_name();
}
void* pewter_NSObject_copy(const void* self) { return self == nullptr ? nullptr : object(self)->copied(); }
NS::UInteger pewter_NSObject_hash(const void* self) { return self == nullptr ? 0 : object(self)->hash(); }
bool pewter_NSObject_isEqual_(const void* self, const void* other) {
  return self != nullptr && object(self)->isEqual(object(other));
}
NS::String* pewter_NSObject_description(const void* self) {
  return self == nullptr ? nullptr : reinterpret_cast<NS::String*>(object(self)->description());
}
NS::String* pewter_NSObject_debugDescription(const void* self) {
  return self == nullptr ? nullptr : reinterpret_cast<NS::String*>(object(self)->debugDescription());
}
