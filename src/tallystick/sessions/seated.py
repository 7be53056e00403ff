"""The seating that a session would give now: from who is there, the plan, and what a hand has changed. Pure."""

from tallystick.sessions.plan import agreed_options, game_of
from tallystick.sessions.seating import LIST, Seating, Size, plan_tables, seat
from tallystick.sessions.sitting import Sitting


def proposed(sitting: Sitting) -> Seating:
    """Everybody who is there at the best tables for so many; nobody who came before is moved by a pin of another."""
    plan = sitting.plan
    game = game_of(plan)
    numbers = [person.number for person in sitting.present()]
    most = game.most_with(agreed_options(plan))
    sizes = (
        [Size(1, plan.table_size - 1)] * len(numbers)
        if plan.paper
        else plan_tables(len(numbers), game.fewest, most, plan.table_size, plan.fill, sitting.count)
    )
    people = listed(sitting, numbers) if sitting.order == LIST else numbers
    return seat(people, sizes, order=sitting.order, seed=sitting.seed, pins=sitting.pins, apart=sitting.apart)


def listed(sitting: Sitting, numbers: list[int]) -> list[int]:
    """In the order of the list of names; who is not on it comes last."""
    places = {name.casefold(): place for place, name in enumerate(sitting.plan.listed)}
    return sorted(numbers, key=lambda number: (places.get(sitting.name(number).casefold(), len(places)), number))
