"""A GPU through NVIDIA's driver alone: load a compiled kernel, lend it arrays, run it and take the results back."""

from __future__ import annotations

import ctypes
from typing import Any

LIBRARY = "libcuda.so.1"
THREADS = 128  # per block

MAJOR, MINOR = 75, 76  # attributes of a device


class NoGpu(RuntimeError):
    """This machine has no GPU that could be used; the message says what is missing."""


class Gpu:
    """The first GPU of this machine."""

    def __init__(self) -> None:
        try:
            self._library = ctypes.CDLL(LIBRARY)
        except OSError:
            raise NoGpu(f"no NVIDIA driver here ({LIBRARY} is not installed)") from None
        self._device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuInit", ctypes.c_uint(0))
        self._call("cuDeviceGet", ctypes.byref(self._device), ctypes.c_int(0))
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), self._device)
        self._call("cuCtxSetCurrent", context)

    def _call(self, name: str, *arguments: Any) -> None:
        code = getattr(self._library, name)(*arguments)
        if code != 0:
            text = ctypes.c_char_p()
            self._library.cuGetErrorString(code, ctypes.byref(text))
            raise NoGpu(f"{name}: {(text.value or b'unknown error').decode()} ({code})")

    @property
    def name(self) -> str:
        """What the maker calls it."""
        text = ctypes.create_string_buffer(100)
        self._call("cuDeviceGetName", text, ctypes.c_int(100), self._device)
        return text.value.decode()

    @property
    def architecture(self) -> tuple[int, int]:
        """The compute capability to compile for."""
        found = []
        for attribute in (MAJOR, MINOR):
            value = ctypes.c_int()
            self._call("cuDeviceGetAttribute", ctypes.byref(value), ctypes.c_int(attribute), self._device)
            found.append(value.value)
        return found[0], found[1]

    def load(self, image: bytes, entry: str) -> ctypes.c_void_p:
        """A kernel from PTX, which the driver compiles, or from a cubin."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(image))
        self._call("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        return function

    def lend(self, array: Any) -> Lent:
        """A copy of a NumPy array on the GPU."""
        address = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(array.nbytes))
        lent = Lent(address, array)
        self.send(lent)
        return lent

    def send(self, lent: Lent) -> None:
        """The array's content as it is here."""
        size = ctypes.c_size_t(lent.array.nbytes)
        self._call("cuMemcpyHtoD_v2", lent.address, ctypes.c_void_p(lent.array.ctypes.data), size)

    def fetch(self, lent: Lent) -> None:
        """The array's content as it is on the GPU; the GPU's memory is freed."""
        size = ctypes.c_size_t(lent.array.nbytes)
        self._call("cuMemcpyDtoH_v2", ctypes.c_void_p(lent.array.ctypes.data), lent.address, size)
        self._call("cuMemFree_v2", lent.address)

    def run(self, function: ctypes.c_void_p, threads: int, *arguments: int | Lent) -> float:
        """Run a kernel to its end with at least so many threads; the seconds it took."""
        words = [word for argument in arguments for word in _words(argument)]
        pointers = (ctypes.c_void_p * len(words))(*(ctypes.addressof(word) for word in words))
        begin, end = ctypes.c_void_p(), ctypes.c_void_p()
        for event in (begin, end):
            self._call("cuEventCreate", ctypes.byref(event), ctypes.c_uint(0))
        grid = (ctypes.c_uint(n) for n in (-(-threads // THREADS), 1, 1, THREADS, 1, 1, 0))
        self._call("cuEventRecord", begin, None)
        self._call("cuLaunchKernel", function, *grid, None, pointers, None)
        self._call("cuEventRecord", end, None)
        self._call("cuEventSynchronize", end)
        milliseconds = ctypes.c_float()
        self._call("cuEventElapsedTime", ctypes.byref(milliseconds), begin, end)
        for event in (begin, end):
            self._call("cuEventDestroy_v2", event)
        return milliseconds.value / 1000


class Lent:
    """An array and where its copy lies on the GPU."""

    def __init__(self, address: ctypes.c_uint64, array: Any) -> None:
        self.address = address
        self.array = array


def _words(argument: int | Lent) -> list[ctypes.c_int64 | ctypes.c_uint64]:
    """An argument as Numba's kernels take it: an array is owner, parent, size, width, address, shape and strides."""
    if not isinstance(argument, Lent):
        return [ctypes.c_int64(argument)]
    array = argument.array
    before = [ctypes.c_int64(n) for n in (0, 0, array.size, array.itemsize)]
    return [*before, argument.address, *(ctypes.c_int64(n) for n in (*array.shape, *array.strides))]
