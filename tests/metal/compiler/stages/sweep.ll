; What a loop moves and nothing uses goes; what is stored stays.
; stage: sweep
; options: --targets=avx2
; count 1: phi
; lacks: fadd <32 x float>
; count 1: store i32
define internal i32 @counts.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
start:
  br label %loop
loop:
  %n = phi i32 [ 0, %start ], [ %next, %loop ]
  %sum = phi <32 x float> [ zeroinitializer, %start ], [ %more, %loop ]
  %v = load <32 x float>, ptr %s
  %more = fadd <32 x float> %sum, %v
  store i32 %n, ptr %b
  %next = add i32 %n, 1
  %ends = icmp eq i32 %next, %i
  br i1 %ends, label %end, label %loop
end:
  ret i32 0
}
