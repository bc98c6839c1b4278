"""Quantised matrices: GGUF's types of blocks and MLX's affine ones, by name ("q4_K", "affine4_64")."""
import ctypes

import numpy

from . import library
from .library import Error
from .operands import _at, _operand, _result, _rows, _type


class _Traits(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("elements", ctypes.c_uint32), ("bytes", ctypes.c_uint32),
                ("bits", ctypes.c_uint32), ("gguf_number", ctypes.c_int32), ("reserved", ctypes.c_uint32 * 4)]


def _all_types():
    types = {}
    while True:
        traits = _Traits()
        if library.FUNCTIONS["describe_block_type"](len(types), ctypes.addressof(traits)) != 0:
            return types
        types[traits.name.decode()] = (len(types), traits)


_types = None


def _traits(name):
    """(number, traits) of a type."""
    global _types
    if _types is None:
        _types = _all_types()
    if name not in _types:
        raise Error(f"block_type = {name!r}, must be one of {', '.join(_types)}")
    return _types[name]


def block_types():
    """The types' names, with elements and bytes of a block and GGUF's number, -1 for MLX's."""
    _traits("q8_0")
    return {name: (t.elements, t.bytes, t.gguf_number) for name, (_, t) in _types.items()}


def _matrix(blocks, block_type, scales, biases):
    """(arguments of a call, shape of the elements, arrays to keep) of a quantised matrix."""
    number, traits = _traits(block_type)
    blocks = numpy.ascontiguousarray(blocks).view(numpy.uint8)
    if blocks.ndim == 0 or blocks.shape[-1] % traits.bytes:
        raise Error(f"blocks of shape {blocks.shape}, must have rows of whole blocks of {traits.bytes} bytes")
    count = blocks.shape[-1] // traits.bytes
    if (scales is None) != (traits.bits == 0) or (biases is None) != (traits.bits == 0):
        raise Error(f"{block_type} must have {'no' if traits.bits == 0 else 'both'} scales and biases")
    if traits.bits:
        scales = _operand(scales, shape=blocks.shape[:-1] + (count,))
        biases = _operand(biases, scales, scales.shape)
    return number, blocks, scales, biases, blocks.shape[:-1] + (count * traits.elements,)


def dequantize(blocks, block_type, scales=None, biases=None, dtype=None, out=None, launch=None):
    """The elements of blocks (..., bytes), as `dtype` or what scales are."""
    number, blocks, scales, biases, shape = _matrix(blocks, block_type, scales, biases)
    if dtype is None:
        dtype = numpy.float32 if scales is None else scales.dtype
    out = _result(out, shape, dtype, blocks)
    if scales is not None and scales.dtype != out.dtype:
        raise Error(f"scales of {scales.dtype.name} and elements of {out.dtype.name}, must be of one type")
    library.call("dequantize", _type(out), number, _at(blocks), _at(scales), _at(biases), _at(out), *_rows(out), launch=launch)
    return out


def quantize(x, block_type, launch=None):
    """The blocks (..., bytes) of x (..., cols), as uint8; of affine types (blocks, scales, biases)."""
    number, traits = _traits(block_type)
    x = _operand(x)
    rows, cols = _rows(x)
    count = cols // traits.elements
    blocks = numpy.empty(x.shape[:-1] + (count * traits.bytes,), numpy.uint8)
    scales, biases = (numpy.empty(x.shape[:-1] + (count,), x.dtype) if traits.bits else None for _ in range(2))
    library.call("quantize", _type(x), _at(x), number, _at(blocks), _at(scales), _at(biases), rows, cols, launch=launch)
    return (blocks, scales, biases) if traits.bits else blocks


def quantized_matmul(x, blocks, block_type, scales=None, biases=None, exact=False, out=None, launch=None):
    """x (..., k) times the transposed matrix of blocks, whose rows are of k elements."""
    x = _operand(x)
    number, blocks, scales, biases, shape = _matrix(blocks, block_type, scales, biases)
    m, k = _rows(x)
    if len(shape) != 2 or shape[1] != k:
        raise Error(f"a matrix of shape {shape}, must be of rows of {k} elements")
    if scales is not None and scales.dtype != x.dtype:
        raise Error(f"scales of {scales.dtype.name} and x of {x.dtype.name}, must be of one type")
    out = _result(out, x.shape[:-1] + shape[:1], x.dtype, x)
    library.call("quantized_matmul", _type(x), _at(x), number, _at(blocks), _at(scales), _at(biases), _at(out), m, shape[0], k,
                 int(exact), launch=launch)
    return out


__all__ = ["block_types", "dequantize", "quantize", "quantized_matmul"]
