; Where the loops that a source wants to be unrolled are too much together, the longest stays a loop; but not one that indexes a
; thread's array, nor one whose turns have SIMD-group functions.
; stage: mark_loops
; count 1: llvm.loop.unroll.disable
; has: br i1 %c, .*!llvm.loop !([0-9]+)
; count 1: llvm.loop.unroll.full
declare i32 @pewter.simd.sum.i(i32)
define void @three_loops(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
start:
  %own = alloca [16384 x i32]
  br label %plain
plain:
  %i = phi i32 [ 0, %start ], [ %i1, %plain ]
  %at = getelementptr i32, ptr %from, i32 %i
  %x = load i32, ptr %at
  store i32 %x, ptr %to
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 9000
  br i1 %c, label %plain, label %arrays, !llvm.loop !0
arrays:
  %k = phi i32 [ 0, %plain ], [ %k1, %arrays ]
  %at_k = getelementptr i32, ptr %own, i32 %k
  %y = load i32, ptr %from
  store i32 %y, ptr %at_k
  %k1 = add i32 %k, 1
  %d = icmp ult i32 %k1, 10000
  br i1 %d, label %arrays, label %together, !llvm.loop !1
together:
  %n = phi i32 [ 0, %arrays ], [ %n1, %together ]
  %z = load i32, ptr %from
  %sum = call i32 @pewter.simd.sum.i(i32 %z)
  store i32 %sum, ptr %to
  %n1 = add i32 %n, 1
  %e = icmp ult i32 %n1, 10000
  br i1 %e, label %together, label %end, !llvm.loop !2
end:
  ret void
}
!0 = distinct !{!0, !3}
!1 = distinct !{!1, !3}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.full"}
