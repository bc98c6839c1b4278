; What a kernel uses is known: a barrier, an argument that is only read, one that it does not use, a constant without a value; one of independent threads is that.
; stage: describe
; order: ^; kernel waits >> ^; barrier 1 >> ^; argument 0 to$ >> ^; argument 1 from read$ >> ^; unset 'n' \(index 3\)$ >> ^; kernel adds >> ^; barrier 0 >> ^; ungrouped >> ^; argument 0 to$
; count 1: ^; ungrouped
; lacks: ^; argument 2
; has: store i32 %s
@n = internal global i32 0 #0
define void @waits(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from, ptr "pewter-argument"="2" %unused) "pewter-kernel" {
  %x = load i32, ptr %from
  call void @pewter.barrier()
  %n = load i32, ptr @n
  %s = add i32 %x, %n
  store i32 %s, ptr %to
  ret void
}
define void @adds(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %i = call i32 @pewter.position.thread_position_in_grid(i32 0)
  %at = getelementptr i32, ptr %to, i32 %i
  store i32 %i, ptr %at
  ret void
}
declare void @pewter.barrier() convergent
declare i32 @pewter.position.thread_position_in_grid(i32) memory(none)
attributes #0 = { "pewter-unset"="'n' (index 3)" }
