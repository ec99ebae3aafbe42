#!/usr/bin/env python3
"""Measure Jinja2 with the templates and data of TemplatesBenchmark."""

import pathlib
import re
import time

import jinja2

text = (pathlib.Path(__file__).parent / "Pages.swift").read_text(encoding="utf-8")
files = {}
for name, body in re.findall(r'"([a-z]+\.html)": """\n(.*?)\n *"""', text, re.S):
    files[name] = re.sub(r"^ {6}", "", body, flags=re.M)


def item(number):
    return {
        "title": f"Recipe number {number} with <angles>",
        "url": f"/recipes/recipe-{number}/",
        "summary": f'A dish for a long evening, number {number}, with "quotes" and more words.',
        "author": None if number % 3 == 0 else f"Author {number % 17}",
        "course": ["starter", "main", "dessert"][number % 3],
        "servings": number % 12,
        "tags": ["quick", "sweet & sour", "autumn", "oven", "guests"],
    }


context = {
    "page": {"title": "All recipes", "language": "en"},
    "links": [{"title": f"Section {n}", "url": f"/section-{n}/"} for n in range(1, 7)],
    "items": [item(n) for n in range(1, 1001)],
    "item": item(1),
}
environment = jinja2.Environment(loader=jinja2.DictLoader(files), autoescape=True)
for name, repetitions in [("list.html", 3), ("detail.html", 300)]:
    template = environment.get_template(name)
    best = 1e9
    for _ in range(10):
        start = time.perf_counter()
        for _ in range(repetitions):
            page = template.render(context)
        best = min(best, (time.perf_counter() - start) / repetitions)
    print(f"{name}: {best * 1e6:.1f} µs a page of {len(page.encode())} bytes")
