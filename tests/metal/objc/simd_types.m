// Types of <simd/simd.h> that a program shares with its kernels, and what the host does with them.
#import <simd/simd.h>

#include <limits.h>

#import "check.h"

// The same words for the compiler of the host and that of kernels.
#define SHARED(...) \
  __VA_ARGS__       \
  static NSString* const shared = @"#include <simd/simd.h>\n" #__VA_ARGS__;
// clang-format off
SHARED(
  typedef struct {
    matrix_float4x4 transform;
    vector_float3 shift;
    simd_uint2 count;
    simd_packed_float3 last;
    simd_half4 factors;
    simd_ushort4 bits;
  } Motion;
)
// clang-format on

static NSString* const kernel_text =
    @"kernel void move(device const simd_float4* points [[buffer(0)]], device simd_float4* moved "
    @"[[buffer(1)]],\n"
     "                 constant Motion& m [[buffer(2)]], uint i [[thread_position_in_grid]]) {\n"
     "  if (i >= m.count.x) return;\n"
     "  moved[i] = m.transform * points[i] * simd_float4(m.factors) + simd_float4(m.shift, 0) +\n"
     "             simd_float4(m.last, float(m.bits.w));\n"
     "}\n";

static Motion motion(void) {
  Motion m = {matrix_identity_float4x4, {4, 5, 6}, {70, 0}, {7, 8, 9}, {1, 2, 4, 8}, {0, 0, 0, 500}};
  m.transform.columns[3] = simd_make_float4(1, 2, 3, 1);
  return m;
}

static void run(id<MTLDevice> device) {
  const Motion m = motion();
  id<MTLLibrary> library = library_of(device, [shared stringByAppendingString:kernel_text]);
  id<MTLCommandQueue> queue = PEWTER_AUTORELEASE([device newCommandQueue]);
  id<MTLBuffer> points = PEWTER_AUTORELEASE([device newBufferWithLength:70 * sizeof(vector_float4)
                                                                options:0]);
  id<MTLBuffer> moved = PEWTER_AUTORELEASE([device newBufferWithLength:[points length] options:0]);
  vector_float4* point = [points contents];
  for (int i = 0; i < 70; ++i) point[i] = (vector_float4){1, 2, 3, 1} * (float)i;
  id<MTLCommandBuffer> commands = [queue commandBuffer];
  id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
  [encoder setComputePipelineState:pipeline_of(library, @"move")];
  [encoder setBuffer:points offset:0 atIndex:0];
  [encoder setBuffer:moved offset:0 atIndex:1];
  [encoder setBytes:&m length:sizeof m atIndex:2];
  [encoder dispatchThreads:MTLSizeMake(96, 1, 1) threadsPerThreadgroup:MTLSizeMake(32, 1, 1)];
  [encoder endEncoding];
  [commands commit];
  [commands waitUntilCompleted];
  const vector_float4* found = [moved contents];
  for (int i = 0; i < 70; ++i) {
    const vector_float4 factors = {1, 2, 4, 8}, sum = {11, 13, 15, 500};
    CHECK(simd_equal(found[i], simd_mul(m.transform, point[i]) * factors + sum));
  }
}

// Names of <math.h> stay the program's own.
struct Functions {
  float (*log)(float);
};
static float half_of(float x) { return x / 2; }

static void numbers(void) {
  const struct Functions functions = {half_of}, *f = &functions;
  CHECK(f->log(8) == 4);
  const simd_float2 a = {NAN, 1}, b = {2, NAN};
  CHECK(simd_all(simd_min(a, b) == simd_max(b, a)) && simd_reduce_min(b) == 2 && simd_clamp(a, b, b).x == 2);
  CHECK(!signbit(simd_abs((simd_float2){-0.0f, 1}).x) && simd_length((simd_double2){3, 4}) == 5);
  CHECK(simd_abs((simd_int2){INT_MIN, 1}).x == INT_MIN && simd_abs((simd_char2){-3, 1}).x == 3);
}

// A quarter turn around z: simd_rotations.cpp compares all of them with formulas.
static void rotations(void) {
  const simd_quatf quarter = simd_quaternion((float)M_PI_2, simd_make_float3(0, 0, 1));
  const simd_quatf half = simd_mul(quarter, quarter),
                   eighth = simd_slerp(simd_quaternion(0, 0, 0, 1), quarter, 0.5f);
  CHECK(simd_distance(simd_act(quarter, simd_make_float3(1, 2, 3)), simd_make_float3(-2, 1, 3)) < 1e-6f);
  CHECK(fabsf(simd_angle(half) - (float)M_PI) < 1e-6f && fabsf(simd_angle(eighth) - (float)M_PI_4) < 1e-6f);
  CHECK(simd_length(simd_sub(simd_quaternion(simd_matrix4x4(quarter)), quarter)) < 1e-6f);
  CHECK(simd_equal(vector_reflect((vector_float2){1, -1}, (vector_float2){0, 1}), (vector_float2){1, 1}));
}

int main(void) {
  @autoreleasepool {
    rotations();
    run(PEWTER_AUTORELEASE(MTLCreateSystemDefaultDevice()));
    numbers();
    const matrix_float4x4 moved = motion().transform;
    CHECK(simd_all(matrix_invert(moved).columns[3].zyx == simd_make_float3(-3, -2, -1)));
    CHECK(vector_length((vector_float3){3, 4, 12}) == 13);
    CHECK(matrix_determinant(matrix_multiply(moved, matrix_scale(2, moved))) == 16);
    CHECK(sizeof(simd_packed_float3) == 12 && sizeof(simd_float3) == 16 && sizeof(simd_half3) == 8);
  }
  return failures != 0;
}
