"""Textures and samplers for pewter_metal: arrays as images."""
import ctypes

import numpy

from .arrays import array_of
from .errors import ArgumentError

# Number, type and channels of an array: a word of packed formats is one channel.
FORMATS = {"a8unorm": (1, "u1", 1), "r8unorm": (10, "u1", 1), "r8unorm_srgb": (11, "u1", 1), "r8snorm": (12, "i1", 1), "r8uint": (13, "u1", 1),
           "r8sint": (14, "i1", 1), "r16unorm": (20, "u2", 1), "r16snorm": (22, "i2", 1), "r16uint": (23, "u2", 1), "r16sint": (24, "i2", 1),
           "r16float": (25, "f2", 1), "rg8unorm": (30, "u1", 2), "rg8unorm_srgb": (31, "u1", 2), "rg8snorm": (32, "i1", 2), "rg8uint": (33, "u1", 2),
           "rg8sint": (34, "i1", 2), "b5g6r5unorm": (40, "u2", 1), "a1bgr5unorm": (41, "u2", 1), "abgr4unorm": (42, "u2", 1),
           "bgr5a1unorm": (43, "u2", 1), "r32uint": (53, "u4", 1), "r32sint": (54, "i4", 1), "r32float": (55, "f4", 1), "rg16unorm": (60, "u2", 2),
           "rg16snorm": (62, "i2", 2), "rg16uint": (63, "u2", 2), "rg16sint": (64, "i2", 2), "rg16float": (65, "f2", 2), "rgba8unorm": (70, "u1", 4),
           "rgba8unorm_srgb": (71, "u1", 4), "rgba8snorm": (72, "i1", 4), "rgba8uint": (73, "u1", 4), "rgba8sint": (74, "i1", 4),
           "bgra8unorm": (80, "u1", 4), "bgra8unorm_srgb": (81, "u1", 4), "rgb10a2unorm": (90, "u4", 1), "rgb10a2uint": (91, "u4", 1),
           "rg11b10float": (92, "u4", 1), "rgb9e5float": (93, "u4", 1), "bgr10a2unorm": (94, "u4", 1), "rg32uint": (103, "u4", 2),
           "rg32sint": (104, "i4", 2), "rg32float": (105, "f4", 2), "rgba16unorm": (110, "u2", 4), "rgba16snorm": (112, "i2", 4),
           "rgba16uint": (113, "u2", 4), "rgba16sint": (114, "i2", 4), "rgba16float": (115, "f2", 4), "rgba32uint": (123, "u4", 4),
           "rgba32sint": (124, "i4", 4), "rgba32float": (125, "f4", 4), "depth16unorm": (250, "u2", 1), "depth32float": (252, "f4", 1),
           "stencil8": (253, "u1", 1)}
ADDRESS = ("clamp_to_zero", "clamp_to_edge", "clamp_to_border", "repeat", "mirrored_repeat")
COMPARE = ("never", "less", "equal", "less_equal", "greater", "not_equal", "greater_equal", "always")
CHANNELS = "01rgba"
BORDER = ("transparent_black", "opaque_black", "opaque_white")


def number_of(name, value, names):
    if value not in names:
        raise ArgumentError(f"{name} = {value!r}, must be one of {', '.join(names)}")
    return list(names).index(value)


class TextureDescriptor(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), *((n, ctypes.c_uint32) for n in ("width", "height", "depth", "array_length")),
                ("bytes_per_row", ctypes.c_uint64), ("bytes_per_slice", ctypes.c_uint64), ("format", ctypes.c_uint32),
                ("level_count", ctypes.c_uint32), ("levels", ctypes.c_void_p), ("swizzle", ctypes.c_uint32)]


class SamplerDescriptor(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint32) for n in ("s_address", "t_address", "r_address", "mag_filter", "min_filter", "border_color",
                                               "normalized_coordinates", "compare", "mip_filter")] + [("lod_min", ctypes.c_float),
                                                                                                  ("lod_max", ctypes.c_float)]


class Texture:
    """pixels: [height, width, channels], or with dimensions = 1 [width, channels], with 3 [depth, height, width, channels]; with
    is_array one more in front. A cube is an array of 6 faces. Kernels read and write the array's own memory,
    of any library as Library.run takes them. levels: arrays of mipmap levels 1, 2 and so on, each with half of the one before in
    its dimensions, at least 1. swizzle: what is read as red, green, blue and alpha, four letters of 01rgba."""

    def __init__(self, pixels, format, dimensions=2, is_array=False, levels=(), swizzle="rgba"):
        number_of("format", format, FORMATS)
        if len(swizzle) != 4 or any(c not in CHANNELS for c in swizzle):
            raise ArgumentError(f"swizzle = {swizzle!r}, must be four letters of {CHANNELS}")
        self.pixels, self.levels = pixels, tuple(levels)
        arrays = [_checked("pixels" if n == 0 else f"levels[{n - 1}]", p, format, dimensions, is_array) for n, p in enumerate((pixels, *self.levels))]
        for n, array in enumerate(arrays):
            wanted = [max(size >> n, 1) for size in arrays[0].shape[is_array:-1]]
            if list(array.shape) != [*arrays[0].shape[:is_array], *wanted, array.shape[-1]]:
                raise ArgumentError(f"levels[{n - 1}].shape = {tuple(array.shape)}, must be half of the level before, at least 1: {tuple(wanted)}")
        self.memory, self.read_only = arrays[0], any(a.read_only for a in arrays)
        descriptors = [_descriptor(a, format, is_array) for a in arrays]
        self._kept = arrays, (TextureDescriptor * max(len(descriptors) - 1, 1))(*descriptors[1:])
        self.descriptor = descriptors[0]
        self.descriptor.level_count, self.descriptor.levels = len(descriptors), ctypes.addressof(self._kept[1])
        self.descriptor.swizzle = 1 << 16 | sum(CHANNELS.index(c) << 4 * n for n, c in enumerate(swizzle)) if swizzle != "rgba" else 0


def _checked(name, pixels, format, dimensions, is_array):
    _, dtype, channels = FORMATS[format]
    pixels = array_of(name, pixels)
    if pixels.dtype != numpy.dtype(dtype).name or pixels.shape[-1:] != (channels,) or not pixels.is_row_contiguous:
        raise ArgumentError(f"{name} of {format}: contiguous, {channels} channels of {dtype}")
    if pixels.ndim != dimensions + is_array + 1:
        raise ArgumentError(f"{name}.ndim = {pixels.ndim}, must be {dimensions + is_array + 1}")
    return pixels


def _descriptor(pixels, format, is_array):
    planes, sizes = (pixels.shape[0] if is_array else 1), pixels.shape[is_array:-1][::-1]
    width, height, depth = (*sizes, 1, 1)[:3]
    row = width * pixels.shape[-1] * pixels.itemsize
    return TextureDescriptor(pixels.pointer, width, height, depth, planes, row, row * height, FORMATS[format][0], 1)


class Sampler:
    """mip_filter: none (level 0 alone), nearest or linear; lod_min, lod_max: the levels that are sampled."""

    def __init__(self, address="clamp_to_edge", filter="nearest", border="transparent_black", normalized=True, compare="never",
                 mip_filter="none", lod_min=0.0, lod_max=3.402823466e+38):
        a, f = number_of("address", address, ADDRESS), number_of("filter", filter, ("nearest", "linear"))
        self.descriptor = SamplerDescriptor(a, a, a, f, f, number_of("border", border, BORDER), int(normalized), number_of("compare", compare, COMPARE),
                                            number_of("mip_filter", mip_filter, ("none", "nearest", "linear")), lod_min, lod_max)


def table(kind, of):
    """An array of descriptors by index, from a dictionary."""
    all_of_them = (kind * max(max(of, default=-1) + 1, 1))()
    for n, one in of.items():
        all_of_them[n] = one.descriptor
    return all_of_them
