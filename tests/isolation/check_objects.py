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


def output_of(tool, *arguments):
    command = [os.environ.get(tool.upper(), tool), *arguments]
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def demangled(name):
    return output_of("c++filt", name).strip()


def mergeable_symbols(path):
    """Names of weak (W, V) and unique (u) definitions and of COMDAT groups."""
    names = set()
    for line in output_of("nm", path).splitlines():
        fields = line.split()
        if len(fields) == 3 and fields[1] in "WVu":
            names.add(fields[2])
    for line in output_of("readelf", "--section-groups", "--wide", path).splitlines():
        group = re.match(r"COMDAT group section \[.*\] `[^']*' \[([^\]]+)\]", line.strip())
        if group:
            names.add(group.group(1))
    return names


def initialisers(path):
    sections = output_of("readelf", "--section-headers", "--wide", path)
    return sorted(set(re.findall(r"\.(?:init_array|ctors|preinit_array)\S*", sections)))


def has_vector_code(path, symbol):
    return bool(VECTOR_REGISTER.search(output_of("objdump", f"--disassemble={symbol}", path)))


def complaints_about(path, target):
    own_name = re.compile(rf"\b(pewter::{target}|xsimd_{target})\b")
    for section in initialisers(path):
        yield f"{path}: runs code before main: {section}"
    for symbol in sorted(mergeable_symbols(path)):
        if own_name.search(demangled(symbol)):
            continue
        if symbol in COMPILER_MADE and not has_vector_code(path, symbol):
            continue
        yield f"{path}: may be merged with another target's: {demangled(symbol)}"


def main():
    target, *objects = sys.argv[1:]
    if not objects:
        sys.exit("no objects given")
    found = [text for path in objects for text in complaints_about(path, target)]
    print("\n".join(found) if found else f"{target}: {len(objects)} objects keep to themselves")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
