"""Whose word about a client's address is taken: that of the proxies in the settings."""

from contextlib import suppress
from ipaddress import ip_address, ip_network


class Proxies:
    """Addresses and networks, separated by commas; `*` for everybody.

    >>> Proxies("192.0.2.0/24").client_of("192.0.2.7", "10.0.0.1, 198.51.100.9")
    '198.51.100.9'
    >>> Proxies("192.0.2.1").client_of("203.0.113.5", "10.0.0.1")
    '203.0.113.5'
    """

    def __init__(self, named: str) -> None:
        self._named = {one.strip() for one in named.split(",")}
        self._networks = []
        for one in self._named:
            with suppress(ValueError):  # a name is one proxy, whatever it means
                self._networks.append(ip_network(one, strict=False))

    def client_of(self, peer: str, said: str) -> str:
        """The last address that is no proxy of ours; each proxy writes behind the others from whom it heard."""
        hops = [*(hop.strip() for hop in said.split(",") if hop.strip()), peer]
        return next((hop for hop in reversed(hops) if not self.is_one(hop)), hops[0])

    def is_one(self, address: str) -> bool:
        if address in self._named or "*" in self._named:
            return True
        with suppress(ValueError):
            return any(ip_address(address) in network for network in self._networks)
        return False
