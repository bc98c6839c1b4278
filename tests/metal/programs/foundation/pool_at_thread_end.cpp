// Pools that open when a thread ends: in destructors of its objects, before and after the library's own have
// ended.
#include <Foundation/Foundation.hpp>

#include <thread>
#include <vector>

#include "../check.hpp"

static void use_a_pool() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  NS::String* text = NS::String::string("released with the pool", NS::UTF8StringEncoding);
  text->retain();
  {
    const auto inner = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    text->retain()->autorelease();
    check(text->retainCount() == 3, "kept by two pools");
  }
  check(text->retainCount() == 2, "the inner pool has ended");
  text->release();
}

/// As programs keep encoders: made before the thread's first pool, so that it ends after the pools do.
struct ends_late {
  bool is_used = false;
  ~ends_late() {
    if (!is_used) return;
    for (int n = 0; n < 100; ++n) {
      use_a_pool();
      std::vector<int> memory(static_cast<std::size_t>(n));
    }
    NS::String::string("without a pool", NS::UTF8StringEncoding);
    use_a_pool();
  }
};

static ends_late& mine() {
  thread_local ends_late object;
  return object;
}

int main() {
  for (int n = 0; n < 50; ++n) {
    std::thread([n] {
      mine().is_used = true;
      if (n % 2 == 0) use_a_pool();
      NS::String::string("released when the thread ends", NS::UTF8StringEncoding);
    }).join();
  }
}
