"""Objective-C's face: protocols and classes whose messages call the flat C functions.

A class of metal-cpp that can be allocated is a class here, any other is a protocol, behind which a class PewterX stands. Types go by
the rules of objc_types.py; how a message becomes a call of C's is in objc_implementation.py. What no rule gives is in BY_HAND, and is
written in kernels/metal/objc.
"""
import re

from description import Class, Plain, names_in
from c_face import STRUCTS
from objc_types import (NOTICE, OWNED, Types, function_line, is_protocol, is_queue, message, spaced)


def property_line(types, m, setter=None):
    """What is read by a message without arguments, as Objective-C's properties are; None for what is no property."""
    of = types.object_of(types.description.resolved(m.result))
    if m.is_static or m.parameters or not m.is_const or m.result == "void" or OWNED.match(m.selector):
        return None
    found = re.fullmatch(r"(?:is|are)([A-Z]\w*)", m.selector)
    name = found[1][0].lower() + found[1][1:] if found else m.selector
    marks = ["nonatomic"] + ([f"getter={m.selector}"] if found else []) + ([] if setter else ["readonly"])
    if setter and is_queue(m.result):
        marks.append("retain")
    elif setter and of:
        marks.append("copy" if of[1] == "NS::String" else "retain")
    return f"@property ({', '.join(marks)}) {spaced(types.objc(m.result), name)};"


def member_lines(types, cls):
    setters = {p.getter.selector: p.setter for p in cls.members if not isinstance(p, Class) and hasattr(p, "getter")}
    written = {s.selector for s in setters.values()}
    for m in types.description.primary_methods(cls):
        if m.name == "alloc" or m.selector in ("init", "retain", "release"):
            continue
        line = property_line(types, m, setters.get(m.selector))
        if line is None and m.selector in setters:
            raise SystemExit(f"{cls.name}::{m.name}: a property that is no property of Objective-C")
        if line is not None:
            yield line
        elif m.selector not in written:
            yield message(types, m) + ";"


def class_lines(types, cls):
    base = types.description.classes.get(cls.base)
    copying = ["NSCopying"] if cls.is_copying or cls.kind == "array" else []
    if is_protocol(cls):
        above = [base.objective_c if base is not None and base.space != "NS" else "NSObject"]
        yield f"@protocol {cls.objective_c} <{', '.join(above + copying)}>"
    else:
        parent = base.objective_c if base is not None and not is_protocol(base) else "PewterObject"
        adopted = ([base.objective_c] if base is not None and is_protocol(base) else []) + copying
        yield f"@interface {cls.objective_c} : {parent}" + (f" <{', '.join(adopted)}>" if adopted else "")
    yield from member_lines(types, cls)
    yield "@end"
    yield ""


def struct_lines(types, item):
    fields = [f.rsplit(" ", 1) for f in item.lines]
    yield "typedef struct {"
    yield from (f"  {spaced(types.objc(t), n)};" for t, n in fields)
    yield f"}} {item.objective_c};"
    if not any("[" in n for t, n in fields):
        arguments = ", ".join(spaced(types.objc(t), n) for t, n in fields)
        yield f"NS_INLINE {item.objective_c} {item.objective_c}Make({arguments}) {{"
        yield f"  const {item.objective_c} made = {{{', '.join(n for t, n in fields)}}};"
        yield "  return made;"
        yield "}"


def enum_lines(types, item):
    name = item.name.replace("::", "")
    yield f"typedef {'NS_OPTIONS' if item.kind == 'options' else 'NS_ENUM'}({types.objc(item.text)}, {name}) {{"
    yield from (f"  {item.space}{line}," for line in item.lines)
    yield "};"


def forward_lines(types):
    named = [c for c in types.description.classes.values() if c.space != "NS"]
    yield from (f"@{'protocol' if is_protocol(c) else 'class'} {c.objective_c};" for c in named)


def values_text(types):
    """Everything that is no class, in one header: the others may then name each other's."""
    description = types.description
    out = [NOTICE + ": enumerations, structs and blocks of Metal, and the names of its classes.", "// clang-format off", "#pragma once", "",
           "#import <Metal/MTLTypes.h>", "#import <Metal/PewterObject.h>", ""] + list(forward_lines(types)) + [""]
    plain = [i for i in description.plain.values() if i.space != "NS"]
    for i in plain:
        i.objective_c = i.name.replace("::", "")
        if i.kind in ("enum", "options"):
            out += list(enum_lines(types, i)) + [""]
    out += [f"typedef {spaced(types.objc(i.text), i.objective_c)};" for i in plain
            if i.kind == "alias" and "std::function" not in i.text]
    done = set(STRUCTS)
    waiting = [i for i in plain if i.kind == "struct"]
    while waiting:
        item = next(i for i in waiting if not {n for f in i.lines for n in names_in(f)} & {w.name for w in waiting} - {i.name})
        waiting.remove(item)
        done.add(item.name)
        out += list(struct_lines(types, item)) + [""]
    for i in plain:
        if i.kind == "block":
            called = re.fullmatch(r"void\((.*)\)", i.text)[1]
            out.append(f"typedef {types.block([t.strip() for t in called.split(',')], i.objective_c)};")
        elif i.kind == "number":
            out.append(f"static const {types.objc(i.flag)} {i.objective_c} = {i.text};")
    return "\n".join(out) + "\n"


def header_text(types, header, items):
    description = types.description
    folder = description.folders[header]
    out = [f"{NOTICE}/{folder}/{header}.def.", "// clang-format off", "#pragma once", "", "#import <Metal/MTLDefines.h>"]
    bases = [description.classes[i.base].header for i in items if isinstance(i, Class) and i.base in description.classes]
    out += [f"#import <{description.folders[h]}/{h}.h>" for h in dict.fromkeys(bases) if h != header and description.folders[h] != "Foundation"]
    out.append("")
    for i in items:
        if isinstance(i, Class):
            out += list(class_lines(types, i))
    constants = [i for i in items if isinstance(i, Plain) and i.kind == "constant"]
    functions = [i for i in items if isinstance(i, Plain) and i.kind == "function"]
    out += [f"MTL_EXTERN NSString *const {i.name.replace('::', '')};" for i in constants]
    for i in functions:
        line = function_line(types, i)
        is_owned = ("Create" in line or "Copy" in line) and not line.startswith("void")
        out.append(f"MTL_EXTERN {line}{' NS_RETURNS_RETAINED' if is_owned else ''};")
    if folder == "Metal":  # Apple's headers bring along what they mention: here the one that is imported first, at its end
        out[3:3] = ["", "#ifndef PEWTER_METAL_FIRST", "#define PEWTER_METAL_FIRST", f"#define PEWTER_METAL_FIRST_{header}", "#endif"]
        out = "\n".join(out).rstrip().split("\n") + ["", f"#ifdef PEWTER_METAL_FIRST_{header}", "#import <Metal/Metal.h>", "#endif"]
    return "\n".join(out).rstrip() + "\n"


UMBRELLA = {"Metal": ["Foundation/Foundation.h", "dispatch/dispatch.h", "Metal/MTLDefines.h"], "QuartzCore": ["Metal/Metal.h", "QuartzCore/CABase.h"]}


def headers(description):
    """Paths below include/pewter/objc, and their texts."""
    types = Types(description)
    yield "Metal/MTLDefines.h", values_text(types)
    for folder, first in UMBRELLA.items():
        own = [h for h in description.headers if description.folders[h] == folder]
        for h in own:
            yield f"{folder}/{h}.h", header_text(types, h, description.headers[h])
        lines = [f"{NOTICE}/{folder}.", "#pragma once", ""] + ["#define PEWTER_METAL_FIRST", ""] * (folder == "Metal") + [f"#import <{h}>" for h in first + [f"{folder}/{h}.h" for h in own]]
        yield f"{folder}/{folder}.h", "\n".join(lines) + "\n"
