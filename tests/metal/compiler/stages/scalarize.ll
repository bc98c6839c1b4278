; A word as two halves is two shifts, and no vector of a thread is left, in memory neither.
; stage: scalarize
; lacks: <[24] x
; has: lshr i32 %word, 16
; count 2: fadd half
define void @halves(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %word = load i32, ptr %to
  %two = bitcast i32 %word to <2 x half>
  %more = load <2 x half>, ptr %to
  %sum = fadd <2 x half> %two, %more
  store <2 x half> %sum, ptr %to
  ret void
}
