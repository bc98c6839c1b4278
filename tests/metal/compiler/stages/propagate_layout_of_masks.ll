; What a mask of lanes chooses is lanes', though what it is chosen by begins in memory: the stage changes nothing, and ends.
; stage: propagate_layout
; options: --targets=avx2
; lacks: <8 x float>
; has: store <64 x float> %stored
define internal i32 @sums.full.body(ptr noalias %b,  ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %b, i32 %n
  %whole = load <64 x float>, ptr %at
  %lanes = load <32 x i32>, ptr %f
  %v0 = shufflevector <64 x float> %whole, <64 x float> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %v1 = shufflevector <64 x float> %whole, <64 x float> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %c0 = fcmp ogt <32 x float> %v0, zeroinitializer
  %c1 = fcmp ogt <32 x float> %v1, zeroinitializer
  %m = icmp sgt <32 x i32> %lanes, zeroinitializer
  %d0 = and <32 x i1> %c0, %m
  %d1 = and <32 x i1> %c1, %m
  %u0 = select <32 x i1> %d0, <32 x float> %v0, <32 x float> splat (float 2.0)
  %u1 = select <32 x i1> %d1, <32 x float> %v1, <32 x float> splat (float 2.0)
  %to = getelementptr i8, ptr %s, i32 %n
  %stored = shufflevector <32 x float> %u0, <32 x float> %u1, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  store <64 x float> %stored, ptr %to
  %next = add i32 %n, 512
  %ends = icmp eq i32 %next, %x
  br i1 %ends, label %done, label %loop
done:
  ret i32 0
}
