"""Types and names of what kernels/metal/host implements."""
import re

from description import names_in


def is_object(description, type_):
    names = names_in(description.resolved(type_))
    return any(n in description.classes or n == "NS::Object" for n in names) or re.search(r"\bid\b", type_)


def host_type(description, type_):
    return re.sub(r"\bid\b", "NS::Object*", description.resolved(type_))


def virtual_name(method):
    return "untyped_" + method.name if method.kind == "any" else method.name
