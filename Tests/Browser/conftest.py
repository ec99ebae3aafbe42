"""What the browser tests share: the built showcase, a real Chromium, and the devices."""
import os
import pathlib
import shutil

import playwright.sync_api
import pytest
from building import IS_SOAK, Sites
from slow import slow_down
from waiting import LIMIT

SITE = pathlib.Path(os.environ.get("APUS_SITE", ".build/showcase")).resolve()
BROWSERS = ["chromium-headless-shell", "chromium"]
#: Chromium without windows, where a context costs a third of the work; in a soak the whole of it.
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS[::-1] if IS_SOAK else BROWSERS)), None)
PORTRAIT, LANDSCAPE = (375, 667), (667, 375)
playwright.sync_api.expect.set_options(timeout=LIMIT * 1000)
if delay := int(os.environ.get("APUS_SLOW", "0")):
    slow_down(delay)


@pytest.fixture(scope="session")
def browser():
    with playwright.sync_api.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def keeping(browser):
    """The whole of Chromium with its back/forward cache, which the driver switches off and the shell has not."""
    path = shutil.which("chromium")
    if not path:
        pytest.skip("only the shell of Chromium is here")
    other = browser.browser_type.launch(
        executable_path=path, args=["--no-sandbox"],
        ignore_default_args=["--disable-back-forward-cache"])
    yield other
    other.close()


@pytest.fixture(params=[PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def page(browser, request):
    """A page on a phone, which fails the test when it says that anything is wrong."""
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2, is_mobile=True,
        has_touch=True, reduced_motion="reduce",
    )
    page = context.new_page()
    faults = []

    def note_failed(request):
        # A picture still on its way when a link is followed is given up, which is no fault.
        if request.failure != "net::ERR_ABORTED":
            faults.append(f"{request.url}: {request.failure}")

    def note_console(message):
        if message.type == "error":
            faults.append(message.text)

    page.on("console", note_console)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("requestfailed", note_failed)
    yield page
    context.close()
    assert faults == []


@pytest.fixture(scope="session")
def sites(tmp_path_factory):
    """Sites that are built once for all workers of a run."""
    folder = tmp_path_factory.getbasetemp()
    # The folder of a worker lies in that of the run.
    return Sites(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder)


@pytest.fixture
def site():
    """The address of the built showcase, opened from disk."""
    assert (SITE / "index.html").is_file(), f"build the showcase first: {SITE}"
    return SITE.as_uri()
