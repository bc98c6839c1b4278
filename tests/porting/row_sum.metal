kernel void row_sum(device const float* x, device float* sums, constant uint& n,
                    uint row [[threadgroup_position_in_grid]], uint t [[thread_index_in_threadgroup]],
                    uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],
                    uint sg [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float partials[32];
  float sum = 0;
  for (uint i = t; i < n; i += threads) sum += x[row * n + i];
  sum = simd_sum(sum);
  if (lane == 0) partials[sg] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (sg != 0) return;
  sum = simd_sum(lane < groups ? partials[lane] : 0);
  if (lane == 0) sums[row] = sum;
}
