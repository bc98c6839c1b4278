// Reference counts and autorelease pools.
#include <cstdio>
#include <memory>
#include <vector>

#include "kernels/metal/host/host_objects.hpp"

namespace {

/// Not known to be false: metal-cpp's programs may send retain and release to nullptr. (This file is compiled
/// with -fno-delete-null-pointer-checks.)
bool is_nil(const NS::Object* object) { return object == nullptr; }

class pool_object;

struct thread_pools {
  std::vector<pool_object*> open;        // innermost last
  std::vector<NS::Object*> without_one;  // until the thread ends
  ~thread_pools();
};

thread_pools& pools() {
  thread_local thread_pools mine;
  return mine;
}

void release_all(std::vector<NS::Object*>& objects) {
  while (!objects.empty()) {  // the release of one may autorelease others
    std::vector<NS::Object*> now;
    now.swap(objects);
    for (NS::Object* o : now) o->release();
  }
}

thread_pools::~thread_pools() { release_all(without_one); }

class pool_object final : public NS::AutoreleasePool {
 public:
  pool_object() { pools().open.push_back(this); }
  ~pool_object() override {
    auto& open = pools().open;
    bool mine = false;
    for (const pool_object* p : open) mine = mine || p == this;
    while (mine && open.back() != this) open.back()->release();
    release_all(objects_);
    if (mine) open.pop_back();
  }
  NS::AutoreleasePool* init() override { return this; }
  void drain() override { release(); }
  void addObject(NS::Object* object) override { objects_.push_back(object); }

 private:
  std::vector<NS::Object*> objects_;
};

}  // namespace

namespace NS {

Object::~Object() = default;

Object* Object::retain() {
  if (!is_nil(this)) references_.fetch_add(1, std::memory_order_relaxed);
  return this;
}

void Object::release() {
  if (!is_nil(this) && references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
}

Object* Object::autorelease() {
  if (is_nil(this)) return this;
  thread_pools& mine = pools();
  if (mine.open.empty()) {
    mine.without_one.push_back(this);
  } else {
    mine.open.back()->addObject(this);
  }
  return this;
}

UInteger Object::retainCount() const { return is_nil(this) ? 0 : references_.load(); }

UInteger Object::hash() const { return reinterpret_cast<UInteger>(this) / alignof(Object); }
bool Object::isEqual(const Object* object) const { return this == object; }
String* Object::description() const {
  char text[32];
  std::snprintf(text, sizeof text, "<object %p>", static_cast<const void*>(this));
  return String::string(text, UTF8StringEncoding);
}
String* Object::debugDescription() const { return description(); }
Object* Object::copied() const { return const_cast<Object*>(this)->retain(); }

AutoreleasePool* AutoreleasePool::alloc() { return new pool_object; }

void AutoreleasePool::showPools() {
  for (const pool_object* p : pools().open) std::fprintf(stderr, "%p\n", static_cast<const void*>(p));
}

}  // namespace NS
