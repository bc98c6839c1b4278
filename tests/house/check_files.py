#!/usr/bin/env python3
"""The house's rules that a count can check: a file has at most 300 lines, a test's 400, a comment at most three, and a function of ours
at most seven parameters.

usage: check_files.py ROOT

Free are what is generated, the comment that opens a file, and `///`, which is a contract. longer_files.txt has the files that are
longer with how long they may be and why; a file that no longer needs its row is an error, too. So is what a compiler has made."""
import pathlib
import re
import subprocess
import sys

LIMITS = (("tests/", 400), ("", 300))
COMMENT = 3
PARAMETERS = 7
# Flat functions of C, those of the collection, which are a row in kernels.inc, and methods that Metal has named.
FLAT = ("include/pewter/pewter.h", "include/pewter/metal.h", "kernels/bindings/c/", "kernels/metal/runtime/c_api.cpp", "kernels/metal/host/",
        "kernels/metal/source/", "tests/", "bench/")
# Inlined parts of inner loops, whose operands stay in registers; three matrices; a problem of numbers alone; what the benchmarks wrap by
# its symbol.
MORE_PARAMETERS = ("multiply_micro_tiles", "dots_of", "stage", "pack_steps", "separate4", "interleave4", "scan_part_by_pieces",
                   "run_gemm_on_device", "tight_problem", "run_on_target")
SIGNATURE = re.compile(r"^[ ]*((?!return\b|else\b|using\b|case\b)[\w:<>,&*\[\] \n]*?[\w>&*\]]\s+[&*]*)((?:\w+::)*~?\w+)\(([^;{}]*?)\)"
                       r"\s*(?:const|noexcept|override|->[^{;]*|\s)*[{;:]", re.MULTILINE)
GENERATED = ("kernels/metal/interface/generated/", "include/pewter/metal-cpp/", "include/pewter/objc/", "scripts/python/pewter/generated.py")
EXPECTATIONS = "tests/metal/faulty_kernels/"  # whose comments are the messages that are expected there
MARKS = {".cpp": "//", ".hpp": "//", ".ipp": "//", ".h": "//", ".c": "//", ".m": "//", ".mm": "//", ".inc": "//", ".metal": "//",
         ".py": "#", ".cmake": "#", ".sh": "#", ".txt": "#", "": "#"}


def files_of(root):
    """The files that git knows, if the root has git; what is not committed yet counts."""
    folders = ["CMakeLists.txt", "bench", "include", "kernels", "scripts", "tests"]
    listed = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard", *folders],
                            capture_output=True, text=True)
    if listed.returncode == 0:
        names = listed.stdout.splitlines()
    else:
        names = [str(p.relative_to(root)) for folder in folders for p in [root / folder, *(root / folder).rglob("*")]]
    return sorted(n for n in names if (root / n).is_file() and pathlib.Path(n).suffix in MARKS
                  and "__pycache__" not in n and not n.startswith(GENERATED))


def programs_of(root):
    """Objects, libraries and programs that git has or would take."""
    listed = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard"], capture_output=True, text=True)
    for name in listed.stdout.splitlines():
        if (root / name).is_file():
            with open(root / name, "rb") as file:
                if file.read(8).startswith((b"\x7fELF", b"!<arch>\n")):
                    yield name


def is_code(name, lines):
    """A text is code if it says so: by its suffix, as CMake's, or by its first line."""
    suffix = pathlib.Path(name).suffix
    return suffix not in ("", ".txt") or name.endswith("CMakeLists.txt") or lines[:1] and lines[0].startswith("#!")


def long_comments(lines, mark):
    """(line, length) of comments beyond the limit, except the one that opens the file."""
    length, begun = 0, False
    for number, line in enumerate([*lines, ""], 1):
        text = line.strip()
        if text.startswith(mark) and not text.startswith(("///", "#include", "#define", "#pragma", "#!")):
            length += 1
            continue
        if length > COMMENT and begun:
            yield number - length, length
        begun = begun or length > 0 or bool(text) and not text.startswith(("#!", "#pragma"))
        length = 0


def parameters_of(text):
    """How many commas outside of brackets separate them."""
    depth, count = 0, 1
    for letter in text:
        depth += (letter in "<([") - (letter in ">)]")
        count += letter == "," and depth == 0
    return count


def long_signatures(name, text):
    """(line, function, count) of declarations and definitions beyond the limit. A call has no parameter of two words."""
    text = re.sub(r"//[^\n]*|= ?[\w:<>]*\{\}", "", text)
    for found in SIGNATURE.finditer(text):
        count = parameters_of(found[3])
        function = found[2].rpartition("::")[2]
        if count > PARAMETERS and re.match(r"\s*(?:const )?[\w:<>]+[ &*]+\w", found[3]) and function != pathlib.Path(name).name.split(".")[0]:
            yield text.count("\n", 0, found.start(2)) + 1, function, count


def allowed(root):
    rows = (root / "tests/house/longer_files.txt").read_text(encoding="utf-8").splitlines()
    return {name: int(limit) for name, limit, _ in (row.split(maxsplit=2) for row in rows if row and row[0] != "#")}


def faults(root):
    yield from (f"{name}: made by a compiler" for name in programs_of(root))
    exceptions = allowed(root)
    for name in files_of(root):
        lines = (root / name).read_text(encoding="utf-8").splitlines()
        if not is_code(name, lines):
            continue
        usual = next(limit for prefix, limit in LIMITS if name.startswith(prefix))
        limit = exceptions.pop(name, usual)
        if len(lines) > limit:
            yield f"{name}: {len(lines)} lines, must be at most {limit}"
        elif limit > usual >= len(lines):
            yield f"{name}: {len(lines)} lines, so its row in tests/house/longer_files.txt can go"
        if MARKS[pathlib.Path(name).suffix] == "//" and not name.startswith(FLAT):
            for number, function, count in long_signatures(name, "\n".join(lines)):
                if function not in MORE_PARAMETERS:
                    yield f"{name}:{number}: {function} has {count} parameters, must have at most {PARAMETERS}"
        if not name.startswith(EXPECTATIONS):
            for number, length in long_comments(lines, MARKS[pathlib.Path(name).suffix]):
                yield f"{name}:{number}: a comment of {length} lines, must be at most {COMMENT}"
    for name in exceptions:
        yield f"tests/house/longer_files.txt: there is no {name}"


def main():
    found = list(faults(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(found) or "files and comments are as long as they may be")
    return 1 if found else 0


sys.exit(main())
