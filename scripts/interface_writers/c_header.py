"""The declarations of pewter.h."""

BEGIN = "/* ---- kernels with a row in detail/kernels.inc; scripts/interfaces writes this part ---- */\n"
END = "/* ---- end of that part ---- */\n"
COLUMNS = 110


def type_of(item):
    of = item.type.removeprefix("std::")
    if item.is_operand:
        of = "void" if of == "T" else of
        return f"{of}*" if item.kind == "output" else f"const {of}*"
    return {"bool": "int32_t"}.get(of, of)


def parameters_of(item):
    if item.kind in ("extents", "size"):
        return [f"size_t {name}" for name in item.rest]
    if item.kind == "options":
        return [p for field in item.rest for p in parameters_of(field)]
    return [f"{type_of(item)} {item.name}"]


def comment_of(kernel):
    """What the declaration does not say."""
    scalars = [field for item in kernel.items for field in (item.rest if item.kind == "options" else [item])]
    said = [f"{item.name} may be null" for item in kernel.operands("optional")]
    values = {"false": "0", "true": "1"}
    defaults = [f"{s.name} {values.get(s.rest[0], s.rest[0].removesuffix('f').removesuffix('.0'))}" for s in scalars if s.kind == "option"]
    if defaults:
        said.append("C++'s defaults: " + ", ".join(defaults))
    return f"/* {'; '.join(said)}. */\n" if said else ""


def filled(line, parameters, indent):
    """Lines of parameters from `line` on, the further ones indented, as clang-format fills them."""
    lines = []
    for i, parameter in enumerate(parameters):
        text = parameter + (", " if i + 1 < len(parameters) else ");")
        if len((line + text).rstrip()) > COLUMNS:
            lines.append(line.rstrip())
            line = indent
        line += text
    return [*lines, line]


def declaration(kernel):
    parameters = ["pewter_type type", *(p for item in kernel.items for p in parameters_of(item)), "const pewter_launch* how"]
    head = f"PEWTER_API pewter_status pewter_{kernel.name}("
    lines, below = filled(head, parameters, " " * len(head)), [head, *filled("    ", parameters, "    ")]
    if len(lines) - len(below) >= 3:  # where clang-format begins a line behind the parenthesis
        lines = below
    return comment_of(kernel) + "\n".join(lines) + "\n"


def with_functions(header, kernels):
    before, _, rest = header.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not after:
        raise SystemExit(f"pewter.h has no part between '{BEGIN.strip()}' and '{END.strip()}'")
    families = list(dict.fromkeys(k.family for k in kernels))
    parts = ["".join(declaration(k) for k in kernels if k.family == family) for family in families]
    return before + BEGIN + "".join(f"\n{part}" for part in parts) + "\n" + END + after
