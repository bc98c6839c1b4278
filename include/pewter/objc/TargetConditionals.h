// What a program may ask of its system. TARGET_OS_OSX is 0: what only macOS has (Mach's virtual memory,
// IOKit) is not here. A program that has its use of Metal under it is compiled with -DTARGET_OS_OSX=1.
#pragma once

#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX 0
#endif
#ifndef TARGET_OS_MAC
#define TARGET_OS_MAC TARGET_OS_OSX
#endif
#define TARGET_OS_IPHONE 0
#define TARGET_OS_IOS 0
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_VISION 0
#define TARGET_OS_MACCATALYST 0
#define TARGET_OS_SIMULATOR 0
#define TARGET_OS_EMBEDDED 0
#define TARGET_OS_LINUX 1
#define TARGET_OS_UNIX 1
#define TARGET_OS_WIN32 0
#if defined(__x86_64__)
#define TARGET_CPU_X86_64 1
#define TARGET_CPU_ARM64 0
#else
#define TARGET_CPU_X86_64 0
#define TARGET_CPU_ARM64 1
#endif
#define TARGET_RT_64_BIT 1
#define TARGET_RT_LITTLE_ENDIAN 1
#define TARGET_RT_BIG_ENDIAN 0
