// A translator negates without overflow: make_unsigned_t of a vector is the vector of unsigned numbers.
//: x = array([5, -7, 0, -2147483648], i32)
//: run("negative", 1, 1, {0: x}, {0: [-5, 7, 0, -2147483648]})
#include <metal_stdlib>
template <typename T>
T negated(T x) { return as_type<T>(metal::make_unsigned_t<T>(0) - metal::make_unsigned_t<T>(x)); }
kernel void negative(device metal::int4* x [[buffer(0)]]) {
  x[0] = negated(x[0]);
  x[0].x = metal::is_same_v<metal::make_signed_t<metal::ushort3>, metal::short3> ? x[0].x : negated(x[0].x);
}
