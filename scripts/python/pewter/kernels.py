"""One function a kernel: checks of shapes, the result's array, the call. Those that their rows say all of are generated."""
import ctypes

import numpy

from . import library
from .devices import DeviceArray
from .generated import *  # noqa: F401,F403
from .library import Error
from .operands import _at, _indices, _on_host, _operand, _result, _rows, _type

_ACTIVATIONS = ("none", "relu", "silu", "gelu")


def _named(function, name, text):
    function.__name__ = function.__qualname__ = name
    function.__doc__ = text
    return function


def _unary(name):
    def function(x, out=None, launch=None):
        x = _operand(x)
        out = _result(out, x.shape, x.dtype, x)
        library.call(name, _type(x), _at(x), _at(out), x.size, launch=launch)
        return out

    return _named(function, name, "Element by element.")


def _binary(name):
    def function(a, b, out=None, launch=None):
        a = _operand(a)
        b = _operand(b, a, a.shape)
        out = _result(out, a.shape, a.dtype, a)
        library.call(name, _type(a), _at(a), _at(b), _at(out), a.size, launch=launch)
        return out

    return _named(function, name, "Element by element, of two arrays of one shape.")


def _scaled(name):
    def function(x, factor, out=None, launch=None):
        x = _operand(x)
        out = _result(out, x.shape, x.dtype, x)
        library.call(name, _type(x), _at(x), factor, _at(out), x.size, launch=launch)
        return out

    return _named(function, name, "factor * x.")


def _row_to_row(name):
    def function(x, out=None, launch=None):
        x = _operand(x)
        out = _result(out, x.shape, x.dtype, x)
        library.call(name, _type(x), _at(x), _at(out), *_rows(x), launch=launch)
        return out

    return _named(function, name, "Along the last axis.")


def _rotary(name):
    def function(x, positions, theta=10000.0, out=None, launch=None):
        x = _operand(x)
        if x.ndim != 3:
            raise Error(f"x has {x.ndim} axes, must have 3: tokens, heads, head_dim")
        positions = _operand(_indices(positions), shape=x.shape[:1])
        out = _result(out, x.shape, x.dtype, x)
        library.call(name, _type(x), _at(x), _at(positions), _at(out), *x.shape, theta, launch=launch)
        return out

    return _named(function, name, "x (tokens, heads, head_dim), positions (tokens).")


def _product(name):
    def function(a, b, out=None, launch=None):
        a, b = _operand(a), _operand(b, a)
        m, n, k = _extents(a, b)
        out = _result(out, (m, n), a.dtype, a)
        library.call(name, _type(a), _at(a), _at(b), _at(out), m, n, k, launch=launch)
        return out

    return _named(function, name, "a (m, k), b (k, n).")


def _extents(a, b, transpose_a=False, transpose_b=False):
    """(m, n, k) of a product of matrices."""
    if a.ndim != 2 or b.ndim != 2:
        raise Error(f"matrices of {a.ndim} and {b.ndim} axes, must have 2")
    m, k = a.shape[::-1] if transpose_a else a.shape
    k_of_b, n = b.shape[::-1] if transpose_b else b.shape
    if k != k_of_b:
        raise Error(f"a has {k} columns and b {k_of_b} rows, which must be equal")
    return m, n, k


relu, silu, gelu, gelu_erf = map(_unary, ("relu", "silu", "gelu", "gelu_erf"))
add, swiglu, geglu = map(_binary, ("add", "swiglu", "geglu"))
scale, safe_scale = map(_scaled, ("scale", "safe_scale"))
softmax, log_softmax, stencil3 = map(_row_to_row, ("softmax", "log_softmax", "stencil3"))
row_prefix_sum, row_prefix_sum_exclusive = map(_row_to_row, ("row_prefix_sum", "row_prefix_sum_exclusive"))
vector_prefix_sum, vector_prefix_sum_exclusive = map(_unary, ("vector_prefix_sum", "vector_prefix_sum_exclusive"))
rotary_interleaved, rotary_half = map(_rotary, ("rotary_interleaved", "rotary_half"))
gemm_simdgroup, gemm_tiled = map(_product, ("gemm_simdgroup", "gemm_tiled"))


def convert(x, dtype, out=None, launch=None):
    """x as another of the three types."""
    x = _operand(x)
    out = _result(out, x.shape, dtype, x)
    library.call("convert", _type(x), _at(x), _type(out), _at(out), x.size, launch=launch)
    return out


def _batches(x):
    x = _operand(x)
    if x.ndim != 3:
        raise Error(f"x has {x.ndim} axes, must have 3: batches, rows, cols")
    return x


def batched_softmax(x, out=None, launch=None):
    """x (batches, rows, cols), along cols."""
    x = _batches(x)
    out = _result(out, x.shape, x.dtype, x)
    library.call("batched_softmax", _type(x), _at(x), _at(out), *x.shape, launch=launch)
    return out


def masked_softmax(x, mask=None, scale=1.0, causal=False, out=None, launch=None):
    """softmax of scale * x + mask: x (batches, rows, cols), mask (rows, cols)."""
    x = _batches(x)
    mask, out = None if mask is None else _operand(mask, x, x.shape[1:]), _result(out, x.shape, x.dtype, x)
    library.call("masked_softmax", _type(x), _at(x), _at(mask), _at(out), *x.shape, scale, causal, launch=launch)
    return out


def rms_norm(x, weight, epsilon=1e-5, out=None, launch=None):
    """Along the last axis; weight (cols)."""
    x = _operand(x)
    rows, cols = _rows(x)
    weight, out = _operand(weight, x, (cols,)), _result(out, x.shape, x.dtype, x)
    library.call("rms_norm", _type(x), _at(x), _at(weight), _at(out), rows, cols, epsilon, launch=launch)
    return out


def add_rms_norm(x, residual, weight, epsilon=1e-5, out=None, launch=None):
    """(sum, rms_norm of it), sum being x + residual."""
    x = _operand(x)
    rows, cols = _rows(x)
    residual, weight = _operand(residual, x, x.shape), _operand(weight, x, (cols,))
    total, out = _result(None, x.shape, x.dtype, x), _result(out, x.shape, x.dtype, x)
    library.call("add_rms_norm", _type(x), _at(x), _at(residual), _at(weight), _at(total), _at(out), rows, cols, epsilon,
                 launch=launch)
    return total, out


def layer_norm(x, weight, bias, epsilon=1e-5, out=None, launch=None):
    """Along the last axis; weight, bias (cols)."""
    x = _operand(x)
    rows, cols = _rows(x)
    weight, bias, out = _operand(weight, x, (cols,)), _operand(bias, x, (cols,)), _result(out, x.shape, x.dtype, x)
    library.call("layer_norm", _type(x), _at(x), _at(weight), _at(bias), _at(out), rows, cols, epsilon, launch=launch)
    return out


def transpose(x, out=None, launch=None):
    """x (rows, cols)."""
    x = _operand(x)
    if x.ndim != 2:
        raise Error(f"x has {x.ndim} axes, must have 2")
    out = _result(out, x.shape[::-1], x.dtype, x)
    library.call("transpose", _type(x), _at(x), _at(out), *x.shape, launch=launch)
    return out


def embedding(table, ids, out=None, launch=None):
    """table[ids]: table (vocabulary, dim), ids of any shape."""
    table, ids = _operand(table), _operand(_indices(ids))
    if table.ndim != 2:
        raise Error(f"table has {table.ndim} axes, must have 2: vocabulary, dim")
    out = _result(out, ids.shape + table.shape[1:], table.dtype, table)
    library.call("embedding", _type(table), _at(table), _at(ids), _at(out), ids.size, *table.shape, launch=launch)
    return out


def vector_sum(x, launch=None):
    """The sum of all elements, a float."""
    x = _operand(x)
    total = _result(None, (1,), numpy.float32, x)
    library.call("vector_sum", _type(x), _at(x), _at(total), x.size, launch=launch)
    return float(_on_host(total, launch)[0])


def compact(x, threshold, launch=None):
    """The elements above a threshold, in their order."""
    x = _operand(x)
    y, count = _result(None, (x.size,), x.dtype, x), _result(None, (1,), numpy.uint32, x)
    library.call("compact", _type(x), _at(x), threshold, _at(y), _at(count), x.size, launch=launch)
    return y[:int(_on_host(count, launch)[0])]


def histogram(x, bins, low, high, launch=None):
    """How many elements each of `bins` equal bins over [low, high) has."""
    x = _operand(x)
    counts = _result(None, (bins,), numpy.uint32, x)
    library.call("histogram", _type(x), _at(x), _at(counts), x.size, bins, low, high, launch=launch)
    return counts


def gemv(matrix, x, out=None, launch=None):
    """matrix (rows, cols) times x (cols)."""
    matrix = _operand(matrix)
    rows, cols = _rows(matrix)
    x, out = _operand(x, matrix, (cols,)), _result(out, matrix.shape[:-1], matrix.dtype, matrix)
    library.call("gemv", _type(matrix), _at(matrix), _at(x), _at(out), rows, cols, launch=launch)
    return out


def gemm(a, b, alpha=1.0, beta=0.0, transpose_a=False, transpose_b=False, row_scale=None, bias=None, activation="none",
         residual=None, out=None, launch=None):
    """activation(row_scale (alpha a b + beta out) + bias) + residual: a (m, k), b (k, n), stored the other way round if
    transposed."""
    a, b = _operand(a), _operand(b, a)
    m, n, k = _extents(a, b, transpose_a, transpose_b)
    if beta != 0 and out is None:
        raise Error("beta without out, which it multiplies")
    out = _result(out, (m, n), a.dtype, a)
    if row_scale is not None:
        row_scale = row_scale if isinstance(row_scale, DeviceArray) else numpy.asarray(row_scale, numpy.float32)
        row_scale = _operand(row_scale, shape=(m,))
    bias = None if bias is None else _operand(bias, a, (n,))
    residual = None if residual is None else _operand(residual, a, (m, n))
    options = library.GemmOptions()
    library.FUNCTIONS["default_gemm_options"](ctypes.addressof(options))
    options.alpha, options.beta, options.transpose_a, options.transpose_b = alpha, beta, transpose_a, transpose_b
    options.row_scale, options.bias, options.residual = _at(row_scale), _at(bias), _at(residual)
    options.activation = library.index_of(activation, _ACTIVATIONS, "activation")
    library.call("gemm", _type(a), _at(a), _at(b), _at(out), m, n, k, ctypes.addressof(options), launch=launch)
    return out


def decode_attention(q, keys, values, out=None, launch=None):
    """q (heads, head_dim), keys and values (heads, sequence, head_dim)."""
    q, keys = _operand(q), _operand(keys, q)
    if keys.ndim != 3 or q.shape != (keys.shape[0], keys.shape[2]):
        raise Error(f"q of shape {q.shape}, keys of {keys.shape}, must be (heads, head_dim), (heads, sequence, head_dim)")
    values, out = _operand(values, q, keys.shape), _result(out, q.shape, q.dtype, q)
    library.call("decode_attention", _type(q), _at(q), _at(keys), _at(values), _at(out), *keys.shape, launch=launch)
    return out


def grayscale(rgba, out=None, launch=None):
    """rgba (height, width, 4) of bytes."""
    rgba = _operand(rgba)
    if rgba.ndim != 3 or rgba.shape[2] != 4 or rgba.dtype != numpy.uint8:
        raise Error(f"rgba of shape {rgba.shape} and type {rgba.dtype.name}, must be (height, width, 4) of uint8")
    height, width = rgba.shape[:2]
    out = _result(out, (height, width), numpy.uint8, rgba)
    library.call("grayscale", _at(rgba), _at(out), width, height, launch=launch)
    return out


__all__ = [name for name, value in list(globals().items()) if callable(value) and not name.startswith("_")
           and name not in ("DeviceArray", "Error")]
