; For GPUs a thread's array that a loop of four turns fills is in registers: the loop is unrolled, and sums of vectors are sums of numbers. Loads of vectors
; stay whole.
; stage: gpu_simplify
; lacks: alloca
; lacks: phi
; lacks: fadd <4 x float>
; count 4: fadd float
; count 1: load <4 x float>
define void @sums(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %own = alloca [4 x float]
  %v = load <4 x float>, ptr %to, align 4
  %w = fadd <4 x float> %v, splat (float 1.0)
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %next, %loop ]
  %x = extractelement <4 x float> %w, i32 %i
  %at = getelementptr float, ptr %own, i32 %i
  store float %x, ptr %at
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 4
  br i1 %c, label %loop, label %end
end:
  %all = load <4 x float>, ptr %own
  store <4 x float> %all, ptr %to, align 4
  ret void
}
