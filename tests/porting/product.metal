kernel void product(device const float* a, device const float* b, device float* c, constant uint& m,
                    constant uint& n, constant uint& k, uint2 at [[thread_position_in_threadgroup]],
                    uint2 place [[thread_position_in_grid]]) {
  threadgroup float a_tile[16][16], b_tile[16][16];
  const bool has_row = place.y < m, has_col = place.x < n;
  float sum = 0;
  for (uint first = 0; first < k; first += 16) {
    a_tile[at.y][at.x] = has_row && first + at.x < k ? a[place.y * k + first + at.x] : 0;
    b_tile[at.y][at.x] = has_col && first + at.y < k ? b[(first + at.y) * n + place.x] : 0;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint i = 0; i < 16; ++i) sum += a_tile[at.y][i] * b_tile[i][at.x];
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  if (has_row && has_col) c[place.y * n + place.x] = sum;
}
