"""The networks that an address is in: each has a share of its own, so that nobody gains by many addresses."""

import ipaddress
from dataclasses import dataclass
from functools import lru_cache

SHARES: dict[int, int] = {64: 1, 56: 2, 48: 4}
"""How many times the limits of an address a network of IPv6 has, by the bits of its prefix.

Providers give a household a whole network of 56 or 64 bits, a company one of 48.
"""
SITE_BITS = 48
PROVIDER_BITS: dict[int, int] = {4: 16, 6: 32}
"""The bits of what a provider of addresses usually has, by the version of IP."""
SHORT_BITS: dict[int, int] = {4: 24, 6: 48}
"""The bits that are left of an address that is shortened."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network by its name, such as `2001:db8::/48`, and how many times the limits of an address it has."""

    name: str
    share: int


@lru_cache(4096)
def counted_address(host: str) -> str:
    """Return an address as it is counted: of IPv6 the network of 64 bits."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


@lru_cache(4096)
def networks_of(counted: str) -> tuple[Network, ...]:
    """Return the networks of a counted address, the smallest first; of IPv4 the address alone.

    >>> [each.name for each in networks_of("2001:db8:0:1::/64")]
    ['2001:db8:0:1::/64', '2001:db8::/56', '2001:db8::/48']
    """
    if ":" not in counted:
        return (Network(counted, 1),)
    return tuple(Network(_cut(counted, bits), share) for bits, share in SHARES.items())


def site_of(counted: str) -> str:
    """Return the largest network that may be one household's or company's."""
    return _cut(counted, SITE_BITS) if ":" in counted else counted


@lru_cache(4096)
def provider_of(counted: str) -> str:
    """Return the network of which the server never gives everything to one.

    >>> provider_of("192.0.2.1"), provider_of("2001:db8:0:1::/64")
    ('192.0.0.0/16', '2001:db8::/32')
    """
    return _cut(counted, PROVIDER_BITS[6 if ":" in counted else 4])


def shortened(counted: str) -> str:
    """Return the network of many that an address is in, which tells nobody apart; a larger one as it is.

    >>> shortened("192.0.2.1"), shortened("2001:db8:0:1::/64"), shortened("2001:db8::/32")
    ('192.0.2.0/24', '2001:db8::/48', '2001:db8::/32')
    """
    bits = SHORT_BITS[6 if ":" in counted else 4]
    _, _, given = counted.partition("/")
    return counted if given and int(given) <= bits else _cut(counted, bits)


def _cut(counted: str, bits: int) -> str:
    """Return the network of this many bits; a name that is not an address stays as it is."""
    try:
        return str(ipaddress.ip_network(f"{counted.partition('/')[0]}/{bits}", strict=False))
    except ValueError:
        return counted
