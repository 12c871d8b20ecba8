"""What every bus promises, whatever carries its messages."""

import asyncio
import logging

import pytest

from chelem.site.bus import BusClosed, BusError, NobodyAnswers, Overdue, RemoteFailure
from tests.site.bus.conftest import until

LONG = 30.0
"""Seconds that no ask of these tests takes."""
STRANGE = (
    b"",
    b"\x00",
    b"\xff\xfe",
    bytes(range(256)),
    "à toi 🂡\n r 1 2\r\n".encode(),
    b" \n ",
    b"{}\\'\"",
)
"""Bodies that are no text, or look like part of a message."""
SIZES = (*range(5_600, 5_640), 7_499, 7_500, 7_501, 8_000, 70_000, 2**20 - 1, 2**20, 5_000_000)
"""Bytes: about what a notification and a NATS message can have, as text and in base64, and far beyond."""


async def echo(body):
    return body


# Tells


def test_tells_of_a_sender_are_heard_in_order(carried):
    """Long bodies among them hold up those that follow, and pass none."""

    async def work(join):
        sender, receiver, heard = await join(), await join(), []
        await receiver.listen("order", heard.append)
        bodies = [b"%d " % n + b"x" * (2_000_000 if n % 40 == 7 else n) for n in range(200)]
        for body in bodies:
            sender.tell("order", body)
        await until(lambda: len(heard) == len(bodies))
        assert bodies == heard

    carried(work)


def test_tells_over_time_are_heard_in_order(carried):
    """Where each has left before the next is told, too."""

    async def work(join):
        sender, receiver, heard = await join(), await join(), []
        await receiver.listen("drip", heard.append)
        for n in range(100):
            sender.tell("drip", b"%d" % n)
            await asyncio.sleep(0)
        await until(lambda: len(heard) == 100)
        assert [b"%d" % n for n in range(100)] == heard

    carried(work)


def test_equal_messages_are_all_heard(carried):
    """The same body told three times is heard three times."""

    async def work(join):
        sender, receiver, heard = await join(), await join(), []
        await receiver.listen("equal", heard.append)
        for _ in range(3):
            sender.tell("equal", b"again")
        sender.tell("equal", b"end")
        await until(lambda: b"end" in heard)
        assert [b"again", b"again", b"again", b"end"] == heard

    carried(work)


def test_all_listeners_hear_a_tell(carried):
    """Several of a process, of other processes, and of the one that tells; those of other subjects do not."""

    async def work(join):
        heard = []
        buses = [await join() for _ in range(3)]
        for place, bus in enumerate(buses):
            for number in range(2):
                await bus.listen("all", lambda body, who=(place, number): heard.append((who, body)))
            await bus.listen("all.others", heard.append)
        buses[0].tell("all", b"news")
        await until(lambda: len(heard) >= 6)
        buses[0].tell("all", b"end")
        await until(lambda: len(heard) >= 12)
        listeners = [(place, number) for place in range(3) for number in range(2)]
        assert [(who, body) for who in listeners for body in (b"end", b"news")] == sorted(heard)

    carried(work)


def test_a_tell_calls_nobody_before_it_returns(carried):
    """Not even listeners of the same process, and not while another message is heard."""

    async def work(join):
        bus, steps = await join(), []

        def hear(body):
            steps.append(body)
            if body == b"first":
                bus.tell("turn", b"second")
                steps.append("told")

        await bus.listen("turn", hear)
        bus.tell("turn", b"first")
        steps.append("returned")
        await until(lambda: b"second" in steps)
        assert ["returned", b"first", "told", b"second"] == steps

    carried(work)


def test_a_listener_that_fails(carried, caplog):
    """Its exception is logged; other listeners hear the message, and it hears the next one."""

    async def work(join):
        sender, receiver, heard = await join(), await join(), []

        def fail(body):
            heard.append(body)
            raise KeyError(body)

        await receiver.listen("failing", fail)
        await receiver.listen("failing", heard.append)
        sender.tell("failing", b"1")
        sender.tell("failing", b"2")
        await until(lambda: len(heard) == 4)
        assert [b"1", b"1", b"2", b"2"] == sorted(heard)

    carried(work)
    assert [KeyError, KeyError] == [record.exc_info[0] for record in caplog.records if record.exc_info]


def test_a_closed_listening_hears_nothing(carried):
    """What is told after it has been closed is not heard, and another of the same subject goes on."""

    async def work(join):
        sender, receiver, heard, others = await join(), await join(), [], []
        listening = await receiver.listen("closing", heard.append)
        await receiver.listen("closing", others.append)
        sender.tell("closing", b"1")
        await until(lambda: heard)
        await listening.close()
        await listening.close()
        sender.tell("closing", b"2")
        await until(lambda: len(others) == 2)
        assert [b"1"] == heard

    carried(work)


def test_listening_again(carried):
    """A subject that was left can be listened to again, however quickly."""

    async def work(join):
        sender, receiver, heard = await join(), await join(), []
        for n in range(20):
            listening = await receiver.listen("again", heard.append)
            closing = asyncio.ensure_future(listening.close())
            listening = await receiver.listen("again", heard.append)
            await closing
            sender.tell("again", b"%d" % n)
            await until(lambda n=n: len(heard) > n)
            await listening.close()
        assert [b"%d" % n for n in range(20)] == heard

    carried(work)


# Asks


def test_an_ask_has_a_reply(carried):
    """Made by a process, it is answered by another or by itself."""

    async def work(join):
        asker, answerer = await join(), await join()

        async def reply(body):
            return body[::-1]

        await answerer.answer("mirror", reply)
        assert b"cba" == await asker.ask("mirror", b"abc", LONG)
        assert b"cba" == await answerer.ask("mirror", b"abc", LONG)
        many = [asker.ask("mirror", b"%d" % n, LONG) for n in range(200)]
        assert [(b"%d" % n)[::-1] for n in range(200)] == await asyncio.gather(*many)

    carried(work)


def test_asks_are_answered_at_the_same_time(carried):
    """A reply may wait for what a later ask does."""

    async def work(join):
        asker, answerer, later = await join(), await join(), asyncio.Event()

        async def reply(body):
            if body == b"first":
                await later.wait()
            later.set()
            return body

        await answerer.answer("together", reply)
        replies = asker.ask("together", b"first", LONG), asker.ask("together", b"second", LONG)
        assert [b"first", b"second"] == await asyncio.gather(*replies)

    carried(work)


def test_any_bytes_arrive_as_they_were(carried):
    """In asks, in replies and in tells: no text, none at all, what looks like part of a message."""

    async def work(join):
        asker, answerer, heard = await join(), await join(), []
        await answerer.answer("bytes", echo)
        await answerer.listen("bytes.told", heard.append)
        for body in STRANGE:
            assert body == await asker.ask("bytes", body, LONG)
            asker.tell("bytes.told", body)
        await until(lambda: len(heard) == len(STRANGE))
        assert list(STRANGE) == heard

    carried(work)


@pytest.mark.parametrize("byte", [b"x", b"\xff"])
def test_bodies_of_any_length_arrive(carried, byte):
    """Below and above what one message of the carrier can have, as text and as other bytes."""

    async def work(join):
        asker, answerer, heard = await join(), await join(), []
        await answerer.answer("length", echo)
        await answerer.listen("length.told", lambda body: heard.append(len(body)))
        for size in SIZES:
            assert byte * size == await asker.ask("length", byte * size, LONG)
            asker.tell("length.told", byte * size)
        await until(lambda: len(heard) == len(SIZES))
        assert list(SIZES) == heard

    carried(work)


def test_nobody_answers(carried):
    """That is said at once, not after the deadline, whether others are listened to or not."""

    async def work(join):
        asker, other = await join(), await join()
        await other.answer("somebody", echo)
        await other.listen("heard", print)
        with pytest.raises(NobodyAnswers):
            await asker.ask("nobody", b"", LONG)

    carried(work)


def test_nobody_answers_any_more(carried):
    """Nothing is done for an ask once all that answered have been closed; somebody may answer again."""

    async def work(join):
        asker, first, second = await join(), await join(), await join()
        listening = await first.answer("leaving", echo)
        other = await second.answer("leaving", echo)
        await listening.close()
        assert b"1" == await asker.ask("leaving", b"1", LONG)
        await other.close()
        with pytest.raises(NobodyAnswers):
            await asker.ask("leaving", b"2", LONG)
        await other.close()
        await second.answer("leaving", echo)
        assert b"3" == await asker.ask("leaving", b"3", LONG)

    carried(work)


def test_an_ask_has_a_deadline(carried):
    """It fails then; the reply is worked on all the same, and what comes of it is not taken for another's."""

    async def work(join):
        asker, answerer, done = await join(), await join(), []
        release = asyncio.Event()

        async def reply(body):
            if body == b"slow":
                await release.wait()
            done.append(body)
            return body

        await answerer.answer("slow", reply)
        with pytest.raises(Overdue):
            await asker.ask("slow", b"slow", 0.05)
        release.set()
        await until(lambda: done)
        assert b"quick" == await asker.ask("slow", b"quick", LONG)
        assert [b"slow", b"quick"] == done

    carried(work)


def test_an_asker_that_goes_away(carried):
    """A cancelled ask leaves nothing behind that a reply could disturb."""

    async def work(join):
        asker, answerer, begun, release = await join(), await join(), asyncio.Event(), asyncio.Event()

        async def reply(body):
            begun.set()
            await release.wait()
            return body

        await answerer.answer("gone", reply)
        asking = asyncio.ensure_future(asker.ask("gone", b"", LONG))
        await begun.wait()
        asking.cancel()
        release.set()
        assert b"x" == await asker.ask("gone", b"x", LONG)

    carried(work)


def test_asks_are_counted_by_their_outcomes(carried):
    """Each once; a bus that is closed counts those that it fails."""

    async def work(join):
        asker, answerer, begun = await join(), await join(), asyncio.Event()

        async def reply(body):
            if body:
                return body
            begun.set()
            return await asyncio.Event().wait()

        async def fail(_body):
            raise LookupError

        await answerer.answer("counted", reply)
        await answerer.answer("failing", fail)
        assert {0} == set(asker.outcomes.values())
        await asker.ask("counted", b"x", LONG)
        for subject, body, seconds in (
            ("nobody", b"x", LONG),
            ("counted", b"", 0.05),
            ("failing", b"x", LONG),
        ):
            with pytest.raises(BusError):
                await asker.ask(subject, body, seconds)
        begun.clear()
        asking = asyncio.ensure_future(asker.ask("counted", b"", LONG))
        await begun.wait()
        asking.cancel()
        await asyncio.wait([asking])
        await asker.close()
        with pytest.raises(BusClosed):
            await asker.ask("counted", b"x", LONG)
        assert {1} == set(asker.outcomes.values()), asker.outcomes

    carried(work)


def test_a_reply_that_fails(carried, caplog):
    """The asker learns the name of the exception's type and no more; the rest is logged where it happened."""

    async def work(join):
        asker, answerer = await join(), await join()

        async def fail(_body):
            raise LookupError("the secret")

        await answerer.answer("broken", fail)
        with pytest.raises(RemoteFailure) as failure:
            await asker.ask("broken", b"", LONG)
        assert ("LookupError", "LookupError") == (failure.value.name, str(failure.value))

    carried(work)
    (record,) = [record for record in caplog.records if record.exc_info]
    assert ("the secret", logging.ERROR) == (str(record.exc_info[1]), record.levelno)


def test_a_member_of_a_group_gets_each_ask(carried):
    """Exactly one of a group, in whatever process; all have their share. No group is a group too."""

    async def work(join):
        asker, done = await join(), []
        for member in range(3):
            bus = await join()
            for group in ("", "workers"):

                async def reply(body, who=(group, member)):
                    done.append((who, body))
                    return body

                await bus.answer(f"work.{group or 'none'}", reply, group)
        for subject in ("work.none", "work.workers"):
            done.clear()
            await asyncio.gather(*(asker.ask(subject, b"%d" % n, LONG) for n in range(90)))
            assert sorted(b"%d" % n for n in range(90)) == sorted(body for _, body in done)
            assert 3 == len({who for who, _ in done})

    carried(work)


def test_each_group_gets_an_ask(carried):
    """The first reply is the answer; the others are not taken for those of later asks."""

    async def work(join):
        asker, done = await join(), []
        answerer = await join()
        for group in ("left", "right"):

            async def reply(body, group=group):
                done.append((group, body))
                return body

            await answerer.answer("both", reply, group)
        for n in range(20):
            assert b"%d" % n == await asker.ask("both", b"%d" % n, LONG)
        await until(lambda: len(done) == 40)
        assert sorted((group, b"%d" % n) for group in ("left", "right") for n in range(20)) == sorted(done)

    carried(work)


# A bus


def test_what_was_told_before_closing_is_heard(carried):
    """`close` sends what waits; what is told afterwards is lost."""

    async def work(join):
        receiver, sender, heard = await join(), await join(), []
        await receiver.listen("farewell", heard.append)
        for n in range(50):
            sender.tell("farewell", b"%d" % n)
        await sender.close()
        sender.tell("farewell", b"late")
        if sender is not receiver:
            await until(lambda: len(heard) >= 50)
        assert [b"%d" % n for n in range(50)] == heard

    carried(work)


def test_a_closed_bus(carried):
    """Its asks fail, those that wait and later ones; a reply that it was working on is cancelled."""

    async def work(join):
        bus, begun, ended = await join(), asyncio.Event(), []

        async def reply(body):
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(body)
            return body

        await bus.answer("closed", reply)
        asking = asyncio.ensure_future(bus.ask("closed", b"1", LONG))
        await begun.wait()
        await bus.close()
        with pytest.raises(BusClosed):
            await asking
        with pytest.raises(BusClosed):
            await bus.ask("closed", b"2", LONG)
        assert [b"1"] == ended
        await bus.close()

    carried(work)


@pytest.mark.parametrize(
    "subject", ["", "own.*", "own.>", "two words", "own..1", ".", "own.é", "a\r\nPUB b", "x" * 201]
)
def test_a_subject_that_is_none(carried, subject):
    """It is refused in every place, before anything is sent."""

    async def work(join):
        bus = await join()
        with pytest.raises(ValueError, match="invalid subject"):
            bus.tell(subject, b"")
        with pytest.raises(ValueError, match="invalid subject"):
            await bus.ask(subject, b"", LONG)
        with pytest.raises(ValueError, match="invalid subject"):
            await bus.listen(subject, print)
        with pytest.raises(ValueError, match="invalid subject"):
            await bus.answer(subject, echo)
        if subject:
            with pytest.raises(ValueError, match="invalid subject"):
                await bus.answer("fine", echo, subject)

    carried(work)


def test_a_bus_in_good_health(carried):
    """It is not away, and has dropped nothing."""

    async def work(join):
        bus = await join()
        assert (False, 0, 0) == (bus.away, bus.dropped, bus.losses)

    carried(work)
