"""What is promised of an event's boards: part of its state while its log is folded."""

from chelem.core import Refused, hash_of_text


class PromisedBoards:
    """The hashes from which nobody can guess the boards, and what opens them."""

    def __init__(self) -> None:
        self.committed = ""
        """The server's hash; empty where the program has dealt no boards."""
        self.pledges: tuple[str, ...] = ()
        """The hashes of the nonces that others than the server have added."""
        self.revealed = ""
        """What opens the server's hash, once all have played."""
        self.nonces: tuple[str, ...] = ()
        """The nonces, once all have played."""
        self.simultaneous = ""
        """The code of the simultaneous whose boards are played."""

    def check_opened(self) -> None:
        """Raise `Refused` if what was revealed is not what was promised."""
        if not self.revealed or not self.committed:
            return
        if hash_of_text(self.revealed) != self.committed:
            raise Refused("event.promise.salt")
        if tuple(map(hash_of_text, self.nonces)) != self.pledges:
            raise Refused("event.promise.nonces")
