"""What language models need besides: rows of tables and caches, rotary embeddings with options."""
import ctypes

import numpy

from . import library
from .library import Error
from .operands import _at, _operand, _result, _rows, _type
from .quantized import _matrix

_SCALINGS = ("none", "linear", "yarn", "llama3")


class _RotaryOptions(ctypes.Structure):
    """pewter_rotary_options."""

    _fields_ = [("theta", ctypes.c_float), ("scaling", ctypes.c_int32), ("factor", ctypes.c_float), ("magnitude", ctypes.c_float),
                ("original_context", ctypes.c_size_t), ("beta_fast", ctypes.c_float), ("beta_slow", ctypes.c_float),
                ("low_turns", ctypes.c_float), ("high_turns", ctypes.c_float), ("frequency_factors", ctypes.c_void_p),
                ("dims", ctypes.c_size_t), ("streams", ctypes.c_size_t), ("stream_of_pair", ctypes.c_void_p),
                ("reserved", ctypes.c_uint32 * 8)]


def _turned(name, x, positions, theta, out, launch, scaling="none", frequency_factors=None, stream_of_pair=None, dims=0, **numbers):
    x, positions = _operand(x), _operand(numpy.asarray(positions, numpy.uint32))
    if x.ndim != 3:
        raise Error(f"x has {x.ndim} axes, must have 3: tokens, heads, head_dim")
    tokens, heads, head_dim = x.shape
    options, keep = _RotaryOptions(), {}
    library.FUNCTIONS["default_rotary_options"](ctypes.addressof(options))
    options.theta, options.dims = theta, dims
    options.scaling = library.index_of(scaling, _SCALINGS, "scaling")
    options.streams = 1 if stream_of_pair is None else len(positions) if positions.ndim == 2 else 1
    for field, values, kind in (("frequency_factors", frequency_factors, numpy.float32), ("stream_of_pair", stream_of_pair, numpy.uint8)):
        if values is not None:
            keep[field] = _operand(numpy.asarray(values, kind), shape=((dims or head_dim) // 2,))
            setattr(options, field, keep[field].ctypes.data)
    for field, value in numbers.items():
        if field not in ("factor", "magnitude", "original_context", "beta_fast", "beta_slow", "low_turns", "high_turns"):
            raise TypeError(f"{name}() has no argument '{field}'")
        setattr(options, field, value)
    positions = _operand(positions, shape=(tokens,) if positions.ndim == 1 else (options.streams, tokens))
    out = _result(out, x.shape, x.dtype, x)
    library.call(name + "_with", _type(x), _at(x), _at(positions), _at(out), tokens, heads, head_dim, ctypes.addressof(options),
                 launch=launch)
    return out


def rotary_interleaved(x, positions, theta=10000.0, out=None, launch=None, **options):
    """x (tokens, heads, head_dim), whose pairs of neighbours are turned, positions (tokens), or (streams, tokens) with
    stream_of_pair (dims / 2). Options are those of pewter::rotary_options: scaling ("none", "linear", "yarn", "llama3"), factor,
    magnitude, original_context, beta_fast, beta_slow, low_turns, high_turns, frequency_factors (dims / 2), dims."""
    return _turned("rotary_interleaved", x, positions, theta, out, launch, **options)


def rotary_half(x, positions, theta=10000.0, out=None, launch=None, **options):
    """As rotary_interleaved with pairs half of the turned elements apart."""
    return _turned("rotary_half", x, positions, theta, out, launch, **options)


def _ids(ids):
    """(ids as an array, its type's number)"""
    ids = numpy.ascontiguousarray(ids)
    if ids.dtype not in (numpy.int32, numpy.int64):
        if ids.dtype.kind not in "iu":
            raise Error(f"ids of {ids.dtype.name}, must be whole numbers")
        ids = ids.astype(numpy.int64)
    return ids, int(ids.dtype == numpy.int64)


def get_rows(x, ids, dtype=None, out=None, launch=None):
    """Rows ids of x (rows, cols), as `dtype` or of x's type: (*ids, cols)."""
    x, (ids, kind) = _operand(x), _ids(ids)
    rows, cols = _rows(x)
    out = _result(out, ids.shape + (cols,), x.dtype if dtype is None else dtype, x)
    library.call("get_rows", _type(x), _at(x), _at(ids), kind, _type(out), _at(out), ids.size, rows, cols, launch=launch)
    return out


def set_rows(x, ids, y, launch=None):
    """y[ids] = x, one row after the other: x (*ids, cols), y (rows, cols) of any type. Returns y."""
    x, (ids, kind) = _operand(x), _ids(ids)
    rows, cols = _rows(y)
    _operand(x, shape=ids.shape + (cols,))
    y = _result(y, y.shape, y.dtype, x)
    library.call("set_rows", _type(x), _at(x), _at(ids), kind, _type(y), _at(y), ids.size, rows, cols, launch=launch)
    return y


def get_quantized_rows(blocks, ids, block_type, scales=None, biases=None, dtype=None, out=None, launch=None):
    """Rows ids of the matrix of blocks, as `dtype` or what scales are: (*ids, cols)."""
    ids, kind = _ids(ids)
    number, blocks, scales, biases, shape = _matrix(blocks, block_type, scales, biases)
    out = _result(out, ids.shape + shape[-1:], dtype or (numpy.float32 if scales is None else scales.dtype), blocks)
    if scales is not None and scales.dtype != out.dtype:
        raise Error(f"scales of {scales.dtype.name} and elements of {out.dtype.name}, must be of one type")
    library.call("get_quantized_rows", _type(out), number, _at(blocks), _at(scales), _at(biases), _at(ids), kind, _at(out), ids.size,
                 int(numpy.prod(shape[:-1], dtype=int)), shape[-1], launch=launch)
    return out


def set_quantized_rows(x, ids, blocks, block_type, scales=None, biases=None, launch=None):
    """Row ids[i] of the blocks (rows, bytes) becomes row i of x (*ids, cols), quantised. Returns blocks."""
    x, (ids, kind) = _operand(x), _ids(ids)
    number, same, scales_at, biases_at, shape = _matrix(blocks, block_type, scales, biases)
    if not numpy.shares_memory(same, blocks) or scales is not None and (scales_at is not scales or biases_at is not biases):
        raise Error("blocks, scales and biases must be contiguous arrays")
    _operand(x, like=scales_at, shape=ids.shape + shape[-1:])
    library.call("set_quantized_rows", _type(x), _at(x), _at(ids), kind, number, _at(same), _at(scales_at), _at(biases_at), ids.size,
                 int(numpy.prod(shape[:-1], dtype=int)), shape[-1], launch=launch)
    return blocks


__all__ = ["get_quantized_rows", "get_rows", "rotary_half", "rotary_interleaved", "set_quantized_rows", "set_rows"]
