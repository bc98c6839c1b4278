; Each threadgroup variable of a kernel lies at a multiple of 64 bytes; another kernel's is not in the way.
; stage: place
; count 1: @pewter.threadgroup_memory\(i64 0\)$
; count 1: @pewter.threadgroup_memory\(i64 128\)
; count 2: call ptr @pewter.threadgroup_memory
; lacks: = internal global
@sums = internal global [20 x float] undef, align 4 #0
@counts = internal global [3 x i32] undef, align 4 #1

define void @uses_both(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  store float 1.0, ptr @sums
  store i32 1, ptr getelementptr (i8, ptr @counts, i64 4)
  ret void
}
attributes #0 = { "pewter-threadgroup"="sums" }
attributes #1 = { "pewter-threadgroup"="counts" }
