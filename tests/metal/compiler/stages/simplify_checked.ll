; Behind the checks a thread's variable is in a register and equal sums are one; each question stays.
; stage: simplify_checked
; options: --targets=avx2 --checked
; lacks: alloca
; count 1: load float
; count 1: fadd float
; count 2: call ptr @pewter.check\(
define void @reads(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  %own = alloca float
  %a = call ptr @pewter.check(ptr %from, i64 4, i32 0, ptr null, ptr null)
  %x = load float, ptr %a
  %s = fadd float %x, 1.0
  store float %s, ptr %own
  %t = fadd float %x, 1.0
  %u = load float, ptr %own
  %v = fmul float %t, %u
  %b = call ptr @pewter.check(ptr %to, i64 4, i32 1, ptr null, ptr null)
  store float %v, ptr %b
  ret void
}
declare ptr @pewter.check(ptr, i64, i32, ptr, ptr)
