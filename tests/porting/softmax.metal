kernel void softmax(device const float* x, device float* y, constant uint& n,
                    uint row [[threadgroup_position_in_grid]], uint t [[thread_index_in_threadgroup]],
                    uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],
                    uint sg [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float partials[32];
  float largest = -INFINITY;
  for (uint i = t; i < n; i += threads) largest = max(largest, x[row * n + i]);
  largest = simd_max(largest);
  if (lane == 0) partials[sg] = largest;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  largest = simd_max(lane < groups ? partials[lane] : -INFINITY);
  threadgroup_barrier(mem_flags::mem_threadgroup);  // partials are used again
  float sum = 0;
  for (uint i = t; i < n; i += threads) sum += y[row * n + i] = exp(x[row * n + i] - largest);
  sum = simd_sum(sum);
  if (lane == 0) partials[sg] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  sum = simd_sum(lane < groups ? partials[lane] : 0);
  for (uint i = t; i < n; i += threads) y[row * n + i] /= sum;
}
