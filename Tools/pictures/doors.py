"""The pictures on the doors of the sections."""

from __future__ import annotations

import busts
import fronts
import scenes
from canvas import Canvas
from characters import LOOKS, POSES

W, H = 800, 600


def inner(svg: str) -> str:
    """What is between the tags of a picture."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def stores() -> str:
    """Two shops side by side on one street."""
    k = Canvas("stores", fronts.SKY, "#c4cfdd")
    for x, name in ((-150, "livraria-meia-lua"), (330, "ponto-byte")):
        k.add(f'<svg x="{x}" y="60" width="620" height="480" viewBox="60 0 720 600" preserveAspectRatio="xMidYMid slice">{inner(fronts.FRONTS[name]())}</svg>')
    return k.svg()


def posts() -> str:
    """A wide view with balloons."""
    k = Canvas("posts", "#cfe8ea", "#a3c6c4")
    k.add(f'<g transform="translate(0 -100) scale(1.334)">{inner(scenes.scene("posts-door-4", "baloes", "dia"))}</g>')
    return k.svg()


def characters() -> str:
    """Three faces in a row."""
    k = Canvas("characters", "#e6d3e8", "#d6bcd9")
    for x, name in ((0, "sherlock-holmes"), (267, "sherazade"), (534, "chapeleiro")):
        part = inner(busts.bust(name, {**LOOKS[name], **POSES[name]}))
        k.add(f'<svg x="{x}" y="0" width="267" height="600" viewBox="30 0 390 600" preserveAspectRatio="xMidYMid slice">{part}</svg>')
    return k.svg()


def bible() -> str:
    """An open book with a ribbon, under a lamp."""
    k = Canvas("bible", "#f4ead2", "#e3d3ac")
    k.disc(400, 210, 300, "#f9f2e0")
    k.path("M60 500Q220 440 400 500Q580 440 740 500L760 540Q580 490 400 548Q220 490 40 540z", "#c9b37c")
    k.path("M70 190Q240 130 400 196V508Q240 440 60 500z", "#fffdf6")
    k.path("M730 190Q560 130 400 196V508Q560 440 740 500z", "#fffdf6")
    k.path("M400 196V508Q370 470 340 462V168Q372 172 400 196z", "#ece0c4")
    k.path("M400 196V508Q420 480 440 470V176Q418 182 400 196z", "#f3e9d2")
    for side in (-1, 1):
        for i in range(8):
            y = 226 + i * 29
            a, b = (108, 322) if side < 0 else (470, 694)
            cut = 60 if i in (3, 7) else 0
            k.path(f"M{a} {y + 4}Q{(a + b) / 2:.0f} {y - 26 if side < 0 else y - 26} {b - cut} {y + (2 if side < 0 else 0)}", "none", "#cbbd9a", 7)
    k.path("M108 206q14-18 34-10v40q-20-8-34 6z", "#b5403a")
    k.path("M540 164V300l24-22 24 26V158q-24 0-48 6z", "#b5403a")
    k.path("M60 500Q240 440 400 508Q560 440 740 500l6 14Q560 456 400 524Q240 456 54 514z", "#7a5a14")
    return k.svg()


DOORS = {"stores": stores, "posts": posts, "characters": characters, "bible": bible}
