; Gathers from small tables are permutations of registers: 16 words of threadgroup memory, 32 words of a constant, 128 and 32 bytes. A constant
; that is shorter than what would be loaded, a table of a buffer and one whose indices may be larger stay gathers.
; stage: tables
; options: --targets=avx512
; count 2: call <16 x float> @llvm.x86.avx512.permvar.sf.512
; count 2: call <16 x float> @llvm.x86.avx512.vpermi2var.ps.512
; count 3: load <16 x float>
; count 1: call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512
; count 1: call <32 x i16> @llvm.x86.avx512.permvar.hi.512
; count 1: call <32 x i8> @llvm.masked.gather
; count 3: call <32 x float> @llvm.masked.gather
; has: select <32 x i1> %mask
@thirty.two = private constant [32 x float] zeroinitializer
@ten = private constant [10 x float] zeroinitializer
define i32 @k.full.body(ptr %b, ptr %memory, ptr %frame, i32 %x, i32 %index, i32 %p, i32 %q, i32 %r, i32 %state) {
  %numbers = load <32 x i32>, ptr %b
  %mask = icmp ne <32 x i32> %numbers, zeroinitializer
  %four.bits = and <32 x i32> %numbers, splat (i32 15)
  %four = zext <32 x i32> %four.bits to <32 x i64>
  %five.bits = and <32 x i32> %numbers, splat (i32 31)
  %five = zext <32 x i32> %five.bits to <32 x i64>
  %large = zext <32 x i32> %numbers to <32 x i64>
  %at.0 = getelementptr float, ptr %memory, <32 x i64> %four
  %v0 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at.0, <32 x i1> splat (i1 true), <32 x float> poison), !alias.scope !0
  %at.1 = getelementptr float, ptr @thirty.two, <32 x i64> %five
  %v1 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at.1, <32 x i1> %mask, <32 x float> %v0)
  %at.2 = getelementptr float, ptr @ten, <32 x i64> %four
  %v2 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at.2, <32 x i1> splat (i1 true), <32 x float> poison)
  %at.3 = getelementptr float, ptr %b, <32 x i64> %four
  %v3 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at.3, <32 x i1> splat (i1 true), <32 x float> poison)
  %at.4 = getelementptr float, ptr %memory, <32 x i64> %large
  %v4 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> align 4 %at.4, <32 x i1> splat (i1 true), <32 x float> poison), !alias.scope !0
  %seven.bits = and <32 x i32> %numbers, splat (i32 127)
  %seven = zext <32 x i32> %seven.bits to <32 x i64>
  %at.5 = getelementptr i8, ptr %memory, <32 x i64> %seven
  %b0 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.5, <32 x i1> splat (i1 true), <32 x i8> poison), !alias.scope !0
  %at.6 = getelementptr i8, ptr @thirty.two, <32 x i64> %five
  %b1 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.6, <32 x i1> %mask, <32 x i8> %b0)
  %eight.bits = and <32 x i32> %numbers, splat (i32 255)
  %eight = zext <32 x i32> %eight.bits to <32 x i64>
  %at.7 = getelementptr i8, ptr %memory, <32 x i64> %eight
  %b2 = call <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr> align 1 %at.7, <32 x i1> splat (i1 true), <32 x i8> %b1), !alias.scope !0
  %b3 = add <32 x i8> %b2, %b1
  store <32 x i8> %b3, ptr %frame
  %s1 = fadd <32 x float> %v1, %v2
  %s2 = fadd <32 x float> %s1, %v3
  %s3 = fadd <32 x float> %s2, %v4
  store <32 x float> %s3, ptr %b
  ret i32 0
}
declare <32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr>, <32 x i1>, <32 x i8>)
declare <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr>, <32 x i1>, <32 x float>)
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
