"""What the tests of `apus serve` share: a small site that is being written, and the server."""
import contextlib
import pathlib
import re
import subprocess
import threading

from building import APUS

FILES = {
    "Content/site.yaml": """title: Small
collections:
  notes: { model: Note, from: notes/*.md, order: title }
pages:
  home: { page: home, at: / }
sections:
  notes:
    title: Notes
    at: /notes/
    pages:
      list: { list: notes }
      note: { entry: notes }
""",
    "Content/Models/Note.swift": """import ApusModels

struct Note: Entry {
  @Key var title: String
  @Within(1...9) var stars: Int
  @Body var text: Markdown
}
""",
    "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nRed.\n",
    "Templates/base.html": """<!doctype html>
<html lang="{{ page.language }}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; object-src 'none'; base-uri 'none'">
<title>{{ page.title }}</title><link rel="stylesheet" href="{{ asset("own.css") }}"></head>
<body>{% block main %}{% endblock %}</body>
</html>
""",
    "Templates/home.html": """{% extends "base.html" %}
{% block main %}<h1>Home</h1><a href="{{ url("notes") }}">Notes</a>{% endblock %}
""",
    "Templates/list.html": """{% extends "base.html" %}
{% block main %}<h1>Notes</h1><ul>{% for note in items %}<li><a href="{{ note.url }}">{{ note.title }}</a></li>{% endfor %}</ul>{% endblock %}
""",
    "Templates/entry.html": """{% extends "base.html" %}
{% block main %}<h1>{{ note.title }}</h1><div class="text">{{ note.text }}</div>
<form><label>Name <input name="name"></label><label><input type="checkbox" name="tick"> Tick</label></form>
<div class="long"></div>{% endblock %}
""",
    "Templates/assets/own.css": ".long { height: 3000px; }\nh1 { color: rgb(1, 2, 3); }\n",
}


class Site:
    """A folder with a site, and the server that shows it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.address = None
        self.errors = []
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def write_note(self, text, stars="3"):
        self.write("Content/notes/apple.md", f"---\ntitle: Apple\nstars: {stars}\n---\n{text}\n")

    @contextlib.contextmanager
    def served(self, *options, port=0, folder=None):
        """Serves it as long as it is needed; from its folder, or from another that is the working one."""
        process = subprocess.Popen(
            [APUS, "serve", "--port", str(port), *options], cwd=folder or self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        reader = threading.Thread(
            target=lambda: self.errors.extend(process.stderr), daemon=True)
        reader.start()
        try:
            for line in process.stdout:
                found = re.search(r"serving .+ at (http://\S+)", line)
                if found:
                    self.address = found[1]
                    break
            threading.Thread(target=lambda: list(process.stdout), daemon=True).start()
            yield self
        finally:
            process.terminate()
            process.wait(10)


def wait_for_text(page, text, selector="body"):
    """Waits until the page says something."""
    page.wait_for_function(
        "([selector, text]) => document.querySelector(selector)?.innerText.includes(text)",
        arg=[selector, text])
