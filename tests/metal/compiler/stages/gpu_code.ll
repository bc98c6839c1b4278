; PTX of the target: an entry of the kernel's name, a vector's load whole, a product and its sum in one instruction.
; stage: gpu_code
; options: --targets=sm_80
; has: ^\.target sm_80
; has: \.visible \.entry pewter_dispatch\(
; count 1: ld\.global\.v4\.b32
; count 1: fma\.rn\.f32
; lacks: mul\.(rn\.)?f32
define ptx_kernel void @pewter_dispatch(ptr "pewter-argument"="0" %to) {
  %v = load <4 x float>, ptr %to, align 16
  %x = extractelement <4 x float> %v, i32 3
  %y = extractelement <4 x float> %v, i32 2
  %p = fmul contract float %x, %y
  %s = fadd contract float %p, %x
  store float %s, ptr %to, align 16
  ret void
}
