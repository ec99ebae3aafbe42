"""Draws the pictures of the starters that are not cut from the showcase: python3 starters.py

Flat shapes on a ground of 800 x 600, five to seven colours each, no text. The same bytes each time.
"""

import pathlib
import random

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Starters"


def svg(*shapes, width=800, height=600):
    body = "\n".join(shapes)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}">\n{body}\n</svg>\n')


def rect(x, y, w, h, fill, r=0):
    corner = f' rx="{r}"' if r else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{fill}"{corner}/>'


def disc(x, y, r, fill, ry=None):
    return (f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry}" fill="{fill}"/>' if ry
            else f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>')


def path(d, fill="none", stroke=None, width=0, extra=""):
    line = (f' stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" '
            f'stroke-linejoin="round"' if stroke else "")
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


def hills(y, height, step, fill, seed):
    chance = random.Random(seed)
    points = [(x, y - chance.randint(0, height)) for x in range(-step, 800 + 2 * step, step)]
    d = f"M{points[0][0]} 600V{points[0][1]}"
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        middle = (x0 + x1) // 2
        d += f"C{middle} {y0} {middle} {y1} {x1} {y1}"
    return path(d + "V600z", fill)


def bands(top, bottom, count, fill, seed):
    chance = random.Random(seed)
    shapes = []
    for place in range(count):
        y = top + (bottom - top) * place // count + chance.randint(0, 8)
        x, w = chance.randint(-60, 620), chance.randint(90, 320)
        shapes.append(rect(x, y, w, 5 + 4 * place // count, fill, 3))
    return "\n".join(shapes)


def reeds(y, count, height, stroke, lean, seed):
    chance = random.Random(seed)
    d = ""
    for _ in range(count):
        x, h = chance.randint(-20, 820), chance.randint(height // 2, height)
        d += f"M{x} {y + chance.randint(0, 60)}q{lean // 3} {-h // 2} {lean} {-h}"
    return path(d, stroke=stroke, width=4)


def curlew():
    return svg(
        rect(0, 0, 800, 600, "#f2d9c4"), disc(580, 250, 70, "#f7efe2"), hills(300, 40, 160, "#c9b6b4", 1),
        rect(0, 300, 800, 300, "#a9a5ad"), bands(320, 590, 16, "#c4bdc0", 2),
        path("M300 330c40-34 110-40 160-10l50 26c-30 22-90 34-140 26-34-6-58-20-70-42z", "#5c4a45"),
        path("M310 334c-30-6-44-34-40-58 3-18 22-24 34-14 14 12 10 40 34 50z", "#6d5850"),
        path("M272 272c-30 2-70 24-84 66", stroke="#3d3230", width=7),
        disc(288, 270, 4, "#f7efe2"),
        path("M380 370v78M420 370v78", stroke="#3d3230", width=7),
        path("M366 448h28M406 448h28", stroke="#3d3230", width=5),
        path("M320 470c50 22 130 26 180 4-20 40-150 44-180-4z", "#8a8288"))


def wind():
    return svg(
        rect(0, 0, 800, 600, "#cfdde0"),
        path("M-20 90c180-40 300 50 480 10s260-30 380 10v70c-140-40-240-10-400 20S140 150-20 190z", "#b4c8ce"),
        path("M-20 250c200-40 320 30 500 0s240-20 340 6v60c-120-30-260 0-400 14S160 290-20 320z", "#a3bac2"),
        rect(0, 400, 800, 40, "#7f9aa3"), hills(470, 60, 200, "#d9c8a3", 3),
        hills(530, 50, 180, "#cbb688", 4), reeds(520, 60, 130, "#8d8a52", 90, 5),
        reeds(590, 46, 150, "#6f7246", 110, 6))


def boats():
    def boat(x, y, size, hull):
        w = 60 * size
        return "\n".join([
            path(f"M{x - w} {y}h{2 * w}l{-0.3 * w} {0.4 * w}h{-1.4 * w}z", hull),
            path(f"M{x} {y - 8}V{y - 1.7 * w}l{0.8 * w} {1.6 * w}z", "#fbf4e6"),
            path(f"M{x - 6} {y - 8}V{y - 1.3 * w}l{-0.6 * w} {1.2 * w}z", "#efe3cd"),
            disc(x, y + 0.6 * w, round(0.9 * w), "#d98f63", round(0.09 * w))])
    return svg(
        rect(0, 0, 800, 600, "#f6c99a"), disc(400, 290, 90, "#fbe7c0"), rect(0, 300, 800, 300, "#e5a376"),
        hills(310, 50, 220, "#b9766a", 7), rect(0, 306, 800, 294, "#e5a376"),
        bands(320, 590, 18, "#f0bd8f", 8), boat(210, 380, 1, "#5d3f4a"), boat(540, 350, 0.7, "#7b4f53"),
        boat(430, 480, 1.4, "#46323f"))


def samphire():
    chance = random.Random(9)
    stalks = ""
    for _ in range(34):
        x, y = 400 + chance.randint(-150, 150), 330 + chance.randint(-90, 110)
        stalks += f"M{x} {y}q{chance.randint(-30, 30)} {chance.randint(-50, 50)} " \
                  f"{chance.randint(-70, 70)} {chance.randint(-60, 60)}"
    return svg(
        rect(0, 0, 800, 600, "#7c8b86"), rect(0, 0, 800, 600, "#8b9a94"),
        disc(410, 320, 270, "#72807b"), disc(400, 306, 270, "#fbf9f3"), disc(400, 306, 215, "#f0ece2"),
        path(stalks, stroke="#6f8f4e", width=14), path(stalks, stroke="#8fae63", width=5),
        path("M300 250c60-60 170-50 220 10s20 130-60 140-190-10-200-60 4-60 40-90z", "#ffffff"),
        disc(405, 310, 62, "#f2b33d"), disc(390, 294, 18, "#f8d37c"),
        path("M690 130c30 120 24 250 0 380", stroke="#d9d5cb", width=14))


def frost():
    return svg(
        rect(0, 0, 800, 600, "#dfe6ee"), disc(600, 150, 44, "#fdf6e6"), hills(250, 30, 190, "#bcc8d8", 10),
        hills(330, 20, 150, "#cdd6e2", 11), rect(0, 330, 800, 270, "#d6dee8"),
        path("M520 330c-120 30 60 70-60 110S140 500 240 600h320c-60-70 160-90 90-150s-90-70-40-120z", "#9fb2c8"),
        path("M540 340c-60 30 50 60-20 100s-200 70-120 150", stroke="#eef3f8", width=6),
        reeds(420, 40, 60, "#f4f7fa", 24, 12), reeds(560, 70, 80, "#ffffff", 30, 13),
        reeds(590, 40, 90, "#aab8c9", 26, 14))


# The shop: things made of clay, wood and linen, each on a ground of its own.

def ground(wall, table):
    return rect(0, 0, 800, 600, wall) + "\n" + rect(0, 430, 800, 170, table)


def mug():
    return svg(
        ground("#e9e2d6", "#cbb79b"), disc(400, 500, 170, "#b7a184", 22),
        path("M520 270c90-10 110 130 4 140", stroke="#3f6d74", width=34),
        path("M270 220h260c0 120-10 200-40 270-60 14-120 14-180 0-30-70-40-150-40-270z", "#4c8088"),
        path("M270 220h130v280c-40 0-70-4-90-10-30-70-40-150-40-270z", "#5f949b"),
        disc(400, 222, 130, "#3f6d74", 26), disc(400, 226, 112, "#4a2f22", 18))


def bowl():
    return svg(
        ground("#e4e6df", "#b9b59f"), disc(400, 505, 190, "#a39f88", 22),
        path("M170 280h460c-6 130-80 210-150 220H320c-70-10-144-90-150-220z", "#c8794f"),
        path("M170 280h230v220h-80c-70-10-144-90-150-220z", "#d68f66"),
        disc(400, 282, 230, "#a85f3b", 44), disc(400, 288, 200, "#8f4d2e", 34),
        path("M200 350q200 50 400 0", stroke="#f0d9b8", width=10))


def board():
    return svg(
        ground("#dfe5e6", "#a9b4b3"),
        path("M250 120h300a30 30 0 0 1 30 30v330a30 30 0 0 1-30 30H250a30 30 0 0 1-30-30V150a30 30 0 0 1 30-30z", "#c08a55"),
        path("M360 60h80v70h-80z", "#c08a55"), disc(400, 88, 16, "#dfe5e6"),
        path("M270 150v330M330 140c20 120-20 240 0 350M410 140c-14 130 20 220 0 350M480 140c16 120-14 230 0 350M540 150v330",
             stroke="#a87443", width=5))


def spoon():
    return svg(
        ground("#efe6da", "#d3bfa6"),
        path("M250 150c60-50 140-20 150 60s-50 120-20 190l60 140c8 20-30 36-40 16l-70-140c-36-70-110-60-140-130s10-100 60-136z", "#9a6a42"),
        path("M270 180c40-30 90-10 96 44s-40 80-70 70-70-80-26-114z", "#b9875a"),
        path("M520 140c50-30 110 10 104 80s-70 100-80 170l-20 160c-4 20-38 18-38-4l4-160c0-70-60-110-50-170s40-50 80-76z", "#7f5334"),
        path("M530 172c30-16 66 8 60 50s-46 70-68 54-32-84 8-104z", "#9a6a42"))


def cloth():
    return svg(
        ground("#e6e0e4", "#c3b6bf"),
        path("M180 180l420-40 40 300-430 50z", "#f3efe7"), path("M180 180l210-20 24 315-204 23z", "#faf7f1"),
        path("M196 290l420-42M204 350l420-42", stroke="#b5514a", width=12),
        path("M280 170l28 312M520 148l30 310", stroke="#b5514a", width=6),
        path("M210 490l-6 24M260 484l-4 26M310 478l-2 26M360 472v26M410 466l4 26M460 460l4 26M510 454l6 26M560 448l8 26M610 442l8 26",
             stroke="#d8d0c4", width=6))


def candle():
    return svg(
        ground("#2f3440", "#4a4650"), disc(400, 190, 170, "#3d4150"), disc(400, 190, 100, "#575362"),
        path("M320 250h160v240c-50 14-110 14-160 0z", "#e9dcc0"), path("M320 250h70v248c-26-2-50-4-70-8z", "#f5ecd6"),
        disc(400, 250, 80, "#d8c8a6", 18), path("M400 250v-30", stroke="#4a3a30", width=6),
        path("M400 120c44 50 40 92 0 104-40-12-44-54 0-104z", "#f4b64a"),
        path("M400 164c20 26 18 46 0 54-18-8-20-28 0-54z", "#fbe6a8"), disc(400, 506, 150, "#38353f", 16))


# Marks and the pictures that are shown where a page is shared.

def mark(ground_colour, *shapes):
    return svg(rect(0, 0, 512, 512, ground_colour, 112), *shapes, width=512, height=512)


def waves(colour):
    return [path(f"M96 {y}c54-46 106-46 160 0s106 46 160 0", stroke=colour, width=34) for y in (196, 276, 356)]


MARKS = {
    "blank": mark("#3f4d63", disc(256, 256, 104, "#f4f1ea")),
    "blog": mark("#0f6f6a", *waves("#f4f1ea")),
    "docs": mark("#3f51b5", rect(140, 130, 232, 36, "#f4f1ea", 18), rect(140, 206, 232, 36, "#f4f1ea", 18),
                 rect(140, 282, 232, 36, "#f4f1ea", 18), rect(140, 358, 132, 36, "#f4f1ea", 18)),
    "shop": mark("#a8452c", path("M140 190h232l-22 212H162z", "#f4f1ea"),
                 path("M196 220v-40c0-80 120-80 120 0v40", stroke="#f4f1ea", width=30)),
}

PICTURES = {
    "blog/Content/posts/images": [curlew, wind, boats, samphire, frost],
    "shop/Content/products/images": [mug, bowl, board, spoon, cloth, candle],
}


def share(name):
    """The picture of a starter for pages that show links, as a drawing: render.py makes pixels of it."""
    inner = MARKS[name].split("\n", 1)[1].rsplit("</svg>", 1)[0]
    colour = MARKS[name].split('fill="', 1)[1].split('"', 1)[0]
    return svg(rect(0, 0, 1200, 630, colour), f'<g transform="translate(344 59)">{inner}</g>', width=1200, height=630)


def draw():
    for folder, pictures in PICTURES.items():
        (ROOT / folder).mkdir(parents=True, exist_ok=True)
        for picture in pictures:
            (ROOT / folder / f"{picture.__name__}.svg").write_text(picture())
    for name, drawing in MARKS.items():
        assets = ROOT / name / "Templates/assets"
        assets.mkdir(parents=True, exist_ok=True)
        (assets / "icon.svg").write_text(drawing)


if __name__ == "__main__":
    draw()
