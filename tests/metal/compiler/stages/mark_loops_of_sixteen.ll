; Loops that ask at their head, as clang writes them, ask once more than they turn: sixteen turns are few, seventeen are not.
; stage: mark_loops
; count 1: br label %sixteen, !llvm.loop
; count 1: !llvm.loop
define void @two_loops(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %own = alloca [32 x i32]
  br label %sixteen
sixteen:
  %i = phi i32 [ 0, %start ], [ %i1, %body ]
  %c = icmp ult i32 %i, 16
  br i1 %c, label %body, label %more
body:
  %at = getelementptr i32, ptr %own, i32 %i
  store i32 %i, ptr %at
  %i1 = add i32 %i, 1
  br label %sixteen
more:
  %k = phi i32 [ 0, %sixteen ], [ %k1, %copy ]
  %d = icmp ult i32 %k, 17
  br i1 %d, label %copy, label %end
copy:
  %at_k = getelementptr i32, ptr %own, i32 %k
  %x = load i32, ptr %at_k
  store i32 %x, ptr %to
  %k1 = add i32 %k, 1
  br label %more
end:
  ret void
}
