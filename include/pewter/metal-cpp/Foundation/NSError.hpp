// What went wrong, as a domain, a code and a text.
#pragma once

#include "NSDictionary.hpp"
#include "NSString.hpp"

namespace NS {

using ErrorDomain = String*;
using ErrorUserInfoKey = String*;

extern const ErrorDomain CocoaErrorDomain;
extern const ErrorUserInfoKey LocalizedDescriptionKey;
extern const ErrorUserInfoKey LocalizedFailureReasonErrorKey;

class Error : public Copying<Error> {
 public:
  static Error* error(ErrorDomain domain, Integer code, Dictionary* userInfo);

  static Error* alloc();
  virtual Error* init() = 0;
  virtual Error* init(ErrorDomain domain, Integer code, Dictionary* userInfo) = 0;

  virtual Integer code() const = 0;
  virtual ErrorDomain domain() const = 0;
  virtual Dictionary* userInfo() const = 0;
  virtual String* localizedDescription() const = 0;
  virtual String* localizedFailureReason() const = 0;
};

}  // namespace NS
