; Machine code of the target: a vector of 32 numbers is four registers of AVX2's, and a product and its sum one instruction.
; stage: code
; options: --targets=avx2
; has: ^adds\.full\.avx2:
; count 4: ^\tvfmadd[0-9]+ps\t.*%ymm
; lacks: %zmm
define i32 @adds.full.avx2(ptr %b, ptr %s) {
  %v = load <32 x float>, ptr %b, align 4
  %w = load <32 x float>, ptr %s, align 4
  %p = fmul contract <32 x float> %v, %w
  %t = fadd contract <32 x float> %p, %v
  store <32 x float> %t, ptr %b, align 4
  ret i32 0
}
