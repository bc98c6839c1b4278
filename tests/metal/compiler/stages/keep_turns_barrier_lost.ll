; Nothing is kept where LLVM has joined stores of what a frame brings: one that has lost its mark lies at the place, in a phase of its own.
; stage: keep_turns
; options: --targets=avx512
; lacks: kept.make
define void @product.threadgroups(ptr noalias %0, ptr noalias %1, i32 %2, i32 %3) {
entry:
  %x = load ptr, ptr %0, !invariant.load !3
  %at.y = getelementptr i8, ptr %0, i64 8
  %y = load ptr, ptr %at.y, !invariant.load !3
  %at.count = getelementptr i8, ptr %1, i64 64
  %count = load i32, ptr %at.count, !invariant.load !3
  %at.memory = getelementptr i8, ptr %1, i64 88
  %memory = load ptr, ptr %at.memory, !invariant.load !3
  %at.frames = getelementptr i8, ptr %1, i64 120
  %frames = load ptr, ptr %at.frames, !invariant.load !3
  br label %threadgroup
threadgroup:
  %group = phi i32 [ %2, %entry ], [ %group.next, %end ]
  br label %first
first:
  %index.1 = phi i32 [ 0, %threadgroup ], [ %index.1.next, %first ]
  %index.1.64 = zext i32 %index.1 to i64
  %frame.at.1 = shl i64 %index.1.64, 7
  %frame.1 = getelementptr i8, ptr %frames, i64 %frame.at.1
  %begin = getelementptr i8, ptr %y, i64 4096
  %place.1 = getelementptr i8, ptr %frame.1, i64 64
  store ptr %y, ptr %place.1, !alias.scope !4, !noalias !0
  store ptr %begin, ptr %place.1, !alias.scope !4, !noalias !0, !pewter.kept !7
  store <32 x float> zeroinitializer, ptr %memory, !alias.scope !4, !noalias !0
  %index.1.next = add i32 %index.1, 1
  %last.1 = icmp eq i32 %index.1.next, %count
  br i1 %last.1, label %waited, label %first
waited:
  br label %simdgroups
simdgroups:
  %index = phi i32 [ 0, %waited ], [ %index.next, %out ]
  %index.64 = zext i32 %index to i64
  %frame.at = shl i64 %index.64, 7
  %frame = getelementptr i8, ptr %frames, i64 %frame.at
  %place.2 = getelementptr i8, ptr %frame, i64 64
  %begin.kept = load ptr, ptr %place.2, !alias.scope !4, !noalias !0, !pewter.kept !7
  %row = add i32 %group, %index
  %row.64 = zext i32 %row to i64
  %row.at = shl i64 %row.64, 12
  %rows = getelementptr i8, ptr %x, i64 %row.at
  br label %turn
turn:
  %n = phi i64 [ 0, %simdgroups ], [ %n.next, %turn ]
  %sum = phi <32 x float> [ zeroinitializer, %simdgroups ], [ %sum.3, %turn ]
  %at = shl i64 %n, 8
  %from = getelementptr i8, ptr %begin.kept, i64 %at
  %a = load <32 x float>, ptr %from, !noalias !0
  %behind = getelementptr i8, ptr %from, i64 128
  %b = load <32 x float>, ptr %behind, !noalias !0
  %a.1 = shufflevector <32 x float> %a, <32 x float> %b, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %b.1 = shufflevector <32 x float> %a, <32 x float> %b, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %a.2 = fmul <32 x float> %a.1, %a.1
  %b.2 = fmul <32 x float> %b.1, %b.1
  %a.3 = fadd <32 x float> %a.2, %b.1
  %b.3 = fadd <32 x float> %b.2, %a.1
  %a.4 = fmul <32 x float> %a.3, %a.3
  %b.4 = fmul <32 x float> %b.3, %b.3
  %s.1 = fadd <32 x float> %a.4, %b.4
  %s.2 = fmul <32 x float> %s.1, %s.1
  %s.3 = fadd <32 x float> %s.2, %a.4
  %s.4 = fmul <32 x float> %s.3, %s.3
  %place = getelementptr i8, ptr %rows, i64 %at
  %own = load <32 x float>, ptr %place, !noalias !0
  %sum.1 = fadd <32 x float> %sum, %own
  %p.1 = fmul <32 x float> %a.4, %own
  %p.2 = fmul <32 x float> %b.4, %own
  %sum.2 = fadd <32 x float> %p.1, %p.2
  %p.3 = fmul <32 x float> %s.4, %sum.1
  %sum.3 = fadd <32 x float> %sum.2, %p.3
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, 10
  br i1 %more, label %turn, label %out
out:
  store <32 x float> %sum.3, ptr %rows, align 4, !noalias !0
  %index.next = add i32 %index, 1
  %last = icmp eq i32 %index.next, %count
  br i1 %last, label %end, label %simdgroups
end:
  %group.next = add i32 %group, 1
  %next = icmp ult i32 %group.next, %3
  br i1 %next, label %threadgroup, label %done
done:
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
!7 = !{!"product.full.body", i32 0}
