#!/usr/bin/env python3
"""Each public header compiles alone, those for C as C too; where it cannot, one message says why.

usage: check_headers.py <include folder> <compiler> <flags of a target> -- <flags of the plain architecture>
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys

folder, compiler = pathlib.Path(sys.argv[1]), sys.argv[2]
split = sys.argv.index("--")
target_flags, plain_flags = sys.argv[3:split], sys.argv[split + 1:]


def errors_of(header, standard, flags, language="c++"):
    """The messages about a file that includes nothing but the header."""
    command = [compiler, f"-std={standard}", *flags, "-fsyntax-only", "-I", folder, "-x", language, "-"]
    result = subprocess.run(command, input=f'#include "pewter/{header}"\n', text=True, capture_output=True,
                            env={**os.environ, "LC_ALL": "C"}, check=False)
    found = [line for line in result.stderr.splitlines() if "error: " in line]
    return (found or [f"exit status {result.returncode}"]) if result.returncode != 0 else []


def check_alone(header, standard="c++20", language="c++"):
    found = errors_of(header, standard, target_flags, language)
    return [f"{header} does not compile alone as {standard}: {line}" for line in found[:1]]


def check_refused(header, standard, flags, text, may_compile=False, language="c++"):
    found = errors_of(header, standard, flags, language)
    if (len(found) == 1 and text in found[0]) or (may_compile and not found):
        return []
    return [f"{header} as {standard} for {flags}: not one message with '{text}', but {len(found)}: {found[:2]}"]


headers = sorted(str(path.relative_to(folder / "pewter")) for pattern in ("*.hpp", "model/*.hpp", "lanes/*.hpp", "native/native.hpp", "native/target.hpp")
                 for path in folder.glob(f"pewter/{pattern}"))
assert "pewter.hpp" in headers, f"no headers in {folder}"
c_headers = sorted(path.name for path in folder.glob("pewter/*.h"))
assert "pewter.h" in c_headers, f"no headers for C in {folder}"
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    checks = [pool.submit(check_alone, header) for header in headers + c_headers]
    checks += [pool.submit(check_alone, header, "c99", "c") for header in c_headers]
    for header in headers:
        checks.append(pool.submit(check_refused, header, "c++17", target_flags, "pewter needs C++20",
                                  may_compile=header != "pewter.hpp"))
    checks.append(pool.submit(check_refused, "pewter.hpp", "c11", target_flags, "pewter needs C++20", language="c"))
    if plain_flags:
        checks.append(pool.submit(check_refused, "lanes/lanes.hpp", "c++20", plain_flags, "pewter needs SSE4.2"))
    wrong = [text for check in checks for text in check.result()]
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
