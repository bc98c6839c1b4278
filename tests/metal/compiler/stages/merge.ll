; The same value computed twice under the same condition is computed once.
; stage: merge
; count 1: call float @llvm.sqrt
; count 1: select i1 %c
define void @roots(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %x = load float, ptr %to
  %c = fcmp ogt float %x, 2.0
  br i1 %c, label %a, label %behind_a
a:
  %r = call float @llvm.sqrt.f32(float %x)
  br label %behind_a
behind_a:
  %v = phi float [ %r, %a ], [ %x, %start ]
  br i1 %c, label %b, label %behind_b
b:
  %q = call float @llvm.sqrt.f32(float %x)
  br label %behind_b
behind_b:
  %w = phi float [ %q, %b ], [ %x, %behind_a ]
  %s = fadd float %v, %w
  store float %s, ptr %to
  ret void
}
declare float @llvm.sqrt.f32(float)
