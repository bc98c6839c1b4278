// The text of an error, for tests that compare it.
#pragma once

#include <string>

#include "pewter/error.hpp"

namespace pewter::test {

/// What f throws, or "no error".
template <class F>
std::string error_of(F f) {
  try {
    f();
  } catch (const error& e) {
    return e.what();
  }
  return "no error";
}

}  // namespace pewter::test
