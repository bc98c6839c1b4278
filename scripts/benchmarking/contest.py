"""A contest of implementations in one process, on the same data and threads, in turns, as bench/peers/contest.cpp holds it; its records
are those of pewter_peers."""
import ctypes
import json
import math
import os
import random
import statistics
import time

from pewter import library


def pewter_call(name, arguments):
    """A call without further work: addresses and ctypes' objects are made beforehand. Arrays have an address by `data_ptr` or `ctypes`."""
    function = library.FUNCTIONS[name]
    arguments = [*arguments, None]  # the library chooses the launch
    if len(arguments) != len(function.argtypes):
        raise TypeError(f"{name} takes {len(function.argtypes)} arguments, here are {len(arguments)}")
    plain = [kind(address_of(value)) for kind, value in zip(function.argtypes, arguments)]

    def call():
        status = function(*plain)
        if status != 0:
            library.check(status)
    call()
    return call


def address_of(value):
    if hasattr(value, "data_ptr"):
        return value.data_ptr()
    if hasattr(value, "ctypes"):
        return value.ctypes.data
    return value.value if isinstance(value, ctypes.c_void_p) else value


def seconds_of(call, calls):
    start = time.perf_counter()
    for _ in range(calls):
        call()
    return (time.perf_counter() - start) / calls


def turn(call, milliseconds):
    """The mean of one turn's calls, after calls that are not counted."""
    start, fastest, calls = time.perf_counter(), seconds_of(call, 1), 1
    while time.perf_counter() - start < (20e-3 if calls < 4 else 1e-3):
        fastest, calls = min(fastest, seconds_of(call, 1)), calls + 1
    return seconds_of(call, max(1, round(milliseconds * 1e-3 / max(fastest, 1e-8))))


def measure(about, contenders, errors, tolerance, options):
    """contenders: [(name, call)] or [(name, call, variant)], errors: of each one's results. Prints a record each. Whether all agreed."""
    samples = [[] for _ in contenders]
    order = [i for i, error in enumerate(errors) if error <= tolerance]
    start = time.perf_counter()
    for round_ in range(options.rounds):
        if round_ >= 3 and time.perf_counter() - start > 1:
            break
        random.shuffle(order)
        for i in order:
            if options.threads > 1:
                time.sleep(0.02)  # until the last contender's threads sleep
            samples[i].append(turn(contenders[i][1], options.milliseconds))
    for (name, _, *variant), error, seconds in zip(contenders, errors, samples):
        print(json.dumps(record(about, name, variant[0] if variant else "", error, seconds, options)), flush=True)
    return len(order) == len(contenders)


def record(about, name, variant, error, seconds, options):
    median = statistics.median(seconds) if seconds else None
    quarters = statistics.quantiles(seconds, n=4, method="inclusive") if len(seconds) > 1 else [0, 0, 0]
    result = {"kernel": about["kernel"], "type": about["type"], "shape": about["shape"], "threads": options.threads,
              "implementation": name, "variant": variant, "difference": error if math.isfinite(error) else None,
              "median_ns": median and median * 1e9, "spread": median and (quarters[2] - quarters[0]) / 2 / median}
    amount = about["flops"] or about["bytes"]
    result["gflops" if about["flops"] else "gbs"] = median and amount * 1e-9 / median
    result.update({key: about[key] for key in ("bytes", "written_share", "flops")})
    if about["flops"]:
        result["rows"] = about["rows"]
    result["samples_ns"] = [float(f"{s * 1e9:.5g}") for s in seconds]
    return result


def cpu_model():
    for line in open("/proc/cpuinfo", encoding="utf-8"):
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return "unknown CPU"


def context(options, **versions):
    return {"context": {"cpu": cpu_model(), "compiler": "pewter.h by ctypes", "target": os.environ.get("PEWTER_TARGET", "the best target"),
                        "threads": options.threads, "versions": {"pewter": library.version(), **versions}, "absent": ""}}
