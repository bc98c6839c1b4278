; Phases are inlined into their threadgroups' function, and what is the same in all turns is computed once before the loop.
; stage: finish
; options: --targets=avx2
; lacks: @sums\.one
; order: = fmul <32 x float> >> ^loop: >> store <32 x float>
define void @sums.threadgroups(ptr noalias %b, ptr noalias %s, i32 %count) {
start:
  br label %loop
loop:
  %n = phi i32 [ 0, %start ], [ %next, %loop ]
  call void @sums.one(ptr %b, ptr %s, i32 %n)
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %count
  br i1 %ends, label %end, label %loop
end:
  ret void
}
define internal void @sums.one(ptr noalias %b, ptr noalias %s, i32 %n) alwaysinline {
  %v = load <32 x float>, ptr %s
  %square = fmul <32 x float> %v, %v
  %at = getelementptr <32 x float>, ptr %b, i32 %n
  store <32 x float> %square, ptr %at
  ret void
}
