; A kernel's functions have the target's name, so that one object may have those of several; what they call alone keeps its name.
; stage: symbols
; options: --targets=avx2
; has: define .*@adds\.full\.avx2\(
; has: define .*@adds\.threadgroups\.avx2\(
; has: define internal .*@adds\.other\(
; has: call .*@adds\.full\.avx2\(
declare void @adds() "pewter-kernel"
define i32 @adds.full(ptr %b) {
  call void @adds.other(ptr %b)
  ret i32 0
}
define void @adds.threadgroups(ptr %b) {
  %state = call i32 @adds.full(ptr %b)
  ret void
}
define internal void @adds.other(ptr %b) {
  store i32 1, ptr %b
  ret void
}
