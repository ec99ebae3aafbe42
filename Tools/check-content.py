#!/usr/bin/env python3
"""Finds in the showcase's content what no model can: texts that are there twice, times that do
not add up, ingredients that no step uses.

    python3 Tools/check-content.py [CONTENT]

Prints one line per finding and ends with 1 where there is one.
"""
import collections
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Words that say how much or how, not what.
COMMON = set(
    "about all and beaten boiling bunch chopped clove cloves coarse cold cooked cubes cut dash dried each every extra "
    "few finely for fresh from half handful hot into its juice large litre little low lukewarm medium more "
    "off over peeled piece pieces pinch plain plus ripe serve small some strong tbsp the thin to tsp very "
    "warm whole with".split()
)
# Words by which a step means several ingredients at once.
COLLECTIVE = {
    "berries": "strawberries blueberries raspberries",
    "bread": "flatbread",
    "season": "salt pepper",
    "dry": "flour baking powder sugar salt",
    "spices": "cumin paprika chilli",
    "vegetables": "courgette aubergine tomatoes",
}
WAITING = re.compile(
    r"overnight|chill|cool|rest|rise|soak|stand|wait|cover|leave|heat", re.IGNORECASE
)
UNITS = {"h": 60, "min": 1, "day": 1440}
DURATION = re.compile(r"(\d+)(?: ?(?:–|-|to) ?\d+)? ?(h(?:ours?)?\b|min\w*|days?\b)", re.IGNORECASE)


def stems(text):
    """The beginnings of the words of a text, by which forms of one word are found."""
    words = set(re.findall(r"[a-zà-ž]+", text.lower())) - COMMON
    words |= {other for word in words for other in COLLECTIVE.get(word, "").split()}
    return {word.rstrip("s")[:4] for word in words if len(word) > 2}


def minutes(text):
    """The sum of the durations in a text; a range counts as its beginning."""
    total = 0
    for number, unit in DURATION.findall(text):
        total += int(number) * next(v for k, v in UNITS.items() if unit.lower().startswith(k))
    return total


def sections(text, level):
    """What is under each heading of a level."""
    parts = re.split(rf"(?m)^{'#' * level} (.*)$", text)
    return dict(zip(parts[1::2], parts[2::2]))


def shape(path):
    """What a recipe and its translation have in common: times, and how many things it takes."""
    text = path.read_text()
    return re.findall(r"(?m)^\w+Time: .*$", text), len(re.findall(r"(?m)^- ", text.split("\n## ")[1]))


def recipe_findings(path):
    """What does not fit in one recipe, and where its translations differ from it."""
    text = path.read_text()
    for other in path.parent.glob(f"*/{path.name}"):
        if shape(other) != shape(path):
            yield f"{other.parent.name}/{other.name} has other times or another number of ingredients"
    front = dict(re.findall(r"(?m)^(\w+Time): (.*)$", text))
    times = {name: minutes(value) for name, value in front.items()}
    parts = list(sections(text, 2).values())
    ingredients = re.findall(r"(?m)^- (.*)$", parts[0])
    steps = re.split(r"(?m)^### .*$", parts[1])[1:]
    method = " ".join(re.sub(r"(?s)#### .*", "", re.sub(r"!\[.*\)", "", step)) for step in steps)
    busy = times["prepTime"] + times.get("cookTime", 0)
    if times["totalTime"] < busy:
        yield f"totalTime is shorter than prepTime and cookTime: {times['totalTime']} < {busy} min"
    if times["totalTime"] > busy and not WAITING.search(method):
        yield f"totalTime is {times['totalTime'] - busy} min longer, and no step waits"
    if minutes(method) > 1.1 * times["totalTime"]:
        yield f"the steps take {minutes(method)} min, totalTime is {times['totalTime']} min"
    used = stems(" ".join([method, *parts[2:]]))
    for ingredient in ingredients:
        wanted = stems(ingredient)
        if wanted and not wanted & used:
            yield f"no step uses '{ingredient}'"
    known = set().union(*map(stems, ingredients))
    for item in re.findall(r"(?m)^- (.*)$", parts[1]):
        if stems(item) and not stems(item) & known:
            yield f"a step takes '{item}', which the ingredients do not name"


def doubles(what, texts):
    """Texts that are there more than once."""
    for text, count in collections.Counter(texts).items():
        if count > 1:
            yield f"{count} {what} are alike: '{text}'"


def board_findings(path):
    """What is twice on the board of posts and albums."""
    data = json.loads(path.read_text())
    yield from doubles("comments", (comment["body"] for comment in data["comments"]))
    yield from doubles("titles of posts", (post["title"] for post in data["posts"]))
    yield from doubles("alternative texts", (photo["image"]["alt"] for photo in data["photos"]))
    for photo in data["photos"]:
        if re.search(r" I+$", photo["title"]):
            yield f"the title of photo {photo['id']} is a number: '{photo['title']}'"


def main():
    content = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Content"
    found = 0
    checks = [(path, recipe_findings) for path in sorted(content.glob("recipes/*.md"))]
    for path, check in [*checks, (content / "posts/db.json", board_findings)]:
        for finding in check(path):
            found += 1
            print(f"{path.relative_to(content.parent)}: {finding}")
    print(f"content: {len(checks)} recipes and the board, {found} findings")
    sys.exit(found > 0)


main()
