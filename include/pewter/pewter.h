/* The kernel collection for C99 and for languages that call C: one function a kernel.
 *
 * pewter_softmax is pewter::softmax, with the element type as its first argument. Contracts (shapes,
 * aliasing, patterns, errors) are those of pewter/kernels.hpp: "x, y (rows, cols)" there is x, y, rows, cols
 * here. Pointers to elements are void*, of the type that `type` names. `how` steers the launch; null leaves
 * all to the library. A kernel's function returns PEWTER_OK, or a status whose text pewter_last_error() has;
 * it has then touched nothing, except with PEWTER_INTERNAL_ERROR and
 * PEWTER_DEVICE_ERROR. No C++ exception leaves a function. All
 * functions may be called from several threads at once.
 *
 * Link with libpewter_c (pkg-config pewter-c; CMake pewter::c), which exports only these functions.
 */
#ifndef PEWTER_PEWTER_H
#define PEWTER_PEWTER_H

#include <stddef.h>
#include <stdint.h>

/* The interface's revision. It grows by what is added; what is there stays as it is while SOVERSION does. */
#define PEWTER_C_API_VERSION 3

#if defined(__GNUC__)
#define PEWTER_API __attribute__((visibility("default")))
#else
#define PEWTER_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t pewter_status;
enum {
  PEWTER_OK = 0,
  PEWTER_INVALID_ARGUMENT = 1, /* the text names function, argument, value and limit */
  PEWTER_OUT_OF_MEMORY = 2,
  PEWTER_INTERNAL_ERROR = 3,
  PEWTER_DEVICE_ERROR = 4 /* no such GPU, with the reason, or its driver failed */
};

/* How elements are stored. Arithmetic is in float. */
typedef int32_t pewter_type;
enum { PEWTER_FLOAT = 0, PEWTER_HALF = 1, PEWTER_BFLOAT = 2 };

/* pewter::pattern */
enum {
  PEWTER_PATTERN_AUTOMATIC = 0,
  PEWTER_PATTERN_DIRECT = 1,
  PEWTER_PATTERN_STRIDE_LOOP = 2,
  PEWTER_PATTERN_VECTORIZED = 3,
  PEWTER_PATTERN_TILED = 4
};

/* pewter::mapping */
enum {
  PEWTER_MAPPING_AUTOMATIC = 0,
  PEWTER_MAPPING_RUN_INLINE = 1,
  PEWTER_MAPPING_THREADGROUPS = 2,
  PEWTER_MAPPING_SIMDGROUPS = 3,
  PEWTER_MAPPING_TEAMS = 4,
  PEWTER_MAPPING_TEAMS_DISTRIBUTE = 5
};

/* A GPU's work in order, below. */
typedef struct pewter_queue pewter_queue;

/* pewter::launch. Zero in any field leaves it to the library. */
typedef struct pewter_launch {
  uint32_t threads_per_threadgroup; /* 1 to 1024 */
  int32_t pattern;                  /* PEWTER_PATTERN_... */
  const char* target;               /* "avx512", "avx2", "sse42", "neon" */
  uint32_t host_threads;            /* at most this many */
  int32_t mapping;                  /* PEWTER_MAPPING_... */
  uint32_t reserved;                /* 0 */
  uint32_t gpu;                     /* 0: the CPU; 1: the first GPU, whose work is done on return */
  pewter_queue* queue;              /* of a GPU: the work is in the queue on return */
} pewter_launch;

/* PEWTER_C_API_VERSION of the library that was loaded. */
PEWTER_API uint32_t pewter_c_api_version(void);
/* The library's own version, "0.2.0". */
PEWTER_API const char* pewter_version(void);
/* Text of the calling thread's last call that failed; empty before the first. Valid until its next one. */
PEWTER_API const char* pewter_last_error(void);

/* ---- GPUs ----
 *
 * They are numbered from 1, so that a launch of zeros runs on the CPU. Kernels run on one where pewter_launch
 * says `gpu` or `queue`; their operands are then addresses in device buffers. The code for GPUs is in
 * libpewter_offload.so, which is loaded from this library's folder, the system's search path, or from where
 * PEWTER_OFFLOAD_MODULE says. Without it, a driver or a GPU, functions that name one give
 * PEWTER_DEVICE_ERROR and the reason. Objects are freed before the program's end, queues and events in any
 * order; a freed null pointer is nothing.
 */

typedef struct pewter_device {
  char name[128];
  char architecture[16]; /* "sm_90" */
  uint64_t memory_bytes;
  uint32_t multiprocessors;
  uint32_t reserved[5];
} pewter_device;

/* 0 without a GPU; pewter_describe_device(1, ...) then says why. */
PEWTER_API uint32_t pewter_device_count(void);
PEWTER_API pewter_status pewter_describe_device(uint32_t gpu, pewter_device* device);

/* A GPU's memory, not initialised. */
typedef struct pewter_device_buffer pewter_device_buffer;

/* *buffer is written only on success, as are queues and events below. */
PEWTER_API pewter_status pewter_create_device_buffer(uint32_t gpu, size_t bytes,
                                                     pewter_device_buffer** buffer);
PEWTER_API void pewter_free_device_buffer(pewter_device_buffer* buffer);
/* The GPU's address, for kernels' operands; not for the host. */
PEWTER_API void* pewter_device_buffer_data(pewter_device_buffer* buffer);
PEWTER_API size_t pewter_device_buffer_bytes(const pewter_device_buffer* buffer);
/* `bytes` of host memory to or from the buffer, `offset` bytes after its begin. With a null queue all is
 * done on return; else in the queue's order, and host memory must stay until the queue has done it. */
PEWTER_API pewter_status pewter_copy_to_device(pewter_device_buffer* buffer, size_t offset, const void* host,
                                               size_t bytes, pewter_queue* queue);
PEWTER_API pewter_status pewter_copy_from_device(const pewter_device_buffer* buffer, size_t offset,
                                                 void* host, size_t bytes, pewter_queue* queue);

/* Between the memory of two GPUs, or within one's. The queue, if not null, is of either. */
PEWTER_API pewter_status pewter_copy_between_devices(pewter_device_buffer* to, size_t to_offset,
                                                     const pewter_device_buffer* from, size_t from_offset,
                                                     size_t bytes, pewter_queue* queue);

/* Work for one GPU, done in order, while the host goes on. */
PEWTER_API pewter_status pewter_create_queue(uint32_t gpu, pewter_queue** queue);
PEWTER_API void pewter_free_queue(pewter_queue* queue);
/* Until all of its work is done; fails for work that failed. */
PEWTER_API pewter_status pewter_wait_for_queue(pewter_queue* queue);

/* A point in a queue's work, with the time at which the GPU got there. */
typedef struct pewter_event pewter_event;

PEWTER_API pewter_status pewter_record_event(pewter_queue* queue, pewter_event** event);
PEWTER_API void pewter_free_event(pewter_event* event);
PEWTER_API pewter_status pewter_wait_for_event(const pewter_event* event);
/* Work that comes into the queue from now on begins when the event's, of any GPU, is done. */
PEWTER_API pewter_status pewter_queue_wait_for_event(pewter_queue* queue, const pewter_event* event);
/* The GPU's time between two events of one GPU. Waits for the second. */
PEWTER_API pewter_status pewter_milliseconds_between(const pewter_event* from, const pewter_event* to,
                                                     double* milliseconds);

/* ---- kernels with a row in detail/kernels.inc; scripts/interfaces writes this part ---- */

PEWTER_API pewter_status pewter_scale(pewter_type type, const void* x, float factor, void* y, size_t n,
                                      const pewter_launch* how);
PEWTER_API pewter_status pewter_safe_scale(pewter_type type, const void* x, float factor, void* y, size_t n,
                                           const pewter_launch* how);
PEWTER_API pewter_status pewter_add(pewter_type type, const void* a, const void* b, void* y, size_t n,
                                    const pewter_launch* how);
PEWTER_API pewter_status pewter_relu(pewter_type type, const void* x, void* y, size_t n,
                                     const pewter_launch* how);
PEWTER_API pewter_status pewter_silu(pewter_type type, const void* x, void* y, size_t n,
                                     const pewter_launch* how);
PEWTER_API pewter_status pewter_gelu(pewter_type type, const void* x, void* y, size_t n,
                                     const pewter_launch* how);
PEWTER_API pewter_status pewter_gelu_erf(pewter_type type, const void* x, void* y, size_t n,
                                         const pewter_launch* how);
PEWTER_API pewter_status pewter_swiglu(pewter_type type, const void* gate, const void* up, void* y, size_t n,
                                       const pewter_launch* how);
PEWTER_API pewter_status pewter_geglu(pewter_type type, const void* gate, const void* up, void* y, size_t n,
                                      const pewter_launch* how);

PEWTER_API pewter_status pewter_transpose(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                          const pewter_launch* how);

PEWTER_API pewter_status pewter_embedding(pewter_type type, const void* table, const uint32_t* ids, void* y,
                                          size_t tokens, size_t vocabulary, size_t dim,
                                          const pewter_launch* how);
/* C++'s defaults: theta 10000. */
PEWTER_API pewter_status pewter_rotary_interleaved(pewter_type type, const void* x, const uint32_t* positions,
                                                   void* y, size_t tokens, size_t heads, size_t head_dim,
                                                   float theta, const pewter_launch* how);
/* C++'s defaults: theta 10000. */
PEWTER_API pewter_status pewter_rotary_half(pewter_type type, const void* x, const uint32_t* positions,
                                            void* y, size_t tokens, size_t heads, size_t head_dim,
                                            float theta, const pewter_launch* how);

PEWTER_API pewter_status pewter_row_sum(pewter_type type, const void* x, float* sums, size_t rows,
                                        size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_row_mean(pewter_type type, const void* x, float* means, size_t rows,
                                         size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_row_max(pewter_type type, const void* x, float* maxima, size_t rows,
                                        size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_row_min(pewter_type type, const void* x, float* minima, size_t rows,
                                        size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_row_argmax(pewter_type type, const void* x, uint32_t* indices, size_t rows,
                                           size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_logsumexp(pewter_type type, const void* x, float* results, size_t rows,
                                          size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_vector_sum(pewter_type type, const void* x, float* sum, size_t n,
                                           const pewter_launch* how);

PEWTER_API pewter_status pewter_softmax(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                        const pewter_launch* how);
PEWTER_API pewter_status pewter_batched_softmax(pewter_type type, const void* x, void* y, size_t batches,
                                                size_t rows, size_t cols, const pewter_launch* how);
/* mask may be null; C++'s defaults: scale 1, causal 0. */
PEWTER_API pewter_status pewter_masked_softmax(pewter_type type, const void* x, const void* mask, void* y,
                                               size_t batches, size_t rows, size_t cols, float scale,
                                               int32_t causal, const pewter_launch* how);
PEWTER_API pewter_status pewter_log_softmax(pewter_type type, const void* x, void* y, size_t rows,
                                            size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_softmax_backward(pewter_type type, const void* y, const void* dy, void* dx,
                                                 size_t rows, size_t cols, const pewter_launch* how);

/* C++'s defaults: epsilon 1e-5. */
PEWTER_API pewter_status pewter_rms_norm(pewter_type type, const void* x, const void* weight, void* y,
                                         size_t rows, size_t cols, float epsilon, const pewter_launch* how);
/* C++'s defaults: epsilon 1e-5. */
PEWTER_API pewter_status pewter_add_rms_norm(pewter_type type, const void* x, const void* residual,
                                             const void* weight, void* sum, void* y, size_t rows, size_t cols,
                                             float epsilon, const pewter_launch* how);
/* C++'s defaults: epsilon 1e-5. */
PEWTER_API pewter_status pewter_layer_norm(pewter_type type, const void* x, const void* weight,
                                           const void* bias, void* y, size_t rows, size_t cols, float epsilon,
                                           const pewter_launch* how);
/* C++'s defaults: epsilon 1e-6. */
PEWTER_API pewter_status pewter_l2_norm(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                        float epsilon, const pewter_launch* how);
/* weight may be null; bias may be null; C++'s defaults: groups 1, epsilon 1e-5. */
PEWTER_API pewter_status pewter_group_norm(pewter_type type, const void* x, const void* weight,
                                           const void* bias, void* y, size_t batches, size_t channels,
                                           size_t positions, size_t groups, float epsilon,
                                           const pewter_launch* how);
/* C++'s defaults: epsilon 1e-5. */
PEWTER_API pewter_status pewter_layer_norm_backward(pewter_type type, const void* x, const void* weight,
                                                    const void* dy, void* dx, void* dweight, void* dbias,
                                                    size_t rows, size_t cols, float epsilon,
                                                    const pewter_launch* how);
/* C++'s defaults: epsilon 1e-5. */
PEWTER_API pewter_status pewter_rms_norm_backward(pewter_type type, const void* x, const void* weight,
                                                  const void* dy, void* dx, void* dweight, size_t rows,
                                                  size_t cols, float epsilon, const pewter_launch* how);

PEWTER_API pewter_status pewter_row_prefix_sum(pewter_type type, const void* x, void* y, size_t rows,
                                               size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_row_prefix_sum_exclusive(pewter_type type, const void* x, void* y,
                                                         size_t rows, size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_vector_prefix_sum(pewter_type type, const void* x, void* y, size_t n,
                                                  const pewter_launch* how);
PEWTER_API pewter_status pewter_vector_prefix_sum_exclusive(pewter_type type, const void* x, void* y,
                                                            size_t n, const pewter_launch* how);
PEWTER_API pewter_status pewter_compact(pewter_type type, const void* x, float threshold, void* y,
                                        uint32_t* count, size_t n, const pewter_launch* how);

PEWTER_API pewter_status pewter_histogram(pewter_type type, const void* x, uint32_t* counts, size_t n,
                                          uint32_t bins, float low, float high, const pewter_launch* how);

PEWTER_API pewter_status pewter_stencil3(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                         const pewter_launch* how);

PEWTER_API pewter_status pewter_gemv(pewter_type type, const void* matrix, const void* x, void* y,
                                     size_t rows, size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_gemm_simdgroup(pewter_type type, const void* a, const void* b, void* c,
                                               size_t m, size_t n, size_t k, const pewter_launch* how);
PEWTER_API pewter_status pewter_gemm_tiled(pewter_type type, const void* a, const void* b, void* c, size_t m,
                                           size_t n, size_t k, const pewter_launch* how);

/* C++'s defaults: temperature 1, top_k 0, top_p 1, min_p 0, seed 0, typical 1. */
PEWTER_API pewter_status pewter_sample(pewter_type type, const void* logits, const uint32_t* counters,
                                       uint32_t* ids, size_t rows, size_t cols, float temperature,
                                       uint32_t top_k, float top_p, float min_p, uint64_t seed, float typical,
                                       const pewter_launch* how);
/* C++'s defaults: temperature 1, seed 0. */
PEWTER_API pewter_status pewter_sample_gumbel(pewter_type type, const void* logits, const uint32_t* counters,
                                              uint32_t* ids, size_t rows, size_t cols, float temperature,
                                              uint64_t seed, const pewter_launch* how);
/* C++'s defaults: repeat 1, frequency 0, presence 0. */
PEWTER_API pewter_status pewter_penalize(pewter_type type, const void* logits, const uint32_t* history,
                                         void* y, size_t rows, size_t cols, size_t length, float repeat,
                                         float frequency, float presence, const pewter_launch* how);

/* C++'s defaults: descending 0. */
PEWTER_API pewter_status pewter_argsort(pewter_type type, const void* x, int32_t* ids, size_t rows,
                                        size_t cols, int32_t descending, const pewter_launch* how);
/* C++'s defaults: smallest 0. */
PEWTER_API pewter_status pewter_top_k(pewter_type type, const void* x, void* values, int32_t* ids,
                                      size_t rows, size_t cols, size_t k, int32_t smallest,
                                      const pewter_launch* how);

/* C++'s defaults: renormalise 1, scale 1. */
PEWTER_API pewter_status pewter_router(pewter_type type, const void* logits, uint32_t* ids, void* weights,
                                       size_t tokens, size_t experts, size_t k, int32_t renormalise,
                                       float scale, const pewter_launch* how);

PEWTER_API pewter_status pewter_decode_attention(pewter_type type, const void* q, const void* keys,
                                                 const void* values, void* y, size_t heads, size_t sequence,
                                                 size_t head_dim, const pewter_launch* how);

/* bias may be null; state may be null; C++'s defaults: silu 0. */
PEWTER_API pewter_status pewter_causal_convolution(pewter_type type, const void* x, const void* weight,
                                                   const void* bias, const void* state, void* y,
                                                   void* new_state, size_t sequences, size_t tokens,
                                                   size_t channels, size_t taps, int32_t silu,
                                                   const pewter_launch* how);
/* d may be null; state may be null; C++'s defaults: softplus 0. */
PEWTER_API pewter_status pewter_state_space_scan(pewter_type type, const void* x, const void* dt,
                                                 const void* a, const void* b, const void* c, const void* d,
                                                 const float* state, void* y, float* new_state,
                                                 size_t sequences, size_t tokens, size_t heads,
                                                 size_t head_dim, size_t groups, size_t states,
                                                 int32_t softplus, const pewter_launch* how);
/* d may be null; state may be null; C++'s defaults: softplus 0. */
PEWTER_API pewter_status pewter_state_space_duality(
    pewter_type type, const void* x, const void* dt, const void* a, const void* b, const void* c,
    const void* d, const float* state, void* y, float* new_state, size_t sequences, size_t tokens,
    size_t heads, size_t head_dim, size_t groups, size_t states, int32_t softplus, const pewter_launch* how);
/* state may be null. */
PEWTER_API pewter_status pewter_rwkv7(pewter_type type, const void* r, const void* w, const void* k,
                                      const void* v, const void* a, const void* b, const float* state,
                                      void* y, float* new_state, size_t sequences, size_t tokens,
                                      size_t heads, size_t key_dim, size_t value_dim,
                                      const pewter_launch* how);
/* state may be null; C++'s defaults: scale 1. */
PEWTER_API pewter_status pewter_gated_delta_rule(pewter_type type, const void* q, const void* k,
                                                 const void* v, const void* decay, const void* beta,
                                                 const float* state, void* y, float* new_state,
                                                 size_t sequences, size_t tokens, size_t heads,
                                                 size_t key_heads, size_t key_dim, size_t value_dim,
                                                 float scale, const pewter_launch* how);

/* C++'s defaults: label_smoothing 0. */
PEWTER_API pewter_status pewter_cross_entropy(pewter_type type, const void* logits, const uint32_t* labels,
                                              float* losses, size_t rows, size_t cols, float label_smoothing,
                                              const pewter_launch* how);
/* C++'s defaults: label_smoothing 0. */
PEWTER_API pewter_status pewter_cross_entropy_backward(pewter_type type, const void* logits,
                                                       const uint32_t* labels, const float* gradient, void* y,
                                                       size_t rows, size_t cols, float label_smoothing,
                                                       const pewter_launch* how);

/* C++'s defaults: scale 1. */
PEWTER_API pewter_status pewter_hadamard(pewter_type type, const void* x, void* y, size_t transforms,
                                         size_t length, float scale, const pewter_launch* how);
/* C++'s defaults: inverse 0, scale 1. */
PEWTER_API pewter_status pewter_fft(pewter_type type, const void* x, void* y, size_t transforms,
                                    size_t length, int32_t inverse, float scale, const pewter_launch* how);

/* ---- end of that part ---- */

/* ---- conversion: (n) ---- */

PEWTER_API pewter_status pewter_convert(pewter_type from, const void* x, pewter_type to, void* y, size_t n,
                                        const pewter_launch* how);

/* ---- linear algebra ---- */

/* pewter::activation */
enum {
  PEWTER_ACTIVATION_NONE = 0,
  PEWTER_ACTIVATION_RELU = 1,
  PEWTER_ACTIVATION_SILU = 2,
  PEWTER_ACTIVATION_GELU = 3
};

/* pewter::float_products */
enum { PEWTER_FLOAT_PRODUCTS_FMA = 0, PEWTER_FLOAT_PRODUCTS_THREE_TF32 = 1 };

/* Batch strides of matrices that follow each other. */
#define PEWTER_TIGHT ((size_t)-1)

/* pewter::rotary_scaling */
enum { PEWTER_ROTARY_NONE = 0, PEWTER_ROTARY_LINEAR = 1, PEWTER_ROTARY_YARN = 2, PEWTER_ROTARY_LLAMA3 = 3 };
/* pewter::rotary_options, field by field (serving.hpp). pewter_default_rotary_options has the defaults. */
typedef struct pewter_rotary_options {
  float theta;
  int32_t scaling; /* PEWTER_ROTARY_... */
  float factor;
  float magnitude;
  size_t original_context;
  float beta_fast, beta_slow;     /* of yarn */
  float low_turns, high_turns;    /* of llama3 */
  const float* frequency_factors; /* (dims / 2), or null */
  size_t dims;
  size_t streams;
  const uint8_t* stream_of_pair; /* (dims / 2), or null */
  uint32_t reserved[8];          /* must be 0 */
} pewter_rotary_options;

PEWTER_API void pewter_default_rotary_options(pewter_rotary_options* options);

/* pewter_rotary_interleaved and pewter_rotary_half with options; null: the defaults. */
PEWTER_API pewter_status pewter_rotary_interleaved_with(pewter_type type, const void* x,
                                                        const uint32_t* positions, void* y, size_t tokens,
                                                        size_t heads, size_t head_dim,
                                                        const pewter_rotary_options* options,
                                                        const pewter_launch* how);
PEWTER_API pewter_status pewter_rotary_half_with(pewter_type type, const void* x, const uint32_t* positions,
                                                 void* y, size_t tokens, size_t heads, size_t head_dim,
                                                 const pewter_rotary_options* options,
                                                 const pewter_launch* how);

/* pewter::gemm_options, field by field. pewter_default_gemm_options fills in the defaults, which are not all
 * zero: alpha and batches are 1, batch strides PEWTER_TIGHT. */
typedef struct pewter_gemm_options {
  float alpha, beta;
  int32_t transpose_a, transpose_b;
  size_t elements_per_row_a, elements_per_row_b, elements_per_row_c;
  size_t batches;
  size_t batch_stride_a, batch_stride_b, batch_stride_c;
  const float* row_scale;
  const void* bias;
  const void* residual;
  int32_t activation;     /* PEWTER_ACTIVATION_... */
  int32_t float_products; /* PEWTER_FLOAT_PRODUCTS_... */
  uint32_t reserved[4];   /* must be 0 */
} pewter_gemm_options;

PEWTER_API void pewter_default_gemm_options(pewter_gemm_options* options);

/* `options` null: the defaults. */
PEWTER_API pewter_status pewter_gemm(pewter_type type, const void* a, const void* b, void* c, size_t m,
                                     size_t n, size_t k, const pewter_gemm_options* options,
                                     const pewter_launch* how);

/* B of a product, packed once for many products (pewter::packed_matrix). */
typedef struct pewter_packed_matrix pewter_packed_matrix;

/* *packed is written only on success; pewter_free_packed_matrix ends it. */
PEWTER_API pewter_status pewter_pack_matrix(pewter_type type, const void* b, size_t k, size_t n,
                                            int32_t transposed, size_t elements_per_row,
                                            pewter_packed_matrix** packed);
/* Null is allowed. */
PEWTER_API void pewter_free_packed_matrix(pewter_packed_matrix* packed);
/* The element type is that of b. */
PEWTER_API pewter_status pewter_gemm_packed(const void* a, const pewter_packed_matrix* b, void* c, size_t m,
                                            size_t n, size_t k, const pewter_gemm_options* options,
                                            const pewter_launch* how);
/* Frees what gemm, quantized_matmul, attention, sorting, gradients of norms, fft and convolution keep for the
   calling thread. */
PEWTER_API void pewter_release_workspace(void);

/* ---- attention: contract in pewter/attention.hpp ---- */

/* pewter::cache_type */
typedef int32_t pewter_cache_type;
enum {
  PEWTER_CACHE_FLOAT = 0,
  PEWTER_CACHE_HALF = 1,
  PEWTER_CACHE_BFLOAT = 2,
  PEWTER_CACHE_Q8_0 = 3,
  PEWTER_CACHE_Q4_0 = 4
};
typedef struct pewter_attention_extents {
  size_t batches, heads, heads_kv, queries, keys, head_dim, value_dim;
} pewter_attention_extents;
typedef struct pewter_attention_strides {
  size_t batch, head, row;
} pewter_attention_strides;

/* pewter::attention_options, field by field. The defaults are all zero; mask is of the element type. */
typedef struct pewter_attention_options {
  float scale, soft_cap;
  int32_t causal;
  size_t window;
  const float *alibi_slopes, *sinks;
  const void* mask;
  size_t mask_batch_stride, mask_head_stride, mask_row_stride;
  const uint32_t *query_offsets, *key_offsets, *key_lengths, *block_table;
  size_t table_columns, page_size, pages;
  pewter_attention_strides q_strides, k_strides, v_strides, y_strides;
  uint32_t reserved[4]; /* must be 0 */
} pewter_attention_options;

/* `options` null: the defaults. */
PEWTER_API pewter_status pewter_attention(pewter_type type, const void* q, const void* k,
                                          pewter_cache_type k_type, const void* v, pewter_cache_type v_type,
                                          void* y, const pewter_attention_extents* extents,
                                          const pewter_attention_options* options, const pewter_launch* how);

/* ---- several GPUs: contracts in pewter/device_group.hpp ---- */

/* GPUs that compute one result together, by number, each once. *group is written only on success. */
typedef struct pewter_device_group pewter_device_group;
PEWTER_API pewter_status pewter_create_device_group(const uint32_t* gpus, size_t count,
                                                    pewter_device_group** group);
PEWTER_API void pewter_free_device_group(pewter_device_group* group);
/* Until all work of all its GPUs is done. */
PEWTER_API pewter_status pewter_wait_for_device_group(pewter_device_group* group);
/* pewter::shard_of */
PEWTER_API pewter_status pewter_shard_of(size_t extent, size_t parts, size_t index, size_t granule,
                                         size_t* begin, size_t* count);

/* pewter::sharded_extent */
enum { PEWTER_SHARDED_COLUMNS = 0, PEWTER_SHARDED_K = 1 };
/* pewter::exchange */
enum { PEWTER_EXCHANGE_AUTOMATIC = 0, PEWTER_EXCHANGE_COPIES = 1, PEWTER_EXCHANGE_NCCL = 2 };

/* pewter::sharded_gemm_plan and its options. Shards of columns and of k have a granule of 64, rows of 1. */
typedef struct pewter_sharded_gemm_plan {
  size_t m, n, k;                   /* of the whole product */
  uint32_t gpus;                    /* of the group */
  int32_t a_in_shards, c_in_shards; /* 0: whole on each GPU */
  int32_t transpose_b;
  int32_t by;       /* PEWTER_SHARDED_... */
  int32_t exchange; /* PEWTER_EXCHANGE_... */
  double received;  /* written with `by`, and of that: elements that a GPU receives, on average */
  uint32_t reserved[4];
} pewter_sharded_gemm_plan;

/* Writes the `by` that moves least, and its `received`; what either was is not looked at. */
PEWTER_API pewter_status pewter_plan_sharded_gemm(pewter_sharded_gemm_plan* plan);
/* Operands: an address a GPU, in its memory. Does not wait. */
PEWTER_API pewter_status pewter_sharded_gemm(pewter_type type, pewter_device_group* group,
                                             const pewter_sharded_gemm_plan* plan, const void* const* a,
                                             const void* const* b, void* const* c);

/* pewter::sharded_attention_options */
typedef struct pewter_sharded_attention_options {
  float scale, soft_cap;
  int32_t causal;
  int32_t y_in_shards; /* 0: whole on each GPU */
  size_t window;
  int32_t exchange; /* PEWTER_EXCHANGE_... */
  uint32_t reserved[5];
} pewter_sharded_attention_options;

/* Heads of the cache are in shards with a granule of 1, and those of queries with them. Does not wait.
 * `options` null: the defaults. */
PEWTER_API pewter_status pewter_sharded_attention(pewter_type type, pewter_device_group* group,
                                                  const void* const* q, const void* const* k,
                                                  const void* const* v, void* const* y,
                                                  const pewter_attention_extents* extents,
                                                  const pewter_sharded_attention_options* options);

/* ---- quantised matrices: contracts in pewter/quantized.hpp ---- */

/* pewter::block_type: GGUF's types of blocks, and MLX's affine ones by bits and group. */
typedef int32_t pewter_block_type;
enum {
  PEWTER_BLOCK_Q4_0 = 0,
  PEWTER_BLOCK_Q4_1 = 1,
  PEWTER_BLOCK_Q5_0 = 2,
  PEWTER_BLOCK_Q5_1 = 3,
  PEWTER_BLOCK_Q8_0 = 4,
  PEWTER_BLOCK_Q2_K = 5,
  PEWTER_BLOCK_Q3_K = 6,
  PEWTER_BLOCK_Q4_K = 7,
  PEWTER_BLOCK_Q5_K = 8,
  PEWTER_BLOCK_Q6_K = 9,
  PEWTER_BLOCK_IQ4_NL = 10,
  PEWTER_BLOCK_IQ4_XS = 11,
  PEWTER_BLOCK_MXFP4 = 12,
  PEWTER_BLOCK_NVFP4 = 13,
  PEWTER_BLOCK_AFFINE2_32 = 14,
  PEWTER_BLOCK_AFFINE2_64 = 15,
  PEWTER_BLOCK_AFFINE2_128 = 16,
  PEWTER_BLOCK_AFFINE3_32 = 17,
  PEWTER_BLOCK_AFFINE3_64 = 18,
  PEWTER_BLOCK_AFFINE3_128 = 19,
  PEWTER_BLOCK_AFFINE4_32 = 20,
  PEWTER_BLOCK_AFFINE4_64 = 21,
  PEWTER_BLOCK_AFFINE4_128 = 22,
  PEWTER_BLOCK_AFFINE6_32 = 23,
  PEWTER_BLOCK_AFFINE6_64 = 24,
  PEWTER_BLOCK_AFFINE6_128 = 25,
  PEWTER_BLOCK_AFFINE8_32 = 26,
  PEWTER_BLOCK_AFFINE8_64 = 27,
  PEWTER_BLOCK_AFFINE8_128 = 28
};
typedef struct pewter_block_traits {
  const char* name;    /* "q4_0" */
  uint32_t elements;   /* of a block */
  uint32_t bytes;      /* of a block */
  uint32_t bits;       /* of a code of an affine type; 0: blocks hold their scales */
  int32_t gguf_number; /* -1: not of GGUF */
  uint32_t reserved[4];
} pewter_block_traits;
/* Types are numbered from 0; PEWTER_INVALID_ARGUMENT after the last. */
PEWTER_API pewter_status pewter_describe_block_type(pewter_block_type type, pewter_block_traits* traits);

/* scales and biases: of `type`, one of each a group of an affine type; else null. */
PEWTER_API pewter_status pewter_dequantize(pewter_type type, pewter_block_type block_type, const void* blocks,
                                           const void* scales, const void* biases, void* y, size_t rows,
                                           size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_quantize(pewter_type type, const void* x, pewter_block_type block_type,
                                         void* blocks, void* scales, void* biases, size_t rows, size_t cols,
                                         const pewter_launch* how);
/* The type of ids of rows. */
typedef int32_t pewter_id_type;
enum { PEWTER_ID_INT32 = 0, PEWTER_ID_INT64 = 1 };

/* pewter::get_rows and set_rows (serving.hpp), of numbers and of blocks; count is that of ids. */
PEWTER_API pewter_status pewter_get_rows(pewter_type from, const void* x, const void* ids,
                                         pewter_id_type id_type, pewter_type to, void* y, size_t count,
                                         size_t rows, size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_set_rows(pewter_type from, const void* x, const void* ids,
                                         pewter_id_type id_type, pewter_type to, void* y, size_t count,
                                         size_t rows, size_t cols, const pewter_launch* how);
PEWTER_API pewter_status pewter_get_quantized_rows(pewter_type type, pewter_block_type block_type,
                                                   const void* blocks, const void* scales, const void* biases,
                                                   const void* ids, pewter_id_type id_type, void* y,
                                                   size_t count, size_t rows, size_t cols,
                                                   const pewter_launch* how);
PEWTER_API pewter_status pewter_set_quantized_rows(pewter_type type, const void* x, const void* ids,
                                                   pewter_id_type id_type, pewter_block_type block_type,
                                                   void* blocks, void* scales, void* biases, size_t count,
                                                   size_t rows, size_t cols, const pewter_launch* how);

/* pewter::quantized_matmul_options; all zero: the defaults. */
typedef struct pewter_quantized_matmul_options {
  int32_t exact;      /* not 0: pewter::activations::exact */
  int32_t activation; /* PEWTER_ACTIVATION_... */
  const void* bias;
  const void* residual;
  uint32_t reserved[4]; /* must be 0 */
} pewter_quantized_matmul_options;

/* `options` null: the defaults. */
PEWTER_API pewter_status pewter_quantized_matmul(pewter_type type, const void* x,
                                                 pewter_block_type block_type, const void* blocks,
                                                 const void* scales, const void* biases, void* y, size_t m,
                                                 size_t n, size_t k,
                                                 const pewter_quantized_matmul_options* options,
                                                 const pewter_launch* how);
PEWTER_API pewter_status pewter_gather_quantized_matmul(
    pewter_type type, const void* x, pewter_block_type block_type, const void* blocks, const void* scales,
    const void* biases, const uint32_t* ids, void* y, size_t tokens, size_t ids_of_token, size_t matrices,
    size_t n, size_t k, int32_t row_an_id, const pewter_quantized_matmul_options* options,
    const pewter_launch* how);

/* W of products, packed once for many of them (pewter::packed_weights). */
typedef struct pewter_packed_weights pewter_packed_weights;

/* *packed is written only on success; pewter_free_packed_weights ends it. */
PEWTER_API pewter_status pewter_pack_weights(pewter_type type, pewter_block_type block_type,
                                             const void* blocks, const void* scales, const void* biases,
                                             size_t n, size_t k, size_t matrices,
                                             pewter_packed_weights** packed);
/* Null is allowed. */
PEWTER_API void pewter_free_packed_weights(pewter_packed_weights* packed);
/* How much memory they take; of null none. */
PEWTER_API size_t pewter_bytes_of_packed_weights(const pewter_packed_weights* packed);
/* The element type is that which the weights were packed for. */
PEWTER_API pewter_status pewter_quantized_matmul_packed(const void* x, const pewter_packed_weights* w,
                                                        void* y, size_t m, size_t n, size_t k,
                                                        const pewter_quantized_matmul_options* options,
                                                        const pewter_launch* how);
PEWTER_API pewter_status pewter_gather_quantized_matmul_packed(const void* x, const pewter_packed_weights* w,
                                                               const uint32_t* ids, void* y, size_t tokens,
                                                               size_t ids_of_token, size_t matrices, size_t n,
                                                               size_t k, int32_t row_an_id,
                                                               const pewter_quantized_matmul_options* options,
                                                               const pewter_launch* how);

/* ---- images ---- */

PEWTER_API pewter_status pewter_grayscale(const uint8_t* rgba, uint8_t* gray, size_t width, size_t height,
                                          const pewter_launch* how);

/* ---- convolution, pooling, interpolation: contracts in pewter/images.hpp ---- */

/* All fields of a side but padding are at least 1. */
typedef struct pewter_window_side {
  size_t extent, stride, padding, dilation;
} pewter_window_side;
typedef struct pewter_window {
  pewter_window_side height, width;
} pewter_window;

/* pewter::image_layout */
enum { PEWTER_CHANNELS_LAST = 0, PEWTER_CHANNELS_FIRST = 1 };
/* pewter::interpolation */
enum { PEWTER_NEAREST = 0, PEWTER_BILINEAR = 1, PEWTER_BICUBIC = 2 };

/* pewter::convolution_shape and pewter::convolution_options, field by field. */
typedef struct pewter_convolution_problem {
  size_t images, height, width, channels, filters;
  pewter_window window;
  size_t groups;      /* at least 1 */
  int32_t layout;     /* PEWTER_CHANNELS_... */
  int32_t transposed; /* whether the window's strides are x's in y */
  size_t more_height, more_width;
  uint32_t reserved[4]; /* must be 0 */
} pewter_convolution_problem;

/* Height and width of y. */
PEWTER_API pewter_status pewter_extents_of_convolution(const pewter_convolution_problem* problem,
                                                       size_t* to_height, size_t* to_width);
/* bias may be null. */
PEWTER_API pewter_status pewter_convolution(pewter_type type, const void* x, const void* weight,
                                            const void* bias, void* y,
                                            const pewter_convolution_problem* problem,
                                            const pewter_launch* how);
PEWTER_API pewter_status pewter_max_pool(pewter_type type, const void* x, void* y, size_t outer,
                                         size_t height, size_t width, size_t inner,
                                         const pewter_window* window, const pewter_launch* how);
PEWTER_API pewter_status pewter_average_pool(pewter_type type, const void* x, void* y, size_t outer,
                                             size_t height, size_t width, size_t inner,
                                             const pewter_window* window, int32_t padding_counts,
                                             const pewter_launch* how);
/* kind: PEWTER_NEAREST, PEWTER_BILINEAR, PEWTER_BICUBIC */
PEWTER_API pewter_status pewter_interpolate(pewter_type type, const void* x, void* y, size_t outer,
                                            size_t height, size_t width, size_t inner, size_t to_height,
                                            size_t to_width, int32_t kind, int32_t align_corners,
                                            const pewter_launch* how);

#ifdef __cplusplus
}
#endif

#endif /* PEWTER_PEWTER_H */
