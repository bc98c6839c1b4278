; Four iterations that index a thread's array are unrolled; others are LLVM's to decide.
; stage: mark_loops
; count 1: br .*label %four.*!llvm.loop
; count 1: br .*!llvm.loop
; has: llvm.loop.unroll.full
define void @two_loops(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %own = alloca [4 x i32]
  br label %four
four:
  %i = phi i32 [ 0, %start ], [ %i1, %four ]
  %at = getelementptr i32, ptr %own, i32 %i
  store i32 %i, ptr %at
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 4
  br i1 %c, label %four, label %many
many:
  %k = phi i32 [ 0, %four ], [ %k1, %many ]
  %at_k = getelementptr i32, ptr %own, i32 %k
  %x = load i32, ptr %at_k
  store i32 %x, ptr %to
  %k1 = add i32 %k, 1
  %d = icmp ult i32 %k1, 100
  br i1 %d, label %many, label %end
end:
  ret void
}
