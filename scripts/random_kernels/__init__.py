"""Random Metal kernels whose results are the same bits however their threads are run: scripts/fuzz-metal.

Integers are Metal's, with no overflow that is undefined and no index that is out of range. Numbers of floating point are whole
and small, so that sums of them are exact in any order, or are rounded once."""
