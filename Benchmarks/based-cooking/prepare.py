"""Puts the recipes of based.cooking into a copy of this site, as they are.

    python3 prepare.py APUS SHARED FOLDER

Pictures that the data does not hold get the header of a WebP picture. Recipes in which
`apus check` finds errors are left out and counted, again until nothing is wrong.
"""
import pathlib
import re
import shutil
import subprocess
import sys

apus, shared, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
STAND_IN = b"RIFF" + bytes(4) + b"WEBPVP8L" + bytes(4) + b"\x2f\x03\x80\x00\x00"

shutil.rmtree(folder, ignore_errors=True)
shutil.copytree(pathlib.Path(__file__).parent, folder, ignore=shutil.ignore_patterns("*.py"))
recipes = folder / "Content/recipes"
pictures = folder / "Content/pix"
shutil.copytree(shared / "content", recipes)
shutil.copytree(shared / "static/pix", pictures)
# The page of the site itself, which is no recipe.
(recipes / "_index.md").unlink()
number = len(list(recipes.glob("*.md")))
for recipe in recipes.glob("*.md"):
    for name in re.findall(r"\]\(/pix/([^) ]+)", recipe.read_text()):
        if not (pictures / name).exists():
            (pictures / name).write_bytes(STAND_IN)

named = []
while True:
    said = subprocess.run([apus, "check", folder], capture_output=True, text=True)
    text = said.stdout + said.stderr
    wrong = set(re.findall(r"Content/recipes/([^:\n]+\.md):\d+:\d+: error\[", text))
    if not wrong:
        break
    for name in sorted(wrong):
        (recipes / name).unlink()
    named += wrong
if said.returncode:
    sys.exit(text)
print(f"{number - len(named)} of {number} recipes, {len(named)} named with precise diagnostics")
