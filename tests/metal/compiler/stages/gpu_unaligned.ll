; Where all ways into joins come from one address, this is tested once, where it is made, also if a loop moves it by whole vectors in two ways
; and ways pass joins that were looked at before. `%joined` has two addresses; one is that of a join that the other way also comes from.
; stage: gpu_unaligned
; options: --targets=sm_90
; count 1: ptrtoint
; count 1: = ptrtoint ptr %joined to i64
; count 3: load <4 x float>, ptr %(lower|next|last), align 16
define void @pewter_dispatch(ptr "pewter-argument"="0" %to) {
entry:
  %a = load ptr, ptr %to
  %at.b = getelementptr i8, ptr %to, i64 8
  %b = load ptr, ptr %at.b
  %at.c = getelementptr i8, ptr %to, i64 16
  %c = load ptr, ptr %at.c
  %at.n = getelementptr i8, ptr %to, i64 24
  %n = load i32, ptr %at.n
  %is.a = icmp eq i32 %n, 1
  br i1 %is.a, label %either, label %of.b
of.b:
  br label %either
either:
  %first = phi ptr [ %a, %entry ], [ %b, %of.b ]
  %is.long = icmp ugt i32 %n, 9
  br i1 %is.long, label %long, label %short
long:
  %is.c = icmp ult i32 %n, 99
  br i1 %is.c, label %of.c, label %more
of.c:
  br label %more
more:
  %second = phi ptr [ %first, %long ], [ %c, %of.c ]
  br label %join
short:
  br label %join
join:
  %joined = phi ptr [ %second, %more ], [ %first, %short ]
  br label %loop
loop:
  %lower = phi ptr [ %joined, %join ], [ %next, %latch ]
  %k = phi i32 [ %n, %join ], [ %k.next, %latch ]
  %x = load <4 x float>, ptr %lower, align 4
  %number = extractelement <4 x float> %x, i32 1
  store float %number, ptr %to
  %one = getelementptr i8, ptr %lower, i64 16
  %is.odd = trunc i32 %k to i1
  br i1 %is.odd, label %two.on, label %latch
two.on:
  %two = getelementptr i8, ptr %lower, i64 32
  br label %latch
latch:
  %next = phi ptr [ %one, %loop ], [ %two, %two.on ]
  %y = load <4 x float>, ptr %next, align 4
  %number.2 = extractelement <4 x float> %y, i32 2
  store float %number.2, ptr %to
  %k.next = sub i32 %k, 3
  %is.more = icmp sgt i32 %k.next, 0
  br i1 %is.more, label %loop, label %out
out:
  br i1 %is.a, label %end, label %back
back:
  br label %end
end:
  %last = phi ptr [ %next, %out ], [ %lower, %back ]
  %z = load <4 x float>, ptr %last, align 4
  %number.3 = extractelement <4 x float> %z, i32 3
  store float %number.3, ptr %to
  ret void
}
