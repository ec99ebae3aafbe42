"""The QR code of `apus serve --host all`, read from the terminal by a decoder that knows nothing of Apus."""
import os
import pty
import re
import select
import subprocess
import time

import pytest
import zxingcpp
from building import APUS
from live import Site
from waiting import LIMIT

#: How many pixels a module of the code takes; decoders want more than one.
SCALE = 4
#: The modules that a character of the drawing shows, above and below.
MODULES = {"█": (0, 0), "▀": (0, 255), "▄": (255, 0), " ": (255, 255)}


def said_in_terminal(*command, until):
    """What a program writes to a terminal until it has written this."""
    leader, follower = pty.openpty()
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=follower, stderr=follower)
    os.close(follower)
    said = b""
    try:
        end = time.monotonic() + LIMIT
        while until not in said:
            assert time.monotonic() < end, said.decode(errors="replace")
            if select.select([leader], [], [], 1)[0]:
                said += os.read(leader, 65536)
    finally:
        program.terminate()
        program.wait()
        os.close(leader)
    return said.decode()


def picture(lines):
    """The drawing as a picture in shades of grey."""
    rows = [bytes(MODULES[character][half] for character in line for _ in range(SCALE))
            for line in lines for half in (0, 1) for _ in range(SCALE)]
    return memoryview(b"".join(rows)).cast("B", shape=[len(rows), len(rows[0])])


def test_the_code_in_the_terminal_leads_to_the_address_on_the_network(tmp_path):
    said = said_in_terminal(
        APUS, "serve", Site(tmp_path).folder, "--host", "all", "--port", "0", until=b"can read this site")
    open_address = re.search(r"on the network: (\S+)", said)
    if open_address is None:
        pytest.skip("this machine has no address on a network")
    lines = re.findall(r"\x1b\[30;107m(.*?)\x1b\[0m", said)
    [code] = zxingcpp.read_barcodes(picture(lines))
    assert code.text == open_address[1]
