kernel void collatz(device uint* steps, constant uint& n, uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  uint x = i + 1, count = 0;
  while (x != 1) {
    if ((x & 1) == 0) x >>= 1;
    else x = 3 * x + 1;
    ++count;
  }
  steps[i] = count;
}
