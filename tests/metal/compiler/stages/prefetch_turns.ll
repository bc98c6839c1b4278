; In a loop with a barrier a row that goes on through memory is fetched one line ahead, one that does not line by line; threadgroup memory is not.
; stage: prefetch_turns
; count 3: call void @llvm.prefetch
; has: = getelementptr i8, ptr %row, i64 64
; has: = getelementptr i8, ptr %other, i64 %step
define internal i32 @reads.full.body(ptr noalias %b, ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
entry:
  %step = sext i32 %q to i64
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i64 [ 0, %entry ], [ %at.next, %loop ]
  %to = phi i64 [ 0, %entry ], [ %to.next, %loop ]
  %row = getelementptr i8, ptr %b, i64 %at
  %own = load <16 x float>, ptr %row, align 1, !noalias !0
  %other = getelementptr i8, ptr %b, i64 %to
  %far = load <16 x float>, ptr %other, align 1, !noalias !0
  %shared = getelementptr i8, ptr %s, i64 %at
  %near = load <16 x float>, ptr %shared, align 1, !alias.scope !0
  call void @pewter.wait()
  %sum = fadd <16 x float> %own, %far
  %all = fadd <16 x float> %sum, %near
  store <16 x float> %all, ptr %f, align 1
  %at.next = add i64 %at, 64
  %to.next = add i64 %to, %step
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %i
  br i1 %ends, label %end, label %loop
end:
  ret i32 0
}
declare void @pewter.wait() convergent noduplicate nounwind
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
