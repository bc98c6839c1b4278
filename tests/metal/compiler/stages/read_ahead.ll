; Long turns prefetch what the next one loads of the threadgroup's own rows, but not what all threadgroups read or frames hold.
; stage: read_ahead
; options: --targets=avx512
; count 9: call void @llvm.prefetch.p0
; has: %turned = add i64
; has: select i1
define void @reads.threadgroups(ptr noalias %x, ptr noalias %y, i64 %groups, i64 %turns, i64 %row) {
entry:
  br label %threadgroup
threadgroup:
  %group = phi i64 [ 0, %entry ], [ %group.next, %end ]
  %first = mul i64 %group, %row
  %own = getelementptr i8, ptr %x, i64 %first
  br label %turn
turn:
  %n = phi i64 [ 0, %threadgroup ], [ %n.next, %turn ]
  %sum = phi <1024 x float> [ zeroinitializer, %threadgroup ], [ %sum.3, %turn ]
  %at = mul i64 %n, 600
  %from = getelementptr i8, ptr %own, i64 %at
  %a = load <32 x float>, ptr %from, !noalias !0
  %behind = getelementptr i8, ptr %from, i64 508
  %b = load <16 x float>, ptr %behind, !noalias !0
  %again = getelementptr i8, ptr %from, i64 64
  %c = load <112 x float>, ptr %again, !noalias !0
  %shared = getelementptr i8, ptr %y, i64 %at
  %d = load <32 x float>, ptr %shared, !noalias !0
  %e = load <32 x float>, ptr %from, !alias.scope !0, !noalias !0
  %one = extractelement <32 x float> %a, i64 0
  %v = insertelement <1024 x float> %sum, float %one, i64 0
  %sum.1 = fadd <1024 x float> %sum, %v
  %sum.2 = fadd <1024 x float> %sum.1, %v
  %sum.3 = fadd <1024 x float> %sum.2, %v
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, %turns
  br i1 %more, label %turn, label %end
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
