"""The targets that this machine and build have."""
import os

import numpy

from pewter_metal import Error, Library


def targets():
    known = ("avx512", "avx2", "sse42") if os.uname().machine == "x86_64" else ("neon",)
    found = []
    for target in known:
        library = Library("kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }", target=target)
        try:
            library.run("f", 1, 1, {0: numpy.zeros(1, numpy.int32)})
            found.append(target)
        except Error:  # a target that this machine or build lacks
            pass
    return found
