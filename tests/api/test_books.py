"""A table of paper keeps its record on one phone: forms are judged, written down, looked through and taken back."""

import asyncio

import pytest

from servers import serving
from tallystick.cli import main
from tallystick.journal.verify import verify

START = {"winning": "7D", "throws": [5, 2]}
BLOCK = {
    "rows": [{"seat": 0, "die": 2, "card": "AQH", "mined": "7H"}, {"seat": 1, "die": 5, "card": "A4S", "mined": "JS"}]
}
WRONG = {
    "rows": [{"seat": 0, "die": 2, "card": "AQH", "mined": "7H"}, {"seat": 1, "die": 5, "card": "A6S", "mined": "JS"}]
}


class Keeper:
    """Whoever keeps the book."""

    def __init__(self, site, made):
        self.site = site
        self.table = f"/api/tables/{made['table']}"
        self.token = made["seats"][0]["token"]
        self.number = 0

    async def enter(self, form, **more):
        self.number += 1
        body = {"id": f"form-{self.number}", "form": form} | more
        return (await self.site.ask("POST", self.table + "/book", body, self.token))[:2]

    async def undo(self, after):
        return (await self.site.ask("POST", self.table + "/book/undo", {"after": after}, self.token))[:2]


def on_paper(tmp_path, ask, **wanted):
    asked = {"game": "market-island", "seats": 2, "name": "Ana", "own_names": ["Bo"], "paper": True} | wanted

    async def run():
        async with serving(tmp_path) as site:
            _status, made, _ = await site.ask("POST", "/api/tables", asked)
            return await ask(Keeper(site, made)) if "table" in made else made

    return asyncio.run(run())


def test_the_manuals_round_is_entered_and_its_journal_is_proved(tmp_path, capsys):
    async def ask(keeper):
        assert (await keeper.enter(START))[0] == 200
        status, page = await keeper.enter(BLOCK | {"balances": [53, 50]})
        assert status == 200
        assert page["over"]
        assert page["view"]["ledgers"][0] == [53, 50]
        assert any("7♥" in sentence for sentence in page["forms"][0]["told"])
        _status, lobby, _ = await keeper.site.ask("GET", keeper.table)
        assert lobby["by_hand"]
        return (await keeper.site.ask("GET", keeper.table + "/journal"))[1]

    journal = on_paper(tmp_path, ask, options={"rounds": 1})
    journal = journal.encode() if isinstance(journal, str) else journal
    assert verify(journal) is not None
    file = tmp_path / "paper.jsonl"
    file.write_bytes(journal)
    with pytest.raises(SystemExit) as left:
        main(["verify", str(file)])
    assert left.value.code == 0
    assert "entered by hand" in capsys.readouterr().out.replace("\n", " ")


def test_a_form_is_judged_without_being_written_and_written_once(tmp_path):
    async def ask(keeper):
        await keeper.enter(START)
        status, page = await keeper.enter(BLOCK, check=True)
        assert (status, page["view"]["ledgers"][0]) == (200, [53, 50])
        _status, now, _ = await keeper.site.ask("GET", keeper.table + "/book")
        assert now["view"]["ledgers"][0] == [50, 50]
        await keeper.enter(BLOCK)
        keeper.number -= 1
        status, page = await keeper.enter(BLOCK)
        assert (status, page["view"]["round"]) == (200, 2)

    on_paper(tmp_path, ask)


def test_a_slip_is_found_taken_back_and_entered_again(tmp_path):
    async def ask(keeper):
        await keeper.enter(START)
        status, said = await keeper.enter(WRONG | {"balances": [53, 50]})
        assert (status, said["refused"]["code"]) == (400, "balances_differ")
        assert said["refused"]["arguments"] == {"seat": 0, "paper": 53, "book": 54}
        _status, page = await keeper.enter(WRONG)
        status, said = await keeper.undo(page["seq"] - 1)
        assert said["refused"]["code"] == "stale"
        status, page = await keeper.undo(page["seq"])
        assert (status, page["view"]["ledgers"][0], page["forms"][0]["undone"]) == (200, [50, 50], True)
        _status, page = await keeper.enter(BLOCK)
        assert page["view"]["ledgers"][0] == [53, 50]
        status, said = await keeper.undo(page["seq"])
        status, said = await keeper.undo(said["seq"])
        status, said = await keeper.undo(said["seq"])
        assert said["refused"]["code"] == "nothing_to_undo"

    on_paper(tmp_path, ask)


def test_a_journal_with_a_slip_that_was_taken_back_is_proved_and_comes_back_after_a_restart(tmp_path):
    async def ask(keeper):
        await keeper.enter(START)
        _status, page = await keeper.enter(WRONG)
        await keeper.undo(page["seq"])
        return keeper.table, keeper.token

    table, token = on_paper(tmp_path, ask, options={"rounds": 2})

    async def again():
        async with serving(tmp_path) as site:
            body = {"id": "again", "form": BLOCK}
            _status, page, _ = await site.ask("POST", table + "/book", body, token)
            return page["view"]["ledgers"][0]

    assert asyncio.run(again()) == [53, 50]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"rows": "x"}, "not_a_form"),
        ({"colour": 1}, "not_a_form"),
        ({"winning": "ZZ", "throws": [1, 2]}, "unknown_card"),
        ({"winning": "7D", "throws": [1]}, "throw_missing"),
        ({"winning": "7D", "throws": [1, 9]}, "not_a_die"),
        (BLOCK, "book_start_first"),
    ],
)
def test_nonsense_is_refused(tmp_path, form, code):
    async def ask(keeper):
        _status, said = await keeper.enter(form)
        assert said["refused"]["code"] == code

    on_paper(tmp_path, ask)


def test_who_may_not_write_is_told(tmp_path):
    async def ask(keeper):
        keeper.token = "wrong"
        status, said = await keeper.enter(START)
        assert (status, said["refused"]["code"]) == (401, "wrong_token")

    on_paper(tmp_path, ask)
    said = on_paper(tmp_path, None, game="shelves-voyage", seats=3)
    assert said["refused"]["code"] == "not_by_hand"
    said = on_paper(tmp_path, None, bots={"1": "good"})
    assert said["refused"]["code"] == "no_bots_on_paper"
