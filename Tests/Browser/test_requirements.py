"""The table of requirements names tests that are there, and has every id once."""
import pathlib
import re

HERE = pathlib.Path(__file__).parent


def test_every_requirement_has_its_tests():
    rows = re.findall(r"^\| ([A-Z]{2}-\w+) \|.*\| (.*) \|$", (HERE / "requirements.md").read_text(), re.M)
    written = set(re.findall(r"^def (test_\w+)", "\n".join(
        path.read_text() for path in HERE.glob("test_*.py")), re.M))
    ids = [name for name, _ in rows]
    assert len(ids) == len(set(ids)) == 73
    for name, tests in rows:
        named = re.findall(r"`(test_\w+)`", tests)
        assert named and not set(named) - written, (name, set(named) - written)
