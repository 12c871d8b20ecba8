"""What the command says when the system keeps a file from it."""

import errno
import os

import pytest

from chelem.cli.main import trouble


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "x.pbn n'existe pas."),
        (errno.EISDIR, "x.pbn est un dossier, et non un fichier."),
        (errno.EACCES, "Vous n'avez pas le droit de lire ou d'écrire x.pbn."),
        (errno.EBUSY, "Impossible de lire ou d'écrire x.pbn"),
    ],
)
def test_trouble_with_a_file(number, said):
    """A sentence without the system's numbers, which names the file."""
    assert trouble(OSError(number, os.strerror(number), "x.pbn"), "fr").startswith(said)


def test_trouble_without_a_file():
    """A full disk, for one, has no name."""
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert trouble(full, "en") == f"The machine cannot do that: {os.strerror(errno.ENOSPC)}."


@pytest.mark.parametrize(
    "words", [("check", "{}"), ("show", "{}"), ("solve", "{}"), ("convert", "{}", "x.lin")]
)
def test_a_folder_is_no_file(chelem, tmp_path, words):
    """Whatever its name ends with."""
    folder = tmp_path / "x.pbn"
    folder.mkdir()
    ran = chelem(*(word.format(folder) for word in words))
    assert (ran.status, ran.out, ran.err) == (2, "", f"{folder} is a folder, not a file.\n")
