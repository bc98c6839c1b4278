; Three bytes are two and one; plain accesses want no alignment, atomics do.
; stage: unalign
; count 1: load i16, ptr .*, align 1
; count 1: load i8, ptr .*, align 1
; count 1: store i64 .*, align 1
; count 1: atomicrmw add ptr .*, align 4
; lacks: load i24
define void @reads(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  %three = load i24, ptr %from, align 4
  %wide = zext i24 %three to i64
  store i64 %wide, ptr %to, align 8
  %old = atomicrmw add ptr %to, i32 1 monotonic, align 4
  ret void
}
