// PEWTER_ON_<architecture>(...): its arguments on that architecture, nothing elsewhere. So rows of
// targets.inc for another architecture vanish.
#pragma once

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
