"""metal-cpp's headers: classes without data whose methods call the flat C functions."""
import re

from description import Class, FOLDERS, Plain, c_name, names_in

# Written by hand: what their names are needed for everywhere.
BY_HAND = {"NS": {"Object", "Integer", "UInteger", "TimeInterval", "Range", "ComparisonResult", "OperatingSystemVersion"},
           "MTL": {"Size", "Origin", "Region", "SamplePosition", "ResourceID", "Coordinate2D", "GPUAddress"}}
GENERIC = "NS::Enumerator"  # a template in metal-cpp: its header is written by hand


def face_type(type_):
    return type_.replace(GENERIC + "*", GENERIC + "<NS::Object>*")


def c_type(type_):
    return type_.replace(GENERIC + "*", "void*")


def c_parameters(method):
    """The C function's parameters after the receiver: types with names."""
    for p in method.parameters:
        if p.callback is None:
            yield c_type(p.type), p.name
        else:
            yield "void*", p.name
            yield f"void (*{p.name}_call)(" + ", ".join(["void*"] + [c_type(t) for t in p.callback]) + ")", ""
            yield f"void (*{p.name}_release)(void*)", ""


def receiver(cls, method):
    type_ = "void*" if cls.name == GENERIC else cls.name + "*"
    return ("const " if method.is_const else "") + type_


def declaration(cls, method):
    own = [] if method.is_static else [receiver(cls, method) + " self"]
    rest = [f"{t} {n}".strip() for t, n in c_parameters(method)]
    return f"{c_type(method.result)} {c_name(cls, method)}({', '.join(own + rest)})"


def function_declaration(plain):
    method = plain.lines[0]
    rest = [f"{t} {n}".strip() for t, n in c_parameters(method)]
    return f"{c_type(method.result)} pewter_{method.selector}({', '.join(rest)})"


def call(function, own, method):
    arguments = list(own)
    for p in method.parameters:
        if p.callback is None:
            arguments.append(p.name)
        else:
            arguments += [f"{p.name}_callback.context", f"{p.name}_callback.call", f"{p.name}_callback.release"]
    return f"{function}({', '.join(arguments)})"


def body(function, own, method, result):
    callbacks = [f"const NS::Private::Callback<{', '.join(p.callback)}> {p.name}_callback({p.name}); "
                 for p in method.parameters if p.callback is not None]
    value = call(function, own, method)
    if result != c_type(method.result):
        value = f"reinterpret_cast<{result}>({value})" if "void" not in c_type(method.result) else f"static_cast<{result}>({value})"
    return "{ " + "".join(callbacks) + ("" if result == "void" else "return ") + value + "; }"


def with_blocks(method, emit):
    """The method, and as Clang's blocks what is called back."""
    plain = ", ".join(f"{face_type(p.type)} {p.name}{p.default}" for p in method.parameters)
    yield emit(plain)
    if any(p.callback is not None for p in method.parameters):
        blocks = ", ".join(f"{face_type(p.type)} {p.name}" if p.callback is None else
                           f"void (^{p.name})({', '.join(p.callback)})" for p in method.parameters)
        yield "#ifdef __BLOCKS__"
        yield emit(blocks)
        yield "#endif"


def method_lines(cls, method):
    own = [] if method.is_static else ["this"]
    function = c_name(cls, method)
    const = " const" if method.is_const else ""
    result = face_type(method.result)
    if method.kind == "any":
        result = result.replace("NS::Object", "Class")
        arguments = ", ".join(f"{p.type} {p.name}" for p in method.parameters)
        yield "  template <class Class = NS::Object>"
        yield f"  {result} {method.name}({arguments}){const} {body(function, own, method, result)}"
        return
    start = "  static " if method.is_static else "  "
    yield from with_blocks(method, lambda a: f"{start}{result} {method.name}({a}){const} {body(function, own, method, result)}")


def class_lines(cls):
    base = cls.base.replace(cls.space + "::", "")
    template = "NS::Copying" if cls.is_copying else "NS::Referencing"
    second = "" if base in ("Object", "NS::Object") else f", {base}"
    yield f"class {cls.short} : public {template}<{cls.short}{second}> {{"
    yield " public:"
    for m in cls.methods:
        yield from method_lines(cls, m)
    yield "};"


def struct_lines(item):
    yield f"struct {item.short} {{"
    fields = [f.rsplit(" ", 1) for f in item.lines]
    if item.flag == "made":
        arguments = ", ".join(f"{t} {n}_" for t, n in fields)
        yield f"  static constexpr {item.short} Make({arguments}) {{ return {item.short}({', '.join(n + '_' for t, n in fields)}); }}"
        yield f"  constexpr {item.short}() = default;"
        yield f"  constexpr {item.short}({arguments}) : {', '.join(f'{n}({n}_)' for t, n in fields)} {{}}"
        zero = " = {}"
    else:
        zero = ""
    for t, n in fields:
        yield f"  {t} {n}{zero};"
    yield "};"


def plain_lines(item):
    if item.kind == "enum":
        yield f"enum {item.short} : {item.text} {{"
        yield from (f"  {line}," for line in item.lines)
        yield "};"
    elif item.kind == "options":
        yield f"using {item.short} = {item.text};"
        yield f"enum : {item.text} {{"
        yield from (f"  {line}," for line in item.lines)
        yield "};"
    elif item.kind == "struct":
        yield from struct_lines(item)
    elif item.kind == "alias":
        yield f"using {item.short} = {item.text};"
    elif item.kind == "number":
        yield f"inline constexpr {item.flag} {item.short} = {item.text};"
    elif item.kind == "block":
        yield f"#ifdef __BLOCKS__\nusing {item.short} = {item.text.replace('void', 'void (^)', 1)};\n#endif"


def uses(item):
    """Names of types that an item mentions."""
    if isinstance(item, Class):
        yield item.base
        for m in item.methods:
            for t in [m.result] + [p.type for p in m.parameters]:
                yield from names_in(t)
    elif item.kind == "function":
        for t in [item.lines[0].result] + [p.type for p in item.lines[0].parameters]:
            yield from names_in(t)
    else:
        for t in [item.text, item.flag] + (item.lines if item.kind == "struct" else []):
            yield from names_in(t)


def forward(description, names, header):
    """Declarations of what other items define; repeated ones do no harm."""
    by_space = {}
    for name in sorted(names):
        space, short = name.split("::")
        if short in BY_HAND.get(space, ()) or name == GENERIC:
            continue
        cls, plain = description.classes.get(name), description.plain.get(name)
        if cls is not None:
            by_space.setdefault(space, []).append(f"class {short};")
        elif plain is not None and plain.header != header:
            if plain.kind == "enum":
                by_space.setdefault(space, []).append(f"enum {short} : {plain.text};")
            elif plain.kind in ("options", "alias") and "<" not in plain.text:
                more = [n for n in names_in(plain.text) if n in description.classes]
                by_space.setdefault(space, []).extend(f"class {n.split('::')[1]};" for n in more if n.startswith(space))
                by_space.setdefault(space, []).append(f"using {short} = {plain.text};")
    for space, lines in by_space.items():
        yield f"namespace {space} {{"
        yield from dict.fromkeys(lines)
        yield "}"


def includes(description, header, items, names):
    """(before, after): headers whose bases and structs are needed, and those whose enumerators a user expects."""
    before, after = [], []
    bases = {i.base for i in items if isinstance(i, Class)}
    for name in sorted(names):
        item = description.classes.get(name) or description.plain.get(name)
        if item is None or item.header == header:
            continue
        needed = name in bases or (isinstance(item, Plain) and (item.kind == "struct" or "<" in item.text)) or name == GENERIC
        if needed:
            before.append(item.header)
        elif isinstance(item, Plain):
            after.append(item.header)
    path = lambda h: f'#include "../{description.folders[h]}/{h}.hpp"'
    return [path(h) for h in dict.fromkeys(before)], [path(h) for h in dict.fromkeys(after) if h not in before]


def header_text(description, header, items):
    names = {n for i in items for n in uses(i)} | {i.name for i in items if isinstance(i, Class)}
    before, after = includes(description, header, items, names)
    space = re.match("|".join(sorted(FOLDERS, reverse=True)), header)[0]
    out = [f"// Generated from kernels/metal/interface/{description.folders[header]}/{header}.def.", "// clang-format off",
           "#pragma once", "", "#include <cstdint>", "#include <functional>", "",
           '#include "../Foundation/NSObject.hpp"']
    if space != "NS":
        out.append('#include "../Metal/MTLTypes.hpp"')
    out += before + [""] + list(forward(description, names, header))
    plain = [i for i in items if isinstance(i, Plain) and i.kind not in ("constant", "function", "macro")]
    if plain:
        out.append(f"namespace {space} {{")
        for i in plain:
            out += list(plain_lines(i))
        out.append(f"}}  // namespace {space}")
    classes = [i for i in items if isinstance(i, Class)]
    declared = [declaration(c, m) + ";" for c in classes for m in description.primary_methods(c)]
    declared += [function_declaration(i) + ";" for i in items if isinstance(i, Plain) and i.kind == "function"]
    declared += [f"extern NS::String* const pewter_{i.name.replace('::', '')};" for i in items
                 if isinstance(i, Plain) and i.kind == "constant"]
    if declared:  # Clang warns of structs with constructors, which C has as well
        out += ["#ifdef __clang__", "#pragma clang diagnostic push", '#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"', "#endif",
                'extern "C" {'] + declared + ["}", "#ifdef __clang__", "#pragma clang diagnostic pop", "#endif"]
    out.append(f"namespace {space} {{")
    for c in classes:
        out += list(class_lines(c))
    for i in items:
        if isinstance(i, Plain) and i.kind == "constant":
            out.append(f"inline const {i.flag}& {i.short} = pewter_{i.name.replace('::', '')};")
        elif isinstance(i, Plain) and i.kind == "function":
            m = i.lines[0]
            out += with_blocks(m, lambda a: f"inline {face_type(m.result)} {m.name}({a}) "
                               + body("pewter_" + m.selector, [], m, face_type(m.result)))
    out.append(f"}}  // namespace {space}")
    out += [f"#define {i.name} {i.text}" for i in items if isinstance(i, Plain) and i.kind == "macro"]
    return "\n".join(out + after) + "\n"


def umbrella(folder, headers, first):
    lines = [f"// Generated from kernels/metal/interface/{folder}.", "#pragma once", ""]
    return "\n".join(lines + [f'#include "{h}"' for h in first + [f"{h}.hpp" for h in headers]]) + "\n"


FIRST = {"Foundation": ["NSObject.hpp", "NSSharedPtr.hpp", "NSTypes.hpp"], "QuartzCore": [],
         "Metal": ["../Foundation/Foundation.hpp", "MTLTypes.hpp", "MTLVersion.hpp"]}


def files(description):
    """Paths below include/pewter/metal-cpp, and their texts."""
    for header, items in description.headers.items():
        if any(i.name == GENERIC for i in items):
            continue
        yield f"{description.folders[header]}/{header}.hpp", header_text(description, header, items)
    for folder in dict.fromkeys(FOLDERS.values()):
        headers = [h for h in description.headers if description.folders[h] == folder]
        yield f"{folder}/{folder}.hpp", umbrella(folder, headers, FIRST[folder])
