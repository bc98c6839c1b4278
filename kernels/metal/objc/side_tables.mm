// What is kept about an object outside of it: weak references to it, and associated objects.
//
// An object with weak references loses its last reference under the table's lock, and a weak reference is
// loaded under it: what is loaded either lives and is retained, or is nil.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

@interface NSObject (PewterWeakReferences)
- (BOOL)retainWeakReference;
@end

namespace {

struct associated {
  id value;
  bool is_retained;
  bool is_atomic;
};
struct side_table {
  std::vector<id*> weak;  // where pointers to the object are
  std::map<const void*, associated> values;
};

struct tables {
  std::recursive_mutex mutex;  // an object that is retained may load weak references itself
  std::unordered_map<void*, side_table> of;
};
using locked = std::lock_guard<std::recursive_mutex>;

// Objects outlive the destructors of a process.
tables& all() {
  static tables* const one = new tables;
  return *one;
}

// Whether any object ever had a side table. Until then releases cost what they did.
std::atomic<bool> is_used;

side_table& table_of(id object) {
  is_used.store(true, std::memory_order_relaxed);
  return all().of[(void*)object];
}

void forget_if_empty(id object) {
  const auto at = all().of.find((void*)object);
  if (at != all().of.end() && at->second.weak.empty() && at->second.values.empty()) all().of.erase(at);
}

// Under the lock.
void leave(id* at) {
  if (*at == nil) return;
  const auto found = all().of.find((void*)*at);
  if (found != all().of.end()) {
    std::vector<id*>& weak = found->second.weak;
    const auto place = std::find(weak.begin(), weak.end(), at);
    if (place != weak.end()) {
      *place = weak.back();
      weak.pop_back();
    }
    forget_if_empty(*at);
  }
  *at = nil;
}
void enter(id* at, id object) {
  *at = object;
  if (object != nil) table_of(object).weak.push_back(at);
}

void clear_weak(id object) {
  const auto found = all().of.find((void*)object);
  if (found == all().of.end()) return;
  for (id* at : found->second.weak) *at = nil;
  found->second.weak.clear();
  forget_if_empty(object);
}

void release_values(std::map<const void*, associated> values) {
  for (auto& [key, one] : values) {
    if (one.is_retained) [one.value release];
  }
}

using no_result = void (*)(id, SEL);
no_result dealloc_of_foundation;
no_result release_of_foundation;

// NSObject's release and dealloc, with side tables.
void release(id self, SEL selector) {
  if (!is_used.load(std::memory_order_relaxed)) return release_of_foundation(self, selector);
  {
    const locked lock(all().mutex);
    if (!NSDecrementExtraRefCountWasZero(self)) return;
    clear_weak(self);
  }
  [self dealloc];
}
void dealloc(id self, SEL selector) {
  if (is_used.load(std::memory_order_relaxed)) {
    std::map<const void*, associated> values;
    {
      const locked lock(all().mutex);
      clear_weak(self);
      const auto found = all().of.find((void*)self);
      if (found != all().of.end()) {
        values.swap(found->second.values);
        all().of.erase(found);
      }
    }
    release_values(std::move(values));
  }
  dealloc_of_foundation(self, selector);
}

no_result replace(const char* selector, no_result by) {
  const Method of = class_getInstanceMethod(objc_getClass("NSObject"), sel_registerName(selector));
  return (no_result)(void*)method_setImplementation(of, (IMP)(void*)by);
}

// Finds methods by name: this file's own selectors may not be loaded yet.
__attribute__((constructor)) void take_the_end_of_objects() {
  release_of_foundation = replace("release", release);
  dealloc_of_foundation = replace("dealloc", dealloc);
}

}  // namespace

@implementation NSObject (PewterWeakReferences)
- (BOOL)retainWeakReference {
  [self retain];
  return YES;
}
@end

extern "C" {

id objc_storeWeak(id* at, id object) {
  const locked lock(all().mutex);
  leave(at);
  enter(at, object);
  return object;
}
id objc_initWeak(id* at, id object) {
  const locked lock(all().mutex);
  enter(at, object);
  return object;
}
void objc_destroyWeak(id* at) {
  const locked lock(all().mutex);
  leave(at);
}
void objc_copyWeak(id* to, id* from) {
  const locked lock(all().mutex);
  enter(to, *from);
}
void objc_moveWeak(id* to, id* from) {
  const locked lock(all().mutex);
  enter(to, *from);
  leave(from);
}
id objc_loadWeakRetained(id* at) {
  const locked lock(all().mutex);
  return *at != nil && [*at retainWeakReference] ? *at : nil;
}
id objc_loadWeak(id* at) { return [objc_loadWeakRetained(at) autorelease]; }

void objc_setAssociatedObject(id object, const void* key, id value, objc_AssociationPolicy policy) {
  if (object == nil) return;
  const bool is_copied = policy == OBJC_ASSOCIATION_COPY || policy == OBJC_ASSOCIATION_COPY_NONATOMIC;
  const bool is_atomic = policy == OBJC_ASSOCIATION_COPY || policy == OBJC_ASSOCIATION_RETAIN;
  associated before{};
  if (policy != OBJC_ASSOCIATION_ASSIGN) value = is_copied ? [value copy] : [value retain];
  {
    const locked lock(all().mutex);
    auto& values = table_of(object).values;
    std::swap(before, values[key]);
    if (value != nil) {
      values[key] = {value, policy != OBJC_ASSOCIATION_ASSIGN, is_atomic};
    } else {
      values.erase(key);
      forget_if_empty(object);
    }
  }
  if (before.is_retained) [before.value release];
}
id objc_getAssociatedObject(id object, const void* key) {
  const locked lock(all().mutex);
  const auto found = all().of.find((void*)object);
  if (found == all().of.end()) return nil;
  const auto value = found->second.values.find(key);
  if (value == found->second.values.end()) return nil;
  return value->second.is_atomic ? [[value->second.value retain] autorelease] : value->second.value;
}
void objc_removeAssociatedObjects(id object) {
  std::map<const void*, associated> values;
  {
    const locked lock(all().mutex);
    const auto found = all().of.find((void*)object);
    if (found == all().of.end()) return;
    values.swap(found->second.values);
    forget_if_empty(object);
  }
  release_values(std::move(values));
}

}  // extern "C"
