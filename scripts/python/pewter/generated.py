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
    "causal_convolution",
    "state_space_scan",
    "state_space_duality",
    "rwkv7",
    "gated_delta_rule",
    "cross_entropy",
    "cross_entropy_backward",
    "hadamard",
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


_causal_convolution = Row(
    "causal_convolution", None,
    ("input", "x", "T", "sequences", "tokens", "channels"),
    ("input", "weight", "T", "channels", "taps"),
    ("optional", "bias", "T", "channels"),
    ("optional", "state", "T", "sequences", "one_less(taps)", "channels"),
    ("output", "y", "T", "sequences", "tokens", "channels"),
    ("output", "new_state", "T", "sequences", "one_less(taps)", "channels"),
    ("extents", "sequences", "tokens", "channels", "taps"),
    ("scalar", "silu"))


def causal_convolution(x, weight, bias=None, state=None, silu=False, out=None, launch=None):
    """x (sequences, tokens, channels), weight (channels, taps), bias (channels), state (sequences, one_less(taps), channels).

    y[t] = bias + sum over k of weight[k] x[t - taps + 1 + k], channel by channel, and the state behind it
    """
    return _causal_convolution({"x": x, "weight": weight, "bias": bias, "state": state, "silu": silu}, out, launch)


_state_space_scan = Row(
    "state_space_scan", None,
    ("input", "x", "T", "sequences", "tokens", "heads", "head_dim"),
    ("input", "dt", "T", "sequences", "tokens", "heads"),
    ("input", "a", "T", "heads", "states"),
    ("input", "b", "T", "sequences", "tokens", "groups", "states"),
    ("input", "c", "T", "sequences", "tokens", "groups", "states"),
    ("optional", "d", "T", "heads"),
    ("optional", "state", "float32", "sequences", "heads", "head_dim", "states"),
    ("output", "y", "T", "sequences", "tokens", "heads", "head_dim"),
    ("output", "new_state", "float32", "sequences", "heads", "head_dim", "states"),
    ("extents", "sequences", "tokens", "heads", "head_dim", "groups", "states"),
    ("scalar", "softplus"))


def state_space_scan(x, dt, a, b, c, d=None, state=None, softplus=False, out=None, launch=None):
    """x (sequences, tokens, heads, head_dim), dt (sequences, tokens, heads), a (heads, states), b, c (sequences, tokens, groups, states), d (heads), state (sequences, heads, head_dim, states).

    h = exp(dt a) h + dt x b, y = h c + d x, token by token: the selective scan of Mamba
    """
    return _state_space_scan({"x": x, "dt": dt, "a": a, "b": b, "c": c, "d": d, "state": state, "softplus": softplus}, out, launch)


_state_space_duality = Row(
    "state_space_duality", None,
    ("input", "x", "T", "sequences", "tokens", "heads", "head_dim"),
    ("input", "dt", "T", "sequences", "tokens", "heads"),
    ("input", "a", "T", "heads"),
    ("input", "b", "T", "sequences", "tokens", "groups", "states"),
    ("input", "c", "T", "sequences", "tokens", "groups", "states"),
    ("optional", "d", "T", "heads"),
    ("optional", "state", "float32", "sequences", "heads", "head_dim", "states"),
    ("output", "y", "T", "sequences", "tokens", "heads", "head_dim"),
    ("output", "new_state", "float32", "sequences", "heads", "head_dim", "states"),
    ("extents", "sequences", "tokens", "heads", "head_dim", "groups", "states"),
    ("scalar", "softplus"))


def state_space_duality(x, dt, a, b, c, d=None, state=None, softplus=False, out=None, launch=None):
    """x (sequences, tokens, heads, head_dim), dt (sequences, tokens, heads), a, d (heads), b, c (sequences, tokens, groups, states), state (sequences, heads, head_dim, states).

    state_space_scan with one rate of decay a head: the scan of Mamba-2
    """
    return _state_space_duality({"x": x, "dt": dt, "a": a, "b": b, "c": c, "d": d, "state": state, "softplus": softplus}, out, launch)


_rwkv7 = Row(
    "rwkv7", None,
    ("input", "r", "T", "sequences", "tokens", "heads", "key_dim"),
    ("input", "w", "T", "sequences", "tokens", "heads", "key_dim"),
    ("input", "k", "T", "sequences", "tokens", "heads", "key_dim"),
    ("input", "v", "T", "sequences", "tokens", "heads", "value_dim"),
    ("input", "a", "T", "sequences", "tokens", "heads", "key_dim"),
    ("input", "b", "T", "sequences", "tokens", "heads", "key_dim"),
    ("optional", "state", "float32", "sequences", "heads", "value_dim", "key_dim"),
    ("output", "y", "T", "sequences", "tokens", "heads", "value_dim"),
    ("output", "new_state", "float32", "sequences", "heads", "value_dim", "key_dim"),
    ("extents", "sequences", "tokens", "heads", "key_dim", "value_dim"))


def rwkv7(r, w, k, v, a, b, state=None, out=None, launch=None):
    """r, w, k, a, b (sequences, tokens, heads, key_dim), v (sequences, tokens, heads, value_dim), state (sequences, heads, value_dim, key_dim).

    S = S diag(w) + (S a) b^T + v k^T, y = S r, token by token: the recurrence of RWKV-7
    """
    return _rwkv7({"r": r, "w": w, "k": k, "v": v, "a": a, "b": b, "state": state}, out, launch)


_gated_delta_rule = Row(
    "gated_delta_rule", None,
    ("input", "q", "T", "sequences", "tokens", "key_heads", "key_dim"),
    ("input", "k", "T", "sequences", "tokens", "key_heads", "key_dim"),
    ("input", "v", "T", "sequences", "tokens", "heads", "value_dim"),
    ("input", "decay", "T", "sequences", "tokens", "heads"),
    ("input", "beta", "T", "sequences", "tokens", "heads"),
    ("optional", "state", "float32", "sequences", "heads", "value_dim", "key_dim"),
    ("output", "y", "T", "sequences", "tokens", "heads", "value_dim"),
    ("output", "new_state", "float32", "sequences", "heads", "value_dim", "key_dim"),
    ("extents", "sequences", "tokens", "heads", "key_heads", "key_dim", "value_dim"),
    ("scalar", "scale"))


def gated_delta_rule(q, k, v, decay, beta, state=None, scale=1.0, out=None, launch=None):
    """q, k (sequences, tokens, key_heads, key_dim), v (sequences, tokens, heads, value_dim), decay, beta (sequences, tokens, heads), state (sequences, heads, value_dim, key_dim).

    S = decay S, S = S + beta (v - S k) k^T, y = scale S q, token by token
    """
    return _gated_delta_rule({"q": q, "k": k, "v": v, "decay": decay, "beta": beta, "state": state, "scale": scale}, out, launch)


_cross_entropy = Row(
    "cross_entropy", "rows",
    ("input", "logits", "T", "rows", "cols"),
    ("input", "labels", "uint32", "rows"),
    ("output", "losses", "float32", "rows"),
    ("extents", "rows", "cols"),
    ("scalar", "label_smoothing"))


def cross_entropy(logits, labels, label_smoothing=0.0, out=None, launch=None):
    """Over the last axis, as float32; labels (rows).

    losses[r] = -log of the label's share in the softmax of row r, labels smoothed
    """
    return _cross_entropy({"logits": logits, "labels": labels, "label_smoothing": label_smoothing}, out, launch)


_cross_entropy_backward = Row(
    "cross_entropy_backward", "rows",
    ("input", "logits", "T", "rows", "cols"),
    ("input", "labels", "uint32", "rows"),
    ("input", "gradient", "float32", "rows"),
    ("output", "y", "T", "rows", "cols"),
    ("extents", "rows", "cols"),
    ("scalar", "label_smoothing"))


def cross_entropy_backward(logits, labels, gradient, label_smoothing=0.0, out=None, launch=None):
    """Along the last axis; labels, gradient (rows).

    y[r] = gradient[r] (softmax of row r - the smoothed label)
    """
    return _cross_entropy_backward({"logits": logits, "labels": labels, "gradient": gradient, "label_smoothing": label_smoothing}, out, launch)


_hadamard = Row(
    "hadamard", None,
    ("input", "x", "T", "transforms", "length"),
    ("output", "y", "T", "transforms", "length"),
    ("extents", "transforms", "length"),
    ("scalar", "scale"))


def hadamard(x, scale=1.0, out=None, launch=None):
    """x (transforms, length).

    y[r] = scale times the Walsh-Hadamard transform of row r, of a power of two
    """
    return _hadamard({"x": x, "scale": scale}, out, launch)
