// A server's threads have small stacks: a dispatch keeps threadgroup memory and state on the caller's.
#include <gtest/gtest.h>
#include <pthread.h>

#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

constexpr std::size_t least_stack = 1024 * 1024;  ///< bytes, as the README says

void compute_on(const char* name) {
  launch alone, all;
  alone.target = all.target = name;
  alone.host_threads = 1;
  const std::vector<float> a(150 * 400, 1.0f), b(150 * 400, 2.0f);
  std::vector<float> c(150 * 400);
  for (const launch& options : {alone, all}) {
    for (const gemm_shape& s :
         {gemm_shape{16, 16, 16}, gemm_shape{65, 70, 64}, gemm_shape{70, 50, 65}, gemm_shape{150, 150, 400}})
      for (const bool transpose_b : {false, true})
        gemm(a.data(), b.data(), c.data(), s, {.transpose_b = transpose_b}, options);
    softmax(a.data(), c.data(), {150, 400}, options);
    layer_norm(a.data(), b.data(), b.data(), c.data(), {150, 400}, 1e-5f, options);
    transpose(a.data(), c.data(), {150, 400}, options);
  }
}

void* compute(void*) {
  for (const target& t : targets())
    if (t.supported()) compute_on(t.name);
  return nullptr;
}

TEST(Stack, OfAMegabyteHasRoomForADispatch) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, least_stack), 0);
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &attributes, compute, nullptr), 0);
  EXPECT_EQ(pthread_join(thread, nullptr), 0);
  pthread_attr_destroy(&attributes);
}

}  // namespace
}  // namespace pewter
