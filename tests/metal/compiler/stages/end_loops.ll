; A loop without an end has a way out, which nobody takes.
; stage: end_loops
; count 1: @pewter.position.threads_per_threadgroup\(i32 0\)
; has: never
; count 2: ret void
define void @waits(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %x = load i32, ptr %to
  %c = icmp eq i32 %x, 0
  br i1 %c, label %forever, label %end
forever:
  store i32 1, ptr %to
  br label %forever
end:
  ret void
}
