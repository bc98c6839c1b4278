; One thread: its positions are in its context, SIMD-group functions and barriers are calls of the runtime.
; stage: reference
; has: define void @total.reference\(ptr .*, ptr
; has: define void @total\(
; count 1: c"sum.f\\00"
; count 2: call .* %[0-9]+\(ptr %
; count 1: call void @pewter.barrier
define void @total(ptr "pewter-argument"="2" %to) "pewter-kernel" {
  %i = call i32 @pewter.position.thread_index_in_simdgroup(i32 0)
  %x = uitofp i32 %i to float
  %s = call float @pewter.simd.sum.f(float %x)
  call void @pewter.barrier()
  store float %s, ptr %to
  ret void
}
declare i32 @pewter.position.thread_index_in_simdgroup(i32) memory(none)
declare float @pewter.simd.sum.f(float) convergent
declare void @pewter.barrier() convergent
