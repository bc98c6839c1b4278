"""Functions of kernels, as their rows in pewter/detail/kernels/*.inc say; scripts/interfaces writes this file."""
from .operands import Row

__all__ = [
    "scale",
    "safe_scale",
    "add",
    "relu",
    "silu",
    "gelu",
    "gelu_erf",
    "swiglu",
    "geglu",
    "transpose",
    "embedding",
    "rotary_interleaved",
    "rotary_half",
    "row_sum",
    "row_mean",
    "row_max",
    "row_min",
    "row_argmax",
    "logsumexp",
    "softmax",
    "batched_softmax",
    "masked_softmax",
    "log_softmax",
    "softmax_backward",
    "rms_norm",
    "layer_norm",
    "l2_norm",
    "group_norm",
    "layer_norm_backward",
    "rms_norm_backward",
    "row_prefix_sum",
    "row_prefix_sum_exclusive",
    "vector_prefix_sum",
    "vector_prefix_sum_exclusive",
    "stencil3",
    "gemv",
    "gemm_simdgroup",
    "gemm_tiled",
    "sample",
    "sample_gumbel",
    "penalize",
    "argsort",
    "top_k",
    "router",
    "decode_attention",
]

_scale = Row(
    "scale", "n",
    ("input", "x", "T", "n"),
    ("scalar", "factor"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def scale(x, factor, out=None, launch=None):
    """Element by element.

    y = factor * x, one dispatch of n threads
    """
    return _scale({"x": x, "factor": factor}, out, launch)


_safe_scale = Row(
    "safe_scale", "n",
    ("input", "x", "T", "n"),
    ("scalar", "factor"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def safe_scale(x, factor, out=None, launch=None):
    """Element by element.

    y = factor * x in whole threadgroups, bounds checked in the kernel
    """
    return _safe_scale({"x": x, "factor": factor}, out, launch)


_add = Row(
    "add", "n",
    ("input", "a", "T", "n"),
    ("input", "b", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def add(a, b, out=None, launch=None):
    """Element by element, of two arrays of one shape.

    y = a + b
    """
    return _add({"a": a, "b": b}, out, launch)


_relu = Row(
    "relu", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def relu(x, out=None, launch=None):
    """Element by element.

    y = max(x, 0)
    """
    return _relu({"x": x}, out, launch)


_silu = Row(
    "silu", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def silu(x, out=None, launch=None):
    """Element by element.

    y = x / (1 + exp(-x))
    """
    return _silu({"x": x}, out, launch)


_gelu = Row(
    "gelu", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def gelu(x, out=None, launch=None):
    """Element by element.

    y = x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))
    """
    return _gelu({"x": x}, out, launch)


_gelu_erf = Row(
    "gelu_erf", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def gelu_erf(x, out=None, launch=None):
    """Element by element.

    y = x/2 (1 + erf(x / sqrt(2)))
    """
    return _gelu_erf({"x": x}, out, launch)


_swiglu = Row(
    "swiglu", "n",
    ("input", "a", "T", "n"),
    ("input", "b", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def swiglu(a, b, out=None, launch=None):
    """Element by element, of two arrays of one shape.

    y = gate / (1 + exp(-gate)) * up
    """
    return _swiglu({"a": a, "b": b}, out, launch)


_geglu = Row(
    "geglu", "n",
    ("input", "a", "T", "n"),
    ("input", "b", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def geglu(a, b, out=None, launch=None):
    """Element by element, of two arrays of one shape.

    y = gate/2 (1 + tanh(sqrt(2/pi) (gate + 0.044715 gate^3))) * up
    """
    return _geglu({"a": a, "b": b}, out, launch)


_transpose = Row(
    "transpose", None,
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "cols", "rows"),
    ("extents", "rows", "cols"))


def transpose(x, out=None, launch=None):
    """x (rows, cols).

    y[c][r] = x[r][c]
    """
    return _transpose({"x": x}, out, launch)


_embedding = Row(
    "embedding", "tokens",
    ("input", "table", "T", "vocabulary", "dim"),
    ("input", "ids", "uint32", "tokens"),
    ("output", "y", "T", "tokens", "dim"),
    ("extents", "tokens", "vocabulary", "dim"))


def embedding(table, ids, out=None, launch=None):
    """table (vocabulary, dim), ids (tokens).

    y[i] = table[ids[i]]
    """
    return _embedding({"table": table, "ids": ids}, out, launch)


_rotary_interleaved = Row(
    "rotary_interleaved", None,
    ("input", "x", "T", "tokens", "heads", "head_dim"),
    ("input", "positions", "uint32", "tokens"),
    ("output", "y", "T", "tokens", "heads", "head_dim"),
    ("extents", "tokens", "heads", "head_dim"),
    ("scalar", "theta"))


def rotary_interleaved(x, positions, theta=10000.0, out=None, launch=None):
    """x (tokens, heads, head_dim), positions (tokens).

    each pair turned by position * theta^(-2i/head_dim), pairs being neighbours
    """
    return _rotary_interleaved({"x": x, "positions": positions, "theta": theta}, out, launch)


_rotary_half = Row(
    "rotary_half", None,
    ("input", "x", "T", "tokens", "heads", "head_dim"),
    ("input", "positions", "uint32", "tokens"),
    ("output", "y", "T", "tokens", "heads", "head_dim"),
    ("extents", "tokens", "heads", "head_dim"),
    ("scalar", "theta"))


def rotary_half(x, positions, theta=10000.0, out=None, launch=None):
    """x (tokens, heads, head_dim), positions (tokens).

    each pair turned by position * theta^(-2i/head_dim), pairs half a head apart
    """
    return _rotary_half({"x": x, "positions": positions, "theta": theta}, out, launch)


_row_sum = Row(
    "row_sum", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "sums", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_sum(x, out=None, launch=None):
    """Over the last axis, as float32.

    sums[r] = sum of row r, in float
    """
    return _row_sum({"x": x}, out, launch)


_row_mean = Row(
    "row_mean", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "means", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_mean(x, out=None, launch=None):
    """Over the last axis, as float32.

    means[r] = mean of row r, in float
    """
    return _row_mean({"x": x}, out, launch)


_row_max = Row(
    "row_max", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "maxima", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_max(x, out=None, launch=None):
    """Over the last axis, as float32.

    maxima[r] = largest element of row r
    """
    return _row_max({"x": x}, out, launch)


_row_min = Row(
    "row_min", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "minima", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_min(x, out=None, launch=None):
    """Over the last axis, as float32.

    minima[r] = smallest element of row r
    """
    return _row_min({"x": x}, out, launch)


_row_argmax = Row(
    "row_argmax", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "indices", "uint32", "rows"),
    ("extents", "rows", "cols"))


def row_argmax(x, out=None, launch=None):
    """Over the last axis, as uint32.

    indices[r] = index of the first largest element of row r
    """
    return _row_argmax({"x": x}, out, launch)


_logsumexp = Row(
    "logsumexp", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "results", "float32", "rows"),
    ("extents", "rows", "cols"))


def logsumexp(x, out=None, launch=None):
    """Over the last axis, as float32.

    results[r] = log of the sum of exp over row r, in float
    """
    return _logsumexp({"x": x}, out, launch)


_softmax = Row(
    "softmax", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def softmax(x, out=None, launch=None):
    """Along the last axis.

    y[r] = softmax of row r
    """
    return _softmax({"x": x}, out, launch)


_batched_softmax = Row(
    "batched_softmax", None,
    ("input", "x", "T", "batches", "rows", "cols"),
    ("output", "y", "T", "batches", "rows", "cols"),
    ("extents", "batches", "rows", "cols"))


def batched_softmax(x, out=None, launch=None):
    """x (batches, rows, cols).

    y[b][r] = softmax of row r of batch b
    """
    return _batched_softmax({"x": x}, out, launch)


_masked_softmax = Row(
    "masked_softmax", None,
    ("input", "x", "T", "batches", "rows", "cols"),
    ("optional", "mask", "T", "rows", "cols"),
    ("output", "y", "T", "batches", "rows", "cols"),
    ("extents", "batches", "rows", "cols"),
    ("scalar", "scale"),
    ("scalar", "causal"))


def masked_softmax(x, mask=None, scale=1.0, causal=False, out=None, launch=None):
    """x (batches, rows, cols), mask (rows, cols).

    y[b][r] = softmax of scale * x[b][r] + mask[r] over the columns that row r sees (causal)
    """
    return _masked_softmax({"x": x, "mask": mask, "scale": scale, "causal": causal}, out, launch)


_log_softmax = Row(
    "log_softmax", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def log_softmax(x, out=None, launch=None):
    """Along the last axis.

    y[r] = log of the softmax of row r
    """
    return _log_softmax({"x": x}, out, launch)


_softmax_backward = Row(
    "softmax_backward", "rows",
    ("input", "y", "T", "rows", "cols"),
    ("input", "dy", "T", "rows", "cols"),
    ("output", "dx", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def softmax_backward(y, dy, out=None, launch=None):
    """Along the last axis.

    dx[r] = the gradient of softmax for dy[r], y[r] being its result
    """
    return _softmax_backward({"y": y, "dy": dy}, out, launch)


_rms_norm = Row(
    "rms_norm", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("input", "weight", "T", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "epsilon"))


def rms_norm(x, weight, epsilon=1e-05, out=None, launch=None):
    """Along the last axis; weight (cols).

    y[r] = x[r] * weight / sqrt(mean of x[r]^2 + epsilon)
    """
    return _rms_norm({"x": x, "weight": weight, "epsilon": epsilon}, out, launch)


_layer_norm = Row(
    "layer_norm", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("input", "weight", "T", "cols"),
    ("input", "bias", "T", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "epsilon"))


def layer_norm(x, weight, bias, epsilon=1e-05, out=None, launch=None):
    """Along the last axis; weight, bias (cols).

    y[r] = (x[r] - mean) / sqrt(variance + epsilon) * weight + bias
    """
    return _layer_norm({"x": x, "weight": weight, "bias": bias, "epsilon": epsilon}, out, launch)


_l2_norm = Row(
    "l2_norm", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "epsilon"))


def l2_norm(x, epsilon=1e-06, out=None, launch=None):
    """Along the last axis.

    y[r] = x[r] / sqrt(sum of x[r]^2)
    """
    return _l2_norm({"x": x, "epsilon": epsilon}, out, launch)


_group_norm = Row(
    "group_norm", None,
    ("input", "x", "T", "batches", "channels", "positions"),
    ("optional", "weight", "T", "channels"),
    ("optional", "bias", "T", "channels"),
    ("output", "y", "T", "batches", "channels", "positions"),
    ("extents", "batches", "channels", "positions"),
    ("scalar", "groups"),
    ("scalar", "epsilon"))


def group_norm(x, weight=None, bias=None, groups=1, epsilon=1e-05, out=None, launch=None):
    """x (batches, channels, positions), weight, bias (channels).

    y[b][c] = (x[b][c] - mean) / sqrt(variance + epsilon) * weight[c] + bias[c], by groups of channels
    """
    return _group_norm({"x": x, "weight": weight, "bias": bias, "groups": groups, "epsilon": epsilon}, out, launch)


_layer_norm_backward = Row(
    "layer_norm_backward", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("input", "weight", "T", "cols"),
    ("input", "dy", "T", "rows", "cols"),
    ("output", "dx", "T", "rows", "cols"),
    ("output", "dweight", "T", "cols"),
    ("output", "dbias", "T", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "epsilon"))


def layer_norm_backward(x, weight, dy, epsilon=1e-05, out=None, launch=None):
    """Over the last axis; weight (cols).

    dx, dweight, dbias = the gradients of layer_norm for dy
    """
    return _layer_norm_backward({"x": x, "weight": weight, "dy": dy, "epsilon": epsilon}, out, launch)


_rms_norm_backward = Row(
    "rms_norm_backward", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("input", "weight", "T", "cols"),
    ("input", "dy", "T", "rows", "cols"),
    ("output", "dx", "T", "rows", "cols"),
    ("output", "dweight", "T", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "epsilon"))


def rms_norm_backward(x, weight, dy, epsilon=1e-05, out=None, launch=None):
    """Over the last axis; weight (cols).

    dx, dweight = the gradients of rms_norm for dy
    """
    return _rms_norm_backward({"x": x, "weight": weight, "dy": dy, "epsilon": epsilon}, out, launch)


_row_prefix_sum = Row(
    "row_prefix_sum", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def row_prefix_sum(x, out=None, launch=None):
    """Along the last axis.

    y[r][i] = x[r][0] + ... + x[r][i]
    """
    return _row_prefix_sum({"x": x}, out, launch)


_row_prefix_sum_exclusive = Row(
    "row_prefix_sum_exclusive", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def row_prefix_sum_exclusive(x, out=None, launch=None):
    """Along the last axis.

    y[r][i] = x[r][0] + ... + x[r][i-1], y[r][0] = 0
    """
    return _row_prefix_sum_exclusive({"x": x}, out, launch)


_vector_prefix_sum = Row(
    "vector_prefix_sum", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def vector_prefix_sum(x, out=None, launch=None):
    """Element by element.

    y[i] = x[0] + ... + x[i], chunks on all cores
    """
    return _vector_prefix_sum({"x": x}, out, launch)


_vector_prefix_sum_exclusive = Row(
    "vector_prefix_sum_exclusive", "n",
    ("input", "x", "T", "n"),
    ("output", "y", "T", "n"),
    ("extents", "n"))


def vector_prefix_sum_exclusive(x, out=None, launch=None):
    """Element by element.

    y[i] = x[0] + ... + x[i-1], y[0] = 0, chunks on all cores
    """
    return _vector_prefix_sum_exclusive({"x": x}, out, launch)


_stencil3 = Row(
    "stencil3", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"))


def stencil3(x, out=None, launch=None):
    """Along the last axis.

    y[r][i] = x[r][i-1]/4 + x[r][i]/2 + x[r][i+1]/4
    """
    return _stencil3({"x": x}, out, launch)


_gemv = Row(
    "gemv", "rows",
    ("input", "matrix", "T", "rows", "cols"),
    ("input", "x", "T", "cols"),
    ("output", "y", "T", "rows"),
    ("extents", "rows", "cols"))


def gemv(matrix, x, out=None, launch=None):
    """Over the last axis; x (cols).

    y = A x, one threadgroup a chunk of rows
    """
    return _gemv({"matrix": matrix, "x": x}, out, launch)


_gemm_simdgroup = Row(
    "gemm_simdgroup", None,
    ("input", "a", "T", "m", "k"),
    ("input", "b", "T", "k", "n"),
    ("output", "c", "T", "m", "n"),
    ("extents", "m", "n", "k"))


def gemm_simdgroup(a, b, out=None, launch=None):
    """a (m, k), b (k, n).

    C = A B, one SIMD group an 8x8 tile
    """
    return _gemm_simdgroup({"a": a, "b": b}, out, launch)


_gemm_tiled = Row(
    "gemm_tiled", None,
    ("input", "a", "T", "m", "k"),
    ("input", "b", "T", "k", "n"),
    ("output", "c", "T", "m", "n"),
    ("extents", "m", "n", "k"))


def gemm_tiled(a, b, out=None, launch=None):
    """a (m, k), b (k, n).

    C = A B, one threadgroup a tile staged in threadgroup memory
    """
    return _gemm_tiled({"a": a, "b": b}, out, launch)


_sample = Row(
    "sample", "rows",
    ("input", "logits", "T", "rows", "cols"),
    ("input", "counters", "uint32", "rows"),
    ("output", "ids", "uint32", "rows"),
    ("extents", "rows", "cols"),
    ("scalar", "temperature"),
    ("scalar", "top_k"),
    ("scalar", "top_p"),
    ("scalar", "min_p"),
    ("scalar", "seed"),
    ("scalar", "typical"))


def sample(logits, counters, temperature=1.0, top_k=0, top_p=1.0, min_p=0.0, seed=0, typical=1.0, out=None, launch=None):
    """Over the last axis, as uint32; counters (rows).

    ids[r] = a column of row r drawn by softmax(logits / temperature), of the top_k, top_p, min_p
    """
    return _sample({"logits": logits, "counters": counters, "temperature": temperature, "top_k": top_k, "top_p": top_p, "min_p": min_p, "seed": seed, "typical": typical}, out, launch)


_sample_gumbel = Row(
    "sample_gumbel", "rows",
    ("input", "logits", "T", "rows", "cols"),
    ("input", "counters", "uint32", "rows"),
    ("output", "ids", "uint32", "rows"),
    ("extents", "rows", "cols"),
    ("scalar", "temperature"),
    ("scalar", "seed"))


def sample_gumbel(logits, counters, temperature=1.0, seed=0, out=None, launch=None):
    """Over the last axis, as uint32; counters (rows).

    ids[r] = the column with the largest logits / temperature + Gumbel's noise: a draw in one pass
    """
    return _sample_gumbel({"logits": logits, "counters": counters, "temperature": temperature, "seed": seed}, out, launch)


_penalize = Row(
    "penalize", "rows",
    ("input", "logits", "T", "rows", "cols"),
    ("input", "history", "uint32", "rows", "length"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols", "length"),
    ("scalar", "repeat"),
    ("scalar", "frequency"),
    ("scalar", "presence"))


def penalize(logits, history, repeat=1.0, frequency=0.0, presence=0.0, out=None, launch=None):
    """logits (rows, cols), history (rows, length).

    y[r] = logits[r], those of tokens in history[r] made less likely
    """
    return _penalize({"logits": logits, "history": history, "repeat": repeat, "frequency": frequency, "presence": presence}, out, launch)


_argsort = Row(
    "argsort", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "ids", "int32", "rows", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "descending"))


def argsort(x, descending=False, out=None, launch=None):
    """Along the last axis, as int32.

    ids[r] = the columns of row r in the order of their elements
    """
    return _argsort({"x": x, "descending": descending}, out, launch)


_top_k = Row(
    "top_k", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "values", "T", "rows", "k"),
    ("output", "ids", "int32", "rows", "k"),
    ("extents", "rows", "cols", "k"),
    ("scalar", "smallest"))


def top_k(x, k, smallest=False, out=None, launch=None):
    """x (rows, cols).

    values[r], ids[r] = the k largest elements of row r and their columns, in order
    """
    return _top_k({"x": x, "k": k, "smallest": smallest}, out, launch)


_router = Row(
    "router", "tokens",
    ("input", "logits", "T", "tokens", "experts"),
    ("output", "ids", "uint32", "tokens", "k"),
    ("output", "weights", "T", "tokens", "k"),
    ("extents", "tokens", "experts", "k"),
    ("scalar", "renormalise"),
    ("scalar", "scale"))


def router(logits, k, renormalise=True, scale=1.0, out=None, launch=None):
    """logits (tokens, experts).

    ids[t], weights[t] = the k likeliest experts by softmax(logits[t]), and their renormalised shares
    """
    return _router({"logits": logits, "k": k, "renormalise": renormalise, "scale": scale}, out, launch)


_decode_attention = Row(
    "decode_attention", None,
    ("input", "q", "T", "heads", "head_dim"),
    ("input", "keys", "T", "heads", "sequence", "head_dim"),
    ("input", "values", "T", "heads", "sequence", "head_dim"),
    ("output", "y", "T", "heads", "head_dim"),
    ("extents", "heads", "sequence", "head_dim"))


def decode_attention(q, keys, values, out=None, launch=None):
    """q (heads, head_dim), keys, values (heads, sequence, head_dim).

    attention of one new token: scores, softmax, weighted sum
    """
    return _decode_attention({"q": q, "keys": keys, "values": values}, out, launch)
