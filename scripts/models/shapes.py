"""Shapes of models: those of models that are in use, and small ones for tests."""
import dataclasses


@dataclasses.dataclass(frozen=True)
class Shape:
    """A decoder of Llama's kind. Experts: 0 of a dense model."""
    architecture: str
    layers: int
    hidden: int
    feed_forward: int
    heads: int
    kv_heads: int
    head_dim: int
    vocabulary: int
    theta: float = 10000.0
    epsilon: float = 1e-6
    context: int = 32768
    tied: bool = False  # the output's matrix is the embedding's
    biases: bool = False  # of queries, keys and values
    head_norms: bool = False  # of queries and keys
    rope_dimensions: int = 0  # 0: all of a head
    scaling: tuple = ()  # ("linear", factor) or ("yarn", factor, original context)
    frequency_factors: tuple = ()  # Llama 3's: factor, low, high, original context
    experts: int = 0
    experts_used: int = 0
    expert_feed_forward: int = 0
    shared_feed_forward: int = 0

    def tensors(self):
        """(name, rows..., row length, kind) of each tensor, in the file's order; kinds: matrix, output, norm, bias, router."""
        yield "token_embd.weight", (self.vocabulary, self.hidden), "output" if self.tied else "matrix"
        if self.frequency_factors:
            yield "rope_freqs.weight", (self.rotated() // 2,), "frequencies"
        for layer in range(self.layers):
            for name, extents, kind in [*self.attention(), *self.feed_forwards()]:
                yield f"blk.{layer}.{name}", extents, kind
        yield "output_norm.weight", (self.hidden,), "norm"
        if not self.tied:
            yield "output.weight", (self.vocabulary, self.hidden), "output"

    def attention(self):
        queries, keys = self.heads * self.head_dim, self.kv_heads * self.head_dim
        yield "attn_norm.weight", (self.hidden,), "norm"
        for name, rows in (("q", queries), ("k", keys), ("v", keys)):
            yield f"attn_{name}.weight", (rows, self.hidden), "matrix"
            if self.biases:
                yield f"attn_{name}.bias", (rows,), "bias"
        if self.head_norms:
            yield "attn_q_norm.weight", (self.head_dim,), "norm"
            yield "attn_k_norm.weight", (self.head_dim,), "norm"
        yield "attn_output.weight", (self.hidden, queries), "matrix"

    def feed_forwards(self):
        yield "ffn_norm.weight", (self.hidden,), "norm"
        if self.experts == 0:
            yield from gated("", (), self.hidden, self.feed_forward)
            return
        yield "ffn_gate_inp.weight", (self.experts, self.hidden), "router"
        yield from gated("_exps", (self.experts,), self.hidden, self.expert_feed_forward)
        if self.shared_feed_forward:
            yield "ffn_gate_inp_shexp.weight", (self.hidden,), "router"
            yield from gated("_shexp", (), self.hidden, self.shared_feed_forward)

    def rotated(self):
        return self.rope_dimensions or self.head_dim

    def parameters(self):
        total = 0
        for _, extents, _ in self.tensors():
            count = 1
            for e in extents:
                count *= e
            total += count
        return total


def gated(suffix, before, hidden, inner):
    yield f"ffn_gate{suffix}.weight", (*before, inner, hidden), "matrix"
    yield f"ffn_up{suffix}.weight", (*before, inner, hidden), "matrix"
    yield f"ffn_down{suffix}.weight", (*before, hidden, inner), "matrix"


def llama(layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, **others):
    return Shape("llama", layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, **{"epsilon": 1e-5, **others})


def qwen2(layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, **others):
    return Shape("qwen2", layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, theta=1e6, biases=True, **others)


def qwen3(layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, **others):
    return Shape("qwen3", layers, hidden, feed_forward, heads, kv_heads, head_dim, vocabulary, theta=1e6, head_norms=True, **others)


LLAMA3 = {"theta": 500000.0, "context": 131072, "frequency_factors": (32.0, 1.0, 4.0, 8192)}
SHAPES = {
    "small": llama(2, 256, 512, 4, 2, 64, 1000),
    "small-llama3": llama(2, 256, 768, 8, 4, 32, 500, tied=True, **LLAMA3),
    "small-linear": llama(2, 256, 512, 4, 4, 64, 500, scaling=("linear", 4.0)),
    "small-yarn": qwen2(2, 256, 512, 4, 2, 64, 500, scaling=("yarn", 4.0, 64)),
    "small-qwen2": qwen2(3, 512, 768, 8, 2, 64, 700, tied=True),
    "small-qwen3": qwen3(2, 256, 512, 4, 2, 128, 600),
    "small-experts": Shape("qwen3moe", 2, 256, 512, 4, 2, 64, 500, theta=1e6, head_norms=True, experts=8, experts_used=3,
                           expert_feed_forward=256),
    "small-mixtral": llama(2, 256, 512, 4, 2, 64, 500, experts=4, experts_used=2, expert_feed_forward=512),
    "qwen2.5-0.5b": qwen2(24, 896, 4864, 14, 2, 64, 151936, tied=True),
    "qwen3-0.6b": qwen3(28, 1024, 3072, 16, 8, 128, 151936, tied=True),
    "llama3.2-1b": llama(16, 2048, 8192, 32, 8, 64, 128256, tied=True, **LLAMA3),
    "llama3.2-3b": llama(28, 3072, 8192, 24, 8, 128, 128256, tied=True, **LLAMA3),
    "qwen2.5-3b": qwen2(36, 2048, 11008, 16, 2, 128, 151936, tied=True),
    "llama3-8b": llama(32, 4096, 14336, 32, 8, 128, 128256, theta=500000.0, context=8192),
    "qwen3-8b": qwen3(36, 4096, 12288, 32, 8, 128, 151936),
    "qwen3-30b-a3b": Shape("qwen3moe", 48, 2048, 6144, 32, 4, 128, 151936, theta=1e6, head_norms=True, experts=128, experts_used=8,
                           expert_feed_forward=768),
}
