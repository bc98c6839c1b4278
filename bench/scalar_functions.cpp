// The same pairs once more, compiled without the vectoriser: their loops remain loops of 32 iterations.
#include "bench/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

extern const bench::function_pairs scalar_functions_to_measure;
constexpr bench::function_pairs scalar_functions_to_measure = {pairs, sizeof pairs / sizeof pairs[0]};

PEWTER_END_TARGET_NAMESPACE
