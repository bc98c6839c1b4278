// A tiled product and a transposition as kernels/metal/source/matrices.metal has them, in work-groups of 16 x 16.
#define TILE 16

kernel void gemm_tiled(global const float* restrict a, global const float* restrict b, global float* restrict c, uint m, uint n,
                       uint k) {
  local float tile_a[TILE][TILE], tile_b[TILE][TILE];
  const uint x = get_local_id(0), y = get_local_id(1);
  const uint row = get_group_id(1) * TILE + y, col = get_group_id(0) * TILE + x;
  float sum = 0;
  for (uint first = 0; first < k; first += TILE) {
    tile_a[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0.0f;
    tile_b[y][x] = first + y < k && col < n ? b[(first + y) * n + col] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < TILE; ++i) sum = fma(tile_a[y][i], tile_b[i][x], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < m && col < n) c[row * n + col] = sum;
}

kernel void transpose(global const float* restrict x, global float* restrict y, uint rows, uint cols) {
  local float staged[TILE * (TILE + 1)];
  const uint i = get_local_id(0), j = get_local_id(1);
  const uint row = get_group_id(1) * TILE + j, col = get_group_id(0) * TILE + i;
  if (row < rows && col < cols) staged[j * (TILE + 1) + i] = x[row * cols + col];
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint to_row = get_group_id(0) * TILE + j, to_col = get_group_id(1) * TILE + i;
  if (to_row < cols && to_col < rows) y[to_row * rows + to_col] = staged[i * (TILE + 1) + j];
}
