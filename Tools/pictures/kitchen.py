"""What stands on a kitchen table, seen from above."""

from __future__ import annotations

import math

from canvas import Canvas, polar

IRON, IRON_LIGHT = "#2f2c2a", "#4a4542"
WOOD, WOOD_DARK = "#cf9b62", "#b17f4a"
STEEL, STEEL_DARK = "#d9d9d6", "#b3b4b2"
LEAF, LEAF_DARK = "#5b9a4a", "#3f7a38"


class Kitchen(Canvas):
    """A canvas that knows vessels, tools and food."""

    def cast(self, x, y, r, dx=16, dy=22):
        """The shadow a round thing throws."""
        self.disc(x + dx, y + dy, r, self.shade)

    # Vessels

    def bowl(self, x, y, r, glaze, dark, food):
        """A bowl filled nearly to its rim."""
        self.cast(x, y, r)
        self.disc(x, y, r, glaze)
        self.disc(x, y, r * .88, dark)
        self.disc(x + r * .015, y + r * .025, r * .85, food)
        self.arc(x, y, r * .94, 195, 255, "#fff8", r * .035)

    def plate(self, x, y, r, glaze="#fffaf2", dark="#ece2d3"):
        self.cast(x, y, r)
        self.disc(x, y, r, glaze)
        self.disc(x, y, r * .74, dark)
        self.disc(x + r * .01, y + r * .02, r * .72, glaze)

    def pan(self, x, y, r, food, handle=35, metal=IRON, light=IRON_LIGHT, grip=IRON):
        """A frying pan with its handle towards `handle` degrees."""
        (ax, ay), (bx, by) = polar(x, y, r * .9, handle), polar(x, y, r * 2.2, handle)
        self.path(f"M{ax + 16:.0f} {ay + 22:.0f}L{bx + 16:.0f} {by + 22:.0f}", "none", self.shade, r * .2)
        self.cast(x, y, r)
        self.path(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}", "none", grip, r * .2)
        self.disc(x, y, r, light)
        self.disc(x, y, r * .93, metal)
        self.disc(x + r * .012, y + r * .02, r * .86, food)
        self.arc(x, y, r * .965, 190, 250, "#fff5", r * .025)

    def pot(self, x, y, r, food, enamel="#c8452b", dark="#9c3220", inside="#f3e9da"):
        """A pot with two ears."""
        for side in (0, 180):
            px, py = polar(x, y, r * 1.02, side)
            self.box(px - r * .15 + 16, py - r * .24 + 22, r * .3, r * .48, self.shade, r * .1)
        self.cast(x, y, r)
        for side in (0, 180):
            px, py = polar(x, y, r * 1.02, side)
            self.box(px - r * .15, py - r * .24, r * .3, r * .48, dark, r * .1)
        self.disc(x, y, r, enamel)
        self.disc(x, y, r * .9, inside)
        self.disc(x + r * .01, y + r * .02, r * .84, food)
        self.arc(x, y, r * .95, 190, 250, "#fff8", r * .03)

    def board(self, x, y, w, h, turn=0):
        self.box(x + 14, y + 20, w, h, self.shade, 26, turn)
        self.box(x, y, w, h, WOOD, 26, turn)
        cx, cy = x + w / 2, y + h / 2
        lines = "".join(f"M{x + 40 + i * 23 % 60:.0f} {y + h * f:.0f}h{w * .55 + i * 37 % 120:.0f}" for i, f in enumerate((.18, .34, .52, .69, .85)))
        self.add(f'<path d="{lines}" stroke="{WOOD_DARK}" stroke-width="3" stroke-linecap="round" opacity=".6" transform="rotate({turn} {cx:.0f} {cy:.0f})"/>')

    def tray(self, x, y, w, h, metal="#8f8a86", dark="#6d6865"):
        self.box(x + 16, y + 22, w, h, self.shade, 24)
        self.box(x, y, w, h, metal, 24)
        self.box(x + 14, y + 14, w - 28, h - 28, dark, 14)

    def cloth(self, x, y, w, h, fill, stripe, turn=0):
        """A folded napkin with two stripes."""
        cx, cy = x + w / 2, y + h / 2
        self.add(f'<g transform="rotate({turn} {cx:.0f} {cy:.0f})"><path fill="{fill}" d="M{x} {y}h{w}v{h}h{-w}z"/>'
                 f'<path d="M{x} {y + 22}h{w}M{x} {y + 36}h{w}" stroke="{stripe}" stroke-width="6"/></g>')

    # Tools

    def spoon(self, x, y, turn, fill=WOOD, dark=WOOD_DARK, length=300):
        """A spoon whose bowl lies at (x, y) and whose handle goes towards `turn`."""
        hx, hy = polar(x, y, length, turn)
        self.path(f"M{x:.0f} {y:.0f}L{hx:.0f} {hy:.0f}", "none", fill, 20)
        self.oval(x, y, 56, 38, fill, turn)
        self.oval(x - 4, y + 2, 42, 25, dark, turn)

    def ladle(self, x, y, turn, soup):
        hx, hy = polar(x, y, 330, turn)
        self.path(f"M{x:.0f} {y:.0f}L{hx:.0f} {hy:.0f}", "none", STEEL_DARK, 18)
        self.disc(x, y, 62, STEEL)
        self.disc(x + 2, y + 3, 50, soup)
        self.arc(x, y, 56, 190, 260, "#fff", 6)

    def knife(self, x, y, turn):
        """A knife from the heel at (x, y) with the blade to the left, turned."""
        self.add(f'<g transform="rotate({turn} {x} {y})"><path fill="{self.shade}" opacity=".8" d="M{x + 6} {y + 12}h-250q-40 0-70 44h320z"/>'
                 f'<path fill="{STEEL}" d="M{x} {y}h-250q-40 0-70 44h320z"/><path fill="{STEEL_DARK}" d="M{x - 312} {y + 34}q-4 4-8 10h320v-10z"/>'
                 f'<rect x="{x - 6}" y="{y - 4}" width="150" height="38" rx="16" fill="#4a332a"/><path d="M{x + 30} {y + 15}h0M{x + 72} {y + 15}h0M{x + 114} {y + 15}h0" stroke="#cbb7a6" stroke-width="10" stroke-linecap="round"/></g>')

    def whisk(self, x, y, turn, length=330):
        hx, hy = polar(x, y, length, turn)
        mx, my = polar(x, y, 150, turn)
        px, py = polar(0, 0, 1, turn + 90)
        wires = []
        for k in (-60, -34, 0, 34, 60):
            bx, by = polar(x, y, -44 + abs(k) * .5, turn)
            wires.append(f"M{mx:.0f} {my:.0f}Q{x + px * k:.0f} {y + py * k:.0f} {bx + px * k * .5:.0f} {by + py * k * .5:.0f}")
        ax, ay = polar(x, y, -46, turn)
        self.path("".join(wires), "none", "#8f908e", 6)
        self.arc(*polar(x, y, -14, turn), 33, turn + 90, turn + 270, "#8f908e", 6)
        self.path(f"M{mx:.0f} {my:.0f}L{hx:.0f} {hy:.0f}", "none", STEEL_DARK, 24)

    def pinch_bowl(self, x, y, r, food, glaze="#fffaf2"):
        """A small bowl of something."""
        self.disc(x + 8, y + 11, r, self.shade)
        self.disc(x, y, r, glaze)
        self.disc(x + 1, y + 2, r * .78, food)

    # Food

    def leaf(self, x, y, length, turn, fill=LEAF, dark=LEAF_DARK, breadth=.32):
        """A leaf from its stalk at (x, y): one half in light, one in shade."""
        tx, ty = polar(x, y, length, turn)
        mx, my = polar(x, y, length * .5, turn)
        ox, oy = polar(0, 0, length * breadth, turn - 90)
        head = f"M{x:.0f} {y:.0f}Q{{:.0f}} {{:.0f}} {tx:.0f} {ty:.0f}"
        self.path(head.format(mx + ox * 1.4, my + oy * 1.4) + f"Q{mx - ox * 1.4:.0f} {my - oy * 1.4:.0f} {x:.0f} {y:.0f}z", fill)
        self.path(head.format(mx - ox * 1.4, my - oy * 1.4) + "z", dark)

    def sprig(self, x, y, size=60, turn=0, fill=LEAF, dark=LEAF_DARK, leaves=3):
        """A few leaves from one stalk."""
        spreadings = {2: (-32, 32), 3: (-58, 0, 58), 4: (-75, -25, 25, 75), 5: (-84, -42, 0, 42, 84)}[leaves]
        for k in spreadings:
            self.leaf(x, y, size * (1 - abs(k) / 300), turn + k, fill, dark)

    def needles(self, x, y, length, turn, fill="#4d7a45", count=7):
        """A sprig of rosemary, thyme or dill."""
        tx, ty = polar(x, y, length, turn)
        d = [f"M{x:.0f} {y:.0f}L{tx:.0f} {ty:.0f}"]
        for i in range(count):
            px, py = polar(x, y, length * (i + 1) / (count + 1), turn)
            for side in (-48, 48):
                qx, qy = polar(px, py, length * .26 * (1 - i / count / 2), turn + side)
                d.append(f"M{px:.0f} {py:.0f}L{qx:.0f} {qy:.0f}")
        self.path("".join(d), "none", fill, max(4, length / 16))

    def specks(self, x, y, r, count, fills=(LEAF, LEAF_DARK), size=9, length=12, apart=26):
        """Chopped herbs."""
        points = self.spread(x, y, r, count, apart)
        for i, fill in enumerate(fills):
            self.dashes(self.sticks(points[i::len(fills)], length), fill, size)

    def peas(self, points, size=34, fill="#7fb742", dark="#5d9331"):
        self.dots([(x + 2, y + 4) for x, y in points], dark, size)
        self.dots(points, fill, size)
        self.dots([(x - size * .16, y - size * .18) for x, y in points], "#c5e08d", size * .24)

    def floret(self, x, y, r):
        """A romanesco floret: cones on a spiral."""
        self.disc(x + 6, y + 10, r, "#7d8f3a")
        self.disc(x, y, r, "#93ab45")
        for i in range(17, 0, -1):
            px, py = polar(x, y, r * .84 * math.sqrt(i / 17), i * 137.5)
            size = r * (.14 + .14 * i / 17)
            self.disc(px, py, size, "#b4cb62" if i % 2 else "#a6bf55")
            if i % 2:
                self.disc(px - size * .25, py - size * .3, size * .42, "#dbe89a")
        self.disc(x, y, r * .12, "#e4efab")

    def egg(self, x, y, r, yolk="#f4a72c"):
        """A fried or poached egg."""
        self.blob(x + 4, y + 7, r, "#d9cdbb", .09, 8)
        self.blob(x, y, r, "#fffaf0", .09, 8)
        self.disc(x + r * .04, y + r * .06, r * .42, "#dd8a1b")
        self.disc(x, y, r * .42, yolk)
        self.oval(x - r * .14, y - r * .16, r * .13, r * .08, "#ffe3a3", -35)

    def half_egg(self, x, y, r, turn=0):
        self.oval(x + 4, y + 7, r, r * .78, "#0003", turn)
        self.oval(x, y, r, r * .78, "#fffaf0", turn)
        self.disc(x, y, r * .46, "#e88f1e")
        self.disc(x - 2, y - 3, r * .4, "#f7b23c")

    def tomato_slice(self, x, y, r, skin="#b5281b", flesh="#e0492f", seed="#f4b183"):
        self.disc(x + 3, y + 5, r, "#0002")
        self.disc(x, y, r, skin)
        self.disc(x, y, r * .88, flesh)
        for k in range(5):
            px, py = polar(x, y, r * .5, k * 72 + 20)
            self.oval(px, py, r * .26, r * .17, "#c9351f", k * 72 + 20)
        self.dots([polar(x, y, r * .5, k * 72 + 20 + s) for k in range(5) for s in (-9, 9)], seed, r * .12)

    def round_slice(self, x, y, r, skin, flesh, heart=None, seeds=None):
        """A slice of cucumber, courgette, aubergine, radish…"""
        self.disc(x + 3, y + 5, r, "#0002")
        self.disc(x, y, r, skin)
        self.disc(x - r * .02, y - r * .02, r * .86, flesh)
        if heart:
            self.disc(x, y, r * .5, heart)
        if seeds:
            self.dots([polar(x, y, r * .34, k * 60) for k in range(6)], seeds, r * .14)

    def citrus(self, x, y, r, rind="#eab721", pith="#fff3c4", flesh="#f8d54a"):
        self.disc(x + 3, y + 5, r, "#0002")
        self.disc(x, y, r, rind)
        self.disc(x, y, r * .87, pith)
        for k in range(8):
            a, b, c = polar(x, y, r * .1, k * 45 + 22), polar(x, y, r * .76, k * 45 + 6), polar(x, y, r * .76, k * 45 + 38)
            self.path(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}Q{polar(x, y, r * .84, k * 45 + 22)[0]:.0f} {polar(x, y, r * .84, k * 45 + 22)[1]:.0f} {c[0]:.0f} {c[1]:.0f}z", flesh)

    def berries(self, points, size=38, fill="#3f4f8f", dark="#2b3869", shine="#8391c9"):
        self.dots([(x + 3, y + 5) for x, y in points], dark, size)
        self.dots(points, fill, size)
        self.dots([(x - size * .14, y - size * .16) for x, y in points], shine, size * .24)

    def strawberry(self, x, y, r, turn=0):
        """Half a strawberry, the cut side up."""
        c = lambda d, a: polar(x, y, d * r, turn + a)
        p = [c(1.15, 0), c(.85, 55), c(.9, 110), c(.62, 180), c(.9, 250), c(.85, 305)]
        from canvas import smooth
        self.path(smooth([(px + 3, py + 5) for px, py in p]), "#0002")
        self.path(smooth(p), "#cf2f34")
        self.path(smooth([(x + (px - x) * .68, y + (py - y) * .68) for px, py in p]), "#f0757a")
        self.path(smooth([(x + (px - x) * .3, y + (py - y) * .3) for px, py in p]), "#fbd3cf")

    def loaf_slice(self, x, y, w, h, turn=0, crust="#9a6233", crumb="#f0d9b2"):
        self.add(f'<g transform="rotate({turn} {x} {y})"><path fill="{self.shade}" d="M{x - w / 2 + 10:.0f} {y + h / 2 + 12:.0f}v{-h * .7:.0f}q0-{h * .36:.0f} {w / 2:.0f}-{h * .36:.0f}t{w / 2:.0f} {h * .36:.0f}v{h * .7:.0f}z"/>'
                 f'<path fill="{crust}" d="M{x - w / 2:.0f} {y + h / 2:.0f}v{-h * .7:.0f}q0-{h * .36:.0f} {w / 2:.0f}-{h * .36:.0f}t{w / 2:.0f} {h * .36:.0f}v{h * .7:.0f}z"/>'
                 f'<path fill="{crumb}" d="M{x - w / 2 + 12:.0f} {y + h / 2 - 12:.0f}v{-h * .6:.0f}q0-{h * .3:.0f} {w / 2 - 12:.0f}-{h * .3:.0f}t{w / 2 - 12:.0f} {h * .3:.0f}v{h * .6:.0f}z"/></g>')
        self.dots(self.spread(x, y, min(w, h) * .3, 9, 16), "#dcbf8f", 8)

    def swirl(self, x, y, r, turns, stroke, width):
        """A spiral from the middle outwards."""
        points = [polar(x, y, r * i / (turns * 12), i * 30) for i in range(1, turns * 12 + 1)]
        self.curve(points, stroke, width)


