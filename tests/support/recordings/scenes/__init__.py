"""The scenes of the recordings, a module a feature."""

import importlib
import pkgutil


def load_scenes() -> None:
    """Import all modules of scenes, which registers these."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
