"""Prints the data of a list page of 1,000 cards, the same every time, as JSON."""

import json

WORDS = "warm bread apples butter slowly with salt & pepper until golden; the \"good\" kind".split()


def card(number):
    words = [WORDS[(number * 7 + place * 3) % len(WORDS)] for place in range(24)]
    return {
        "number": number,
        "title": f"Recipe {number}: {' & '.join(words[:3])}",
        "url": f"/recipes/recipe-{number}/",
        "image": f"/recipes/images/recipe-{number}.jpg",
        "alt": f"A plate of {words[4]}",
        "width": 640,
        "height": 480,
        "summary": " ".join(words),
        "tags": [words[5], words[6], words[7]],
        "minutes": 10 + number % 50,
        "servings": 1 + number % 8,
        "isNew": number % 10 == 0,
    }


print(json.dumps({"title": "All recipes", "items": [card(number) for number in range(1000)]}))
