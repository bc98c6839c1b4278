"""llama.cpp's C interface, loaded by ctypes: logits and speeds of a GGUF file. Run as a program, it prints JSON.

usage: llama_cpp.py FOLDER FILE.gguf THREADS speed PROMPT TOKENS
       llama_cpp.py FOLDER FILE.gguf THREADS logits OUT TOKEN,TOKEN... [one-by-one]

Structures that the interface passes by value are larger here than any release's, so that only members at their beginning must be known:
the context's sizes, which are its first three numbers.
"""
import ctypes
import json
import pathlib
import sys
import time

import numpy

CONTEXT = 4096


class _Parameters(ctypes.Structure):
    _fields_ = [("numbers", ctypes.c_uint32 * 256)]


class _Batch(ctypes.Structure):
    _fields_ = [("count", ctypes.c_int32), ("tokens", ctypes.c_void_p), ("embeddings", ctypes.c_void_p), ("positions", ctypes.c_void_p),
                ("sequence_counts", ctypes.c_void_p), ("sequences", ctypes.c_void_p), ("logits", ctypes.c_void_p)]


def _library(folder, name):
    """libllama.so, or with a release in its name."""
    found = sorted(folder.glob(f"{name}.so")) or sorted(folder.glob(f"{name}.*so*"))
    if not found:
        raise SystemExit(f"there is no {name} in {folder}")
    return ctypes.CDLL(str(found[0]), ctypes.RTLD_GLOBAL)


class Llama:
    """A model and a context."""

    def __init__(self, folder, path, threads):
        folder = pathlib.Path(folder)
        _library(folder, "libggml-base")
        ggml = _library(folder, "libggml")
        self.llama = llama = _library(folder, "libllama")
        self.quiet = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p)(lambda *_: None)
        llama.llama_log_set(self.quiet, None)
        ggml.ggml_backend_load_all_from_path(str(folder).encode())
        for name in ("model_default_params", "context_default_params"):
            getattr(llama, f"llama_{name}").restype = _Parameters
        for name, arguments in (("model_load_from_file", [ctypes.c_char_p, _Parameters]), ("init_from_model", [ctypes.c_void_p, _Parameters]),
                                ("model_get_vocab", [ctypes.c_void_p]), ("get_memory", [ctypes.c_void_p])):
            function = getattr(llama, f"llama_{name}")
            function.restype, function.argtypes = ctypes.c_void_p, arguments
        llama.llama_get_logits_ith.restype = ctypes.POINTER(ctypes.c_float)
        llama.llama_get_logits_ith.argtypes = [ctypes.c_void_p, ctypes.c_int32]
        llama.llama_decode.argtypes = [ctypes.c_void_p, _Batch]
        llama.llama_vocab_n_tokens.argtypes = [ctypes.c_void_p]
        llama.llama_memory_clear.argtypes = [ctypes.c_void_p, ctypes.c_bool]
        llama.llama_set_n_threads.argtypes = [ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32]
        self.model = llama.llama_model_load_from_file(str(path).encode(), llama.llama_model_default_params())
        if not self.model:
            raise SystemExit(f"llama.cpp does not read {path}")
        sizes = llama.llama_context_default_params()
        sizes.numbers[0], sizes.numbers[1] = CONTEXT, CONTEXT
        self.context = llama.llama_init_from_model(self.model, sizes)
        llama.llama_set_n_threads(self.context, threads, threads)
        self.vocabulary = llama.llama_vocab_n_tokens(llama.llama_model_get_vocab(self.model))

    def run(self, tokens, position, all_logits=False):
        """(rows, vocabulary): of all tokens, or the last one."""
        n = len(tokens)
        ids, positions = numpy.array(tokens, numpy.int32), numpy.arange(position, position + n, dtype=numpy.int32)
        counts, zero = numpy.ones(n, numpy.int32), numpy.zeros(1, numpy.int32)
        sequences = numpy.full(n, zero.ctypes.data, numpy.uint64)
        wanted = numpy.full(n, all_logits, numpy.int8)
        wanted[-1] = 1
        batch = _Batch(n, ids.ctypes.data, None, positions.ctypes.data, counts.ctypes.data, sequences.ctypes.data, wanted.ctypes.data)
        if self.llama.llama_decode(self.context, batch) != 0:
            raise SystemExit("llama_decode failed")
        rows = range(n) if all_logits else [n - 1]
        return numpy.array([numpy.ctypeslib.as_array(self.llama.llama_get_logits_ith(self.context, i), (self.vocabulary,)).copy() for i in rows])

    def forget(self):
        self.llama.llama_memory_clear(self.llama.llama_get_memory(self.context), True)


def speed(llama, prompt, tokens):
    """Tokens a second of a prompt and of decoding, after a short one for warmth."""
    llama.run([i % llama.vocabulary for i in range(32)], 0)
    llama.forget()
    begin = time.perf_counter()
    llama.run([(7919 * i + 13) % llama.vocabulary for i in range(prompt)], 0)
    middle = time.perf_counter()
    for i in range(tokens):
        llama.run([(104729 * i + 7) % llama.vocabulary], prompt + i)
    end = time.perf_counter()
    return {"prompt": prompt / (middle - begin), "decoding": tokens / (end - middle)}


def main():
    folder, path, threads, what, *rest = sys.argv[1:]
    llama = Llama(folder, path, int(threads))
    if what == "speed":
        print(json.dumps(speed(llama, int(rest[0]), int(rest[1]))))
        return
    tokens = [int(t) for t in rest[1].split(",")]
    one_by_one = rest[2:] == ["one-by-one"]
    rows = numpy.concatenate([llama.run([t], i) for i, t in enumerate(tokens)]) if one_by_one else llama.run(tokens, 0, True)
    rows.astype(numpy.float32).tofile(rest[0])


if __name__ == "__main__":
    main()
