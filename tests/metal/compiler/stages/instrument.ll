; Each access asks the runtime by its site's number: what is stored is there for it to compare. A read within a thread's own array is known, and asks nothing.
; stage: instrument
; options: --targets=avx2 --checked
; count 3: call ptr @pewter.check\(
; has: %[0-9]+ = call ptr @pewter.check\(ptr %at, i64 4, i32 0, ptr null, ptr null\)
; has: call ptr @pewter.check\(ptr %to, i64 4, i32 1, ptr null, ptr %[0-9]+\)
; has: call ptr @pewter.check\(ptr %to, i64 4, i32 2, ptr null, ptr null\)
; order: ^; kernel reads >> ^; site load argument\.1 0 4 -1 - from$ >> ^; site store argument\.0 0 4 -1 - to$ >> ^; site atomic_update argument\.0 0 4 -1 - to$
define void @reads(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from, i64 %n) "pewter-kernel" {
  %own = alloca [4 x i32]
  call void @escapes(ptr %own)
  %at = getelementptr i32, ptr %from, i64 %n
  %x = load i32, ptr %at
  %inside = getelementptr i32, ptr %own, i64 2
  %y = load volatile i32, ptr %inside
  %s = add i32 %x, %y
  store i32 %s, ptr %to
  %old = atomicrmw add ptr %to, i32 1 monotonic
  ret void
}
declare void @escapes(ptr)
