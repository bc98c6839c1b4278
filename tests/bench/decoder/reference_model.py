"""The oracle of the decoder: a model of a GGUF file in float64, token by token, by NumPy's own products.

Weights are dequantised by the collection, which has oracles of its own; everything else is written from the architecture's definition.
"""
import pathlib
import struct

import numpy
import pewter

SIZES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
FORMS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
BLOCKS = {2: ("q4_0", 32, 18), 6: ("q5_0", 32, 22), 8: ("q8_0", 32, 34), 12: ("q4_K", 256, 144), 14: ("q6_K", 256, 210)}


class File:
    """Keys and tensors of what scripts/make-model writes."""

    def __init__(self, path):
        self.data, self.at = pathlib.Path(path).read_bytes(), 4
        _, tensors, count = self.take("I"), self.take("Q"), self.take("Q")
        self.values = {}
        for _ in range(count):
            key, kind = self.string(), self.take("I")
            self.values[key] = self.string() if kind == 8 else self.take(FORMS[kind])
        table = []
        for _ in range(tensors):
            name, axes = self.string(), self.take("I")
            table.append((name, [self.take("Q") for _ in range(axes)], self.take("I"), self.take("Q")))
        begin = -(-self.at // 32) * 32
        self.tensors = {name: self.numbers(extents, kind, begin + offset) for name, extents, kind, offset in table}

    def take(self, form):
        value = struct.unpack_from("<" + form, self.data, self.at)[0]
        self.at += struct.calcsize("<" + form)
        return value

    def string(self):
        length = self.take("Q")
        self.at += length
        return self.data[self.at - length:self.at].decode()

    def numbers(self, extents, kind, begin):
        count, shape = int(numpy.prod(extents)), extents[::-1]
        if kind in (0, 1):
            return numpy.frombuffer(self.data, (numpy.float32, numpy.float16)[kind], count, begin).reshape(shape).astype(numpy.float64)
        name, elements, size = BLOCKS[kind]
        raw = numpy.frombuffer(self.data, numpy.uint8, count // elements * size, begin)
        return pewter.dequantize(raw.reshape(-1, extents[0] // elements * size), name).reshape(shape).astype(numpy.float64)


def softmax(x):
    e = numpy.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


class Model:
    def __init__(self, path):
        file = File(path)
        self.tensors, self.architecture = file.tensors, file.values["general.architecture"]
        prefix = self.architecture + "."
        self.values = {k[len(prefix):]: v for k, v in file.values.items() if k.startswith(prefix)}

    def frequencies(self):
        v, dim = self.values, self.values["attention.key_length"]
        pairs = numpy.arange(dim // 2)
        f = numpy.float64(v["rope.freq_base"]) ** (-2.0 * pairs / dim)
        if "rope_freqs.weight" in self.tensors:
            f = f / self.tensors["rope_freqs.weight"]
        magnitude, factor = 1.0, v.get("rope.scaling.factor", 1.0)
        if v.get("rope.scaling.type") == "linear":
            f = f / factor
        if v.get("rope.scaling.type") == "yarn":
            context = v["rope.scaling.original_context_length"]

            def pair(turns):
                return dim / 2 * numpy.log(context / (turns * 2 * numpy.pi)) / numpy.log(v["rope.freq_base"])
            low, high = max(numpy.floor(pair(32)), 0), min(numpy.ceil(pair(1)), dim - 1)
            ramp = numpy.clip((pairs - low) / max(high - low, 0.001), 0, 1)
            f, magnitude = f * (1 - ramp) + f / factor * ramp, 1 + 0.1 * numpy.log(factor)
        return f, magnitude

    def turned(self, x, position):
        """x (heads, head_dim)."""
        f, magnitude = self.frequencies()
        cos, sin = magnitude * numpy.cos(position * f), magnitude * numpy.sin(position * f)
        y, half = numpy.empty_like(x), x.shape[1] // 2
        a, b = (slice(0, None, 2), slice(1, None, 2)) if self.architecture == "llama" else (slice(0, half), slice(half, None))
        y[:, a], y[:, b] = x[:, a] * cos - x[:, b] * sin, x[:, a] * sin + x[:, b] * cos
        return y

    def normed(self, x, weight):
        return x / numpy.sqrt((x * x).mean(axis=-1, keepdims=True) + self.values["attention.layer_norm_rms_epsilon"]) * weight

    def attention(self, layer, x, cache, position):
        t, dim = (lambda name: self.tensors.get(f"blk.{layer}.attn_{name}")), self.values["attention.key_length"]
        q, k, v = ((t(f"{n}.weight") @ x + (0 if t(f"{n}.bias") is None else t(f"{n}.bias"))).reshape(-1, dim) for n in "qkv")
        if t("q_norm.weight") is not None:
            q, k = self.normed(q, t("q_norm.weight")), self.normed(k, t("k_norm.weight"))
        cache.append((self.turned(k, position), v))
        keys, values = (numpy.stack([entry[i] for entry in cache], axis=1) for i in range(2))  # (kv_heads, tokens, head_dim)
        group = len(q) // len(k)
        q = self.turned(q, position)
        heads = [softmax(keys[h // group] @ q[h] / numpy.sqrt(dim)) @ values[h // group] for h in range(len(q))]
        return t("output.weight") @ numpy.concatenate(heads)

    def gated(self, x, gate, up, down):
        g = gate @ x
        return down @ (g / (1 + numpy.exp(-g)) * (up @ x))

    def feed_forward(self, layer, x):
        t = lambda name: self.tensors.get(f"blk.{layer}.ffn_{name}.weight")  # noqa: E731
        if t("gate_inp") is None:
            return self.gated(x, t("gate"), t("up"), t("down"))
        weights = softmax(t("gate_inp") @ x)
        chosen = numpy.argsort(-weights, kind="stable")[:self.values["expert_used_count"]]
        scale = 1 if self.architecture == "qwen2moe" else 1 / weights[chosen].sum()
        y = sum(weights[i] * scale * self.gated(x, t("gate_exps")[i], t("up_exps")[i], t("down_exps")[i]) for i in chosen)
        if t("gate_inp_shexp") is not None:
            y = y + self.gated(x, t("gate_shexp"), t("up_shexp"), t("down_shexp")) / (1 + numpy.exp(-(t("gate_inp_shexp") @ x)))
        return y

    def logits(self, tokens):
        """(tokens, vocabulary)."""
        layers = self.values["block_count"]
        caches, rows = [[] for _ in range(layers)], []
        for position, token in enumerate(tokens):
            x = self.tensors["token_embd.weight"][token]
            for layer in range(layers):
                x = x + self.attention(layer, self.normed(x, self.tensors[f"blk.{layer}.attn_norm.weight"]), caches[layer], position)
                x = x + self.feed_forward(layer, self.normed(x, self.tensors[f"blk.{layer}.ffn_norm.weight"]))
            rows.append(self.tensors.get("output.weight", self.tensors["token_embd.weight"]) @ self.normed(x, self.tensors["output_norm.weight"]))
        return numpy.array(rows)
