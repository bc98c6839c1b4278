; LLVM's passes: what is computed twice is once, and a loop's sum is known; numbers are not put together in vectors.
; stage: gpu_optimize
; options: --targets=sm_80
; count 1: = mul i32
; lacks: phi
; lacks: alloca
; count 4: fadd float
define void @pewter_dispatch(ptr "pewter-argument"="0" %to, i32 %x) {
start:
  %own = alloca i32
  %a = mul i32 %x, %x
  %b = mul i32 %x, %x
  %ab = add i32 %a, %b
  store i32 %ab, ptr %own
  br label %loop
loop:
  %n = phi i32 [ 0, %start ], [ %next, %loop ]
  %sum = phi i32 [ 0, %start ], [ %more, %loop ]
  %more = add i32 %sum, %x
  %next = add i32 %n, 1
  %c = icmp ult i32 %next, 100
  br i1 %c, label %loop, label %end
end:
  %c0 = load i32, ptr %own
  %c1 = add i32 %c0, %more
  store i32 %c1, ptr %to
  %p0 = getelementptr float, ptr %to, i64 4
  %p1 = getelementptr float, ptr %to, i64 5
  %p2 = getelementptr float, ptr %to, i64 6
  %p3 = getelementptr float, ptr %to, i64 7
  %v0 = load float, ptr %p0
  %v1 = load float, ptr %p1
  %v2 = load float, ptr %p2
  %v3 = load float, ptr %p3
  %s0 = fadd float %v0, 1.0
  %s1 = fadd float %v1, 1.0
  %s2 = fadd float %v2, 1.0
  %s3 = fadd float %v3, 1.0
  store float %s0, ptr %p0
  store float %s1, ptr %p1
  store float %s2, ptr %p2
  store float %s3, ptr %p3
  ret void
}
