; For GPUs accesses claim their elements' alignment alone; what types promise is kept as a hint. A structure of halves is copied by two bytes.
; stage: import
; options: --targets=sm_90
; has: load <4 x float>, ptr %x, align 4, !alias.scope
; has: store <4 x float> %v, ptr %y, align 4, !alias.scope
; has: load i32, ptr %from, align 2, !alias.scope
; has: memcpy.*align 2 %z, ptr align 2 %from, .*!alias.scope
; has: load i32, ptr %word, align 4$
; has: "pewter.promised.16"
; has: "pewter.promised.4"
; lacks: align (8|16)
%halves = type { half, half }
define void @moves(ptr %x, ptr %y, ptr %w) {
  %v = load <4 x float>, ptr %x, align 16
  store <4 x float> %v, ptr %y, align 16
  %from = getelementptr %halves, ptr %x, i64 3
  %z = getelementptr %halves, ptr %y, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %z, ptr align 4 %from, i64 4, i1 false)
  %n = load i32, ptr %from, align 4
  %word = getelementptr [12 x i8], ptr %w, i64 2
  %m = load i32, ptr %word, align 4
  %s = add i32 %n, %m
  store i32 %s, ptr %w, align 4
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
