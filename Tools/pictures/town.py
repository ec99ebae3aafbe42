"""The town in which the shops are: one plan, of which each shop's map is a piece.

The names of the streets are not drawn. `names` says where they go, and the template sets them over
the drawing as text.
"""

from __future__ import annotations

import math

from canvas import Canvas, smooth

W, H = 800, 450
GROUND, HOUSE, HOUSE_DARK, WATER, WATER_LIGHT = "#ece7db", "#dcd4c3", "#d2c9b5", "#a5cbe0", "#bad9e9"
PARK, TREE, PLAZA = "#c9dfb6", "#9fc28d", "#f4ecd8"

RIVER = [(-200, 1130), (200, 1080), (620, 1010), (1060, 900), (1480, 860), (1900, 740), (2300, 520), (2700, 380)]

# Name, width, and the points that a street goes through.
STREETS = (
    ("Rua XV", 34, [(-100, 470), (500, 420), (1000, 380), (1560, 330), (2100, 220)]),
    ("Rua Sete", 26, [(-100, 690), (400, 650), (900, 610), (1500, 560), (2000, 440), (2500, 270)]),
    ("Rua do Porto", 24, [(-100, 250), (480, 200), (980, 160), (1540, 110), (2100, 0)]),
    ("Rua da Matriz", 24, [(640, -80), (680, 180), (716, 420), (750, 640), (778, 884)]),
    ("Travessa Ouvidor", 20, [(960, -80), (985, 170), (1008, 390), (1034, 604), (1062, 818)]),
    ("Rua das Redes", 20, [(1270, -100), (1290, 140), (1320, 350), (1345, 580), (1372, 788)]),
    ("Rua do Farol", 20, [(330, -80), (360, 210), (390, 430), (420, 650), (438, 966)]),
    ("Rua dos Remos", 22, [(1640, -80), (1680, 90), (1720, 300), (1750, 520), (1772, 706)]),
    ("Avenida Beira-Rio", 40, [(-200, 1052), (200, 1000), (620, 930), (1060, 818), (1480, 778), (1900, 656), (2300, 430), (2700, 300)]),
    ("Ponte Velha", 30, [(750, 640), (790, 930), (820, 1060), (850, 1240)]),
    ("Rua das Acácias", 34, [(300, 1290), (850, 1240), (1400, 1160), (1900, 1060), (2400, 880)]),
    ("Rua do Moinho", 26, [(1190, 992), (1200, 1050), (1230, 1190), (1320, 1380), (1380, 1700)]),
    ("Rua do Vale", 26, [(300, 1540), (800, 1500), (1320, 1390), (1800, 1340), (2300, 1250)]),
    ("Rua da Escola", 20, [(1640, 1116), (1666, 1230), (1700, 1350), (1740, 1700)]),
    ("Rua dos Ipês", 20, [(590, 1270), (612, 1390), (640, 1510), (660, 1760)]),
    ("Ladeira da Fonte", 20, [(1000, 1222), (1020, 1330), (1050, 1450), (1080, 1700)]),
)
GREENS = ((870, 500, 190, 110), (1480, 1230, 150, 110), (190, 760, 170, 140), (1830, 310, 150, 100), (760, 1330, 160, 110))

# Where each shop is, and its colour.
SHOPS = {
    "casa-do-tabuleiro": (1440, 1130, "#2c8272"), "cartucho-cia": (1046, 500, "#7a5ab0"),
    "estacao-sonora": (1420, 766, "#c25f39"), "fliperama-central": (800, 596, "#c7403a"),
    "livraria-meia-lua": (1262, 1266, "#3f6b4a"), "luz-lente": (1800, 672, "#c25f39"),
    "oficina-do-gabinete": (480, 628, "#3f51b5"), "ponto-byte": (1180, 348, "#3f51b5"),
    "vale-informatica": (960, 1452, "#2c8272"),
}
# Where the piece of the plan begins, seen from its shop.
CORNER = {
    "casa-do-tabuleiro": (470, 250), "cartucho-cia": (430, 130), "estacao-sonora": (360, 230), "fliperama-central": (330, 250),
    "livraria-meia-lua": (370, 150), "luz-lente": (420, 280), "oficina-do-gabinete": (400, 260), "ponto-byte": (400, 230),
    "vale-informatica": (440, 260),
}


def along(points, step=12.0):
    """Points on the soft line through `points`, with the direction there in degrees."""
    found = []
    at = lambda i: points[max(0, min(len(points) - 1, i))]
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        count = max(2, round(math.hypot(x2 - x1, y2 - y1) / step))
        for s in range(count):
            t = s / count
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            bx, by, cx, cy = x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6
            found.append((a * x1 + b * bx + c * cx + d * x2, a * y1 + b * by + c * cy + d * y2))
    return [(x, y, math.degrees(math.atan2(found[min(i + 1, len(found) - 1)][1] - found[max(i - 1, 0)][1],
                                           found[min(i + 1, len(found) - 1)][0] - found[max(i - 1, 0)][0]))) for i, (x, y) in enumerate(found)]


LINES = [(name, wide, along(points)) for name, wide, points in STREETS]
BANK = along(RIVER)


def corner(name):
    x, y, _ = SHOPS[name]
    dx, dy = CORNER[name]
    return x - dx, y - dy


def near(x, y, line, reach):
    return any((x - px) ** 2 + (y - py) ** 2 < reach * reach for px, py, _ in line)


def piece(points, left, top, margin=160):
    """The part of a line that a map shows, as points of the map; the fewest that keep its form."""
    shown = [(x - left, y - top) for x, y, _ in points if -margin < x - left < W + margin and -margin < y - top < H + margin]
    return shown[::8] + shown[-1:] if len(shown) > 2 else []


def houses(k, left, top):
    """Houses along the streets, where there is room for them."""
    taken = []
    for _, wide, line in LINES:
        for x, y, turn in line[::6]:
            for side in (-1, 1, -2, 2):
                deep = k.chance.choice((40, 46, 54))
                away = side / abs(side) * (wide / 2 + 10 + deep / 2 + (abs(side) - 1) * 74)
                c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                hx, hy = x - s * away, y + c * away
                long = k.chance.choice((50, 58, 66))
                if not (-40 < hx - left < W + 40 and -40 < hy - top < H + 40):
                    continue
                if near(hx, hy, BANK[::3], 118) or any(near(hx, hy, other[::3], w / 2 + 34) for _, w, other in LINES):
                    continue
                if any(gx - 36 < hx < gx + gw + 36 and gy - 36 < hy < gy + gh + 36 for gx, gy, gw, gh in GREENS):
                    continue
                if any((hx - tx) ** 2 + (hy - ty) ** 2 < 70 * 70 for tx, ty in taken):
                    continue
                taken.append((hx, hy))
                k.box(hx - left - long / 2, hy - top - deep / 2, long, deep, k.chance.choice((HOUSE, HOUSE, HOUSE_DARK)), 4, turn)


def plan(name: str) -> str:
    """The streets around a shop, with its place marked."""
    k = Canvas(f"{name}-mapa", GROUND, HOUSE, W, H)
    left, top = corner(name)
    river = piece(BANK, left, top, 300)
    if river:
        k.path(smooth(river, closed=False), "none", WATER, 150)
        k.path(smooth(river, closed=False), "none", WATER_LIGHT, 104)
        k.dashes([(x - 18, y + dy, 36, -4) for (x, y) in river[1::2] for dy in (-24, 22)], "#d3e8f2", 5)
    for gx, gy, gw, gh in GREENS:
        x, y = gx - left, gy - top
        if -gw < x < W and -gh < y < H:
            k.box(x, y, gw, gh, PARK, 22, -4)
            k.dots([(px, py) for px, py in k.spread(x + gw / 2, y + gh / 2, min(gw, gh) * .46, 10, 26)], TREE, 23)
    houses(k, left, top)
    for edge in (True, False):
        for street, wide, line in LINES:
            points = piece(line, left, top)
            if points:
                k.path(smooth(points, closed=False), "none", "#d8cfbc" if edge else ("#fff6dc" if wide >= 34 else "#fffdf8"), wide + 6 if edge else wide)
    if name in ("fliperama-central", "cartucho-cia", "ponto-byte"):
        x, y = 930 - left, 550 - top
        k.path(f"M{x - 16:.0f} {y + 26:.0f}v-40l16-34 16 34v40z", "#fffdf8")
        k.path(f"M{x - 22:.0f} {y - 12:.0f}l22-40 22 40z", "#b5533a")
    if name == "livraria-meia-lua" or name == "casa-do-tabuleiro":
        x, y = 1120 - left, 1080 - top
        k.path(f"M{x - 18:.0f} {y + 26:.0f}l6-44h24l6 44z", "#fffdf8")
        k.path(f"M{x - 28:.0f} {y - 44:.0f}l56 48M{x + 28:.0f} {y - 44:.0f}l-56 48", "none", "#8a5a42", 7)
    x, y, colour = SHOPS[name]
    x, y = x - left, y - top
    k.oval(x + 4, y + 3, 24, 9, "#0004")
    k.path(f"M{x} {y}C{x - 18} {y - 34} {x - 44} {y - 50} {x - 44} {y - 84}a44 44 0 0 1 88 0C{x + 44} {y - 50} {x + 18} {y - 34} {x} {y}z", colour)
    k.path(f"M{x} {y - 128}a44 44 0 0 1 44 44C{x + 44} {y - 50} {x + 18} {y - 34} {x} {y}z", "#0002")
    k.disc(x, y - 84, 19, "#fffdf8")
    return k.svg()


def names(name: str):
    """The streets that have room for their names: name, middle of the text, and turn."""
    left, top = corner(name)
    sx, sy, _ = SHOPS[name]
    taken = [(sx - left, sy - top - 70, 56)]
    found = []
    crossing = sorted(LINES, key=lambda s: (-s[1], s[0]))
    for street, wide, line in crossing:
        reach = len(street) * 8.4 + 10
        best = None
        for x, y, turn in line:
            x, y = x - left, y - top
            turn = (turn + 90) % 180 - 90
            dx, dy = abs(math.cos(math.radians(turn))) * reach, abs(math.sin(math.radians(turn))) * reach
            if not (dx + 24 < x < W - dx - 24 and dy + 24 < y < H - dy - 24):
                continue
            spots = [(x + math.cos(math.radians(turn)) * reach * t, y + math.sin(math.radians(turn)) * reach * t) for t in (-1, -.75, -.5, -.25, 0, .25, .5, .75, 1)]
            room = min(math.hypot(px - tx, py - ty) - tr for px, py in spots for tx, ty, tr in taken)
            if room > 26 and (best is None or room > best[0]):
                best = (room, x, y, turn, spots)
        if best:
            _, x, y, turn, spots = best
            taken += [(px, py, 20) for px, py in spots]
            found.append((street, round(x), round(y), round(turn)))
    return found
