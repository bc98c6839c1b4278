#include <stdio.h>
#include <string.h>

#include "checks.h"

enum { N = 100 };

static void fill(float* to, float value) {
  for (size_t i = 0; i < N; ++i) to[i] = value;
}

/* Plans and shards need no GPU. */
static void test_group_errors(uint32_t gpus, const char* reason) {
  const uint32_t beyond = gpus + 1;
  size_t begin = 0, count = 0;
  pewter_device_group* group = NULL;
  pewter_sharded_gemm_plan plan;
  fails("group", pewter_create_device_group(&beyond, 1, &group), PEWTER_DEVICE_ERROR, reason);
  fails("group", pewter_create_device_group(NULL, 0, &group), PEWTER_INVALID_ARGUMENT,
        "devices = 0, must be 1 to");
  fails("group", pewter_wait_for_device_group(NULL), PEWTER_INVALID_ARGUMENT, "group = null");
  pewter_free_device_group(NULL);
  succeeds("shard", pewter_shard_of(100, 3, 1, 64, &begin, &count));
  is("begin", PEWTER_FLOAT, (float)begin, 64);
  is("count", PEWTER_FLOAT, (float)count, 36);
  memset(&plan, 0, sizeof plan);
  plan.m = 8;
  plan.n = 16;
  plan.k = 32;
  plan.gpus = 4;
  plan.a_in_shards = 1;
  plan.by = 7; /* is written alone */
  succeeds("plan", pewter_plan_sharded_gemm(&plan));
  is("plan", PEWTER_FLOAT, (float)plan.by, PEWTER_SHARDED_K);
  is("received", PEWTER_FLOAT, (float)plan.received, 192);
  plan.reserved[0] = 1;
  fails("plan", pewter_plan_sharded_gemm(&plan), PEWTER_INVALID_ARGUMENT, "pewter_sharded_gemm_plan");
  fails("product", pewter_sharded_gemm(PEWTER_FLOAT, NULL, &plan, NULL, NULL, NULL), PEWTER_INVALID_ARGUMENT,
        "sharded_gemm: group = null");
  fails("attention", pewter_sharded_attention(PEWTER_FLOAT, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
        PEWTER_INVALID_ARGUMENT, "sharded_attention: group = null");
}

/* What needs no GPU: arguments, and GPUs that do not exist. */
static void test_device_errors(uint32_t gpus) {
  float x[N], y[N];
  double time;
  pewter_device about;
  pewter_device_buffer* buffer = NULL;
  pewter_queue* queue = NULL;
  pewter_event* event = NULL;
  pewter_launch how;
  const char* reason = gpus == 0 ? ": gpu = 1: there is no GPU to use: " : "must be at most";
  fails("describe", pewter_describe_device(gpus + 1, &about), PEWTER_DEVICE_ERROR, reason);
  fails("describe", pewter_describe_device(0, &about), PEWTER_INVALID_ARGUMENT,
        "describe_device: gpu = 0, must be 1 for the first GPU");
  fails("describe", pewter_describe_device(1, NULL), PEWTER_INVALID_ARGUMENT, "device = null");
  fails("buffer", pewter_create_device_buffer(gpus + 1, 8, &buffer), PEWTER_DEVICE_ERROR, reason);
  fails("buffer", pewter_create_device_buffer(1, 8, NULL), PEWTER_INVALID_ARGUMENT, "buffer = null");
  fails("queue", pewter_create_queue(gpus + 1, &queue), PEWTER_DEVICE_ERROR, reason);
  fails("copy", pewter_copy_to_device(NULL, 0, x, 8, NULL), PEWTER_INVALID_ARGUMENT,
        "copy_to_device: buffer");
  fails("copy", pewter_copy_from_device(NULL, 0, x, 8, NULL), PEWTER_INVALID_ARGUMENT, "copy_from_device");
  fails("wait", pewter_wait_for_queue(NULL), PEWTER_INVALID_ARGUMENT, "wait_for_queue: queue = null");
  fails("record", pewter_record_event(NULL, &event), PEWTER_INVALID_ARGUMENT, "record_event: queue = null");
  fails("wait", pewter_wait_for_event(NULL), PEWTER_INVALID_ARGUMENT, "wait_for_event: event = null");
  fails("time", pewter_milliseconds_between(NULL, NULL, &time), PEWTER_INVALID_ARGUMENT, "from = null");
  fails("copy", pewter_copy_between_devices(NULL, 0, NULL, 0, 8, NULL), PEWTER_INVALID_ARGUMENT,
        "copy_between_devices: to = null");
  fails("wait", pewter_queue_wait_for_event(NULL, NULL), PEWTER_INVALID_ARGUMENT, "queue = null");
  test_group_errors(gpus, reason);
  memset(&how, 0, sizeof how);
  how.gpu = gpus + 1;
  fill(x, -1);
  fill(y, 7);
  fails("launch", pewter_relu(PEWTER_FLOAT, x, y, N, &how), PEWTER_DEVICE_ERROR, reason);
  if (buffer != NULL || queue != NULL || event != NULL || y[0] != 7 ||
      pewter_device_buffer_data(NULL) != NULL || pewter_device_buffer_bytes(NULL) != 0) {
    ++failures;
    puts("a call that failed wrote its result");
  }
  pewter_free_device_buffer(NULL);
  pewter_free_queue(NULL);
  pewter_free_event(NULL);
}

/* The first GPU: copies, a kernel that waits, and one in a queue between two events. */
static void test_first_gpu(void) {
  float x[N], y[N];
  double time = -1;
  pewter_device about;
  pewter_device_buffer *in = NULL, *out = NULL;
  pewter_queue* queue = NULL;
  pewter_event *begin = NULL, *end = NULL;
  pewter_launch how;
  succeeds("describe", pewter_describe_device(1, &about));
  if (strncmp(about.architecture, "sm_", 3) != 0 || about.memory_bytes == 0 || about.multiprocessors == 0) {
    ++failures;
    puts("the first GPU is not described");
  }
  succeeds("buffer", pewter_create_device_buffer(1, sizeof x, &in));
  succeeds("buffer", pewter_create_device_buffer(1, sizeof x, &out));
  fill(x, 3);
  x[1] = -3;
  succeeds("copy", pewter_copy_to_device(in, 0, x, sizeof x, NULL));
  memset(&how, 0, sizeof how);
  how.gpu = 1;
  succeeds("relu",
           pewter_relu(PEWTER_FLOAT, pewter_device_buffer_data(in), pewter_device_buffer_data(out), N, &how));
  succeeds("copy", pewter_copy_from_device(out, 0, y, sizeof y, NULL));
  for (size_t i = 0; i < N; ++i) is("relu on a GPU", PEWTER_FLOAT, y[i], i == 1 ? 0 : 3);

  fails("host memory", pewter_relu(PEWTER_FLOAT, x, y, N, &how), PEWTER_INVALID_ARGUMENT, "is host memory");
  fails("beyond", pewter_copy_to_device(in, 4, x, sizeof x, NULL), PEWTER_INVALID_ARGUMENT,
        "within the buffer's 400 bytes");
  fails("memory", pewter_create_device_buffer(1, (size_t)1 << 50, &in), PEWTER_DEVICE_ERROR,
        "allocating memory");

  succeeds("queue", pewter_create_queue(1, &queue));
  memset(&how, 0, sizeof how);
  how.queue = queue;
  succeeds("event", pewter_record_event(queue, &begin));
  succeeds("copy", pewter_copy_to_device(in, 4, x, 4, queue)); /* 3 in the place of -3 */
  succeeds("row_sum", pewter_row_sum(PEWTER_FLOAT, pewter_device_buffer_data(in),
                                     pewter_device_buffer_data(out), 1, N, &how));
  succeeds("copy", pewter_copy_from_device(out, 0, y, 4, queue));
  succeeds("event", pewter_record_event(queue, &end));
  succeeds("wait", pewter_wait_for_event(end));
  succeeds("wait", pewter_wait_for_queue(queue));
  is("row_sum on a GPU", PEWTER_FLOAT, y[0], 3 * N);
  succeeds("time", pewter_milliseconds_between(begin, end, &time));
  if (!(time > 0 && time < 60e3)) {
    ++failures;
    printf("%g ms between two events\n", time);
  }
  pewter_free_event(begin);
  pewter_free_event(end);
  pewter_free_queue(queue);
  pewter_free_device_buffer(in);
  pewter_free_device_buffer(out);
}

void test_devices(void) {
  const uint32_t gpus = pewter_device_count();
  test_device_errors(gpus);
  if (gpus != 0) test_first_gpu();
  printf("%u GPUs\n", (unsigned)gpus);
}
