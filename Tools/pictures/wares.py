"""What makes one ware differ from its neighbour: the things that `goods` does not draw."""

from __future__ import annotations

import goods
from canvas import polar
from goods import CREAM, NIGHT, STEEL, STEEL_DARK, r

WOOD, WOOD_DARK, GOLD, PAPER_SHADE = "#b07b4b", "#8a5a35", "#e0b24a", "#e2dccd"


# Games of the living room

def cartridge_boxed(k, a, b):
    """A cartridge before its box and its booklet."""
    k.floor(280, 332)
    r(k, 60, 62, 176, 256, b, 6)
    r(k, 82, 62, 154, 256, a, 6)
    k.path("M82 250l52-84 34 46 22-28 46 66v62q0 6-6 6H88q-6 0-6-6z", "#dfe9f8")
    k.disc(198, 112, 20, CREAM)
    r(k, 214, 128, 78, 112, "#f3d9a0", 3, 12)
    k.path("M226 164h46M224 182h40", "none", "#c7952a", 8)
    k.path("M196 202q0-10 10-10h114q10 0 10 10v110l-12 14H208l-12-14z", STEEL)
    r(k, 216, 212, 94, 66, a, 5)
    k.path("M216 278l34-44 22 28 12-14 26 30z", "#dfe9f8")
    k.path("M228 296v28M246 296v28M264 296v28M282 296v28M300 296v28", "none", STEEL_DARK, 7)


def cartridge_race(k, a, b):
    """A cartridge whose label is a road at night."""
    k.floor(200, 330)
    k.path("M96 84q0-16 16-16h176q16 0 16 16v92h14v128l-20 20H102l-20-20V176h14z", "#4a4d63")
    k.path("M264 68h24q16 0 16 16v92h14v128l-20 20h-30z", "#34374c")
    r(k, 124, 92, 152, 132, "#1f2550", 8)
    k.path("M186 150h28l58 74H128z", "#5b608a")
    k.path("M200 156v10M200 178v14M200 204v18", "none", CREAM, 7, "butt")
    k.disc(250, 118, 14, "#ffe08a")
    k.path("M150 208l8-20h30l8 20v12h-46z", a)
    k.dots([(160, 220), (186, 220)], NIGHT, 12)
    k.path("M132 256v50M154 256v50M176 256v50M198 256v50M220 256v50M242 256v50M264 256v50", "none", "#34374c", 9)


def handheld_fold(k, a, b):
    """A pocket game that folds."""
    k.floor(210, 340)
    k.path("M112 60q0-16 16-16h144q16 0 16 16v132H112z", a)
    r(k, 136, 66, 128, 100, NIGHT, 8)
    r(k, 146, 76, 108, 80, "#9fd3c4", 4)
    k.path("M146 140h30v-20h26v20h20v-36h32v52H146z", "#2f6f62")
    k.disc(178, 100, 9, "#fdf3c8")
    r(k, 104, 186, 192, 16, NIGHT, 8)
    k.path("M112 202h176l10 112q2 16-14 16H116q-16 0-14-16z", b)
    r(k, 128, 246, 60, 20, NIGHT, 5)
    r(k, 148, 226, 20, 60, NIGHT, 5)
    k.dots([(226, 270), (262, 242)], CREAM, 28)
    k.path("M182 312h16M212 312h16", "none", NIGHT, 8)


def pad_classic(k, a, b):
    """A flat controller with a long lead."""
    k.path("M200 128C200 60 300 96 300 50S180 30 120 56", "none", NIGHT, 10)
    r(k, 48, 140, 312, 148, k.shade, 18)
    r(k, 40, 126, 312, 148, a, 18)
    r(k, 56, 146, 280, 108, NIGHT, 10)
    r(k, 76, 190, 72, 24, STEEL, 5)
    r(k, 100, 166, 24, 72, STEEL, 5)
    r(k, 168, 206, 26, 12, STEEL_DARK, 6)
    r(k, 204, 206, 26, 12, STEEL_DARK, 6)
    k.dots([(264, 208), (308, 208)], b, 40)
    k.path("M160 164h72", "none", b, 8)


def fight_stick(k, a, b):
    """A box with a lever and six buttons."""
    k.path("M52 200h296l36 128H16z", k.shade)
    k.path("M60 178h280l32 118H28z", a)
    k.path("M28 296h344v22q0 10-10 10H38q-10 0-10-10z", b)
    k.path("M80 192h240l20 84H60z", NIGHT)
    k.oval(132, 240, 34, 15, "#444a70")
    k.path("M132 240V120", "none", STEEL, 14)
    k.disc(132, 104, 36, "#e2574c")
    k.disc(120, 92, 11, "#f5a79f")
    for x, y in ((204, 220), (244, 214), (284, 220), (208, 252), (252, 246), (296, 252)):
        k.oval(x, y + 5, 17, 11, "#00000055")
        k.oval(x, y, 17, 11, "#ffd76a" if y < 230 else CREAM)


def console_case(k, a, b):
    """A suitcase that lies open: a console and two controllers to take away."""
    k.floor(330, 340)
    k.path("M64 60q0-14 14-14h244q14 0 14 14v112H64z", b)
    k.path("M82 64h236v100H82z", "#34395c")
    r(k, 112, 86, 74, 54, CREAM, 6, -5)
    k.path("M126 106h44M128 122h30", "none", "#c0b8a6", 7)
    k.dots([(226, 112), (290, 112)], "#4a5080", 46)
    k.path("M44 176h312v130q0 16-16 16H60q-16 0-16-16z", a)
    k.path("M64 186h272v108H64z", "#34395c")
    r(k, 132, 196, 136, 56, STEEL, 8)
    r(k, 132, 232, 136, 20, STEEL_DARK, 6)
    r(k, 164, 204, 60, 10, NIGHT, 5)
    k.disc(250, 242, 6, "#e2574c")
    for x in (74, 278):
        r(k, x, 216, 48, 66, "#e3b341" if x < 100 else "#3fa08f", 18)
        k.disc(x + 24, 236, 10, NIGHT)
        k.dots([(x + 16, 264), (x + 32, 264)], CREAM, 10)
    r(k, 170, 304, 60, 30, NIGHT, 10)
    r(k, 184, 312, 32, 10, a, 5)


def console_tower(k, a, b):
    """A console that stands, and its controller."""
    k.floor(270, 336)
    k.path("M112 56q40-20 76 0l10 264h-96z", CREAM)
    k.path("M132 60q18-8 36 0l8 260h-52z", NIGHT)
    k.path("M134 90h32", "none", "#6db5ff", 7)
    k.path("M98 320h104l12 14H86z", NIGHT)
    k.add('<g transform="translate(150 178) scale(.52)">')
    goods.gamepad(k, a, b)
    k.add("</g>")


def arcade_mini(k, a, b):
    """The upper half of a cabinet, on a table with two cups."""
    k.path("M118 60h164l18 70-16 44 34 36v86H82v-86l34-36-16-44z", a)
    k.path("M118 60h34l-14 70 12 44-28 36v86H82v-86l34-36-16-44z", b)
    r(k, 150, 72, 104, 28, CREAM, 6)
    k.path("M166 86h72", "none", b, 9)
    r(k, 146, 112, 112, 72, NIGHT, 6)
    k.path("M158 172h20v-22h24v-16h24v24h22v14", "none", "#8fe0c4", 8)
    k.disc(176, 130, 9, "#ffd76a")
    k.path("M122 212h160l18 36H104z", STEEL)
    k.path("M150 232v-26", "none", NIGHT, 8)
    k.disc(150, 200, 13, "#e2574c")
    k.dots([(206, 228), (236, 222), (264, 230)], "#e3b341", 20)
    r(k, 100, 258, 200, 38, b, 4)
    k.path("M20 296h360v22H20z", WOOD)
    k.path("M52 318v46M348 318v46", "none", WOOD_DARK, 18, "butt")
    k.path("M328 254h38l-5 42h-28z", "#3fa08f")


def monitor_used(k, a, b):
    """A deep screen with a label on a string."""
    monitor_old(k, "#d8cfbb", a)
    k.path("M100 62q-30 20-34 60", "none", NIGHT, 5)
    k.path("M40 130l26-20 26 20v66H40z", "#ffd76a")
    k.disc(66, 130, 7, NIGHT)
    k.path("M54 160l9 11 18-24", "none", "#2c8272", 8)


# Things for the table

def island_box(k, a, b):
    """A box of islands, and four hexagons of the map."""
    k.floor(300, 330)
    r(k, 66, 56, 216, 190, "#2f7fa3", 6)
    r(k, 66, 56, 216, 34, "#266889", 6)
    k.path("M66 190q56-30 108-6t108-10v66q0 6-6 6H72q-6 0-6-6z", "#3c96ba")
    k.path("M104 186q20-54 62-54t58 54z", "#e9cf8f")
    k.path("M128 174q14-44 42-44t42 44z", "#4c8a5c")
    k.path("M168 134v-36M168 98q-26-6-34 12M168 98q26-10 38 8M168 98q4-20-12-26", "none", "#2f6340", 9)
    for x, y, c in ((176, 268, "#e9cf8f"), (240, 268, "#4c8a5c"), (304, 268, "#d98f73"), (272, 214, "#3c96ba")):
        points = [polar(x, y, 37, 30 + i * 60) for i in range(6)]
        k.shape([(px + 4, py + 7) for px, py in points], "#0003")
        k.shape(points, CREAM)
        k.shape([polar(x, y, 30, 30 + i * 60) for i in range(6)], c)
    k.path("M292 262q0-14 12-14t12 14l8 20h-40z", "#a8405f")
    k.disc(304, 240, 11, "#a8405f")


def wooden_dice(k, a, b):
    """Dice with four, six, eight and twenty faces."""
    k.floor(300, 330)
    k.shape([(110, 66), (176, 178), (52, 184)], WOOD)
    k.shape([(110, 66), (52, 184), (78, 120)], WOOD_DARK)
    k.path("M104 138l-14 24h28z", "none", CREAM, 6)
    points = [polar(272, 138, 84, -90 + i * 60) for i in range(6)]
    k.shape(points, WOOD)
    inner = [polar(272, 138, 44, -90 + i * 120) for i in range(3)]
    k.shape(inner, "#c8945f")
    k.path("".join(f"M{x:.0f} {y:.0f}L{points[j][0]:.0f} {points[j][1]:.0f}" for i, (x, y) in enumerate(inner) for j in (i * 2, (i * 2 + 1) % 6, (i * 2 - 1) % 6)), "none", WOOD_DARK, 4)
    k.path("M262 132q10-12 18 0 0 10-18 20h20", "none", CREAM, 5)
    r(k, 66, 208, 110, 110, "#c8945f", 14, -8)
    k.dots([(96, 242), (146, 234), (120, 263), (98, 292), (150, 284)], WOOD_DARK, 17)
    k.shape([(272, 214), (338, 268), (272, 326), (206, 268)], "#c8945f")
    k.shape([(272, 214), (338, 268), (272, 326)], WOOD)
    k.path("M206 268h132", "none", WOOD_DARK, 4)
    k.path("M266 242a9 9 0 1 1-.1 0zM266 258", "none", WOOD_DARK, 5)


def knight(k, a, b):
    """A knight of chess on its foot."""
    k.path("M126 330q-4-30 24-40 4-60 34-92l-46 22q-22 0-22-22 18-62 70-84l4-38 34 28q72 34 62 128-6 40-18 56 26 10 24 42z", a)
    k.path("M224 104q72 34 62 128-6 40-18 56h-46q34-90-14-168z", "#0002")
    r(k, 108, 324, 188, 34, a, 12)
    k.disc(194, 158, 9, NIGHT)


def travel_chess(k, a, b):
    """A board that folds, held open, with two pieces on it."""
    k.path("M34 250l160-60 180 50-150 84z", k.shade)
    k.path("M30 226l166-52 176 46-150 78z", WOOD_DARK)
    k.path("M30 226v20l192 76 150-82v-20l-150 78z", "#6d4427")
    for i in range(5):
        for j in range(4):
            if (i + j) % 2:
                x, y = 58 + i * 31 + j * 36, 222 + i * 12.4 - j * 11.4
                k.shape([(x, y), (x + 31, y + 12.4), (x + 67, y + 1), (x + 36, y - 11.4)], CREAM)
    k.add('<g transform="translate(54 10) scale(.58)">')
    knight(k, a, b)
    k.add("</g>")
    k.path("M246 236q-6-40 22-62-16-4-14-16h56q2 12-14 16 28 22 22 62z", CREAM)
    k.disc(282, 138, 25, CREAM)
    k.path("M290 174q24 22 18 62h-24q16-30 0-62z", PAPER_SHADE)
    r(k, 238, 228, 90, 18, CREAM, 8)


def bird_cards(k, a, b):
    """Three cards, each with a bird."""
    for turn, x, feather, belly in ((-16, 78, "#2c8272", "#e3b341"), (16, 202, "#3f51b5", "#fdfaf3"), (0, 140, "#c25f39", "#e3b341")):
        k.add(f'<g transform="rotate({turn} {x + 60} 320)">')
        r(k, x + 6, 90, 120, 196, k.shade, 12)
        r(k, x, 80, 120, 196, CREAM, 12)
        k.path(f"M{x + 34} 214q-8-58 32-74 26-6 30 22l18 10-18 8q2 44-40 54z", feather)
        k.path(f"M{x + 50} 218q30-10 34-50-24 4-34 50z", belly)
        k.path(f"M{x + 44} 212l-20 36 28-22z", feather)
        k.disc(x + 80, 158, 5, NIGHT)
        k.path(f"M{x + 24} 244h72", "none", "#7a5a42", 7)
        k.disc(x + 20, 100, 7, feather)
        k.disc(x + 100, 256, 7, feather)
        k.add("</g>")


def jigsaw(k, a, b):
    """A market that is nearly whole: one piece lies beside it."""
    r(k, 50, 76, 250, 250, k.shade, 6)
    r(k, 42, 66, 250, 250, "#9fc9dd", 6)
    k.path("M42 220h250v90q0 6-6 6H48q-6 0-6-6z", "#d9b98c")
    for x, c in ((58, "#e2574c"), (138, "#3fa08f"), (218, "#e3b341")):
        k.path(f"M{x} 150h62l8 30h-78z", c)
        k.path(f"M{x + 16} 150h14l-2 30h-16z", CREAM)
        r(k, x, 214, 62, 30, "#8a5a35", 3)
        k.dots([(x + 12 + i * 13, 210) for i in range(4)], c, 15)
    k.path("M42 149h58q-12-30 12-30t12 30h42v52q30-12 30 12t-30 12v92M166 149V66M166 225h-58q12 30-12 30t-12-30H42M166 225h54q-12-30 12-30t12 30h48M234 66v48q30-12 30 12t-30 12v10", "none", "#fdfaf388", 4)
    k.path("M292 316v-90h-60v0q12-30-12-30t-12 30h-42v90z", k.parts[0].split('"')[1])
    k.path("M244 340V256h40q-10-30 12-30t12 30h46v36q-28-10-28 14t28 14v30h-62q8-26-12-26t-8 16z", "#d9b98c")
    r(k, 262, 276, 50, 22, "#e2574c", 4, 6)


def rule_book(k, a, b):
    """An old book tied with a ribbon, with a pawn on its cover."""
    r(k, 100, 66, 206, 278, k.shade, 10)
    r(k, 90, 54, 206, 278, b, 10)
    r(k, 112, 54, 184, 278, a, 8)
    k.path("M118 322h172v10H118z", CREAM)
    k.ring(204, 168, 66, GOLD, 6)
    k.disc(204, 140, 22, GOLD)
    k.path("M188 166h32l8 44h20v14h-88v-14h20z", GOLD)
    k.path("M130 74h22M130 74v22M278 74h-22M278 74v22M130 300h22M130 300v-22M278 300h-22M278 300v-22", "none", GOLD, 7)
    k.path("M236 54v-10h26v130l-13-14-13 14z", "#a8405f")


# Sound

def speakers(k, a, b):
    """A pair of small loudspeakers, one nearer than the other."""
    k.floor(330, 332)
    for x, y, w, h in ((58, 100, 124, 206), (204, 74, 140, 254)):
        r(k, x, y, w, h, a, 14)
        r(k, x, y, w * .18, h, b, 8)
        for cy, size in ((y + h * .26, w * .2), (y + h * .66, w * .34)):
            k.disc(x + w * .58, cy, size, NIGHT)
            k.disc(x + w * .58, cy, size * .74, "#3b4164")
            k.disc(x + w * .58, cy, size * .3, STEEL_DARK)
            k.disc(x + w * .58 - size * .3, cy - size * .34, size * .12, CREAM)


def headphones_studio(k, a, b):
    """Closed headphones that lie on their side with a coiled lead."""
    k.path("M80 236a122 122 0 0 1 240 0", "none", NIGHT, 34)
    k.path("M104 190a100 100 0 0 1 84-64", "none", "#4a5074", 9)
    for x, turn in ((46, 8), (262, -8)):
        r(k, x, 192, 92, 124, a, 40, turn)
        r(k, x + 12, 206, 68, 96, b, 30, turn)
        r(k, x + 30, 232, 32, 44, NIGHT, 14, turn)
    k.path("M92 312q-6 22 10 26t14-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 20-4 14 14", "none", NIGHT, 8)
    k.path("M262 352l30 8", "none", GOLD, 12)


def headset(k, a, b):
    """Headphones with a microphone on an arm."""
    k.floor(220, 346)
    k.path("M104 216v-24a96 96 0 0 1 192 0v24", "none", NIGHT, 22)
    k.path("M132 190v-4a68 68 0 0 1 136 0v4", "none", a, 15)
    for x in (70, 268):
        r(k, x, 192, 62, 110, NIGHT, 24)
        r(k, x + 12, 208, 38, 78, a, 17)
    k.path("M100 296q4 44 84 42", "none", NIGHT, 12)
    r(k, 172, 318, 62, 34, b, 17)
    k.dots([(192, 335), (206, 335), (220, 335)], CREAM, 7)


def headphones_light(k, a, b):
    """Round pads on a thin band, the lead ends in a plug."""
    k.path("M112 200C112 60 288 60 288 200", "none", STEEL_DARK, 12)
    k.disc(112, 232, 58, b)
    k.disc(288, 232, 58, b)
    k.disc(112, 232, 44, a)
    k.disc(288, 232, 44, a)
    for x in (112, 288):
        k.dots([polar(x, 232, 20, i * 60) for i in range(6)] + [(x, 232)], NIGHT, 9)
        r(k, x - 9, 150, 18, 40, NIGHT, 8)
    k.path("M112 290c0 60 88 20 96 56M288 290c0 50-80 20-80 56v6", "none", NIGHT, 8)
    r(k, 199, 344, 18, 32, GOLD, 5)


def interface(k, a, b):
    """A box with two knobs, two inputs and lit meters."""
    k.floor(310, 300)
    k.path("M62 124h276l18 32H44z", b)
    r(k, 40, 150, 320, 136, a, 14)
    for x in (92, 172):
        k.disc(x, 218, 34, NIGHT)
        k.disc(x, 218, 22, "#4a5074")
        k.dots([polar(x, 218, 14, 90 + i * 120) for i in range(3)], CREAM, 8)
    for x in (246, 310):
        k.disc(x, 226, 29, STEEL_DARK)
        k.disc(x, 222, 26, CREAM)
        k.path(f"M{x} 222l9-18", "none", NIGHT, 7)
    k.path("M228 172h50", "none", "#6fd08c", 10)
    k.path("M292 172h20", "none", "#6fd08c", 10)
    k.path("M322 172h6", "none", "#ffd76a", 10)


# Computers

def laptop_audio(k, a, b):
    """A notebook with tracks of sound on its screen."""
    _laptop(k, "#22273f")
    for row, (c, dx) in enumerate(((a, 0), ("#3fa08f", 40), ("#e3b341", 16), ("#e07a52", 70))):
        y = 122 + row * 34
        r(k, 110 + dx, y - 12, 180 - dx, 24, c + "44", 5)
        k.path("".join(f"M{118 + dx + i * 11} {y - h}v{2 * h}" for i in range(int((168 - dx) / 11)) for h in ((3, 7, 10, 5, 8)[(i * 3 + row) % 5],)), "none", c, 5)
    k.path("M196 104v140", "none", CREAM, 4)


def laptop_study(k, a, b):
    """A thin notebook with a page of notes, a pencil and a notebook of paper."""
    _laptop(k, CREAM)
    r(k, 98, 104, 204, 22, a, 4)
    k.path("M118 150h92M118 172h120M118 194h76M118 216h104", "none", "#b9c0d8", 9)
    r(k, 244, 144, 46, 62, b, 4)
    r(k, 258, 268, 92, 64, GOLD, 5, -8)
    k.path("M264 330l-6-60", "none", "#a97c22", 10)
    k.path("M74 330l84-26", "none", "#e2574c", 13)
    k.path("M158 304l18-6", "none", NIGHT, 8)


def laptop_game(k, a, b):
    """A heavy notebook with lit keys and an angular back."""
    k.floor(330, 330)
    k.path("M76 80l16-16h216l16 16v150H76z", NIGHT)
    r(k, 90, 80, 220, 140, "#2a1f3f", 4)
    k.path("M90 220v-56l46-34 38 40 50-60 86 74v36z", "#6b2b52")
    k.disc(250, 116, 20, "#ffd76a")
    k.path("M168 220l10-40 10-12 6 16 14 4-8 32z", a)
    k.path("M66 230h268l38 84q4 12-10 12H38q-14 0-10-12z", "#343956")
    for row, y in enumerate((244, 260, 276)):
        for i in range(11):
            k.path(f"M{84 - row * 7 + i * (21 + row * 1.3):.0f} {y}h12", "none", ("#e2574c", "#e3b341", "#3fa08f", "#5468d4")[(i // 3) % 4], 8)
    k.path("M160 294h80l6 20h-92z", NIGHT)
    k.path("M36 322h328", "none", "#e2574c", 6)


def _laptop(k, screen):
    k.floor(310, 304)
    r(k, 86, 92, 228, 166, NIGHT, 14)
    r(k, 98, 104, 204, 142, screen, 6)
    k.path("M52 258h296l-14 30q-3 8-12 8H78q-9 0-12-8z", STEEL)
    k.path("M52 258h296l-4 8H56z", STEEL_DARK)
    r(k, 168, 266, 64, 12, STEEL_DARK, 6)


def open_case(k, a, b):
    """A case without its side: a board, a fan, memory and cables."""
    k.floor(260, 346)
    r(k, 84, 50, 232, 286, NIGHT, 14)
    r(k, 100, 66, 200, 254, "#e9ebf2", 6)
    r(k, 114, 80, 138, 160, "#2f7a63", 5)
    k.disc(176, 132, 36, NIGHT)
    for i in range(7):
        x, y = polar(176, 132, 28, i * 51)
        k.path(f"M176 132L{x:.0f} {y:.0f}", "none", a, 8)
    k.path("M226 96v76M240 96v76", "none", GOLD, 8, "butt")
    r(k, 122, 186, 158, 34, "#3b4164", 6)
    k.disc(232, 203, 12, a)
    k.disc(156, 203, 12, a)
    r(k, 114, 256, 92, 50, STEEL_DARK, 4)
    k.path("M128 270h60M128 284h60", "none", NIGHT, 5)
    k.path("M206 280q60 6 52-50M206 294q84 8 72-80", "none", "#e2574c", 7)


def tower_small(k, a, b):
    """A small cube of a computer, with a keyboard before it."""
    k.floor(290, 334)
    k.path("M104 96h150v196H104z", CREAM)
    k.path("M254 96l44 20v170l-44 6z", STEEL_DARK)
    k.path("M104 96l40-22h154v42l-44-20z", STEEL)
    k.dots([(128 + 17 * i, 130 + 17 * j) for i in range(7) for j in range(4)], a, 9)
    r(k, 126, 214, 60, 10, NIGHT, 5)
    k.disc(226, 219, 9, a)
    k.path("M88 298h214l16 36H68z", NIGHT)
    k.path("M100 310h184M94 322h198", "none", STEEL, 7, "butt")


def tower_family(k, a, b):
    """An upright computer with a disc drawer out, between a screen and a framed picture."""
    k.floor(330, 334)
    r(k, 44, 110, 196, 140, NIGHT, 10)
    r(k, 56, 122, 172, 116, "#bfe0ee", 4)
    k.path("M56 238v-40q50-40 90-6t82-14v60z", "#7db487")
    for x, s, c in ((106, 18, "#e07a52"), (142, 15, "#5468d4"), (172, 11, "#e3b341")):
        k.path(f"M{x - s} 238q0-{s * 2} {s}-{s * 2}t{s} {s * 2}z", c)
        k.disc(x, 238 - s * 2.5, s * .62, "#8a5a3c")
    k.path("M124 250h36v56h-36z", STEEL_DARK)
    r(k, 92, 302, 100, 16, STEEL, 8)
    r(k, 256, 66, 104, 262, a, 12)
    r(k, 256, 66, 30, 262, b, 10)
    r(k, 296, 88, 52, 16, CREAM, 4)
    k.path("M286 118h72l8 14h-80z", NIGHT)
    k.oval(326, 122, 28, 5, STEEL)
    k.disc(322, 178, 14, CREAM)
    k.path("M300 290h46M300 274h46M300 306h46", "none", b, 6)


def monitor_curved(k, a, b):
    """A wide screen that bends around the table."""
    k.floor(220, 326)
    k.path("M24 84Q200 116 376 84V244Q200 272 24 244z", NIGHT)
    k.path("M36 98Q200 128 364 98V231Q200 258 36 231z", a)
    k.path("M36 231V182q70-40 130 0t110-30 88 10v69Q200 258 36 231z", b)
    k.disc(276, 142, 20, CREAM)
    k.path("M182 262h36l10 48h-56z", STEEL_DARK)
    k.path("M118 326q82-34 164 0z", STEEL)


def monitor_old(k, a, b):
    """A deep screen of glass."""
    k.floor(260, 338)
    k.path("M236 84l104 34v128l-104 40z", "#0004")
    k.path("M236 84l100 36v124l-100 40z", STEEL_DARK)
    r(k, 62, 62, 220, 218, a, 18)
    r(k, 84, 84, 176, 150, NIGHT, 20)
    r(k, 94, 94, 156, 130, b, 26)
    k.path("M112 124q20-18 54-18", "none", "#fff9", 8)
    k.dots([(226, 256), (250, 256)], NIGHT, 13)
    k.path("M124 280h96l16 44H108z", STEEL_DARK)


def monitor_large(k, a, b):
    """A large screen with large letters, beside a cup that shows its size."""
    k.floor(330, 330)
    r(k, 26, 60, 322, 212, NIGHT, 10)
    r(k, 36, 70, 302, 192, CREAM, 4)
    k.path("M74 218l40-108 40 108M88 182h52", "none", a, 22)
    k.path("M240 152a32 32 0 1 0 .1 60 32 32 0 0 0 0-60M272 146v72", "none", b, 19)
    k.path("M168 272h40v40h-40z", STEEL_DARK)
    r(k, 116, 308, 144, 16, STEEL, 8)
    k.path("M318 290h44l-5 42h-34z", "#e07a52")
    k.path("M362 298q18 2 12 18-4 8-16 6", "none", "#e07a52", 7)


def monitor_colour(k, a, b):
    """A screen with a hood, and a picture beside its colours."""
    k.floor(210, 330)
    k.path("M36 76l20-30h288l20 30v120l-18 4V88H54v112l-18-4z", NIGHT)
    r(k, 54, 78, 292, 186, "#343956", 6)
    r(k, 66, 90, 190, 162, "#f0c9a0", 3)
    k.path("M66 252v-50l60-52 50 44 30-24 50 42v40z", "#7a5ab0")
    k.disc(206, 128, 20, "#e2574c")
    for i, c in enumerate(("#e2574c", "#e3b341", "#3fa08f", "#5468d4", "#fdfaf3")):
        r(k, 270, 92 + i * 32, 62, 26, c, 3)
    k.path("M180 264h40v46h-40z", STEEL_DARK)
    r(k, 130, 306, 140, 18, STEEL, 9)


def ssd(k, a, b):
    """A flat stick of memory with its contacts, over a small lightning."""
    k.path("M40 196l280-96 44 108-282 98z", k.shade)
    k.path("M36 180l280-96 44 108-282 98z", "#2f7a63")
    k.path("M36 180l40-14 42 110-40 14z", GOLD)
    k.path("M50 182l34 92M64 178l34 92", "none", "#a97c22", 5, "butt")
    for x, y, c in ((116, 162, NIGHT), (190, 138, NIGHT), (262, 114, "#3b4164")):
        k.path(f"M{x} {y}l58-20 26 66-58 20z", c)
    k.path("M136 172l28-10M210 148l28-10", "none", STEEL_DARK, 6)
    k.disc(344, 186, 12, "#e9ebf2")
    k.path("M236 236l-48 62h32l-14 50 58-70h-36z", a)


def keyboard_high(k, a, b):
    """Round, tall keys seen from the side of the hand, with a coiled lead."""
    k.path("M300 130q20-60-10-64t-20 24-30-24-24 24-30-22-40 10", "none", b, 9)
    k.path("M58 128h284l36 152H22z", k.shade)
    k.path("M64 116h272l34 150H30z", NIGHT)
    for row in range(4):
        wide = 25 + row * 2.2
        left = 200 - wide * 4.6
        for col in range(9):
            accent = (row, col) in ((0, 0), (2, 8), (3, 0))
            if row == 3 and 2 <= col <= 6:
                continue
            x, y = left + col * wide, 124 + row * 34
            r(k, x, y + 7, wide - 4, 24, "#5a3226" if accent else STEEL_DARK, 6)
            r(k, x + 1, y, wide - 6, 22, b if accent else CREAM, 6)
    r(k, 140, 233, 138, 24, STEEL_DARK, 6)
    r(k, 141, 226, 136, 22, CREAM, 6)


def keyboard_flat(k, a, b):
    """A flat keyboard with a dark moon: for the night."""
    r(k, 30, 168, 344, 140, k.shade, 12)
    r(k, 26, 156, 344, 140, STEEL, 12)
    for row in range(3):
        for col in range(11):
            r(k, 38 + col * 29.5, 168 + row * 30, 25, 24, CREAM, 4)
    r(k, 38, 258, 54, 24, a, 4)
    r(k, 97, 258, 172, 24, CREAM, 4)
    r(k, 274, 258, 84, 24, CREAM, 4)
    k.path("M214 58a44 44 0 1 0 40 62 36 36 0 1 1-40-62z", a)
    k.path("M272 70h26l-26 28h26M310 46h18l-18 20h18", "none", b, 8)


def mouse_light(k, a, b):
    """A mouse with holes like a honeycomb."""
    k.oval(212, 226, 80, 116, k.shade)
    k.path("M200 100q-6-50 40-66", "none", NIGHT, 9)
    k.oval(200, 212, 80, 116, a)
    k.path("M200 96v76M122 184q78-24 156 0", "none", b, 7)
    for j, count in enumerate((4, 5, 4, 3)):
        for i in range(count):
            k.shape([polar(200 + (i - (count - 1) / 2) * 30, 214 + j * 27, 12, 30 + s * 60) for s in range(6)], NIGHT)
    r(k, 190, 118, 20, 42, NIGHT, 10)


def mouse_upright(k, a, b):
    """A mouse that is held like a hand that greets."""
    k.floor(250, 322)
    k.path("M82 308q-8-50 24-110 44-104 134-112 60 0 78 70 14 60 2 152z", a)
    k.path("M214 308q-6-90 26-222 60 0 78 70 14 60 2 152z", b)
    k.path("M250 136q34-4 52 20M246 178q40-6 66 10", "none", NIGHT, 8)
    r(k, 262, 108, 18, 36, NIGHT, 9, -24)
    k.path("M112 226q44-16 84 14", "none", "#fff6", 10)
    r(k, 74, 300, 254, 20, NIGHT, 10)


# Networks, paper, telephones

def home_network(k, a, b):
    """A house, and waves from its roof to each corner."""
    k.floor(280, 330)
    k.path("M200 96L340 206h-28v118H88V206H60z", a)
    k.path("M200 96L340 206h-28v118h-52V180z", b)
    r(k, 116, 222, 58, 48, "#fff0b8", 5)
    r(k, 226, 222, 58, 48, "#fff0b8", 5)
    r(k, 176, 262, 48, 62, NIGHT, 5)
    k.path("M144 58q56-46 112 0M164 80q36-28 72 0", "none", NIGHT, 12)
    k.disc(200, 102, 10, NIGHT)
    k.path("M130 246a18 18 0 0 1 30 0M240 246a18 18 0 0 1 30 0", "none", a, 6)
    k.dots([(145, 256), (255, 256)], a, 9)


def router_far(k, a, b):
    """Four antennas, and a signal that goes over the wall."""
    k.floor(330, 316)
    for x, dx in ((84, -34), (150, -12), (250, 12), (316, 34)):
        k.path(f"M{x} 250L{x + dx} 90", "none", NIGHT, 15)
    k.path("M46 236h308l-16 68q-3 10-14 10H76q-11 0-14-10z", a)
    k.path("M46 236h308l-6 26H52z", b)
    k.dots([(150, 286), (180, 286), (210, 286), (240, 286)], "#9ff0b4", 12)
    k.path("M156 196q44-44 88 0M178 216q22-22 44 0M134 172q66-66 132 0", "none", b, 9)


def printer_tank(k, a, b):
    """A printer with bottles of ink in its side."""
    k.floor(310, 324)
    k.path("M104 160L124 52h150l20 108z", CREAM)
    k.path("M146 84h106M142 108h114", "none", STEEL_DARK, 7)
    r(k, 50, 150, 300, 160, "#444a66", 16)
    r(k, 50, 150, 300, 46, "#596082", 14)
    r(k, 250, 206, 88, 90, "#22273f", 8)
    for i, (c, h) in enumerate((("#3c96ba", 60), ("#c75b7a", 48), ("#e3b341", 66), ("#101425", 54))):
        r(k, 258 + i * 19, 214, 15, 74, "#ffffff2a", 4)
        r(k, 258 + i * 19, 288 - h, 15, h, c, 4)
    k.path("M78 244h150l14 72H64z", CREAM)
    k.path("M98 268h110M94 288h90", "none", a, 9)


def printer_scan(k, a, b):
    """A printer with its lid up and a picture on the glass."""
    k.floor(320, 326)
    k.path("M70 176L96 52q4-12 16-12h196q12 0 16 12l14 124z", STEEL)
    k.path("M92 166l22-104h184l14 104z", CREAM)
    k.path("M54 176h292l18 44H36z", b)
    k.path("M96 184h206l10 28H86z", "#9fe0f0")
    k.path("M150 186h92l6 22h-104z", CREAM)
    k.path("M172 206l18-14 14 8 10-6 14 12z", a)
    r(k, 36, 216, 328, 92, a, 14)
    r(k, 84, 250, 190, 62, NIGHT, 6)
    k.path("M98 262h162l12 60H86z", CREAM)
    k.path("M112 312l32-32 28 20 22-16 38 28z", b)
    k.dots([(306, 244), (332, 244)], CREAM, 13)


def phone_keys(k, a, b):
    """A telephone with large keys."""
    r(k, 134, 42, 150, 324, k.shade, 30)
    r(k, 124, 30, 150, 324, a, 30)
    r(k, 142, 62, 114, 96, NIGHT, 10)
    r(k, 150, 70, 98, 80, "#bfe3c8", 5)
    k.path("M164 92v38M186 92h20v18h-20v20h20M224 92h16v38h-16M226 110h12", "none", "#22493a", 8)
    for row in range(4):
        for col in range(3):
            r(k, 144 + col * 39, 176 + row * 40, 32, 30, CREAM if row < 3 or col == 1 else b, 9)
    k.path("M180 46h38", "none", b, 8)


def phone_hand(k, a, b):
    """A small telephone in a hand."""
    k.path("M120 400V300q-26-50-22-86 2-20 20-16 10 4 20 44l8 30h124q34 0 38 30l-8 98z", "#c98b63")
    r(k, 138, 52, 130, 264, NIGHT, 24)
    r(k, 148, 64, 110, 240, a, 16)
    for i, c in enumerate((CREAM, "#e3b341", "#3fa08f", "#e07a52", CREAM, "#c75b7a", "#e3b341", CREAM, "#3fa08f")):
        r(k, 160 + i % 3 * 32, 116 + i // 3 * 36, 24, 24, c, 7)
    k.path("M176 90h54", "none", CREAM, 9)
    k.path("M258 196q26-10 34 8 2 16-24 22h-22q-10-20 12-30zM258 240q32-8 38 12 0 16-28 20h-22q-10-22 12-32z", "#c98b63")
    k.path("M120 300q-26-50-22-86 2-20 20-16 12 6 24 60z", "#d69a72")


def tablet_book(k, a, b):
    """A tablet that stands, a page and a comic strip on it."""
    r(k, 112, 44, 196, 300, k.shade, 22)
    r(k, 102, 32, 196, 300, NIGHT, 22)
    r(k, 116, 50, 168, 264, "#f7eedb", 8)
    r(k, 130, 66, 66, 74, a, 4)
    r(k, 204, 66, 66, 74, "#e3b341", 4)
    r(k, 130, 150, 140, 62, b, 4)
    k.disc(160, 104, 18, CREAM)
    k.path("M150 118l-4 14 16-10z", CREAM)
    k.path("M216 134q8-44 22-44t20 44z", NIGHT)
    k.path("M146 212q20-44 54-44t56 44z", CREAM)
    k.path("M132 232h136M132 252h118M132 272h130M132 292h84", "none", "#b9a88a", 8)


# Pictures

def camera_film(k, a, b):
    """A camera with a leather strap, a hump and a dial."""
    k.path("M70 150C10 60 130 30 200 40s200 20 130 110", "none", WOOD_DARK, 14)
    k.floor(290, 316)
    k.path("M152 112l18-42h60l18 42z", STEEL_DARK)
    r(k, 60, 108, 280, 186, STEEL, 16)
    r(k, 60, 146, 280, 110, "#3a2b25", 0)
    r(k, 84, 92, 52, 20, STEEL_DARK, 6)
    r(k, 280, 90, 34, 22, NIGHT, 5)
    k.disc(200, 204, 80, STEEL_DARK)
    k.disc(200, 204, 66, NIGHT)
    k.disc(200, 204, 46, "#4a5c93")
    k.disc(200, 204, 28, "#26304f")
    k.disc(182, 186, 11, "#b9c7ee")
    k.path("M184 86h32v14h-32z", "#4a5c93")


def camera_pocket(k, a, b):
    """A thin camera as it slides into the pocket of a coat."""
    r(k, 70, 84, 260, 160, a, 26)
    r(k, 70, 84, 260, 46, b, 22)
    r(k, 104, 68, 50, 20, NIGHT, 8)
    k.disc(214, 166, 60, STEEL)
    k.disc(214, 166, 48, NIGHT)
    k.disc(214, 166, 30, "#4a5c93")
    k.disc(202, 152, 9, "#b9c7ee")
    r(k, 282, 100, 30, 18, CREAM, 5)
    k.path("M44 206q156 44 312 0v120q0 26-26 26H70q-26 0-26-26z", "#54604a")
    k.path("M44 206q156 44 312 0v34q-156 44-312 0z", "#66745a")
    k.path("M60 264q140 34 280 0", "none", "#3f4937", 5)
    k.disc(200, 262, 13, "#3f4937")


def lens_portrait(k, a, b):
    """A long lens, and a face behind soft light."""
    k.disc(278, 134, 88, "#fff6")
    k.disc(292, 122, 34, "#c98b63")
    k.path("M234 222q6-58 58-58t58 58z", a)
    k.path("M256 122q-4-44 36-46t38 40q-20 2-34-16-10 18-40 22z", "#3a2519")
    k.path("M38 252l150-116 62 80-150 116q-46-14-62-80z", NIGHT)
    k.path("M92 210l44-34 62 80-44 34z", b)
    k.path("M150 166l16-12 62 80-16 12z", "#e2574c")
    k.add('<g transform="rotate(52 219 176)">')
    k.oval(219, 176, 52, 24, STEEL_DARK)
    k.oval(219, 176, 40, 16, "#4a5c93")
    k.oval(206, 172, 12, 5, "#b9c7ee")
    k.add("</g>")


def lens_wide(k, a, b):
    """A short lens with a hood like petals, and a valley in its glass."""
    k.floor(230, 330)
    k.path("M84 118q10-50 40-60l20 30h112l20-30q30 10 40 60l-24 64H108z", NIGHT)
    k.oval(200, 128, 98, 50, "#3b4164")
    k.oval(200, 128, 80, 38, "#9fc9dd")
    k.path("M122 138q40-44 74-8 24-30 50-8 16 4 32 18-24 26-78 26-56 0-78-28z", "#4c8a5c")
    k.disc(234, 108, 9, "#ffd76a")
    k.path("M112 180h176v116q-88 44-176 0z", NIGHT)
    k.path("M112 206h176v40q-88 30-176 0z", a)
    k.path("M126 214v36M146 218v38M166 221v38M186 222v39M206 222v39M226 221v39M246 219v38M266 215v37", "none", b, 6)


def film_box(k, a, b):
    """A roll in its canister, and its striped box."""
    k.floor(280, 330)
    k.path("M190 70h136v184H190z", a)
    k.path("M190 70h136v40H190z", "#e2574c")
    k.path("M190 122h136v18H190zM190 152h136v12H190z", CREAM)
    k.disc(258, 206, 28, CREAM)
    k.path("M258 190v32M242 206h32", "none", a, 8)
    canister(k, a, "#e2574c", "#e8a03c")


def film_grey(k, a, b):
    """A roll whose tongue shows grey pictures."""
    k.floor(300, 322)
    r(k, 60, 116, 120, 196, "#22242c", 12)
    r(k, 60, 96, 120, 30, "#0f1015", 10)
    r(k, 60, 284, 120, 30, "#0f1015", 10)
    r(k, 98, 62, 42, 40, "#0f1015", 8)
    r(k, 60, 168, 120, 22, CREAM)
    r(k, 60, 196, 120, 12, STEEL_DARK)
    k.path("M174 136h180v150H174z", "#2f3138")
    k.dots([(190 + i * 22, 150) for i in range(8)] + [(190 + i * 22, 272) for i in range(8)], CREAM, 10)
    r(k, 188, 166, 72, 90, "#c9ccd3", 3)
    r(k, 270, 166, 72, 90, "#8f939d", 3)
    k.path("M188 256v-26l30-34 42 44v16z", "#5d616c")
    k.disc(306, 198, 17, "#e9ebf0")
    k.path("M276 256q4-36 30-36t32 36z", "#3c3f49")


def canister(k, a, b, c):
    """A roll in its canister with a short tongue."""
    r(k, 72, 138, 118, 176, c, 12)
    r(k, 72, 120, 118, 28, NIGHT, 10)
    r(k, 72, 292, 118, 26, NIGHT, 10)
    r(k, 112, 90, 40, 36, NIGHT, 8)
    r(k, 72, 190, 118, 36, CREAM)
    r(k, 72, 232, 118, 12, b)
    k.path("M184 270h140v62H184z", "#5a4632")
    k.dots([(198 + i * 22, 280) for i in range(6)] + [(198 + i * 22, 322) for i in range(6)], CREAM, 8)


def prints(k, a, b):
    """Three pictures that dry on a line."""
    k.path("M10 92q190 60 380 0", "none", WOOD_DARK, 6)
    for x, y, turn, sky, land in ((40, 116, -4, "#f6e0b0", "#c25f39"), (150, 130, 1, "#cfe6df", "#2c8272"), (262, 114, 5, "#dbe2f8", "#5468d4")):
        r(k, x + 5, y + 8, 98, 124, k.shade, 4, turn)
        r(k, x, y, 98, 124, CREAM, 4, turn)
        k.add(f'<g transform="rotate({turn} {x + 49} {y + 62})">')
        r(k, x + 9, y + 9, 80, 84, sky)
        k.path(f"M{x + 9} {y + 93}v-24l28-30 22 22 14-10 16 18v24z", land)
        k.disc(x + 68, y + 30, 9, "#e3b341")
        r(k, x + 42, y - 18, 14, 32, WOOD, 4)
        k.add("</g>")
    k.path("M92 320h216l14 46H78z", "#e2574c")
    k.path("M108 320h184l6 20H102z", "#8c1f1f")


def tripod(k, a, b):
    k.path("M200 150L120 350M200 150L280 350M200 150V350", "none", a, 18)
    r(k, 140, 60, 120, 84, a, 14)
    k.disc(200, 104, 32, b)
    k.disc(200, 104, 16, a)


# Print, repair and lessons

def magazine(k, a, b):
    """A magazine with a map on its cover, and a bookmark of arrows."""
    k.path("M92 70l196-22 34 270-196 24z", k.shade)
    k.path("M82 62l200-22 32 268-198 24z", CREAM)
    k.path("M82 62l188-20 32 268-188 22z", a)
    k.path("M84 80l188-20 4 38-188 22z", b)
    k.path("M112 96l60-6", "none", CREAM, 16)
    k.path("M112 158l60 4 8 60 70-6 10 62", "none", CREAM, 8)
    k.path("M244 262l30 30M276 258l-34 38", "none", "#ffd76a", 12)
    k.disc(112, 158, 15, "#ffd76a")
    k.path("M196 118l30 24-30 22-6-14h-16l-2-16 18-2z", "#8fe0c4")
    k.path("M98 326l196-22", "none", PAPER_SHADE, 6)


def atlas(k, a, b):
    """A large book that lies open, with a coast on its pages."""
    k.path("M24 120q90-40 176-4 86-36 176 4v196q-90-36-176 4-86-40-176-4z", k.shade)
    k.path("M22 112h356v196H22z", b)
    k.path("M34 104q86-34 166 0v196q-80-34-166 0z", "#a5d0e2")
    k.path("M366 104q-86-34-166 0v196q80-34 166 0z", "#a5d0e2")
    k.path("M34 104q60-24 110-14 20 30-6 56t4 54-22 52 14 30-100 18z", "#e9d39c")
    k.path("M366 104q-30-12-60-15-34 20-20 54t-24 46 14 44 4 48q44 0 86 19z", "#9cc48a")
    k.path("M170 130q-20 40 0 80t-8 60M242 120q16 30 4 60t-2 90", "none", "#7fb3ca", 5)
    k.path("M200 104v196", "none", "#5d8ea6", 6)
    k.disc(222, 246, 17, "#fdfaf3")
    k.path("M222 234l6 12-6 12-6-12z", "#e2574c")
    k.path("M76 196l20 12M96 196l-20 12", "none", "#e2574c", 7)


def tied_books(k, a, b):
    """Four books in paper, with a bow and a question that nobody answered."""
    k.floor(270, 332)
    for x, y, w, c in ((82, 272, 236, "#7a4b2c"), (96, 226, 210, "#3f6b4a"), (88, 180, 224, "#a8405f"), (104, 134, 196, "#3f51b5")):
        r(k, x, y, w, 44, c, 7)
        r(k, x + w - 30, y + 6, 26, 32, CREAM, 3)
        k.path(f"M{x + 26} {y + 4}v36", "none", GOLD, 6, "butt")
    k.path("M200 134v182", "none", "#e2574c", 18, "butt")
    k.path("M200 128q-70-10-62-46t62 46q64-76 70-40t-70 40z", "none", "#e2574c", 14)
    k.path("M200 128l-34 34M200 128l36 32", "none", "#e2574c", 13)


def clip_lamp(k, a, b):
    """A small lamp that bends from the cover of an open book."""
    k.path("M40 268q80-34 160 0 80-34 160 0v62q-80-32-160 2-80-34-160-2z", k.shade)
    k.path("M44 256q80-32 156 0v66q-76-32-156 0z", CREAM)
    k.path("M356 256q-80-32-156 0v66q76-32 156 0z", "#f4ead2")
    k.path("M70 270q56-16 106 4M70 290q56-16 106 4", "none", "#c9b98f", 6)
    k.path("M176 118l-84 128q56-16 108 10 52-26 124-8l-94-138z", "#ffe9a8")
    r(k, 300, 232, 44, 48, NIGHT, 8)
    k.path("M322 236C340 90 290 60 226 80", "none", NIGHT, 12)
    k.path("M168 116q-6-54 52-60 34 20 22 56z", a)
    k.path("M168 118l74-8", "none", "#fff7d8", 14)


def clean_contacts(k, a, b):
    """A brush on the contacts of a cartridge, with a drop."""
    k.path("M64 90q0-14 14-14h150q14 0 14 14v154l-18 20H82l-18-20z", STEEL)
    k.path("M206 76h22q14 0 14 14v154l-18 20h-18z", STEEL_DARK)
    r(k, 88, 98, 110, 84, a, 6)
    k.path("M88 182l36-48 24 30 16-20 34 38z", b)
    k.path("M92 264h122v30H92z", "#2f7a63")
    k.path("M104 268v26M124 268v26M144 268v26M164 268v26M184 268v26M202 268v26", "none", GOLD, 10, "butt")
    k.path("M342 106L262 232", "none", "#e2574c", 24)
    k.path("M266 226l-14 22", "none", STEEL, 28, "butt")
    k.path("M256 238l-44 44q-8 26 8 30 34-6 58-54z", "#f3dca0")
    k.path("M306 276q26 34 0 48-26-14 0-48z", "#6db5e0")
    k.path("M258 92l10 22 22 10-22 10-10 22-10-22-22-10 22-10z", CREAM)


def bench_repair(k, a, b):
    """A notebook open at its back, and a screwdriver."""
    k.floor(320, 334)
    r(k, 62, 96, 238, 200, NIGHT, 14)
    r(k, 80, 114, 202, 164, "#e9ebf2", 6)
    r(k, 92, 126, 92, 78, "#2f7a63", 4)
    r(k, 112, 144, 34, 34, NIGHT, 4)
    k.disc(232, 160, 34, "#3b4164")
    for i in range(6):
        x, y = polar(232, 160, 26, i * 60)
        k.path(f"M232 160L{x:.0f} {y:.0f}", "none", STEEL_DARK, 6)
    r(k, 92, 216, 178, 50, STEEL_DARK, 5)
    k.dots([(74, 108), (288, 108), (74, 284), (288, 284)], GOLD, 11)
    k.path("M356 62l-58 82", "none", a, 36)
    k.path("M292 152l-46 64", "none", STEEL, 13)
    k.path("M330 76l-20 28", "none", b, 9)


def toolbox(k, a, b):
    """A box of tools at a door mat."""
    k.floor(310, 336)
    k.path("M150 164v-44q0-16 16-16h68q16 0 16 16v44", "none", NIGHT, 18)
    k.path("M96 176l-20-92 26-8 26 100zM286 172l18-106 18 4-4 102z", STEEL)
    k.path("M292 72q-26-34 14-48l2 28 22 4 14-24q26 34-14 50z", STEEL)
    k.path("M72 84l36-12-6-24-34 10z", "#e3b341")
    r(k, 52, 168, 296, 156, a, 14)
    r(k, 52, 168, 296, 56, b, 14)
    r(k, 166, 204, 68, 40, GOLD, 8)
    r(k, 190, 216, 20, 18, NIGHT, 5)
    k.path("M74 286h252", "none", b, 8)


def lesson(k, a, b):
    """A woman with grey hair before a notebook, and a cup of coffee."""
    k.path("M70 330q6-104 92-112h30q80 10 84 112z", a)
    k.path("M150 190h54v46q-27 22-54 0z", "#b97a55")
    k.disc(178, 150, 54, "#c98b63")
    k.path("M122 162q-16-76 54-84 74 2 62 84-10-40-38-54-40 26-78 54z", "#d5d2cf")
    k.disc(178, 78, 24, "#d5d2cf")
    k.ring(160, 152, 15, NIGHT, 5)
    k.ring(200, 152, 15, NIGHT, 5)
    k.path("M175 152h10", "none", NIGHT, 5)
    k.path("M164 184q14 10 30 0", "none", "#8a3f34", 6)
    k.path("M196 236h148l18 94H182z", NIGHT)
    k.path("M204 236h148l18 94", "none", STEEL_DARK, 5)
    k.disc(276, 284, 12, b)
    r(k, 40, 326, 330, 16, WOOD, 8)
    k.path("M58 284h52l-6 42H64z", CREAM)
    k.path("M110 292q18 0 14 16-4 8-16 6M72 270q-8-14 2-26M92 270q-8-14 2-26", "none", CREAM, 7)


# Seats

def stool(k, a, b):
    """A working chair: a low back, a ring for the feet, five wheels."""
    k.floor(210, 356)
    r(k, 132, 60, 136, 78, a, 24)
    k.path("M200 138v64", "none", NIGHT, 16)
    r(k, 106, 190, 188, 38, b, 19)
    k.path("M200 228v84", "none", STEEL_DARK, 18)
    k.add(f'<ellipse cx="200" cy="282" rx="66" ry="14" fill="none" stroke="{STEEL_DARK}" stroke-width="8"/>')
    k.path("M200 306l-84 34M200 306l84 34M200 306v44", "none", NIGHT, 14)
    k.dots([(112, 346), (288, 346), (200, 354)], STEEL_DARK, 20)


def game_chair(k, a, b):
    """A chair with a high winged back and a cushion for the neck."""
    k.floor(220, 360)
    k.path("M138 40q62-26 124 0l10 56-10 116H138l-10-116z", NIGHT)
    k.path("M158 48q42-14 84 0v152h-84z", a)
    r(k, 160, 60, 80, 34, b, 15)
    k.path("M128 110l-16 20 12 60 14-8zM272 110l16 20-12 60-14-8z", b)
    k.path("M108 206h184l10 46H98z", NIGHT)
    k.path("M128 206h144l6 32H122z", a)
    k.path("M100 206v-34h-26v18M300 206v-34h26v18", "none", NIGHT, 15)
    k.path("M200 252v54M200 306l-74 36M200 306l74 36M200 306v44", "none", NIGHT, 14)
    k.dots([(122, 348), (278, 348), (200, 354)], STEEL_DARK, 19)


OWN = {name: f for name, f in list(globals().items()) if callable(f) and getattr(f, "__module__", "") == __name__ and not name.startswith("_")}


def draw(k, kind: str, a: str, b: str) -> None:
    (OWN.get(kind) or goods.THINGS[kind])(k, a, b)


def ware(name: str, kind: str, ground: int, paint: int) -> str:
    """A ware on a plain tile."""
    k = goods.Shelf(name, *goods.GROUNDS[ground % len(goods.GROUNDS)])
    draw(k, kind, *goods.PAINTS[paint % len(goods.PAINTS)])
    return k.svg()
