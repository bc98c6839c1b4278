#!/usr/bin/env python3
"""pewter.h declares a function for each kernel of the registry, libpewter_c exports what it declares and nothing else, and the
C program calls all of it.

usage: check_c_header.py <pewter.h> <registry.inc> <libpewter_c.so> <folder of the C program>
"""
import os
import pathlib
import re
import subprocess
import sys


def main():
    header, registry, library, program = map(pathlib.Path, sys.argv[1:5])
    declared = set(re.findall(r"PEWTER_API [\w ]+[\w*] (pewter_\w+)\(", header.read_text(encoding="utf-8")))
    functions = registry.parents[1] / "include/pewter/elementwise.inc"  # the kernels that are one function of lanes
    rows = registry.read_text(encoding="utf-8") + functions.read_text(encoding="utf-8")
    kernels = re.findall(r"^PEWTER_(?:KERNEL\(\w+, |KERNEL_LIKE\(\w+, |UNARY\(|BINARY\()(\w+)", rows, re.M)
    symbols = subprocess.run([os.environ.get("NM", "nm"), "-D", "--defined-only", library], check=True, text=True,
                             stdout=subprocess.PIPE).stdout
    exported = {line.split()[-1] for line in symbols.splitlines()}
    calls = "".join(path.read_text(encoding="utf-8") for path in program.glob("*.c"))
    called = {name for name in declared if re.search(rf"\b{name}\b", calls)}
    wrong = [("kernels that pewter.h does not declare", {"pewter_" + k for k in kernels} - declared),
             ("declared and not exported", declared - exported), ("exported and not declared", exported - declared),
             ("not called by the C program", declared - called)]
    for what, names in wrong:
        if names:
            print(f"{what}: {', '.join(sorted(names))}")
    if not kernels or any(names for _, names in wrong):
        return 1
    print(f"{len(declared)} functions, {len(kernels)} kernels")
    return 0


if __name__ == "__main__":
    sys.exit(main())
