"""NumPy and scipy's statistics for `scripts/compare-compilers` and its kin: imported at their first use, so that --help needs neither."""
import importlib


class ImportedAtUse:
    def __init__(self, name):
        self.name = name

    def __getattr__(self, attribute):
        value = getattr(importlib.import_module(self.name), attribute)
        setattr(self, attribute, value)
        return value


numpy, stats = ImportedAtUse("numpy"), ImportedAtUse("scipy.stats")
