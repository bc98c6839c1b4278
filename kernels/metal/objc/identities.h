// Which Objective-C object stands for a C object: a table of all that live.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// That of a C object, with one reference more; NULL where none lives. *references: its count.
void* pewter_identity_find(void* object);
// Makes `self` that of an object, unless another lives: then that one is returned, with one reference more.
void* pewter_identity_add(void* object, void* self, unsigned long* references);
void pewter_identity_remove(void* object, void* self);
// One reference more, unless the last has gone: then the object is on its way out, and this is 0.
int pewter_retain_living(unsigned long* references);

#ifdef __cplusplus
}
#endif
