"""The rows of include/pewter/detail/kernels/*.inc, parsed. kernels.inc says what they are."""
import dataclasses
import re

OPERANDS = ("input", "positive", "fraction", "negative", "optional", "indices", "output")
LEAST = {"input": 2, "positive": 2, "fraction": 2, "negative": 2, "optional": 2, "indices": 2, "output": 2, "extents": 2, "size": 1, "scalar": 3, "option": 3,
         "options": 3}


@dataclasses.dataclass
class Item:
    """`kind(type, name, ...)`; rest: an operand's extents, a shape's fields, a scalar's values, the items of options."""

    kind: str
    type: str
    name: str
    rest: list

    @property
    def is_operand(self):
        return self.kind in OPERANDS


@dataclasses.dataclass
class Kernel:
    family: str
    name: str
    summary: str
    items: list
    contract: str  # the comment's lines, as they are

    def operands(self, *kinds):
        return [i for i in self.items if i.kind in (kinds or OPERANDS)]

    @property
    def extents(self):
        return next(i.rest for i in self.items if i.kind in ("extents", "size"))


def split(text):
    """At commas that are in no parentheses and in no string."""
    parts, depth, quoted, part = [], 0, False, ""
    for c in text:
        quoted ^= c == '"'
        if not quoted:
            depth += (c == "(") - (c == ")")
            if c == "," and depth == 0:
                parts.append(part.strip())
                part = ""
                continue
        part += c
    return parts + [part.strip()]


def item_of(text, row):
    match = re.fullmatch(r"(\w+)\((.*)\)", text, re.S)
    parts = split(match[2]) if match else []
    if match is None or match[1] not in LEAST or len(parts) < LEAST[match[1]]:
        raise SystemExit(f"{row}: '{text}' is no item of a row: kernels.inc lists them")
    kind, (first, *rest) = match[1], parts
    if kind == "size":
        return Item(kind, "std::size_t", first, [first])
    if kind == "extents":
        return Item(kind, first, "shape", rest)
    if kind == "indices":
        return Item(kind, "std::uint32_t", first, rest[1:])
    if kind == "options":
        return Item(kind, first, rest[0], [item_of(r, row) for r in rest[1:]])
    return Item(kind, first, rest[0], rest[1:])


def kernels_of(path):
    """The rows of a file. A row's first line has its names, so that CMake finds them by lines."""
    text = path.read_text(encoding="utf-8")
    starts = re.finditer(r"((?:^///.*\n)*)^PEWTER_KERNEL(_LIKE)?\((\w+), (\w+),(?: (\w+),)?\n", text, re.M)
    kernels = []
    for start in starts:
        depth, end = 1, start.end()
        quoted = False
        while depth:
            quoted ^= text[end] == '"'
            depth += 0 if quoted else (text[end] == "(") - (text[end] == ")")
            end += 1
        summary, *items = split(text[start.end():end - 1])
        row = f"{path.name}: {start[4]}"
        if not re.fullmatch(r'"[^"]*"', summary):
            raise SystemExit(f"{row}: the summary is {summary}, must be one string")
        kernels.append(Kernel(start[3], start[4], summary[1:-1], [item_of(i, row) for i in items], start[1]))
    if len(kernels) != len(re.findall(r"^PEWTER_KERNEL", text, re.M)):
        raise SystemExit(f"{path}: a row's first line must be PEWTER_KERNEL(family, name,")
    return kernels


def functions_of(path):
    """The rows of elementwise.inc, with the items that kernels.inc gives them."""
    kernels = []
    for start in re.finditer(r"((?:^///.*\n)*)^PEWTER_(UNARY|BINARY)\((.*)\)$", path.read_text(encoding="utf-8"), re.M):
        name, *rest = split(start[3])
        inputs = ["x"] if start[2] == "UNARY" else rest[:2]
        items = [*(f"input(T, {i}, n)" for i in inputs), "output(T, y, n)", "size(n)"]
        summary = next(r for r in rest if r.startswith('"'))
        kernels.append(Kernel("elementwise", name, summary[1:-1], [item_of(i, path.name) for i in items], start[1]))
    return kernels


def all_kernels(root):
    include = root / "include"
    files = re.findall(r'^#include "(.+)"$', (include / "pewter/detail/kernels.inc").read_text(encoding="utf-8"), re.M)
    return [kernel for file in files
            for kernel in (functions_of if file == "pewter/detail/elementwise.inc" else kernels_of)(include / file)]


def cplusplus_parameter(item):
    if item.kind == "output":
        return f"{item.type}* {item.name}"
    if item.is_operand:
        return f"const {item.type}* {item.name}"
    if item.kind == "options":
        return f"const {item.type}& {item.name} = {{}}"
    return f"{item.type} {item.name}" + (f" = {item.rest[0]}" if item.kind == "option" else "")


def declarations(path):
    """What the preprocessor makes of a family's rows, with their contracts."""
    text = "/// Metal's compute hierarchy on the CPU: the kernel collection, and what kernels are written with.\nnamespace pewter {\n"
    for kernel in kernels_of(path):
        parameters = ", ".join(map(cplusplus_parameter, kernel.items))
        text += f"{kernel.contract}template <element T>\nvoid {kernel.name}({parameters}, const launch& options = {{}});\n\n"
    return text + "}"
