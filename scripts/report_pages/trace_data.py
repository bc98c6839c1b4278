"""Reads a trace that PEWTER_METAL_TRACE wrote (kernels/metal/runtime/trace/trace.md): spans with what lies in them, and sums of kernels.

Times are seconds from the trace's beginning.
"""
import collections
import dataclasses
import json
import pathlib
import statistics


@dataclasses.dataclass(eq=False)
class Span:
    category: str
    name: str
    thread: int
    nanoseconds: tuple  # begin and end
    args: dict
    parent: object = None  # the span of the same thread that it lies in
    children: list = dataclasses.field(default_factory=list)

    @property
    def begin(self):
        return self.nanoseconds[0] / 1e9

    @property
    def end(self):
        return self.nanoseconds[1] / 1e9

    @property
    def seconds(self):
        return (self.nanoseconds[1] - self.nanoseconds[0]) / 1e9

    @property
    def compiling(self):
        """Seconds of it in which code was compiled or found."""
        return sum(c.seconds if c.category == "compile" else c.compiling for c in self.children)

    def within(self):
        """The spans around it, from the nearest on."""
        span = self.parent
        while span is not None:
            yield span
            span = span.parent


@dataclasses.dataclass
class Kernel:
    """Dispatches of one kernel at one threadgroup size."""
    name: str
    threads: tuple  # of a threadgroup
    dispatches: list

    @property
    def times(self):
        """The time of each dispatch, without what was compiled for it."""
        return [d.seconds - d.compiling for d in self.dispatches]

    @property
    def seconds(self):
        return sum(self.times)

    @property
    def median(self):
        return statistics.median(self.times)

    def median_of(self, key):
        found = [d.args[key] for d in self.dispatches if key in d.args]
        return statistics.median(found) if found else None

    @property
    def bytes(self):
        """That a dispatch's buffers hold; None where a length is not known."""
        return None if any("buffers_without_length" in d.args for d in self.dispatches) else self.median_of("bytes_bound") or None

    @property
    def size(self):
        return self.threads[0] * self.threads[1] * self.threads[2]


@dataclasses.dataclass
class Trace:
    name: str
    about: dict  # program, processor, host_threads, seconds_since_1970
    threads: dict  # number -> name
    sources: dict  # number -> its name, text and settings
    spans: list

    def of(self, *categories):
        return [s for s in self.spans if s.category in categories]

    @property
    def end(self):
        return max((s.end for s in self.spans), default=0.0)

    def kernels(self):
        """Those that took most first."""
        groups = collections.defaultdict(list)
        for d in self.of("dispatch"):
            groups[d.name, tuple(d.args["threads"])].append(d)
        return sorted((Kernel(*key, found) for key, found in groups.items()), key=lambda k: -k.seconds)

    def pipelines(self):
        """Kernel -> what its pipeline said of it last."""
        return {s.name: s.args for s in self.of("pipeline") if "most_threads" in s.args}

    def is_queue(self, thread):
        return self.threads.get(thread, "").startswith("queue")

    def host_waits(self):
        return [s for s in self.of("wait") if not self.is_queue(s.thread)]


def events_of(path):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        if not text.lstrip().startswith("["):
            raise
        found = json.loads(text.rstrip().rstrip(",") + "]")  # Chrome's readers do without the end, too
    found = found["traceEvents"] if isinstance(found, dict) else found
    if not any(e.get("ph") == "M" and e.get("name") == "process_name" and "processor" in e.get("args", {}) for e in found):
        raise ValueError(f"{path}: no trace of PEWTER_METAL_TRACE")
    return found


def nest(spans):
    """Gives spans their parents and children."""
    open_spans = {}
    for span in sorted(spans, key=lambda s: (s.nanoseconds[0], -s.nanoseconds[1])):
        around = open_spans.setdefault(span.thread, [])
        while around and around[-1].nanoseconds[1] < span.nanoseconds[1]:
            around.pop()
        if around:
            span.parent = around[-1]
            around[-1].children.append(span)
        around.append(span)


def read(path):
    trace = Trace(pathlib.Path(path).stem, {}, {}, {}, [])
    for e in events_of(path):
        args = e.get("args", {})
        if e["ph"] == "X":
            begin = round(1000 * e["ts"])
            trace.spans.append(Span(e["cat"], e["name"], e["tid"], (begin, begin + round(1000 * e["dur"])), args))
        elif e["ph"] == "M":
            if e["name"] == "process_name":
                trace.about = args
            elif e["name"] == "thread_name":
                trace.threads[e["tid"]] = args["name"]
            elif e["name"] == "pewter_source":
                trace.sources[args["source"]] = args
    trace.spans.sort(key=lambda s: s.begin)
    nest(trace.spans)
    return trace


def overlap(span, others):
    """Seconds of `span` in which one of `others` ran, which are in the order of their beginnings."""
    covered, until = 0.0, span.begin
    for o in others:
        if o.begin >= span.end:
            break
        begin, end = max(o.begin, until), min(o.end, span.end)
        if end > begin:
            covered += end - begin
            until = end
    return covered
