; A function that ends by calling itself is a loop in the kernel, and no function is left.
; stage: inline
; has: define void @powers
; has: phi
; lacks: call i32
; lacks: @power\(
define void @powers(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %n = load i32, ptr %to
  %p = call i32 @power(i32 %n, i32 1)
  store i32 %p, ptr %to
  ret void
}

define internal i32 @power(i32 %n, i32 %so_far) alwaysinline {
  %ends = icmp eq i32 %n, 0
  br i1 %ends, label %end, label %next
next:
  %less = sub i32 %n, 1
  %more = mul i32 %so_far, 3
  %p = call i32 @power(i32 %less, i32 %more)
  ret i32 %p
end:
  ret i32 %so_far
}
