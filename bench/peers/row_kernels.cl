// The kernels with the execution model that is closest to Pewter's, as Metal's are written: a work-group a row,
// work-items stride through it, reductions and scans go through local memory; element-wise, a work-item an element.
// Operands that a kernel does not take are there nevertheless, so that all have one signature.

float group_sum(float value, local float* scratch) {
  const size_t item = get_local_id(0);
  scratch[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    if (item < half_size) scratch[item] += scratch[item + half_size];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float sum = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return sum;
}

float group_max(float value, local float* scratch) {
  const size_t item = get_local_id(0);
  scratch[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    if (item < half_size) scratch[item] = fmax(scratch[item], scratch[item + half_size]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float largest = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return largest;
}

/// Inclusive; leaves the sum of all in the last element of scratch.
float group_prefix_sum(float value, local float* scratch) {
  const size_t item = get_local_id(0);
  scratch[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t distance = 1; distance < get_local_size(0); distance *= 2) {
    const float before = item >= distance ? scratch[item - distance] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    scratch[item] += before;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  return scratch[item];
}

kernel void softmax(global const float* restrict x, global const float* restrict weight,
                    global const float* restrict bias, global float* restrict y, uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float largest = -INFINITY, sum = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) largest = fmax(largest, x[row + i]);
  largest = group_max(largest, scratch);
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) {
    const float e = exp(x[row + i] - largest);
    y[row + i] = e;
    sum += e;
  }
  const float factor = 1 / group_sum(sum, scratch);
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) y[row + i] *= factor;
}

kernel void layer_norm(global const float* restrict x, global const float* restrict weight,
                       global const float* restrict bias, global float* restrict y, uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float sum = 0, squares = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) sum += x[row + i];
  const float mean = group_sum(sum, scratch) / cols;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) {
    const float d = x[row + i] - mean;
    squares += d * d;
  }
  const float factor = rsqrt(group_sum(squares, scratch) / cols + 1e-5f);
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0))
    y[row + i] = (x[row + i] - mean) * factor * weight[i] + bias[i];
}

kernel void rms_norm(global const float* restrict x, global const float* restrict weight,
                     global const float* restrict bias, global float* restrict y, uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float squares = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) squares += x[row + i] * x[row + i];
  const float factor = rsqrt(group_sum(squares, scratch) / cols + 1e-5f);
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) y[row + i] = x[row + i] * factor * weight[i];
}

kernel void row_sum(global const float* restrict x, global const float* restrict weight,
                    global const float* restrict bias, global float* restrict y, uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float sum = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) sum += x[row + i];
  sum = group_sum(sum, scratch);
  if (get_local_id(0) == 0) y[get_group_id(0)] = sum;
}

kernel void row_prefix_sum(global const float* restrict x, global const float* restrict weight,
                           global const float* restrict bias, global float* restrict y, uint cols,
                           local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float before = 0;
  for (uint start = 0; start < cols; start += get_local_size(0)) {
    const uint i = start + get_local_id(0);
    const float sum = group_prefix_sum(i < cols ? x[row + i] : 0, scratch);
    if (i < cols) y[row + i] = before + sum;
    before += scratch[get_local_size(0) - 1];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

kernel void gelu(global const float* restrict x, global const float* restrict weight, global const float* restrict bias,
                 global float* restrict y, uint n, local float* scratch) {
  const size_t i = get_global_id(0);
  if (i >= n) return;
  const float u = 0.7978845608f * (x[i] + 0.044715f * x[i] * x[i] * x[i]);
  y[i] = 0.5f * x[i] * (1 + tanh(u));
}

kernel void silu(global const float* restrict x, global const float* restrict weight, global const float* restrict bias,
                 global float* restrict y, uint n, local float* scratch) {
  const size_t i = get_global_id(0);
  if (i < n) y[i] = x[i] / (1 + exp(-x[i]));
}

kernel void add(global const float* restrict x, global const float* restrict addend, global const float* restrict bias,
                global float* restrict y, uint n, local float* scratch) {
  const size_t i = get_global_id(0);
  if (i < n) y[i] = x[i] + addend[i];
}
