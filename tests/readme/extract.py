#!/usr/bin/env python3
"""The C++ and Python blocks of a Markdown file: programs to be compiled or run, and listings of files.

usage: extract.py <file.md> <folder>            writes each block to <folder>/block_<n>.cpp or .py, prints the paths, joined by ';'
       extract.py <file.md> --listings <root>   compares each block that opens with ```cpp <path> or ```metal <path> with
                                                that file; with --update it becomes the file's text

A file that has not changed is left alone, so that nothing is rebuilt. A block without a path is a whole program. The line
`// prints: <text>` (`# prints: <text>`) in it says what its output must contain.
"""
import difflib
import pathlib
import re
import sys


LISTING = re.compile(r"^```(cpp|metal) (\S+)\n(.*?)^```$", re.S | re.M)


def update_listings(page, root):
    text = page.read_text(encoding="utf-8")
    page.write_text(LISTING.sub(lambda m: f"```{m[1]} {m[2]}\n{(root / m[2]).read_text(encoding='utf-8')}```", text), encoding="utf-8")


def check_listings(page, root):
    """The exit status: 1 if a listing is not what its file says, or there is none."""
    listings = [(path, text) for _, path, text in LISTING.findall(page.read_text(encoding="utf-8"))]
    wrong = [line for path, listing in listings
             for line in difflib.unified_diff((root / path).read_text(encoding="utf-8").splitlines(), listing.splitlines(),
                                              path, str(page), lineterm="")]
    print("\n".join(wrong) or f"{len(listings)} listings, as their files")
    return 1 if wrong or not listings else 0


def main():
    if sys.argv[2] == "--listings":
        if "--update" in sys.argv:
            update_listings(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[3]))
        return check_listings(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[3]))
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    suffixes = {"cpp": ".cpp", "python": ".py"}
    for number, (language, block) in enumerate(re.findall(r"^```(cpp|python)\n(.*?)^```$", text, re.S | re.M), 1):
        path = folder / f"block_{number}{suffixes[language]}"
        if not path.exists() or path.read_text(encoding="utf-8") != block:
            path.write_text(block, encoding="utf-8")
        paths.append(str(path))
    print(";".join(paths), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
