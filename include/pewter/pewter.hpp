// The execution model in one include.
#pragma once

#include "pewter/target.hpp"  // first: it refuses other languages and older C++ by one message

#include "pewter/atomics.hpp"
#include "pewter/collectives.hpp"
#include "pewter/geometric.hpp"
#include "pewter/integer_functions.hpp"
#include "pewter/math_elementary.hpp"
#include "pewter/mbarrier.hpp"
#include "pewter/memory_vectors.hpp"
#include "pewter/quadgroup_functions.hpp"
#include "pewter/simdgroup_matrix.hpp"
#include "pewter/vector_functions.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native_gpu_dispatch.hpp"
#include "pewter/native_gpu_free_form.hpp"
#else
#include "pewter/compute_pipeline.hpp"
#include "pewter/dispatch.hpp"
#include "pewter/free_form.hpp"
#include "pewter/free_form_collectives.hpp"
#endif
