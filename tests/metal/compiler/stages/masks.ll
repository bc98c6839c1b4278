; A mask that lives from block to block is bytes where no vector register has 32 of them.
; stage: masks
; options: --targets=sse42
; count 1: phi <32 x i8>
; lacks: phi <32 x i1>
define internal i32 @loops.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
start:
  %first = load <32 x float>, ptr %b
  %all = fcmp ogt <32 x float> %first, zeroinitializer
  br label %loop
loop:
  %live = phi <32 x i1> [ %all, %start ], [ %left, %loop ]
  %v = load <32 x float>, ptr %s
  %goes = fcmp ogt <32 x float> %v, splat (float 2.0)
  %left = select <32 x i1> %live, <32 x i1> %goes, <32 x i1> zeroinitializer
  %bits = bitcast <32 x i1> %left to i32
  %c = icmp ne i32 %bits, 0
  br i1 %c, label %loop, label %end
end:
  ret i32 0
}
