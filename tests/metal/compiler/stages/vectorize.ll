; What is the same in all lanes is a scalar, neighbours are one load, others are gathered.
; stage: vectorize
; options: --targets=avx512 --functions=full
; has: define internal i32 @adds.full.body
; count 1: fmul float
; count 1: load <32 x i32>
; count 1: call <32 x float> @llvm.masked.gather
; count 1: store <32 x float>
; lacks: define void @adds\(
define void @adds(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  %i = call i32 @pewter.position.thread_position_in_threadgroup(i32 0)
  %same = load float, ptr %from
  %twice = fmul float %same, 2.0
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr %to, i64 %wide
  %index = load i32, ptr %at
  %far = zext i32 %index to i64
  %there = getelementptr float, ptr %from, i64 %far
  %x = load float, ptr %there
  %s = fadd float %x, %twice
  store float %s, ptr %at
  ret void
}
declare i32 @pewter.position.thread_position_in_threadgroup(i32) memory(none) nounwind willreturn
