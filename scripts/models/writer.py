"""Writes GGUF files. A matrix's blocks are drawn from a pool of quantised ones, so that billions of them take seconds."""
import math
import struct

import numpy

from . import blocks

ALIGNMENT = 32
POOL_ELEMENTS = 1 << 20
AT_ONCE = 1 << 20  # bytes of blocks that are drawn together, about
UINT32, FLOAT32, STRING = 4, 6, 8


def _string(text):
    return struct.pack("<Q", len(text)) + text.encode()


def _value(key, value):
    if isinstance(value, str):
        return _string(key) + struct.pack("<I", STRING) + _string(value)
    kind, form = (FLOAT32, "f") if isinstance(value, float) else (UINT32, "I")
    return _string(key) + struct.pack(f"<I{form}", kind, value)


def values_of(shape):
    """Keys and values, without the architecture's name before them."""
    of_heads = {"attention.head_count": shape.heads, "attention.head_count_kv": shape.kv_heads,
                "attention.key_length": shape.head_dim, "attention.value_length": shape.head_dim,
                "attention.layer_norm_rms_epsilon": shape.epsilon}
    values = {"block_count": shape.layers, "context_length": shape.context, "embedding_length": shape.hidden,
              "feed_forward_length": shape.feed_forward, "vocab_size": shape.vocabulary, **of_heads,
              "rope.freq_base": shape.theta, "rope.dimension_count": shape.rotated()}
    if shape.scaling:
        values |= {"rope.scaling.type": shape.scaling[0], "rope.scaling.factor": shape.scaling[1]}
    if shape.scaling[2:]:
        values["rope.scaling.original_context_length"] = shape.scaling[2]
    if shape.experts:
        values |= {"expert_count": shape.experts, "expert_used_count": shape.experts_used,
                   "expert_feed_forward_length": shape.expert_feed_forward}
    if shape.shared_feed_forward:
        values["expert_shared_feed_forward_length"] = shape.shared_feed_forward
    return values


def frequency_factors(shape):
    """Llama 3's: what the wave length of each pair is multiplied by, smoothly from 1 to `factor`."""
    factor, low, high, context = shape.frequency_factors
    pairs = numpy.arange(shape.rotated() // 2)
    length = 2 * math.pi * shape.theta ** (2.0 * pairs / shape.rotated())
    smooth = numpy.clip((context / length - low) / (high - low), 0, 1)
    return (1 / ((1 - smooth) / factor + smooth)).astype(numpy.float32)


class Pools:
    """Quantised normal numbers, by type and deviation."""

    def __init__(self, random):
        self.random = random
        self.pools = {}

    def blocks(self, name, deviation):
        if (name, deviation) not in self.pools:
            numbers = self.random.standard_normal(POOL_ELEMENTS, numpy.float32) * numpy.float32(deviation)
            if name == "half":
                numbers = numbers.reshape(-1, 32)  # drawn 32 at a time
            self.pools[name, deviation] = blocks.quantised(numbers, name).reshape(-1, blocks.TYPES[name][2] * (32 if name == "half" else 1))
        return self.pools[name, deviation]


def deviation(shape, tensor, row):
    """That of a matrix's elements: products keep their scale, and what layers add to a token is as large as its embedding."""
    if tensor == "token_embd.weight":
        return 1 / math.sqrt(row) if shape.tied else 1.0
    adds = "attn_output" in tensor or "ffn_down" in tensor
    return 1 / math.sqrt(row * (2 * shape.layers if adds else 1)) * (1 / math.sqrt(shape.hidden) if adds and shape.tied else 1)


def _write_matrix(file, pools, name, elements, width):
    pool = pools.blocks(name, width)
    each = 32 if name == "half" else blocks.TYPES[name][1]
    left = -(-elements // each)
    while left > 0:
        count = min(left, AT_ONCE // pool.shape[1] + 1)
        file.write(pool[pools.random.integers(0, len(pool), count)].tobytes())
        left -= count
    spare = -elements % each  # of half, where rows are no multiples of 32
    if spare:
        file.seek(-2 * spare, 1)
        file.truncate()


def _floats(shape, kind, extents, random):
    count = math.prod(extents)
    if kind == "frequencies":
        return frequency_factors(shape)
    if kind == "norm":
        return 1 + 0.1 * random.standard_normal(count, numpy.float32)
    return random.standard_normal(count, numpy.float32) * (0.5 if kind == "bias" else 1 / numpy.float32(math.sqrt(extents[-1])))


def _pad(file):
    file.write(bytes(-file.tell() % ALIGNMENT))


def write(path, shape, name, seed, progress=None):
    """Writes the file; returns its size."""
    tensors = [(tensor, extents, kind, blocks.fitting(name, extents[-1], kind == "output") if kind in ("matrix", "output") else "float")
               for tensor, extents, kind in shape.tensors()]
    values = {"general.architecture": shape.architecture, "general.name": f"random weights, {name}",
              "general.alignment": ALIGNMENT, "tokenizer.ggml.model": "no_vocab",
              **{f"{shape.architecture}.{key}": value for key, value in values_of(shape).items()}}
    random = numpy.random.default_rng(seed)
    pools = Pools(random)
    with open(path, "wb") as file:
        file.write(b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(values)))
        for key, value in values.items():
            file.write(_value(key, value))
        offset = 0
        for tensor, extents, _, type_name in tensors:
            number, each, size = blocks.TYPES[type_name]
            file.write(_string(tensor) + struct.pack(f"<I{len(extents)}QIQ", len(extents), *reversed(extents), number, offset))
            offset += -(-(math.prod(extents) // each * size) // ALIGNMENT) * ALIGNMENT
        _pad(file)
        for done, (tensor, extents, kind, type_name) in enumerate(tensors):
            if type_name == "float":
                file.write(_floats(shape, kind, extents, random).astype(numpy.float32).tobytes())
            else:
                _write_matrix(file, pools, type_name, math.prod(extents), deviation(shape, tensor, extents[-1]))
            _pad(file)
            if progress is not None and progress.isatty():
                print(f"\r{100 * (done + 1) // len(tensors)} %", end="", file=progress)
        if progress is not None and progress.isatty():
            print("\r", end="", file=progress)
        return file.tell()
