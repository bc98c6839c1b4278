; Turns whose distance only the host knows: a long turn prefetches what it loads itself a thousand instructions on, three lines, by an
; address that is made again where that needs one load at most. What it loads at its beginning it does not.
; stage: read_ahead
; options: --targets=avx512
; count 3: call void @llvm.prefetch.p0
; count 3: = load i64, ptr
; has: getelementptr i8, ptr %own.a
define void @reads.threadgroups(ptr noalias %x, ptr noalias %y, i64 %groups, i64 %turns, i64 %row, ptr noalias %z) {
entry:
  br label %threadgroup
threadgroup:
  %group = phi i64 [ 0, %entry ], [ %group.next, %end ]
  %first = mul i64 %group, %row
  %own.a = getelementptr i8, ptr %x, i64 %first
  br label %turn
turn:
  %n = phi i64 [ 0, %threadgroup ], [ %n.next, %turn ]
  %sum = phi <4096 x float> [ zeroinitializer, %threadgroup ], [ %sum.7, %turn ]
  %at = mul i64 %n, %row
  %from = getelementptr i8, ptr %own.a, i64 %at
  %a = load <32 x float>, ptr %from, !noalias !0
  %one = extractelement <32 x float> %a, i64 0
  %v = insertelement <4096 x float> %sum, float %one, i64 0
  %sum.1 = fadd <4096 x float> %sum, %v
  %sum.2 = fadd <4096 x float> %sum.1, %v
  %sum.3 = fadd <4096 x float> %sum.2, %v
  %sum.4 = fadd <4096 x float> %sum.3, %v
  %sum.5 = fadd <4096 x float> %sum.4, %v
  %second.row = load i64, ptr %z, !noalias !0
  %at.b = mul i64 %second.row, %at
  %from.b = getelementptr i8, ptr %own.a, i64 %at.b
  %behind = getelementptr i8, ptr %from.b, i64 64
  %b = load <32 x float>, ptr %behind, !noalias !0
  %third = getelementptr i8, ptr %from.b, i64 192
  %c = load <16 x float>, ptr %third, !noalias !0
  %place = load i64, ptr %behind, !noalias !0
  %from.d = getelementptr i8, ptr %own.a, i64 %place
  %d = load <16 x float>, ptr %from.d, !noalias !0
  %two = extractelement <32 x float> %b, i64 0
  %three = extractelement <16 x float> %c, i64 0
  %four = extractelement <16 x float> %d, i64 0
  %w = insertelement <4096 x float> %sum.5, float %two, i64 0
  %sum.6 = insertelement <4096 x float> %w, float %three, i64 1
  %sum.7 = insertelement <4096 x float> %sum.6, float %four, i64 2
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, %turns
  br i1 %more, label %turn, label %end
end:
  store <4096 x float> %sum.7, ptr %y
  %group.next = add i64 %group, 1
  %next = icmp ult i64 %group.next, %groups
  br i1 %next, label %threadgroup, label %done
done:
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
