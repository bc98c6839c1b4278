; Sums of a matrix product that a loop goes on with lie in rows: eight registers of four columns.
; stage: tiles
; options: --targets=sse42
; count 8: phi <4 x float>
; lacks: phi <32 x float>
; count 64: fadd contract <4 x float>
; lacks: fmul contract <32 x float>
define internal i32 @sums.full.body(ptr noalias %b, ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <32 x float> [ zeroinitializer, %entry ], [ %sum8, %loop ]
  %even = load <32 x float>, ptr %s
  %odd = load <32 x float>, ptr %s
  %right = load <32 x float>, ptr %b
  %l0 = shufflevector <32 x float> %even, <32 x float> poison, <32 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 16, i32 16, i32 18, i32 18, i32 20, i32 20, i32 22, i32 22, i32 16, i32 16, i32 18, i32 18, i32 20, i32 20, i32 22, i32 22>
  %r0 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 8, i32 9, i32 8, i32 9, i32 8, i32 9, i32 8, i32 9, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 8, i32 9, i32 8, i32 9, i32 8, i32 9, i32 8, i32 9>
  %p0 = fmul contract <32 x float> %l0, %r0
  %sum1 = fadd contract <32 x float> %sum, %p0
  %l1 = shufflevector <32 x float> %odd, <32 x float> poison, <32 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 16, i32 16, i32 18, i32 18, i32 20, i32 20, i32 22, i32 22, i32 16, i32 16, i32 18, i32 18, i32 20, i32 20, i32 22, i32 22>
  %r1 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 2, i32 3, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3, i32 10, i32 11, i32 10, i32 11, i32 10, i32 11, i32 10, i32 11, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3, i32 10, i32 11, i32 10, i32 11, i32 10, i32 11, i32 10, i32 11>
  %p1 = fmul contract <32 x float> %l1, %r1
  %sum2 = fadd contract <32 x float> %sum1, %p1
  %l2 = shufflevector <32 x float> %even, <32 x float> poison, <32 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 17, i32 17, i32 19, i32 19, i32 21, i32 21, i32 23, i32 23, i32 17, i32 17, i32 19, i32 19, i32 21, i32 21, i32 23, i32 23>
  %r2 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 4, i32 5, i32 4, i32 5, i32 4, i32 5, i32 4, i32 5, i32 12, i32 13, i32 12, i32 13, i32 12, i32 13, i32 12, i32 13, i32 4, i32 5, i32 4, i32 5, i32 4, i32 5, i32 4, i32 5, i32 12, i32 13, i32 12, i32 13, i32 12, i32 13, i32 12, i32 13>
  %p2 = fmul contract <32 x float> %l2, %r2
  %sum3 = fadd contract <32 x float> %sum2, %p2
  %l3 = shufflevector <32 x float> %odd, <32 x float> poison, <32 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 17, i32 17, i32 19, i32 19, i32 21, i32 21, i32 23, i32 23, i32 17, i32 17, i32 19, i32 19, i32 21, i32 21, i32 23, i32 23>
  %r3 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 6, i32 7, i32 6, i32 7, i32 6, i32 7, i32 6, i32 7, i32 14, i32 15, i32 14, i32 15, i32 14, i32 15, i32 14, i32 15, i32 6, i32 7, i32 6, i32 7, i32 6, i32 7, i32 6, i32 7, i32 14, i32 15, i32 14, i32 15, i32 14, i32 15, i32 14, i32 15>
  %p3 = fmul contract <32 x float> %l3, %r3
  %sum4 = fadd contract <32 x float> %sum3, %p3
  %l4 = shufflevector <32 x float> %even, <32 x float> poison, <32 x i32> <i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14, i32 24, i32 24, i32 26, i32 26, i32 28, i32 28, i32 30, i32 30, i32 24, i32 24, i32 26, i32 26, i32 28, i32 28, i32 30, i32 30>
  %r4 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 16, i32 17, i32 16, i32 17, i32 16, i32 17, i32 16, i32 17, i32 24, i32 25, i32 24, i32 25, i32 24, i32 25, i32 24, i32 25, i32 16, i32 17, i32 16, i32 17, i32 16, i32 17, i32 16, i32 17, i32 24, i32 25, i32 24, i32 25, i32 24, i32 25, i32 24, i32 25>
  %p4 = fmul contract <32 x float> %l4, %r4
  %sum5 = fadd contract <32 x float> %sum4, %p4
  %l5 = shufflevector <32 x float> %odd, <32 x float> poison, <32 x i32> <i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14, i32 24, i32 24, i32 26, i32 26, i32 28, i32 28, i32 30, i32 30, i32 24, i32 24, i32 26, i32 26, i32 28, i32 28, i32 30, i32 30>
  %r5 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 18, i32 19, i32 18, i32 19, i32 18, i32 19, i32 18, i32 19, i32 26, i32 27, i32 26, i32 27, i32 26, i32 27, i32 26, i32 27, i32 18, i32 19, i32 18, i32 19, i32 18, i32 19, i32 18, i32 19, i32 26, i32 27, i32 26, i32 27, i32 26, i32 27, i32 26, i32 27>
  %p5 = fmul contract <32 x float> %l5, %r5
  %sum6 = fadd contract <32 x float> %sum5, %p5
  %l6 = shufflevector <32 x float> %even, <32 x float> poison, <32 x i32> <i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15, i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15, i32 25, i32 25, i32 27, i32 27, i32 29, i32 29, i32 31, i32 31, i32 25, i32 25, i32 27, i32 27, i32 29, i32 29, i32 31, i32 31>
  %r6 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 20, i32 21, i32 20, i32 21, i32 20, i32 21, i32 20, i32 21, i32 28, i32 29, i32 28, i32 29, i32 28, i32 29, i32 28, i32 29, i32 20, i32 21, i32 20, i32 21, i32 20, i32 21, i32 20, i32 21, i32 28, i32 29, i32 28, i32 29, i32 28, i32 29, i32 28, i32 29>
  %p6 = fmul contract <32 x float> %l6, %r6
  %sum7 = fadd contract <32 x float> %sum6, %p6
  %l7 = shufflevector <32 x float> %odd, <32 x float> poison, <32 x i32> <i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15, i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15, i32 25, i32 25, i32 27, i32 27, i32 29, i32 29, i32 31, i32 31, i32 25, i32 25, i32 27, i32 27, i32 29, i32 29, i32 31, i32 31>
  %r7 = shufflevector <32 x float> %right, <32 x float> poison, <32 x i32> <i32 22, i32 23, i32 22, i32 23, i32 22, i32 23, i32 22, i32 23, i32 30, i32 31, i32 30, i32 31, i32 30, i32 31, i32 30, i32 31, i32 22, i32 23, i32 22, i32 23, i32 22, i32 23, i32 22, i32 23, i32 30, i32 31, i32 30, i32 31, i32 30, i32 31, i32 30, i32 31>
  %p7 = fmul contract <32 x float> %l7, %r7
  %sum8 = fadd contract <32 x float> %sum7, %p7
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %i
  br i1 %ends, label %end, label %loop
end:
  store <32 x float> %sum8, ptr %b
  ret i32 0
}
