; A copy of 10 bytes at addresses of 4 is five of 2 bytes, a fill of 8 two words; a length that is not known stays.
; stage: expand_copies
; count 5: load i16
; count 5: store i16
; count 2: store i32 117901063
; count 1: call void @llvm.memcpy
; lacks: call void @llvm.memset
define void @copies(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 10, i1 false)
  %behind = getelementptr i8, ptr %to, i64 16
  call void @llvm.memset.p0.i64(ptr align 4 %behind, i8 7, i64 8, i1 false)
  %n = load i64, ptr %from
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %behind, ptr align 4 %from, i64 %n, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
