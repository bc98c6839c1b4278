// libobjc4's, whose inline functions are not for -fobjc-arc, so that what programs use is declared here for
// it; and associated objects, which libobjc4 has not.
#pragma once
#include <stddef.h>
#include <stdint.h>

#if !defined(__clang__) || !__has_feature(objc_arc)
#include_next <objc/runtime.h>
#else
#include <objc/objc.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct objc_ivar* Ivar;
typedef struct objc_property* objc_property_t;
typedef struct objc_method* Method;

const char* sel_getName(SEL selector);
SEL sel_registerName(const char* name);
SEL sel_getUid(const char* name);
BOOL sel_isEqual(SEL a, SEL b);

const char* object_getClassName(id object);
Class object_setClass(id object, Class of);
id object_getIvar(id object, Ivar variable);
static inline Class object_getClass(id object) {
  return object == nil ? Nil : *(Class*)(__bridge void*)object;
}

Class objc_getClass(const char* name);
Class objc_lookUpClass(const char* name);
Class objc_getMetaClass(const char* name);
int objc_getClassList(Class* classes, int most);
Class objc_allocateClassPair(Class super, const char* name, size_t extra_bytes);
void objc_registerClassPair(Class made);
void objc_disposeClassPair(Class made);

const char* class_getName(Class of);
BOOL class_isMetaClass(Class of);
Class class_getSuperclass(Class of);
size_t class_getInstanceSize(Class of);
Ivar class_getInstanceVariable(Class of, const char* name);
Ivar* class_copyIvarList(Class of, unsigned int* count);
objc_property_t class_getProperty(Class of, const char* name);
objc_property_t* class_copyPropertyList(Class of, unsigned int* count);
Method class_getInstanceMethod(Class of, SEL selector);
Method class_getClassMethod(Class of, SEL selector);
Method* class_copyMethodList(Class of, unsigned int* count);
IMP class_getMethodImplementation(Class of, SEL selector);
BOOL class_respondsToSelector(Class of, SEL selector);
BOOL class_conformsToProtocol(Class of, Protocol* protocol);
BOOL class_addMethod(Class of, SEL selector, IMP method, const char* types);
BOOL class_addIvar(Class of, const char* name, size_t size, unsigned char log_2_of_alignment,
                   const char* type);
BOOL class_addProtocol(Class of, Protocol* protocol);
IMP class_replaceMethod(Class of, SEL selector, IMP method, const char* types);

SEL method_getName(Method method);
IMP method_getImplementation(Method method);
IMP method_setImplementation(Method method, IMP by);
void method_exchangeImplementations(Method a, Method b);
const char* method_getTypeEncoding(Method method);
unsigned int method_getNumberOfArguments(Method method);

const char* ivar_getName(Ivar variable);
ptrdiff_t ivar_getOffset(Ivar variable);
const char* ivar_getTypeEncoding(Ivar variable);
const char* property_getName(objc_property_t property);
const char* property_getAttributes(objc_property_t property);
Protocol* objc_getProtocol(const char* name);
const char* protocol_getName(Protocol* protocol);

#ifdef __cplusplus
}
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef uintptr_t objc_AssociationPolicy;
enum {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
// An object keeps what is associated with it until it ends, or another value (nil: none) is set.
void objc_setAssociatedObject(id object, const void* key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void* key);
void objc_removeAssociatedObjects(id object);

#ifdef __cplusplus
}
#endif
