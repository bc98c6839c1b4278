; Two neighbours of a lane are stored as halves, those of each fourth lane together: they are converted in the order in which they are stored.
; stage: propagate_layout
; options: --targets=avx2
; count 8: fptrunc <8 x float>
; lacks: fptrunc <32 x float>
; count 4: store <16 x half>
define internal i32 @k.full.body(ptr noalias %b, ptr noalias %s, ptr noalias %f, i32 %x, i32 %i, i32 %p, i32 %q, i32 %r, i32 %state) {
  %whole = load <64 x float>, ptr %b
  %v0 = shufflevector <64 x float> %whole, <64 x float> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %h0 = fptrunc <32 x float> %v0 to <32 x half>
  %v1 = shufflevector <64 x float> %whole, <64 x float> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %h1 = fptrunc <32 x float> %v1 to <32 x half>
  %stored0 = shufflevector <32 x half> %h0, <32 x half> %h1, <16 x i32> <i32 0, i32 32, i32 4, i32 36, i32 8, i32 40, i32 12, i32 44, i32 16, i32 48, i32 20, i32 52, i32 24, i32 56, i32 28, i32 60>
  %to0 = getelementptr i8, ptr %s, i64 0
  store <16 x half> %stored0, ptr %to0
  %stored1 = shufflevector <32 x half> %h0, <32 x half> %h1, <16 x i32> <i32 1, i32 33, i32 5, i32 37, i32 9, i32 41, i32 13, i32 45, i32 17, i32 49, i32 21, i32 53, i32 25, i32 57, i32 29, i32 61>
  %to1 = getelementptr i8, ptr %s, i64 64
  store <16 x half> %stored1, ptr %to1
  %stored2 = shufflevector <32 x half> %h0, <32 x half> %h1, <16 x i32> <i32 2, i32 34, i32 6, i32 38, i32 10, i32 42, i32 14, i32 46, i32 18, i32 50, i32 22, i32 54, i32 26, i32 58, i32 30, i32 62>
  %to2 = getelementptr i8, ptr %s, i64 128
  store <16 x half> %stored2, ptr %to2
  %stored3 = shufflevector <32 x half> %h0, <32 x half> %h1, <16 x i32> <i32 3, i32 35, i32 7, i32 39, i32 11, i32 43, i32 15, i32 47, i32 19, i32 51, i32 23, i32 55, i32 27, i32 59, i32 31, i32 63>
  %to3 = getelementptr i8, ptr %s, i64 192
  store <16 x half> %stored3, ptr %to3
  ret i32 0
}
