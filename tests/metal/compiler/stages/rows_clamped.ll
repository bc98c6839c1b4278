; Two lanes read the halves of 32 bytes of a row that a minimum of 16 bits chooses from a first one on: these are loads of rows, as both have the
; same row, wherever the sum may wrap.
; stage: rows
; options: --targets=avx512
; lacks: call .*masked.gather
; count 16: load <8 x i32>
define i32 @k.full.body(ptr noalias %b, ptr noalias %memory, ptr %frame, i32 %x, i32 %index, i64 %stride, i32 %last, i32 %r, i32 %state) {
  %one = insertelement <32 x i32> poison, i32 %last, i64 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %row = call <32 x i32> @llvm.smin.v32i32(<32 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7, i32 8, i32 8, i32 9, i32 9, i32 10, i32 10, i32 11, i32 11, i32 12, i32 12, i32 13, i32 13, i32 14, i32 14, i32 15, i32 15>, <32 x i32> %all)
  %up = shl <32 x i32> %row, splat (i32 16)
  %short = ashr exact <32 x i32> %up, splat (i32 16)
  %first = insertelement <32 x i32> poison, i32 %r, i64 0
  %firsts = shufflevector <32 x i32> %first, <32 x i32> poison, <32 x i32> zeroinitializer
  %sum = add <32 x i32> %firsts, %short
  %long = sext <32 x i32> %sum to <32 x i64>
  %stride.1 = insertelement <32 x i64> poison, i64 %stride, i64 0
  %strides = shufflevector <32 x i64> %stride.1, <32 x i64> poison, <32 x i32> zeroinitializer
  %far = mul <32 x i64> %strides, %long
  %rows = getelementptr i8, ptr %b, <32 x i64> %far
  %halves = getelementptr i8, <32 x ptr> %rows, <32 x i64> <i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16, i64 0, i64 16>
  %v0 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %halves, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at1 = getelementptr i8, <32 x ptr> %halves, i64 1
  %v1 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at1, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at2 = getelementptr i8, <32 x ptr> %halves, i64 2
  %v2 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at2, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at3 = getelementptr i8, <32 x ptr> %halves, i64 3
  %v3 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at3, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at4 = getelementptr i8, <32 x ptr> %halves, i64 4
  %v4 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at4, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at5 = getelementptr i8, <32 x ptr> %halves, i64 5
  %v5 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at5, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at6 = getelementptr i8, <32 x ptr> %halves, i64 6
  %v6 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at6, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at7 = getelementptr i8, <32 x ptr> %halves, i64 7
  %v7 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at7, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at8 = getelementptr i8, <32 x ptr> %halves, i64 8
  %v8 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at8, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at9 = getelementptr i8, <32 x ptr> %halves, i64 9
  %v9 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at9, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at10 = getelementptr i8, <32 x ptr> %halves, i64 10
  %v10 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at10, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at11 = getelementptr i8, <32 x ptr> %halves, i64 11
  %v11 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at11, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at12 = getelementptr i8, <32 x ptr> %halves, i64 12
  %v12 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at12, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at13 = getelementptr i8, <32 x ptr> %halves, i64 13
  %v13 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at13, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at14 = getelementptr i8, <32 x ptr> %halves, i64 14
  %v14 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at14, <32 x i1> splat (i1 true), <32 x i8> poison)
  %at15 = getelementptr i8, <32 x ptr> %halves, i64 15
  %v15 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at15, <32 x i1> splat (i1 true), <32 x i8> poison)
  %to0 = getelementptr i8, ptr %memory, i64 0
  store <32 x i8> %v0, ptr %to0, align 1
  %to1 = getelementptr i8, ptr %memory, i64 32
  store <32 x i8> %v1, ptr %to1, align 1
  %to2 = getelementptr i8, ptr %memory, i64 64
  store <32 x i8> %v2, ptr %to2, align 1
  %to3 = getelementptr i8, ptr %memory, i64 96
  store <32 x i8> %v3, ptr %to3, align 1
  %to4 = getelementptr i8, ptr %memory, i64 128
  store <32 x i8> %v4, ptr %to4, align 1
  %to5 = getelementptr i8, ptr %memory, i64 160
  store <32 x i8> %v5, ptr %to5, align 1
  %to6 = getelementptr i8, ptr %memory, i64 192
  store <32 x i8> %v6, ptr %to6, align 1
  %to7 = getelementptr i8, ptr %memory, i64 224
  store <32 x i8> %v7, ptr %to7, align 1
  %to8 = getelementptr i8, ptr %memory, i64 256
  store <32 x i8> %v8, ptr %to8, align 1
  %to9 = getelementptr i8, ptr %memory, i64 288
  store <32 x i8> %v9, ptr %to9, align 1
  %to10 = getelementptr i8, ptr %memory, i64 320
  store <32 x i8> %v10, ptr %to10, align 1
  %to11 = getelementptr i8, ptr %memory, i64 352
  store <32 x i8> %v11, ptr %to11, align 1
  %to12 = getelementptr i8, ptr %memory, i64 384
  store <32 x i8> %v12, ptr %to12, align 1
  %to13 = getelementptr i8, ptr %memory, i64 416
  store <32 x i8> %v13, ptr %to13, align 1
  %to14 = getelementptr i8, ptr %memory, i64 448
  store <32 x i8> %v14, ptr %to14, align 1
  %to15 = getelementptr i8, ptr %memory, i64 480
  store <32 x i8> %v15, ptr %to15, align 1
  ret i32 0
}
declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr>, <32 x i1>, <32 x i8>)
