"""Textures and samplers for pewter_metal: arrays as images."""
import ctypes

import numpy

from .arrays import array_of
from .errors import ArgumentError

FORMATS = {"r8unorm": (10, "u1", 1), "r8uint": (13, "u1", 1), "r16uint": (23, "u2", 1), "r16float": (25, "f2", 1), "rg8unorm": (30, "u1", 2),
           "r32uint": (53, "u4", 1), "r32sint": (54, "i4", 1), "r32float": (55, "f4", 1), "rg16float": (65, "f2", 2),
           "rgba8unorm": (70, "u1", 4), "rgba8uint": (73, "u1", 4), "rgba8sint": (74, "i1", 4), "rg32float": (105, "f4", 2),
           "rgba16float": (115, "f2", 4), "rgba32uint": (123, "u4", 4), "rgba32sint": (124, "i4", 4), "rgba32float": (125, "f4", 4),
           "depth32float": (252, "f4", 1)}
ADDRESS = ("clamp_to_zero", "clamp_to_edge", "clamp_to_border", "repeat", "mirrored_repeat")
COMPARE = ("never", "less", "equal", "less_equal", "greater", "not_equal", "greater_equal", "always")
BORDER = ("transparent_black", "opaque_black", "opaque_white")


class TextureDescriptor(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), *((n, ctypes.c_uint32) for n in ("width", "height", "depth", "array_length")),
                ("bytes_per_row", ctypes.c_uint64), ("bytes_per_slice", ctypes.c_uint64), ("format", ctypes.c_uint32)]


class SamplerDescriptor(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint32) for n in ("s_address", "t_address", "r_address", "mag_filter", "min_filter", "border_color",
                                               "normalized_coordinates", "compare")]


class Texture:
    """pixels: [height, width, channels], or with dimensions = 1 [width, channels], with 3 [depth, height, width, channels]; with
    is_array one more in front. A cube is an array of 6 faces. Kernels read and write the array's own memory,
    of any library as Library.run takes them."""

    def __init__(self, pixels, format, dimensions=2, is_array=False):
        number, dtype, channels = FORMATS[format]
        self.pixels, pixels = pixels, array_of("pixels", pixels)
        if pixels.dtype != numpy.dtype(dtype).name or pixels.shape[-1:] != (channels,) or not pixels.is_row_contiguous:
            raise ArgumentError(f"pixels of {format}: contiguous, {channels} channels of {dtype}")
        if pixels.ndim != dimensions + is_array + 1:
            raise ArgumentError(f"pixels.ndim = {pixels.ndim}, must be {dimensions + is_array + 1}")
        self.memory, self.read_only = pixels, pixels.read_only
        planes, sizes = (pixels.shape[0] if is_array else 1), pixels.shape[is_array:-1][::-1]
        width, height, depth = (*sizes, 1, 1)[:3]
        row = width * channels * pixels.itemsize
        self.descriptor = TextureDescriptor(pixels.pointer, width, height, depth, planes, row, row * height, number)


class Sampler:
    def __init__(self, address="clamp_to_edge", filter="nearest", border="transparent_black", normalized=True, compare="never"):
        a, f = ADDRESS.index(address), int(filter == "linear")
        self.descriptor = SamplerDescriptor(a, a, a, f, f, BORDER.index(border), int(normalized), COMPARE.index(compare))


def table(kind, of):
    """An array of descriptors by index, from a dictionary."""
    all_of_them = (kind * max(max(of, default=-1) + 1, 1))()
    for n, one in of.items():
        all_of_them[n] = one.descriptor
    return all_of_them
