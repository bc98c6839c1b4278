; Products of halves are tensor cores', two of one right factor at once; a product of numbers that are no halves is sixteen fma.
; stage: gpu_matrices
; options: --targets=sm_80
; count 1: asm "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32
; count 1: asm "movmatrix
; count 16: call float @llvm.fma.f32
; lacks: call <4 x float> @pewter.simd.multiply_matrices
define void @pewter_dispatch(ptr "pewter-argument"="0" %to, half %h0, half %h1, half %h2, half %h3, float %x, float %y) convergent {
  %a0 = fpext half %h0 to float
  %a1 = fpext half %h1 to float
  %b0 = fpext half %h2 to float
  %b1 = fpext half %h3 to float
  %first = call <4 x float> @pewter.simd.multiply_matrices.f(float %a0, float %a1, float %b0, float %b1, float 0.0, float 0.0)
  %second = call <4 x float> @pewter.simd.multiply_matrices.f(float %a1, float %a0, float %b0, float %b1, float 0.0, float 0.0)
  %third = call <4 x float> @pewter.simd.multiply_matrices.f(float %x, float %y, float %b0, float %b1, float 0.0, float 0.0)
  %s = fadd <4 x float> %first, %second
  %t = fadd <4 x float> %s, %third
  store <4 x float> %t, ptr %to
  ret void
}
declare <4 x float> @pewter.simd.multiply_matrices.f(float, float, float, float, float, float) convergent
