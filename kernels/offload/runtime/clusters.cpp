#include "kernels/offload/runtime/clusters.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "kernels/offload/runtime/regions.hpp"

namespace pewter::offload {
namespace {

/// How many clusters the device holds at once: asked once, as the driver takes longer than a launch.
unsigned resident_clusters(const CUlaunchConfig& how, CUfunction function) {
  using place = std::tuple<CUfunction, unsigned, unsigned, unsigned>;
  static std::mutex lock;
  static auto& known = *new std::map<place, unsigned>;  // launches may come from destructors
  const std::lock_guard guard(lock);
  unsigned& clusters = known[{function, how.blockDimX, how.sharedMemBytes, how.attrs->value.clusterDim.x}];
  if (clusters == 0) {
    int most = 0;
    check(all_devices().functions->most_active_clusters(&most, function, &how), "asking for clusters");
    clusters = static_cast<unsigned>(std::max(most, 1));
  }
  return clusters;
}

}  // namespace

void launch_in_clusters(const region_size& size, unsigned cluster, CUstream queue, void** parameters) {
  CUlaunchAttribute extent{};
  extent.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  extent.value.clusterDim = {cluster, 1, 1};
  CUlaunchConfig how{};
  how.gridDimX = size.threadgroups;
  how.blockDimX = size.threads;
  how.gridDimY = how.gridDimZ = how.blockDimY = how.blockDimZ = 1;
  how.sharedMemBytes = size.memory;
  how.hStream = queue;
  how.attrs = &extent;
  how.numAttrs = 1;
  how.gridDimX = std::min(size.threadgroups, resident_clusters(how, size.function) * cluster);
  check(all_devices().functions->launch_clusters(&how, size.function, parameters, nullptr), "launching");
}

}  // namespace pewter::offload
