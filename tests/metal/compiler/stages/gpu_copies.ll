; A copy from buffer to buffer is one of 16 bytes where both addresses allow that, and else one of elements; what is shorter than 8 bytes asks for
; nothing.
; stage: gpu_copies
; lacks: call void @llvm.memcpy
; count 1: and i64 %[0-9]+, 15
; count 1: load <4 x i32>, ptr .*, align 16, !pewter\.known_address
; count 1: store <4 x i32> .*, align 16, !pewter\.known_address
; count 4: load i32, ptr .*, align 4$
; count 3: load i16, ptr .*, align 2$
; count 1: br i1
define void @copies(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 16, i1 false)
  %to.halves = getelementptr i8, ptr %to, i64 32
  %halves = getelementptr i8, ptr %from, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %to.halves, ptr align 2 %halves, i64 6, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
