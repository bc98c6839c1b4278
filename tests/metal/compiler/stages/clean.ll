; What lowering leaves: a sum that is there twice, a select of a known condition, a cast there and back.
; stage: clean
; options: --targets=avx2
; count 1: fadd
; lacks: select
; lacks: (zext|trunc)
define internal i32 @sums.full(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <32 x float>, ptr %b
  %t = fadd <32 x float> %v, splat (float 1.0)
  %u = fadd <32 x float> %v, splat (float 1.0)
  %w = fmul <32 x float> %t, %u
  %c = select <32 x i1> splat (i1 true), <32 x float> %w, <32 x float> %v
  store <32 x float> %c, ptr %b
  %n = load <32 x i32>, ptr %s
  %wide = zext <32 x i32> %n to <32 x i64>
  %m = trunc <32 x i64> %wide to <32 x i32>
  store <32 x i32> %m, ptr %f
  ret i32 0
}
