"""What the server answered the client's pages, kept for tests of components that have no server.

A scene is a state of a server. `python -m tests.support.recordings` runs the client's tests of components
against a real server in these scenes, and keeps what was asked and answered in web/src/testing/recorded; a
test asks a server the same again, and compares.
"""
