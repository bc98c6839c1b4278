"""ONNX Runtime through its C interface, by ctypes: sessions of models that are computed again and again on the same memory.

OrtApi is a table of functions, whose places never change once a version is published; those here are of version 4 at most.
"""
import ctypes
import pathlib

import numpy

TYPES = {"float32": 1, "uint8": 2, "int8": 3, "int32": 6, "int64": 7, "float16": 10}
_VERSION = 4
_DEVICE_ALLOCATOR, _DEFAULT_MEMORY = 0, 0
_ERRORS_ALONE = 3

_P, _I, _Z, _S = ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t, ctypes.c_char_p
_PP = ctypes.POINTER(_P)
# name: (place, result, arguments); a result of OrtStatus* is null or an error
_FUNCTIONS = {
    "GetErrorMessage": (2, _S, [_P]), "CreateEnv": (3, _P, [_I, _S, _PP]), "CreateSessionFromArray": (8, _P, [_P, _P, _Z, _P, _PP]),
    "Run": (9, _P, [_P, _P, _P, _P, _Z, _P, _Z, _P]), "CreateSessionOptions": (10, _P, [_PP]),
    "SetIntraOpNumThreads": (24, _P, [_P, _I]), "SetInterOpNumThreads": (25, _P, [_P, _I]),
    "CreateTensorWithDataAsOrtValue": (49, _P, [_P, _P, _Z, _P, _Z, _I, _PP]), "CreateCpuMemoryInfo": (69, _P, [_I, _I, _PP]),
    "ReleaseStatus": (93, None, [_P]), "ReleaseSession": (95, None, [_P]), "ReleaseValue": (96, None, [_P]),
    "ReleaseSessionOptions": (100, None, [_P]), "AddSessionConfigEntry": (130, _P, [_P, _S, _S]),
}


class Failure(Exception):
    """What ONNX Runtime says of a call."""


class OnnxRuntime:
    """The library of a folder, or of one below, for this machine's processor."""

    def __init__(self, folder, machine):
        self.library = ctypes.CDLL(str(library_in(pathlib.Path(folder), machine)))
        self.library.OrtGetApiBase.restype = ctypes.POINTER(_P * 2)
        base = self.library.OrtGetApiBase().contents
        self.version = ctypes.CFUNCTYPE(_S)(base[1])().decode()
        table = ctypes.CFUNCTYPE(_P, ctypes.c_uint32)(base[0])(_VERSION)
        places = ctypes.cast(table, _PP)
        self._functions = {name: ctypes.CFUNCTYPE(result, *arguments)(places[place])
                           for name, (place, result, arguments) in _FUNCTIONS.items()}
        self.environment = self.made("CreateEnv", _ERRORS_ALONE, b"pewter")
        self.memory = self.made("CreateCpuMemoryInfo", _DEVICE_ALLOCATOR, _DEFAULT_MEMORY)

    def call(self, name, *arguments):
        result = self._functions[name](*arguments)
        if _FUNCTIONS[name][1] is _P and result:
            text = self._functions["GetErrorMessage"](result).decode(errors="replace")
            self._functions["ReleaseStatus"](result)
            raise Failure(f"{name}: {text}")

    def made(self, name, *arguments):
        """The object whose address the function writes last."""
        address = _P()
        self.call(name, *arguments, ctypes.byref(address))
        return address


def library_in(folder, machine):
    """The library's path: a package has a folder a processor, which it calls x64 or arm64."""
    found = sorted(path for path in folder.rglob("libonnxruntime.so*") if path.is_file())
    names = {"x86_64": "x64", "aarch64": "arm64"}
    of_machine = [path for path in found if path.parent.name == names.get(machine)] or [path for path in found if path.parent == folder]
    if not of_machine:
        raise SystemExit(f"there is no libonnxruntime.so for {machine} in {folder}: npm pack onnxruntime-node, then tar xf, has package/bin")
    return of_machine[0]


class Session:
    """A model with `threads` threads, whose inputs and outputs, {name: array}, stay where they are; call() computes the outputs."""

    def __init__(self, runtime, model, inputs, outputs, threads):
        self.runtime, self.values, self.session = runtime, [], None
        options = runtime.made("CreateSessionOptions")
        try:
            runtime.call("SetIntraOpNumThreads", options, threads)
            runtime.call("SetInterOpNumThreads", options, 1)
            # Else its threads go on looking for work into the next contender's turn.
            runtime.call("AddSessionConfigEntry", options, b"session.force_spinning_stop", b"1")
            self.session = runtime.made("CreateSessionFromArray", runtime.environment, model, len(model), options)
        finally:
            runtime.call("ReleaseSessionOptions", options)
        self.arrays = [*inputs.values(), *outputs.values()]
        self.inputs, self.outputs = self._operands(inputs), self._operands(outputs)

    def _operands(self, arrays):
        """(names, values, count) as Run takes them."""
        names = (_S * len(arrays))(*(name.encode() for name in arrays))
        values = (_P * len(arrays))(*(self._value(array) for array in arrays.values()))
        return names, values, len(arrays)

    def _value(self, array):
        if not array.flags.c_contiguous:
            raise ValueError("an operand has to be contiguous")
        shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        self.values.append(self.runtime.made("CreateTensorWithDataAsOrtValue", self.runtime.memory, array.ctypes.data, array.nbytes, shape,
                                             array.ndim, TYPES[array.dtype.name]))
        return self.values[-1]

    def __call__(self):
        names, values, count = self.inputs
        of_outputs, results, outputs = self.outputs
        self.runtime.call("Run", self.session, None, names, values, count, of_outputs, outputs, results)

    def __del__(self):
        for value in self.values:
            self.runtime.call("ReleaseValue", value)
        if self.session is not None:
            self.runtime.call("ReleaseSession", self.session)


def blocks_of_q4_0(blocks):
    """(codes, scales) of MatMulNBits for rows of q4_0: neighbours share a byte there, in ggml an element and the 16th behind it."""
    of = blocks.reshape(*blocks.shape[:-1], -1, 18)
    scales = numpy.ascontiguousarray(of[..., :2]).view(numpy.float16)[..., 0].astype(numpy.float32)
    elements = numpy.concatenate([of[..., 2:] & 15, of[..., 2:] >> 4], axis=-1)
    return elements[..., 0::2] | elements[..., 1::2] << 4, scales


def blocks_of_q8_0(blocks):
    """The same of q8_0: codes there count from 128."""
    of = blocks.reshape(*blocks.shape[:-1], -1, 34)
    scales = numpy.ascontiguousarray(of[..., :2]).view(numpy.float16)[..., 0].astype(numpy.float32)
    return of[..., 2:] ^ 128, scales
