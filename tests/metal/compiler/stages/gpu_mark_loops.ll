; For GPUs, too, a short loop that indexes a thread's array is unrolled; a loop of as many turns over a buffer is LLVM's to decide.
; stage: gpu_mark_loops
; count 1: br .*!llvm.loop
; count 1: br .*label %own.*!llvm.loop
; has: llvm.loop.unroll.full
define void @two_loops(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %array = alloca [4 x i32]
  br label %own
own:
  %i = phi i32 [ 0, %start ], [ %i1, %own ]
  %at = getelementptr i32, ptr %array, i32 %i
  store i32 %i, ptr %at
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 4
  br i1 %c, label %own, label %buffer
buffer:
  %k = phi i32 [ 0, %own ], [ %k1, %buffer ]
  %at_k = getelementptr i32, ptr %to, i32 %k
  store i32 %k, ptr %at_k
  %k1 = add i32 %k, 1
  %d = icmp ult i32 %k1, 4
  br i1 %d, label %buffer, label %end
end:
  ret void
}
