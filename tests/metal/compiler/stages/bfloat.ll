; Arithmetic on bfloat is that on float, rounded to the nearest.
; stage: bfloat
; count 1: fadd <32 x float>
; lacks: fadd <32 x bfloat>
; lacks: fpext <32 x bfloat>
define internal i32 @sums.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <32 x bfloat>, ptr %b
  %sum = fadd <32 x bfloat> %v, %v
  store <32 x bfloat> %sum, ptr %b
  ret i32 0
}
