"""The module `generated` of NumPy's functions. What kernels.py defines itself is left to it."""
import dataclasses
import re

# Shapes whose first extent may be any number of axes of an array.
INPUTS = ("input", "positive", "fraction", "negative", "optional", "indices")
SEVERAL_AXES = ("matrix_shape", "embedding_shape", "top_k_shape", "router_shape", "penalty_shape", "std::size_t")
TYPES = {"float": "float32", "double": "float64"}
VALUES = {"true": "True", "false": "False"}


def first_extent(kernel):
    """The extent that is any number of axes, where it leads in every operand that has it."""
    shape = next(i for i in kernel.items if i.kind in ("extents", "size"))
    first = shape.rest[0]
    leads = all(o.rest[0] == first for o in kernel.operands() if first in o.rest)
    return first if shape.type in SEVERAL_AXES and leads else None


def type_of(item):
    of = item.type.removeprefix("std::").removesuffix("_t")
    return TYPES.get(of, of)


def default_of(item):
    value = item.rest[0]
    if item.type == "bool":
        return VALUES[value]
    return repr((float if item.type in TYPES else int)(value.removesuffix("f")))


def scalars_of(kernel):
    return [s for i in kernel.items for s in (i.rest if i.kind == "options" else [i]) if s.kind in ("scalar", "option")]


def given_extents(kernel):
    """The extents that no input has: arguments."""
    known = {e for o in kernel.operands(*INPUTS) for e in o.rest}
    return [e for e in kernel.extents if e not in known]


def items_of(kernel):
    for item in kernel.items:
        if item.kind in ("extents", "size"):
            yield ("extents", *item.rest)
        elif item.is_operand:
            kind = item.kind if item.kind in ("optional", "output") else "input"
            yield (kind, item.name, type_of(item), *item.rest)
        else:
            yield from (("scalar", s.name) for s in (item.rest if item.kind == "options" else [item]))


def shapes_of(operands):
    """x (rows, cols), weight, bias (cols)"""
    groups = {}
    for o in operands:
        groups.setdefault(tuple(o.rest), []).append(o.name)
    return ", ".join(f"{', '.join(names)} ({', '.join(extents)})" for extents, names in groups.items())


def text_of(kernel):
    """A docstring's first line."""
    inputs, out, extents = kernel.operands(*INPUTS), kernel.operands("output")[-1], kernel.extents
    if first_extent(kernel) is None or inputs[0].rest != extents:
        return f"{shapes_of(inputs)}."
    if len(extents) == 1:
        alike = all(i.rest == extents for i in inputs)
        return ("Element by element" + (", of two arrays of one shape" if len(inputs) == 2 else "") if alike else shapes_of(inputs)) + "."
    text = "Along the last axis" if out.rest == extents else "Over the last axis"
    text += "" if out.type == "T" else f", as {type_of(out)}"
    others = [i for i in inputs[1:] if i.rest != extents]
    return text + (f"; {shapes_of(others)}" if others else "") + "."


def function(kernel):
    inputs, scalars = kernel.operands(*INPUTS), scalars_of(kernel)
    extents = given_extents(kernel)
    first = [i.name for i in inputs if i.kind != "optional"] + extents + [s.name for s in scalars if s.kind == "scalar"]
    then = [f"{i.name}=None" for i in inputs if i.kind == "optional"]
    then += [f"{s.name}={default_of(s)}" for s in scalars if s.kind == "option"]
    given = ", ".join(f'"{name}": {name}' for name in [i.name for i in inputs] + extents + [s.name for s in scalars])
    several = first_extent(kernel)
    row = ",\n    ".join(str(item).replace("'", '"') for item in items_of(kernel))
    return f'''_{kernel.name} = Row(
    "{kernel.name}", {f'"{several}"' if several else None},
    {row})


def {kernel.name}({", ".join([*first, *then, "out=None", "launch=None"])}):
    """{text_of(kernel)}

    {kernel.summary}
    """
    return _{kernel.name}({{{given}}}, out, launch)
'''


def with_python_names(kernel):
    """Functions of two elements have arrays a and b."""
    inputs = kernel.operands("input")
    if kernel.family != "elementwise" or len(inputs) != 2:
        return kernel
    names = dict(zip((i.name for i in inputs), "ab"))
    items = [dataclasses.replace(i, name=names.get(i.name, i.name)) for i in kernel.items]
    return dataclasses.replace(kernel, items=items)


def module(kernels, by_hand):
    own = re.findall(r"^def (\w+)\(", by_hand.read_text(encoding="utf-8"), re.M)
    made = [with_python_names(k) for k in kernels if k.name not in own]
    names = "".join(f'    "{k.name}",\n' for k in made)
    return ('"""Functions of kernels, as their rows in pewter/detail/kernels/*.inc say; scripts/interfaces writes this file."""\n'
            f"from .operands import Row\n\n__all__ = [\n{names}]\n\n" + "\n\n".join(map(function, made)))
