; A body returns at its barrier; what lives across it is in the SIMD group's frame, and a copy of each phase is in the loop over threadgroups.
; stage: phases
; options: --targets=avx2
; lacks: call void @pewter.wait
; has: switch i32 %
; has: store <32 x float> %v, ptr %
; has: define .*i32 @waits.full\(
; has: define .* @waits.threadgroups\(
; count 2: ret i32 1$
define internal i32 @waits.full.body(ptr noalias %b, ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <32 x float>, ptr %b
  %twice = fmul <32 x float> %v, splat (float 2.0)
  store <32 x float> %twice, ptr %b
  call void @pewter.wait()
  %w = load <32 x float>, ptr %b
  %sum = fadd <32 x float> %v, %w
  store <32 x float> %sum, ptr %b
  ret i32 0
}
declare void @pewter.wait() convergent noduplicate nounwind
