; In a large kernel a function of integers takes and returns values, and is called.
; stage: share
; has: call \{ i32 \} @.*shared
define internal void @mixed(ptr sret(i32) %r, i32 %x) alwaysinline {
  %a0 = mul i32 %x, 3
  %b0 = xor i32 %a0, 5
  %a1 = mul i32 %b0, 5
  %b1 = xor i32 %a1, 82
  %a2 = mul i32 %b1, 7
  %b2 = xor i32 %a2, 159
  %a3 = mul i32 %b2, 9
  %b3 = xor i32 %a3, 236
  %a4 = mul i32 %b3, 11
  %b4 = xor i32 %a4, 313
  %a5 = mul i32 %b4, 13
  %b5 = xor i32 %a5, 390
  %a6 = mul i32 %b5, 15
  %b6 = xor i32 %a6, 467
  %a7 = mul i32 %b6, 17
  %b7 = xor i32 %a7, 544
  %a8 = mul i32 %b7, 19
  %b8 = xor i32 %a8, 621
  %a9 = mul i32 %b8, 21
  %b9 = xor i32 %a9, 698
  %a10 = mul i32 %b9, 23
  %b10 = xor i32 %a10, 775
  %a11 = mul i32 %b10, 25
  %b11 = xor i32 %a11, 852
  %a12 = mul i32 %b11, 27
  %b12 = xor i32 %a12, 929
  %a13 = mul i32 %b12, 29
  %b13 = xor i32 %a13, 1006
  %a14 = mul i32 %b13, 31
  %b14 = xor i32 %a14, 1083
  %a15 = mul i32 %b14, 33
  %b15 = xor i32 %a15, 1160
  %a16 = mul i32 %b15, 35
  %b16 = xor i32 %a16, 1237
  %a17 = mul i32 %b16, 37
  %b17 = xor i32 %a17, 1314
  %a18 = mul i32 %b17, 39
  %b18 = xor i32 %a18, 1391
  %a19 = mul i32 %b18, 41
  %b19 = xor i32 %a19, 1468
  %a20 = mul i32 %b19, 43
  %b20 = xor i32 %a20, 1545
  %a21 = mul i32 %b20, 45
  %b21 = xor i32 %a21, 1622
  %a22 = mul i32 %b21, 47
  %b22 = xor i32 %a22, 1699
  %a23 = mul i32 %b22, 49
  %b23 = xor i32 %a23, 1776
  %a24 = mul i32 %b23, 51
  %b24 = xor i32 %a24, 1853
  %a25 = mul i32 %b24, 53
  %b25 = xor i32 %a25, 1930
  %a26 = mul i32 %b25, 55
  %b26 = xor i32 %a26, 2007
  %a27 = mul i32 %b26, 57
  %b27 = xor i32 %a27, 2084
  %a28 = mul i32 %b27, 59
  %b28 = xor i32 %a28, 2161
  %a29 = mul i32 %b28, 61
  %b29 = xor i32 %a29, 2238
  %a30 = mul i32 %b29, 63
  %b30 = xor i32 %a30, 2315
  %a31 = mul i32 %b30, 65
  %b31 = xor i32 %a31, 2392
  %a32 = mul i32 %b31, 67
  %b32 = xor i32 %a32, 2469
  %a33 = mul i32 %b32, 69
  %b33 = xor i32 %a33, 2546
  %a34 = mul i32 %b33, 71
  %b34 = xor i32 %a34, 2623
  %a35 = mul i32 %b34, 73
  %b35 = xor i32 %a35, 2700
  %a36 = mul i32 %b35, 75
  %b36 = xor i32 %a36, 2777
  %a37 = mul i32 %b36, 77
  %b37 = xor i32 %a37, 2854
  %a38 = mul i32 %b37, 79
  %b38 = xor i32 %a38, 2931
  %a39 = mul i32 %b38, 81
  %b39 = xor i32 %a39, 3008
  %a40 = mul i32 %b39, 83
  %b40 = xor i32 %a40, 3085
  %a41 = mul i32 %b40, 85
  %b41 = xor i32 %a41, 3162
  %a42 = mul i32 %b41, 87
  %b42 = xor i32 %a42, 3239
  %a43 = mul i32 %b42, 89
  %b43 = xor i32 %a43, 3316
  %a44 = mul i32 %b43, 91
  %b44 = xor i32 %a44, 3393
  %a45 = mul i32 %b44, 93
  %b45 = xor i32 %a45, 3470
  %a46 = mul i32 %b45, 95
  %b46 = xor i32 %a46, 3547
  %a47 = mul i32 %b46, 97
  %b47 = xor i32 %a47, 3624
  %a48 = mul i32 %b47, 99
  %b48 = xor i32 %a48, 3701
  %a49 = mul i32 %b48, 101
  %b49 = xor i32 %a49, 3778
  %a50 = mul i32 %b49, 103
  %b50 = xor i32 %a50, 3855
  %a51 = mul i32 %b50, 105
  %b51 = xor i32 %a51, 3932
  %a52 = mul i32 %b51, 107
  %b52 = xor i32 %a52, 4009
  %a53 = mul i32 %b52, 109
  %b53 = xor i32 %a53, 4086
  %a54 = mul i32 %b53, 111
  %b54 = xor i32 %a54, 4163
  %a55 = mul i32 %b54, 113
  %b55 = xor i32 %a55, 4240
  %a56 = mul i32 %b55, 115
  %b56 = xor i32 %a56, 4317
  %a57 = mul i32 %b56, 117
  %b57 = xor i32 %a57, 4394
  %a58 = mul i32 %b57, 119
  %b58 = xor i32 %a58, 4471
  %a59 = mul i32 %b58, 121
  %b59 = xor i32 %a59, 4548
  %a60 = mul i32 %b59, 123
  %b60 = xor i32 %a60, 4625
  %a61 = mul i32 %b60, 125
  %b61 = xor i32 %a61, 4702
  %a62 = mul i32 %b61, 127
  %b62 = xor i32 %a62, 4779
  %a63 = mul i32 %b62, 129
  %b63 = xor i32 %a63, 4856
  %a64 = mul i32 %b63, 131
  %b64 = xor i32 %a64, 4933
  %a65 = mul i32 %b64, 133
  %b65 = xor i32 %a65, 5010
  %a66 = mul i32 %b65, 135
  %b66 = xor i32 %a66, 5087
  %a67 = mul i32 %b66, 137
  %b67 = xor i32 %a67, 5164
  %a68 = mul i32 %b67, 139
  %b68 = xor i32 %a68, 5241
  %a69 = mul i32 %b68, 141
  %b69 = xor i32 %a69, 5318
  store i32 %b69, ptr %r
  ret void
}
define void @large(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %r = alloca i32
  %x0 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x0)
  %y0 = load i32, ptr %r
  store i32 %y0, ptr %to
  %x1 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x1)
  %y1 = load i32, ptr %r
  store i32 %y1, ptr %to
  %x2 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x2)
  %y2 = load i32, ptr %r
  store i32 %y2, ptr %to
  %x3 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x3)
  %y3 = load i32, ptr %r
  store i32 %y3, ptr %to
  %x4 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x4)
  %y4 = load i32, ptr %r
  store i32 %y4, ptr %to
  %x5 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x5)
  %y5 = load i32, ptr %r
  store i32 %y5, ptr %to
  %x6 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x6)
  %y6 = load i32, ptr %r
  store i32 %y6, ptr %to
  %x7 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x7)
  %y7 = load i32, ptr %r
  store i32 %y7, ptr %to
  %x8 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x8)
  %y8 = load i32, ptr %r
  store i32 %y8, ptr %to
  %x9 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x9)
  %y9 = load i32, ptr %r
  store i32 %y9, ptr %to
  %x10 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x10)
  %y10 = load i32, ptr %r
  store i32 %y10, ptr %to
  %x11 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x11)
  %y11 = load i32, ptr %r
  store i32 %y11, ptr %to
  %x12 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x12)
  %y12 = load i32, ptr %r
  store i32 %y12, ptr %to
  %x13 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x13)
  %y13 = load i32, ptr %r
  store i32 %y13, ptr %to
  %x14 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x14)
  %y14 = load i32, ptr %r
  store i32 %y14, ptr %to
  %x15 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x15)
  %y15 = load i32, ptr %r
  store i32 %y15, ptr %to
  %x16 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x16)
  %y16 = load i32, ptr %r
  store i32 %y16, ptr %to
  %x17 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x17)
  %y17 = load i32, ptr %r
  store i32 %y17, ptr %to
  %x18 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x18)
  %y18 = load i32, ptr %r
  store i32 %y18, ptr %to
  %x19 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x19)
  %y19 = load i32, ptr %r
  store i32 %y19, ptr %to
  %x20 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x20)
  %y20 = load i32, ptr %r
  store i32 %y20, ptr %to
  %x21 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x21)
  %y21 = load i32, ptr %r
  store i32 %y21, ptr %to
  %x22 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x22)
  %y22 = load i32, ptr %r
  store i32 %y22, ptr %to
  %x23 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x23)
  %y23 = load i32, ptr %r
  store i32 %y23, ptr %to
  %x24 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x24)
  %y24 = load i32, ptr %r
  store i32 %y24, ptr %to
  %x25 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x25)
  %y25 = load i32, ptr %r
  store i32 %y25, ptr %to
  %x26 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x26)
  %y26 = load i32, ptr %r
  store i32 %y26, ptr %to
  %x27 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x27)
  %y27 = load i32, ptr %r
  store i32 %y27, ptr %to
  %x28 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x28)
  %y28 = load i32, ptr %r
  store i32 %y28, ptr %to
  %x29 = load i32, ptr %to
  call void @mixed(ptr sret(i32) %r, i32 %x29)
  %y29 = load i32, ptr %r
  store i32 %y29, ptr %to
  ret void
}
