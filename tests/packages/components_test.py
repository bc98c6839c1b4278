#!/usr/bin/env python3
"""Every installed file is in one package alone, the one that files.txt says; nothing that files.txt lists is missing.

usage: components_test.py CMAKE BUILD_FOLDER LIBRARY_FOLDER PYTHON_FOLDER VERSION (folders below the prefix)"""
import fnmatch
import os
import pathlib
import subprocess
import sys
import tempfile

cmake, build, libraries, python, version = sys.argv[1:]
HERE = pathlib.Path(__file__).resolve().parent


def expected():
    """Component to its (pattern, whether it must have a file)."""
    patterns = {}
    for line in (HERE / "files.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", " ")):
            component = line
        elif line.startswith(" "):
            text = line.strip().format(lib=libraries, python=python, minor=version.rpartition(".")[0])
            patterns.setdefault(component, []).append((text.removeprefix("? "), not text.startswith("?")))
    return patterns


def installed(folder, *options):
    subprocess.run([cmake, "--install", build, "--prefix", folder, *options], check=True, stdout=subprocess.DEVNULL)
    files = set()
    for parent, folders, names in os.walk(folder):  # which, unlike glob, has links to folders among the folders
        names += [f for f in folders if os.path.islink(os.path.join(parent, f))]
        files |= {os.path.relpath(os.path.join(parent, name), folder) for name in names}
    return files


def faults(component, files, patterns):
    for file in sorted(files):
        if not any(fnmatch.fnmatchcase(file, pattern) for pattern, _ in patterns):
            yield f"{component}: {file} fits no pattern of files.txt"
    for pattern, needed in patterns:
        if needed and not fnmatch.filter(files, pattern):
            yield f"{component}: no file is as {pattern}"


def main():
    components = (pathlib.Path(build) / "components").read_text(encoding="utf-8").split()
    patterns, found, owners = expected(), [], {}
    with tempfile.TemporaryDirectory() as folder:
        for component in components:
            files = installed(f"{folder}/{component}", "--component", component)
            found += faults(component, files, patterns.get(component, []))
            for file in files:
                owners.setdefault(file, []).append(component)
        found += [f"{file}: in no package" for file in sorted(installed(f"{folder}/all") - set(owners))]
    found += [f"{file}: in {' and '.join(of)}" for file, of in sorted(owners.items()) if len(of) > 1]
    print("\n".join(found) or f"{len(owners)} files in {len(components)} packages")
    return 1 if found else 0


sys.exit(main())
