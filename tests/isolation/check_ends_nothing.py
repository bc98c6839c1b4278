#!/usr/bin/env python3
"""Objects that a program's or a thread's end destroys, which a call from a later destructor would use.

usage: check_ends_nothing.py OBJECT...

What a process keeps is never destroyed (a reference to an object on the heap), what a thread keeps is made anew by
pewter/detail/kept_by_thread.hpp, whose `make` is then among the object's own symbols.
"""
import os
import subprocess
import sys


def finding(symbols):
    """What is wrong by the output of nm -C; None if nothing is."""
    names = [line.split(maxsplit=1)[-1] for line in symbols.splitlines() if line.strip()]
    if any(name.endswith(" __cxa_atexit") or name == "__cxa_atexit" for name in names):
        return "an object that ends with the program: keep a reference to one on the heap"
    ends_with_thread = any("__cxa_thread_atexit" in name for name in names)
    if ends_with_thread and not any("kept_by_thread<" in name and "::make" in name for name in names):
        return "an object that ends with a thread: keep it by kept_by_thread"
    return None


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    found = []
    for path in sys.argv[1:]:
        output = subprocess.run([os.environ.get("NM") or "nm", "-C", path], check=True, text=True, capture_output=True).stdout
        if (wrong := finding(output)) is not None:
            found.append(f"{path} has {wrong}")
    sys.exit("\n".join(found) or None)


if __name__ == "__main__":
    main()
