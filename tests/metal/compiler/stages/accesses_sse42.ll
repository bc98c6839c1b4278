; SSE4.2 has no gathers: one under a mask is a call of a loop over its bits, one of all lanes stays LLVM's.
; stage: accesses
; options: --targets=sse42
; count 1: call <32 x float> @pewter.lanes.load.float
; has: define .*@pewter.lanes.load.float
; count 1: call <32 x float> @llvm.masked.gather
define internal i32 @reads.part.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %mask = load <32 x i1>, ptr %s
  %offsets = load <32 x i64>, ptr %f
  %at = getelementptr float, ptr %b, <32 x i64> %offsets
  %v = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at, <32 x i1> %mask, <32 x float> poison)
  %w = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at, <32 x i1> splat (i1 true), <32 x float> poison)
  %sum = fadd <32 x float> %v, %w
  store <32 x float> %sum, ptr %b
  ret i32 0
}
declare <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr>, <32 x i1>, <32 x float>)
