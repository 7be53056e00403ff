"""The knowledge graph that a voyage leaves, for whoever takes it home (SV.session)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tallystick.games.shelves_voyage.components import ACTIONS
from tallystick.games.shelves_voyage.linked import THINGS
from tallystick.games.shelves_voyage.view import View
from tallystick.kernel.graph import Act, Entity, Graph, Happened, Statement


def graph_in(view: View | None) -> Graph:
    """The graph that everybody sees in this view; there is none before the start."""
    if view is None:
        return Graph((), (), acts_in, THINGS)
    return Graph(
        tuple(Entity(one.node, one.text, one.authors, one.turn, one.legacies, one.mended) for one in view.entities),
        tuple(
            Statement(
                one.node,
                one.subject,
                one.predicate,
                one.object,
                one.authors,
                one.turn,
                ACTIONS[one.action - 1],
                one.why,
                one.aids,
                one.mended,
            )
            for one in view.statements
        ),
        acts_in,
        THINGS,
    )


def acts_in(happened: Happened) -> tuple[Act, ...]:
    """Who placed, stated, manipulated, quarrelled, mended, merged and set Legacies, in the order of the table."""
    deeds = Deeds()
    for at, events in happened:
        deeds.at, deeds.fresh, deeds.here = at, [], []
        for event in events:
            read = READ.get(event["event"])
            if read:
                read(deeds, event)
    return tuple(deeds.acts.values())


class Deeds:
    """The acts so far; an event of any version of the rules adds one or ends one."""

    def __init__(self) -> None:
        self.acts: dict[str, Act] = {}
        self.turn = 0
        self.at: int | None = None
        self.fresh: list[str] = []
        """Entities that came with the statement of this entry."""
        self.here: list[str] = []
        """What was done or decided in this entry."""
        self.claimed: dict[str, str] = {}
        """By which act a duty is to be fulfilled."""

    def add(self, kind: str, action: str, seats: tuple[int, ...], **more: Any) -> None:
        """An act named by what it made, or by its number among its kind."""
        name = kind if "-" in kind else f"{kind}-{1 + sum(key.startswith(kind + '-') for key in self.acts)}"
        self.here.append(name)
        self.acts[name] = Act(name, action, seats, self.turn, more.pop("why", ""), self.at, **more)

    def change(self, name: str, **more: Any) -> None:
        if name in self.acts:
            self.acts[name] = self.acts[name]._replace(**more)

    def last(self, action: str, *using: str) -> tuple[str, ...]:
        """The newest act of that kind, about that node where one is given."""
        found = [one.id for one in self.acts.values() if one.action == action and set(using) <= set(one.used)]
        return tuple(found[-1:])

    def began_turn(self, event: Mapping[str, Any]) -> None:
        self.turn = event["turn"]

    def placed(self, event: Mapping[str, Any]) -> None:
        if event["why"] == "new":
            self.fresh.append(event["entity"])
        else:
            made = (event["entity"],)
            self.add(f"act-{event['entity']}", "place", (event["seat"],), why=event["why"], made=made)

    def stated(self, event: Mapping[str, Any]) -> None:
        node, why = event["statement"], event["why"]
        used = tuple(end for end in (event["subject"], event["object"]) if end not in self.fresh)
        led = self.last("quarrel") if why == "quarrel" else self.last("manipulate") if why == "duty" else ()
        made = (*self.fresh, node)
        action, authors = ACTIONS[event["action"] - 1], tuple(event["authors"])
        self.add(f"act-{node}", action, authors, why=why, used=used, made=made, after=led)
        self.fresh = []

    def bound(self, event: Mapping[str, Any]) -> None:
        self.add(f"duty-{event['token']}", "manipulate", (event["by"],), other=event["seat"], text=event["topic"])

    def claimed_duty(self, event: Mapping[str, Any]) -> None:
        node = event["node"]
        act = f"act-{node}" if node.startswith("s") else "".join(self.last("quarrel", node))
        self.claimed[f"duty-{event['token']}"] = act

    def fulfilled(self, event: Mapping[str, Any]) -> None:
        """By what it was claimed for, or by what was done in this entry."""
        duty = f"duty-{event['token']}"
        self.change(duty, ended=self.at)
        for name in [self.claimed[duty]] if duty in self.claimed else self.here:
            if name in self.acts and duty not in self.acts[name].after:
                self.change(name, after=(*self.acts[name].after, duty))

    def quarrelled(self, event: Mapping[str, Any]) -> None:
        self.add("quarrel", "quarrel", (event["seat"],), other=event["opponent"], used=(event["entity"],))

    def decided(self, event: Mapping[str, Any]) -> None:
        for name in self.last("quarrel", event["entity"]):
            votes = event["votes"], event["against"]
            self.change(name, ended=self.at, winner=event["winner"], how=event["how"], votes=votes)
            self.here.append(name)

    def mended(self, event: Mapping[str, Any]) -> None:
        self.add("mending", "mend", (event["seat"],), used=(event["node"],), text=event["before"])

    def merged(self, event: Mapping[str, Any]) -> None:
        self.add("merging", "merge", (event["seat"],), used=(event["into"], event["node"]))

    def left_legacy(self, event: Mapping[str, Any]) -> None:
        moved = (event["to"],) if event.get("to") else ()
        used = (event["entity"], *moved)
        self.add("legacy", "legacy", (event["seat"],), used=used, how=event.get("how", "placed"))


READ: Final[dict[str, Callable[[Deeds, Mapping[str, Any]], None]]] = {
    "sv_turn_began": Deeds.began_turn,
    "sv_entity_placed": Deeds.placed,
    "sv_statement_made": Deeds.stated,
    "sv_duty_given": Deeds.bound,
    "sv_duty_claimed": Deeds.claimed_duty,
    "sv_duty_settled": Deeds.fulfilled,
    "sv_quarrel_began": Deeds.quarrelled,
    "sv_quarrel_settled": Deeds.decided,
    "sv_text_mended": Deeds.mended,
    "sv_entities_merged": Deeds.merged,
    "sv_legacy_placed": Deeds.left_legacy,
    "sv_legacy_altered": Deeds.left_legacy,
}
"""The events that tell of the graph, by their tags."""
