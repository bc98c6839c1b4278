// Loops of known length that must not be left as loops: arrays that they index are registers then.
#pragma once

/// Stands before a loop. GPU code, which clang compiles, depends on it; elsewhere it says nothing.
#if defined(__clang__)
#define PEWTER_UNROLLED _Pragma("clang loop unroll(full)")
#else
#define PEWTER_UNROLLED
#endif
