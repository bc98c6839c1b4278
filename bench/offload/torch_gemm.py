#!/usr/bin/env python3
"""Times of PyTorch's matrix products (cuBLAS) on a GPU, by events: one JSON record a line, as device_bench's are.

usage: torch_gemm.py ROWSxCOLS[xK][,ROWSxCOLS[xK]...] [TYPE...]

C has rows x cols, k is cols where it is not given. Floats are multiplied without TF32, as "tf32" with it. All types without one.
"""
import json
import sys

import torch
from torch_eager import milliseconds


def main():
    for shape in sys.argv[1].split(","):
        rows, cols, depth, *_ = [*map(int, shape.split("x"))] + [int(shape.split("x")[1])]
        for name, dtype in (("float", torch.float32), ("tf32", torch.float32), ("half", torch.float16), ("bfloat", torch.bfloat16)):
            if len(sys.argv) > 2 and name not in sys.argv[2:]:
                continue
            torch.backends.cuda.matmul.allow_tf32 = name == "tf32"
            a = torch.randn(rows, depth, device="cuda", dtype=dtype)
            b = torch.randn(depth, cols, device="cuda", dtype=dtype)
            c = torch.empty(rows, cols, device="cuda", dtype=dtype)
            ms = milliseconds(lambda: torch.matmul(a, b, out=c))
            print(json.dumps({"kernel": "gemm", "type": name, "shape": [rows, cols, depth], "microseconds": round(ms * 1e3, 3),
                              "gigaflops": round(2 * rows * cols * depth / ms * 1e-6, 1)}), flush=True)


if __name__ == "__main__":
    main()
