"""The pictures of the recipes: one of each dish and one of each of its steps."""

from __future__ import annotations

import math

from canvas import polar, smooth
from kitchen import IRON, LEAF, LEAF_DARK, STEEL, STEEL_DARK, WOOD, WOOD_DARK, Kitchen

# Grounds: colour and its shade, from the tomato's family.
BLUSH = ("#f6dccd", "#e6c0ab")
SAND = ("#f3e4cd", "#dfc9a8")
TERRACOTTA = ("#d98560", "#bf6a46")
BRICK = ("#b95a41", "#984430")
COCOA = ("#6b4233", "#543024")
OAT = ("#ece0d1", "#d3c2ac")
ROSE = ("#eec3b4", "#d9a390")

CX, CY = 400, 300
PICTURES: dict[str, object] = {}


def picture(name, ground):
    """Registers a drawing function under the name of its file."""
    def register(draw):
        def make():
            k = Kitchen(name, *ground)
            draw(k)
            return k.svg()
        PICTURES[name] = make
        return draw
    return register


# Romanesco risotto

def rice(k, x, y, r, count=150, tones=("#fdf6df", "#efe1b8", "#fffbee")):
    points = k.spread(x, y, r, count, r * .11)
    for i, tone in enumerate(tones):
        k.dashes(k.sticks(points[i::len(tones)], r * .075), tone, r * .055)


@picture("romanesco-risotto", TERRACOTTA)
def _(k):
    k.cloth(-40, 380, 330, 260, "#f3e4cd", "#b95a41", -18)
    k.bowl(CX, CY, 235, "#39566b", "#27404f", "#f0e0ac")
    rice(k, CX + 3, CY + 5, 188)
    k.floret(350, 262, 72)
    k.floret(458, 290, 58)
    k.floret(386, 366, 50)
    k.sprig(470, 370, 46, 20, leaves=2)
    k.dashes(k.sticks(k.spread(CX, CY, 170, 14, 46), 16), "#f2c744", 5)


@picture("romanesco-risotto-1", TERRACOTTA)
def _(k):
    k.cloth(560, -30, 300, 240, "#f3e4cd", "#b95a41", 14)
    k.pot(CX, CY, 218, "#a9bf5c")
    k.swirl(CX + 6, CY + 8, 140, 3, "#bccf74", 20)
    k.specks(CX, CY, 160, 18, ("#7f9a3c", "#d7e29a"), 8, 8)
    k.spoon(440, 320, -32)
    k.floret(96, 110, 62)
    k.floret(130, 500, 48)


@picture("romanesco-risotto-2", TERRACOTTA)
def _(k):
    k.pan(370, 290, 212, "#7a6a55", 28)
    rice(k, 372, 294, 172, 150)
    k.dots(k.spread(372, 294, 160, 26, 44), "#f3d9a0", 17)
    k.spoon(330, 330, 218)
    k.pinch_bowl(690, 120, 66, "#f7efd6")
    rice(k, 690, 122, 40, 40)


@picture("romanesco-risotto-3", TERRACOTTA)
def _(k):
    k.pan(360, 310, 208, "#eed9a0", 152)
    k.blob(362, 314, 165, "#f6e7b9", .05)
    rice(k, 362, 314, 160, 120)
    k.ladle(470, 250, -38, "#e6b95a")
    k.pinch_bowl(128, 108, 70, "#e6b95a", "#39566b")


@picture("romanesco-risotto-4", TERRACOTTA)
def _(k):
    k.bowl(350, 310, 215, "#39566b", "#27404f", "#cdd58b")
    rice(k, 352, 314, 172, 130, ("#eef0c0", "#dde3a0", "#fbf9dd"))
    k.floret(300, 280, 60)
    k.floret(396, 340, 54)
    k.specks(350, 310, 150, 12, ("#fff7d8", "#f2c744"), 7, 16)
    k.shape([(632, 90), (760, 130), (724, 250), (604, 212)], k.shade)
    k.shape([(618, 72), (746, 112), (710, 232), (590, 194)], "#f4d98a")
    k.shape([(618, 72), (630, 75), (602, 198), (590, 194)], "#c99a3f")
    k.dashes(k.sticks(k.spread(660, 330, 70, 16, 18), 22), "#f9e6ae", 6)


# Pea soup

@picture("pea-soup", ROSE)
def _(k):
    k.cloth(520, 330, 330, 300, "#fbf3e6", "#d77a57", 12)
    k.bowl(CX, CY, 235, "#fffaf2", "#d9cbb9", "#9cc35a")
    k.blob(CX + 4, CY + 8, 175, "#a9cf68", .05)
    k.swirl(396, 300, 118, 2, "#f7f5e0", 15)
    k.peas([(330, 240), (360, 216), (300, 280), (468, 372), (500, 340), (436, 398), (488, 236)])
    k.sprig(452, 318, 74, -40, "#4f9a50", "#357a3c", 3)


@picture("pea-soup-1", ROSE)
def _(k):
    k.pot(CX, CY, 215, "#e9d28c", "#4e7d8c", "#3a626f")
    for x, y in k.spread(CX, CY, 150, 26, 46):
        r = k.chance.uniform(17, 27)
        k.ring(x, y, r, "#a7c673", 7)
        k.ring(x, y, r * .55, "#d9e6a8", 5)
    k.box(470, 330, 60, 44, "#fbe9a6", 8, 18)
    k.spoon(340, 330, 205)


@picture("pea-soup-2", ROSE)
def _(k):
    k.pot(380, 310, 220, "#d8dc97", "#4e7d8c", "#3a626f")
    k.peas(k.spread(382, 314, 158, 58, 37), 32)
    k.peas([(690, 110), (724, 150), (668, 168), (738, 86), (640, 124), (60, 540), (98, 556)], 34)
    k.leaf(640, 240, 150, -12, "#79b04a", "#558b35", .17)


@picture("pea-soup-3", ROSE)
def _(k):
    k.pot(380, 310, 220, "#a3c95f", "#4e7d8c", "#3a626f")
    k.swirl(384, 316, 150, 3, "#b8d97c", 20)
    k.dots(k.spread(384, 316, 160, 24, 50), "#c9e394", 12)
    k.path("M400 320L640 110", "none", STEEL_DARK, 34)
    k.disc(400, 320, 48, STEEL)
    k.disc(402, 323, 34, STEEL_DARK)
    k.path("M560 180L760 4", "none", "#4a332a", 74)


@picture("pea-soup-4", ROSE)
def _(k):
    k.bowl(330, 300, 205, "#fffaf2", "#d9cbb9", "#a3c95f")
    k.swirl(332, 304, 100, 2, "#f7f5e0", 14)
    k.peas([(280, 246), (300, 380), (400, 372), (420, 250)])
    k.sprig(352, 300, 62, -50, "#4f9a50", "#357a3c", 3)
    k.loaf_slice(655, 220, 190, 200, 14)
    k.loaf_slice(640, 440, 190, 200, -10)


# Shakshuka

def sauce(k, x, y, r, fill="#cf3f24", light="#e2593a", bits=34):
    k.disc(x, y, r, fill)
    for px, py in k.spread(x, y, r * .85, bits, r * .2):
        k.blob(px, py, r * .09, light if k.chance.random() < .6 else "#b5301a", .2, 6)


@picture("shakshuka", SAND)
def _(k):
    k.cloth(-30, -40, 320, 260, "#c9dad6", "#5f8f8a", -12)
    k.pan(CX, CY, 232, "#cf3f24", 32)
    sauce(k, CX + 3, CY + 5, 200)
    for x, y in ((330, 230), (470, 250), (336, 374), (462, 384)):
        k.egg(x, y, 66)
    k.specks(CX, CY, 175, 34)


@picture("shakshuka-1", SAND)
def _(k):
    k.pan(370, 300, 220, "#6b4a3a", 28)
    points = k.spread(372, 304, 160, 46, 42)
    for i, tone in enumerate(("#d63a25", "#f0a529", "#f7ecd6", "#b52b1b")):
        k.dashes(k.sticks(points[i::4], 54), tone, 15)
    k.spoon(430, 330, 205)
    for fill, shift, r in ((k.shade, 12, 46), ("#b52b1b", 0, 46), ("#d63a25", -5, 40)):
        for x, y in ((656, 122), (718, 118), (656, 180), (720, 178), (688, 150)):
            k.disc(x + shift, y + shift * 1.3, r, fill)
    k.disc(688, 146, 24, "#8f2115")
    k.path("M688 146q4-34 30-40", "none", "#4f8a3d", 18)


@picture("shakshuka-2", SAND)
def _(k):
    k.pan(350, 320, 212, "#cf3f24", 150)
    sauce(k, 353, 324, 182, bits=46)
    k.dots(k.spread(353, 324, 160, 16, 60), "#f08a63", 16)
    k.spoon(420, 330, -28)
    for x, y, tone in ((660, 90, "#b5441d"), (726, 210, "#c98a2b"), (668, 500, "#7a3a1c")):
        k.pinch_bowl(x, y, 52, tone)


@picture("shakshuka-3", SAND)
def _(k):
    k.pan(CX - 30, CY, 222, "#cf3f24", 30)
    sauce(k, CX - 27, CY + 5, 191)
    for x, y in ((310, 230), (440, 256)):
        k.egg(x, y, 64)
    for x, y in ((320, 378), (436, 386)):
        k.blob(x, y, 54, "#a92c17", .08)
        k.blob(x + 3, y + 6, 44, "#b93620", .08)
    for x, y, turn in ((690, 110, 30), (730, 200, -20), (640, 200, 70)):
        k.oval(x + 8, y + 11, 50, 38, k.shade, turn)
        k.oval(x, y, 50, 38, "#d9a877", turn)
        k.oval(x - 10, y - 10, 20, 12, "#eac8a2", turn)


# Tarte Tatin

def apple(k, x, y, r, turn, fill="#dd9a3d", light="#f0bb63", dark="#b9722a"):
    """An apple half, cooked, round side up."""
    k.oval(x + 3, y + 5, r, r * .74, dark, turn)
    k.oval(x, y, r, r * .74, fill, turn)
    px, py = polar(x, y, r * .22, turn - 120)
    k.oval(px, py, r * .6, r * .34, light, turn)


def tatin(k, x, y, r, rows=((9, .72), (4, .3)), gone=()):
    for count, share in rows:
        for i in range(count):
            if (count, i) in gone:
                continue
            a = i * 360 / count + 12
            px, py = polar(x, y, r * share, a)
            apple(k, px, py, r * .27, a + 90)
    if not gone:
        apple(k, x, y, r * .16, 20)


@picture("tarte-tatin", BLUSH)
def _(k):
    k.plate(CX, CY, 250, "#f8f4ee", "#e2d8ca")
    k.disc(CX + 6, CY + 9, 190, "#c9873f")
    k.disc(CX, CY, 190, "#e3b26a")
    k.disc(CX, CY, 172, "#b56a22")
    tatin(k, CX, CY, 172)
    k.spread(CX, CY, 10, 1, 1)
    k.arc(CX, CY, 120, 200, 240, "#fff6", 8)


@picture("tarte-tatin-1", BLUSH)
def _(k):
    k.pan(370, 300, 220, "#c9792a", 30)
    k.blob(376, 306, 150, "#dd9338", .08)
    k.blob(356, 280, 84, "#eeb05c", .1)
    points = k.spread(376, 306, 165, 30, 40)
    k.dots(points, "#f5cf8d", 16)
    k.dots([(x + 3, y + 3) for x, y in points], "#c9792a", 7)
    k.box(660, 90, 92, 66, k.shade, 8, 10)
    k.box(650, 78, 92, 66, "#fbe7a0", 8, 10)
    k.box(650, 78, 92, 18, "#fff3c8", 8, 10)
    k.spoon(430, 340, 160)


@picture("tarte-tatin-2", BLUSH)
def _(k):
    k.pan(380, 300, 220, "#c9792a", 152)
    for count, share in ((9, .74), (4, .32)):
        for i in range(count):
            a = i * 360 / count + 12
            px, py = polar(383, 304, 172 * share, a)
            apple(k, px, py, 46, a + 90, "#f0d98f", "#f9ebb9", "#cfae5c")
    for x, y, r in ((690, 140, 78), (706, 470, 70)):
        k.disc(x + 10, y + 14, r, k.shade)
        k.disc(x, y, r, "#b5301f")
        k.disc(x - 8, y - 8, r * .82, "#cf4a30")
        k.oval(x, y, r * .2, r * .16, "#8a2115")
        k.path(f"M{x} {y}q6-30 24-36", "none", "#5c3a24", 8)


@picture("tarte-tatin-3", BLUSH)
def _(k):
    k.pan(CX - 20, CY, 225, "#a9622a", 32)
    k.blob(CX - 17, CY + 6, 186, "#c99a58", .03, 14)
    k.blob(CX - 20, CY, 184, "#f2d9a3", .03, 14)
    for i in range(6):
        (ax, ay), (bx, by) = polar(CX - 20, CY, 56, i * 60), polar(CX - 20, CY, 104, i * 60)
        k.path(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}", "none", "#c99a58", 9)
    k.ring(CX - 20, CY, 152, "#e6c486", 6)
    k.add('<g transform="rotate(18 720 300)">')
    k.box(704, 76, 56, 440, k.shade, 28)
    k.box(716, 20, 20, 560, "#b17f4a", 10)
    k.box(692, 66, 56, 440, "#e0b27d", 28)
    k.box(704, 82, 14, 408, "#eec99d", 7)
    k.add("</g>")


@picture("tarte-tatin-4", BLUSH)
def _(k):
    k.plate(330, 300, 230, "#f8f4ee", "#e2d8ca")
    k.disc(336, 308, 172, "#c9873f")
    k.disc(330, 300, 172, "#e3b26a")
    k.disc(330, 300, 156, "#b56a22")
    tatin(k, 330, 300, 156)
    k.path("M330 300L476 180A190 190 0 0 1 516 330z", "#f8f4ee")
    k.plate(662, 446, 128)
    k.path("M590 430L730 386A150 150 0 0 1 734 496z", "#e3b26a")
    k.path("M604 432L720 396A130 130 0 0 1 722 484z", "#b56a22")
    apple(k, 696, 420, 26, 80)
    apple(k, 694, 456, 26, 100)
    apple(k, 652, 433, 19, 60)
    k.blob(640, 502, 32, "#fffdf6", .1)


# Pizza

def basil(k, places, size=58):
    for x, y, turn in places:
        k.leaf(x, y, size, turn, "#4f9a3e", "#37792f", .4)


def pizza(k, x, y, r, crust="#e0a75e", edge="#c5843a", baked=True):
    k.cast(x, y, r, 10, 14)
    k.blob(x + 2, y + 4, r, edge, .03, 16)
    k.blob(x, y, r * .98, crust, .03, 16)
    if baked:
        for a in (10, 48, 95, 150, 205, 238, 290, 335):
            px, py = polar(x, y, r * .92, a)
            k.blob(px, py, r * .055, "#8a5426", .2, 6)
    k.blob(x, y, r * .82, "#c8391f", .05, 12)
    k.blob(x - 4, y - 4, r * .74, "#d94a2b", .06, 12)
    for a, d in ((20, .45), (95, .55), (160, .42), (218, .56), (286, .5), (332, .56), (60, .08)):
        px, py = polar(x, y, r * d, a)
        k.blob(px, py, r * .17, "#fff6e4", .16, 7)
        if baked:
            k.blob(px + 4, py + 5, r * .1, "#fbe9c8", .2, 6)


@picture("margherita-pizza", BRICK)
def _(k):
    k.board(120, 40, 560, 520)
    pizza(k, CX, CY, 236)
    basil(k, ((372, 250, -40), (470, 330, 30), (330, 370, 160), (430, 200, -100), (400, 320, 80)))


@picture("margherita-pizza-1", BRICK)
def _(k):
    k.bowl(CX - 30, CY, 222, "#f3e9dc", "#d6c7b3", "#efe4d2")
    k.blob(CX - 24, CY + 10, 136, "#dcc59b", .03)
    k.blob(CX - 30, CY, 134, "#f2deb6", .03)
    k.blob(CX - 62, CY - 36, 58, "#f9ebcc", .08)
    k.dots(k.spread(CX - 30, CY, 180, 30, 36), "#fffaf0", 9)
    k.pinch_bowl(690, 130, 70, "#fffaf0", "#d98560")
    k.pinch_bowl(704, 330, 46, "#c9a36a", "#d98560")


@picture("margherita-pizza-2", BRICK)
def _(k):
    k.board(60, 30, 680, 540)
    k.blob(CX - 4, CY, 250, "#f6ead0", .12, 11)
    k.cast(CX, CY, 196, 8, 11)
    k.blob(CX, CY, 200, "#e3cc9f", .03, 14)
    k.blob(CX, CY, 194, "#f3e0b8", .03, 14)
    k.ring(CX, CY, 168, "#e8d2a6", 10)
    for a in (30, 110, 170, 250, 320):
        k.oval(*polar(CX, CY, 100, a), 30, 20, "#ead6ad", a)
    k.dots(k.spread(CX, CY, 260, 34, 50), "#fffdf5", 8)


@picture("margherita-pizza-3", BRICK)
def _(k):
    k.board(40, 30, 560, 540)
    pizza(k, 330, 300, 214, "#f2deb6", "#dcc59b", False)
    k.pinch_bowl(690, 130, 76, "#cf4326")
    k.pinch_bowl(694, 320, 70, "#fdfbf3")
    k.disc(690, 312, 40, "#fffdf6")
    k.arc(690, 312, 30, 190, 260, "#e6dfcf", 6)
    basil(k, ((650, 500, -20), (690, 520, -70), (720, 500, 20)), 70)


@picture("margherita-pizza-4", BRICK)
def _(k):
    k.path("M400 330L760 640", "none", k.shade, 70)
    k.disc(CX + 14, CY + 16, 252, k.shade)
    k.path("M400 330L750 625", "none", WOOD, 60)
    k.disc(CX, CY, 252, WOOD)
    k.path("M220 220h360M190 300h420M220 380h360M290 150h220M300 460h200", "none", WOOD_DARK, 3)
    pizza(k, CX, CY - 4, 212)
    basil(k, ((380, 250, -30), (450, 340, 40), (330, 350, 150)), 54)


# Greek salad

def salad(k, x, y, r, feta=True):
    for px, py in k.spread(x, y, r * .85, 6, r * .55):
        k.blob(px, py, r * .26, "#a8c765" if px > x else "#7c9c45", .22, 6)
    spots = k.spread(x, y, r, 21, r * .33)
    for i, (px, py) in enumerate(spots):
        kind = i % 4
        if kind == 0:
            k.tomato_slice(px, py, r * .21)
        elif kind == 1:
            k.round_slice(px, py, r * .19, "#4f8a3f", "#dbeab5", "#eef4d2", "#b6cf86")
        elif kind == 2:
            k.ring(px, py, r * .15, "#8a3a6b", 7)
            k.ring(px, py, r * .1, "#e7c6dc", 6)
        else:
            k.oval(px, py, r * .1, r * .085, "#3b2f3f", 30)
            k.disc(px - 2, py - 3, r * .03, "#7d6f86")
    if feta:
        k.box(x - r * .42 + 5, y - r * .36 + 8, r * .84, r * .68, "#0002", 8, -14)
        k.box(x - r * .42, y - r * .36, r * .84, r * .68, "#fffdf4", 8, -14)
        k.dots(k.spread(x, y, r * .3, 9, r * .13), "#e6dfcd", 9)
        k.specks(x, y, r * .34, 12, ("#6f8a3f", "#4f6a2d"), 5, 9, 16)


@picture("greek-salad", OAT)
def _(k):
    k.cloth(530, -40, 320, 260, "#b9cfe0", "#4b6f96", 16)
    k.bowl(CX, CY, 238, "#2f5d8a", "#23496e", "#8fae52")
    salad(k, CX + 3, CY + 5, 182)


@picture("greek-salad-1", OAT)
def _(k):
    k.board(50, 40, 700, 520)
    for i in range(4):
        k.round_slice(150 + i * 56, 150, 46, "#4f8a3f", "#dbeab5", "#eef4d2", "#b6cf86")
    for i, (x, y) in enumerate(((170, 310), (262, 340), (180, 424), (290, 452))):
        k.tomato_slice(x, y, 56 - i * 3)
    for x, y in ((420, 180), (468, 226), (404, 262)):
        k.ring(x, y, 34, "#8a3a6b", 9)
        k.ring(x, y, 22, "#e7c6dc", 9)
    k.knife(600, 420, 62)


@picture("greek-salad-2", OAT)
def _(k):
    k.bowl(360, 310, 190, "#fffaf2", "#e0d4c2", "#d8b53c")
    k.blob(364, 318, 120, "#e6c95c", .08)
    k.dots(k.spread(364, 318, 120, 12, 44), "#8a3a2b", 15)
    k.specks(364, 318, 130, 26, ("#6f8a3f", "#4f6a2d"), 6, 10)
    k.whisk(400, 300, -30)
    k.citrus(120, 130, 74)
    k.citrus(150, 480, 60)


@picture("greek-salad-3", OAT)
def _(k):
    k.bowl(CX - 50, CY, 225, "#2f5d8a", "#23496e", "#8fae52")
    salad(k, CX - 47, CY + 5, 172)
    k.loaf_slice(680, 190, 170, 180, 12)
    for x, y in ((660, 430), (710, 470), (650, 500), (740, 410)):
        k.oval(x + 5, y + 8, 26, 22, k.shade, 20)
        k.oval(x, y, 26, 22, "#3b2f3f", 20)
        k.disc(x - 7, y - 7, 7, "#7d6f86")


# Ratatouille

VEGETABLES = (("#5a2d5c", "#efe3c8", "#e2d0a8", None), ("#4f8a3f", "#dfe9b4", "#edf2cd", None),
              ("#e0a92f", "#f7e08f", "#fbecb5", None), ("#b5281b", "#e0492f", "#c9351f", "#f4b183"))


def ring_of(k, x, y, r, count, size, start=0, until=None, phase=0):
    for i in range(until if until is not None else count):
        a = start + i * 360 / count
        px, py = polar(x, y, r, a)
        skin, flesh, heart, seeds = VEGETABLES[(i + phase) % 4]
        k.disc(px + 2, py + 3, size, "#0002")
        k.disc(px, py, size, skin)
        k.disc(px, py, size * .86, flesh)
        k.disc(px, py, size * .45, heart)


@picture("ratatouille", SAND)
def _(k):
    k.cloth(-50, 360, 330, 300, "#e9b9a4", "#b95a41", -14)
    k.pot(CX, CY, 232, "#c43d22", "#d98a2b", "#b86f1c")
    ring_of(k, CX, CY, 154, 28, 40)
    ring_of(k, CX, CY, 94, 16, 38, phase=1)
    ring_of(k, CX, CY, 40, 7, 32, phase=2)
    k.needles(360, 330, 120, -40, "#4d7a45")


@picture("ratatouille-1", SAND)
def _(k):
    k.pan(380, 300, 222, "#cf3f24", 150)
    sauce(k, 383, 305, 190, bits=40)
    points = k.spread(383, 305, 150, 24, 54)
    k.dashes(k.sticks(points[::2], 34), "#f0a529", 13)
    k.dashes(k.sticks(points[1::2], 34), "#f7ecd6", 11)
    k.spoon(430, 310, -25)
    for x, y in ((668, 452), (714, 478), (684, 512)):
        k.oval(x + 5, y + 7, 30, 22, k.shade, 40)
        k.oval(x, y, 30, 22, "#fbf1e2", 40)
        k.path(f"M{x - 14} {y - 12}q16 8 26 26", "none", "#e2cfb6", 3)


@picture("ratatouille-2", SAND)
def _(k):
    k.board(40, 50, 720, 500)
    for row, (skin, flesh, heart, seeds) in enumerate(VEGETABLES):
        y = 136 + row * 102
        for i in range(7):
            k.round_slice(128 + i * 42, y, 46, skin, flesh, heart)
    k.oval(560, 150, 130, 52, "#3f1f42", -14)
    k.oval(552, 142, 124, 46, "#5a2d5c", -14)
    k.oval(520, 130, 54, 12, "#83508a", -14)
    k.path("M672 112l34-14", "none", "#4f8a3f", 26)
    k.knife(640, 330, 10)


@picture("ratatouille-3", SAND)
def _(k):
    k.pot(CX, CY, 228, "#c43d22", "#d98a2b", "#b86f1c")
    k.dots(k.spread(CX, CY, 150, 26, 44), "#e2593a", 24)
    ring_of(k, CX, CY, 150, 28, 40, -120, 17)
    for i, (skin, flesh, heart, _) in enumerate(VEGETABLES):
        k.round_slice(90, 100 + i * 130, 48, skin, flesh, heart)


@picture("ratatouille-4", SAND)
def _(k):
    k.box(40, 40, 720, 520, "#8f8a86", 26)
    k.box(56, 56, 688, 488, "#5d5856", 16)
    k.path("M56 150h688M56 250h688M56 350h688M56 450h688", "none", "#76716e", 8)
    k.pot(CX, CY, 212, "#b5331b", "#d98a2b", "#b86f1c")
    ring_of(k, CX, CY, 142, 28, 36)
    ring_of(k, CX, CY, 86, 16, 34, phase=1)
    ring_of(k, CX, CY, 36, 7, 28, phase=2)
    for x, y, a in ((330, 260, 20), (420, 350, -50), (440, 230, 80)):
        k.needles(x, y, 80, a, "#5d7a3d")


# Halušky

def dumplings(k, x, y, r, count, fill="#f4ead0", dark="#d9c9a2", size=.13):
    points = k.spread(x, y, r, count, r * .2)
    for third in range(3):
        lines = k.sticks(points[third::3], r * size * .95)
        k.dashes([(a + 3, b + 5, c, d) for a, b, c, d in lines], dark, r * size * 1.5)
        k.dashes(lines, fill, r * size * 1.5)


def bacon(k, points):
    lines = k.sticks(points, 20)
    k.dashes(lines, "#8a3324", 19)
    k.dashes([(a, b + 1, c, d) for a, b, c, d in lines], "#f0b79a", 6)


@picture("bryndzove-halusky", BRICK)
def _(k):
    k.cloth(520, 340, 330, 300, "#f3e4cd", "#2f5d8a", 10)
    k.plate(CX, CY, 252, "#e9eef0", "#c9d3d8")
    k.blob(CX, CY + 4, 172, "#f3e8cf", .05)
    dumplings(k, CX, CY, 160, 64, "#fbf3de", "#dccba4")
    for px, py in k.spread(CX, CY, 110, 12, 50):
        k.blob(px, py, 22, "#fffefa", .2, 6)
    bacon(k, k.spread(CX, CY, 130, 18, 46))
    k.specks(CX, CY, 150, 26, ("#5b9a4a", "#3f7a38"), 8, 12)


@picture("bryndzove-halusky-1", BRICK)
def _(k):
    k.bowl(300, 310, 205, "#f3e9dc", "#d6c7b3", "#e9d9ae")
    k.blob(304, 318, 145, "#f1e5c2", .08)
    k.dashes(k.sticks(k.spread(304, 318, 140, 44, 30), 22), "#dcc894", 6)
    k.box(560, 90, 150, 330, k.shade, 20, 14)
    k.box(546, 72, 150, 330, STEEL, 20, 14)
    k.dots([(621 + (c - 1.5) * 31 - (r - 3) * 8.5, 237 + (r - 3) * 34 + (c - 1.5) * 7.5) for r in range(7) for c in range(4)], STEEL_DARK, 15)
    k.oval(650, 500, 78, 56, k.shade, 10)
    k.oval(640, 486, 78, 56, "#c99a62", 10)
    k.dots(k.spread(640, 486, 44, 7, 24), "#a97c48", 7)


@picture("bryndzove-halusky-2", BRICK)
def _(k):
    k.pan(380, 300, 220, "#5d4a3d", 30)
    k.blob(384, 306, 150, "#7a5c40", .1)
    bacon(k, k.spread(384, 306, 150, 46, 42))
    k.dots(k.spread(384, 306, 165, 26, 40), "#d9a25c", 9)


@picture("bryndzove-halusky-3", BRICK)
def _(k):
    k.pot(370, 310, 225, "#cfdcd8", "#3f5f6f", "#2f4855")
    k.dots(k.spread(373, 315, 170, 30, 42), "#e8f0ee", 15)
    dumplings(k, 373, 315, 168, 36)
    k.path("M560 190L770 20", "none", STEEL_DARK, 20)
    k.disc(520, 226, 76, STEEL)
    k.disc(522, 229, 62, "#c5c6c4")
    k.dots(k.spread(522, 229, 50, 16, 22), "#8f908e", 9)
    dumplings(k, 520, 226, 40, 5, size=.36)


@picture("bryndzove-halusky-4", BRICK)
def _(k):
    k.plate(330, 300, 230, "#e9eef0", "#c9d3d8")
    dumplings(k, 330, 304, 150, 60, "#fbf3de", "#dccba4")
    bacon(k, k.spread(330, 300, 110, 14, 46))
    k.specks(330, 300, 140, 20)
    k.pinch_bowl(680, 160, 86, "#fdfaf2", "#3f5f6f")
    for px, py in k.spread(680, 160, 44, 10, 20):
        k.blob(px, py, 18, "#fff" if k.chance.random() < .5 else "#ece3cf", .2, 6)
    k.pinch_bowl(696, 420, 70, "#5b9a4a", "#f3e9dc")
    k.dots(k.spread(696, 421, 46, 22, 14), "#3f7a38", 9)


# Pancakes

def pancake(k, x, y, r, fill="#d9984a", rim="#f0cf91"):
    k.blob(x + 6, y + 10, r, "#0002", .03, 12)
    k.blob(x, y, r, rim, .03, 12)
    k.blob(x, y, r * .9, fill, .03, 12)
    k.blob(x - r * .1, y - r * .1, r * .66, "#e3a75b", .06, 10)


@picture("blueberry-pancakes", ROSE)
def _(k):
    k.cloth(-40, -40, 320, 270, "#fbf3e6", "#5b6fa8", -14)
    k.plate(CX, CY, 250, "#dfe8ef", "#bccbd8")
    pancake(k, CX + 18, CY + 20, 172)
    pancake(k, CX - 12, CY + 8, 168)
    pancake(k, CX, CY - 6, 166)
    k.path(smooth([(310, 230), (380, 190), (470, 210), (520, 290), (560, 380), (520, 400), (480, 350), (440, 400), (380, 370), (330, 420), (300, 400), (310, 330)]), "#b8651f")
    k.path(smooth([(330, 240), (385, 206), (460, 222), (505, 290), (470, 330), (430, 370), (380, 345), (330, 330)]), "#cd7d2f")
    k.box(368, 250, 74, 60, "#e9c55c", 9, 14)
    k.box(364, 240, 74, 56, "#fbe9a6", 9, 14)
    k.berries([(470, 250), (500, 286), (330, 290), (350, 360), (450, 360), (420, 200), (230, 300), (560, 200), (500, 440)], 40)


@picture("blueberry-pancakes-1", ROSE)
def _(k):
    k.bowl(360, 310, 218, "#7f97b8", "#5f7796", "#f2e0b4")
    k.swirl(366, 318, 150, 3, "#f9edcf", 22)
    k.whisk(400, 310, -34)
    k.pinch_bowl(116, 110, 70, "#fffaf0")
    k.disc(124, 500, 52, k.shade)
    k.oval(116, 488, 52, 42, "#d9a877", -20)
    k.oval(104, 476, 22, 13, "#eac8a2", -20)


@picture("blueberry-pancakes-2", ROSE)
def _(k):
    k.pan(370, 300, 226, "#3a3634", 28)
    for x, y in ((300, 236), (456, 262), (354, 392)):
        k.blob(x, y, 82, "#eac682", .04, 11)
        k.blob(x, y, 70, "#f4dca6", .05, 11)
        k.dots(k.spread(x, y, 56, 9, 24), "#d9b06a", 9)
        k.berries(k.spread(x, y, 46, 4, 38), 28)
    k.pinch_bowl(690, 470, 76, "#39406f")
    k.berries(k.spread(690, 470, 46, 9, 30), 34)


@picture("blueberry-pancakes-3", ROSE)
def _(k):
    k.plate(360, 310, 236, "#dfe8ef", "#bccbd8")
    pancake(k, 372, 326, 158)
    pancake(k, 352, 308, 154)
    k.path(smooth([(300, 250), (380, 230), (450, 280), (470, 370), (430, 390), (400, 350), (350, 390), (310, 350), (290, 300)]), "#b8651f")
    k.path("M400 300C470 240 560 190 640 150", "none", "#cd7d2f", 22)
    k.disc(690, 120, 86, k.shade)
    k.disc(678, 106, 86, "#fffaf2")
    k.disc(680, 108, 66, "#b8651f")
    k.path("M606 140l-44 26 54 18z", "#fffaf2")
    k.berries([(330, 280), (420, 330), (360, 350), (390, 260), (530, 420), (200, 300), (240, 420)], 38)


# Borscht

def cream(k, x, y, r):
    k.blob(x + 3, y + 6, r, "#e4c9cf", .12, 8)
    k.blob(x, y, r, "#fffdf8", .12, 8)
    k.arc(x, y, r * .5, 160, 330, "#ecdfe0", 6)


@picture("borscht", OAT)
def _(k):
    k.cloth(-30, 350, 330, 300, "#f6efe2", "#a3203f", -12)
    k.bowl(CX, CY, 236, "#f6efe2", "#d9c9b2", "#8f1838")
    k.blob(CX + 4, CY + 8, 184, "#a3203f", .05)
    points = k.spread(CX, CY, 160, 42, 40)
    k.dashes(k.sticks(points[::3], 40), "#c23a56", 12)
    k.dashes(k.sticks(points[1::3], 34), "#e08a3a", 10)
    k.dashes(k.sticks(points[2::3], 36), "#d98fa0", 9)
    cream(k, 410, 290, 66)
    for x, y, a in ((400, 300, -60), (420, 286, 20), (330, 230, 140)):
        k.needles(x, y, 74, a, "#4f8a45", 6)


@picture("borscht-1", OAT)
def _(k):
    k.board(40, 50, 720, 500)
    for i, (x, y, r) in enumerate(((170, 170, 76), (270, 240, 72), (180, 320, 68))):
        k.round_slice(x, y, r, "#6a1230", "#9c1f43")
        k.ring(x, y, r * .6, "#c0496a", 5)
        k.ring(x, y, r * .34, "#c0496a", 4)
    points = k.spread(420, 420, 100, 34, 26)
    k.dashes(k.sticks(points, 60), "#9c1f43", 11)
    k.dashes(k.sticks(k.spread(200, 460, 70, 16, 24), 54), "#e08a3a", 12)
    k.knife(620, 250, 30)


@picture("borscht-2", OAT)
def _(k):
    k.pot(CX - 20, CY, 226, "#96203d", "#3f5f6f", "#2f4855")
    points = k.spread(CX - 17, CY + 5, 165, 64, 34)
    k.dashes(k.sticks(points[::4], 46), "#c23a56", 13)
    k.dashes(k.sticks(points[1::4], 40), "#e08a3a", 12)
    k.dashes(k.sticks(points[2::4], 44), "#e6cfa8", 11)
    k.dots(points[3::4], "#b8334f", 18)
    k.leaf(330, 330, 110, -30, "#7d8f4a", "#5f7036", .2)
    k.ladle(470, 250, -34, "#96203d")


@picture("borscht-3", OAT)
def _(k):
    k.bowl(330, 310, 208, "#f6efe2", "#d9c9b2", "#98193a")
    points = k.spread(332, 314, 140, 26, 44)
    k.dashes(k.sticks(points[::2], 38), "#c23a56", 12)
    k.dashes(k.sticks(points[1::2], 34), "#e08a3a", 10)
    cream(k, 336, 306, 62)
    k.needles(330, 310, 74, -60, "#4f8a45", 6)
    k.needles(346, 300, 70, 20, "#4f8a45", 6)
    k.loaf_slice(664, 190, 190, 170, 10, "#4a2c1d", "#8a5d3b")
    k.loaf_slice(650, 420, 190, 170, -14, "#4a2c1d", "#8a5d3b")


# Tortilla

def potato_slices(k, x, y, r, count, fill="#f5e2a4", dark="#dcc07a"):
    for px, py in k.spread(x, y, r, count, r * .2):
        s = r * k.chance.uniform(.12, .17)
        k.disc(px + 2, py + 4, s, dark)
        k.disc(px, py, s, fill)


def omelette(k, x, y, r):
    k.blob(x + 5, y + 8, r, "#b9781e", .02, 16)
    k.blob(x, y, r, "#e6a936", .02, 16)
    k.blob(x - 4, y - 4, r * .9, "#f0be51", .03, 14)
    for px, py in k.spread(x, y, r * .78, 18, r * .3):
        k.blob(px, py, r * .11, "#d68f2a" if k.chance.random() < .5 else "#f7d27a", .2, 7)


@picture("tortilla-de-patatas", BRICK)
def _(k):
    k.cloth(540, -40, 320, 270, "#f3e4cd", "#d98a2b", 14)
    k.plate(CX, CY, 248, "#f5efe6", "#ddd2c2")
    omelette(k, CX, CY, 180)
    k.path("M400 300L560 182A200 200 0 0 1 598 312z", "#f5efe6")
    k.path("M400 300L541 196L546 206L412 301L583 311L582 321z", "#c98a26")
    k.path("M420 300L560 210M430 306L574 314", "none", "#f7e3a0", 7)
    k.sprig(470, 440, 60, 40)


@picture("tortilla-de-patatas-1", BRICK)
def _(k):
    k.pan(370, 300, 224, "#dfae3f", 28)
    potato_slices(k, 373, 305, 176, 54)
    points = k.spread(373, 305, 165, 18, 56)
    for x, y in points:
        k.arc(x, y, 22, k.turn(), k.turn() + 150, "#fff7e2", 6)
    k.dots(k.spread(373, 305, 185, 28, 40), "#f3cd6e", 11)


@picture("tortilla-de-patatas-2", BRICK)
def _(k):
    k.bowl(350, 310, 216, "#4e7d8c", "#3a626f", "#f0b63c")
    k.blob(356, 318, 150, "#f7c75b", .06)
    potato_slices(k, 353, 315, 150, 22)
    k.dots(k.spread(353, 315, 160, 18, 50), "#fde3a0", 11)
    for x, y, a in ((680, 110, 10), (724, 250, 160)):
        k.disc(x + 7, y + 10, 54, k.shade)
        k.disc(x, y, 54, "#d9a877")
        k.disc(x, y, 42, "#fdf6ea")
        px, py = polar(x, y, 20, a)
        k.blob(px, py, 18, "#f3e2c6", .1)
    k.spoon(300, 350, 140)


@picture("tortilla-de-patatas-3", BRICK)
def _(k):
    k.pan(400, 300, 226, "#3a3634", 152)
    omelette(k, 403, 304, 186)
    k.path("M620 150L800 10", "none", k.shade, 46)
    k.shape([(520, 180), (640, 120), (680, 190), (560, 262)], STEEL)
    k.path("M560 182l56 -28M572 206l56 -28M584 230l56 -28", "none", STEEL_DARK, 7)
    k.path("M656 146L800 30", "none", "#4a332a", 32)


@picture("tortilla-de-patatas-4", BRICK)
def _(k):
    k.board(60, 50, 680, 500)
    omelette(k, 340, 300, 176)
    k.path("M340 300L512 220A190 190 0 0 1 512 384z", WOOD)
    k.path("M340 300L500 226L506 240L360 300L506 362L500 376z", "#c98a26")
    k.path("M496 300L640 232A190 190 0 0 1 640 372z", "#b9781e")
    k.path("M490 292L636 226A190 190 0 0 1 636 362z", "#f0be51")
    k.blob(580, 290, 18, "#d68f2a", .2, 7)
    k.blob(608, 322, 13, "#f7d27a", .2, 7)
    k.knife(690, 470, -4)


# Noodles

def noodles(k, x, y, r, tone="#f0d28a", dark="#d9b35f"):
    for i in range(9):
        a = i * 40
        px, py = polar(x, y, r * .36, a)
        for s in (.42, .52, .62):
            k.arc(px, py, r * s, a - 80, a + 110, tone if s != .52 else dark, 9)


def mushroom(k, x, y, r, turn=0):
    """A slice of mushroom: cap and stalk in one."""
    for shift, fill, f in ((4, "#8a6a4a", 1), (0, "#f0dfc4", 1), (0, "#cfb08a", .62)):
        outline = ((-1, .1), (-.8, -.55), (0, -.9), (.8, -.55), (1, .1), (.62, .3), (.3, .26), (.34, .95), (-.34, .95), (-.3, .26), (-.62, .3))
        if f < 1:
            outline = ((-.75, .02), (-.5, -.3), (0, -.46), (.5, -.3), (.75, .02), (.3, -.02), (0, -.1), (-.3, -.02))
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        k.path(smooth([(x + shift + r * (a * c - b * s), y + shift + r * (a * s + b * c)) for a, b in outline]), fill)


def nori(k, x, y, turn=0):
    k.box(x + 5, y + 7, 92, 130, "#0003", 4, turn)
    k.box(x, y, 92, 130, "#1f3a33", 4, turn)
    k.box(x + 8, y + 8, 76, 114, "#29493f", 3, turn)


@picture("miso-noodles", ROSE)
def _(k):
    k.path("M640 -20L740 600", "none", k.shade, 16)
    k.path("M628 -20L724 600", "none", "#5b3427", 14)
    k.path("M676 -20L752 600", "none", "#5b3427", 14)
    nori(k, 430, 96, 24)
    k.bowl(360, 310, 236, "#3b2f33", "#241c20", "#c98d43")
    k.blob(362, 314, 178, "#d79c51", .05)
    noodles(k, 362, 330, 150)
    nori(k, 446, 150, 22)
    k.half_egg(300, 240, 60, -20)
    k.half_egg(392, 214, 60, 12)
    for x, y, a in ((252, 340, -30), (306, 400, 20), (240, 290, -60)):
        mushroom(k, x, y, 42, a)
    for x, y in k.spread(440, 380, 74, 13, 32):
        k.ring(x, y, 11, "#6fae4e", 7)
    k.specks(362, 314, 150, 14, ("#fbf0d4", "#2f2a26"), 5, 5)


@picture("miso-noodles-1", ROSE)
def _(k):
    k.pot(390, 310, 222, "#b98146", "#4a4542", "#2f2c2a", "#8f8a86")
    k.blob(394, 316, 150, "#c9934f", .08)
    k.path("M300 250q60-30 110 10t120-10q20 60-30 90t-110-6-100 10-20-60 10-94z", "#2d463a")
    k.path("M320 270q60-14 100 16t90-14", "none", "#40604f", 6)
    for x, y, a in ((320, 400, 10), (420, 420, -40), (480, 380, 60)):
        mushroom(k, x, y, 40, a)
    k.dots(k.spread(394, 316, 175, 18, 46), "#e0b06c", 12)


@picture("miso-noodles-2", ROSE)
def _(k):
    k.pot(330, 310, 200, "#cfdfe0", "#4a4542", "#2f2c2a", "#8f8a86")
    k.dots(k.spread(332, 314, 160, 36, 34), "#eaf3f2", 13)
    for x, y, a in ((280, 270, 30), (386, 300, -20), (310, 380, 70)):
        k.oval(x + 4, y + 6, 54, 42, "#a9b9ba", a)
        k.oval(x, y, 54, 42, "#e6c19a", a)
        k.oval(x - 12, y - 12, 22, 12, "#f3dcc2", a)
    k.half_egg(664, 200, 72, -14)
    k.half_egg(680, 370, 72, 24)


@picture("miso-noodles-3", ROSE)
def _(k):
    k.path("M560 300L800 300", "none", k.shade, 34)
    k.cast(350, 300, 226)
    k.path("M560 290L800 290", "none", STEEL_DARK, 30)
    k.disc(350, 300, 226, STEEL)
    k.disc(350, 300, 206, STEEL_DARK)
    k.dots([polar(350, 300, rr, a) for rr, step in ((184, 12), (160, 14)) for a in range(0, 360, step)], "#8f908e", 9)
    k.disc(352, 304, 146, "#e6c274")
    noodles(k, 352, 304, 140)


@picture("miso-noodles-4", ROSE)
def _(k):
    k.bowl(330, 310, 214, "#3b2f33", "#241c20", "#c98d43")
    noodles(k, 332, 320, 138)
    k.half_egg(280, 250, 54, -20)
    k.half_egg(364, 226, 54, 12)
    mushroom(k, 250, 340, 40, -20)
    mushroom(k, 300, 396, 38, 30)
    k.pinch_bowl(670, 120, 72, "#dff0c4")
    for x, y in k.spread(670, 122, 46, 12, 25):
        k.ring(x, y, 9, "#6fae4e", 6)
    nori(k, 610, 260, -8)
    nori(k, 660, 380, 12)


# Lemon tart

def tart_case(k, x, y, r, fill="#fbe8bd"):
    k.cast(x, y, r + 10)
    for i in range(36):
        k_x, k_y = polar(x, y, r, i * 10)
        k.parts.append(f'<circle cx="{k_x:.0f}" cy="{k_y:.0f}" r="{r * .085:.0f}"/>')
    start = len(k.parts) - 36
    k.parts[start:] = ['<g fill="#dba65a">' + "".join(k.parts[start:]) + "</g>"]
    k.disc(x, y, r * 1.01, "#e9bd74")
    k.disc(x, y, r * .93, "#c98f45")
    k.disc(x + 3, y + 5, r * .9, fill)


@picture("lemon-tart", TERRACOTTA)
def _(k):
    k.cloth(-40, 370, 320, 280, "#fbf3e6", "#eab721", -16)
    k.plate(CX, CY, 256, "#f5efe6", "#ddd2c2")
    tart_case(k, CX, CY, 196, "#f4c93a")
    k.blob(CX - 20, CY - 26, 110, "#f8d75a", .06)
    for a in (200, 245, 290):
        px, py = polar(CX, CY, 112, a)
        k.citrus(px, py, 50)
    for a in (40, 75, 110, 145):
        px, py = polar(CX, CY, 124, a)
        k.disc(px + 3, py + 5, 24, "#8a1f3a")
        k.disc(px, py, 24, "#c43a58")
        k.dots([polar(px, py, 12, b) for b in range(0, 360, 60)] + [(px, py)], "#df6d85", 12)
    k.sprig(400, 330, 60, 70, leaves=3)


@picture("lemon-tart-1", TERRACOTTA)
def _(k):
    k.board(40, 40, 720, 520)
    tart_case(k, CX - 60, CY, 200, "#f3dcaa")
    k.dots(k.spread(CX - 60, CY, 150, 34, 40), "#d9ba7c", 10)
    k.box(700 - 34, 60, 54, 480, k.shade, 27)
    k.box(690 - 34, 46, 54, 480, "#e0b27d", 27)
    k.box(700 - 34, 60, 14, 450, "#eec99d", 7)
    k.box(672, 20, 22, 50, "#b17f4a", 10)
    k.box(672, 510, 22, 50, "#b17f4a", 10)


@picture("lemon-tart-2", TERRACOTTA)
def _(k):
    k.pan(340, 310, 205, "#f4c93a", 150, "#b3b4b2", "#d9d9d6", "#8f8a86")
    k.swirl(344, 316, 140, 3, "#f9de76", 20)
    k.whisk(380, 300, -32)
    k.citrus(690, 440, 70)
    k.oval(700, 190, 74, 56, k.shade, 24)
    k.oval(690, 176, 74, 56, "#eab721", 24)
    k.oval(672, 158, 34, 18, "#f6d968", 24)


@picture("lemon-tart-3", TERRACOTTA)
def _(k):
    bars = "".join(f"M80 {y}h640" for y in range(60, 560, 48))
    k.add(f'<path d="{bars}M80 44v508h640V44z" fill="none" stroke="{k.shade}" stroke-width="9" transform="translate(8 12)"/>')
    k.path(f"{bars}M80 44v508h640V44z", "none", STEEL, 9)
    tart_case(k, CX, CY, 204, "#f4c93a")
    k.blob(CX - 30, CY - 36, 104, "#f8d75a", .06)
    k.arc(CX, CY, 150, 195, 250, "#fff9", 10)


# Focaccia

def focaccia(k, x, y, w, h, crust, light, pool, baked):
    k.box(x, y, w, h, crust, 34)
    k.box(x + 12, y + 10, w - 24, h - 22, light, 28)
    cols, rows = 7, 4
    shake = lambda: k.chance.uniform(-14, 14)
    spots = [(x + w * (c + .6 + (r % 2) * .3) / (cols + .5) + shake(), y + h * (r + .7) / (rows + .4) + shake()) for r in range(rows) for c in range(cols)]
    k.dots([(a, b) for a, b in spots], pool, 42)
    k.dots([(a + 2, b + 3) for a, b in spots], crust, 24)
    if baked:
        for i, (a, b) in enumerate(spots[1::3]):
            if i % 2:
                k.disc(a, b, 20, "#a92a1a")
                k.disc(a - 2, b - 2, 16, "#d9452c")
                k.disc(a - 6, b - 7, 5, "#f4a084")
        for i, (a, b) in enumerate(spots[2::4]):
            k.needles(a - 20, b + 10, 66, -30 + i * 40, "#56743f", 6)
        k.dots([(x + 30 + k.chance.random() * (w - 60), y + 30 + k.chance.random() * (h - 60)) for _ in range(34)], "#fffdf5", 8)


@picture("focaccia", OAT)
def _(k):
    k.cloth(560, 340, 320, 300, "#c9d6b9", "#6f8a4f", 8)
    k.tray(110, 70, 580, 460)
    focaccia(k, 132, 92, 536, 416, "#c07a2f", "#e3a955", "#d18f3c", True)


@picture("focaccia-1", OAT)
def _(k):
    k.bowl(360, 310, 222, "#b95a41", "#984430", "#f2e3c4")
    k.blob(366, 318, 160, "#e6d2a6", .06)
    k.blob(360, 310, 154, "#f6e8c8", .06)
    points = k.spread(366, 318, 130, 22, 40)
    k.dots(points, "#e3cd9f", 16)
    k.dots([(x - 2, y - 3) for x, y in points], "#fbf2dc", 8)
    k.spoon(440, 300, -30)
    k.pinch_bowl(110, 110, 68, "#c9b23c")


@picture("focaccia-2", OAT)
def _(k):
    k.tray(90, 60, 620, 480)
    focaccia(k, 114, 84, 572, 432, "#dcc593", "#f5e6c2", "#dcc24f", False)
    k.dots(k.spread(400, 300, 200, 20, 60), "#c9b23c", 12)


@picture("focaccia-3", OAT)
def _(k):
    k.board(60, 40, 680, 520)
    focaccia(k, 110, 90, 420, 420, "#c07a2f", "#e3a955", "#d18f3c", True)
    k.path("M320 84v430M104 300h430", "none", WOOD, 14)
    k.box(570, 190, 150, 170, "#a9662a", 18, 12)
    k.box(562, 178, 150, 170, "#e3a955", 18, 12)
    k.dots([(600, 230), (660, 240), (620, 300), (676, 310)], "#d18f3c", 34)
    k.needles(610, 280, 80, -30, "#56743f", 6)
    k.dots([(590, 270), (640, 220), (690, 280), (650, 330)], "#fffdf5", 8)


# Hummus

def chickpeas(k, points, size=34):
    k.dots([(x + 2, y + 4) for x, y in points], "#b5823d", size)
    k.dots(points, "#e6bd7a", size)
    k.dots([(x - size * .14, y - size * .16) for x, y in points], "#f5dcaa", size * .3)


@picture("hummus", TERRACOTTA)
def _(k):
    for x, y, a in ((130, 150, 20), (110, 330, -30), (700, 430, 200), (690, 180, 150)):
        p = [polar(x, y, 120, a + b) for b in (0, 125, 235)]
        k.shape([(px + 10, py + 14) for px, py in p], k.shade)
        k.path(smooth([(x + (px - x) * f, y + (py - y) * f) for px, py in p for f in (1,)]), "#e8c78f")
        k.dots(k.spread(x, y, 56, 7, 26), "#b98446", 18)
    k.plate(CX, CY, 232, "#3f6f78", "#305860")
    k.blob(CX, CY, 176, "#dcc292", .04, 12)
    k.swirl(CX, CY, 158, 3, "#efdcb4", 34)
    k.blob(CX - 6, CY + 6, 66, "#cfa92f", .12)
    k.blob(CX - 14, CY - 2, 44, "#e0c04a", .12)
    chickpeas(k, [(396, 290), (424, 312), (384, 326), (420, 274), (366, 298)], 36)
    k.specks(CX, CY, 150, 26)
    k.dots(k.spread(CX, CY, 150, 44, 16), "#b5331b", 7)


@picture("hummus-1", TERRACOTTA)
def _(k):
    k.pot(370, 310, 220, "#d9c79a", "#3f6f78", "#305860")
    chickpeas(k, k.spread(373, 315, 160, 60, 36), 33)
    k.dots(k.spread(373, 315, 175, 26, 44), "#f6ecd0", 12)
    chickpeas(k, [(690, 120), (724, 160), (660, 150), (744, 110), (704, 84)], 34)


@picture("hummus-2", TERRACOTTA)
def _(k):
    k.bowl(370, 310, 222, "#d9d9d6", "#b3b4b2", "#e6d0a0")
    k.swirl(374, 316, 160, 4, "#f1e2bf", 22)
    k.disc(374, 316, 34, "#8f908e")
    k.disc(370, 312, 24, "#d9d9d6")
    for a in (30, 210):
        px, py = polar(374, 316, 92, a)
        k.path(f"M374 316L{px:.0f} {py:.0f}", "none", "#a9aaa8", 15)
    k.citrus(690, 130, 66)
    k.pinch_bowl(700, 440, 74, "#e9d9b4", "#3f6f78")
    k.swirl(700, 442, 44, 2, "#d3bf92", 8)


@picture("hummus-3", TERRACOTTA)
def _(k):
    k.plate(330, 310, 222, "#3f6f78", "#305860")
    k.blob(330, 310, 168, "#dcc292", .04, 12)
    k.swirl(330, 310, 150, 3, "#efdcb4", 32)
    k.spoon(392, 292, -34, STEEL, STEEL_DARK)
    k.pinch_bowl(680, 380, 62, "#b5331b")
    k.pinch_bowl(700, 520, 54, "#cfa92f")
    k.sprig(110, 110, 80, 40)


# Pavlova

def meringue(k, x, y, r):
    k.blob(x + 12, y + 17, r, k.shade, .04, 14)
    k.blob(x, y, r, "#f3e6d6", .04, 14)
    k.blob(x - 6, y - 7, r * .93, "#fffaf1", .05, 14)
    for a in range(0, 360, 40):
        px, py = polar(x, y, r * .82, a)
        k.arc(px, py, r * .13, a + 30, a + 200, "#ecdcc8", 8)


@picture("berry-pavlova", BRICK)
def _(k):
    k.disc(CX + 14, CY + 18, 262, k.shade)
    k.disc(CX, CY, 262, "#7fa3a0")
    k.disc(CX, CY, 240, "#93b5b1")
    k.shade = "#6f938f"
    meringue(k, CX, CY, 212)
    k.blob(CX, CY + 2, 140, "#fffefb", .08, 10)
    k.blob(CX + 6, CY + 10, 120, "#f6ece2", .1, 10)
    for x, y, r, a in ((340, 240, 52, 40), (450, 230, 50, 150), (480, 330, 54, 220), (400, 380, 50, 280), (316, 340, 50, 0), (398, 296, 48, 90)):
        k.strawberry(x, y, r, a)
    k.berries([(398, 220), (510, 276), (446, 386), (346, 396), (290, 288), (448, 290), (354, 300), (430, 340)], 36)
    k.sprig(380, 330, 56, -110, leaves=3)
    k.sprig(460, 280, 46, -10, leaves=2)


@picture("berry-pavlova-1", BRICK)
def _(k):
    k.bowl(360, 310, 222, "#93b5b1", "#7fa3a0", "#f3eadf")
    k.blob(364, 316, 168, "#fffdf8", .08, 11)
    for x, y, r in ((290, 250, 46), (400, 240, 54), (330, 370, 50), (450, 340, 46)):
        k.arc(x, y, r, 150, 400, "#e6d9c9", 9)
        k.arc(x, y, r * .5, 150, 380, "#e6d9c9", 7)
    k.whisk(410, 310, -36)
    k.pinch_bowl(110, 110, 66, "#fffdf8", "#d98560")
    k.dots(k.spread(110, 111, 42, 26, 12), "#e8e2d8", 5)


@picture("berry-pavlova-2", BRICK)
def _(k):
    k.tray(70, 40, 660, 520)
    k.box(96, 66, 608, 468, "#efe2cb", 8)
    k.path("M96 66l40 34M704 534l-44-30", "none", "#dccaa9", 5)
    k.shade = "#d3bf9d"
    meringue(k, CX, CY, 196)
    k.swirl(CX, CY, 120, 2, "#f0e2d0", 12)


@picture("berry-pavlova-3", BRICK)
def _(k):
    k.plate(350, 310, 238, "#93b5b1", "#86aaa6")
    k.shade = "#6f938f"
    meringue(k, 350, 310, 176)
    k.blob(350, 312, 122, "#fffefb", .08, 10)
    k.swirl(350, 312, 90, 2, "#efe5da", 10)
    k.strawberry(310, 280, 44, 40)
    k.strawberry(392, 290, 44, 150)
    k.strawberry(350, 362, 44, 260)
    k.berries([(350, 310), (408, 348), (296, 340), (350, 250)], 32)
    k.shade = "#984430"
    k.pinch_bowl(690, 140, 84, "#f6ece2")
    for a in (0, 120, 240):
        px, py = polar(690, 140, 30, a)
        k.strawberry(px, py, 34, a)
    k.pinch_bowl(704, 440, 76, "#2b3869")
    k.berries(k.spread(704, 440, 46, 9, 30), 32)


@picture("scene", TERRACOTTA)
def _(k):
    """The section's door: a laid table."""
    k.cloth(470, 330, 380, 330, "#f3e4cd", "#b95a41", -10)
    k.bowl(250, 250, 200, "#39566b", "#27404f", "#f0e0ac")
    rice(k, 252, 254, 160)
    k.floret(215, 220, 60)
    k.floret(305, 246, 50)
    k.floret(240, 314, 44)
    k.bowl(590, 200, 140, "#fffaf2", "#d9cbb9", "#9cc35a")
    k.swirl(592, 202, 74, 2, "#f7f5e0", 10)
    k.peas([(560, 160), (540, 190), (640, 240)], 26)
    k.sprig(610, 210, 50, -40, "#4f9a50", "#357a3c", 3)
    k.plate(560, 500, 150)
    k.disc(560, 500, 96, "#e9bd74")
    k.disc(560, 500, 88, "#f4c93a")
    k.citrus(540, 480, 34)
    k.citrus(590, 500, 30)
    k.tomato_slice(120, 530, 54)
    basil(k, ((330, 520, -40), (350, 530, 20)), 64)
