; A masked load whose mask is not known is frozen, one of all lanes is not.
; stage: freeze_loads
; count 1: freeze <32 x float>
define internal i32 @reads.part.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %mask = load <32 x i1>, ptr %s
  %v = call <32 x float> @llvm.masked.load.v32f32.p0(ptr align 4 %b, <32 x i1> %mask, <32 x float> poison)
  %w = call <32 x float> @llvm.masked.load.v32f32.p0(ptr align 4 %b, <32 x i1> splat (i1 true), <32 x float> poison)
  %sum = fadd <32 x float> %v, %w
  store <32 x float> %sum, ptr %b
  ret i32 0
}
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, <32 x i1>, <32 x float>)
