"""nginx serves a site by the lines of the guide and the file that `host: nginx` makes."""
import contextlib
import http.client
import re
import shutil
import socket
import subprocess
import urllib.parse

import pytest

from building import ROOT, build, run
from waiting import eventually

NGINX = shutil.which("nginx", path="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


def server_block():
    """The block of the guide."""
    text = (ROOT / "docs/deploying.md").read_text()
    return re.search(r"```nginx\n(server \{.*?\n\})\n```", text, re.S).group(1)


@contextlib.contextmanager
def served(folder, block):
    """The port at which nginx answers as a server block says, with its files in a folder."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    block = block.replace("listen 80;", f"listen 127.0.0.1:{port};")
    paths = "\n".join(
        f"  {name}_temp_path {folder}/{name};"
        for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
        f"events {{ }}\nhttp {{\n  include /etc/nginx/mime.types;\n  access_log off;\n{paths}\n{block}\n}}\n"
    )
    server = subprocess.Popen(
        [NGINX, "-e", folder / "errors", "-c", folder / "nginx.conf"], stderr=subprocess.PIPE, text=True
    )
    try:
        yield port, server
    finally:
        server.terminate()
        server.wait(30)


def answer(port, path):
    """The status, the headers and the text for an address."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    response = connection.getresponse()
    return response.status, response.headers, response.read().decode("utf-8", "replace")


def is_up(port, server):
    assert server.poll() is None, server.stderr.read()
    with contextlib.suppress(ConnectionError):
        return answer(port, "/")[0] > 0
    return False


@pytest.mark.parametrize("path", ["", "/shop"])
def test_nginx_serves_a_site_as_the_guide_says(tmp_path, path):
    site = tmp_path / "site"
    run("new", site, "--starter", "blog")
    settings = site / "Content/site.yaml"
    settings.write_text(
        re.sub(r"address: \S+", f"address: https://harbour.test{path}/\nhost: nginx", settings.read_text())
    )
    entry = site / "Content/posts/first-frost-on-the-marsh.md"
    entry.write_text(entry.read_text().replace("---\n", "---\naliases: [/old/frost, /caf%C3%A9.html]\n", 1))
    folder = tmp_path / f"srv/public{path}"
    build(site, folder)
    block = server_block()
    block = block.replace("include /srv/site/public/", f"include {folder}/")
    block = block.replace("root /srv/site/public;", f"root {tmp_path}/srv/public;")
    (tmp_path / "server").mkdir()
    with served(tmp_path / "server", block) as (port, server):
        eventually(lambda: is_up(port, server), True)
        check(port, path, folder)


def check(port, path, folder):
    status, headers, text = answer(port, f"{path}/")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    asset = next((folder / "assets").glob("theme*.css")).name
    status, headers, _ = answer(port, f"{path}/assets/{asset}")
    assert (status, headers["Cache-Control"]) == (200, "public, max-age=31536000, immutable")
    assert headers["Content-Type"].startswith("text/css")
    missing = (folder / "404.html").read_text()
    for address in ["/nothing/here/", "/assets/", "/assets/none.css", "/nginx.conf", "/.apus-manifest"]:
        status, _, text = answer(port, path + address)
        assert (status, text) == (404, missing), address
    for address in ["/old/frost/", "/" + urllib.parse.quote("café.html")]:
        status, headers, _ = answer(port, path + address)
        assert status == 301, address
        assert urllib.parse.urlsplit(headers["Location"]).path == f"{path}/first-frost-on-the-marsh/"
    assert answer(port, f"{path}/topics")[0] == 301
    status, headers, _ = answer(port, f"{path}/manifest.webmanifest")
    assert (status, headers["Content-Type"]) == (200, "application/manifest+json")
