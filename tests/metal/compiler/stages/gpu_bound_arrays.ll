; For GPUs, too, an index that may leave a thread's array reads its first element.
; stage: gpu_bound_arrays
; count 1: icmp ule i64 .*, 28
; count 1: select i1
define void @reads(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %own = alloca [8 x i32]
  %n = load i64, ptr %to
  %anywhere = getelementptr [8 x i32], ptr %own, i64 0, i64 %n
  %x = load i32, ptr %anywhere
  store i32 %x, ptr %to
  ret void
}
