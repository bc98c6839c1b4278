; Two stores, 16 bytes apart before the same indices are added, from a first row that all lanes have and that is no broadcast of a scalar: these are
; whole registers.
; stage: rows
; options: --targets=avx512
; lacks: call .*masked.scatter
; count 2: store <32 x half>
define i32 @k.full.body(ptr noalias %b, ptr noalias %memory, ptr %frame, i32 %x, i32 %index, i32 %p, i32 %q, i32 %r, i32 %state) {
  %one = insertelement <32 x i32> poison, i32 %r, i64 0
  %low = and <32 x i32> %one, <i32 1984, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %all = shufflevector <32 x i32> %low, <32 x i32> poison, <32 x i32> zeroinitializer
  %sum = add nuw nsw <32 x i32> %all, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 48, i32 48, i32 48, i32 48, i32 48, i32 48, i32 48, i32 48>
  %long = zext nneg <32 x i32> %sum to <32 x i64>
  %rows = getelementptr half, ptr %memory, <32 x i64> %long
  %to0 = getelementptr half, <32 x ptr> %rows, <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %next = getelementptr i8, <32 x ptr> %rows, i64 16
  %to1 = getelementptr half, <32 x ptr> %next, <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %from0 = getelementptr i8, ptr %b, i64 0
  %v0 = load <32 x half>, ptr %from0, align 1
  %from1 = getelementptr i8, ptr %b, i64 64
  %v1 = load <32 x half>, ptr %from1, align 1
  call void @llvm.masked.scatter.v32f16.v32p0(<32 x half> %v0, <32 x ptr> align 1 %to0, <32 x i1> splat (i1 true))
  call void @llvm.masked.scatter.v32f16.v32p0(<32 x half> %v1, <32 x ptr> align 1 %to1, <32 x i1> splat (i1 true))
  ret i32 0
}
declare void @llvm.masked.scatter.v32f16.v32p0(<32 x half>, <32 x ptr>, <32 x i1>)
