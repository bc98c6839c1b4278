; A step of a function of mathematics is a function of its operands, on GPUs alone, too: which lanes ask is nothing to it, as it is to a barrier.
; stage: import
; has: attributes #[0-9]+ = \{ convergent nounwind \}
; has: attributes #[0-9]+ = \{ nounwind willreturn memory\(none\) \}
; has: attributes #[0-9]+ = \{ nounwind speculatable willreturn memory\(none\) \}
@kernel = private constant [14 x i8] c"pewter:kernel\00", section "llvm.metadata"
@file = private constant [8 x i8] c"a.metal\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z5stepsPf, ptr @kernel, ptr @file, i32 3, ptr null }], section "llvm.metadata"

define void @_Z5stepsPf(ptr %x) {
  %v = load float, ptr %x
  %e = call float @pewter.exp2_on_gpu(float %v)
  %r = call float @pewter.reciprocal_on_gpu(float %e)
  %s = call float @pewter.scale(float %r, float 3.0)
  call void @pewter.barrier()
  store float %s, ptr %x
  ret void
}
declare void @pewter.barrier()
declare float @pewter.exp2_on_gpu(float) memory(none)
declare float @pewter.reciprocal_on_gpu(float) memory(none)
declare float @pewter.scale(float, float) memory(none)
