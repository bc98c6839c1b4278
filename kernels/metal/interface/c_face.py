"""The flat C functions as C99 sees them: for C, for other languages, and under the Objective-C face."""
import re

from description import Plain, names_in
from metal_cpp_face import declaration, function_declaration

# The structs that metal_cpp_face.BY_HAND has, and Foundation's of an enumeration.
STRUCTS = {
    "NS::Range": ["NS::UInteger location", "NS::UInteger length"],
    "NS::OperatingSystemVersion": ["NS::Integer majorVersion", "NS::Integer minorVersion", "NS::Integer patchVersion"],
    "NS::FastEnumerationState": ["unsigned long state", "NS::Object** itemsPtr", "unsigned long* mutationsPtr",
                                 "unsigned long extra[5]"],
    "MTL::Origin": ["NS::UInteger x", "NS::UInteger y", "NS::UInteger z"],
    "MTL::Size": ["NS::UInteger width", "NS::UInteger height", "NS::UInteger depth"],
    "MTL::Region": ["MTL::Origin origin", "MTL::Size size"],
    "MTL::SamplePosition": ["float x", "float y"],
    "MTL::ResourceID": ["uint64_t _impl"],
}
PLAIN = {"NS::Integer": "intptr_t", "NS::UInteger": "uintptr_t", "NS::TimeInterval": "double", "MTL::GPUAddress": "uint64_t",
         "NS::ComparisonResult": "intptr_t", "MTL::Coordinate2D": "pewter_MTLSamplePosition", "NS::unichar": "unsigned short"}
# Apple's plain types, as objc/types.hpp has them.
OTHERS = {"CFTimeInterval": "double", "IOSurfaceRef": "void*", "kern_return_t": "int", "task_id_token_t": "uint32_t",
          "CGColorSpaceRef": "void*", "CGSize": "pewter_CGSize", "dispatch_data_t": "void*", "dispatch_queue_t": "void*",
          "id": "void*"}


def c99(description, text):
    """Types of C++ in a declaration as those of C."""
    def named(found):
        name = found[0]
        item = description.plain.get(name)
        if name in PLAIN:
            return PLAIN[name]
        if item is not None and item.kind in ("enum", "options", "alias"):
            return c99(description, item.text)
        return "pewter_" + name.replace("::", "")
    text = re.sub(r"\b(?:NS|MTL4?|CA)::\w+", named, text.replace("std::", ""))
    return re.sub(r"\b(" + "|".join(OTHERS) + r")\b", lambda m: OTHERS[m[0]], text)


def in_order(structs):
    """Those first that others have as members."""
    done = []
    while len(done) < len(structs):
        for name, fields in structs.items():
            needed = {n for f in fields if "*" not in f for n in names_in(f)} & set(structs)
            if name not in done and needed <= set(done):
                done.append(name)
    return done


def header(description):
    out = ["/* Generated from kernels/metal/interface: Metal's host interface as C functions, by the names of Objective-C's classes",
           "   and selectors. Objects are counted as Cocoa's are. A nil receiver gives zero. What is called back is a context, what calls it,",
           "   and what ends it. */", "/* clang-format off */", "#ifndef PEWTER_METAL_HOST_H", "#define PEWTER_METAL_HOST_H", "",
           "#include <stdbool.h>", "#include <stddef.h>", "#include <stdint.h>", "", "#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    names = ["NS::Object"] + list(description.classes)
    out += [f"typedef struct pewter_{n.replace('::', '')} pewter_{n.replace('::', '')};" for n in names]
    out.append("typedef struct { double width, height; } pewter_CGSize;")
    structs = {**{i.name: i.lines for i in description.plain.values() if i.kind == "struct"}, **STRUCTS}
    for name in in_order(structs):
        fields = " ".join(c99(description, f) + ";" for f in structs[name])
        out.append(f"typedef struct {{ {fields} }} pewter_{name.replace('::', '')};")
    for item in description.plain.values():
        if item.kind in ("enum", "options"):
            for line in item.lines:
                name, value = line.split(" = ")
                out.append(f"#define pewter_{item.space}{name} {value}")
        elif item.kind == "constant":
            out.append(f"extern pewter_NSString* const pewter_{item.name.replace('::', '')};")
    out += ["void* pewter_NSObject_retain(void* self);", "void pewter_NSObject_release(void* self);",
            "void* pewter_NSObject_autorelease(void* self);", "uintptr_t pewter_NSObject_retainCount(const void* self);",
            "const char* pewter_NSObject_className(const void* self);", "void* pewter_NSObject_copy(const void* self);", "uintptr_t pewter_NSObject_hash(const void* self);",
            "bool pewter_NSObject_isEqual_(const void* self, const void* object);",
            "pewter_NSString* pewter_NSObject_description(const void* self);"]
    for cls in description.classes.values():
        out += [c99(description, declaration(cls, m)).replace("()", "(void)") + ";" for m in description.primary_methods(cls)]
    for item in description.items:
        if isinstance(item, Plain) and item.kind == "function":
            out.append(c99(description, function_declaration(item)).replace("()", "(void)") + ";")
    out += ["", "#ifdef __cplusplus", "}", "#endif", "#endif"]
    return "\n".join(out) + "\n"
