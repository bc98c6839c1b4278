// madsat(a, b, c): a * b + c, saturated.
//: run("sums", 1, 1, {0: zeros(4, i32)}, {0: [2147483647, 255, -32768, 7]})
#include <metal_stdlib>
using namespace metal;
kernel void sums(device int* y [[buffer(0)]]) {
  y[0] = madsat(100000, 100000, 1), y[1] = madsat(uchar(200), uchar(2), uchar(3)), y[2] = madsat(short4(300), short4(-300), short4(1)).z;
  y[3] = madsat(2, 3, 1);
}
