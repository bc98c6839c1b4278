#!/usr/bin/env python3
"""Lane code must be inlined: a function that is called for every 32 lanes passes its registers in memory.

usage: [NM=..] check_inlined.py <target> <objects...>

A function that an object holds as such, and that takes lanes, registers or the lanes that take part in a step, is an error
unless it is listed below with the reason. What runs once a walk, for the rest of less than 32, may be called.
"""
import os
import re
import subprocess
import sys

LANES = re.compile(r"\b(?:lanes<|vec<|all_lanes\b)")
ALLOWED = {
    r"\b(?:direct|strided)<.*\b(?:neighbours|half_a_head_apart)\b": "rotary: sines and cosines of 32 pairs, 64 elements",
    r"\bbranching_conversions::store_copied\(": "once a walk, for the rest of less than 32, which are copied by a call anyway",
    r"\bmoments_of_rows_again<": "layer_norm: a second pass over 32 rows, where the first one was not exact",
}
ALLOWED_ON_SSE = {
    r"\b(?:exp|log|tanh|gated|gelu_by_erf)\(": "longer than a call; 32 lanes take half of the 16 registers",
    r"\bsum_of_exponentials<.*\bmasked_softmax_of_row\b": "masked exponentials of 32 lanes, as above",
    r"\bnative::\w+_half\w*<": "half is converted by some 100 instructions",
}
NOT_LOOKED_AT = {
    "matmul/gemm.kernel": "its micro-kernels are functions, each a loop over k",
}


def functions_of(objects):
    """Objects' paths and demangled names of the functions that they define."""
    tool = os.environ.get("NM", "nm")
    lines = subprocess.run([tool, "--print-file-name", "--demangle", "--defined-only", *objects], check=True, text=True, stdout=subprocess.PIPE).stdout
    for line in lines.splitlines():
        path, symbol = line.split(":", 1)
        fields = symbol.split(None, 2)
        if len(fields) == 3 and fields[1] in "tTwW":
            yield path, re.sub(r" \[clone [^\]]*\]", "", fields[2])


def parameters_of(function):
    """The last parameter list of a demangled name."""
    end = function.rfind(")")
    depth = 0
    for at in range(end, -1, -1):
        depth += (function[at] == ")") - (function[at] == "(")
        if depth == 0:
            return function[at:end]
    return ""


def complaints(objects, target):
    allowed = [*ALLOWED, *(ALLOWED_ON_SSE if target in ("sse42", "generic") else ())]
    for path, function in sorted(set(functions_of(objects))):
        if LANES.search(parameters_of(function)) and not any(re.search(p, function) for p in allowed):
            yield f"{path}: called for every 32 lanes: {function}"


def main():
    target, *objects = sys.argv[1:]
    if not objects:
        sys.exit("no objects given")
    objects = [path for path in objects if not any(part in path for part in NOT_LOOKED_AT)]
    found = list(complaints(objects, target))
    print("\n".join(found) if found else f"{target}: lane code of {len(objects)} objects is inlined")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
