"""Types, names and families of messages, as Objective-C's face has them."""
import re

from c_face import STRUCTS

BY_HAND = {"MTLSharedEventListener": {"initWithDispatchQueue:", "dispatchQueue"}, "MTLSharedEvent": {"notifyListener:atValue:block:"}}
FUNCTIONS_BY_HAND = {"MTLCopyAllDevicesWithObserver", "MTLRemoveDeviceObserver"}
NOTICE = "// Generated from kernels/metal/interface"
INIT = re.compile(r"init(?![a-z])")
OWNED = re.compile(r"(alloc|new|copy|mutableCopy|init)(?![a-z])")
# Types of libdispatch: pointers to C++, objects to Objective-C.
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
    """Whether it is a queue of libdispatch: C has none, the object behind a message keeps it."""
    return type_.endswith("dispatch_queue_t")


def spaced(type_, name):
    return type_ + name if type_.endswith("*") else f"{type_} {name}"


def parameter_type(types, p):
    return types.objc(p.type) if p.callback is None else types.block(p.callback)


def message(types, m):
    """The message as declarations and definitions write it."""
    sign = "+" if m.is_static else "-"
    result = types.objc(m.result)
    if INIT.match(m.selector) or (m.is_static and types.object_of(types.description.resolved(m.result)) and m.name == "alloc"):
        result = "instancetype"
    words = m.selector.split(":")
    if not m.parameters:
        return f"{sign} ({result}){words[0]}"
    return f"{sign} ({result})" + " ".join(f"{w}:({parameter_type(types, p)}){p.name}" for w, p in zip(words, m.parameters))


def own_methods(description, cls):
    """A method for each selector; if a class's base is a protocol, the base's methods as well."""
    methods = {m.selector: m for m in description.primary_methods(cls) if m.name != "alloc"}
    base = description.classes.get(cls.base)
    if base is not None and not is_protocol(cls) and is_protocol(base):
        methods = {**{m.selector: m for m in own_methods(description, base)}, **methods}
    return list(methods.values())


def ancestors(description, cls):
    while cls is not None:
        yield cls
        cls = description.classes.get(cls.base)


def function_line(types, i):
    m = i.lines[0]
    arguments = ", ".join(spaced(types.objc(p.type), p.name) if p.callback is None else types.block(p.callback, p.name) for p in m.parameters)
    return spaced(types.objc(m.result), f"{m.selector}({arguments or 'void'})")
