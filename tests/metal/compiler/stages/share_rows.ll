; A row that is loaded again, with nothing stored between, is loaded once; behind a store that may have changed it, it is loaded again.
; stage: share_rows
; options: --targets=avx2
; count 2: load <8 x float>, ptr %b
define internal i32 @reads.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <8 x float>, ptr %b, align 4
  %w = load <8 x float>, ptr %b, align 4
  %t = fadd <8 x float> %v, %w
  store <8 x float> %t, ptr %s, align 4
  %u = load <8 x float>, ptr %b, align 4
  store <8 x float> %u, ptr %f, align 4
  ret i32 0
}
