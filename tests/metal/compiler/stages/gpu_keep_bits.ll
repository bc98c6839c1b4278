; A number's bits that are a factor by an element of a vector are taken by an operation on integers that the driver's compiler does not know.
; stage: gpu_keep_bits
; options: --targets=sm_90
; has: %w to i64
; has: xor i64
define void @pewter_dispatch(ptr %y, float %n, i32 %i, i32 %zero) #0 {
  %p = fmul float %n, 3.5
  %v = insertelement <2 x float> poison, float %p, i32 0
  %w = insertelement <2 x float> %v, float %p, i32 1
  %bits = bitcast <2 x float> %w to <2 x i32>
  %s = shufflevector <2 x i32> %bits, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %t = insertelement <2 x i32> %s, i32 7, i32 1
  %e = extractelement <2 x i32> %t, i32 %i
  %m = mul i32 %e, 5
  store i32 %m, ptr %y
  ret void
}
attributes #0 = { "pewter-kernel" }
