"""The flat C functions: each calls a method of kernels/metal/host by its description."""
import re

from description import FOLDERS, Plain
from host_types import host_type, is_object, virtual_name
from metal_cpp_face import GENERIC, declaration, function_declaration


def given(description, p):
    if p.callback is not None:
        types = ", ".join(p.callback)
        return f"host::called_back<{types}>{{{p.name}, {p.name}_call, {p.name}_release}}"
    if is_object(description, p.type):
        kind = re.sub(r"\b(NS|MTL4?|CA)::", r"host::\1::", host_type(description, p.type))
        return f"reinterpret_cast<{kind}>({p.name})"
    return p.name


def definition(description, signature, receiver, method, name):
    arguments_ = ", ".join(given(description, p) for p in method.parameters)
    value = f"{receiver}{name}({arguments_})"
    if is_object(description, method.result):
        kind = method.result.replace(GENERIC + "*", "void*")
        value = f"reinterpret_cast<{kind}>({value})" if kind != "void*" else f"static_cast<void*>({value})"
    yield signature + " {"
    if "self" in receiver:
        ended = "".join(f"if ({p.name}_release != nullptr) {p.name}_release({p.name}); " for p in method.parameters
                        if p.callback is not None)
        result = "return" + ("" if method.result == "void" else " {}") + ";"
        yield f"  if (self == nullptr) {{ {ended}{result} }}" if ended else f"  if (self == nullptr) {result}"
    yield f"  {'' if method.result == 'void' else 'return '}{value};"
    yield "}"


def c_definitions(description, space):
    out = ["// Generated from kernels/metal/interface: the flat C functions. A nil receiver gives zero.",
           "// clang-format off", f'#include "pewter/metal-cpp/{FOLDERS[space]}/{FOLDERS[space]}.hpp"', "",
           '#include "kernels/metal/host/queues/called_back.hpp"', '#include "kernels/metal/interface/generated/interface.hpp"', "",
           "namespace host = pewter::metal::host;", "",
           "#ifdef __clang__  // it warns of structs with constructors, which C has as well",
           '#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"', "#endif",
           'extern "C" {']
    for c in description.classes.values():
        if c.space != space:
            continue
        for m in description.primary_methods(c):
            if m.is_static:
                receiver = f"host::{c.name}::"
            elif c.name == GENERIC:
                receiver = f"static_cast<{'const ' if m.is_const else ''}host::{c.name}*>(self)->"
            else:
                receiver = f"reinterpret_cast<{'const ' if m.is_const else ''}host::{c.name}*>(self)->"
            name = virtual_name(m) if c.kind not in ("record", "array") else m.name
            out += definition(description, declaration(c, m), receiver, m, name)
    for i in description.items:
        if isinstance(i, Plain) and i.space == space and i.kind == "function":
            out += definition(description, function_declaration(i), f"host::{space}::", i.lines[0], i.lines[0].name)
    out.append("}")
    return "\n".join(out) + "\n"
