// The address of a file.
#pragma once

#include "NSString.hpp"

namespace NS {

class URL : public Copying<URL> {
 public:
  static URL* fileURLWithPath(const String* path);

  static URL* alloc();
  virtual URL* init() = 0;
  virtual URL* init(const String* text) = 0;
  virtual URL* initFileURLWithPath(const String* path) = 0;

  virtual const char* fileSystemRepresentation() const = 0;
};

}  // namespace NS
