#!/usr/bin/env python3
"""Compares the table in kernels/README.md, and the number of kernels in README.md, with what the registry says.

usage: check_catalogue.py <pewter-list> <kernels/README.md> [--update]

The table stands between the lines `<!-- catalogue -->` and `<!-- end of catalogue -->`; --update rewrites it, and the number.
"""
import difflib
import os
import pathlib
import re
import shlex
import subprocess
import sys

BEGIN, END = "<!-- catalogue -->\n", "<!-- end of catalogue -->\n"


def main():
    tool, page = sys.argv[1], pathlib.Path(sys.argv[2])
    command = shlex.split(os.environ.get("PEWTER_EMULATOR", "")) + [tool]
    wanted = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    found, after = rest.split(END)
    count, front = wanted.count("\n| `"), page.parents[1] / "README.md"
    if "--update" in sys.argv:
        page.write_text(before + BEGIN + wanted + END + after, encoding="utf-8")
        front.write_text(re.sub(r"^\d+( kernels for C\+\+)", rf"{count}\1", front.read_text(encoding="utf-8"), flags=re.M), encoding="utf-8")
        return 0
    difference = list(difflib.unified_diff(found.splitlines(), wanted.splitlines(), str(page), "registry", lineterm=""))
    print("\n".join(difference) or "the catalogue agrees with the registry")
    if difference:
        print(f"mend it with: {sys.argv[0]} {tool} {page} --update")
    named = re.search(r"^(\d+) kernels for C\+\+", front.read_text(encoding="utf-8"), re.M)
    is_right = named is not None and int(named[1]) == count
    if not is_right:
        print(f"README.md names {named[1] if named else 'no number of'} kernels, the registry has {count}")
    return 1 if difference or not is_right else 0


if __name__ == "__main__":
    sys.exit(main())
