// What tests leave to real CPUs.
#pragma once

#include <cstdlib>

namespace pewter::test {

/// Whether an emulated CPU runs the tests, by PEWTER_TEST_EMULATED: it takes a hundred times as long for each
/// shape or number, and executes the same instructions for few as for many.
inline bool is_emulated() { return std::getenv("PEWTER_TEST_EMULATED") != nullptr; }

}  // namespace pewter::test
