; Cases of a switch that nothing reaches go, with the blocks that lead there alone.
; stage: prune
; lacks: unreachable
; lacks: on_the_way:
; has: first:
define void @chooses(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %x = load i32, ptr %to
  switch i32 %x, label %nowhere [ i32 1, label %first
                                  i32 2, label %second
                                  i32 3, label %on_the_way ]
first:
  store i32 10, ptr %to
  ret void
second:
  store i32 20, ptr %to
  ret void
on_the_way:
  %y = add i32 %x, 1
  br label %nowhere
nowhere:
  unreachable
}
