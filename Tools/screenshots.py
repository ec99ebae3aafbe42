#!/usr/bin/env python3
"""Takes the pictures of the showcase that the README shows, from a built site.

    make site
    .tools/venv/bin/python Tools/screenshots.py [SITE]

Writes docs/images/*.webp. Needs what `Tools/setup.sh test` installs, and nothing else: Chromium
takes the screenshots, puts them side by side on a canvas, and packs them.
"""
import base64
import pathlib
import shutil
import sys

import playwright.sync_api

ROOT = pathlib.Path(__file__).resolve().parents[1]
PHONE, TURNED, DESK = (375, 812), (812, 375), (1350, 940)

# Each picture: its width, and what it shows: page, screen, scheme, place and width on the canvas.
PICTURES = {
    "phones": (1960, 690, [
        ("", PHONE, "light", 0, 0, 310),
        ("recipes/romanesco-risotto", PHONE, "light", 330, 0, 310),
        ("lojas/ponto-byte", PHONE, "light", 660, 0, 310),
        ("mural", PHONE, "dark", 990, 0, 310),
        ("personagens", PHONE, "dark", 1320, 0, 310),
        ("biblia/salmos/23", PHONE, "light", 1650, 0, 310),
    ]),
    "wide": (1960, 785, [
        ("personagens/alice", DESK, "light", 0, 0, 1128),
        ("recipes/romanesco-risotto/step/2", TURNED, "light", 1148, 0, 812),
        ("sk/recepty", TURNED, "dark", 1148, 410, 812),
    ]),
}

COMPOSE = """async ([width, height, parts]) => {
  const canvas = new OffscreenCanvas(width, height)
  const sheet = canvas.getContext('2d')
  sheet.imageSmoothingQuality = 'high'
  for (const [data, x, y, w] of parts) {
    const picture = await createImageBitmap(await (await fetch(data)).blob())
    const h = Math.round(w * picture.height / picture.width)
    sheet.save()
    sheet.beginPath()
    sheet.roundRect(x + 1, y + 1, w - 2, h - 2, 24)
    sheet.clip()
    sheet.drawImage(picture, x, y, w, h)
    sheet.restore()
    sheet.strokeStyle = '#8886'
    sheet.lineWidth = 2
    sheet.beginPath()
    sheet.roundRect(x + 1, y + 1, w - 2, h - 2, 24)
    sheet.stroke()
  }
  const packed = await canvas.convertToBlob({type: 'image/webp', quality: 0.86})
  const bytes = new Uint8Array(await packed.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}"""


def launched(tools):
    """Chromium, as Debian installs it."""
    path = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    return tools.chromium.launch(executable_path=path, args=["--no-sandbox"])


def composed(browser, width, height, shots):
    """Pictures side by side, packed: each a data address, its place and its width."""
    page = browser.new_page()
    packed = base64.b64decode(page.evaluate(COMPOSE, [width, height, shots]))
    page.close()
    return packed


def shot(browser, site, path, screen, scheme):
    """A page as a phone or a desk shows it, as a data address."""
    width, height = screen
    page = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
        device_scale_factor=2 if screen != DESK else 1,
    )
    page.goto((site / path / "index.html").as_uri())
    page.wait_for_load_state("networkidle")
    data = base64.b64encode(page.screenshot()).decode()
    page.close()
    return "data:image/png;base64," + data


def main():
    site = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "public").resolve()
    if not (site / "index.html").is_file():
        sys.exit(f"screenshots: build the showcase first: {site}")
    folder = ROOT / "docs/images"
    folder.mkdir(exist_ok=True)
    with playwright.sync_api.sync_playwright() as tools:
        browser = launched(tools)
        for name, (width, height, parts) in PICTURES.items():
            shots = [
                [shot(browser, site, path, screen, scheme), x, y, w]
                for path, screen, scheme, x, y, w in parts
            ]
            packed = composed(browser, width, height, shots)
            (folder / f"{name}.webp").write_bytes(packed)
            print(f"docs/images/{name}.webp: {len(packed) // 1024} kB")
        browser.close()


if __name__ == "__main__":
    main()
