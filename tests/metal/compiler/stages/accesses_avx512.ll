; AVX-512 gathers bytes as the aligned words that they lie in.
; stage: accesses
; options: --targets=avx512
; count 1: call <32 x i32> @llvm.masked.gather.v32i32
; has: and <32 x i64> %[0-9]+, splat \(i64 -4\)
; lacks: call <32 x i8> @llvm.masked.gather
define internal i32 @reads.part.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %mask = load <32 x i1>, ptr %s
  %offsets = load <32 x i64>, ptr %f
  %at = getelementptr i8, ptr %b, <32 x i64> %offsets
  %v = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at, <32 x i1> %mask, <32 x i8> poison)
  store <32 x i8> %v, ptr %b
  ret i32 0
}
declare <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr>, <32 x i1>, <32 x i8>)
