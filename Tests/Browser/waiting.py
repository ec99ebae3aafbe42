"""Waiting for what a page comes to show, since nothing that it does is done at once."""
import time

from playwright.sync_api import Error

#: How long anything may take on a machine that is busy, in seconds; what is there costs no time.
LIMIT = 30


def location_of(page):
    """The address of a page as the page itself says it: the driver hears of a change only in a later call."""
    return page.evaluate("location.href")


def eventually(read, expected=True, about="", limit=LIMIT):
    """Reads again and again until there is what is expected, and gives it.

    What is expected is a value, or anything true where none is named. A page that is not ready to
    be read, or is on its way to the next, is read again.
    """
    end = time.monotonic() + limit
    while True:
        try:
            found = read()
            if found == expected or expected is True and found:
                return found
        except Error as error:
            found = error
        if time.monotonic() > end:
            raise AssertionError(f"{about}: {found!r} instead of {expected!r}")
        time.sleep(0.05)
