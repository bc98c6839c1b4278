; Two sums of four products each grow side by side, and what is permuted for a step is so just before it; a sum of three products stays where it is.
; stage: interleave
; options: --targets=avx512
; order: %a1 = >> %b1 = >> %a2 = >> %b2 = >> %a3 = >> %b3 = >> %a4 = >> %b4 =
; order: %b3 = >> %v4 = shufflevector >> %a4.p =
; order: %c1 = >> %c2 = >> %c3 = >> %a1 =
define internal i32 @sums.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %k = load <16 x float>, ptr %b, align 4
  %v1 = shufflevector <16 x float> %k, <16 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v2 = shufflevector <16 x float> %k, <16 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %v3 = shufflevector <16 x float> %k, <16 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %v4 = shufflevector <16 x float> %k, <16 x float> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %c0 = load <16 x float>, ptr %b, align 4
  %c1.p = fmul contract <16 x float> %v1, %c0
  %c1 = fadd contract <16 x float> %c0, %c1.p
  %c2.p = fmul contract <16 x float> %v2, %c0
  %c2 = fadd contract <16 x float> %c1, %c2.p
  %c3.p = fmul contract <16 x float> %v3, %c0
  %c3 = fadd contract <16 x float> %c2, %c3.p
  %a0 = load <16 x float>, ptr %s, align 4
  %a1.p = fmul contract <16 x float> %v1, %a0
  %a1 = fadd contract <16 x float> %a0, %a1.p
  %a2.p = fmul contract <16 x float> %v2, %a0
  %a2 = fadd contract <16 x float> %a1, %a2.p
  %a3.p = fmul contract <16 x float> %v3, %a0
  %a3 = fadd contract <16 x float> %a2, %a3.p
  %a4.p = fmul contract <16 x float> %v4, %a0
  %a4 = fadd contract <16 x float> %a3, %a4.p
  %b0 = load <16 x float>, ptr %f, align 4
  %b1.p = fmul contract <16 x float> %v1, %b0
  %b1 = fadd contract <16 x float> %b0, %b1.p
  %b2.p = fmul contract <16 x float> %v2, %b0
  %b2 = fadd contract <16 x float> %b1, %b2.p
  %b3.p = fmul contract <16 x float> %v3, %b0
  %b3 = fadd contract <16 x float> %b2, %b3.p
  %b4.p = fmul contract <16 x float> %v4, %b0
  %b4 = fadd contract <16 x float> %b3, %b4.p
  store <16 x float> %c3, ptr %b, align 4
  store <16 x float> %a4, ptr %s, align 4
  store <16 x float> %b4, ptr %f, align 4
  ret i32 0
}
