#!/usr/bin/env python3
"""warm.py APUS SITE [ROUNDS [KIND]]: what an edit costs while `apus serve` runs.

Copies a site beside itself, serves it, and edits one Markdown file again and again: its text, then its
title (or one of both, KIND). Prints for each kind the processor time of the server (user and system, the
median of the rounds), and the time from saving the file to the event that open pages hear, of which 50 ms
are the wait for more changes.
"""
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


def main():
    apus, site = sys.argv[1], pathlib.Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    with tempfile.TemporaryDirectory(dir=site.parent) as folder:
        copy = pathlib.Path(folder) / "site"
        shutil.copytree(site, copy, ignore=shutil.ignore_patterns("public", ".apus"))
        server = subprocess.Popen(
            [apus, "serve", str(copy)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            port = None
            while port is None:
                line = server.stdout.readline()
                if not line:
                    sys.exit("warm: the server has ended")
                found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
                port = int(found[1]) if found else None
            stream = Stream(port)
            files = sorted(copy.glob("Content/**/*.md"))
            path = files[len(files) // 2]
            edits = {
                "text": lambda text, number: text + f"\nA sentence more, {number}.\n",
                "title": lambda text, number: re.sub(
                    r"(?m)^title: .*$", f'title: "Edited {number}"', text, count=1),
            }
            for name, edit in edits.items():
                if len(sys.argv) > 4 and name != sys.argv[4]:
                    continue
                costs, waits = [], []
                for number in range(rounds):
                    time.sleep(0.5)
                    before, start = processor_time(server.pid), time.monotonic()
                    path.write_text(edit(path.read_text(), number))
                    stream.wait()
                    waits.append((time.monotonic() - start) * 1000)
                    time.sleep(0.2)
                    costs.append(processor_time(server.pid) - before)
                print(
                    f"{name} edited: {statistics.median(costs):.1f} ms of processor time, "
                    f"event after {statistics.median(waits):.0f} ms")
        finally:
            server.terminate()
            server.wait()


main()
