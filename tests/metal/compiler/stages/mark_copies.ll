; A structure's copy asks for both of its ends before anything takes it apart; an end in a thread's own variable is known.
; stage: mark_copies
; options: --targets=avx2 --checked
; count 3: call ptr @pewter.check\(
; has: = call ptr @pewter.check\(ptr %from, i64 12, i32 0, ptr null, ptr null\), !pewter\.copy !0
; has: = call ptr @pewter.check\(ptr %to, i64 12, i32 0, ptr null, ptr %from\), !pewter\.copy !1
; has: ^!0 = !\{!"load", i64 4\}
; has: ^!1 = !\{!"store", i64 4\}
; has: call void @llvm.memcpy.*align 1 %[0-9]+, ptr align 1 %[0-9]+, i64 12
define void @copies(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from) "pewter-kernel" {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 12, i1 false)
  %own = alloca [12 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %own, ptr align 4 %from, i64 12, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
