; Gathers of four neighbouring bytes are one of words, also if they do not stand in their order; a fifth that lies further away stays, and so do two that a store
; stands between.
; stage: join_gathers
; options: --targets=avx2
; count 1: call <32 x i32> @llvm.masked.gather.v32i32
; count 1: lshr <32 x i32> %[0-9]+, splat \(i32 24\)
; count 1: call <32 x i8> @llvm.masked.gather
; count 2: call <32 x i16> @llvm.masked.gather
define internal i32 @reads.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %places = load <32 x i64>, ptr %s
  %at = getelementptr i8, ptr %b, <32 x i64> %places
  %at.1 = getelementptr i8, <32 x ptr> %at, i64 1
  %at.2 = getelementptr i8, <32 x ptr> %at, i64 2
  %at.3 = getelementptr i8, <32 x ptr> %at, i64 3
  %at.9 = getelementptr i8, <32 x ptr> %at, i64 9
  %v3 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.3, <32 x i1> splat (i1 true), <32 x i8> poison)
  %v0 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at, <32 x i1> splat (i1 true), <32 x i8> poison)
  %v1 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.1, <32 x i1> splat (i1 true), <32 x i8> poison)
  %v2 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.2, <32 x i1> splat (i1 true), <32 x i8> poison)
  %v9 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.9, <32 x i1> splat (i1 true), <32 x i8> poison)
  %s01 = add <32 x i8> %v0, %v1
  %s23 = sub <32 x i8> %v2, %v3
  %s03 = xor <32 x i8> %s01, %s23
  %s9 = and <32 x i8> %s03, %v9
  store <32 x i8> %s9, ptr %f
  %at.20 = getelementptr i8, <32 x ptr> %at, i64 20
  %at.22 = getelementptr i8, <32 x ptr> %at, i64 22
  %h0 = call <32 x i16> @llvm.masked.gather.v32i16.v32p0(<32 x ptr> align 2 %at.20, <32 x i1> splat (i1 true), <32 x i16> poison)
  store <32 x i16> %h0, ptr %b
  %h1 = call <32 x i16> @llvm.masked.gather.v32i16.v32p0(<32 x ptr> align 2 %at.22, <32 x i1> splat (i1 true), <32 x i16> poison)
  store <32 x i16> %h1, ptr %f
  ret i32 0
}
declare <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr>, <32 x i1>, <32 x i8>)
declare <32 x i16> @llvm.masked.gather.v32i16.v32p0(<32 x ptr>, <32 x i1>, <32 x i16>)
