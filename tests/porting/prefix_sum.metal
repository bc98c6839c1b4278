kernel void prefix_sum(device const uint* x, device uint* y, uint i [[thread_position_in_grid]],
                       uint lane [[thread_index_in_simdgroup]], uint sg [[simdgroup_index_in_threadgroup]],
                       uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup uint sums[32];
  const uint own = x[i], before = simd_prefix_exclusive_sum(own), sum = simd_sum(own);
  if (lane == 0) sums[sg] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (sg == 0 && lane < groups) sums[lane] = simd_prefix_exclusive_sum(sums[lane]);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = before + sums[sg];
}
