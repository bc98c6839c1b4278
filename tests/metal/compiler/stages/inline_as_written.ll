; Functions are inlined, and what the source says twice stays so: two loads of one address, and a sum that nothing uses.
; stage: inline_as_written
; options: --targets=avx2 --checked
; lacks: call float @helper
; count 3: load float, ptr %from
; count 1: fadd float
; lacks: alloca
define void @sums(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  %own = alloca float
  %x = load float, ptr %from
  store float %x, ptr %own
  %y = load float, ptr %from
  %unused = fadd float %x, %y
  %z = call float @helper(ptr %from)
  %own.x = load float, ptr %own
  %s = fsub float %own.x, %z
  store float %s, ptr %to
  ret void
}
define internal float @helper(ptr %from) alwaysinline {
  %x = load float, ptr %from
  ret float %x
}
