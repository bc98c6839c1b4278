"""The description of Metal's host interface, as data: what the files *.def in this folder say.

A line of a file is one of

  interface X : BASE [copying]     a class that kernels/metal/host implements; its methods are virtual functions there
  record X : BASE [copying]        a class of properties, which is generated whole; "by hand" marks what is not
  array X of ELEMENT COUNT         a record with COUNT elements of a record
  unsupported X : BASE [copying]   a class that this device never makes
  enum X : TYPE / options X : TYPE / struct X [made]
  alias X = TYPE, block X = void(...), constant TYPE X [= TEXT], number TYPE X = VALUE,
  function RESULT X(...) | SYMBOL, macro NAME TEXT

and, indented behind a class,

  property TYPE NAME | GETTER SETTER: [| MARK]
  method RESULT NAME(TYPE NAME, ...) [const] | SELECTOR [| MARK]      static: of the class
  any RESULT NAME(...) const | SELECTOR     a method whose caller says what NS::Object in the result is

MARK: `unsupported` (gives zero, and an error where a parameter takes one), `by hand`, `= VALUE` of a property at first.
Types are qualified. A parameter that is called back is a `const std::function<void(...)>&`. A selector that a class
has twice is one function with two names.
"""
import dataclasses
import pathlib
import re

FOLDERS = {"NS": "Foundation", "MTL": "Metal", "CA": "QuartzCore", "MTL4": "Metal"}


@dataclasses.dataclass
class Parameter:
    type: str
    name: str
    default: str = ""  # " = VALUE", of C++ alone

    @property
    def callback(self):
        """Types that a function is called with; None for a plain parameter."""
        found = re.fullmatch(r"const std::function<void\((.*)\)>&", self.type)
        return None if found is None else split(found[1])


@dataclasses.dataclass
class Method:
    kind: str  # method, static, any
    result: str
    name: str
    parameters: list
    is_const: bool
    selector: str
    mark: str = ""
    of: "Property | None" = None

    @property
    def is_static(self):
        return self.kind == "static"


@dataclasses.dataclass
class Property:
    type: str
    name: str
    getter: Method
    setter: Method
    mark: str


@dataclasses.dataclass
class Class:
    kind: str
    name: str
    base: str
    is_copying: bool
    header: str
    members: list = dataclasses.field(default_factory=list)  # Method and Property, in their order
    element: str = ""
    count: int = 0

    @property
    def methods(self):
        """All methods, those of properties in their places."""
        for m in self.members:
            if isinstance(m, Property):
                yield m.getter
                yield m.setter
            else:
                yield m

    @property
    def space(self):
        return self.name.split("::")[0]

    @property
    def short(self):
        return self.name.split("::")[1]

    @property
    def objective_c(self):
        return self.name.replace("::", "")


@dataclasses.dataclass
class Plain:
    """An enum, options, a struct, an alias, a block, a constant, a function, a macro."""
    kind: str
    name: str
    text: str
    header: str
    lines: list = dataclasses.field(default_factory=list)
    flag: str = ""

    space = Class.space
    short = Class.short


def split(text):
    """A list at its commas, those in brackets left alone."""
    parts, depth, start = [], 0, 0
    for at, c in enumerate(text):
        depth += (c in "(<") - (c in ")>")
        if c == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def parameters(text):
    found = [re.fullmatch(r"(.*?[\s*&>])(\w+)( = \w+)?", p) for p in split(text)]
    return [Parameter(m[1].strip(), m[2], m[3] or "") for m in found]


def setter_type(kind):
    return "const " + kind if kind.endswith("*") and not kind.startswith("const ") else kind


def read_member(line):
    parts = [p.strip() for p in line.split(" | ")]
    mark = parts[2] if len(parts) > 2 else ""
    kind, rest = parts[0].split(None, 1)
    if kind == "property":
        type_, name = re.fullmatch(r"(.*[\s*])(\w+)", rest).groups()
        getter, setter = parts[1].split()
        type_ = type_.strip()
        base = name[2:] if re.match(r"is[A-Z]", name) else name
        made = Property(type_, name, Method("method", type_, name, [], True, getter, mark),
                        Method("method", "void", "set" + base[0].upper() + base[1:],
                               [Parameter(setter_type(type_), base[0].lower() + base[1:])], False, setter, mark), mark)
        made.getter.of = made.setter.of = made
        return made
    found = re.fullmatch(r"(.*?[\s*])(\w+)\((.*)\)( const)?", rest)
    return Method(kind, found[1].strip(), found[2], parameters(found[3]), found[4] is not None, parts[1], mark)


def read_class(kind, rest, header):
    if kind == "array":
        name, _, element, count = rest.split()
        return Class(kind, name, "NS::Object", False, header, element=element, count=int(count))
    found = re.fullmatch(r"(\S+) : (\S+)( copying)?", rest)
    return Class(kind, found[1], found[2], found[3] is not None, header)


def read_function(rest, header):
    signature, symbol = rest.split(" | ")
    found = re.fullmatch(r"(.*?[\s*])(\w+::\w+)\((.*)\)", signature)
    method = Method("static", found[1].strip(), found[2].split("::")[1], parameters(found[3]), False, symbol)
    return Plain("function", found[2], rest, header, [method])


def read_plain(kind, rest, header):
    if kind in ("enum", "options"):
        name, text = rest.split(" : ")
        return Plain(kind, name, text, header)
    if kind == "struct":
        name, _, flag = rest.partition(" ")
        return Plain(kind, name, "", header, flag=flag)
    if kind in ("alias", "block"):
        name, text = rest.split(" = ", 1)
        return Plain(kind, name, text, header)
    if kind == "constant":
        found = re.fullmatch(r"(\S+) (\w+)::(\w+)(?: = (.*))?", rest)
        return Plain(kind, f"{found[2]}::{found[3]}", found[4] or found[2] + found[3], header, flag=found[1])
    if kind == "number":
        type_, name, _, text = rest.split()
        return Plain(kind, name, text, header, flag=type_)
    if kind == "macro":
        name, text = rest.split(None, 1)
        return Plain(kind, name, text, header)
    if kind == "function":
        return read_function(rest, header)
    raise ValueError("unknown word")


def read_header(path):
    items = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        try:
            if not line.strip() or line.startswith("#"):
                continue
            if not line.startswith("  "):
                kind, rest = line.split(None, 1)
                read = read_class if kind in ("interface", "record", "array", "unsupported") else read_plain
                items.append(read(kind, rest, path.stem))
            elif isinstance(items[-1], Class):
                items[-1].members.append(read_member(line.strip()))
            else:
                items[-1].lines.append(line.strip())
        except (ValueError, TypeError, AttributeError, IndexError) as e:
            raise SystemExit(f"{path}:{number}: {line!r}: {e}") from e
    return items


class Description:
    def __init__(self, folder=pathlib.Path(__file__).parent):
        self.headers = {p.stem: read_header(p) for p in sorted(folder.glob("*/*.def"))}
        self.folders = {p.stem: p.parent.name for p in folder.glob("*/*.def")}
        self.items = [i for items in self.headers.values() for i in items]
        self.classes = {i.name: i for i in self.items if isinstance(i, Class)}
        self.plain = {i.name: i for i in self.items if isinstance(i, Plain) and i.kind != "function"}

    def resolved(self, type_):
        """A type with the aliases of pointers and functions replaced by what they are."""
        def what(found):
            alias = self.plain.get(found[2])
            is_one = alias is not None and alias.kind == "alias" and ("*" in alias.text or "function" in alias.text)
            if not is_one:
                return found[0]
            is_const = found[1] and "*" in alias.text  # the pointer is, not what it points to
            return self.resolved(alias.text) + " const" if is_const else (found[1] or "") + self.resolved(alias.text)
        return re.sub(r"(\bconst )?\b(\w+::\w+)", what, type_)

    def primary_methods(self, cls):
        """The methods of a class, one a selector: that of the selector's name where it has several."""
        seen = {}
        for m in cls.methods:
            if m.selector not in seen or (m.name == m.selector and seen[m.selector].of is None):
                seen[m.selector] = m
        return list(seen.values())


def c_name(cls, method):
    """The C function of a method."""
    return f"pewter_{cls.objective_c}_{method.selector.replace(':', '_')}"


def names_in(type_):
    return re.findall(r"\b(?:NS|MTL4?|CA)::\w+", type_)
