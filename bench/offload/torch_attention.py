#!/usr/bin/env python3
"""Times of PyTorch's scaled_dot_product_attention on a GPU, each back end, by events: one JSON record a line.

usage: torch_attention.py HEADSxHEADS_KVxQUERIESxKEYSxDIM[,...] [TYPE...]

The records match attention_bench's: each shape causal and not; with one query, only not. A copy of 1 GiB comes first.
"""
import json
import sys

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch_eager import milliseconds

BACKENDS = {"cudnn": SDPBackend.CUDNN_ATTENTION, "flash": SDPBackend.FLASH_ATTENTION, "efficient": SDPBackend.EFFICIENT_ATTENTION}
TYPES = {"float": torch.float32, "half": torch.float16, "bfloat": torch.bfloat16}


def measure(shape, name):
    heads, heads_kv, queries, keys, dim = shape
    q = torch.randn(1, heads, queries, dim, device="cuda", dtype=TYPES[name])
    k, v = (torch.randn(1, heads_kv, keys, dim, device="cuda", dtype=TYPES[name]) for _ in range(2))
    for causal in (False, True):
        if causal and queries == 1:
            continue
        times = {}
        for backend, which in BACKENDS.items():
            call = lambda: torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal, enable_gqa=heads != heads_kv)
            try:
                with sdpa_kernel(which):
                    times[backend] = round(milliseconds(call) * 1e3, 3)
            except RuntimeError:
                continue
        best = min(times.values()) if times else None
        flops = 4 * heads * queries * keys * dim * (0.5 if causal else 1)
        print(json.dumps({"kernel": "attention", "type": name, "shape": shape, "causal": causal, "microseconds": best,
                          "gigaflops": round(flops / best * 1e-3, 1) if best else None, "backends": times}), flush=True)


def main():
    x = torch.empty(1 << 28, device="cuda")
    y = torch.empty_like(x)
    ms = milliseconds(lambda: y.copy_(x))
    print(json.dumps({"kernel": "copy", "gigabytes_per_second": round(2 * x.numel() * 4 / ms * 1e-6, 1)}), flush=True)
    del x, y
    for text in sys.argv[1].split(","):
        for name in sys.argv[2:] or ["bfloat", "half"]:
            measure([int(n) for n in text.split("x")], name)


if __name__ == "__main__":
    main()
