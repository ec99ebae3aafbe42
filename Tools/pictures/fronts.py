"""The fronts of the shops: one street, where each house is its own.

All stand on the same pavement before the same hills, so that they join when they are put side by
side. The drawings are 800 by 600; the pavement begins at 500.
"""

from __future__ import annotations

import goods
import wares
from canvas import Canvas, polar
from goods import CREAM, NIGHT
from lettering import line

SKY, HILL, HILL_FAR, STONE, KERB, ROAD = "#dfe9f3", "#b9cfc0", "#cddde0", "#ddd8ce", "#f0ece4", "#8d91a3"
GLASS, GLASS_LIGHT, INSIDE = "#9db6cf", "#bdd0e2", "#6f6257"
LEAF, LEAF_LIGHT, CLAY, CLAY_DARK = "#4c8358", "#6ba877", "#b9683f", "#95502d"


def street(name: str) -> Canvas:
    """The sky, the hills and the street that all fronts share."""
    k = Canvas(name, SKY, "#c4cfdd")
    k.path("M0 400C120 340 240 340 400 380S680 350 800 400V500H0z", HILL_FAR)
    k.path("M0 440C140 400 280 420 400 432S660 404 800 440V500H0z", HILL)
    k.path("M0 500h800v100H0z", STONE)
    k.path("M0 540h800v60H0z", ROAD)
    k.path("M0 532h800v14H0z", KERB)
    k.path("M20 576h90M230 576h90M440 576h90M650 576h90", "none", "#c9ccd8", 7)
    return k


def pane(k, x, y, w, h, frame=NIGHT, border=10):
    """A window with a gleam."""
    k.box(x, y, w, h, frame, 6)
    x, y, w, h = x + border, y + border, w - 2 * border, h - 2 * border
    k.box(x, y, w, h, GLASS, 3)
    k.path(f"M{x} {y + h}V{y + h * .55:.0f}L{x + w * .3:.0f} {y}h{w * .22:.0f}L{x + w * .1:.0f} {y + h}z", GLASS_LIGHT)


def door(k, x, y, w, h, paint, frame=NIGHT, knob=CREAM):
    k.box(x - 10, y - 10, w + 20, h + 10, frame, 5)
    k.box(x, y, w, h, paint, 3)
    k.box(x + 14, y + 14, w - 28, h * .52, GLASS_LIGHT, 4)
    k.disc(x + w - 14, y + h * .62, 6, knob)


def awning(k, x, y, w, paint, light=CREAM, stripes=9, drop=50):
    step = w / stripes
    for i in range(stripes):
        k.path(f"M{x + i * step:.0f} {y}h{step:.1f}v{drop - 16}a{step / 2:.1f} 16 0 0 1-{step:.1f} 0z", paint if i % 2 == 0 else light)
    k.path(f"M{x} {y}h{w}v9h-{w}z", "#0002")


def pot(k, x, size=1.0):
    k.path(f"M{x - 20 * size:.0f} 512l5-{44 * size:.0f}h{30 * size:.0f}l5 {44 * size:.0f}z", CLAY)
    k.path(f"M{x + 4 * size:.0f} 512v-{44 * size:.0f}h{11 * size:.0f}l5 {44 * size:.0f}z", CLAY_DARK)
    k.disc(x, 512 - 66 * size, 29 * size, LEAF)
    k.disc(x - 9 * size, 512 - 76 * size, 16 * size, LEAF_LIGHT)


def tree(k, x, top=190, size=62):
    k.path(f"M{x - 7} 512l3-{512 - top}h8l3 {512 - top}z", "#7a5a42")
    k.disc(x, top + 20, size, LEAF)
    k.disc(x + size * .5, top + 60, size * .6, LEAF)
    k.disc(x - size * .28, top, size * .58, LEAF_LIGHT)


def lamp(k, x):
    k.path(f"M{x} 512V250", "none", "#3d4257", 9)
    k.path(f"M{x - 16} 512h32", "none", "#3d4257", 12)
    k.path(f"M{x - 20} 250l7-42h26l7 42z", "#f4d98a")
    k.path(f"M{x - 24} 252h48M{x - 15} 206h30", "none", "#3d4257", 8)


def show(k, kind, x, y, size, a, b):
    """A thing in a window: its middle at (x, y), as wide as `size`."""
    scale = size / 400
    k.add(f'<g transform="translate({x - size / 2:.0f} {y - size / 2:.0f}) scale({scale:.3g})">')
    shelf = goods.Shelf(k.name + kind, "none", "#0003")
    shelf.parts = []
    wares.draw(shelf, kind, a, b)
    k.parts += shelf.parts
    k.add("</g>")


def spines(k, x, y, w, h, paints):
    """A row of books that stand on a board."""
    at, i = x, 0
    while at < x + w - 9:
        thick = k.chance.choice((9, 11, 13, 16))
        high = h * k.chance.choice((.7, .8, .88, .96))
        if at + thick > x + w:
            break
        k.box(at, y + h - high, thick - 2, high, paints[i % len(paints)], 2)
        at, i = at + thick, i + 1
    k.path(f"M{x - 4} {y + h + 3}h{w + 8}", "none", "#5b4433", 7, "butt")


def casa_do_tabuleiro():
    """A gabled house with a die in its gable, and a table to play at before the door."""
    k = street("casa-do-tabuleiro")
    tree(k, 64, 250, 50)
    k.path("M120 512V236L400 60l280 176v276z", "#d88a6c")
    k.path("M400 60l280 176v276H640V232L400 82z", "#bf7356")
    k.path("M84 250L400 46l316 204-20 30L400 92 104 280z", "#7f4534")
    k.path("M400 46l316 204-20 30L400 92z", "#693728")
    k.box(350, 128, 100, 100, CREAM, 20, 12)
    k.dots([(374, 150), (426, 162), (400, 178), (374, 196), (424, 206)], "#2c8272", 19)
    k.box(150, 250, 500, 66, "#2c8272", 8)
    k.path("M150 300h500v16H150z", "#206457")
    line(k, "Casa do Tabuleiro", 400, 280, 30, CREAM, 2.3, 440)
    for i in range(25):
        k.box(150 + i * 20, 318, 20, 16, "#f5e7d2" if i % 2 else "#5a3226")
    pane(k, 150, 344, 250, 136, "#5a3226")
    k.path("M162 430h226M162 468h226", "none", "#8a5a42", 7)
    for x, h, c in ((170, 40, "#e3b341"), (212, 52, "#7a5ab0"), (262, 34, "#3fa08f"), (304, 48, "#e07a52"), (346, 38, "#5468d4")):
        k.box(x, 427 - h, 36, h, c, 3)
        k.box(x, 427 - h * .6, 36, 7, CREAM)
    door(k, 444, 352, 86, 160, "#2c8272", "#5a3226")
    pane(k, 560, 344, 92, 136, "#5a3226")
    show(k, "knight", 606, 412, 112, "#fdfaf3", "#0000")
    # The table on the pavement.
    k.path("M236 526v-52M196 526l40-20 40 20", "none", "#5a3226", 9)
    k.oval(236, 470, 82, 13, "#8a5a42")
    k.path("M190 466l12-14h68l12 14z", CREAM)
    k.path("M207 452h17l-3 14h-20zM240 452h15l3 14h-20zM190 466l6-7h18l-4 7zM222 459h17v7h-18zM256 459h19l5 7h-23z", "#2c8272")
    for x in (122, 350):
        k.path(f"M{x - 22} 528l6-38M{x + 22} 528l-6-38", "none", "#5a3226", 8)
        k.box(x - 30, 480, 60, 13, "#e3b341", 6)
    lamp(k, 734)
    return k.svg()


def cartucho_cia():
    """A front in the shape of a game cartridge, in an old gallery."""
    k = street("cartucho-cia")
    k.path("M0 512V150h60v362zM740 512V190h60v322z", "#d9cfc0")
    k.path("M0 150h60v20H0zM740 190h60v20H740zM14 220h32v60H14zM14 320h32v60H14zM754 250h32v60h-32zM754 350h32v60h-32z", "#bcb09e")
    k.path("M92 512V104q0-28 28-28h90l22-36h336l22 36h90q28 0 28 28v408z", "#b6b3c8")
    k.path("M660 76h20q28 0 28 28v408h-48z", "#918eaa")
    k.path("M568 40l22 36H210l22-36z", "#a3a0b8")
    k.path("M116 120v360M136 120v360M664 120v360M684 120v360", "none", "#8783a1", 7)
    k.box(170, 104, 460, 170, "#31345a", 18)
    k.box(182, 116, 436, 146, "#7a5ab0", 12)
    k.path("M182 250l92-84 60 52 40-34 90 78H194q-12 0-12-12z", "#5f4394")
    k.disc(566, 142, 15, "#e3b341")
    line(k, "Cartucho & Cia.", 400, 188, 44, CREAM, 2.6, 392)
    awning(k, 160, 292, 480, "#e3b341", "#fdfaf3", 11, 44)
    pane(k, 176, 330, 290, 152, "#31345a")
    k.path("M186 410h270M186 468h270", "none", "#56507a", 7)
    for i, c in enumerate(("#5468d4", "#e07a52", "#3fa08f", "#c75b7a", "#e3b341", "#7a5ab0")):
        x = 196 + i * 43
        k.path(f"M{x} 362q0-6 6-6h22q6 0 6 6v38l-6 7h-22l-6-7z", "#d5d8e2")
        k.box(x + 5, 362, 24, 24, c, 2)
    show(k, "console", 256, 438, 96, "#c75b7a", "#a8405f")
    show(k, "handheld", 340, 442, 62, "#3fa08f", "#2c8272")
    show(k, "pad_classic", 412, 446, 84, "#d5d8e2", "#e07a52")
    door(k, 514, 344, 96, 168, "#7a5ab0", "#31345a", "#e3b341")
    pot(k, 130, .8)
    pot(k, 670, .8)
    return k.svg()


def estacao_sonora():
    """A white house with a round corner, a record for a window and a wall that keeps time."""
    k = street("estacao-sonora")
    lamp(k, 52)
    k.path("M100 512V90h420a200 200 0 0 1 200 200v222z", "#f3ece0")
    k.path("M520 90a200 200 0 0 1 200 200v222h-46V290A154 200 0 0 0 520 90z", "#ddd2c0")
    k.path("M88 74h436a212 212 0 0 1 206 168l-26 6A188 188 0 0 0 520 100H88z", "#c25f39")
    bars = (38, 66, 96, 58, 112, 78, 40, 88, 60, 30)
    for i, high in enumerate(bars):
        k.box(124 + i * 24, 232 - high, 15, high, "#e9a07f" if i % 2 else "#c25f39", 6)
    k.path("M110 246h420v58H110z", "#2e3350")
    line(k, "Estação Sonora", 320, 277, 30, "#fdfaf3", 2.3, 372)
    k.disc(604, 236, 84, "#2e3350")
    for size in (70, 58, 46):
        k.ring(604, 236, size, "#4a5074", 3)
    k.disc(604, 236, 30, "#e3b341")
    k.disc(604, 236, 6, "#f3ece0")
    k.path("M560 178a72 72 0 0 1 30-14l8 30a44 44 0 0 0-18 8z", "#6b7297")
    pane(k, 124, 326, 270, 160, "#2e3350")
    k.path("M134 476v-34h250v34z", INSIDE)
    show(k, "turntable", 196, 398, 112, "#c25f39", "#9a4827")
    show(k, "speaker", 284, 392, 108, "#3fa08f", "#2c8272")
    show(k, "microphone", 350, 398, 92, "#e3b341", "#c7952a")
    door(k, 430, 340, 100, 172, "#c25f39", "#2e3350")
    k.path("M566 486V372a34 34 0 0 1 68 0v114z", "#2e3350")
    k.path("M576 486V374a24 24 0 0 1 48 0v112z", GLASS)
    k.path("M576 486v-62l48-56v50l-32 68z", GLASS_LIGHT)
    # A busker's case and stool.
    k.path("M654 520q-14-28 6-40 4-16 22-20l52-44 8 8-46 50q6 22-8 34-14 18-34 12z", "#8a5a3c")
    k.disc(680, 496, 9, "#3a2519")
    pot(k, 764, .85)
    return k.svg()


def fliperama_central():
    """A picture palace of games: a marquee with bulbs, a creature of lights on the roof."""
    k = street("fliperama-central")
    k.path("M60 512V150h680v362z", "#343a63")
    k.path("M690 150h50v362h-50z", "#282d50")
    k.path("M220 150V96h48V60h264v36h48v54z", "#3f4675")
    creature = ("..#.....#..", "...#...#...", "..#######..", ".##.###.##.", "###########", "#.#######.#", "#.#.....#.#")
    for row, text in enumerate(creature):
        for column, mark in enumerate(text):
            if mark == "#":
                k.box(323 + column * 14, 66 + row * 12, 12, 10, "#8fe0c4")
    k.path("M30 168h740v112H30z", "#e2574c")
    k.path("M30 256h740v24H30z", "#b93f3a")
    k.box(54, 182, 692, 68, "#23264a", 8)
    line(k, "Fliperama Central", 400, 216, 42, "#ffd76a", 2.3, 640)
    k.dots([(46 + i * 37.3, 268) for i in range(20)], "#ffe9a8", 13)
    k.path("M96 296h392v190H96z", "#1b1e3c")
    k.path("M108 308h368v178H108z", "#2b2f5c")
    for x, a, b in ((160, "#e07a52", "#c25f39"), (246, "#3fa08f", "#2c8272"), (332, "#e3b341", "#c7952a"), (418, "#c75b7a", "#a8405f")):
        k.path(f"M{x - 40} 486l16-150h48l16 150z", "#ffffff14")
        show(k, "arcade", x, 402, 176, a, b)
    for x in (524, 606):
        k.box(x, 306, 74, 206, "#1b1e3c", 4)
        k.box(x + 8, 314, 58, 198, "#e2574c", 3)
        k.disc(x + 37, 352, 20, "#ffd76a")
        k.disc(x + 37, 352, 13, GLASS)
    k.path("M592 400v34M612 400v34", "none", "#ffd76a", 7)
    k.path("M510 512h186l14 20H496z", "#b93f3a")
    k.box(704, 320, 26, 90, "#ffd76a", 4)
    k.dots([(717, 340), (717, 365), (717, 390)], "#e2574c", 12)
    return k.svg()


def livraria_meia_lua():
    """An old narrow house with a bow window full of spines and a moon on an iron arm."""
    k = street("livraria-meia-lua")
    k.path("M0 512V214h150v298z", "#dcc3b0")
    k.path("M0 214h150v22H0zM34 270h46v76H34z", "#bfa48f")
    tree(k, 742, 230, 58)
    k.path("M150 512V130Q150 70 270 70h220q120 0 120 60v382z", "#f0dcb6")
    k.path("M560 92q50 12 50 40v380h-50z", "#d8bf92")
    k.path("M130 130h500v24H130z", "#6b4a86")
    for x in (200, 342, 484):
        k.path(f"M{x} 244v-40a38 38 0 0 1 76 0v40z", "#6b4a86")
        k.path(f"M{x + 9} 244v-40a29 29 0 0 1 58 0v40z", GLASS)
        k.path(f"M{x + 38} 176v68M{x + 9} 214h58", "none", "#6b4a86", 5, "butt")
    for x in (196, 480):
        k.box(x, 240, 84, 14, CLAY, 4)
        k.dots([(x + 10 + i * 16, 238) for i in range(5)], LEAF, 22)
        k.dots([(x + 14 + i * 27, 232) for i in range(3)], "#e0799b", 11)
    k.path("M168 268h424v62H168z", "#3f6b4a")
    k.path("M168 318h424v12H168z", "#2f5238")
    line(k, "Livraria Meia-Lua", 380, 295, 28, "#f6e7c4", 2.2, 380)
    k.path("M176 336h250q12 0 12 12v132H176z", "#3f6b4a")
    k.path("M188 346h238v128H188z", "#e9d9b4")
    paints = ("#a8405f", "#2c8272", "#e0a23f", "#3f51b5", "#7a4b2c", "#614394", "#c25f39")
    spines(k, 192, 350, 228, 48, paints)
    spines(k, 192, 410, 228, 54, paints)
    k.path("M268 346v128M348 346v128", "none", "#3f6b4a", 8, "butt")
    k.path("M166 480h282v32H166z", "#2f5238")
    door(k, 476, 350, 92, 162, "#3f6b4a", "#2f5238", "#e3b341")
    k.path("M612 176h92", "none", "#2d2a35", 8)
    k.path("M640 176v22M690 176v22M612 214q40-4 44-38", "none", "#2d2a35", 5)
    k.disc(666, 240, 46, "#33305a")
    k.path("M676 204a38 38 0 1 0 24 56 30 30 0 1 1-24-56z", "#f4d98a")
    # Crates of second-hand books.
    for x in (190, 300):
        spines(k, x + 6, 470, 84, 34, paints)
        k.box(x, 494, 96, 34, "#b58a5a", 3)
        k.path(f"M{x} 511h96", "none", "#94693c", 4, "butt")
    k.path("M614 526v-34h100v34M620 470h88M620 490h88", "none", "#7a4b2c", 9)
    return k.svg()


def luz_lente():
    """A cube with a lens in the wall, that is its window, and prints on a line."""
    k = street("luz-lente")
    pot(k, 54, 1)
    k.path("M110 512V130h580v382z", "#dbe2e8")
    k.path("M640 130h50v382h-50z", "#bcc7d2")
    k.path("M96 112h608v26H96z", "#2f3446")
    k.path("M180 112V78h120v34z", "#2f3446")
    k.box(590, 88, 60, 24, "#c25f39", 6)
    k.path("M140 158h310v60H140z", "#2f3446")
    line(k, "Luz & Lente", 295, 188, 32, "#fdfaf3", 2.3, 270)
    k.disc(556, 280, 118, "#2f3446")
    k.disc(556, 280, 104, "#c9d0da")
    k.disc(556, 280, 92, "#2f3446")
    k.disc(556, 280, 74, "#4a5c93")
    for i in range(7):
        (x0, y0), (x1, y1) = polar(556, 280, 74, i * 51.4), polar(556, 280, 30, i * 51.4 + 62)
        k.path(f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}", "none", "#35437a", 6)
    k.disc(556, 280, 30, "#26304f")
    k.disc(524, 246, 16, "#b9c7ee")
    k.disc(584, 312, 8, "#8495cf")
    for i in range(24):
        (x0, y0), (x1, y1) = polar(556, 280, 107, i * 15), polar(556, 280, 115, i * 15)
        k.path(f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}", "none", "#8b93a4", 3)
    awning(k, 130, 236, 290, "#c25f39", "#fdfaf3", 9, 44)
    pane(k, 142, 276, 266, 204, "#2f3446")
    k.path("M152 306q120 26 246 0", "none", "#5a4632", 4)
    for x, y, c, d in ((172, 314, "#e07a52", "#f6e0b0"), (228, 320, "#3fa08f", "#cfe6df"), (286, 320, "#7a5ab0", "#e3d7f0"), (344, 314, "#5468d4", "#dbe2f8")):
        k.box(x, y, 42, 52, CREAM, 2)
        k.box(x + 5, y + 5, 32, 34, d)
        k.path(f"M{x + 5} {y + 39}v-10l12-12 20 18v4z", c)
    k.path("M152 470v-26h246v26z", INSIDE)
    show(k, "camera", 208, 416, 104, "#c25f39", "#e07a52")
    show(k, "tripod", 306, 404, 140, "#2f3446", "#e3b341")
    show(k, "lens", 372, 414, 74, "#7a5ab0", "#e3d7f0")
    k.path("M464 512V420h178v92z", "#c9d0da")
    door(k, 500, 412, 106, 100, "#c25f39", "#2f3446")
    lamp(k, 748)
    return k.svg()


def oficina_do_gabinete():
    """A workshop of brick: a saw-tooth roof, a shutter that is up, and a bench in its light."""
    k = street("oficina-do-gabinete")
    k.path("M70 512V190l126-76v76l120-76v76l120-76v76l120-76v76l120-76v76h54v322z", "#b9735a")
    k.path("M196 114v76l-14 8v-76zM316 114v76l-14 8v-76zM436 114v76l-14 8v-76zM556 114v76l-14 8v-76zM676 114v76l-14 8v-76z", GLASS)
    k.path("M680 190h50v322h-50z", "#9a5b45")
    k.dashes([(x, y, 22, 0) for y in range(214, 500, 34) for x in (82, 118) if (x + y) % 4 < 3] + [(x, y, 20, 0) for y in range(230, 500, 34) for x in (640, 690)], "#cf8d74", 6)
    k.box(100, 206, 600, 74, "#3f51b5", 6)
    k.path("M100 262h600v18H100z", "#2f3e90")
    line(k, "Oficina do Gabinete", 400, 240, 32, CREAM, 2.3, 540)
    k.dots([(118, 222), (682, 222), (118, 250), (682, 250)], "#c4cae6", 9)
    k.path("M150 300h430v212H150z", "#2d3147")
    k.path("M162 356h406v156H162z", "#f2dca8")
    k.path("M162 356h406v30H162z", "#d9bf85")
    for y in (306, 322, 338):
        k.path(f"M150 {y}h430v10H150z", "#9aa2b8")
    k.path("M150 350h430v12H150z", "#7d859c")
    k.box(186, 376, 180, 62, "#a67c52", 4)
    for x, c in ((206, "#e2574c"), (238, "#3f51b5"), (270, "#e3b341")):
        k.path(f"M{x} 386v18", "none", "#d5d8e2", 5)
        k.path(f"M{x} 406v20", "none", c, 11)
    k.path("M304 430l28-32M318 386a14 14 0 1 0 20 20", "none", "#d5d8e2", 9)
    k.path("M464 362v20", "none", "#2d3147", 5)
    k.path("M440 402l12-22h24l12 22z", "#3f51b5")
    k.path("M440 402h48l34 60H406z", "#fff4c8")
    k.path("M176 462h378v14H176zM192 476h14v36h-14zM524 476h14v36h-14z", "#7a5a42")
    show(k, "open_case", 250, 410, 116, "#3fa08f", "#2c8272")
    show(k, "monitor_old", 352, 416, 104, "#cfc6b4", "#3fa08f")
    show(k, "graphics", 462, 440, 80, "#e07a52", "#c25f39")
    door(k, 612, 352, 66, 160, "#3f51b5", "#2d3147")
    k.box(92, 470, 44, 42, "#c9a06c", 3)
    k.path("M92 484h44M114 470v42", "none", "#a67c48", 4)
    k.box(98, 436, 34, 34, "#d8b384", 3)
    k.path("M98 450h34", "none", "#a67c48", 4)
    tree(k, 768, 320, 34)
    return k.svg()


def ponto_byte():
    """Two floors of glass: computers on the left, games on the right, a point on the roof."""
    k = street("ponto-byte")
    tree(k, 44, 300, 38)
    k.path("M90 512V130h620v382z", "#f2e4cb")
    k.path("M660 130h50v382h-50z", "#d9c4a0")
    k.path("M76 112h648v26H76z", "#31407f")
    k.path("M560 112V62", "none", "#31407f", 10)
    k.disc(560, 56, 32, "#e2674a")
    k.disc(549, 46, 10, "#f3a48f")
    for i in range(9):
        x = 116 + i * 60
        k.box(x, 156, 44, 62, "#31407f", 4)
        k.box(x + 6, 162, 32, 50, ("#9db6cf", "#bdd0e2", "#f4d98a")[(i * 5 + i // 3) % 3], 2)
    k.box(110, 234, 580, 72, "#3f51b5", 36)
    k.path("M128 292h544q-14 14-26 14H146q-12 0-18-14z", "#2f3e90")
    k.disc(160, 268, 18, "#ffd76a")
    line(k, "Ponto Byte", 416, 269, 38, CREAM, 2.6, 420)
    pane(k, 110, 322, 226, 164, "#31407f", 9)
    pane(k, 464, 322, 226, 164, "#31407f", 9)
    k.path("M119 477v-24h208v24zM473 477v-24h208v24z", INSIDE)
    show(k, "laptop", 168, 424, 116, "#5468d4", "#3f51b5")
    show(k, "monitor_curved", 268, 412, 124, "#7a5ab0", "#e07a52")
    show(k, "console_tower", 514, 414, 112, "#e07a52", "#c25f39")
    show(k, "gamepad", 580, 428, 86, "#3fa08f", "#2c8272")
    show(k, "headset", 642, 416, 96, "#c75b7a", "#a8405f")
    for x in (352, 404):
        k.box(x, 330, 44, 182, "#31407f", 3)
        k.box(x + 7, 338, 30, 174, GLASS_LIGHT, 2)
    k.path("M390 420v34M410 420v34", "none", "#ffd76a", 6)
    k.path("M340 512h120l10 18H330z", "#3f51b5")
    # A bicycle against the wall.
    for x in (560, 654):
        k.ring(x, 496, 30, "#2d3147", 6)
    k.path("M560 496l28-44h50l16 44M588 452l18 44 32-44M606 496h-46M578 440h20M638 452l-4-20 18-4", "none", "#e2674a", 6)
    lamp(k, 752)
    return k.svg()


def vale_informatica():
    """A small house with a garden, a dish on its tiles and a bench under the window."""
    k = street("vale-informatica")
    k.path("M150 512V280h500v232z", "#f0d58c")
    k.path("M600 280h50v232h-50z", "#d9b866")
    k.path("M104 296L210 140h380l106 156z", "#c2593c")
    k.path("M590 140l106 156h-60L548 140z", "#a34731")
    for y, a, b in ((178, 184, 610), (216, 158, 640), (254, 132, 666)):
        k.path(f"M{a} {y}H{b}", "none", "#a34731", 5)
    k.path("M96 290h608v20H96z", "#8a3a28")
    k.box(500, 96, 44, 66, "#d9b866")
    k.path("M494 90h56v14h-56z", "#8a3a28")
    k.path("M292 140V98", "none", "#5f6680", 8)
    k.path("M250 60q-6 54 60 58z", "#d5d8e2")
    k.path("M264 70q4 36 36 42", "none", "#a9aec2", 5)
    k.path("M276 100l30-32", "none", "#5f6680", 5)
    k.disc(308, 66, 7, "#e2674a")
    k.path("M186 316h428v58H186z", "#2c8272")
    k.path("M186 362h428v12H186z", "#206457")
    line(k, "Vale Informática", 400, 346, 26, CREAM, 2.3, 370)
    pane(k, 186, 388, 210, 96, "#2c8272", 9)
    show(k, "monitor_old", 242, 436, 96, "#e9e2d2", "#5468d4")
    show(k, "printer", 334, 442, 88, "#d5d8e2", "#a9aec2")
    k.box(180, 482, 222, 12, "#206457", 4)
    door(k, 440, 392, 82, 120, "#c2593c", "#206457", "#f4d98a")
    k.path("M560 392h60v68h-60z", "#206457")
    k.path("M568 400h44v52h-44z", GLASS)
    k.path("M590 400v52M568 426h44", "none", "#206457", 5, "butt")
    k.box(554, 458, 72, 14, CLAY, 4)
    k.dots([(564 + i * 13, 454) for i in range(5)], LEAF, 18)
    k.dots([(570 + i * 26, 448) for i in range(3)], "#f4d98a", 11)
    for side in (range(8, 176, 28), range(640, 800, 28)):
        for x in side:
            k.path(f"M{x} 520v-56l9-12 9 12v56z", "#fdfaf3")
        k.path(f"M{side[0] - 8} 476h{len(side) * 28}M{side[0] - 8} 504h{len(side) * 28}", "none", "#e4ddce", 7, "butt")
    for x, y in ((40, 452), (104, 448), (690, 450), (758, 446)):
        k.path(f"M{x} 500V{y}", "none", LEAF, 7)
        k.dots([(x + 15 * (i % 3 - 1), y - 6 + 13 * (i // 3)) for i in range(5)], "#f4b942", 15)
        k.disc(x, y + 1, 8, "#7a4b2c")
    return k.svg()


FRONTS = {f.__name__.replace("_", "-"): f for f in (
    casa_do_tabuleiro, cartucho_cia, estacao_sonora, fliperama_central, livraria_meia_lua, luz_lente,
    oficina_do_gabinete, ponto_byte, vale_informatica)}
