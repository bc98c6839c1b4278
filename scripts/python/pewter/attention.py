"""Attention over caches of numbers and of blocks."""
import ctypes

import numpy

from . import library
from .library import Error
from .operands import _at, _operand, _result, _type

_CACHES = ("float32", "float16", "bfloat16", "q8_0", "q4_0")
_BLOCK_BYTES = {"q8_0": 34, "q4_0": 18}  # of 32 elements


class _Extents(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t)
                for name in ("batches", "heads", "heads_kv", "queries", "keys", "head_dim", "value_dim")]


class _Strides(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("batch", "head", "row")]


class _Options(ctypes.Structure):
    _fields_ = ([("scale", ctypes.c_float), ("soft_cap", ctypes.c_float), ("causal", ctypes.c_int32), ("window", ctypes.c_size_t),
                 ("alibi_slopes", ctypes.c_void_p), ("sinks", ctypes.c_void_p), ("mask", ctypes.c_void_p)]
                + [(f"mask_{name}_stride", ctypes.c_size_t) for name in ("batch", "head", "row")]
                + [(name, ctypes.c_void_p) for name in ("query_offsets", "key_offsets", "key_lengths", "block_table")]
                + [(name, ctypes.c_size_t) for name in ("table_columns", "page_size", "pages")]
                + [(f"{name}_strides", _Strides) for name in "qkvy"] + [("reserved", ctypes.c_uint32 * 4)])


def _cache(cache, blocks):
    """(array, number of the type, elements of a row) of keys or values."""
    cache = numpy.ascontiguousarray(cache)
    name = blocks or cache.dtype.name
    if name not in _CACHES:
        raise Error(f"a cache of {name}, must be of {', '.join(_CACHES)}")
    if cache.ndim != 4:
        raise Error(f"a cache of shape {cache.shape}, must have four axes")
    if blocks is None:
        return cache, _CACHES.index(name), cache.shape[-1]
    cache = cache.view(numpy.uint8)
    if cache.shape[-1] % _BLOCK_BYTES[name]:
        raise Error(f"blocks of shape {cache.shape}, must have rows of whole blocks of {_BLOCK_BYTES[name]} bytes")
    return cache, _CACHES.index(name), cache.shape[-1] // _BLOCK_BYTES[name] * 32


def _put(options, keep, name, values, kind, shape=None):
    if values is not None:
        keep[name] = _operand(numpy.asarray(values, kind), shape=shape)
        setattr(options, name, keep[name].ctypes.data)


def attention(q, k, v, scale=None, causal=False, window=0, mask=None, soft_cap=0, alibi_slopes=None, sinks=None,
              key_lengths=None, block_table=None, keys=None, k_blocks=None, v_blocks=None, out=None, launch=None):
    """softmax(scale q k^T) v: q (batches, heads, queries, head_dim), k and v (batches, heads_kv, keys, dim), or blocks of the
    type k_blocks, v_blocks as uint8. With block_table (batches, columns) k and v are pages, (pages, rows of a page, heads_kv,
    dim), and `keys` says how many there are at most. mask: up to four axes; the last two are queries and keys."""
    q = _operand(q)
    if q.ndim != 4:
        raise Error(f"q of shape {q.shape}, must have four axes")
    (k, k_type, k_dim), (v, v_type, v_dim) = _cache(k, k_blocks), _cache(v, v_blocks)
    if k.shape[:-1] != v.shape[:-1] or k_dim != q.shape[3]:
        raise Error(f"k of {k.shape[:-1]} rows of {k_dim} and v of {v.shape[:-1]}, must be of one shape and of rows of {q.shape[3]}")
    batches, heads, queries, head_dim = q.shape
    options, keep = _Options(), {}
    for name, value in (("window", window), ("keys", keys)):
        if value is not None and value < 0:
            raise Error(f"attention: {name} = {value}, must be at least 0")
    options.scale, options.soft_cap, options.causal, options.window = scale or 0, soft_cap, causal, window
    if block_table is None:
        heads_kv, keys = k.shape[1], k.shape[2]
        if k.shape[0] != batches:
            raise Error(f"a cache of {k.shape[0]} batches, must have {batches}")
    else:
        options.pages, options.page_size, heads_kv = k.shape[:3]
        _put(options, keep, "block_table", block_table, numpy.uint32)
        if keep["block_table"].ndim != 2 or len(keep["block_table"]) != batches or keys is None:
            raise Error(f"block_table must have {batches} rows, and keys must be given")
        options.table_columns = keep["block_table"].shape[1]
    _put(options, keep, "key_lengths", key_lengths, numpy.uint32, (batches,))
    _put(options, keep, "alibi_slopes", alibi_slopes, numpy.float32, (heads,))
    _put(options, keep, "sinks", sinks, numpy.float32, (heads,))
    if mask is not None:
        mask = _operand(mask, q)
        shape = (1,) * (4 - mask.ndim) + mask.shape
        if shape[2:] != (queries, keys) or shape[0] not in (1, batches) or shape[1] not in (1, heads):
            raise Error(f"mask of shape {mask.shape}, must be of {(batches, heads, queries, keys)} or shared")
        options.mask, keep["mask"] = mask.ctypes.data, mask
        options.mask_head_stride = queries * keys if shape[1] > 1 else 0
        options.mask_batch_stride = shape[1] * queries * keys if shape[0] > 1 else 0
    out = _result(out, (batches, heads, queries, v_dim), q.dtype, q)
    extents = _Extents(batches, heads, heads_kv, queries, keys, head_dim, v_dim)
    library.call("attention", _type(q), _at(q), _at(k), k_type, _at(v), v_type, _at(out), ctypes.addressof(extents),
                 ctypes.addressof(options), launch=launch)
    return out


__all__ = ["attention"]
