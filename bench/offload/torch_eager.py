#!/usr/bin/env python3
"""Times of PyTorch's eager operators on a GPU, by events: one JSON record a line, as device_bench's are."""
import json
import sys

import torch
import torch.nn.functional as F


def milliseconds(f):
    f(); torch.cuda.synchronize()
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record(); f(); end.record(); torch.cuda.synchronize()
    calls = max(1, min(50, int(2 / max(begin.elapsed_time(end), 1e-3))))
    times = []
    for _ in range(7):
        begin.record()
        for _ in range(calls):
            f()
        end.record(); torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) / calls)
    return sorted(times)[3]


def main():
    torch.backends.cuda.matmul.allow_tf32 = False
    print(json.dumps({"torch": torch.__version__, "device": torch.cuda.get_device_name()}))
    for shape in sys.argv[1].split(","):
        rows, cols = map(int, shape.split("x"))
        for name, dtype, size in (("float", torch.float32, 4), ("half", torch.float16, 2), ("bfloat", torch.bfloat16, 2)):
            if len(sys.argv) > 2 and name not in sys.argv[2:]:
                continue
            x = torch.randn(rows, cols, device="cuda", dtype=dtype)
            y = torch.empty_like(x)
            w = torch.rand(cols, device="cuda", dtype=dtype)
            b = torch.rand(cols, device="cuda", dtype=dtype)
            n = rows * cols * size
            operations = {
                "copy": (2 * n, lambda: y.copy_(x)),
                "scale": (2 * n, lambda: torch.mul(x, 1.5, out=y)),
                "add": (3 * n, lambda: torch.add(x, x, out=y)),
                "relu": (2 * n, lambda: F.relu(x)),
                "silu": (2 * n, lambda: F.silu(x)),
                "gelu": (2 * n, lambda: F.gelu(x, approximate="tanh")),
                "gelu_erf": (2 * n, lambda: F.gelu(x)),
                "softmax": (2 * n, lambda: torch.softmax(x, 1)),
                "log_softmax": (2 * n, lambda: torch.log_softmax(x, 1)),
                "layer_norm": (2 * n, lambda: F.layer_norm(x, (cols,), w, b)),
                "rms_norm": (2 * n, lambda: F.rms_norm(x, (cols,), w)),
                "row_sum": (n, lambda: torch.sum(x, 1, dtype=torch.float32)),
                "row_max": (n, lambda: torch.amax(x, 1)),
                "row_argmax": (n, lambda: torch.argmax(x, 1)),
                "logsumexp": (n, lambda: torch.logsumexp(x, 1)),
                "row_prefix_sum": (2 * n, lambda: torch.cumsum(x, 1, dtype=dtype)),
                "transpose": (2 * n, lambda: x.t().contiguous()),
            }
            for operation, (size_in_bytes, f) in operations.items():
                ms = milliseconds(f)
                print(json.dumps({"kernel": operation, "type": name, "shape": [rows, cols], "microseconds": round(ms * 1e3, 3),
                                  "gigabytes_per_second": round(size_in_bytes / ms * 1e-6, 1)}), flush=True)


if __name__ == "__main__":
    main()
