kernel void histogram(device const uchar* x, device atomic_uint* counts, constant uint& n,
                      uint group [[threadgroup_position_in_grid]], uint groups [[threadgroups_per_grid]],
                      uint t [[thread_index_in_threadgroup]], uint threads [[threads_per_threadgroup]]) {
  threadgroup atomic_uint bins[256];
  for (uint i = t; i < 256; i += threads) atomic_store_explicit(&bins[i], 0, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const uint first = group * n / groups, last = (group + 1) * n / groups;
  for (uint i = first + t; i < last; i += threads) atomic_fetch_add_explicit(&bins[x[i]], 1, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint i = t; i < 256; i += threads)
    atomic_fetch_add_explicit(&counts[i], atomic_load_explicit(&bins[i], memory_order_relaxed), memory_order_relaxed);
}
