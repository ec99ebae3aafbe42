"""peer.py DATA OUTPUT: renders the list with Jinja2 and prints the best time in microseconds."""

import json
import pathlib
import sys
import time

import jinja2

folder = pathlib.Path(__file__).parent
environment = jinja2.Environment(loader=jinja2.FileSystemLoader(folder), autoescape=True)
template = environment.get_template("list.html")
data = json.loads(pathlib.Path(sys.argv[1]).read_text())
best = float("inf")
for _ in range(30):
    start = time.perf_counter()
    page = template.render(data)
    best = min(best, time.perf_counter() - start)
pathlib.Path(sys.argv[2]).write_text(page)
print(round(best * 1e6))
