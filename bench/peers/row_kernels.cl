// The row kernels with the execution model that is closest to Pewter's: a work-group a row, work-items stride
// through it, reductions halve through local memory.

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

kernel void softmax(global const float* restrict x, global const float* restrict weight, global float* restrict y,
                    uint cols, local float* scratch) {
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

kernel void rms_norm(global const float* restrict x, global const float* restrict weight, global float* restrict y,
                     uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float squares = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) squares += x[row + i] * x[row + i];
  const float factor = rsqrt(group_sum(squares, scratch) / cols + 1e-5f);
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) y[row + i] = x[row + i] * factor * weight[i];
}

kernel void row_sum(global const float* restrict x, global const float* restrict weight, global float* restrict y,
                    uint cols, local float* scratch) {
  const size_t row = get_group_id(0) * cols;
  float sum = 0;
  for (uint i = get_local_id(0); i < cols; i += get_local_size(0)) sum += x[row + i];
  sum = group_sum(sum, scratch);
  if (get_local_id(0) == 0) y[get_group_id(0)] = sum;
}
