// Launches whose threadgroups are in clusters, by drivers of CUDA 11.8 and later.
#pragma once

#include "kernels/offload/runtime/driver.hpp"

namespace pewter::offload {

struct region_size {
  CUfunction function;
  unsigned threadgroups, threads;
  unsigned memory;  ///< of a threadgroup
};

/// Launches `size` in clusters of `cluster` threadgroups, but of no more than the device holds at once.
/// @throws driver_error
void launch_in_clusters(const region_size& size, unsigned cluster, CUstream queue, void** parameters);

}  // namespace pewter::offload
