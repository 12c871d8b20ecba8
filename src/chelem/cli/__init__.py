"""The command `chelem`: one subcommand a file."""
