"""Builds without PEWTER_CHECK pay nothing for it: objects of kernels are the same, byte for byte, with headers and
kernels from which every hook of checked mode is cut out; and the library's per-target objects call none of it.

  pays_nothing.py SOURCE NM COMPILER FLAG... -- FILE.kernel.cpp... -- OBJECT...
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SUFFIXES = {".hpp", ".ipp", ".cpp", ".inc"}
HOOK = re.compile(r"\bPEWTER_(CALLED_FROM|WITH_CALLER|FROM_CALLER|UNCHECKED)\b")


def without_hooks(text):
    """The same lines, without what only checked units have."""
    cut, count = [], 0
    while (begin := text.find("PEWTER_CHECKED(")) >= 0:
        depth, end = 0, begin
        while True:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
            if depth == 0 and text[end - 1] == ")":
                break
        cut += [text[:begin], "\n" * text.count("\n", begin, end)]
        text, count = text[end:], count + 1
    text, more = HOOK.subn("", "".join(cut) + text)
    return text, count + more


def main():
    source, nm, *rest = sys.argv[1:]
    source = pathlib.Path(source)
    first = rest.index("--")
    second = rest.index("--", first + 1)
    compiler, files, objects = rest[:first], rest[first + 1:second], rest[second + 1:]
    with tempfile.TemporaryDirectory() as folder:
        bare, hooks = pathlib.Path(folder) / "bare", 0
        for top in ("include", "kernels", "tests/free_form"):
            shutil.copytree(source / top, bare / top)
        for path in bare.rglob("*"):
            if path.suffix in SUFFIXES and path.name != "check.hpp":
                text, count = without_hooks(path.read_text())
                path.write_text(text)
                hooks += count
        assert hooks > 200, f"only {hooks} hooks were found"
        for file in files:
            made = []
            for name, root in (("hooks", source), ("bare", bare)):
                made.append(pathlib.Path(folder) / f"{name}.o")
                subprocess.run([*compiler, "-I.", "-Iinclude", "-c", file, "-o", made[-1]], check=True, cwd=root)
            assert made[0].read_bytes() == made[1].read_bytes(), f"{file}: the objects differ"
        print(f"{len(files)} files: the same objects without {hooks} hooks")
    symbols = subprocess.run([nm, "--print-file-name", "-C", *objects], check=True, stdout=subprocess.PIPE, text=True).stdout
    called = [line for line in symbols.splitlines()
              if re.search(r"pewter::detail::(check_|checked_|begin_turn|dispatch_check)", line)]
    assert not called, "\n".join(called)
    print(f"{len(objects)} objects of the library call nothing of checked mode")


main()
