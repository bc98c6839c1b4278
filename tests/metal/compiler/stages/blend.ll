; For AVX2 what inactive lanes get is blended after a load that leaves them open.
; stage: blend
; options: --targets=avx2
; has: @llvm.masked.load.v32f32.p0\(ptr align 4 %b, <32 x i1> %mask, <32 x float> poison\)
; has: select <32 x i1> %mask, <32 x float> %v, <32 x float> splat \(float 1
define internal i32 @reads.part.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %mask = load <32 x i1>, ptr %s
  %v = call <32 x float> @llvm.masked.load.v32f32.p0(ptr align 4 %b, <32 x i1> %mask, <32 x float> splat (float 1.0))
  store <32 x float> %v, ptr %b
  ret i32 0
}
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, <32 x i1>, <32 x float>)
