"""Small scenes for the albums: a kind of place, an hour of the day, and a number that varies it."""

from __future__ import annotations

import math

from canvas import Canvas, polar, smooth

W, H = 600, 600

# Sky, its lower band, sun or moon, far, middle, near, ink, light.
HOURS = {
    "manha": ("#fbe3d0", "#f8cdb4", "#fff6e0", "#b9c7c9", "#84a8a4", "#3f7a75", "#27504d", "#fffaf0"),
    "dia": ("#cfe8ea", "#e4f2ee", "#fff3c4", "#a3c6c4", "#5f9f92", "#2f7a6b", "#1f4f49", "#ffffff"),
    "tarde": ("#f7c98f", "#f3a978", "#fff0c2", "#c98f7f", "#94636a", "#5b4256", "#3a2c42", "#ffeacb"),
    "noite": ("#1f3347", "#2c4a5e", "#f4ecd0", "#2a4d5c", "#1d3c4a", "#132b37", "#0d1f29", "#f6e3a8"),
    "nublado": ("#dfe4e2", "#cbd5d3", "#eef1ef", "#aebcbb", "#7f9695", "#546f70", "#374e51", "#f7f8f6"),
}


class Scene(Canvas):
    """A square view at an hour of the day."""

    def __init__(self, name: str, hour: str):
        self.hour = hour
        self.sky, self.low, self.sun, self.far, self.mid, self.near, self.ink, self.light = HOURS[hour]
        super().__init__(name, self.sky, self.low, W, H)
        self.path(f"M0 240h{W}v{H - 240}H0z", self.low)

    def heaven(self, x, y, size=54):
        """The sun or the moon, and stars by night."""
        if self.hour == "noite":
            self.dots([(self.chance.uniform(20, 580), self.chance.uniform(20, 250)) for _ in range(26)], "#cfdbe0", 4)
            self.disc(x, y, size, self.sun)
            self.disc(x + size * .4, y - size * .2, size * .86, self.sky)
        elif self.hour == "nublado":
            for dx, dy, w in ((-60, 0, 190), (90, 40, 150), (-190, 70, 130)):
                self.box(x + dx - w / 2, y + dy, w, 36, self.sun, 18)
        else:
            self.disc(x, y, size * 1.5, "#fff4")
            self.disc(x, y, size, self.sun)

    def ridge(self, base, height, steps, fill, jag=1.0):
        """A line of hills or peaks, closed below."""
        points = [(W * i / steps, base - height * self.chance.uniform(.25, 1)) for i in range(steps + 1)]
        if jag:
            self.path(f"M0 {H}L" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + f"L{W} {H}z", fill)
        else:
            curve = smooth([(-120, base)] + points + [(W + 120, base)], closed=False)
            self.path(curve + f"L{W + 120} {H}L-120 {H}z", fill)
        return points

    def tree(self, x, y, h, fill, trunk):
        """A fir."""
        self.path(f"M{x:.0f} {y:.0f}v{-h * .3:.0f}", "none", trunk, max(4, h * .07))
        self.shape([(x - h * .26, y - h * .2), (x, y - h), (x + h * .26, y - h * .2)], fill)

    def round_tree(self, x, y, h, fill, trunk, shade):
        self.path(f"M{x:.0f} {y:.0f}v{-h * .55:.0f}", "none", trunk, max(5, h * .09))
        self.disc(x, y - h * .7, h * .3, fill)
        self.disc(x + h * .08, y - h * .64, h * .2, shade)


def montanhas(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(100, 180))
    peaks = k.ridge(400, 210, 5, k.far)
    x, y = min(peaks[1:-1], key=lambda p: p[1])
    k.shape([(x, y), (x - 34, y + 46), (x - 8, y + 36), (x + 10, y + 52), (x + 34, y + 46)], k.light)
    k.ridge(470, 150, 6, k.mid)
    k.ridge(540, 90, 4, k.near, 0)
    for _ in range(9):
        x = c.uniform(0, 600)
        k.tree(x, 590, c.uniform(60, 120), k.ink, k.ink)


def mar(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(120, 220), 62)
    k.path("M0 330h600v270H0z", k.mid)
    k.path("M0 430h600v170H0z", k.near)
    k.dashes([(c.uniform(0, 560), c.uniform(345, 590), c.uniform(24, 70), 0) for _ in range(20)], k.far, 5)
    for i in range(c.choice((1, 2, 3))):
        x, y, s = c.uniform(120, 480), c.uniform(370, 460), c.uniform(.7, 1.5)
        k.path(f"M{x:.0f} {y:.0f}v{-130 * s:.0f}l{70 * s:.0f} {112 * s:.0f}z", k.light)
        k.path(f"M{x - 6:.0f} {y:.0f}v{-104 * s:.0f}l{-44 * s:.0f} {90 * s:.0f}z", "#e2764f" if i % 2 == 0 else k.sun)
        k.path(f"M{x - 66 * s:.0f} {y + 8:.0f}h{140 * s:.0f}l{-24 * s:.0f} {26 * s:.0f}h{-90 * s:.0f}z", k.ink)


def farol(k, c):
    k.heaven(c.uniform(120, 240), c.uniform(110, 190))
    k.path("M0 380h600v220H0z", k.mid)
    k.dashes([(c.uniform(0, 560), c.uniform(395, 590), c.uniform(24, 60), 0) for _ in range(16)], k.far, 5)
    x, h = c.uniform(360, 450), c.uniform(250, 310)
    k.path(f"M600 600V400q-60-50-{600 - x - 60:.0f}-30-120 10-190 110-40 60-60 120z", k.near)
    if k.hour == "noite":
        k.path(f"M{x:.0f} {398 - h:.0f}L-40 {300 - h:.0f}v150z", "#f6e3a855")
    k.path(f"M{x - 34:.0f} 410l10-{h:.0f}h48l10 {h:.0f}z", "#fdf7ec")
    for i in range(0, 4, 2):
        y0, y1 = 410 - h * i / 4 - h / 8, 410 - h * (i + 1) / 4 - h / 8
        w0, w1 = 34 - 10 * (410 - y0) / h, 34 - 10 * (410 - y1) / h
        k.shape([(x - w0, y0), (x + w0, y0), (x + w1, y1), (x - w1, y1)], "#c8503a")
    k.box(x - 30, 396 - h, 60, 14, k.ink, 4)
    k.box(x - 18, 362 - h, 36, 34, k.light)
    k.path(f"M{x - 26:.0f} {362 - h:.0f}l26-30 26 30z", "#c8503a")


COLOURS = ("#e2a04f", "#d9694a", "#5f9f92", "#e9c46a", "#7d8fc4", "#c98aa5", "#f0e2c8")


def casas(k, c):
    k.heaven(c.uniform(120, 480), c.uniform(70, 110), 42)
    k.ridge(330, 80, 6, k.far, 0)
    x = -30
    while x < 600:
        w, h = c.uniform(110, 160), c.uniform(190, 270)
        wall = c.choice(COLOURS)
        y = 520 - h
        k.box(x, y, w, h, wall)
        k.box(x + w * .62, y, w * .38, h, "#0001")
        k.shape([(x - 10, y), (x + w / 2, y - 60), (x + w + 10, y)], "#a4543f")
        lit = "#f6e3a8" if k.hour in ("noite", "tarde") else "#e8f1ef"
        for j in range(2):
            k.box(x + 20 + j * (w - 70), y + 36, 32, 52, lit, 4)
            k.path(f"M{x + 36 + j * (w - 70):.0f} {y + 36:.0f}v52", "none", "#fff", 4)
        k.box(x + w / 2 - 20, y + h - 84, 40, 84, k.ink, 4)
        x += w
    k.path("M0 520h600v80H0z", k.near)
    k.dashes([(c.uniform(0, 580), c.uniform(536, 590), 22, 0) for _ in range(24)], k.mid, 7)


def cidade(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(100, 170))
    for tone, base, tall in ((k.far, 470, 250), (k.mid, 530, 210), (k.ink, 600, 170)):
        x = -20
        lit = []
        d = []
        while x < 600:
            w, h = c.uniform(48, 96), c.uniform(.35, 1) * tall
            d.append(f"M{x:.0f} {base - h:.0f}h{w:.0f}V600H{x:.0f}z")
            if tone is not k.far:
                lit += [(x + 16 + i * 20, base - h + 20 + j * 26) for i in range(int((w - 20) / 20)) for j in range(int(h / 34)) if c.random() < .5]
            x += w + c.uniform(0, 10)
        k.path("".join(d), tone)
        k.dots(lit[:70], "#f6e3a8" if k.hour in ("noite", "tarde") else k.far, 9)


def plantas(k, c):
    k.path("M0 0h600v600H0z", k.low)
    k.path("M60 40h300v330H60z", k.sky)
    k.path("M60 40h300v330H60zM210 40v330M60 200h300", "none", "#fdf7ec", 14)
    k.path("M0 470h600v130H0z", "#b98558")
    k.path("M0 470h600v18H0z", "#cf9b6c")
    for i in range(3):
        x, h = 110 + i * 190 + c.uniform(-20, 20), c.uniform(120, 230)
        for j in range(c.choice((5, 7, 9))):
            turn = -90 + (j - 3) * c.uniform(14, 22)
            tx, ty = polar(x, 410, h * c.uniform(.7, 1), turn)
            k.path(f"M{x:.0f} 410Q{(x + tx) / 2 + 14:.0f} {(410 + ty) / 2 - 20:.0f} {tx:.0f} {ty:.0f}", "none", k.near, 6)
            k.oval(tx, ty, 30, 14, k.mid if j % 2 else k.near, turn)
        pot = c.choice(("#d9694a", "#e9c46a", "#7d8fc4", "#f0e2c8"))
        k.path(f"M{x - 52:.0f} 404h104l-14 96h-76z", pot)
        k.path(f"M{x + 6:.0f} 404h46l-14 96h-32z", "#0002")
        k.box(x - 58, 396, 116, 22, pot, 6)


def barracas(k, c):
    k.heaven(c.uniform(160, 440), c.uniform(90, 160))
    k.ridge(360, 150, 5, k.far)
    k.ridge(430, 60, 5, k.mid, 0)
    for _ in range(8):
        k.tree(c.uniform(0, 600), c.uniform(430, 460), c.uniform(90, 170), k.near, k.ink)
    k.path("M0 440h600v160H0z", k.near)
    for i in range(c.choice((1, 2))):
        x, s = 190 + i * 210 + c.uniform(-30, 30), c.uniform(.85, 1.15)
        tone = c.choice(("#e2764f", "#e9b44f", "#5aa79b"))
        k.shape([(x - 110 * s, 530), (x, 530 - 150 * s), (x + 110 * s, 530)], tone)
        k.shape([(x, 530 - 150 * s), (x + 110 * s, 530), (x + 40 * s, 530)], "#0003")
        k.shape([(x - 34 * s, 530), (x, 530 - 110 * s), (x + 30 * s, 530)], "#f6e3a8" if k.hour in ("noite", "tarde") else k.ink)
    k.dashes([(486, 552, 50, 14), (486, 566, 50, -14)], "#6b4a36", 12)
    k.path("M510 556q-26-20-4-58 30 26 22 58z", "#f0a23c")
    k.path("M511 556q-12-12-1-32 14 16 10 32z", "#fbe3a0")


def estrada(k, c):
    k.heaven(c.uniform(200, 400), c.uniform(140, 220), 60)
    k.ridge(340, 110, 5, k.far)
    k.path("M0 336h600v264H0z", k.mid)
    bend = c.uniform(-120, 120)
    k.path(f"M{296 + bend * .2:.0f} 336Q{300 + bend:.0f} 440 190 600H410Q{330 + bend:.0f} 440 {304 + bend * .2:.0f} 336z", k.ink)
    k.path(f"M{300 + bend * .2:.0f} 350Q{312 + bend:.0f} 440 300 600", "none", k.light, 5)
    for i in range(7):
        side = -1 if i % 2 else 1
        x = 300 + side * c.uniform(130, 290)
        k.round_tree(x, c.uniform(380, 560), c.uniform(70, 150), k.near, k.ink, k.mid)


def baloes(k, c):
    k.heaven(c.uniform(60, 160), c.uniform(70, 120), 40)
    k.ridge(520, 90, 4, k.far, 0)
    k.ridge(570, 70, 5, k.mid, 0)
    places = c.sample(((150, 190), (330, 130), (460, 250), (250, 330), (420, 400), (110, 390)), c.choice((2, 3, 4)))
    for i, (x, y) in enumerate(sorted(places, key=lambda p: p[1])):
        s = c.uniform(48, 92)
        a, b = c.sample(COLOURS, 2)
        k.path(f"M{x - s * .5:.0f} {y + s * .8:.0f}L{x - 12} {y + s * 1.5:.0f}M{x + s * .5:.0f} {y + s * .8:.0f}L{x + 12} {y + s * 1.5:.0f}", "none", k.ink, 3)
        k.path(f"M{x} {y - s:.0f}c{s * 1.35:.0f} 0 {s * 1.25:.0f} {s * 1.2:.0f} {s * .4:.0f} {s * 2:.0f}h{-s * .8:.0f}c{-s * .85:.0f}-{s * .8:.0f}-{s * .95:.0f}-{s * 2:.0f} {s * .4:.0f}-{s * 2:.0f}z", a)
        k.oval(x, y - s * .02, s * .42, s * .98, b)
        k.box(x - 14, y + s * 1.42, 28, 20, "#8a5f3c", 4)


def janela(k, c):
    k.path("M0 0h600v600H0z", k.near)
    k.path("M90 50h420v390H90z", k.sky)
    k.path("M90 250h420v190H90z", k.low)
    if k.hour != "nublado":
        k.heaven(c.uniform(180, 420), c.uniform(110, 180), 44)
    k.path(f"M90 440V{c.uniform(340, 390):.0f}q110-{c.uniform(20, 90):.0f} 210-10t210-20v100z", k.mid)
    k.path("M90 50h420v390H90zM300 50v390M90 230h420", "none", "#fdf7ec", 18)
    k.path("M40 440h520v34H40z", "#fdf7ec")
    k.path("M0 474h600v126H0z", k.ink)
    x = c.uniform(170, 260)
    cup = c.choice(("#e2764f", "#e9c46a", "#7d8fc4", "#f0e2c8"))
    k.path(f"M{x + 50:.0f} 392q44-6 40 24t-46 22", "none", cup, 13)
    k.path(f"M{x - 56:.0f} 376h112v44q0 44-56 44t-56-44z", cup)
    k.path(f"M{x - 20:.0f} 350q-16-18 0-36t0-36M{x + 16:.0f} 350q-16-18 0-36t0-36", "none", "#fff9", 7)
    if c.random() < .6:
        k.box(380, 424, 130, 20, "#d9694a", 4)
        k.box(392, 402, 112, 22, "#5f9f92", 4)
        k.box(386, 382, 104, 20, "#e9c46a", 4)


def floresta(k, c):
    k.heaven(c.uniform(200, 420), c.uniform(120, 200), 50)
    for tone, base, count, tall in ((k.far, 470, 10, 330), (k.mid, 530, 9, 380), (k.near, 590, 7, 420)):
        k.path(f"M0 {base - 30}h600V600H0z", tone)
        for i in range(count):
            k.tree(600 * (i + c.uniform(.1, .9)) / count, base, c.uniform(.5, 1) * tall * .6, tone, tone)
    x = c.uniform(120, 480)
    k.path(f"M{x:.0f} 590c-6-40 30-60 34-80l-14-22 22 12 20-14-8 26c12 26-4 60-4 78z", k.ink)


def dunas(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(110, 190), 60)
    tones = ("#e9c795", "#d9a86c", "#b97f4e") if k.hour != "noite" else ("#3f5868", "#2d4656", "#1d3342")
    for i, tone in enumerate(tones):
        y = 360 + i * 80
        a = c.uniform(-60, 60)
        k.path(f"M0 {y + a:.0f}C150 {y - 110 + a:.0f} 260 {y + 60:.0f} 380 {y - 20 - a:.0f}S560 {y - 60:.0f} 600 {y:.0f}V600H0z", tone)
    for _ in range(c.choice((1, 2, 3))):
        x, y, h = c.uniform(80, 520), c.uniform(440, 560), c.uniform(70, 130)
        k.path(f"M{x:.0f} {y:.0f}v{-h:.0f}M{x:.0f} {y - h * .35:.0f}h{-h * .3:.0f}v{-h * .3:.0f}M{x:.0f} {y - h * .5:.0f}h{h * .28:.0f}v{-h * .26:.0f}", "none", k.near, h * .17)


def cachoeira(k, c):
    k.heaven(c.uniform(80, 160), c.uniform(70, 120), 40)
    k.ridge(230, 70, 6, k.far)
    k.path("M0 190Q140 150 220 190V600H0zM380 190q100-50 220-10V600H380z", k.mid)
    k.path("M0 330q120-60 190 20v250H0zM410 330q90-60 190-10v280H410z", k.near)
    k.path("M210 180h180v320H210z", k.light)
    k.dashes([(c.uniform(224, 380), c.uniform(200, 400), 0, c.uniform(30, 80)) for _ in range(16)], k.far, 6)
    k.path("M60 520q240-60 480 0v80H60z", k.far)
    k.dots([(c.uniform(190, 410), c.uniform(470, 510)) for _ in range(22)], k.light, 26)
    for x in (50, 120, 480, 560):
        k.tree(x, c.uniform(300, 360), c.uniform(90, 160), k.ink, k.ink)


def ponte(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(110, 180))
    k.ridge(380, 90, 6, k.far, 0)
    k.path("M0 430h600v170H0z", k.mid)
    k.dashes([(c.uniform(0, 560), c.uniform(450, 590), c.uniform(24, 60), 0) for _ in range(14)], k.far, 5)
    red = c.choice(("#c8503a", k.ink, "#e0a24a"))
    k.path("M170 190v270M430 190v270", "none", red, 22)
    k.path("M-60 210Q50 400 170 200Q300 470 430 200Q550 400 660 210", "none", red, 8)
    k.path("".join(f"M{x} {y:.0f}V400" for x in range(200, 420, 28) for y in (200 + 132 * (1 - ((x - 300) / 130) ** 2),)), "none", red, 4)
    k.path("M-10 406h620", "none", red, 18)


def gatos(k, c):
    k.path("M0 0h600v600H0z", k.low)
    k.path("M80 60h300v300H80z", k.sky)
    k.path("M80 60h300v300H80zM230 60v300", "none", "#fdf7ec", 14)
    k.path("M0 440h600v160H0z", k.mid)
    k.oval(310, 520, 230, 50, k.near)
    coat, dark = c.choice((("#3a3640", "#28252d"), ("#e0964f", "#bf7636"), ("#d9d2c6", "#bab0a0"), ("#8a7d74", "#6b6059")))
    x = c.uniform(270, 340)
    if c.random() < .5:
        k.path(f"M{x + 60:.0f} 500q120 20 100-90-6-30-30-20", "none", dark, 30)
        k.path(f"M{x - 90:.0f} 510q-6-170 40-220l10-70 44 40h30l44-40 6 70q60 60 50 220z", coat)
        k.dots([(x - 24, 290), (x + 46, 290)], "#e9d06a", 22)
        k.path(f"M{x + 6:.0f} 312h12l-6 8zM{x + 12:.0f} 320v10M{x - 60:.0f} 306l-50-8M{x - 60:.0f} 318l-50 8M{x + 84:.0f} 306l50-8M{x + 84:.0f} 318l50 8", "none", k.light, 4)
    else:
        k.path(f"M{x + 130:.0f} 480q90 0 80-70", "none", dark, 28)
        k.oval(x + 20, 470, 160, 70, coat)
        k.path(f"M{x - 150:.0f} 480q-30-60 0-100l-4-46 40 26h36l38-28v50q30 40 2 98z", coat)
        k.path(f"M{x - 120:.0f} 424q12 12 24 0M{x - 66:.0f} 424q12 12 24 0", "none", k.light if coat.startswith("#3") else "#3a2c2a", 6)
        k.path(f"M{x + 40:.0f} 440q40 20 30 60M{x + 90:.0f} 434q30 20 24 50", "none", dark, 12)


def campo(k, c):
    k.heaven(c.uniform(140, 460), c.uniform(100, 180), 58)
    k.ridge(350, 70, 5, k.far, 0)
    k.path("M0 350h600v250H0z", k.mid)
    gold = "#d9b04f" if k.hour != "noite" else k.near
    d = []
    for i in range(-9, 10):
        d.append(f"M{300 + i * 14} 370L{300 + i * 90} 600")
    k.path("M0 370h600v230H0z", gold)
    k.path("".join(d), "none", k.near, 9)
    x = c.choice((110, 440))
    k.box(x - 70, 250, 150, 120, "#b9503c")
    k.shape([(x - 86, 252), (x - 40, 196), (x + 50, 196), (x + 96, 252)], k.ink)
    k.box(x - 22, 300, 52, 70, k.light, 4)
    k.path(f"M{x - 22} 300l52 70M{x + 30} 300l-52 70", "none", "#b9503c", 6)
    for tx in (x + 130 if x < 300 else x - 150, 300):
        k.round_tree(tx, 372, c.uniform(90, 140), k.near, k.ink, k.mid)


PLACES = {f.__name__: f for f in (montanhas, mar, farol, casas, cidade, plantas, barracas, estrada, baloes, janela, floresta,
                                  dunas, cachoeira, ponte, gatos, campo)}


def scene(name: str, place: str, hour: str) -> str:
    k = Scene(name, hour)
    PLACES[place](k, k.chance)
    return k.svg()


# What is before a view, or passes through it.

def before(k, kind):
    c, ink = k.chance, "#1a1c26" if k.hour == "noite" else k.ink
    side = c.choice((140, 440))
    if kind == "mochila":
        k.path(f"M{side - 34} 600l6-110h56l6 110z", ink)
        k.box(side - 62, 350, 124, 190, "#d9694a", 34)
        k.box(side - 44, 450, 88, 70, "#b34f35", 14)
        k.path(f"M{side - 62} 380q-34 30-30 120M{side + 62} 380q34 30 30 120", "none", "#3f6f8a", 30)
        k.disc(side, 310, 46, "#8a5a3c")
        k.path(f"M{side - 50} 308q0-56 50-56t50 56z", "#e9c46a")
        k.path(f"M{side - 62} 312h124", "none", "#c9a042", 12)
    elif kind == "grade":
        k.path("M-10 470h620M-10 540h620", "none", ink, 14)
        k.path("".join(f"M{x} 470v140" for x in range(20, 600, 62)), "none", ink, 9)
    elif kind == "aves":
        for _ in range(9):
            x, y, w = c.uniform(60, 540), c.uniform(50, 260), c.uniform(16, 32)
            k.path(f"M{x - w:.0f} {y - w * .4:.0f}q{w * .6:.0f}-{w * .3:.0f} {w:.0f} {w * .4:.0f}q{w * .4:.0f}-{w * .7:.0f} {w:.0f}-{w * .4:.0f}", "none", ink if k.hour != "noite" else k.light, 6)
    elif kind == "ave":
        k.path("M300 250q50-60 110-20l90-50-50 90q-10 80-90 76-70-10-60-96z", "#2f8f74")
        k.path("M304 256l-110-26", "none", "#231f20", 8)
        k.path("M380 240q0-130 110-160 10 110-70 180z", "#8fd0b8")
        k.path("M330 290q40 50 90 30-50 40-90-30z", "#e2764f")
        k.disc(326, 254, 8, "#231f20")
    elif kind == "cao":
        k.path(f"M{side + 70} 580q70-10 60-70", "none", "#8a5a36", 24)
        k.path(f"M{side - 70} 600q-10-130 40-190 60-30 100 20 44 80 30 170z", "#b07a48")
        k.path(f"M{side - 40} 430q-50-20-50-80 10-60 80-60 76 0 80 66-4 70-110 74z", "#c48f5c")
        k.path(f"M{side - 70} 320q-44 10-30 90 30 10 44-40zM{side + 40} 318q46 10 34 92-30 10-46-40z", "#8a5a36")
        k.dots([(side - 32, 352), (side + 14, 352)], "#231f20", 14)
        k.oval(side - 10, 384, 17, 12, "#231f20")
        k.path(f"M{side - 10} 396v12", "none", "#231f20", 5)
        k.path(f"M{side - 44} 436q40 20 84-4", "none", "#c8343f", 13)
    elif kind == "regador":
        k.path("M330 420h170v150H330z", "#5f9f92")
        k.path("M450 420h50v150h-50z", "#47827a")
        k.path("M330 500L200 400M190 386l34 30M350 420q60-110 140 0", "none", "#5f9f92", 22)
        k.dashes([(170 - i * 14, 420 + i * 20, -8, 30) for i in range(5)] + [(200 - i * 14, 440 + i * 22, -8, 30) for i in range(4)], "#bfe3ee", 6)
    elif kind == "gato":
        k.path(f"M{side + 60} 590q90 0 70-100", "none", "#2f2a33", 22)
        k.path(f"M{side - 70} 600q-10-120 40-160l2-66 34 28h24l36-28 2 66q50 50 40 160z", "#3f3945")
        k.path(f"M{side - 26} 420q10 8 20 0M{side + 26} 420q10 8 20 0", "none", "#e9d06a", 6)
    elif kind == "xicara":
        k.path("M390 440q80-6 70 60t-90 40", "none", "#fdf7ec", 20)
        k.path("M180 410h220v80q0 120-110 120T180 490z", "#fdf7ec")
        k.path("M330 410h70v80q0 120-110 120 60-60 40-200z", "#e6dccb")
        k.path("M180 446h220v20H180z", "#d9694a")
        k.oval(290, 412, 110, 20, "#5a3a28")
        k.path("M250 380q-26-30 0-60t0-60M330 380q-26-30 0-60t0-60", "none", "#ffffff88", 11)
    elif kind == "bandeirolas":
        k.path("M-10 40Q300 150 610 30", "none", ink, 4)
        for i in range(11):
            x = 10 + i * 56
            y = 40 + 92 * (1 - ((x - 300) / 310) ** 2) * .62
            k.path(f"M{x} {y:.0f}h40v62l-20-18-20 18z", ("#d9694a", "#e9c46a", "#5f9f92", "#7d8fc4", "#c98aa5")[i % 5])
    elif kind == "menina":
        k.path(f"M{side - 22} 600v-60M{side + 22} 600v-60", "none", "#8a5a3c", 20)
        k.path(f"M{side} 380l74 180h-148z", "#c8503a")
        k.path(f"M{side - 20} 420q-50 30-56 80M{side + 20} 420q50 30 56 80", "none", "#8a5a3c", 17)
        k.disc(side, 346, 40, "#8a5a3c")
        k.path(f"M{side - 46} 360q-8-66 46-68t46 68q-46 26-92 0z", "#2f2320")
        k.path(f"M{side} 350v90", "none", "#2f2320", 26)
        k.disc(side, 396, 11, "#e9c46a")
    elif kind == "varal":
        k.path("M-10 90Q300 140 610 80", "none", ink, 4)
        for x, kind_, tone in ((40, 0, "#fdf7ec"), (180, 1, "#7d8fc4"), (300, 0, "#e9c46a"), (430, 1, "#d9694a")):
            y = 96 + 26 * (1 - ((x - 280) / 300) ** 2)
            k.path(f"M{x} {y:.0f}h110l24 50-30 16-10-16v120H{x + 16}V{y + 50:.0f}l-10 16-30-16z" if kind_ else f"M{x} {y:.0f}h92v150H{x}z", tone)
            k.box(x + 12, y - 12, 9, 26, "#8a5f3c", 3)
            k.box(x + 74, y - 12, 9, 26, "#8a5f3c", 3)
    elif kind == "folhas":
        for x, y, turn, size in ((-20, 600, -50, 190), (90, 640, -78, 170), (620, 600, -130, 190), (520, 650, -104, 160), (-30, 440, -20, 130)):
            tx, ty = polar(x, y, size, turn)
            k.oval(tx, ty, size, size * .32, "#2f6b4f" if size > 165 else "#3f8a66", turn)
            k.path(f"M{x} {y}L{polar(x, y, size * 1.9, turn)[0]:.0f} {polar(x, y, size * 1.9, turn)[1]:.0f}", "none", "#1f4f39", 5)
    elif kind == "pipa":
        k.shape([(380, 60), (450, 150), (380, 270), (310, 150)], "#c8343f")
        k.shape([(380, 60), (450, 150), (380, 270)], "#9a2530")
        k.path("M380 270q-60 60-20 120t-60 130T200 620", "none", ink, 4)
        k.dots([(360, 330), (366, 380), (330, 440)], "#e9c46a", 20)


def photo(name: str, place_name: str, place: str, hour: str, view: tuple[int, int, int], thing: str) -> str:
    """A picture of an album: a part of its place, and what is before it."""
    ground = Scene(place_name, hour)
    PLACES[place](ground, ground.chance)
    k = Scene(name, hour)
    x, y, side = view
    k.parts = [f'<svg width="{W}" height="{H}" viewBox="{x} {y} {side} {side}">' + "".join(ground.parts) + "</svg>"]
    if thing:
        before(k, thing)
    return k.svg()
