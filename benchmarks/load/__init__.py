"""People at many tables, played by one process: cheap enough not to be what is measured."""
