"""Objective-C's face: protocols and classes whose messages call the flat C functions.

A class of metal-cpp that can be allocated is a class here, any other is a protocol, behind which a class PewterX stands. Types go by
the rules of objc_type; what a parameter and a result become in C by argument() and returned(). What no rule gives is in BY_HAND, and is
written in kernels/metal/objc.
"""
import re

from description import Class, FOLDERS, Plain, c_name, names_in
from c_face import OTHERS, STRUCTS

BY_HAND = {"MTLSharedEventListener": {"initWithDispatchQueue:", "dispatchQueue"}, "MTLSharedEvent": {"notifyListener:atValue:block:"}}
FUNCTIONS_BY_HAND = {"MTLCopyAllDevicesWithObserver", "MTLRemoveDeviceObserver"}
NOTICE = "// Generated from kernels/metal/interface"
INIT = re.compile(r"init(?![a-z])")
OWNED = re.compile(r"(alloc|new|copy|mutableCopy|init)(?![a-z])")
# Types of Objective-C that libdispatch has, as a class or as a plain pointer.
DISPATCH = {"dispatch_data_t", "dispatch_queue_t"}


def is_protocol(cls):
    return not any(m.name == "alloc" for m in cls.methods)


def behind(cls):
    """The class that the objects of an interface have."""
    return ("Pewter" if is_protocol(cls) else "") + cls.objective_c


class Types:
    def __init__(self, description):
        self.description = description

    def object_of(self, type_):
        """(const, name, stars) of a type with objects; None for others."""
        found = re.fullmatch(r"(const )?((?:NS|MTL4?|CA)::\w+)([*\s]|const)*", type_)
        if found is None or not (found[2] in self.description.classes or found[2] == "NS::Object"):
            return None
        return bool(found[1]), found[2], type_[found.end(2):].replace(" ", "")

    def single(self, name):
        if name == "NS::Object":
            return "id"
        cls = self.description.classes[name]
        if cls.space == "NS":
            return cls.objective_c + " *"
        return f"id<{cls.objective_c}>" if is_protocol(cls) else cls.objective_c + " *"

    def objc(self, type_):
        type_ = self.description.resolved(type_).replace("std::", "")
        of = self.object_of(type_)
        if of is not None:
            base = self.single(of[1])
            return {"*": base, "**": base + ("*" if base.endswith("*") else " *")}.get(
                of[2], base + (" const *" if of[0] else " *" if not base.endswith("*") else "*"))
        for name in DISPATCH:
            type_ = type_.replace("const " + name, name)
        return re.sub(r"\bbool\b", "BOOL", type_).replace("::", "")

    def is_struct(self, type_):
        name = self.description.resolved(type_).removeprefix("const ")
        item = self.description.plain.get(name)
        return name in STRUCTS or name == "CGSize" or name == "MTL::Coordinate2D" or (item is not None and item.kind == "struct")

    def c_struct(self, type_):
        return "pewter_" + type_.replace("MTL::Coordinate2D", "MTL::SamplePosition").replace("::", "")

    def block(self, types, name=""):
        return f"void (^{name})({', '.join(self.objc(t) for t in types) or 'void'})"


def is_queue(type_):
    """Of libdispatch's queues C has none: the object behind a message keeps them."""
    return type_.endswith("dispatch_queue_t")


def spaced(type_, name):
    return type_ + name if type_.endswith("*") else f"{type_} {name}"


def parameter_type(types, p):
    return types.objc(p.type) if p.callback is None else types.block(p.callback)


def message(types, m):
    """Of a declaration and of a definition."""
    sign = "+" if m.is_static else "-"
    result = types.objc(m.result)
    if INIT.match(m.selector) or (m.is_static and types.object_of(types.description.resolved(m.result)) and m.name == "alloc"):
        result = "instancetype"
    words = m.selector.split(":")
    if not m.parameters:
        return f"{sign} ({result}){words[0]}"
    return f"{sign} ({result})" + " ".join(f"{w}:({parameter_type(types, p)}){p.name}" for w, p in zip(words, m.parameters))


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


def own_methods(description, cls):
    """One for each selector; of a class whose base is a protocol the base's as well."""
    methods = {m.selector: m for m in description.primary_methods(cls) if m.name != "alloc"}
    base = description.classes.get(cls.base)
    if base is not None and not is_protocol(cls) and is_protocol(base):
        methods = {**{m.selector: m for m in own_methods(description, base)}, **methods}
    return list(methods.values())


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


def function_line(types, i):
    m = i.lines[0]
    arguments = ", ".join(spaced(types.objc(p.type), p.name) if p.callback is None else types.block(p.callback, p.name) for p in m.parameters)
    return spaced(types.objc(m.result), f"{m.selector}({arguments or 'void'})")


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
    out += [f"FOUNDATION_EXPORT NSString *const {i.name.replace('::', '')};" for i in constants]
    out += [f"FOUNDATION_EXPORT {function_line(types, i)};" for i in functions]
    return "\n".join(out).rstrip() + "\n"


class Call:
    """The C call of a message: what stands before it, its arguments, and what stands behind it."""

    def __init__(self, types, function, own, m, calls):
        self.types, self.m = types, m
        self.before, self.after, self.arguments = [], [], list(own)
        self.needs_pool = False
        for p in m.parameters:
            self.argument(p, calls)
        self.value = f"{function}({', '.join(self.arguments)})"

    def argument(self, p, calls):
        type_ = self.types.description.resolved(p.type)
        of = self.types.object_of(type_)
        if not type_.endswith("*"):
            type_ = type_.removeprefix("const ")
        if p.callback is not None:
            return self.arguments.extend([f"pewter_block({p.name})", f"{p.name} == nil ? NULL : {calls.of(p.callback)}", "pewter_block_release"])
        if of is None and type_.replace("const ", "") in DISPATCH:
            self.needs_pool = True
            return self.arguments.append(f"pewter_dispatch_object({p.name})")
        if type_ == "id":
            of = (False, "NS::Object", "*")
        if of is None:
            return self.arguments.append(self.plain(p, type_))
        if of[2] == "*":
            return self.arguments.append(self.one(of[1], p.name))
        if of[2] == "**" or not of[0]:
            return self.out(p, of[1])
        return self.array(p)

    def plain(self, p, type_):
        if type_.endswith("*"):
            return p.name if re.fullmatch(r"(const )?(void|char)\*", type_) else f"(void *){p.name}"
        return f"PEWTER_AS({self.types.c_struct(type_)}, {p.name})" if self.types.is_struct(type_) else p.name

    def one(self, name, value):
        if name.startswith("NS::"):
            self.needs_pool = True
            return f"pewter_from({value})"
        return f"pewter_object({value})"

    def out(self, p, name):
        """An object that the call gives beside its result, autoreleased, if it gives one."""
        self.needs_pool = True
        self.before.append(f"pewter_{name.replace('::', '')} *{p.name}_given = NULL;")
        self.after.append(f"if ({p.name} != NULL && {p.name}_given != NULL) *{p.name} = pewter_borrow({p.name}_given);")
        self.arguments.append(f"{p.name} == NULL ? NULL : (void *)&{p.name}_given")

    def array(self, p):
        count = next(f"{q.name}.length" if q.type == "NS::Range" else q.name for q in self.m.parameters
                     if q.type == "NS::Range" or q.name.lower().endswith("count"))
        self.before.append(f"void **const {p.name}_c = PEWTER_ARRAY({p.name}, {count});")
        self.arguments.append(f"(void *){p.name}_c")

    def lines(self, is_owned):
        """The body; of an object the reference is the caller's where the selector says so."""
        m, result = self.m, self.types.description.resolved(self.m.result)
        of = self.types.object_of(result)
        value = self.value
        if of is not None:
            value = f"pewter_{'own' if is_owned else 'borrow'}({value})"
        elif self.types.is_struct(result):
            value = f"PEWTER_AS({self.types.objc(result)}, {value})"
        lines = (["PEWTER_POOL;"] if self.needs_pool or (of is not None and not is_owned) else []) + self.before
        if m.result == "void":
            return lines + [value + ";"] + self.after
        if not self.after:
            return lines + [f"return {value};"]
        return lines + [f"const {spaced(self.types.objc(m.result), 'result')} = {value};".replace("const id", "id").replace(" *result", " *const result")
                        if of is None else f"{spaced(self.types.objc(m.result), 'result')} = {value};"] + self.after + ["return result;"]


class Callers:
    """Functions that call blocks, one a signature."""

    def __init__(self, types):
        self.types, self.known = types, {}

    def of(self, called):
        return self.known.setdefault(tuple(called), f"call_block_{len(self.known)}")

    def lines(self):
        for called, name in self.known.items():
            c_types = [f"pewter_{t.rstrip('*').replace('::', '')} *" if self.types.object_of(self.types.description.resolved(t)) else
                       self.types.objc(t) for t in map(self.types.description.resolved, called)]
            arguments = "".join(", " + spaced(t, f"a{n}") for n, t in enumerate(c_types))
            values = ", ".join(f"pewter_borrow(a{n})" if self.types.object_of(self.types.description.resolved(t)) else f"a{n}"
                               for n, t in enumerate(called))
            yield f"static void {name}(void *block{arguments}) {{"
            yield "  PEWTER_CALLBACK;"
            yield f"  (({self.types.block(called)})block)({values});"
            yield "}"


def method_lines(types, cls, m, calls):
    by = next(c for c in ancestors(types.description, cls) if any(m is o for o in c.methods))
    function = c_name(by, m)
    yield message(types, m) + " {"
    if m.selector in BY_HAND.get(cls.objective_c, ()):
        arguments = ", ".join(["self"] + [p.name for p in m.parameters])
        yield f"  {'' if m.result == 'void' else 'return '}{c_name(by, m).rstrip('_')}_by_hand({arguments});"
    elif is_queue(m.result):
        yield "  return _kept;"
    elif any(is_queue(p.type) for p in m.parameters):
        yield f"  pewter_keep(self, {m.parameters[0].name});"
    elif INIT.match(m.selector):
        call = Call(types, function, [f"pewter_{by.objective_c}_alloc()"], m, calls)
        call.needs_pool = call.needs_pool and bool(m.parameters)
        yield from ("  " + line for line in (["PEWTER_POOL;"] if call.needs_pool else []) + call.before)
        yield f"  return [self initWithPewterObject:{call.value}];"
    else:
        call = Call(types, function, [] if m.is_static else ["(void *)_object"], m, calls)
        yield from ("  " + line for line in call.lines(OWNED.match(m.selector) is not None))
    yield "}"


def ancestors(description, cls):
    while cls is not None:
        yield cls
        cls = description.classes.get(cls.base)


def implementation_lines(types, cls, calls):
    base = types.description.classes.get(cls.base)
    if is_protocol(cls):
        parent = behind(base) if base is not None and base.space != "NS" else "PewterObject"
        yield f"@interface {behind(cls)} : {parent} <{cls.objective_c}>"
        yield "@end"
    yield f"@implementation {behind(cls)}"
    for m in own_methods(types.description, cls):
        yield from method_lines(types, cls, m, calls)
    yield "@end"
    yield ""


def in_order(description):
    done = []
    for cls in description.classes.values():
        for c in reversed(list(ancestors(description, cls))):
            if c not in done and c.space != "NS":
                done.append(c)
    return done


def implementation_text(types):
    description, calls = types.description, Callers(types)
    body = []
    for cls in in_order(description):
        body += list(implementation_lines(types, cls, calls))
    for i in description.items:
        if not isinstance(i, Plain) or i.space == "NS":
            continue
        if i.kind == "constant":
            body.append(f'NSString *const {i.name.replace("::", "")} = @"{i.text}";')
        elif i.kind == "function" and i.lines[0].selector not in FUNCTIONS_BY_HAND:
            m = i.lines[0]
            call = Call(types, f"pewter_{m.selector}", [], m, calls)
            body.append(function_line(types, i) + " {")
            body += ["  " + line for line in call.lines(re.search("Create|Copy", m.selector) is not None)] + ["}"]
    head = [NOTICE + ": Metal's classes, each over an object of the flat C functions.", "// clang-format off",
            '#import "kernels/metal/objc/by_hand.h"', "#import <QuartzCore/QuartzCore.h>", ""]
    return "\n".join(head + list(calls.lines()) + [""] + body) + "\n"


UMBRELLA = {"Metal": ["Foundation/Foundation.h", "dispatch/dispatch.h", "Metal/MTLDefines.h"], "QuartzCore": ["Metal/Metal.h"]}


def headers(description):
    """Paths below include/pewter/objc, and their texts."""
    types = Types(description)
    yield "Metal/MTLDefines.h", values_text(types)
    for folder, first in UMBRELLA.items():
        own = [h for h in description.headers if description.folders[h] == folder]
        for h in own:
            yield f"{folder}/{h}.h", header_text(types, h, description.headers[h])
        lines = [f"{NOTICE}/{folder}.", "#pragma once", ""] + [f"#import <{h}>" for h in first + [f"{folder}/{h}.h" for h in own]]
        yield f"{folder}/{folder}.h", "\n".join(lines) + "\n"


def implementation(description):
    return implementation_text(Types(description))
