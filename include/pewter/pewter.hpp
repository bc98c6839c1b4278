// The execution model in one include.
#pragma once

#include "pewter/native/target.hpp"  // first: it refuses other languages and older C++ by one message

#include "pewter/lanes/geometric.hpp"
#include "pewter/lanes/integer_functions.hpp"
#include "pewter/lanes/math_elementary.hpp"
#include "pewter/lanes/memory_vectors.hpp"
#include "pewter/lanes/vector_functions.hpp"
#include "pewter/model/atomics.hpp"
#include "pewter/model/collectives.hpp"
#include "pewter/model/mbarrier.hpp"
#include "pewter/model/quadgroup_functions.hpp"
#include "pewter/model/simdgroup_matrix.hpp"
#if defined(PEWTER_GPU)
#include "pewter/model/gpu/dispatch.hpp"
#include "pewter/model/gpu/free_form.hpp"
#else
#include "pewter/compute_pipeline.hpp"
#include "pewter/model/dispatch.hpp"
#include "pewter/model/free_form.hpp"
#include "pewter/model/free_form_collectives.hpp"
#endif
