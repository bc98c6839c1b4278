// The rows of targets.inc that this build has. PEWTER_ON_<architecture>(...): its arguments on that
// architecture, nothing elsewhere, so that rows of another one vanish.
#pragma once

#include <string_view>

#define PEWTER_ON_x86_64(...)
#define PEWTER_ON_aarch64(...)
#define PEWTER_ON_other(...)
#if defined(__x86_64__)
#undef PEWTER_ON_x86_64
#define PEWTER_ON_x86_64(...) __VA_ARGS__
#elif defined(__aarch64__)
#undef PEWTER_ON_aarch64
#define PEWTER_ON_aarch64(...) __VA_ARGS__
#else
#undef PEWTER_ON_other
#define PEWTER_ON_other(...) __VA_ARGS__
#endif

namespace pewter::detail {

/// Names, best first. Files that CMake writes assert that it knows the same ones.
inline constexpr std::string_view target_names[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) PEWTER_ON_##architecture(#name, )
#if !defined(PEWTER_LANES_OPENMP)
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#endif
#include "kernels/targets.inc"
};

}  // namespace pewter::detail
