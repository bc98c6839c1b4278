; LLVM's passes: equal sums of lanes are one, what does not change leaves the loop, and a dead store goes; scalars are not put together in vectors.
; stage: optimize
; options: --targets=avx2
; count 1: fadd <32 x float>
; order: fmul <32 x float> %c, %c >> ^loop:
; lacks: store <32 x float> zeroinitializer
; count 4: fadd float
define internal i32 @sums.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
start:
  %c = load <32 x float>, ptr %f
  store <32 x float> zeroinitializer, ptr %b
  br label %loop
loop:
  %n = phi i32 [ 0, %start ], [ %next, %loop ]
  %t = fadd <32 x float> %c, splat (float 1.0)
  %u = fadd <32 x float> splat (float 1.0), %c
  %square = fmul <32 x float> %c, %c
  %v = fmul <32 x float> %t, %u
  %w = fsub <32 x float> %v, %square
  store <32 x float> %w, ptr %b
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %i
  br i1 %ends, label %end, label %loop
end:
  %p1 = getelementptr i8, ptr %s, i64 4
  %p2 = getelementptr i8, ptr %s, i64 8
  %p3 = getelementptr i8, ptr %s, i64 12
  %v0 = load float, ptr %s
  %v1 = load float, ptr %p1
  %v2 = load float, ptr %p2
  %v3 = load float, ptr %p3
  %s0 = fadd float %v0, 1.0
  %s1 = fadd float %v1, 1.0
  %s2 = fadd float %v2, 1.0
  %s3 = fadd float %v3, 1.0
  store float %s0, ptr %s
  store float %s1, ptr %p1
  store float %s2, ptr %p2
  store float %s3, ptr %p3
  ret i32 0
}
