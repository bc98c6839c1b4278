"""A dispatch that PEWTER_METAL_TRACE recorded, to be repeated at other threadgroup sizes: its source, grid, buffers' lengths, and what
small buffers held. Large buffers of float and half hold random numbers, by which wrong results show; others zeros, which no kernel can
take for a wrong index.
"""
import math
import os
import re
import sys

import numpy

from pewter_metal import METAL_TYPES, Error, Library, set_timeout
from report_pages import trace_data

FIRST_THREADGROUP_MEMORY = 31  # indices of operands from there on are [[threadgroup(n)]]
LONGEST_TRIAL = 60  # seconds


def element_type(text, parameter):
    """The NumPy type of what `parameter` of some kernel of the source points to, where it is one of Metal's that NumPy has, else bytes."""
    names = "|".join(sorted((re.escape(m) for m in METAL_TYPES.values()), key=len, reverse=True))
    found = re.search(rf"\b({names})[234]?\s*(?:const\s*)?[*&]\s*{re.escape(parameter)}\b", text)
    return numpy.dtype({metal: name for name, metal in METAL_TYPES.items()}[found[1]] if found else numpy.uint8)


def filling(count, kind):
    if kind.kind != "f":
        return numpy.zeros(count, kind)
    return numpy.random.default_rng(1).uniform(-1, 1, count).astype(kind)


class Recorded:
    """The dispatch that took the kernel's time most, by the sizes of its grid and threadgroups."""

    def __init__(self, path, kernel, source_file=None):
        self.trace, self.kernel = trace_data.read(path), kernel
        dispatches = [d for d in self.trace.of("dispatch") if d.name == kernel]
        if not dispatches:
            names = sorted({d.name for d in self.trace.of("dispatch")})
            raise Error(f"--kernel {kernel}: {path} has no dispatch of it, only of {', '.join(names) or 'none'}")
        recorded = [d for d in dispatches if "operands" in d.args]
        if not recorded:
            raise Error(f"--kernel {kernel}: {path} describes no dispatch of it: more than 4096 different ones came before")
        key = lambda d: (d.args["threads"], d.args["threadgroups"])  # noqa: E731
        self.args = max(recorded, key=lambda r: sum(d.seconds - d.compiling for d in dispatches if key(d) == key(r))).args
        self.refuse_what_is_missing(path, source_file)
        self.source = self.trace.sources.get(self.args["source"], {})
        self.text = source_file.read_text(encoding="utf-8") if source_file else self.source["text"]
        self.threads = tuple(self.args["threads"])

    def refuse_what_is_missing(self, path, source_file):
        a, source = self.args, self.trace.sources.get(self.args["source"])
        missing = [("textures", a.get("textures")), ("tables of functions", a.get("tables")),
                   ("buffers that were bound without a length", a.get("buffers_without_length")),
                   ("a library that is an object, without its source", source is None and source_file is None),
                   ("linked sources", source and source.get("linked"))]
        found = [what for what, has in missing if has]
        if found:
            raise Error(f"--kernel {self.kernel}: its dispatch in {path} has {' and '.join(found)}, which a trace does not hold")

    def library(self, target):
        s = self.source
        constants = dict(c.split("=", 1) for c in s.get("constants", ()))
        return Library(self.text, name=s.get("name", "program_source"), include=s.get("include", ()), defines=s.get("defines", ()),
                       constants=constants, target=target)

    def buffers(self):
        found = {}
        for o in self.args["operands"]:
            if "bytes" in o:
                kind = element_type(self.text, o["name"])
                kind = kind if o["bytes"] % kind.itemsize == 0 else numpy.dtype(numpy.uint8)
                found[o["index"]] = numpy.frombuffer(bytes.fromhex(o["hex"]), kind).copy() if "hex" in o else filling(o["bytes"] // kind.itemsize, kind)
        return found

    def memory(self, size):
        """Bytes of each [[threadgroup(n)]]: as recorded, and more for more threads, as if each had a part."""
        scale = max(1.0, size / math.prod(self.threads))
        return {o["index"] - FIRST_THREADGROUP_MEMORY: math.ceil(o["threadgroup_bytes"] * scale / 16) * 16
                for o in self.args["operands"] if "threadgroup_bytes" in o}

    @property
    def counts_threadgroups(self):
        return self.args["by"] == "threadgroups"

    @property
    def keeps_threadgroups(self):
        """Whether a threadgroup is a piece of the work, whatever its size: it has memory or barriers."""
        p = self.trace.pipelines().get(self.kernel, {})
        return self.counts_threadgroups and bool(p.get("barriers") or p.get("threadgroup_bytes") or p.get("threadgroup_arguments"))

    def grid(self, threads):
        """As prepared() wants it: threadgroups where the program counted these."""
        if not self.counts_threadgroups:
            return tuple(self.args["grid"])
        if self.keeps_threadgroups:
            return tuple(self.args["threadgroups"])
        return tuple(-(-g // t) for g, t in zip(self.args["grid"], threads))

    @property
    def dimensions(self):
        return max((n + 1 for n in range(3) if self.args["grid"][n] > 1), default=1)

    def words(self):
        """What is the same at all sizes."""
        what, extents = (("threadgroups", self.args["threadgroups"]) if self.keeps_threadgroups else ("threads", self.args["grid"]))
        return (f"{self.kernel}: a grid of {'x'.join(map(str, extents))} {what}, as recorded at {'x'.join(map(str, self.threads))} threads; buffers of "
                "more than 512 bytes hold random numbers (float, half) or zeros, unless --buffer, --range or --out says otherwise: a kernel whose "
                "work depends on what they hold takes another time here")

    def trial(self, buffers):
        """The recorded dispatch in a process of its own.

        @throws Error where it does not end, or not well: addresses that a buffer held are none here
        """
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            self.end_of_trial(buffers)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            raise Error(f"{self.kernel}: cannot be repeated: it ended by signal {os.WTERMSIG(status)}. Addresses or indices that its buffers held are none here")
        if os.WEXITSTATUS(status) != 0:
            raise Error(f"{self.kernel}: cannot be repeated as it was recorded")

    def end_of_trial(self, buffers):
        code = 1
        try:
            set_timeout(LONGEST_TRIAL)
            self.library(None).run(self.kernel, self.grid(self.threads), self.threads, buffers, self.memory(math.prod(self.threads)), self.counts_threadgroups)
            code = 0
        except Exception as e:  # the child must not go on as its parent
            print(f"metal-run: {e}", file=sys.stderr)
        finally:
            os._exit(code)
