"""What a server would say to a facilitator, without one: a lesson at any size, for looking at the screens."""

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

SIGNS = [
    "shell",
    "crab",
    "palm",
    "gull",
    "boat",
    "drum",
    "lantern",
    "anchor",
    "fish",
    "star",
    "turtle",
    "whale",
    "coral",
    "pearl",
    "kite",
    "bell",
    "compass",
    "feather",
    "hat",
    "key",
    "leaf",
    "moon",
    "sun",
    "wave",
]
NAMES = [
    "Leïla",
    "Jonas",
    "Mei",
    "Oskar",
    "Priya",
    "Hugo",
    "Sena",
    "Adam",
    "Tom",
    "Inès",
    "Yusuf",
    "Clara",
    "Maya",
    "Elias",
    "Zoé",
    "Karim",
    "Lucas",
    "Aïcha",
    "Ben",
    "Nina",
    "Noor",
    "Felix",
    "Ada",
    "Theo",
    "Viktor",
    "Rosa",
    "Amara",
    "Samir",
]
NICK = ("Calm Otter", "Brave Mango", "Misty Coral", "Wild Juniper", "Soft Maple", "Free Falcon", "Rosy Papaya")
MINUTE = 60_000
SESSION = "s" * 22
KEY = "k" * 43


def milliseconds() -> int:
    return round(time.time() * 1000)


class Lesson:
    """A session in one phase with so many people at so many tables; it remembers what was asked of it."""

    def __init__(self, people: int, phase: str = "playing", role: str = "lead", size: int = 4) -> None:
        self.now = milliseconds()
        self.phase, self.role, self.size = phase, role, size
        self.asked: list[dict[str, Any]] = []
        self.refuse: dict[str, dict[str, Any]] = {}
        """Actions that get a no, by their word."""
        self.people = [self._person(number) for number in range(1, people + 1)]
        self.tables = -(-people // size)
        self.lines: list[WebSocketRoute] = []
        self.more: dict[str, Any] = {}
        """Fields of the hall that are others."""

    def _person(self, number: int) -> dict[str, Any]:
        named = self.role != "watch" and number <= len(NAMES)
        nickname = f"{NICK[number % len(NICK)]}" + (f" {number}" if number > len(NICK) else "")
        return {
            "number": number,
            "name": nickname,
            "note": NAMES[number - 1] if named else "",
            "here": number % 11 != 7,
            "asleep": False,
            "table": (number - 1) // self.size + 1 if self.phase not in ("open", "arriving") else None,
            "seat": (number - 1) % self.size,
            "since": self.now - number * 9_000,
            "hand": None,
            "answered": 6 if number % 3 else 2,
            "late": False,
        }

    def hall(self) -> dict[str, Any]:
        began = self.now - 31 * MINUTE - 20_000
        cuts = [0, 8, 13, 38, 54, 60]
        parts = ("arrive", "brief", "play", "debrief", "after")
        return {
            "kind": "hall",
            "role": self.role,
            "session": SESSION,
            "code": "K4T9WM",
            "phase": self.phase,
            "plan": {
                "title": "9B · Who keeps the record?",
                "game": "market-island",
                "minutes": 60,
                "parts": {},
                "table_size": self.size,
                "fill": "wanted",
                "names": "nicknames",
                "list": [],
                "expected": 28,
                "ideas": ["shared-record", "link", "cost-of-mining", "replicas", "validation", "consensus"],
                "questions": True,
                "guided": True,
                "bot_after": 90,
                "retention_days": 30,
            },
            "locked": False,
            "people": self.people,
            "seating": {
                "order": "shuffled",
                "size": self.size,
                "tables": [self._planned(number) for number in range(1, self.tables + 1)],
                "apart": [[1, 6], [9, 6]] if len(self.people) > 20 else [],
                "broken": [],
                "unseated": [len(self.people)] if self.phase == "arriving" and len(self.people) > 20 else [],
            },
            "parts": [
                {"part": part, "from": began + cuts[i] * MINUTE, "to": began + cuts[i + 1] * MINUTE}
                for i, part in enumerate(parts)
            ],
            "now": milliseconds(),
            "began": began,
            "paused": "",
            "keys": {"co": False, "watch": True},
            "kept": [],
            "storm": None,
            "lines": {"here": len(self.people), "of": len(self.people)},
            "watching_walls": 1,
            **self.more,
        }

    def _planned(self, number: int) -> dict[str, Any]:
        seats = []
        for place in range(self.size):
            person = (number - 1) * self.size + place + 1
            here = person <= len(self.people)
            seats.append({"number": person if here else None, "bot": not here, "pinned": person == 5})
        return {"number": number, "sign": SIGNS[(number - 1) % 24], "seats": seats}

    def rows(self) -> dict[str, Any]:
        conditions = ["plays", "help", "waits", "paused", "behind", "differs", "finished"]
        return {"kind": "rows", "rows": [self._row(n, conditions[(n - 1) % 7]) for n in range(1, self.tables + 1)]}

    def _row(self, number: int, condition: str) -> dict[str, Any]:
        over = condition == "finished"
        seats = []
        for place in range(self.size):
            person = (number - 1) * self.size + place + 1
            here = person <= len(self.people)
            due = place == (number + 2) % self.size and not over
            seats.append(
                {
                    "seat": place,
                    "person": person if here else None,
                    "name": self.people[person - 1]["name"] if here else "Dune",
                    "bot": not here,
                    "value": 20 + (person * 37) % 71,
                    "word": "mi-glance-mines" if not due else "mi-glance-thinks",
                    "due": due,
                    "away": due and condition == "waits",
                    "asleep": due and condition == "waits",
                    "hand": condition == "help" and place == 2,
                }
            )
        return {
            "number": number,
            "sign": SIGNS[(number - 1) % 24],
            "table": f"table{number:02}",
            "game": "market-island",
            "condition": condition,
            "since": self.now - (70 + number * 3) * 1000,
            "step": 10 if over else 6 + number % 3,
            "of": 10,
            "round": 10 if over else 6 + number % 3,
            "phase": "mi-glance-mine",
            "seats": seats,
            "copies": {"same": 3 if condition == "differs" else 4, "of": 4},
            "ends": self.now + (7 + number) * MINUTE,
            "late": condition == "behind",
            "started": True,
            "over": over,
            "paused": condition == "paused",
            "outcome": "",
            "entries": 56,
        }

    def needs(self) -> dict[str, Any]:
        all_needs = [
            need("help", 2, 7, 70, {"text": "Why may I never mine again?"}, "on_my_way", "open"),
            need("claim", 3, 10, 25, {"claim": "c1", "silent": self.now - 4 * MINUTE}, "give", "refuse"),
            need("waits", 3, 12, 134, {"seats": [3], "asleep": True, "usual": 11_000}, "bot", "nudge"),
            need("behind", 5, None, 0, {"minutes": 4, "ends": self.now + 11 * MINUTE}, "last_round", "leave"),
            need("differs", 6, None, 52, {"same": 3, "of": 4, "seq": 41}, "keep", "look"),
            need("late", None, len(self.people), 12, {"table": 7, "sign": "lantern"}, "seat", "leave"),
        ]
        there = [one for one in all_needs if (one["table"] or 1) <= self.tables] if self.tables > 2 else []
        return {"kind": "needs", "needs": there}

    def tell(self, line: WebSocketRoute, *messages: dict[str, Any]) -> None:
        for message in messages:
            line.send(json.dumps(message))

    def whole(self) -> list[dict[str, Any]]:
        shown = {"kind": "shown", "wall": {"show": "clock"}}
        tables = [self.rows(), self.needs()] if self.phase not in ("open", "arriving") else []
        return [self.hall(), *tables, shown]

    def listen(self, line: WebSocketRoute) -> None:
        """Answers as a server would: everything on entering, `did` or a refusal to what is asked."""
        self.lines.append(line)

        def heard(text: str | bytes) -> None:
            said = json.loads(text)
            if said["say"] == "ping":
                self.tell(line, {"kind": "pong"})
            elif said["say"] == "enter":
                self.tell(line, *self.whole())
            elif said["say"] == "lead":
                self.asked.append(said)
                no = self.refuse.get(said["do"])
                answer = {"kind": "refused", **no} if no else {"kind": "did", "key": "n" * 43}
                self.tell(line, {**answer, "id": said["id"]})

        line.on_message(heard)

    def open(self, page: Page, address: str, path: str = "") -> None:
        """The facilitator's page at this lesson."""
        page.route_web_socket("**/ws", self.listen)
        page.goto(f"{address}/lead/{SESSION}{path}#{KEY}")

    def done(self, word: str) -> list[dict[str, Any]]:
        """What was asked with this word, without its ids."""
        return [
            {name: value for name, value in said.items() if name not in ("id", "say", "do")}
            for said in self.asked
            if said["do"] == word
        ]


def need(
    what: str, table: int | None, number: int | None, seconds: int, args: dict[str, Any], *acts: str
) -> dict[str, Any]:
    since = milliseconds() - seconds * 1000 if seconds else 0
    asked = {"id": f"{what}-{table}", "what": what, "table": table, "number": number, "since": since}
    return {**asked, "args": args, "acts": list(acts)}
