// What the same algorithms cost in CUDA: softmax, rms_norm and row_prefix_sum of floats, a block a row, the
// row in registers, vectors of four elements. Times by events, one JSON record a line, as device_bench's.
//
//   cuda_floor ROWSxCOLS[,ROWSxCOLS...]
//
// Columns are 1024, 4096 or 16384.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

void check(cudaError_t result) {
  if (result == cudaSuccess) return;
  std::fprintf(stderr, "cuda_floor: %s\n", cudaGetErrorString(result));
  std::exit(1);
}

struct addition {
  __device__ float operator()(float a, float b) const { return a + b; }
};
struct larger {
  __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};

/// The reduction over all threads, in every thread. `partials` has a float a warp.
template <int threads, class Combine>
__device__ float reduced(float x, float* partials, Combine combine) {
  for (int distance = 16; distance != 0; distance /= 2) x = combine(x, __shfl_xor_sync(~0u, x, distance));
  constexpr int warps = threads / 32;
  const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
  if (lane == 0) partials[warp] = x;
  __syncthreads();
  x = partials[lane % warps];
  for (int distance = warps / 2; distance != 0; distance /= 2)
    x = combine(x, __shfl_xor_sync(~0u, x, distance));
  return x;
}

/// A row of 4 * vectors * threads elements: thread t has vectors t, t + threads, ...
template <int threads, int vectors>
struct row_in_registers {
  float v[vectors][4];

  __device__ explicit row_in_registers(const float* row) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const float4 x = reinterpret_cast<const float4*>(row)[i * threads + static_cast<int>(threadIdx.x)];
      v[i][0] = x.x, v[i][1] = x.y, v[i][2] = x.z, v[i][3] = x.w;
    }
  }
  template <class F>
  __device__ void each(F f) {
#pragma unroll
    for (int i = 0; i < vectors; ++i)
#pragma unroll
      for (int k = 0; k < 4; ++k) f(v[i][k]);
  }
  __device__ void store(float* row) const {
#pragma unroll
    for (int i = 0; i < vectors; ++i)
      reinterpret_cast<float4*>(row)[i * threads + static_cast<int>(threadIdx.x)] =
          make_float4(v[i][0], v[i][1], v[i][2], v[i][3]);
  }
};

template <int threads, int vectors>
__global__ void __launch_bounds__(threads) softmax(const float* x, const float*, float* y) {
  __shared__ float partials[2][32];
  const size_t first = size_t{blockIdx.x} * (4 * threads * vectors);
  row_in_registers<threads, vectors> row(x + first);
  float largest = -INFINITY, sum = 0;
  row.each([&](float v) { largest = fmaxf(largest, v); });
  largest = reduced<threads>(largest, partials[0], larger{});
  row.each([&](float& v) { sum += v = __expf(v - largest); });
  const float factor = 1.0f / reduced<threads>(sum, partials[1], addition{});
  row.each([&](float& v) { v *= factor; });
  row.store(y + first);
}

template <int threads, int vectors>
__global__ void __launch_bounds__(threads) rms_norm(const float* x, const float* weight, float* y) {
  __shared__ float partials[32];
  constexpr int cols = 4 * threads * vectors;
  const size_t first = size_t{blockIdx.x} * cols;
  row_in_registers<threads, vectors> row(x + first);
  float squares = 0;
  row.each([&](float v) { squares = fmaf(v, v, squares); });
  const float factor = rsqrtf(reduced<threads>(squares, partials, addition{}) / cols + 1e-5f);
  row_in_registers<threads, vectors> weights(weight);
#pragma unroll
  for (int i = 0; i < vectors; ++i)
#pragma unroll
    for (int k = 0; k < 4; ++k) row.v[i][k] *= factor * weights.v[i][k];
  row.store(y + first);
}

/// Each vector by itself, the warp's vectors by shuffles, then what the warps before have.
template <int threads, int vectors>
__global__ void __launch_bounds__(threads) row_prefix_sum(const float* x, const float*, float* y) {
  __shared__ float totals[vectors][threads / 32];
  const size_t first = size_t{blockIdx.x} * (4 * threads * vectors);
  const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
  row_in_registers<threads, vectors> row(x + first);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    float* v = row.v[i];
    v[1] += v[0], v[2] += v[1], v[3] += v[2];
    float sums = v[3];
    for (int distance = 1; distance < 32; distance *= 2) {
      const float before = __shfl_up_sync(~0u, sums, distance);
      if (lane >= distance) sums += before;
    }
    if (lane == 31) totals[i][warp] = sums;
    const float before = sums - v[3];
    for (int k = 0; k < 4; ++k) v[k] += before;
  }
  __syncthreads();
  float carry = 0;
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    float before = carry;
    for (int w = 0; w < threads / 32; ++w) {
      const float total = totals[i][w];
      if (w < warp) before += total;
      carry += total;
    }
    for (int k = 0; k < 4; ++k) row.v[i][k] += before;
  }
  row.store(y + first);
}

using kernel = void (*)(const float*, const float*, float*);

void measure(const char* name, kernel k, int threads, size_t rows, size_t cols, const float* x,
             const float* w, float* y) {
  cudaEvent_t from, to;
  check(cudaEventCreate(&from));
  check(cudaEventCreate(&to));
  std::vector<float> times;
  for (int run = 0; run < 8; ++run) {
    constexpr int calls = 5;
    check(cudaEventRecord(from));
    for (int i = 0; i < calls; ++i) k<<<static_cast<unsigned>(rows), threads>>>(x, w, y);
    check(cudaEventRecord(to));
    check(cudaEventSynchronize(to));
    check(cudaGetLastError());
    float ms = 0;
    check(cudaEventElapsedTime(&ms, from, to));
    if (run != 0) times.push_back(ms / calls);
  }
  std::sort(times.begin(), times.end());
  const double ms = times[times.size() / 2];
  std::printf(
      "{\"kernel\": \"%s\", \"type\": \"float\", \"shape\": [%zu, %zu], \"threads\": %d, "
      "\"microseconds\": %.3f, \"gigabytes_per_second\": %.1f}\n",
      name, rows, cols, threads, ms * 1e3, 8.0 * static_cast<double>(rows * cols) / ms * 1e-6);
  std::fflush(stdout);
}

template <int threads, int vectors>
void measure_all(size_t rows) {
  constexpr size_t cols = 4 * threads * vectors;
  float *x, *w, *y;
  check(cudaMalloc(&x, rows * cols * sizeof(float)));
  check(cudaMalloc(&y, rows * cols * sizeof(float)));
  check(cudaMalloc(&w, cols * sizeof(float)));
  std::vector<float> values(cols);
  for (size_t i = 0; i < cols; ++i) values[i] = std::sin(static_cast<float>(i) * 1.7f) * 2;
  for (size_t r = 0; r < rows; ++r)
    check(cudaMemcpyAsync(x + r * cols, values.data(), cols * sizeof(float), cudaMemcpyHostToDevice));
  check(cudaMemcpy(w, values.data(), cols * sizeof(float), cudaMemcpyHostToDevice));
  measure("softmax", softmax<threads, vectors>, threads, rows, cols, x, w, y);
  measure("rms_norm", rms_norm<threads, vectors>, threads, rows, cols, x, w, y);
  measure("row_prefix_sum", row_prefix_sum<threads, vectors>, threads, rows, cols, x, w, y);
  check(cudaFree(x));
  check(cudaFree(y));
  check(cudaFree(w));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  for (const char* at = argv[1]; at != nullptr && *at != '\0';) {
    char* end = nullptr;
    const size_t rows = std::strtoull(at, &end, 10), cols = std::strtoull(end + 1, &end, 10);
    if (cols == 1024) measure_all<64, 4>(rows);
    if (cols == 4096) measure_all<256, 4>(rows);
    if (cols == 16384) measure_all<512, 8>(rows);
    at = *end == ',' ? end + 1 : nullptr;
  }
}
