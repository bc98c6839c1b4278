#!/usr/bin/env python3
"""Language that sources of others use, in kernels of our own, against NumPy: what translators write, headers shared with the host,
arguments of several types, names of Apple's headers, methods of address spaces."""
import os
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
f32, u32 = numpy.float32, numpy.uint32


class ForeignLanguage(unittest.TestCase):
    def test_end_without_return(self):
        """A function that falls off its end gives any value, of a vector too, and no more than that."""
        library_of = lambda **how: Library(HEAD + """
template <class T> T chosen(vec<T, 4> x, uint which) { switch (which) { case 0: return x.x; case 1: return x.y; } }
float4 both(float4 x, uint which) { if (which < 2) return x * which; }
kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  const float4 v = both(float4(i), i % 3);
  const float c = chosen(v, i % 3);
  x[i] = i % 3 < 2 ? c : 1.0f;
}""", **how)
        i = numpy.arange(64)
        for library, reference in ((library_of(), False), (library_of(), True), (library_of(check=True), False)):
            x = numpy.zeros(64, numpy.float32)
            library.run("f", 64, 32, {0: x}, reference=reference)
            self.assertEqual(x.tolist(), numpy.choose(i % 3, [0 * i, i, 0 * i + 1]).tolist())

    def test_mixed_arguments(self):
        """Numbers of other types, and packed vectors, where a function wants vectors: as the same call with all written out."""
        pairs = """
dot(v, 1) | dot(v, float3(1))
dot(p, v) | dot(float3(p), v)
dot(v, p) | dot(v, float3(p))
length(p) | length(float3(p))
distance(p, v) | distance(float3(p), v)
normalize(p).y | normalize(float3(p)).y
cross(v, p).z | cross(v, float3(p)).z
reflect(p, v).x | reflect(float3(p), v).x
max(p, 0.5f).x | max(float3(p), float3(0.5f)).x
min(1, v).y | min(float3(1), v).y
clamp(p, 0, 1).z | clamp(float3(p), float3(0), float3(1)).z
sqrt(abs(p)).x | sqrt(abs(float3(p))).x
mix(p, v, 0.25h).y | mix(float3(p), v, float3(0.25f)).y
mix(f, 1, 0.5) | mix(f, 1.0f, 0.5f)
fma(f, 2, h) | fma(f, 2.0f, float(h))
fma(v, p, 1).z | fma(v, float3(p), float3(1)).z
smoothstep(0, 2.0f, v).x | smoothstep(float3(0), float3(2), v).x
pow(p, 2).x | pow(float3(p), float3(2)).x
select(0, v, v > 1).x | select(float3(0), v, v > 1).x
select(v, 0, true).y | 0
float(mulhi(u, 3)) | float(mulhi(u, 3u))
float(addsat(0xFFFFFFF0u, 255)) | 4294967295.0f
float(subsat(u, 100000)) | 0
float(insert_bits(u, 3, 4, 8)) | float(insert_bits(u, 3u, 4, 8))
float(rotate(int3(4), 1).y) | 8
simd_sum(p).x | simd_sum(float3(p)).x
simd_shuffle_xor(p, 1).z | simd_shuffle_xor(float3(p), ushort(1)).z
float(-m == m * -1.0f && -m != m) | 1
"""
        pairs = [line.split(" | ") for line in pairs.strip().split("\n")]
        text = HEAD + """
kernel void f(device const float* x [[buffer(0)]], device const packed_float3* ps [[buffer(1)]], device float2* y [[buffer(2)]],
              uint u [[thread_position_in_grid]]) {
  float f = x[u];
  half h = half(f);
  float3 v = float3(f, 2 - f, f * 0.5f);
  packed_float3 p = ps[u];
  float3x3 m(f + 1);
  device float2* out = y + u * %d;
%s}
""" % (len(pairs), "".join(f"  out[{n}] = float2({a}, {b});\n" for n, (a, b) in enumerate(pairs)))
        x = (numpy.arange(64) / 32).astype(f32)
        packed = numpy.random.default_rng(4).uniform(-2, 2, (64, 3)).astype(f32)
        y = numpy.zeros((64, len(pairs), 2), f32)
        Library(text).run("f", 64, 32, {0: x, 1: packed, 2: y})
        for n, (call, _) in enumerate(pairs):
            numpy.testing.assert_allclose(y[:, n, 0], y[:, n, 1], rtol=1e-6, err_msg=call)

    def test_header_shared_with_the_host(self):
        """Xcode's template: an enumeration by NS_ENUM and the types of <simd/simd.h>."""
        text = """
#include <metal_stdlib>
#include <simd/simd.h>
#define NS_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
typedef NS_ENUM(int, BufferIndex) { input = 0, output = 2 };
struct uniforms {
  matrix_float4x4 m;
  vector_float3 offset;
  simd_uint2 size;
  simd::float2 scale;
  simd_packed_float3 last;
};
kernel void f(device const vector_float4* x [[buffer(input)]], device simd_float4* y [[buffer(output)]],
              constant uniforms& u [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  assert(i < u.size.x);
  y[i] = (u.m * x[i] + simd::float4(u.offset, float(u.size.y))) * u.scale.xyxy + u.last[2];
}
"""
        layout = numpy.dtype({"names": ["m", "offset", "size", "scale", "last"], "formats": [(f32, 16), (f32, 3), (u32, 2), (f32, 2), (f32, 3)],
                              "offsets": [0, 64, 80, 88, 96], "itemsize": 112})
        u = numpy.zeros(1, layout)
        u["m"][0] = range(16)
        u["offset"][0], u["size"][0], u["scale"][0], u["last"][0] = (1, 2, 3), (40, 7), (2, 3), (0, 0, 5)
        x = numpy.arange(160).reshape(40, 4).astype(f32)
        y = numpy.zeros_like(x)
        Library(text).run("f", 40, 32, {0: x, 1: u, 2: y})
        want = (x @ numpy.arange(16).reshape(4, 4) + [1, 2, 3, 7]) * [2, 3, 2, 3] + 5
        self.assertEqual(y.tolist(), want.tolist())

    def test_what_translators_write(self):
        """Metal as naga and SPIRV-Cross make it of other languages: names of metal::, volatile vectors, methods by address space,
        numbers without a suffix, which are no doubles, vectors shifted by vectors."""
        text = """
#include <metal_stdlib>
using metal::uint;
template <typename T, int n>
struct columns {
  metal::vec<T, n> v;
  columns() thread = default;
  columns(const thread columns& m) thread = default;
  columns(const device columns& m) thread = default;
  columns(const thread metal::vec<T, n>& x) thread : v(x) {}
  columns(const device metal::vec<T, n>& x) thread : v(x) {}
  columns(const device metal::vec<T, n>& x) threadgroup : v(x) {}
  thread columns& operator=(metal::initializer_list<metal::vec<T, n>> all) thread {
    for (const thread metal::vec<T, n>& x : all) v += x;
    return *this;
  }
};
int coherent(int x) { return x; }
struct block { metal::float4 value; metal::int2 shifted; float scaled; };
kernel void f(volatile device block* y [[buffer(0)]], coherent(device) device const metal::float4* x [[buffer(1)]],
              device coherent(system) metal::atomic_uint* count [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  columns<float, 4> c(x[i]);
  c = {metal::float4(1.0), x[i] * 0.1};
  y[i].value = c.v;
  y[i].value = y[i].value + metal::float4(metal::sign(metal::int4(-3, 0, 5, 7)));
  y[i].shifted = metal::int2(-8, 3) << metal::uint2(1u, i % 4);
  y[i].scaled = x[i].x * 1.1 + 0.3;
  metal::atomic_fetch_add_explicit(count, metal::uint(coherent(1)), metal::memory_order_relaxed);
}
"""
        n = 100
        layout = numpy.dtype({"names": ["value", "shifted", "scaled"], "formats": [(f32, 4), (numpy.int32, 2), f32], "offsets": [0, 16, 24],
                              "itemsize": 32})
        x = numpy.random.default_rng(6).uniform(-9, 9, (n, 4)).astype(f32)
        y, count = numpy.zeros(n, layout), numpy.zeros(1, u32)
        Library(text).run("f", n, 32, {0: y, 1: x, 2: count})
        numpy.testing.assert_allclose(y["value"], x + 1 + x * f32(0.1) + [-1, 0, 1, 1], rtol=1e-5, atol=1e-5)
        self.assertEqual(y["shifted"].tolist(), [[-16, 3 << i % 4] for i in range(n)])
        fused = (x[:, 0].astype(float) * float(f32(1.1)) + float(f32(0.3))).astype(f32)
        numpy.testing.assert_array_max_ulp(y["scaled"], fused, maxulp=64 if os.environ.get("PEWTER_TARGET") == "sse42" else 0)  # of float constants
        self.assertEqual(count[0], n)

    def test_names_of_apples_headers(self):
        """Traits that sources specialise or ask, and lengths of vectors that are deduced whatever their type."""
        text = """
#include <metal_stdlib>
using namespace metal;
struct indexed { uint i; float value; };
template <> struct _numeric_limits_impl<indexed> {
  static constexpr indexed lowest() { return {0, numeric_limits<float>::lowest()}; }
};
template <typename T, uint N> T sum_of(vec<T, N> v) { T s = 0; for (uint i = 0; i < N; ++i) s += v[i]; return s; }
template <class T, size_t N> struct extent { };
template <typename T> struct count { static constant constexpr int value = 1; };
template <typename T, uint N> struct count<vec<T, N>> { static constant constexpr int value = N; };
template <typename T, int N> T last_of(vec<T, N> v) { return v[N - 1]; }
kernel void f(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  y[0] = sum_of(float3(1, 2, 4)) + sum_of(float4(8.0f));
  y[1] = last_of(float2(3, 5));
  y[2] = vec_elements<half4>::value * 10 + vec_elements<float>::value;
  y[3] = __is_valid_simdgroup_type<float2>::value * 10 + __is_valid_simdgroup_type<long>::value;
  y[4] = numeric_limits<indexed>::lowest().value == -FLT_MAX;
  y[5] = count<short2>::value * 10 + count<float>::value + sizeof(extent<int, 4>);
}
"""
        y = numpy.zeros(6, f32)
        Library(text).run("f", 1, 1, {0: y})
        self.assertEqual(y.tolist(), [39, 5, 40, 10, 1, 22])

    def test_traits(self):
        """Traits and their values, function pointers as parameters, texts, and names from the outermost namespace on."""
        text = """
#include <metal_stdlib>
namespace own {
template <typename F, typename... A> using result_of = decltype(::metal::declval<F>()(::metal::declval<A>()...));
template <typename T> constexpr constant bool is_real = ::metal::is_floating_point_v<T> && ::metal::is_scalar_v<T>;
template <class T> ::metal::enable_if_t<!::metal::is_void_v<T> && !::metal::is_array_v<T>, int> one(T) { return 1; }
template <typename T, typename F> kernel void each(device result_of<F, T>* y [[buffer(0)]], constant T* x [[buffer(1)]],
                                                   uint i [[thread_position_in_grid]]) { F f; y[i] = f(x[i]); }
struct half_of { template <typename T> ::metal::enable_if_t<::metal::is_integral_v<T>, float> operator()(const T x) { return x * 0.5; } };
static uint copy(device char* to, constant const char* from) { uint i = 0; while (from[i] != 0) { to[i] = from[i]; ++i; } return i; }
}
#define EACH(T) template [[host_name("half_of_" #T)]] kernel void ::own::each<T, own::half_of>(device ::own::result_of<own::half_of, T> * y, constant T * x, uint i)
EACH(int);
EACH(ushort);
kernel void f(device char* to [[buffer(0)]], device int* y [[buffer(1)]]) {
  y[0] = own::copy(to, __func__) * 100 + own::is_real<half> * 10 + own::is_real<metal::float2> + own::one(2.0f);
  y[1] = metal::conjunction_v<metal::true_type, metal::is_same<metal::add_pointer_t<int>, int*>> + 2 * metal::is_trivial_v<own::half_of>;
}
"""
        library, to, y = Library(text), numpy.zeros(8, numpy.int8), numpy.zeros(2, numpy.int32)
        library.run("f", 1, 1, {0: to, 1: y})
        self.assertEqual((to.tobytes(), y.tolist()), (b"f" + bytes(7), [111, 3]))
        for name, kind in (("int", numpy.int32), ("ushort", numpy.uint16)):
            z = numpy.zeros(50, f32)
            library.run(f"half_of_{name}", 50, 32, {0: z, 1: numpy.arange(50).astype(kind)})
            self.assertEqual(z.tolist(), (numpy.arange(50) / 2).tolist())

    def test_columns_in_braces(self):
        library = Library(HEAD + """
constant float4x4 table = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}};
struct holder { float3x2 m; };
static_assert(is_same<make_scalar<half3>::type, half>::value && is_same<make_scalar_t<packed_float2>, float>::value &&
              is_same<make_scalar_t<int>, int>::value, "");
kernel void f(device float4* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  const float2x2 small = {{1, 2}, {3, 4}};
  const holder h = {{{1, 2}, {3, 4}, {5, 6}}};
  const float3x3 mixed({1, 0, 0}, float3(0, 2, 0), {0, 0, 3});
  y[i] = i == 0 ? table * float4(1, 0, 2, 0) : i == 1 ? float4(small * float2(1, 1), h.m[2]) : float4(mixed * float3(1), table[3][i]);
}""")
        y = numpy.zeros((3, 4), f32)
        library.run("f", 3, 32, {0: y})
        self.assertEqual(y.tolist(), [[19, 22, 25, 28], [4, 6, 5, 6], [1, 2, 3, 15]])

    def test_positions_of_the_program(self):
        """Metal 3.1's variables of the program: every function may read them, and names within hide them."""
        library = Library(HEAD + """#include <TargetConditionals.h>
const uint index [[thread_position_in_grid]];
constant ushort lane [[thread_index_in_simdgroup]];
namespace inner { const uint3 group [[threadgroup_position_in_grid]]; const ushort2 size [[threads_per_threadgroup]]; }
struct own { uint index; };
uint sum_of(uint3 v) { return v.x + v.y; }
uint all() { return index + 1000 * lane + 100000 * sum_of(inner::group) + TARGET_OS_IPHONE; }
kernel void f(device uint* y [[buffer(0)]]) { y[index] = all(); }
kernel void g(device uint* y [[buffer(0)]], uint index [[thread_index_in_threadgroup]], uint i [[thread_position_in_grid]]) {
  own o = {index};
  if (lane % 2 == 1) y[i] = o.index * inner::size.x + inner::size.y;
}""")
        i = numpy.arange(150)
        for options in ({}, {"reference": True}):
            y = numpy.zeros(150, u32)
            library.run("f", 150, 64, {0: y}, **options)
            self.assertEqual(y.tolist(), (i + 1000 * (i % 32) + 100000 * (i // 64)).tolist())
            y = numpy.zeros(150, u32)
            library.run("g", 150, 50, {0: y}, **options)
            self.assertEqual(y.tolist(), numpy.where(i % 50 % 32 % 2 == 1, i % 50 * 50 + 1, 0).tolist())

    def test_methods_of_an_address_space(self):
        """The space before and behind const, and bodies that stand outside of the class."""
        text = """
#include <metal_stdlib>
using namespace metal;
struct call {
  const int factor;
  device int* y;
  void run(uint i) device const;
  int more(uint i) const device { return factor + int(i); }
  int more(uint i) const thread { return 2 * factor + int(i); }
};
kernel void f(device const call* c [[buffer(0)]], uint i [[thread_position_in_grid]]) { c->run(i); }
void call::run(uint i) device const { y[i] = more(i) * factor; }
"""
        y = numpy.zeros(40, numpy.int32)
        c = numpy.array([(3, 0, y.ctypes.data)], numpy.dtype([("factor", "i4"), ("gap", "i4"), ("y", "u8")]))
        Library(text).run("f", 40, 32, {0: c})
        self.assertEqual(y.tolist(), [3 * (3 + i) for i in range(40)])


if __name__ == "__main__":
    unittest.main()
