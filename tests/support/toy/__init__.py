"""Installs a toy, a game or a form of event, as pip would: a package with its entry point, in a folder."""

import shutil
from pathlib import Path

HERE = Path(__file__).parent
ENTRY_POINTS = "[{group}]\n{name} = {package}\n"


def install(site: Path, name: str = "pick", package: str = "chelem_toy", group: str = "chelem.games") -> Path:
    """Install the distribution into `site`; without its code if there is no such toy."""
    if (HERE / package).is_dir():
        shutil.copytree(HERE / package, site / package, ignore=shutil.ignore_patterns("__pycache__"))
    dist_info = site / f"{package}-1.0.dist-info"
    dist_info.mkdir(parents=True)
    (dist_info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    text = ENTRY_POINTS.format(group=group, name=name, package=package)
    (dist_info / "entry_points.txt").write_text(text, encoding="utf-8")
    return site
