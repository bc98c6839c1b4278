; What is read from four numbers at a place that is computed is one of four; not from five, nor where a number is stored at such a place, or a part of one read.
; stage: small_arrays
; count 3: alloca
; count 3: select i1
; has: store i32 .*, ptr %to
define void @reads(ptr "pewter-argument"="0" %to, i64 %n) "pewter-kernel" {
  %own = alloca [4 x i32]
  %five = alloca [5 x i32]
  %stored = alloca [4 x i32]
  %parts = alloca [4 x i32]
  %first = load i32, ptr %to
  br label %stores
stores:
  %k = phi i64 [ 0, %0 ], [ %k.next, %stores ]
  store i32 %first, ptr %own
  %own.1 = getelementptr i8, ptr %own, i64 4
  store i32 1, ptr %own.1
  %own.2 = getelementptr i32, ptr %own, i64 2
  store i32 2, ptr %own.2
  %own.3 = getelementptr [4 x i32], ptr %own, i64 0, i64 3
  store i32 3, ptr %own.3
  store i32 %first, ptr %five
  %at = getelementptr [4 x i32], ptr %stored, i64 0, i64 %n
  store i32 %first, ptr %at
  store i32 %first, ptr %parts
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, %n
  br i1 %more, label %stores, label %reads
reads:
  %computed = getelementptr i32, ptr %own, i64 %n
  %a = load i32, ptr %computed
  %of.five = getelementptr i32, ptr %five, i64 %n
  %b = load i32, ptr %of.five
  %of.stored = getelementptr i32, ptr %stored, i64 %n
  %c = load i32, ptr %of.stored
  %part = getelementptr i32, ptr %parts, i64 %n
  %d = load i16, ptr %part
  %d.32 = zext i16 %d to i32
  %s = add i32 %a, %b
  %s.1 = add i32 %s, %c
  %s.2 = add i32 %s.1, %d.32
  store i32 %s.2, ptr %to
  ret void
}
