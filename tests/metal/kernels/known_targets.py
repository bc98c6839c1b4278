"""The targets of targets.inc that Metal source is compiled for, and those that this machine and build have."""
import os
import pathlib
import re

import numpy

from pewter_metal import Error, Library


ROWS = (pathlib.Path(__file__).resolve().parents[3] / "kernels/targets.inc").read_text()


def known_targets():
    """[(name, architecture)], best first: rows with LLVM's name of a CPU."""
    return re.findall(r'^PEWTER_TARGET_ROW\((\w+), (\w+), "[^"]*", (?:\w+, ){5}"[^"]+"', ROWS, re.MULTILINE)


def extensions():
    """{name: the target whose code Metal source has for it}, the next row that is one."""
    of, waiting = {}, []
    for kind, name in re.findall(r"^PEWTER_(TARGET|EXTENSION)_ROW\((\w+)", ROWS, re.MULTILINE):
        if kind == "EXTENSION":
            waiting.append(name)
            continue
        of.update((one, name) for one in waiting)
        waiting.clear()
    return of


def targets():
    found = []
    for target in (name for name, architecture in known_targets() if architecture == os.uname().machine):
        library = Library("kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }", target=target)
        try:
            library.run("f", 1, 1, {0: numpy.zeros(1, numpy.int32)})
            found.append(target)
        except Error:  # a target that this machine or build lacks
            pass
    return found
