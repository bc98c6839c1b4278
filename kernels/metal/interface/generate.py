"""Writes the faces of Metal's host interface from its description; `--check` says which files are not current instead."""
import pathlib
import sys

import c_face
import host_face
import metal_cpp_face
import objc_face
import objc_implementation
from description import Description

HERE = pathlib.Path(__file__).resolve().parent
HEADERS = HERE.parents[2] / "include/pewter/metal-cpp"
OBJC_HEADERS = HERE.parents[2] / "include/pewter/objc"


def faces(description):
    for path, text in metal_cpp_face.files(description):
        yield HEADERS / path, text
    yield HEADERS / "pewter_metal_host.h", c_face.header(description)
    for path, text in objc_face.headers(description):
        yield OBJC_HEADERS / path, text
    yield HERE / "generated/objc.m", objc_implementation.implementation_text(description)
    for path, text in host_face.files(description):
        yield HERE / "generated" / path, text


def main():
    stale = []
    for path, text in faces(Description(HERE)):
        if path.exists() and path.read_text() == text:
            continue
        stale.append(path)
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    for path in stale:
        print(path)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
