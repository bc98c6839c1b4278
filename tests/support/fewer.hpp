// What tests leave out where time is short.
#pragma once

#include <cstdlib>

namespace pewter::test {

/// Whether a test takes fewer shapes and numbers, by PEWTER_TEST_FEWER: few pass through the same
/// instructions as many. An emulated CPU takes a hundred times as long for each, and `scripts/test --quick`
/// is to take minutes.
inline bool takes_fewer() { return std::getenv("PEWTER_TEST_FEWER") != nullptr; }

}  // namespace pewter::test
