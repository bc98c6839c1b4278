; A loop that is left from two places, and a switch, as branches of two ways with one return.
; stage: structure
; lacks: switch
; count 1: ret void
define void @searches(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %i1, %next ]
  %at = getelementptr i32, ptr %to, i32 %i
  %x = load i32, ptr %at
  switch i32 %x, label %next [ i32 7, label %found
                               i32 8, label %also ]
next:
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %end
also:
  store i32 1, ptr %to
  br label %found
found:
  store i32 %i, ptr %to
  ret void
end:
  ret void
}
