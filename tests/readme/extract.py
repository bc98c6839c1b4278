#!/usr/bin/env python3
"""Writes each C++ block of a Markdown file to <folder>/block_<n>.cpp and prints the paths, joined by ';'.

usage: extract.py <file.md> <folder>

A file that has not changed is left alone, so that nothing is rebuilt. A block is a whole program. The line
`// prints: <text>` in it says what its output must contain.
"""
import pathlib
import re
import sys


def main():
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for number, block in enumerate(re.findall(r"^```cpp\n(.*?)^```$", text, re.S | re.M), 1):
        path = folder / f"block_{number}.cpp"
        if not path.exists() or path.read_text(encoding="utf-8") != block:
            path.write_text(block, encoding="utf-8")
        paths.append(str(path))
    print(";".join(paths), end="")


if __name__ == "__main__":
    main()
