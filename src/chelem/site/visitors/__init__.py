"""Visitors: browsers known by their cookies, their devices, names and bans."""
