"""Puts client and pages of rules into the wheel; an editable install reads both from the repository."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Builds the client when it is stale, before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, only where the client has to be built and the machine has no Node of its own."""
        client = self._client
        try:
            return [client.WHEEL] if client.is_stale() and not client.has_node() else []
        except client.NotBuilt as why:
            raise SystemExit(str(why)) from None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and say what else goes into a wheel that is not editable."""
        client = self._client
        try:
            client.build()
        except client.NotBuilt as why:
            raise SystemExit(str(why)) from None
        if version == "standard":
            build_data["force_include"] |= {
                str(client.DIST): "chelem/site/client",
                str(Path(self.root, "docs", "rules")): "chelem/site/rules_pages",
            }

    @property
    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("chelem_client", Path(self.root, "web", "build.py"))
        if spec is None or spec.loader is None:
            raise SystemExit("Chelem's pages could not be built: web/build.py cannot be read.")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
