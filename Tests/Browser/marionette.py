"""Drives Firefox by its own protocol, Marionette: a length, a colon, and JSON over a socket."""
import contextlib
import json
import pathlib
import shutil
import socket
import subprocess
import time

from waiting import eventually

PREFERENCES = {"app.update.enabled": False, "browser.shell.checkDefaultBrowser": False,
               "datareporting.policy.dataSubmissionEnabled": False, "marionette.port": 0,
               "toolkit.telemetry.reportingpolicy.firstRun": False}


class Refusal(Exception):
    """What Firefox says of something that it did not do."""


class Firefox:
    """A running Firefox, asked one thing at a time."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.rest = b""
        self.number = 0
        self.receive()  # It says who it is.
        self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def receive(self):
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, _, self.rest = self.rest.partition(b":")
        while len(self.rest) < int(length):
            self.rest += self.socket.recv(65536)
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def ask(self, command, arguments=None):
        self.number += 1
        text = json.dumps([0, self.number, command, arguments or {}]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, answer = self.receive()
        if error is not None:
            raise Refusal(error)
        return answer

    def go(self, address):
        self.ask("WebDriver:Navigate", {"url": address})

    def back(self):
        self.ask("WebDriver:Back")

    def run(self, script, *arguments):
        """What a script gives back; a promise is waited for."""
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": list(arguments)})["value"]

    def wait_for(self, script, *arguments):
        """Waits until a script gives something true."""
        def found():
            try:
                return self.run(script, *arguments)
            except Refusal:
                return None  # The page is on its way to the next, or not there yet.

        return eventually(found, about=script)


@contextlib.contextmanager
def firefox(folder):
    """A Firefox without a window and with a profile of its own in a folder."""
    profile = pathlib.Path(folder) / "profile"
    profile.mkdir()
    (profile / "user.js").write_text("".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
    process = subprocess.Popen(
        [shutil.which("firefox-esr") or shutil.which("firefox"), "--headless", "--marionette",
         "--no-remote", "--profile", profile], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        active = profile / "MarionetteActivePort"
        for _ in range(600):
            if active.exists() and active.read_text().strip():
                break
            assert process.poll() is None, "Firefox ended"
            time.sleep(0.1)
        yield Firefox(int(active.read_text()))
    finally:
        process.terminate()
        process.wait(20)
