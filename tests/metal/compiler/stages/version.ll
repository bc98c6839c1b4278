; What lies behind a branch under a mask has a copy for when a scalar says that all lanes are in it: whole loads and stores. `pewter.region` names the mask.
; stage: version
; options: --targets=avx2
; count 1: br i1 %[0-9]+, label %then\.all, label %some
; has: = call i32 @llvm.uadd.sat.i32\(i32 %first, i32 31\)
; count 1: @llvm.masked.load.v32f32.p0\(ptr align 4 %b, <32 x i1> %mask,
; count 1: @llvm.masked.load.v32f32.p0\(ptr align 4 %b, <32 x i1> splat \(i1 true\),
; count 1: call void @llvm.masked.store.*<32 x i1> %mask\)
; count 1: call void @llvm.masked.store.*<32 x i1> splat \(i1 true\)\)
define internal i32 @twice.full.body(ptr %b, ptr %s, ptr %f, i32 %x, i32 %first, i32 %n, i32 %q, i32 %r, i32 %state) {
entry:
  %one.first = insertelement <32 x i32> poison, i32 %first, i64 0
  %firsts = shufflevector <32 x i32> %one.first, <32 x i32> poison, <32 x i32> zeroinitializer
  %lanes = add <32 x i32> %firsts, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %bound = insertelement <32 x i32> poison, i32 %n, i64 0
  %bounds = shufflevector <32 x i32> %bound, <32 x i32> poison, <32 x i32> zeroinitializer
  %mask = icmp ult <32 x i32> %lanes, %bounds
  %bits = bitcast <32 x i1> %mask to i32
  %any = icmp ne i32 %bits, 0
  br i1 %any, label %then, label %join, !pewter.region !0
then:
  %v = call <32 x float> @llvm.masked.load.v32f32.p0(ptr align 4 %b, <32 x i1> %mask, <32 x float> poison)
  %w = fmul <32 x float> %v, splat (float 2.0)
  call void @llvm.masked.store.v32f32.p0(<32 x float> %w, ptr align 4 %b, <32 x i1> %mask)
  br label %join
join:
  ret i32 0
}
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, <32 x i1>, <32 x float>)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, <32 x i1>)
!0 = !{!"mask"}
