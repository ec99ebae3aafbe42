#!/usr/bin/env python3
"""warm.py APUS SITE [ROUNDS [KIND]]: what an edit costs a site that is built already.

Copies a site beside itself and edits one Markdown file and one template again and again: nothing, the
text of the file, its title, the template (or one of these, KIND). First with `apus build`, each time the
processor time of the whole program; then while `apus serve` runs, the processor time of the server, and
the time from saving the file to the event that open pages hear, of which 20 ms are the wait for more
changes. Times are user and system together, in ms, the median of the rounds.
"""
import os
import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time


def processor_time(process):
    """The processor time of a process so far, in ms, by its clock (CPUCLOCK_SCHED of the kernel)."""
    return time.clock_gettime((~process << 3) | 2) * 1000


class Stream:
    """The events that an open page hears."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.sendall(
            b"GET /-/events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept: text/event-stream\r\n\r\n" % port)
        self.wait()

    def wait(self):
        """Waits for the next event with data."""
        text = b""
        while b"\n\n" not in text.partition(b"data:")[2]:
            piece = self.socket.recv(65536)
            if not piece:
                sys.exit("warm: the server has closed the stream")
            text += piece


def built(apus, site, output):
    """The processor time of one build, in ms."""
    process = subprocess.Popen(
        [apus, "build", str(site), "--output", str(output)], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit("warm: the site could not be built")
    return (usage.ru_utime + usage.ru_stime) * 1000


def measure_builds(apus, site, output, edits, rounds):
    """Prints what `apus build` costs after each kind of edit."""
    print(f"build, the whole site: {built(apus, site, output):.1f} ms of processor time")
    for name, edit in edits.items():
        costs = []
        for number in range(rounds):
            edit(number)
            costs.append(built(apus, site, output))
        print(f"build, {name}: {statistics.median(costs):.1f} ms of processor time")


def measure_server(apus, site, edits, rounds):
    """Prints what `apus serve` costs after each kind of edit."""
    server = subprocess.Popen(
        [apus, "serve", str(site)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        port = None
        while port is None:
            line = server.stdout.readline()
            if not line:
                sys.exit("warm: the server has ended")
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            port = int(found[1]) if found else None
        stream = Stream(port)
        for name, edit in edits.items():
            costs, waits = [], []
            for number in range(rounds):
                time.sleep(0.5)
                before, start = processor_time(server.pid), time.monotonic()
                edit(rounds + number)
                stream.wait()
                waits.append((time.monotonic() - start) * 1000)
                time.sleep(0.2)
                costs.append(processor_time(server.pid) - before)
            print(
                f"serve, {name}: {statistics.median(costs):.1f} ms of processor time, "
                f"event after {statistics.median(waits):.0f} ms")
    finally:
        server.terminate()
        server.wait()


def edits_of(site):
    """The edits, each distinguished from the others of its kind by a number."""
    files = sorted(site.glob("Content/**/*.md"))
    path = files[len(files) // 2]
    templates = sorted(site.glob("Templates/**/*.html"))
    sizes = {template: template.stat().st_size for template in templates}
    template = max(templates, key=lambda each: sizes[each]) if templates else None

    def edit_text(number):
        path.write_text(path.read_text() + f"\nA sentence more, {number}.\n")

    def edit_title(number):
        text = re.sub(
            r"(?m)^title: .*$", f'title: "Edited {number}"', path.read_text(), count=1)
        path.write_text(text)

    def edit_template(number):
        # Two spaces are one on a page, yet another page.
        text = re.sub(r"</(h1|li|p)>[ ]*", lambda end: end[0].rstrip() + " " * (number % 2 + 1),
                      template.read_text(), count=1)
        template.write_text(text)

    edits = {
        "nothing changed": lambda number: None, "text edited": edit_text,
        "title edited": edit_title,
    }
    if template:
        edits["template edited"] = edit_template
    return edits


def main():
    apus, site = sys.argv[1], pathlib.Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    with tempfile.TemporaryDirectory(dir=site.parent) as folder:
        copy = pathlib.Path(folder) / "site"
        shutil.copytree(site, copy, ignore=shutil.ignore_patterns("public", ".apus"))
        edits = {
            name: edit for name, edit in edits_of(copy).items()
            if len(sys.argv) <= 4 or name.startswith(sys.argv[4])
        }
        measure_builds(apus, copy, pathlib.Path(folder) / "public", edits, rounds)
        edits.pop("nothing changed", None)
        measure_server(apus, copy, edits, rounds)


main()
