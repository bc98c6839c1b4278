; A loop that lanes leave one by one has a copy for as long as all are in it, with whole loads; when the first one leaves, the loop with the mask goes on.
; stage: version
; options: --targets=avx2
; count 1: br i1 %[0-9]+, label %loop\.all, label %loop$
; count 1: br i1 %[0-9]+, label %loop\.all, label %first\.left
; count 1: br i1 %[0-9]+, label %loop, label %left
; count 1: @llvm.masked.load.v32f32.p0\(ptr align 4 %at, <32 x i1> %live,
; count 1: @llvm.masked.load.v32f32.p0\(ptr align 4 %at\.all, <32 x i1> splat \(i1 true\),
; has: %live = phi .*\[ %[0-9]+, %first\.left \]
define internal i32 @sums.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %first, i32 %n, i32 %q, i32 %r, i32 %state) {
entry:
  %one.first = insertelement <32 x i32> poison, i32 %first, i64 0
  %firsts = shufflevector <32 x i32> %one.first, <32 x i32> poison, <32 x i32> zeroinitializer
  %lanes = add <32 x i32> %firsts, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %bound = insertelement <32 x i32> poison, i32 %n, i64 0
  %bounds = shufflevector <32 x i32> %bound, <32 x i32> poison, <32 x i32> zeroinitializer
  %mask = icmp ult <32 x i32> %lanes, %bounds
  %bits = bitcast <32 x i1> %mask to i32
  %any = icmp ne i32 %bits, 0
  br i1 %any, label %before, label %end
before:
  br label %loop
loop:
  %live = phi <32 x i1> [ %mask, %before ], [ %stay, %loop ]
  %i = phi i32 [ %first, %before ], [ %next, %loop ]
  %sum = phi <32 x float> [ zeroinitializer, %before ], [ %sum.next, %loop ]
  %at = getelementptr float, ptr %b, i32 %i
  %v = call <32 x float> @llvm.masked.load.v32f32.p0(ptr align 4 %at, <32 x i1> %live, <32 x float> poison)
  %more = fadd <32 x float> %sum, %v
  %next = add i32 %i, 64
  %one = insertelement <32 x i32> poison, i32 %next, i64 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %lanes.next = add <32 x i32> %all, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %are.in = icmp ult <32 x i32> %lanes.next, %bounds
  %stay = select <32 x i1> %live, <32 x i1> %are.in, <32 x i1> zeroinitializer
  %sum.next = select <32 x i1> %live, <32 x float> %more, <32 x float> %sum
  %stay.bits = bitcast <32 x i1> %stay to i32
  %goes.on = icmp ne i32 %stay.bits, 0
  br i1 %goes.on, label %loop, label %left
left:
  %last = phi <32 x float> [ %sum.next, %loop ]
  store <32 x float> %last, ptr %f, align 4
  br label %end
end:
  ret i32 0
}
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, <32 x i1>, <32 x float>)
