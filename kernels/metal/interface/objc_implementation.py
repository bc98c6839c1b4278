"""The classes behind Objective-C's face: each message as a call of a flat C function, with what stands before and behind it."""
import re

from description import Plain, c_name
from objc_types import (BY_HAND, DISPATCH, FUNCTIONS_BY_HAND, INIT, NOTICE, OWNED, Types, ancestors, behind, function_line, is_protocol,
                        is_queue, message, own_methods, spaced)


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
        """An object that the call gives in addition to its result, autoreleased, if it gives one."""
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
        """The body; an object's reference is the caller's where the selector says so."""
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
        return lines + [f"{spaced(self.types.objc(m.result), 'result')} = {value};"] + self.after + ["return result;"]


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


def implementation_text(description):
    types = Types(description)
    calls = Callers(types)
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
