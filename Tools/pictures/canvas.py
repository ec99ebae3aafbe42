"""A sheet to draw on: flat shapes, two tones each, light from the upper left.

Everything is deterministic: chance comes from a generator seeded by the picture's name, and
coordinates are written as whole numbers, so the same program always gives the same bytes.
"""

from __future__ import annotations

import math
import random
import zlib

WIDTH, HEIGHT = 800, 600


def n(value: float) -> str:
    """A coordinate as short as it can be."""
    return str(round(value))


def polar(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return cx + r * math.cos(angle), cy + r * math.sin(angle)


class Canvas:
    """One picture: a list of SVG elements."""

    def __init__(self, name: str, ground: str, shade: str, width: int = WIDTH, height: int = HEIGHT):
        self.name, self.shade, self.width, self.height = name, shade, width, height
        self.chance = random.Random(zlib.crc32(name.encode()))
        self.parts: list[str] = [f'<path fill="{ground}" d="M0 0h{width}v{height}H0z"/>']

    # Plain shapes

    def add(self, element: str) -> None:
        self.parts.append(element)

    def disc(self, x, y, r, fill):
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"/>')

    def oval(self, x, y, rx, ry, fill, turn=0):
        spin = f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
        self.add(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{spin}/>')

    def ring(self, x, y, r, stroke, width):
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="none" stroke="{stroke}" stroke-width="{n(width)}"/>')

    def box(self, x, y, w, h, fill, radius=0, turn=0):
        spin = f' transform="rotate({n(turn)} {n(x + w / 2)} {n(y + h / 2)})"' if turn else ""
        rx = f' rx="{n(radius)}"' if radius else ""
        self.add(f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{rx} fill="{fill}"{spin}/>')

    def path(self, d, fill="none", stroke=None, width=0, cap="round"):
        line = f' stroke="{stroke}" stroke-width="{n(width)}" stroke-linecap="{cap}" stroke-linejoin="round"' if stroke else ""
        self.add(f'<path d="{d}" fill="{fill}"{line}/>')

    def shape(self, points, fill):
        self.path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z", fill)

    def arc(self, x, y, r, start, end, stroke, width):
        (x0, y0), (x1, y1) = polar(x, y, r, start), polar(x, y, r, end)
        large = 1 if (end - start) % 360 > 180 else 0
        self.path(f"M{n(x0)} {n(y0)}A{n(r)} {n(r)} 0 {large} 1 {n(x1)} {n(y1)}", "none", stroke, width)

    def dots(self, points, fill, size):
        """Round dots of one size, as one element."""
        self.path("".join(f"M{n(x)} {n(y)}h0" for x, y in points), "none", fill, size)

    def dashes(self, lines, stroke, width):
        """Short lines (x, y, dx, dy) with round ends, as one element."""
        self.path("".join(f"M{n(x)} {n(y)}l{n(dx)} {n(dy)}" for x, y, dx, dy in lines), "none", stroke, width)

    def curve(self, points, stroke, width):
        """A soft line through the points."""
        self.path(smooth(points, closed=False), "none", stroke, width)

    def blob(self, x, y, r, fill, wobble=.08, lobes=9, stretch=1.0, turn=0):
        """A soft, nearly round shape."""
        points = []
        for i in range(lobes):
            radius = r * (1 + self.chance.uniform(-wobble, wobble))
            px, py = radius * math.cos(2 * math.pi * i / lobes) * stretch, radius * math.sin(2 * math.pi * i / lobes)
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            points.append((x + px * c - py * s, y + px * s + py * c))
        self.path(smooth(points), fill)
        return points

    # Places

    def spread(self, x, y, r, count, apart):
        """Points in a circle that keep their distance; fewer where it is full."""
        found: list[tuple[float, float]] = []
        for _ in range(count * 30):
            if len(found) == count:
                break
            px, py = polar(x, y, r * math.sqrt(self.chance.random()), self.chance.uniform(0, 360))
            if all((px - qx) ** 2 + (py - qy) ** 2 >= apart * apart for qx, qy in found):
                found.append((px, py))
        return found

    def turn(self) -> float:
        return self.chance.uniform(0, 360)

    def sticks(self, points, length):
        """The points as short lines in any direction."""
        lines = []
        for x, y in points:
            dx, dy = polar(0, 0, length, self.turn())
            lines.append((x - dx / 2, y - dy / 2, dx, dy))
        return lines

    def svg(self) -> str:
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
                f'width="{self.width}" height="{self.height}">' + "".join(self.parts) + "</svg>\n")


def smooth(points, closed=True) -> str:
    """A path of Bézier curves through the points (Catmull-Rom)."""
    count = len(points)
    at = (lambda i: points[i % count]) if closed else (lambda i: points[max(0, min(count - 1, i))])
    d = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for i in range(count if closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d.append(f"C{n(x1 + (x2 - x0) / 6)} {n(y1 + (y2 - y0) / 6)} {n(x2 - (x3 - x1) / 6)} {n(y2 - (y3 - y1) / 6)} {n(x2)} {n(y2)}")
    return "".join(d) + ("z" if closed else "")
