// What a compiler tells the runtime of a file's classes: libobjc4's layout, and what clang adds to it.
#pragma once

#include <stddef.h>

enum { MODULE_OF_GCC = 8 };

struct protocol_list;
struct protocol {
  void* isa;  // a version until it is loaded
  const char* name;
  struct protocol_list* inherited;
};
struct protocol_list {
  struct protocol_list* next;
  size_t count;
  struct protocol* list[];
};
struct ivar {
  const char* name;
  const char* type;
  int offset;
};
struct ivar_list {
  int count;
  struct ivar list[];
};
struct class {  // GCC's, and behind it what clang adds
  struct class* isa;
  void* super;  // a name until it is loaded
  const char* name;
  long version;
  unsigned long info;
  long instance_size;  // of clang: minus the size of what the class adds
  struct ivar_list* ivars;
  void* methods;
  void* dispatch_table;
  struct class* subclasses;
  struct class* sibling;
  struct protocol_list* protocols;
  void* extra;
  long abi_version;
  int** ivar_offsets;
  void* properties;
};
struct category {
  const char* name;
  const char* class_name;
  void* instance_methods;
  void* class_methods;
  struct protocol_list* protocols;
};
struct static_instances {
  const char* class_name;
  void* instances[];  // to NULL
};
struct symbols {
  unsigned long selector_count;
  void* selectors;
  unsigned short class_count;
  unsigned short category_count;
  void* definitions[];
};
struct module {
  unsigned long version;
  unsigned long size;
  const char* name;
  struct symbols* symbols;
};

// Tells the runtime of a module.
void __objc_exec_class(struct module* one);
