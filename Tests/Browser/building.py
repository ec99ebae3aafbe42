"""Sites that the program builds for tests: each once in a run, by whichever worker needs it first."""
import contextlib
import fcntl
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
APUS = pathlib.Path(os.environ.get("APUS_PROGRAM", ROOT / ".build/debug/apus")).resolve()
#: Whether to try what takes long, too: `make soak` does.
IS_SOAK = "APUS_SOAK" in os.environ


def run(*arguments):
    """Runs the program, which has to succeed."""
    answer = subprocess.run([APUS, *arguments], capture_output=True, text=True, timeout=600)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def build(source, output, *options):
    run("build", source, "--output", output, *options)


def copied_sources(folder, changes=()):
    """A copy of the showcase's sources below a folder, with changes: file, what it says, what instead."""
    for part in ["Content", "Templates"]:
        shutil.copytree(ROOT / part, folder / part)
    for name, said, instead in changes:
        text = (folder / name).read_text()
        assert said in text, (name, said)
        (folder / name).write_text(text.replace(said, instead))
    return folder


class Sites:
    """Folders that are made once and shared by the workers of a run, who leave them as they are."""

    def __init__(self, folder):
        self.folder = folder

    @contextlib.contextmanager
    def _alone(self, name):
        with open(self.folder / f"{name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def made(self, name, make):
        """The folder of this name, which is made by a function of its path where it is not there yet."""
        folder = self.folder / name
        with self._alone(name):
            if not folder.exists():
                unfinished = self.folder / f"{name}.unfinished"
                shutil.rmtree(unfinished, ignore_errors=True)
                unfinished.mkdir()
                make(unfinished)
                unfinished.rename(folder)
        return folder

    def showcase(self, name, *options, changes=()):
        """The showcase as it is published, below a folder of its host: with changes, built with options."""
        def make(folder):
            source = copied_sources(folder / "source", changes) if changes else ROOT
            build(source, folder / "apus", *options)
            shutil.rmtree(folder / "source", ignore_errors=True)

        return self.made(name, make) / "apus"
