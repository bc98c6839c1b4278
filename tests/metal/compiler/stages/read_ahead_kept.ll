; A frame brings the address of a threadgroup's rows across a barrier: they are read ahead, and so is what moves from phase to phase, in the loop;
; not what all threadgroups read.
; stage: read_ahead
; options: --targets=avx512
; count 3: call void @llvm.prefetch.p0
define void @reads.threadgroups(ptr noalias %x, ptr noalias %y, ptr noalias %frame, i64 %groups, i64 %turns, i64 %row) {
entry:
  %shared.place = getelementptr i8, ptr %frame, i64 8
  %grown.place = getelementptr i8, ptr %frame, i64 16
  br label %threadgroup
threadgroup:
  %group = phi i64 [ 0, %entry ], [ %group.next, %end ]
  %first = mul i64 %group, %row
  %own = getelementptr i8, ptr %x, i64 %first
  store ptr %own, ptr %frame, !alias.scope !3, !noalias !0, !pewter.kept !6
  store ptr %y, ptr %shared.place, !alias.scope !3, !noalias !0, !pewter.kept !7
  store ptr %y, ptr %grown.place, !alias.scope !3, !noalias !0, !pewter.kept !8
  br label %phase
phase:
  %own.kept = load ptr, ptr %frame, !alias.scope !3, !noalias !0, !pewter.kept !6
  %shared.kept = load ptr, ptr %shared.place, !alias.scope !3, !noalias !0, !pewter.kept !7
  %grown.kept = load ptr, ptr %grown.place, !alias.scope !3, !noalias !0, !pewter.kept !8
  br label %turn
turn:
  %n = phi i64 [ 0, %phase ], [ %n.next, %turn ]
  %sum = phi <1024 x float> [ zeroinitializer, %phase ], [ %sum.3, %turn ]
  %at = mul i64 %n, 600
  %from = getelementptr i8, ptr %own.kept, i64 %at
  %a = load <32 x float>, ptr %from, !noalias !0
  %shared = getelementptr i8, ptr %shared.kept, i64 %at
  %d = load <32 x float>, ptr %shared, !noalias !0
  %grown = getelementptr i8, ptr %grown.kept, i64 %at
  %g = load <16 x float>, ptr %grown, !noalias !0
  %one = extractelement <32 x float> %a, i64 0
  %v = insertelement <1024 x float> %sum, float %one, i64 0
  %sum.1 = fadd <1024 x float> %sum, %v
  %sum.2 = fadd <1024 x float> %sum.1, %v
  %sum.3 = fadd <1024 x float> %sum.2, %v
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, %turns
  br i1 %more, label %turn, label %out
out:
  %grown.next = getelementptr i8, ptr %grown.kept, i64 64
  store ptr %grown.next, ptr %grown.place, !alias.scope !3, !noalias !0, !pewter.kept !8
  %again = icmp ult i64 %row, %turns
  br i1 %again, label %phase, label %end
end:
  store <1024 x float> %sum.3, ptr %y
  %group.next = add i64 %group, 1
  %next = icmp ult i64 %group.next, %groups
  br i1 %next, label %threadgroup, label %done
done:
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
!6 = !{!"reads.full.body", i32 0}
!7 = !{!"reads.full.body", i32 1}
!8 = !{!"reads.full.body", i32 2}
