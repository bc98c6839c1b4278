#!/usr/bin/env python3
"""pewter.h declares a function for each kernel of the registry and each function of the public headers for C++, libpewter_c
exports what it declares and nothing else, and the C program calls all of it but for kernels that have a row, which a test of
rows calls.

usage: check_c_header.py <pewter.h> <registry.inc> <libpewter_c.so> <folder of the C program>
"""
import os
import pathlib
import re
import subprocess
import sys

# What has another name in C.
IN_C = {"devices": "device_count", "why_no_device": "describe_device", "milliseconds": "milliseconds_between"}


def functions_of(header):
    """The names of a C++ header's functions that are no members, without those of namespace detail."""
    text = re.sub(r"^namespace detail \{.*?^\}", "", header.read_text(encoding="utf-8"), flags=re.M | re.S)
    return set(re.findall(r"^[\w:]+(?:<[\w: ]+>)? (\w+)\([^;]*\);", text, re.M))


def names_of(rows):
    """The kernels of a list."""
    return re.findall(r"^PEWTER_(?:KERNEL\(\w+, |KERNEL_LIKE\(\w+, |UNARY\(|BINARY\()(\w+)", rows.read_text(encoding="utf-8"), re.M)


def main():
    header, registry, library, program = map(pathlib.Path, sys.argv[1:5])
    declared = set(re.findall(r"PEWTER_API [\w ]+[\w*] (pewter_\w+)\(", header.read_text(encoding="utf-8")))
    detail = registry.parents[1] / "include/pewter/detail"
    of_rows = [name for file in (detail / "kernels").glob("*.inc") for name in names_of(file)]
    kernels = [*names_of(registry), *names_of(detail / "elementwise.inc"), *of_rows]
    symbols = subprocess.run([os.environ.get("NM", "nm"), "-D", "--defined-only", library], check=True, text=True,
                             stdout=subprocess.PIPE).stdout
    exported = {line.split()[-1] for line in symbols.splitlines()}
    calls = "".join(path.read_text(encoding="utf-8") for path in program.glob("*.c"))
    called = {name for name in declared if re.search(rf"\b{name}\b", calls)}
    called |= {"pewter_" + name for name in of_rows if not name.startswith("rotary")}  # by tests/kernels/bindings/c/rows_test.cpp
    public = functions_of(header.with_name("kernels.hpp")) | functions_of(header.with_name("device.hpp"))
    wrong = [("public functions that pewter.h does not declare", {"pewter_" + IN_C.get(f, f) for f in public} - declared),
             ("kernels that pewter.h does not declare", {"pewter_" + k for k in kernels} - declared),
             ("declared and not exported", declared - exported), ("exported and not declared", exported - declared),
             ("not called by the C program", declared - called)]
    for what, names in wrong:
        if names:
            print(f"{what}: {', '.join(sorted(names))}")
    if len(public) < len(IN_C) or not kernels or any(names for _, names in wrong):
        return 1
    print(f"{len(declared)} functions, {len(kernels)} kernels, {len(public)} functions of headers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
