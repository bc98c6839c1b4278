#!/usr/bin/env python3
"""Objects for different instruction sets must share no code and run none before main.

usage: [NM=..] [READELF=..] [OBJDUMP=..] check_objects.py <target> <objects...>

A symbol that the linker may merge (weak, unique, or the signature of a COMDAT group) must carry the
target's name: otherwise the linker may keep the AVX-512 copy for every CPU. A static initialiser would run
the target's instructions at program start on every CPU. Both are errors, in any build type.

Some names cannot carry a target because the compiler itself makes them. They are listed below with the
reason, and their code is disassembled: no vector instruction may be in it.
"""
import os
import re
import subprocess
import sys

COMPILER_MADE = {
    "DW.ref.__gxx_personality_v0": "pointer to the C++ runtime's unwinder, no code",
    "__clang_call_terminate": "clang's landing pad of OpenMP regions: calls std::terminate",
}
VECTOR_REGISTER = re.compile(r"%[xyz]mm\d|%k[0-7]\b|\b[qv]\d+\.\d+[bhsd]\b")


def output_of(tool, *arguments, text=None):
    command = [os.environ.get(tool.upper(), tool), *arguments]
    return subprocess.run(command, check=True, text=True, input=text, stdout=subprocess.PIPE).stdout


def demangled(names):
    """{name: what C++ calls it}"""
    return dict(zip(names, output_of("c++filt", text="".join(f"{name}\n" for name in names)).splitlines(), strict=True))


def mergeable_symbols(objects, sections):
    """(object, name) of weak (W, V) and unique (u) definitions and of COMDAT groups."""
    found = set()
    for line in output_of("nm", "--print-file-name", *objects).splitlines():
        path, symbol = line.split(":", 1)
        fields = symbol.split()
        if len(fields) == 3 and fields[1] in "WVu":
            found.add((path, fields[2]))
    for path in objects:
        groups = re.findall(r"^COMDAT group section \[.*\] `[^']*' \[([^\]]+)\]", sections[path], re.MULTILINE)
        found.update((path, name) for name in groups)
    return sorted(found)


def initialisers(sections):
    return sorted(set(re.findall(r"\.(?:init_array|ctors|preinit_array)\S*", sections)))


def has_vector_code(path, symbol):
    return bool(VECTOR_REGISTER.search(output_of("objdump", f"--disassemble={symbol}", path)))


def complaints(objects, target):
    own_name = re.compile(rf"\b(pewter::{target}|xsimd_{target})\b")
    sections = {path: output_of("readelf", "--section-headers", "--section-groups", "--wide", path) for path in objects}
    for path in objects:
        for section in initialisers(sections[path]):
            yield f"{path}: runs code before main: {section}"
    symbols = mergeable_symbols(objects, sections)
    names = demangled(sorted({symbol for _, symbol in symbols}))
    for path, symbol in symbols:
        if own_name.search(names[symbol]) or (symbol in COMPILER_MADE and not has_vector_code(path, symbol)):
            continue
        yield f"{path}: may be merged with another target's: {names[symbol]}"


def main():
    target, *objects = sys.argv[1:]
    if not objects:
        sys.exit("no objects given")
    found = list(complaints(objects, target))
    print("\n".join(found) if found else f"{target}: {len(objects)} objects keep to themselves")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
