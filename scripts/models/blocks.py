"""GGUF's blocks of numbers, by NumPy. The layouts are those of kernels/quantized/README.md.

Scales are the simple ones, which the extremes give: the weights are random, and only that a file is right is of interest.
"""
import numpy

WRITTEN = ("half", "q8_0", "q4_0", "q4_K", "q6_K")
# name: GGUF's number, elements and bytes of a block
TYPES = {"float": (0, 1, 4), "half": (1, 1, 2), "q4_0": (2, 32, 18), "q5_0": (6, 32, 22), "q8_0": (8, 32, 34), "q4_K": (12, 256, 144),
         "q6_K": (14, 256, 210)}


def _halves(x):
    """A half a block, as two bytes."""
    return x.astype(numpy.float16).view(numpy.uint8).reshape(len(x), 2)


def _divided(x, by):
    return numpy.divide(x, by, out=numpy.zeros_like(x), where=by != 0)


def _codes(x, scale, low, high):
    return numpy.clip(numpy.rint(_divided(x, scale)), low, high)


def _signed_scale(x, levels):
    """The scale that makes the element of the largest magnitude -levels."""
    extreme = numpy.take_along_axis(x, numpy.abs(x).argmax(axis=1)[:, None], axis=1)
    return extreme / -levels


def q8_0(x):
    scale = numpy.abs(x).max(axis=1, keepdims=True) / 127
    codes = _codes(x, scale, -127, 127).astype(numpy.int8)
    return numpy.concatenate([_halves(scale), codes.view(numpy.uint8)], axis=1)


def q4_0(x):
    scale = _signed_scale(x, 8)
    codes = (_codes(x, scale, -8, 7) + 8).astype(numpy.uint8)
    return numpy.concatenate([_halves(scale), codes[:, :16] | codes[:, 16:] << 4], axis=1)


def q5_0(x):
    scale = _signed_scale(x, 16)
    codes = (_codes(x, scale, -16, 15) + 16).astype(numpy.uint8)
    fifth = numpy.packbits(codes >> 4, axis=1, bitorder="little")
    return numpy.concatenate([_halves(scale), fifth, codes[:, :16] & 15 | (codes[:, 16:] & 15) << 4], axis=1)


def q4_K(x):
    parts = x.reshape(-1, 8, 32)
    low, high = numpy.minimum(parts.min(axis=2), 0), parts.max(axis=2)
    scales, minima = (high - low) / 15, -low
    d = (scales.max(axis=1, keepdims=True) / 63).astype(numpy.float16).astype(numpy.float32)
    m = (minima.max(axis=1, keepdims=True) / 63).astype(numpy.float16).astype(numpy.float32)
    s, t = _codes(scales, d, 0, 63).astype(numpy.uint8), _codes(minima, m, 0, 63).astype(numpy.uint8)
    step, offset = (d * s)[:, :, None], (m * t)[:, :, None]
    codes = _codes(parts + offset, step, 0, 15).astype(numpy.uint8).reshape(-1, 4, 2, 32)
    packed = numpy.empty((len(x), 12), numpy.uint8)
    packed[:, 0:4] = s[:, :4] | (s[:, 4:] >> 4) << 6
    packed[:, 4:8] = t[:, :4] | (t[:, 4:] >> 4) << 6
    packed[:, 8:12] = s[:, 4:] & 15 | (t[:, 4:] & 15) << 4
    nibbles = (codes[:, :, 0] | codes[:, :, 1] << 4).reshape(-1, 128)
    return numpy.concatenate([_halves(d), _halves(m), packed, nibbles], axis=1)


def q6_K(x):
    parts = x.reshape(-1, 16, 16)
    scales = _signed_scale(parts.reshape(-1, 16), 32).reshape(-1, 16)
    largest = numpy.take_along_axis(scales, numpy.abs(scales).argmax(axis=1)[:, None], axis=1)
    d = (largest / -128).astype(numpy.float16).astype(numpy.float32)
    s = _codes(scales, d, -128, 127).astype(numpy.int8)
    codes = (_codes(parts, (d * s)[:, :, None], -32, 31) + 32).astype(numpy.uint8).reshape(-1, 2, 4, 32)
    lower = numpy.concatenate([codes[:, :, 0:2] & 15 | (codes[:, :, 2:4] & 15) << 4], axis=2).reshape(-1, 128)
    upper = codes[:, :, 0] >> 4 | codes[:, :, 1] >> 4 << 2 | codes[:, :, 2] >> 4 << 4 | codes[:, :, 3] >> 4 << 6
    return numpy.concatenate([lower, upper.reshape(-1, 64), s.view(numpy.uint8), _halves(d)], axis=1)


def half(x):
    return x.astype(numpy.float16).view(numpy.uint8)


QUANTISERS = {"half": half, "q8_0": q8_0, "q4_0": q4_0, "q5_0": q5_0, "q4_K": q4_K, "q6_K": q6_K}


def quantised(x, name):
    """Blocks of a type, one a row, of all of x, whose rows are whole blocks."""
    return QUANTISERS[name](numpy.ascontiguousarray(x, numpy.float32).reshape(-1, TYPES[name][1]))


def fitting(name, row, output):
    """The type that a matrix takes in a file of type `name`."""
    if name == "q4_K" and output:
        name = "q6_K"
    if row % TYPES[name][1] == 0:
        return name
    return {"q4_K": "q5_0", "q6_K": "q8_0"}[name]
