// An autorelease pool: what is autoreleased on this thread while it is the innermost is released with it.
#pragma once

#include "NSObject.hpp"

namespace NS {

class AutoreleasePool : public Referencing<AutoreleasePool> {
 public:
  static AutoreleasePool* alloc();
  virtual AutoreleasePool* init() = 0;
  /// As release(): the pool and those inside it end.
  virtual void drain() = 0;
  virtual void addObject(Object* object) = 0;
  static void showPools();
};

}  // namespace NS
