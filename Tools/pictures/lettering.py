"""Letters for the signs of shops: one stroke each, so that no font is needed."""

from __future__ import annotations

A = "M0 14L5 0L10 14M2 9.5H8"
C = "M10 2.5A6.2 7 0 1 0 10 11.5"
GAP = 4.4

# A letter's width, and its stroke from the cap line (0) to the base line (14).
LETTERS = {
    "A": (10, A), "Á": (10, A + "M5-2.6L7-5"), "Ã": (10, A + "M2-2.6q1.5-2 3-.8t3-.8"),
    "B": (9, "M0 0V14M0 0H5a3.3 3.3 0 0 1 0 6.6H0M5 6.6a3.7 3.7 0 0 1 0 7.4H0"),
    "C": (10, C), "Ç": (10, C + "M6 14.6L5 17.6"),
    "D": (10, "M0 0V14H3.5A6.5 7 0 0 0 3.5 0z"), "E": (8, "M8 0H0V14H8M0 7H6.5"), "F": (8, "M8 0H0V14M0 7H6.5"),
    "G": (10.5, "M10 2.5A6.2 7 0 1 0 10.4 8.4H6.4"), "H": (10, "M0 0V14M10 0V14M0 7H10"), "I": (0, "M0 0V14"),
    "L": (7.5, "M0 0V14H7.5"),
    "M": (12, "M0 14V0L6 9L12 0V14"), "N": (10, "M0 14V0L10 14V0"), "O": (12, "M6 0A6 7 0 1 0 6 14A6 7 0 1 0 6 0z"),
    "P": (9, "M0 14V0H5a4 4 0 0 1 0 8H0"), "R": (9.5, "M0 14V0H5a4 4 0 0 1 0 8H0M5 8L9.5 14"),
    "S": (9, "M8.6 2.2A4.4 3.4 0 0 0 4.5 0C-1.4 0-1.2 6 4 6.7C10 7.6 10.6 14 4.5 14A5 4 0 0 1 0 11.6"),
    "T": (10, "M0 0H10M5 0V14"), "U": (10, "M0 0V9a5 5 0 0 0 10 0V0"), "V": (10, "M0 0L5 14L10 0"),
    "Y": (10, "M0 0L5 7L10 0M5 7V14"), "Z": (9, "M0 0H9L0 14H9"),
    "&": (10.5, "M10 14L2.5 4.5A2.8 2.7 0 1 1 7 4C5.5 6.5 0 7.5 0 11A3.6 3.2 0 0 0 4 14C7.5 14 9.5 11 10 8"),
    ".": (0, "M0 14h0"), "-": (5, "M0 8H5"), " ": (2, ""),
}


def width(text: str) -> float:
    """How wide a line is where its capitals are 14 high."""
    return sum(LETTERS[letter][0] for letter in text.upper()) + GAP * (len(text) - 1)


def line(k, text: str, x: float, y: float, height: float, colour: str, weight: float = 2.4, fit: float = 0) -> None:
    """A line of capitals whose middle is at (x, y); no wider than `fit`."""
    size = height / 14
    if fit:
        size = min(size, fit / width(text))
    at, strokes = 0.0, []
    for letter in text.upper():
        wide, stroke = LETTERS[letter]
        if stroke:
            strokes.append(f'<path transform="translate({at:.4g})" d="{stroke}"/>' if at else f'<path d="{stroke}"/>')
        at += wide + GAP
    left, top = x - width(text) * size / 2, y - 7 * size
    k.add(f'<g transform="translate({left:.0f} {top:.0f}) scale({size:.3g})" fill="none" stroke="{colour}" stroke-width="{weight:g}" '
          f'stroke-linecap="round" stroke-linejoin="round">' + "".join(strokes) + "</g>")
