; A kernel as clang marks it: a division by zero has a result, a shift counts modulo the width, and nothing else is exported.
; stage: import
; has: define void @quotients\(ptr .*"pewter-argument"="0"
; has: icmp eq i32 %y, 0
; has: udiv i32 %x, %[0-9]+
; has: and i32 %y, 31
; has: define internal i32 @_Z6helperi\(
; lacks: llvm.global.annotations
; lacks: noinline
@kernel = private constant [14 x i8] c"pewter:kernel\00", section "llvm.metadata"
@file = private constant [8 x i8] c"a.metal\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z9quotientsPjjj, ptr @kernel, ptr @file, i32 3, ptr null }], section "llvm.metadata"

define void @_Z9quotientsPjjj(ptr %to) noinline {
  %x = load i32, ptr %to
  %at = getelementptr i32, ptr %to, i32 1
  %y = load i32, ptr %at
  %q = udiv i32 %x, %y
  %s = shl i32 %q, %y
  %h = call i32 @_Z6helperi(i32 %s)
  store i32 %h, ptr %to
  ret void
}

define i32 @_Z6helperi(i32 %x) noinline {
  %y = add i32 %x, 1
  ret i32 %y
}
