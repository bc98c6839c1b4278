// How faulty free-form kernels are tried.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter {

class FaultyKernels : public test::in_every_order {
 protected:
  template <class Body>
  std::string said_of(std::uint32_t threads, Body body) const {
    return test::error_of([&] {
      dispatch_threadgroups({2, 1, 1}, {threads, 1, 1}, free_form(body, "faulty"), GetParam());
    });
  }
  /// make(fixed) is the kernel without and with the fix.
  template <class Make>
  void expect_named(std::uint32_t threads, const std::string& name, Make make) const {
    EXPECT_NE(said_of(threads, make(false)).find(name), std::string::npos) << said_of(threads, make(false));
    EXPECT_EQ(said_of(threads, make(true)), "no error");
  }
};

}  // namespace pewter
