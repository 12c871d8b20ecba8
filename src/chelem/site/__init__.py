"""The site: what needs a server, people or a database, by feature."""
