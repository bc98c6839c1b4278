// The library's one copy of checked mode, for units that define PEWTER_CHECK.
#include "pewter/detail/check.hpp"

#include "pewter/detail/check.ipp"
