kernel void transpose(device const float* x, device float* y, constant uint& rows, constant uint& cols,
                      uint2 tile [[threadgroup_position_in_grid]],
                      uint2 t [[thread_position_in_threadgroup]]) {
  threadgroup float staged[32][33];
  const uint left = tile.x * 32, top = tile.y * 32;
  for (uint j = t.y; j < 32 && top + j < rows; j += 8)
    if (left + t.x < cols) staged[j][t.x] = x[(top + j) * cols + left + t.x];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint j = t.y; j < 32 && left + j < cols; j += 8)
    if (top + t.x < rows) y[(left + j) * rows + top + t.x] = staged[t.x][j];
}
