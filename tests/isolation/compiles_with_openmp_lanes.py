#!/usr/bin/env python3
"""Each kernel file compiles without xsimd, with lanes that are arrays and loops, for narrow registers and for wide ones.

usage: compiles_with_openmp_lanes.py COMPILER ROOT FILE...

Only emulators run the collection with such lanes, and seldom: a kernel that uses what they lack would not be noticed."""
import concurrent.futures
import os
import platform
import subprocess
import sys

FORMS = [["-DPEWTER_TARGET=generic"]]
if platform.machine() == "x86_64":
    FORMS.append(["-DPEWTER_TARGET=avx512", "-march=x86-64-v4"])


def errors_of(compiler, root, file, form):
    words = [compiler, "-fsyntax-only", "-std=gnu++20", "-fopenmp", "-DPEWTER_COMPILED", "-DPEWTER_LANES_OPENMP", f"-I{root}", f"-I{root}/include"]
    done = subprocess.run([*words, *form, file], cwd=root, capture_output=True, text=True)
    return done.stderr if done.returncode else ""


def main():
    compiler, root, *files = sys.argv[1:]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda job: errors_of(compiler, root, *job), [(file, form) for file in files for form in FORMS]))
    print("".join(found) or f"{len(files)} files, {len(FORMS)} forms")
    return any(found) or not files


if __name__ == "__main__":
    sys.exit(main())
