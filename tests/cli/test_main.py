"""Error messages for files that the system refuses to open."""

import errno
import os

import pytest

from chelem.cli.main import file_error_text


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.ENOENT, "x.pbn n’existe pas."),
        (errno.EISDIR, "x.pbn est un dossier, et non un fichier."),
        (errno.EACCES, "Vous n’avez pas le droit de lire ou d’écrire x.pbn."),
        (errno.EBUSY, "Impossible de lire ou d’écrire x.pbn"),
    ],
)
def test_file_errors(number, expected):
    """The sentence names the file and shows no error number."""
    assert file_error_text(OSError(number, os.strerror(number), "x.pbn"), "fr").startswith(expected)


def test_error_without_a_file_name():
    """Some errors, such as a full disk, name no file."""
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert file_error_text(full, "en") == f"The computer cannot do that: {os.strerror(errno.ENOSPC)}."


@pytest.mark.parametrize(
    "words", [("check", "{}"), ("show", "{}"), ("solve", "{}"), ("convert", "{}", "x.lin")]
)
def test_folder_instead_of_a_file(chelem, tmp_path, words):
    """A folder is refused even if its name has a known extension."""
    folder = tmp_path / "x.pbn"
    folder.mkdir()
    result = chelem(*(word.format(folder) for word in words))
    assert (result.status, result.out, result.err) == (2, "", f"{folder} is a folder, not a file.\n")
