"""Quantised matrices: GGUF's types of blocks and MLX's affine ones, by name ("q4_K", "affine4_64")."""
import ctypes

import numpy

from . import library
from .devices import DeviceArray
from .kernels import _ACTIVATIONS
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
    if not isinstance(blocks, DeviceArray):
        blocks = numpy.ascontiguousarray(blocks).view(numpy.uint8)
    elif blocks.dtype != numpy.uint8:
        raise Error(f"blocks of {blocks.dtype.name} on a GPU, must be uint8")
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
    """The blocks (..., bytes) of x (..., cols), as uint8; (blocks, scales, biases) for affine types."""
    number, traits = _traits(block_type)
    x = _operand(x)
    rows, cols = _rows(x)
    count = cols // traits.elements
    blocks = numpy.empty(x.shape[:-1] + (count * traits.bytes,), numpy.uint8)
    scales, biases = (numpy.empty(x.shape[:-1] + (count,), x.dtype) if traits.bits else None for _ in range(2))
    library.call("quantize", _type(x), _at(x), number, _at(blocks), _at(scales), _at(biases), rows, cols, launch=launch)
    return (blocks, scales, biases) if traits.bits else blocks


class _Options(ctypes.Structure):
    _fields_ = [("exact", ctypes.c_int32), ("activation", ctypes.c_int32), ("bias", ctypes.c_void_p),
                ("residual", ctypes.c_void_p), ("reserved", ctypes.c_uint32 * 4)]


class PackedWeights:
    """Matrices (..., n, k) of blocks, packed once for many products with x of `dtype`."""

    def __init__(self, blocks, block_type, scales=None, biases=None, dtype=None):
        if any(isinstance(x, DeviceArray) for x in (blocks, scales, biases)):
            raise Error("blocks, scales and biases on a GPU, must be on the host")
        number, blocks, scales, biases, self.shape = _matrix(blocks, block_type, scales, biases)
        if len(self.shape) < 2:
            raise Error(f"a matrix of shape {self.shape}, must have rows and columns")
        self.dtype = numpy.dtype(dtype if dtype is not None else numpy.float32 if scales is None else scales.dtype)
        self._handle = ctypes.c_void_p()
        *_, n, k = self.shape
        library.check(library.FUNCTIONS["pack_weights"](
            _type(numpy.empty(0, self.dtype)), number, _at(blocks), _at(scales), _at(biases), n, k,
            int(numpy.prod(self.shape[:-2], dtype=int)), ctypes.addressof(self._handle)))

    def __del__(self):
        library.FUNCTIONS["free_packed_weights"](getattr(self, "_handle", None))

    @property
    def nbytes(self):
        return library.FUNCTIONS["bytes_of_packed_weights"](self._handle)


def _weights(x, blocks, block_type, scales, biases):
    """(whether they are packed, arguments of a call, shape, arrays to keep) of a product's weights."""
    if isinstance(blocks, PackedWeights):
        dtype, shape, arguments, kept = blocks.dtype, blocks.shape, (blocks._handle,), blocks
    else:
        number, *kept, shape = _matrix(blocks, block_type, scales, biases)
        dtype, arguments = x.dtype if kept[1] is None else kept[1].dtype, (number, *map(_at, kept))
    if dtype != x.dtype:
        raise Error(f"weights for {dtype.name} and x of {x.dtype.name}, must be of one type")
    return isinstance(blocks, PackedWeights), arguments, shape, kept


def _options(exact, bias, activation, residual, like, of_bias, of_y):
    bias = None if bias is None else _operand(bias, like, of_bias)
    residual = None if residual is None else _operand(residual, like, of_y)
    options = _Options(int(exact), library.index_of(activation, _ACTIVATIONS, "activation"), _at(bias), _at(residual))
    return options, (bias, residual)


def quantized_matmul(x, blocks, block_type=None, scales=None, biases=None, exact=False, bias=None, activation="none",
                     residual=None, out=None, launch=None):
    """activation(x W^T + bias) + residual: x (..., k), W of blocks, or PackedWeights in their place."""
    x = _operand(x)
    packed, weights, shape, _kept = _weights(x, blocks, block_type, scales, biases)
    m, k = _rows(x)
    if len(shape) != 2 or shape[1] != k:
        raise Error(f"a matrix of shape {shape}, must be of rows of {k} elements")
    result = x.shape[:-1] + shape[:1]
    options, _arrays = _options(exact, bias, activation, residual, x, shape[:1], result)
    out = _result(out, result, x.dtype, x)
    first = (_at(x),) if packed else (_type(x), _at(x))
    library.call("quantized_matmul" + "_packed" * packed, *first, *weights, _at(out), m, shape[0], k,
                 ctypes.addressof(options), launch=launch)
    return out


def gather_quantized_matmul(x, blocks, ids, block_type=None, scales=None, biases=None, exact=False, bias=None,
                            activation="none", residual=None, out=None, launch=None):
    """y[t][i] = activation(x W[ids[t][i]]^T + bias[ids[t][i]]) + residual[t][i]: x (tokens, k), or a row an id (tokens, ids,
    k); ids (tokens, ids), W (matrices, n, k) of blocks, or PackedWeights in their place; bias (matrices, n)."""
    x, ids = _operand(x), numpy.ascontiguousarray(ids, numpy.uint32)
    packed, weights, shape, _kept = _weights(x, blocks, block_type, scales, biases)
    if ids.ndim != 2 or x.ndim not in (2, 3) or x.shape[:-1] != ids.shape[:x.ndim - 1]:
        raise Error(f"x of shape {x.shape} and ids of {ids.shape}, must be (tokens, k) or (tokens, ids, k), and (tokens, ids)")
    if len(shape) != 3 or shape[2] != x.shape[-1]:
        raise Error(f"matrices of shape {shape}, must be (matrices, n, {x.shape[-1]})")
    result = ids.shape + shape[1:2]
    options, _arrays = _options(exact, bias, activation, residual, x, shape[:2], result)
    out = _result(out, result, x.dtype, x)
    first = (_at(x),) if packed else (_type(x), _at(x))
    library.call("gather_quantized_matmul" + "_packed" * packed, *first, *weights, _at(ids), _at(out), *ids.shape, *shape,
                 int(x.ndim == 3), ctypes.addressof(options), launch=launch)
    return out


__all__ = ["PackedWeights", "block_types", "dequantize", "gather_quantized_matmul", "quantize", "quantized_matmul"]
