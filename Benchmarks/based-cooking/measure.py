"""Builds a site from scratch five times and prints the median number of pages per second.

    python3 measure.py APUS SITE FOLDER
"""
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

apus, site, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
seconds = []
for _ in range(5):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    start = time.monotonic()
    subprocess.run(
        [apus, "build", site, "--output", folder / "site"], check=True, capture_output=True
    )
    seconds.append(time.monotonic() - start)
pages = len(list((folder / "site").rglob("*.html")))
median = statistics.median(seconds)
print(f"{pages} pages in {median * 1000:.0f} ms, {pages / median:,.0f} pages per second")
