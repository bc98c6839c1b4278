#!/usr/bin/env python3
"""Objects that a program's or a thread's end destroys, which a call from a later destructor would use.

usage: check_ends_nothing.py OBJECT...

What a process keeps is never destroyed (a reference to an object on the heap), what a thread keeps is made anew by
pewter/detail/kept_by_thread.hpp, whose `make` is then among the object's own symbols.
"""
import os
import subprocess
import sys


def finding(names):
    """What is wrong by an object's symbols; None if nothing is."""
    if any(name.endswith(" __cxa_atexit") or name == "__cxa_atexit" for name in names):
        return "an object that ends with the program: keep a reference to one on the heap"
    ends_with_thread = any("__cxa_thread_atexit" in name for name in names)
    if ends_with_thread and not any("kept_by_thread<" in name and "::make" in name for name in names):
        return "an object that ends with a thread: keep it by kept_by_thread"
    return None


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    names = {path: [] for path in sys.argv[1:]}
    nm = [os.environ.get("NM") or "nm", "--print-file-name", "-C", *names]
    for line in subprocess.run(nm, check=True, text=True, stdout=subprocess.PIPE).stdout.splitlines():
        path, symbol = line.split(":", 1)
        names[path].append(symbol.split(maxsplit=1)[-1])
    found = [f"{path} has {wrong}" for path in names if (wrong := finding(names[path])) is not None]
    sys.exit("\n".join(found) or None)


if __name__ == "__main__":
    main()
