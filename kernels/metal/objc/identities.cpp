#include "kernels/metal/objc/identities.h"

#include <mutex>
#include <unordered_map>

namespace {

struct identity {
  void* self;
  unsigned long* references;
};

struct table {
  std::mutex mutex;
  std::unordered_map<void*, identity> of;
};

// Objects outlive the destructors of a process.
table& all() {
  static table* const one = new table;
  return *one;
}

}  // namespace

int pewter_retain_living(unsigned long* references) {
  unsigned long count = __atomic_load_n(references, __ATOMIC_RELAXED);
  while (count != 0) {
    if (__atomic_compare_exchange_n(references, &count, count + 1, true, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      return 1;
  }
  return 0;
}

void* pewter_identity_find(void* object) {
  table& t = all();
  const std::lock_guard lock(t.mutex);
  const auto at = t.of.find(object);
  return at != t.of.end() && pewter_retain_living(at->second.references) ? at->second.self : nullptr;
}

void* pewter_identity_add(void* object, void* self, unsigned long* references) {
  table& t = all();
  const std::lock_guard lock(t.mutex);
  const auto [at, is_new] = t.of.try_emplace(object, identity{self, references});
  if (!is_new && pewter_retain_living(at->second.references)) return at->second.self;
  at->second = {self, references};
  return self;
}

void pewter_identity_remove(void* object, void* self) {
  table& t = all();
  const std::lock_guard lock(t.mutex);
  const auto at = t.of.find(object);
  if (at != t.of.end() && at->second.self == self) t.of.erase(at);
}
