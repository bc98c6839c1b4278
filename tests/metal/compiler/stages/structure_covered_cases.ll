; Cases are all that the value can be: the default goes, and with it the loop to which only it led, which had a way into the join.
; stage: structure
; lacks: (switch i32|never)
; count 1: ^joined:
define void @chooses(ptr "pewter-argument"="0" %to, i32 %lane) "pewter-kernel" {
start:
  %x = and i32 %lane, 3
  switch i32 %x, label %never [ i32 0, label %zero
                                i32 1, label %joined
                                i32 2, label %two
                                i32 3, label %end ]
never:
  br label %never.loop
never.loop:
  %i = phi i32 [ 0, %never ], [ %i1, %never.loop ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %lane
  br i1 %c, label %never.loop, label %joined
joined:
  %sum = phi i32 [ %i1, %never.loop ], [ 1, %start ]
  store i32 %sum, ptr %to
  br label %end
zero:
  store i32 7, ptr %to
  br label %end
two:
  store i32 8, ptr %to
  br label %end
end:
  ret void
}
