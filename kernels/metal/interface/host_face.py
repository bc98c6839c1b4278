"""What kernels/metal/host implements: classes with virtual functions, records, and the C functions that call them."""
from description import Class, FOLDERS, Plain, names_in
from host_functions import c_definitions
from host_types import host_type, is_object, virtual_name

SPACE = "pewter::metal::host"
FILES = {"NS": "foundation", "MTL": "metal", "MTL4": "metal4", "CA": "quartzcore"}


def arguments(description, method, named=lambda p: True):
    return ", ".join(f"{host_type(description, p.type)} {p.name if named(p) else ''}".rstrip() for p in method.parameters)


def error_of(method):
    """How a method that is unsupported says so: a parameter for an error, or one that is called with it."""
    for p in method.parameters:
        if p.type == "NS::Error**":
            return p
        if p.callback and p.callback[-1] == "NS::Error*":
            return p
    return None


def unsupported_body(cls, method):
    error = error_of(method)
    what = f'"{cls.short}::{method.name}"'
    text = ""
    if error is not None and error.callback:
        text = f"{error.name}({'{}, ' * (len(error.callback) - 1)}unsupported_error({what}));"
    elif error is not None:
        text = f"if ({error.name} != nullptr) *{error.name} = unsupported_error({what});"
    value = "" if method.result == "void" else " return {};"
    return "{ " + (text + value).strip() + " }" if text + value else "{}"


def overrides(description, cls, method):
    """Whether a base has the same virtual function."""
    base = description.classes.get(cls.base)
    if base is None or base.kind not in ("interface", "unsupported"):
        return False
    kinds = [p.type for p in method.parameters]
    return overrides(description, base, method) or any(
        not m.is_static and virtual_name(m) == virtual_name(method) and m.is_const == method.is_const and
        [p.type for p in m.parameters] == kinds for m in description.primary_methods(base))


def declared(description, cls, method, pure):
    result = host_type(description, method.result)
    const = " const" if method.is_const else ""
    if pure:
        tail = " = 0;"
    else:
        tail = " " + unsupported_body(cls, method)
    is_named = (lambda p: p is error_of(method)) if not pure else (lambda p: True)
    head = f"{result} {virtual_name(method)}({arguments(description, method, is_named)}){const}"
    return f"{head} override{tail}" if overrides(description, cls, method) else f"virtual {head}{tail}"


def typed_lines(cls):
    """What returns the object itself, with its own type."""
    yield f"  {cls.short}* retain() {{ return static_cast<{cls.short}*>(Object::retain()); }}"
    yield f"  {cls.short}* autorelease() {{ return static_cast<{cls.short}*>(Object::autorelease()); }}"
    if cls.is_copying or cls.kind == "array":
        yield f"  {cls.short}* copy() const {{ return static_cast<{cls.short}*>(copied()); }}"


def any_lines(description, cls, method):
    result = host_type(description, method.result).replace("NS::Object", "Class")
    if result != "Class*":
        return
    yield "  template <class Class = NS::Object>"
    names = ", ".join(p.name for p in method.parameters)
    yield (f"  Class* {method.name}({arguments(description, method)}){' const' if method.is_const else ''} "
           f"{{ return static_cast<Class*>(untyped_{method.name}({names})); }}")


def interface_lines(description, cls):
    for m in description.primary_methods(cls):
        is_unsupported = cls.kind == "unsupported" or m.mark == "unsupported"
        if m.is_static and is_unsupported:
            yield f"  static {host_type(description, m.result)} {m.name}({arguments(description, m, lambda p: False)}) {{ return {{}}; }}"
        elif m.is_static:
            yield f"  static {host_type(description, m.result)} {m.name}({arguments(description, m)});"
        else:
            yield "  " + declared(description, cls, m, not is_unsupported)
            if m.kind == "any":
                yield from any_lines(description, cls, m)


def is_part(description, method):
    """Whether a method of a record gives an object that the record has from the beginning."""
    name = method.result.rstrip("*")
    of = description.classes.get(name)
    return (of is not None and of.kind in ("array", "record") and not method.parameters and not method.is_static
            and method.of is None and method.name != "init")


def property_lines(description, p):
    kind = host_type(description, p.type)
    name = p.getter.name
    if p.mark == "by hand":
        yield f"  {kind} {name}() const;"
        yield f"  void {p.setter.name}({host_type(description, p.setter.parameters[0].type)} value);"
    elif is_object(description, p.type):
        yield f"  {kind} {name}() const {{ return {name}_.get(); }}"
        yield f"  void {p.setter.name}(const {kind.removeprefix('const ')} value) {{ {name}_ = kept(value); }}"
    else:
        yield f"  {kind} {name}() const {{ return {name}_; }}"
        yield f"  void {p.setter.name}({host_type(description, p.setter.parameters[0].type)} value) {{ {name}_ = value; }}"


def record_method_lines(description, cls, m):
    if m.mark == "unsupported":
        yield "  " + declared(description, cls, m, False).removeprefix("virtual ")
    elif m.mark == "by hand":
        start, const = ("static ", "") if m.is_static else ("", " const" if m.is_const else "")
        yield f"  {start}{host_type(description, m.result)} {m.name}({arguments(description, m)}){const};"
    elif m.name == "alloc":
        yield f"  static {cls.short}* alloc() {{ return new {cls.short}; }}"
    elif m.name == "init" and not m.parameters:
        yield f"  {cls.short}* init() {{ return this; }}"
    elif m.name == "reset" and not m.parameters:
        yield f"  void reset() {{ *this = {cls.short}(); }}"
    elif m.is_static and not m.parameters:
        yield f"  static {cls.short}* {m.name}() {{ return alloc()->autorelease(); }}"
    elif is_part(description, m):
        yield f"  {host_type(description, m.result)} {m.name}() const {{ return part({m.name}_); }}"
    else:
        raise SystemExit(f"{cls.name}::{m.name}: a record's method must be marked 'by hand'")


def record_lines(description, cls):
    data, parts, seen = [], [], set()
    for m in cls.members:
        if isinstance(m, Class) or not hasattr(m, "getter"):
            if m.selector in seen:
                continue
            seen.add(m.selector)
            yield from record_method_lines(description, cls, m)
            if is_part(description, m) and m.mark != "by hand":
                parts.append(m.name)
                data.append(f"  mutable NS::SharedPtr<{host_type(description, m.result).rstrip('*')}> {m.name}_;")
            continue
        if m.getter.selector in seen:
            continue
        seen |= {m.getter.selector, m.setter.selector}
        yield from property_lines(description, m)
        kind = host_type(description, m.type)
        if m.mark == "by hand":
            continue
        if is_object(description, m.type):
            data.append(f"  NS::SharedPtr<{kind.replace('*', '').replace('const ', '')}> {m.name}_;")
        else:
            data.append(f"  {kind} {m.name}_ {m.mark if m.mark else '= {}'};")
    yield " protected:"
    own = "".join(f" copied_part(copy->{p}_);" for p in parts)
    yield (f"  NS::Object* copied() const override {{ auto* const copy = new {cls.short}(*this);{own} return copy; }}")
    yield from data


def array_lines(description, cls):
    element = cls.element
    for m in cls.methods:
        if m.name == "alloc":
            yield f"  static {cls.short}* alloc() {{ return new {cls.short}; }}"
        elif m.name == "init":
            yield f"  {cls.short}* init() {{ return this; }}"
        elif m.name == "reset":
            yield "  void reset() { elements_ = {}; }"
        elif m.name == "object":
            yield f"  {element}* object(NS::UInteger index) const {{ return elements_.at(index); }}"
        elif m.name == "setObject":
            yield f"  void setObject(const {element}* value, NS::UInteger index) {{ elements_.set(value, index); }}"
    yield " protected:"
    yield f"  NS::Object* copied() const override {{ return new {cls.short}(*this); }}"
    yield f"  parts_of<{element}, {cls.count}> elements_;"


def class_lines(description, cls):
    yield f"class {cls.short} : public {cls.base} {{"
    yield " public:"
    yield f'  const char* class_name() const override {{ return "{cls.objective_c}"; }}'
    yield from typed_lines(cls)
    make = {"record": record_lines, "array": array_lines}.get(cls.kind, interface_lines)
    yield from make(description, cls)
    yield "};"


def in_order(description):
    """Bases and elements before what needs them whole."""
    done, order = set(), []

    def visit(cls):
        if cls.name in done:
            return
        done.add(cls.name)
        needed = {cls.base, cls.element}
        if cls.kind == "record":
            for m in cls.methods:
                needed |= {n for n in names_in(host_type(description, m.result))}
        for n in sorted(needed):
            if n in description.classes:
                visit(description.classes[n])
        order.append(cls)
    for c in description.classes.values():
        visit(c)
    return order


def interface_text(description):
    out = ["// Generated from kernels/metal/interface: what this folder implements, and the records whole.",
           "// clang-format off", "#pragma once", "", '#include "kernels/metal/host/foundation/object.hpp"', "",
           "// Of a name with several functions, a class overrides those that it supports.",
           '#pragma GCC diagnostic ignored "-Woverloaded-virtual"', ""]
    out.append(f"namespace {SPACE} {{")
    for space in FOLDERS:
        classes = [c for c in description.classes.values() if c.space == space]
        out.append(f"namespace {space} {{")
        out += [f"class {c.short};" for c in classes]
        for i in description.plain.values():
            if i.space == space and i.kind == "alias" and is_object(description, i.text) and "<" not in i.text:
                out.append(f"using {i.short} = {i.text};")
            elif i.space == space and i.kind == "alias" and is_object(description, i.text):
                out.append(f"using {i.short} = {description.resolved(i.text)};")
        out.append(f"}}  // namespace {space}")
    out.append("NS::Error* unsupported_error(const char* what);")
    for c in in_order(description):
        out.append(f"namespace {c.space} {{")
        out += list(class_lines(description, c))
        out.append(f"}}  // namespace {c.space}")
    for i in description.items:
        if isinstance(i, Plain) and i.kind == "function":
            m = i.lines[0]
            out.append(f"namespace {i.space} {{ {host_type(description, m.result)} {m.name}({arguments(description, m)}); }}")
        elif isinstance(i, Plain) and i.kind == "constant":
            out.append(f"namespace {i.space} {{ extern NS::String* const {i.short}; }}")
    out.append(f"}}  // namespace {SPACE}")
    return "\n".join(out) + "\n"


def constants_text(description):
    out = ["// Generated from kernels/metal/interface: names of errors, notifications and counters.", "// clang-format off",
           '#include "kernels/metal/interface/generated/interface.hpp"', "", f"namespace {SPACE} {{"]
    constants = [i for i in description.items if isinstance(i, Plain) and i.kind == "constant"]
    for i in constants:
        out.append(f'namespace {i.space} {{ NS::String* const {i.short} = NS::MakeConstantString("{i.text}"); }}')
    out += [f"}}  // namespace {SPACE}", 'extern "C" {']
    for i in constants:
        symbol = "pewter_" + i.name.replace("::", "")
        out.append(f"extern ::NS::String* const {symbol};")
        out.append(f"::NS::String* const {symbol} = reinterpret_cast<::NS::String*>({SPACE}::{i.name});")
    out.append("}")
    return "\n".join(out) + "\n"


def files(description):
    yield "interface.hpp", interface_text(description)
    yield "constants.cpp", constants_text(description)
    for space, name in FILES.items():
        yield f"{name}.cpp", c_definitions(description, space)
