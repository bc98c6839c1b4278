// objc_msgSend and objc_msgSend_stret, which clang calls for -fobjc-runtime=gnustep-1.9, over objc_msg_lookup, which libobjc4
// has: the registers of arguments are kept while the method is looked up, then the method is jumped to.
#if defined(__x86_64__)
// RECEIVER and SELECTOR: where the receiver and the selector are; behind a hidden result they come one later.
#define PEWTER_SEND(name, receiver, selector)                                                                                       \
  __asm__(".text\n.globl " name "\n.type " name ",@function\n" name ":\n.cfi_startproc\n"                                           \
          "push %rbp\n.cfi_def_cfa_offset 16\n.cfi_offset %rbp, -16\nmov %rsp, %rbp\n.cfi_def_cfa_register %rbp\nsub $192, %rsp\n"  \
          "mov %rdi, -8(%rbp)\nmov %rsi, -16(%rbp)\nmov %rdx, -24(%rbp)\nmov %rcx, -32(%rbp)\nmov %r8, -40(%rbp)\n"                 \
          "mov %r9, -48(%rbp)\nmov %rax, -56(%rbp)\nmovups %xmm0, -80(%rbp)\nmovups %xmm1, -96(%rbp)\n"                             \
          "movups %xmm2, -112(%rbp)\nmovups %xmm3, -128(%rbp)\nmovups %xmm4, -144(%rbp)\nmovups %xmm5, -160(%rbp)\n"                \
          "movups %xmm6, -176(%rbp)\nmovups %xmm7, -192(%rbp)\n"                                                                    \
          "mov " receiver "(%rbp), %rdi\nmov " selector "(%rbp), %rsi\ncall objc_msg_lookup@PLT\nmov %rax, %r11\n"                  \
          "mov -8(%rbp), %rdi\nmov -16(%rbp), %rsi\nmov -24(%rbp), %rdx\nmov -32(%rbp), %rcx\nmov -40(%rbp), %r8\n"                 \
          "mov -48(%rbp), %r9\nmov -56(%rbp), %rax\nmovups -80(%rbp), %xmm0\nmovups -96(%rbp), %xmm1\n"                             \
          "movups -112(%rbp), %xmm2\nmovups -128(%rbp), %xmm3\nmovups -144(%rbp), %xmm4\nmovups -160(%rbp), %xmm5\n"                \
          "movups -176(%rbp), %xmm6\nmovups -192(%rbp), %xmm7\nleave\n.cfi_def_cfa %rsp, 8\njmp *%r11\n.cfi_endproc\n"              \
          ".size " name ", .-" name "\n")
PEWTER_SEND("objc_msgSend", "-8", "-16");
PEWTER_SEND("objc_msgSend_stret", "-16", "-24");
PEWTER_SEND("objc_msgSend_fpret", "-8", "-16");
#elif defined(__aarch64__)
__asm__(".text\n.globl objc_msgSend\n.type objc_msgSend,%function\nobjc_msgSend:\n.cfi_startproc\n"
        "stp x29, x30, [sp, #-16]!\n.cfi_def_cfa_offset 16\n.cfi_offset x29, -16\n.cfi_offset x30, -8\nmov x29, sp\n"
        ".cfi_def_cfa_register x29\nstp x0, x1, [sp, #-16]!\nstp x2, x3, [sp, #-16]!\nstp x4, x5, [sp, #-16]!\n"
        "stp x6, x7, [sp, #-16]!\nstr x8, [sp, #-16]!\nstp q0, q1, [sp, #-32]!\nstp q2, q3, [sp, #-32]!\n"
        "stp q4, q5, [sp, #-32]!\nstp q6, q7, [sp, #-32]!\nbl objc_msg_lookup\nmov x16, x0\n"
        "ldp q6, q7, [sp], #32\nldp q4, q5, [sp], #32\nldp q2, q3, [sp], #32\nldp q0, q1, [sp], #32\nldr x8, [sp], #16\n"
        "ldp x6, x7, [sp], #16\nldp x4, x5, [sp], #16\nldp x2, x3, [sp], #16\nldp x0, x1, [sp], #16\n"
        "ldp x29, x30, [sp], #16\n.cfi_def_cfa sp, 0\nbr x16\n.cfi_endproc\n.size objc_msgSend, .-objc_msgSend\n");
#else
#error "objc_msgSend is written for x86-64 and AArch64"
#endif
