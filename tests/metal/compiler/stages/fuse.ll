; SSE4.2 has no fma: vectors are summed in double precision, and a number by itself is the C library's.
; stage: fuse
; options: --targets=sse42
; lacks: call <32 x float> @llvm.fma
; count 1: call float @llvm.fma.f32
; has: fmul <[0-9]+ x double>
define internal i32 @sums.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <32 x float>, ptr %b
  %w = call <32 x float> @llvm.fma.v32f32(<32 x float> %v, <32 x float> %v, <32 x float> %v)
  store <32 x float> %w, ptr %b
  %one = load float, ptr %s
  %two = call float @llvm.fma.f32(float %one, float %one, float %one)
  store float %two, ptr %s
  ret i32 0
}
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare float @llvm.fma.f32(float, float, float)
