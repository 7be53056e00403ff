"""Nicknames that a session gives out: two friendly words in each language, enough for a hall of 500."""

import secrets
from collections.abc import Collection
from typing import Final

ENGLISH_FIRST: Final = (
    *("Amber", "Bold", "Brave", "Bright", "Brisk", "Calm", "Clever", "Copper", "Coral", "Cosmic"),
    *("Crisp", "Daring", "Dapper", "Eager", "Fair", "Fleet", "Gentle", "Golden", "Happy", "Humble"),
    *("Indigo", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Mellow", "Merry", "Nimble", "Noble"),
    *("Patient", "Quick", "Quiet", "Sandy", "Silver", "Snowy", "Sunny", "Swift", "Tidy", "Witty"),
)
ENGLISH_SECOND: Final = (
    *("Albatross", "Badger", "Beaver", "Bison", "Camel", "Condor", "Crane", "Cricket", "Dolphin", "Dragonfly"),
    *("Eagle", "Falcon", "Finch", "Fox", "Gazelle", "Gecko", "Giraffe", "Hare", "Hedgehog", "Heron"),
    *("Ibis", "Jaguar", "Kestrel", "Kiwi", "Koala", "Lark", "Lemur", "Lynx", "Magpie", "Marmot"),
    *("Marten", "Meerkat", "Narwhal", "Newt", "Ocelot", "Octopus", "Orca", "Osprey", "Otter", "Owl"),
    *("Panda", "Pelican", "Penguin", "Puffin", "Quail", "Rabbit", "Raven", "Robin", "Salmon", "Seal"),
    *("Sparrow", "Squirrel", "Starling", "Stork", "Swallow", "Tapir", "Toucan", "Wombat", "Wren", "Zebra"),
)
FRENCH_FIRST: Final = (
    *("Albatros", "Blaireau", "Bouquetin", "Bison", "Castor", "Chamois", "Chat", "Colibri", "Condor", "Corbeau"),
    *("Cormoran", "Dauphin", "Dromadaire", "Écureuil", "Élan", "Éléphant", "Faucon", "Flamant", "Furet", "Geai"),
    *("Gecko", "Goéland", "Grillon", "Guépard", "Hamster", "Hérisson", "Héron", "Hibou", "Ibis", "Jaguar"),
    *("Kiwi", "Koala", "Lapin", "Lézard", "Lièvre", "Loir", "Loup", "Lynx", "Macareux", "Manchot"),
    *("Martinet", "Merle", "Moineau", "Narval", "Ocelot", "Ours", "Panda", "Papillon", "Pélican", "Phoque"),
    *("Pinson", "Poulpe", "Raton", "Renard", "Saumon", "Suricate", "Tamarin", "Toucan", "Triton", "Zèbre"),
)
FRENCH_SECOND: Final = (
    *("adroit", "agile", "aimable", "alerte", "argenté", "attentif", "audacieux", "avisé", "calme", "content"),
    *("cordial", "courtois", "cuivré", "curieux", "discret", "doré", "doux", "enjoué", "fidèle", "fier"),
    *("franc", "gai", "généreux", "gentil", "habile", "hardi", "heureux", "honnête", "juste", "léger"),
    *("malin", "modeste", "patient", "prudent", "rapide", "rieur", "sage", "serein", "subtil", "vif"),
)
WORDS: Final = {"en": (ENGLISH_FIRST, ENGLISH_SECOND), "fr": (FRENCH_FIRST, FRENCH_SECOND)}


def all_nicknames(lang: str) -> list[str]:
    first, second = WORDS[lang]
    return [f"{one} {other}" for one in first for other in second]


def new_nickname(lang: str, taken: Collection[str]) -> str:
    """One that nobody has; `taken` is in small letters. Animals differ as long as there are some left."""
    free = [name for name in all_nicknames(lang) if name.casefold() not in taken]
    animal = 1 if lang == "en" else 0
    used = {name.split(" ")[min(animal, len(name.split(" ")) - 1)] for name in taken if name}
    fresh = [name for name in free if name.split(" ")[animal].casefold() not in used]
    if free:
        return secrets.choice(fresh or free)
    return f"{secrets.choice(WORDS[lang][animal])} {len(taken) + 1}"
