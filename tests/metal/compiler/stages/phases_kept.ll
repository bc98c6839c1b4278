; What lives across barriers is stored once, where it is made or comes to a loop; what one operation makes of it is made again (body, and copy).
; stage: phases
; options: --targets=avx512
; count 2: store ptr %base, ptr %
; count 4: store <16 x float> zeroinitializer, ptr %
; count 2: store <16 x float> %next, ptr %
; lacks: store <16 x float> %(sum|all),
; lacks: store ptr %address
define internal i32 @sums.full.body(ptr noalias %b, ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
entry:
  %base = load ptr, ptr %b
  %count = load i64, ptr %s
  %any = icmp ne i64 %count, 0
  br i1 %any, label %loop, label %end
loop:
  %sum = phi <16 x float> [ zeroinitializer, %entry ], [ %next, %loop ]
  %at = phi i64 [ 0, %entry ], [ %to, %loop ]
  %address = getelementptr i8, ptr %base, i64 %at
  call void @pewter.wait()
  %v = load <16 x float>, ptr %address
  %next = fadd <16 x float> %sum, %v
  %to = add i64 %at, 64
  %more = icmp ult i64 %to, %count
  br i1 %more, label %loop, label %end
end:
  %all = phi <16 x float> [ zeroinitializer, %entry ], [ %next, %loop ]
  call void @pewter.wait()
  store <16 x float> %all, ptr %b
  ret i32 0
}
declare void @pewter.wait() convergent noduplicate nounwind
