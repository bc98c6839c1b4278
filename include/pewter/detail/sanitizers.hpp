// Which sanitizer this translation unit is compiled for, of those that must be told of stacks and threads:
// PEWTER_ASAN, PEWTER_TSAN. g++ says so by macros, clang by features.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PEWTER_ASAN
#endif
#if __has_feature(thread_sanitizer)
#define PEWTER_TSAN
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) && !defined(PEWTER_ASAN)
#define PEWTER_ASAN
#endif
#if defined(__SANITIZE_THREAD__) && !defined(PEWTER_TSAN)
#define PEWTER_TSAN
#endif

#if defined(PEWTER_ASAN)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(PEWTER_TSAN)
#include <sanitizer/tsan_interface.h>
#endif
