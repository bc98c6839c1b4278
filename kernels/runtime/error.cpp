// The library's one definition of detail::raise. Kernel files, compiled once per instruction set, only
// call it, so that no exception code is emitted under a target's flags.
#if !defined(PEWTER_COMPILED)
#define PEWTER_COMPILED
#endif
#include "pewter/error.hpp"

#include "pewter/detail/raise.ipp"
