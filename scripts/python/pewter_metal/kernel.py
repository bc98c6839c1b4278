"""metal_kernel: a kernel of its body alone, called as MLX's mx.fast.metal_kernel."""
import re

import numpy

from .arrays import array_of, library_of
from .errors import ArgumentError
from .library import Library

METAL_TYPES = {"bool": "bool", "int8": "char", "uint8": "uchar", "int16": "short", "uint16": "ushort", "int32": "int", "uint32": "uint",
               "int64": "long", "uint64": "ulong", "float16": "half", "float32": "float"}  # of NumPy's
ATTRIBUTES = {name: "uint3" for name in ("thread_position_in_grid", "thread_position_in_threadgroup", "threadgroup_position_in_grid",
                                         "threads_per_threadgroup", "threadgroups_per_grid", "threads_per_grid",
                                         "dispatch_threads_per_threadgroup", "grid_origin", "grid_size")} | {
    name: "uint" for name in ("thread_index_in_threadgroup", "thread_index_in_simdgroup", "simdgroup_index_in_threadgroup",
                              "simdgroups_per_threadgroup", "threads_per_simdgroup", "thread_execution_width", "thread_index_in_quadgroup",
                              "quadgroup_index_in_threadgroup", "quadgroups_per_threadgroup", "dispatch_simdgroups_per_threadgroup",
                              "dispatch_quadgroups_per_threadgroup")}
MATH_MODES = ("safe", "relaxed", "fast")


def dtype_name(what, dtype):
    """NumPy's name of a dtype of any library."""
    if isinstance(dtype, str) or library_of(dtype) in ("mlx", "torch"):  # mlx.core.float32, torch.float32
        return str(dtype).rpartition(".")[2]
    try:
        return numpy.dtype(dtype).name
    except TypeError:
        raise ArgumentError(f"{what} = {dtype!r}, must be a dtype") from None


class metal_kernel:
    """kernel = metal_kernel(name, input_names, output_names, source, header); source is the kernel's body. Called with inputs,
    template, grid and threadgroup (both in threads), output_shapes and output_dtypes, it returns the outputs: arrays of the library
    that their dtypes are of, PyTorch's or MLX's, else NumPy's. check: as of Library."""

    head = "#include <metal_stdlib>\nusing namespace metal;\n"
    types = METAL_TYPES | {"bfloat16": "bfloat"}
    prefix = ""

    def __init__(self, name, input_names, output_names, source, header="", ensure_row_contiguous=True, atomic_outputs=False,
                 compile_options=None, check=False):
        if not output_names:
            raise ArgumentError(f"{name}: output_names is empty, must have at least one")
        self._made = {}
        self.name, self.input_names, self.output_names, self.source, self.header = name, list(input_names), list(output_names), source, header
        self.ensure_row_contiguous, self.atomic_outputs, self.check = ensure_row_contiguous, atomic_outputs, check
        self.function = self.prefix + name
        self.defines = self._defines(dict(compile_options or {}))

    def _defines(self, options):
        mode = options.pop("math_mode", "fast")
        if options:
            raise ArgumentError(f"{self.name}: compile_options has {', '.join(map(repr, options))}, may have 'math_mode'")
        if mode not in MATH_MODES:
            raise ArgumentError(f"{self.name}: math_mode = {mode!r}, must be one of {', '.join(MATH_MODES)}")
        return ["__FAST_MATH__=1"] if mode == "fast" else []

    def _uses(self, word):
        return re.search(rf"\b{re.escape(word)}\b", self.source) is not None

    def _type(self, what, dtype):
        if dtype not in self.types:
            raise ArgumentError(f"{self.name}: {what} = {dtype}, must be one of {', '.join(self.types)}")
        return self.types[dtype]

    def _shape_arguments(self, name, array):
        """(type, name, array) of what the source uses of an input's shape."""
        every = (("const constant int*", "shape", numpy.int32, array.shape), ("const constant int64_t*", "strides", numpy.int64, array.strides),
                 ("const constant int&", "ndim", numpy.int32, [array.ndim]))
        return [(kind, f"{name}_{part}", numpy.array(value, dtype)) for kind, part, dtype, value in every
                if array.ndim > 0 and self._uses(f"{name}_{part}")]

    def _signature(self, inputs, dtypes):
        parameters = []
        for name, x in zip(self.input_names, inputs):
            space, kind = "constant" if x.size < 8 else "device", self._type(f"dtype of input {name}", x.dtype)
            parameters.append(f"const {space} {kind}{'&' if x.ndim == 0 else '*'} {name}")
            parameters += [f"{kind} {part}" for kind, part, _ in self._shape_arguments(name, x)]
        for n, (name, dtype) in enumerate(zip(self.output_names, dtypes)):
            kind = self._type(f"output_dtypes[{n}]", dtype)
            parameters.append(f"device {f'atomic<{kind}>' if self.atomic_outputs else kind}* {name}")
        parameters = [f"{p} [[buffer({n})]]" for n, p in enumerate(parameters)]
        return ", ".join(parameters + [f"{kind} {a} [[{a}]]" for a, kind in ATTRIBUTES.items() if self._uses(a)])

    def _template(self, template):
        """Its parameters, and their values."""
        kinds, values = [], []
        for key, value in template:
            if isinstance(value, (bool, numpy.bool_)):
                kinds.append(f"bool {key}"), values.append("true" if value else "false")
            elif isinstance(value, (int, numpy.integer)):
                kinds.append(f"int {key}"), values.append(str(int(value)))
            else:
                kinds.append(f"typename {key}"), values.append(self._type(f"template {key}", dtype_name(f"{self.name}: template {key}", value)))
        return ", ".join(kinds), ", ".join(values)

    def _text(self, inputs, dtypes, template):
        function = f"[[kernel]] void {self.function}({self._signature(inputs, dtypes)}) {{\n{self.source}\n}}\n"
        if not template:
            return f"{self.head}{self.header}\n{function}"
        kinds, values = self._template(template)
        made = f"{self.function}<{values}>"
        return (f"{self.head}{self.header}\ntemplate <{kinds}>\n{function}"
                f'template [[host_name("{self.function}")]] [[kernel]] decltype({made}) {made};\n')

    def _input(self, name, x):
        if not isinstance(x, numpy.ndarray) and isinstance(x, (bool, int, float)):
            kind = numpy.float32 if isinstance(x, float) else numpy.bool_ if isinstance(x, bool) else numpy.int32
            x = numpy.array(x, numpy.int64 if kind is numpy.int32 and not -2**31 <= x < 2**31 else kind)
        array = array_of(f"{self.name}: input {name}", x)
        # A place in 32 bits without sign, which MLX's elem_to_loc gives for one, is none before the first element.
        copies = self.ensure_row_contiguous or any(s < 0 for s in array.strides)
        return array.row_contiguous() if copies else array

    def _output(self, n, shape, dtype, init_value):
        what = f"{self.name}: output_dtypes[{n}]"
        self._type(f"output_dtypes[{n}]", dtype_name(what, dtype))
        return OUTPUTS.get(library_of(dtype), _numpy_output)(what, shape, dtype, init_value)

    def _threads(self, what, given):
        if isinstance(given, (int, numpy.integer)):
            given = (given,)
        if not 1 <= len(given) <= 3 or any(int(v) != v or not 0 <= v < 2**32 for v in given):
            raise ArgumentError(f"{self.name}: {what} = {given!r}, must be one to three whole numbers")
        return [int(v) for v in given] + [1] * (3 - len(given))

    def _check_counts(self, **given):
        for what, (values, names) in given.items():
            if len(values) != len(names):
                raise ArgumentError(f"{self.name}: {what} has {len(values)}, must have {len(names)}")

    def __call__(self, *, inputs, grid, threadgroup, output_shapes, output_dtypes, template=None, init_value=None, verbose=False,
                 stream=None, reference=False):
        self._check_counts(inputs=(inputs, self.input_names), output_shapes=(output_shapes, self.output_names),
                           output_dtypes=(output_dtypes, self.output_names))
        grid, threadgroup = self._threads("grid", grid), self._threads("threadgroup", threadgroup)
        if threadgroup[0] * threadgroup[1] * threadgroup[2] > 1024:
            raise ArgumentError(f"{self.name}: threadgroup = {tuple(threadgroup)}, must have at most 1024 threads")
        arrays = [self._input(name, x) for name, x in zip(self.input_names, inputs)]
        dtypes = [dtype_name(f"{self.name}: output_dtypes[{n}]", t) for n, t in enumerate(output_dtypes)]
        text = self._text(arrays, dtypes, list(template or ()))
        if verbose:
            print(f"Generated source code for `{self.name}`:\n```\n{text[len(self.head):]}\n```")
        if text not in self._made:
            self._made[text] = Library(text, name=self.name, defines=self.defines, check=self.check)
        buffers = []
        for name, x in zip(self.input_names, arrays):
            buffers += [x] + [array for _, _, array in self._shape_arguments(name, x)]
        outputs = [self._output(n, s, t, init_value) for n, (s, t) in enumerate(zip(output_shapes, output_dtypes))]
        self._made[text].run(self.function, grid, [max(min(t, g), 1) for t, g in zip(threadgroup, grid)], dict(enumerate(buffers + outputs)),
                             reference=reference)
        return outputs


def _numpy_output(what, shape, dtype, init_value):
    try:
        dtype = numpy.dtype(dtype)
    except TypeError:
        raise ArgumentError(f"{what} = {dtype}, which NumPy has with the package ml_dtypes alone") from None
    return numpy.empty(shape, dtype) if init_value is None else numpy.full(shape, init_value, dtype)


def _torch_output(what, shape, dtype, init_value):
    import torch
    return torch.empty(tuple(shape), dtype=dtype) if init_value is None else torch.full(tuple(shape), init_value, dtype=dtype)


def _mlx_output(what, shape, dtype, init_value):
    """MLX has neither arrays without values nor from_dlpack without a copy where it has no Metal: zeros, which the kernel writes over."""
    import mlx.core as mx
    return mx.full(shape, mx.array(float(init_value or 0)).astype(dtype, stream=mx.cpu), dtype, stream=mx.cpu)


OUTPUTS = {"torch": _torch_output, "mlx": _mlx_output}
