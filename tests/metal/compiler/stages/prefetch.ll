; What a function of threadgroups stores to a buffer, 32 lanes at once, is fetched 1024 bytes ahead, line by line; threadgroup memory and the third loop are not.
; stage: prefetch
; options: --targets=avx2
; count 2: call void @llvm.prefetch
; count 1: = getelementptr i8, ptr %at, i64 1024
; count 1: = getelementptr i8, ptr %at, i64 1088
; order: call void @llvm.prefetch >> call void @llvm.prefetch >> store <32 x float> %v, ptr %at
define void @writes.threadgroups(ptr noalias %b, ptr noalias %s, i32 %count) {
start:
  %v = load <32 x float>, ptr %s, !alias.scope !0
  br label %loop
loop:
  %n = phi i32 [ 0, %start ], [ %next, %loop.end ]
  %at = getelementptr <32 x float>, ptr %b, i32 %n
  store <32 x float> %v, ptr %at, align 4, !noalias !0
  store <32 x float> %v, ptr %s, align 4, !alias.scope !0
  br label %second
second:
  br label %third
third:
  store <32 x float> %v, ptr %b, align 4, !noalias !0
  %is.third = load volatile i1, ptr %s
  br i1 %is.third, label %third, label %second.end
second.end:
  %is.second = load volatile i1, ptr %s
  br i1 %is.second, label %second, label %loop.end
loop.end:
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %count
  br i1 %ends, label %end, label %loop
end:
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
