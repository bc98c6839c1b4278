kernel void argmax(device const float* x, device uint* at, constant uint& n,
                   uint row [[threadgroup_position_in_grid]], uint t [[thread_index_in_threadgroup]],
                   uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],
                   uint sg [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float values[32];
  threadgroup uint places[32];
  float best = -INFINITY;
  uint place = ~0u;
  for (uint i = t; i < n; i += threads)
    if (x[row * n + i] > best) {
      best = x[row * n + i];
      place = i;
    }
  float own = simd_max(best);
  place = simd_min(best == own ? place : ~0u);
  if (lane == 0) {
    values[sg] = own;
    places[sg] = place;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (sg != 0) return;
  best = lane < groups ? values[lane] : -INFINITY;
  own = simd_max(best);
  place = simd_min(lane < groups && best == own ? places[lane] : ~0u);
  if (lane == 0) at[row] = place;
}
