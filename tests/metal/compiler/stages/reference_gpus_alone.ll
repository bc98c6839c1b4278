; A step that one thread has no code for is an error, and no other step.
; stage: reference
; error: pewter\.exp2_on_gpu has no code on the reference way
define void @power(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %x = load float, ptr %to
  %y = call float @pewter.exp2_on_gpu(float %x)
  store float %y, ptr %to
  ret void
}
declare float @pewter.exp2_on_gpu(float) memory(none)
