// libobjc4's, with Apple's nil, which is a null pointer of any type.
#pragma once
#include_next <objc/objc.h>
#undef nil
#undef Nil
#ifdef __cplusplus
#define nil nullptr
#define Nil nullptr
#else
#define nil ((void*)0)
#define Nil ((void*)0)
#endif
// Words of clang's, so that @YES is a number.
#undef YES
#undef NO
#define YES __objc_yes
#define NO __objc_no
