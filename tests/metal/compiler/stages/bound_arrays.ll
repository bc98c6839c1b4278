; An index that may leave a thread's array reads its first element; one that cannot is as it was.
; stage: bound_arrays
; count 1: icmp ule i64 .*, 28
; count 1: select i1
; count 2: load i32
define void @reads(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %own = alloca [8 x i32]
  %n = load i64, ptr %to
  %anywhere = getelementptr [8 x i32], ptr %own, i64 0, i64 %n
  %x = load i32, ptr %anywhere
  %masked = and i64 %n, 7
  %inside = getelementptr [8 x i32], ptr %own, i64 0, i64 %masked
  %y = load i32, ptr %inside
  %s = add i32 %x, %y
  store i32 %s, ptr %to
  ret void
}
