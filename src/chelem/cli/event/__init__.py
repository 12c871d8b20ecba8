"""The commands `chelem event …`: one subcommand a file."""
