; Structures that shared functions return are in no phi: their elements are.
; stage: results
; lacks: phi \{
; has: phi i32
define internal { i32, i64 } @both(i32 %x) "pewter-shared" {
  %wide = zext i32 %x to i64
  %a = insertvalue { i32, i64 } poison, i32 %x, 0
  %b = insertvalue { i32, i64 } %a, i64 %wide, 1
  ret { i32, i64 } %b
}
define void @chooses(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %x = load i32, ptr %to
  %is = icmp eq i32 %x, 3
  br i1 %is, label %one, label %two
one:
  %p = call { i32, i64 } @both(i32 %x)
  br label %end
two:
  %q = call { i32, i64 } @both(i32 7)
  br label %end
end:
  %r = phi { i32, i64 } [ %p, %one ], [ %q, %two ]
  %first = extractvalue { i32, i64 } %r, 0
  store i32 %first, ptr %to
  ret void
}
