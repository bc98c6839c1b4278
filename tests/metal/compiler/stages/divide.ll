; Quotients by what only the host knows are those of numbers of twice the precision; by a constant they are LLVM's.
; stage: divide
; count 1: udiv
; count 4: fdiv <8 x double>
; lacks: urem
define internal i32 @divides.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %v = load <32 x i32>, ptr %b
  %w = load <32 x i32>, ptr %s
  %rest = urem <32 x i32> %v, %w
  %tenth = udiv <32 x i32> %rest, splat (i32 10)
  store <32 x i32> %tenth, ptr %b
  ret i32 0
}
