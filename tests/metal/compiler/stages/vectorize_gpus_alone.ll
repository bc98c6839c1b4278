; A step that vectors have no code for is an error: with AVX-512 it would be a scaling.
; stage: vectorize
; options: --targets=avx512
; error: pewter\.exp2_on_gpu has no code on vectors
define void @power(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %x = load float, ptr %to
  %y = call float @pewter.exp2_on_gpu(float %x)
  store float %y, ptr %to
  ret void
}
declare float @pewter.exp2_on_gpu(float) memory(none)
