"""`python -m tests.support.recordings [FILE…]`: record what the client's tests of components ask a server."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Thread

from tests.support.recordings.recorder import RecorderServer
from tests.support.recordings.scenes import load_scenes
from tests.support.servers.serving import Server

WEB = Path(__file__).parents[3] / "web"


def main(files: list[str]) -> int:
    """Run the tests, or those of some files, against a server; return their status."""
    load_scenes()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        recorder = RecorderServer(server.address)
        Thread(target=recorder.serve_forever, daemon=True).start()
        environ = {**os.environ, "VITE_RECORDER": f"http://127.0.0.1:{recorder.server_port}"}
        command = ["node_modules/.bin/vitest", "run", "--project", "components", *files]
        status = subprocess.run(command, cwd=WEB, env=environ, check=False).returncode
        recorder.keep()
        recorder.shutdown()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
