"""GPUs on which kernels run, and their memory."""
import numpy

from .errors import ArgumentError, Error

GPU, CPU = 4, 8  # flags of a dispatch


def flags_of(name):
    """None (what PEWTER_METAL_DEVICE says), "cpu", "gpu" or "gpu:1"."""
    if name is None:
        return 0
    kind, colon, index = name.partition(":")
    if kind not in ("cpu", "gpu") or (colon and not (kind == "gpu" and index.isdigit() and int(index) < 2**16)):
        raise Error(f"device = {name!r}, must be cpu, gpu or gpu:INDEX")
    return GPU | int(index or 0) << 8 if kind == "gpu" else CPU


class Memory:
    """A GPU's array, as __cuda_array_interface__ has it."""

    def __init__(self, index, array):
        given = array.__cuda_array_interface__
        if given.get("strides") is not None:
            raise ArgumentError(f"buffer {index}: the array must be contiguous")
        self.owner, (self.pointer, self.read_only) = array, given["data"]
        self.nbytes = numpy.dtype(given["typestr"]).itemsize * int(numpy.prod(given["shape"], dtype=numpy.int64))
