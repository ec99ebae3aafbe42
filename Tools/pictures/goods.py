"""Things that shops sell, drawn flat in a square of 400 by 400; `wares` has the others."""

from __future__ import annotations

from canvas import Canvas, polar

NIGHT, STEEL, STEEL_DARK, CREAM = "#262a3f", "#d5d8e2", "#a9aec2", "#fdfaf3"


class Shelf(Canvas):
    """A square sheet with a thing on it."""

    def __init__(self, name, ground, shade, width=400, height=400):
        super().__init__(name, ground, shade, width, height)

    def floor(self, width=240, y=322):
        self.oval(200, y, width / 2, 16, self.shade)


def r(k, x, y, w, h, fill, radius=0, turn=0):
    k.box(x, y, w, h, fill, radius, turn)


# Each thing takes the canvas and two colours: that of its body and a second one.

def laptop(k, a, b):
    k.floor(310, 304)
    r(k, 86, 92, 228, 166, NIGHT, 14)
    r(k, 98, 104, 204, 142, a, 6)
    k.path("M98 246V170L190 104h50L128 246z", b)
    r(k, 128, 128, 84, 12, CREAM, 6)
    r(k, 128, 152, 132, 8, "#fff8", 4)
    r(k, 128, 170, 108, 8, "#fff8", 4)
    k.path("M52 258h296l-14 30q-3 8-12 8H78q-9 0-12-8z", STEEL)
    k.path("M52 258h296l-4 8H56z", STEEL_DARK)
    r(k, 168, 266, 64, 12, STEEL_DARK, 6)


def tower(k, a, b):
    k.floor(190, 336)
    r(k, 128, 58, 144, 274, NIGHT, 14)
    r(k, 128, 58, 96, 274, "#343956", 14)
    for y in (126, 206):
        k.disc(176, y, 34, a)
        k.disc(176, y, 26, NIGHT)
        for i in range(6):
            px, py = polar(176, y, 20, i * 60)
            k.path(f"M176 {y}L{px:.0f} {py:.0f}", "none", b, 6)
        k.disc(176, y, 7, a)
    r(k, 148, 268, 56, 10, a, 5)
    r(k, 238, 78, 18, 18, a, 9)
    k.path("M240 120h14M240 138h14M240 156h14", "none", "#4d5478", 6)


def monitor(k, a, b):
    k.floor(200, 330)
    r(k, 54, 74, 292, 190, NIGHT, 14)
    r(k, 66, 86, 268, 166, a, 6)
    k.path("M66 252v-60q60-46 120-6t148-40v106z", b)
    k.disc(268, 130, 24, CREAM)
    k.path("M176 264h48v46h-48z", STEEL_DARK)
    r(k, 138, 306, 124, 18, STEEL, 9)


def keyboard(k, a, b):
    r(k, 50, 146, 316, 140, k.shade, 18)
    r(k, 42, 132, 316, 140, NIGHT, 18)
    for row in range(3):
        for col in range(9):
            if row == 2 and 2 <= col <= 6:
                continue
            r(k, 58 + col * 32, 146 + row * 36, 25, 27, b if (row, col) in ((0, 0), (1, 8)) else a, 6)
    r(k, 122, 218, 154, 27, a, 6)
    k.path("M58 256h284", "none", "#383e5c", 6)


def mouse(k, a, b):
    k.oval(212, 224, 78, 112, k.shade)
    k.path("M200 96V20", "none", NIGHT, 9)
    k.oval(200, 210, 78, 112, a)
    k.path("M200 98v86H123q4-84 77-86z", b)
    r(k, 190, 126, 20, 46, NIGHT, 10)
    r(k, 195, 132, 10, 20, CREAM, 5)


def headphones(k, a, b):
    k.floor(230, 330)
    k.path("M96 230v-34a104 104 0 0 1 208 0v34", "none", NIGHT, 26)
    k.path("M108 200a92 92 0 0 1 100-96", "none", "#4a5074", 8)
    for x, dx in ((66, 30), (274, 0)):
        r(k, x, 196, 60, 116, a, 28)
        r(k, x + dx, 206, 30, 96, b, 14)


def gamepad(k, a, b):
    d = "M110 128h180q44 0 58 66l22 92q6 46-36 46-26 0-46-40l-16-26H128l-16 26q-20 40-46 40-42 0-36-46l22-92q14-66 58-66z"
    k.add(f'<path d="{d}" fill="{k.shade}" transform="translate(8 14)"/>')
    k.path(d, a)
    r(k, 92, 190, 74, 24, NIGHT, 6)
    r(k, 117, 165, 24, 74, NIGHT, 6)
    for x, y, c in ((268, 176, b), (300, 204, CREAM), (236, 204, CREAM), (268, 232, b)):
        k.disc(x, y, 15, c)
    r(k, 178, 150, 44, 12, NIGHT, 6)


def console(k, a, b):
    k.floor(300, 300)
    r(k, 56, 176, 288, 106, NIGHT, 16)
    r(k, 56, 176, 288, 44, a, 16)
    r(k, 56, 206, 288, 14, b)
    r(k, 84, 236, 110, 14, "#454b6c", 7)
    k.disc(304, 246, 13, b)
    k.disc(268, 246, 13, "#454b6c")
    r(k, 120, 132, 92, 60, STEEL, 8)
    r(k, 132, 144, 68, 30, a, 4)


def cartridge(k, a, b):
    k.floor(190, 328)
    k.path("M110 78q0-14 14-14h152q14 0 14 14v220l-18 18H128l-18-18z", STEEL_DARK)
    k.path("M110 78q0-14 14-14h140v252H128l-18-18z", STEEL)
    r(k, 138, 94, 124, 130, a, 8)
    k.path("M138 224l46-70 30 42 18-24 30 52z", b)
    k.disc(232, 124, 14, CREAM)
    k.path("M150 256v44M170 256v44M190 256v44M210 256v44M230 256v44M250 256v44", "none", STEEL_DARK, 8)


def handheld(k, a, b):
    k.floor(180, 350)
    r(k, 118, 48, 164, 296, a, 22)
    r(k, 118, 48, 30, 296, b, 15)
    r(k, 142, 74, 116, 108, NIGHT, 10)
    r(k, 154, 86, 92, 84, "#a8c686", 4)
    k.path("M162 158h18v-18h18v-18h18v36h22", "none", "#4f6a3a", 8)
    r(k, 142, 232, 60, 18, NIGHT, 5)
    r(k, 163, 211, 18, 60, NIGHT, 5)
    k.disc(226, 258, 14, b)
    k.disc(250, 230, 14, b)
    k.path("M168 308l18-8M204 308l18-8", "none", NIGHT, 8)


def arcade(k, a, b):
    k.floor(210, 362)
    k.path("M122 40h156v70l-18 60 30 40v146H110V210l30-40-18-60z", a)
    k.path("M122 40h30v70l-16 60 14 40v146h-40V210l30-40-18-60z", b)
    r(k, 150, 54, 112, 32, CREAM, 6)
    k.path("M164 70h84", "none", b, 10)
    r(k, 154, 104, 100, 74, NIGHT, 6)
    k.dots([(176, 126), (204, 146), (232, 126)], "#8fd0c4", 16)
    k.dots([(204, 166)], b, 14)
    k.path("M140 214h130l16 26H124z", STEEL)
    k.path("M170 228v-20", "none", NIGHT, 7)
    k.disc(170, 204, 11, "#e2674a")
    k.dots([(214, 228), (240, 228)], "#e2674a", 17)
    r(k, 176, 270, 52, 62, NIGHT, 6)
    r(k, 188, 284, 10, 22, CREAM, 3)


def dice(k, a, b):
    k.floor(280, 318)
    k.shape([(74, 150), (178, 108), (226, 190), (122, 238)], a)
    k.shape([(74, 150), (122, 238), (124, 310), (76, 222)], b)
    k.shape([(122, 238), (226, 190), (226, 262), (124, 310)], a)
    k.shape([(122, 238), (226, 190), (226, 262), (124, 310)], "#0002")
    k.dots([(120, 152), (150, 172), (180, 192)], CREAM, 20)
    k.dots([(156, 258), (194, 240)], CREAM, 18)
    k.dots([(92, 206), (108, 262)], CREAM, 14)
    k.path("M296 148a26 26 0 1 1 .1 0zM258 306q-8-40 20-72l-30-12q-8-22 14-26h68q22 4 14 26l-30 12q28 32 20 72h-24l-14-28-14 28z", b)


def chess(k, a, b):
    r(k, 60, 200, 290, 136, k.shade, 8)
    r(k, 52, 190, 290, 136, b, 8)
    for i in range(4):
        for j in range(2):
            if (i + j) % 2 == 0:
                r(k, 64 + i * 67, 202 + j * 56, 67, 56, CREAM)
    k.path("M138 270q-6-66 18-96-30-6-26-34 20-46 66-50l6-22 18 30q36 34 28 108-4 40-18 64z", a)
    k.path("M220 98q36 34 28 108-4 40-18 64h-26q20-80-10-152z", "#0003")
    r(k, 122, 262, 122, 30, a, 10)
    k.disc(186, 138, 7, CREAM)


def cards(k, a, b):
    for turn, fill, x in ((-18, a, 96), (0, CREAM, 140), (18, b, 184)):
        r(k, x + 8, 102, 120, 180, k.shade, 12, turn)
        r(k, x, 92, 120, 180, fill, 12, turn)
    k.path("M200 142q30 26 30 50 0 20-18 20-8 0-12-8 0 18 12 24h-24q12-6 12-24-4 8-12 8-18 0-18-20 0-24 30-50z", a)


def puzzle(k, a, b):
    d = "M96 120h70q-16-50 30-50t30 50h70v70q50-16 50 30t-50 30v70H96v-70q46 14 46-30t-46-30z"
    k.add(f'<path d="{d}" fill="{k.shade}" transform="translate(9 12)"/>')
    k.path(d, a)
    k.path("M96 250q46 14 46-30l154 30v70H96z", b)


def printer(k, a, b):
    k.floor(290, 320)
    r(k, 112, 66, 176, 110, CREAM, 6)
    k.path("M134 96h132M134 120h100", "none", STEEL_DARK, 8)
    r(k, 62, 148, 276, 138, a, 18)
    r(k, 62, 148, 276, 48, b, 18)
    r(k, 104, 226, 192, 90, NIGHT, 8)
    r(k, 118, 240, 164, 90, CREAM, 4)
    k.path("M138 268h124M138 292h90", "none", b, 9)
    k.disc(306, 174, 10, "#8fd0a4")


def router(k, a, b):
    k.floor(300, 306)
    for x in (112, 288):
        k.path(f"M{x} 220V96", "none", NIGHT, 16)
    r(k, 56, 210, 288, 78, a, 22)
    r(k, 56, 246, 288, 42, b, 20)
    k.dots([(96, 236), (126, 236), (156, 236)], CREAM, 13)
    k.path("M160 150q40-34 80 0M176 174q24-20 48 0", "none", b, 12)
    k.disc(200, 194, 9, b)


def drive(k, a, b):
    r(k, 106, 92, 200, 244, k.shade, 20)
    r(k, 98, 78, 200, 244, NIGHT, 20)
    r(k, 98, 78, 200, 60, a, 20)
    r(k, 98, 118, 200, 20, b)
    r(k, 128, 168, 140, 90, "#383e5c", 10)
    k.path("M146 192h104M146 214h70M146 236h88", "none", STEEL_DARK, 8)
    k.path("M140 322v-24h60v24z", "#e0b24a")
    k.path("M152 300v20M166 300v20M180 300v20", "none", "#a97c22", 4)


def graphics(k, a, b):
    k.floor(310, 306)
    r(k, 42, 140, 316, 136, NIGHT, 16)
    r(k, 42, 140, 316, 26, a, 13)
    for x in (130, 270):
        k.disc(x, 220, 50, "#383e5c")
        k.disc(x, 220, 42, NIGHT)
        for i in range(7):
            px, py = polar(x, 220, 34, i * 51)
            k.path(f"M{x} 220L{px:.0f} {py:.0f}", "none", b, 9)
        k.disc(x, 220, 12, a)
    k.path("M110 276h120v20H110z", "#e0b24a")


def phone(k, a, b):
    r(k, 140, 60, 144, 288, k.shade, 26)
    r(k, 130, 46, 144, 288, NIGHT, 26)
    r(k, 140, 58, 124, 264, a, 18)
    k.path("M140 240q62-60 124-10v74q0 18-18 18h-88q-18 0-18-18z", b)
    r(k, 180, 66, 44, 12, NIGHT, 6)
    k.disc(226, 130, 18, CREAM)


def tablet(k, a, b):
    r(k, 82, 92, 256, 236, k.shade, 24)
    r(k, 72, 78, 256, 236, NIGHT, 24)
    r(k, 86, 92, 228, 208, a, 12)
    k.path("M86 262q70-80 120-30t108-44v100q0 12-12 12H98q-12 0-12-12z", b)
    k.path("M120 130h90M120 152h60", "none", CREAM, 9)
    k.path("M350 110L270 270l-8 22 20-12 84-160z", "#e0b24a")


def camera(k, a, b):
    k.floor(290, 316)
    k.path("M140 110l16-34h88l16 34z", NIGHT)
    r(k, 60, 106, 280, 190, NIGHT, 22)
    r(k, 60, 146, 280, 96, a)
    r(k, 84, 92, 44, 16, b, 6)
    k.disc(200, 204, 78, STEEL_DARK)
    k.disc(200, 204, 66, NIGHT)
    k.disc(200, 204, 48, "#3f4a78")
    k.disc(200, 204, 30, "#26304f")
    k.disc(182, 186, 12, "#aeb9e6")
    k.disc(308, 128, 10, "#e2674a")


def lens(k, a, b):
    k.floor(190, 330)
    r(k, 126, 90, 148, 236, NIGHT, 16)
    r(k, 126, 90, 60, 236, "#383e5c", 16)
    r(k, 126, 150, 148, 54, a)
    k.path("M140 156v42M156 156v42M172 156v42M188 156v42M204 156v42M220 156v42M236 156v42M252 156v42", "none", b, 5)
    r(k, 126, 236, 148, 8, "#e2674a")
    k.oval(200, 92, 74, 26, STEEL_DARK)
    k.oval(200, 92, 58, 18, "#3f4a78")
    k.oval(184, 88, 18, 6, "#aeb9e6")


def speaker(k, a, b):
    k.floor(190, 350)
    r(k, 120, 52, 160, 294, a, 18)
    r(k, 120, 52, 26, 294, b, 13)
    for y, size in ((126, 36), (242, 62)):
        k.disc(206, y, size, NIGHT)
        k.disc(206, y, size * .76, "#383e5c")
        k.disc(206, y, size * .3, STEEL_DARK)


def turntable(k, a, b):
    r(k, 52, 84, 308, 254, k.shade, 18)
    r(k, 42, 70, 308, 254, a, 18)
    k.disc(168, 196, 102, NIGHT)
    for size in (86, 70, 54):
        k.ring(168, 196, size, "#3a4060", 3)
    k.disc(168, 196, 32, b)
    k.disc(168, 196, 6, CREAM)
    k.path("M306 104v96l-62 60", "none", STEEL, 11)
    k.disc(306, 104, 20, STEEL_DARK)
    k.disc(306, 290, 12, b)


def microphone(k, a, b):
    k.floor(170, 352)
    r(k, 188, 220, 24, 120, STEEL_DARK)
    r(k, 136, 330, 128, 18, NIGHT, 9)
    k.path("M118 170v20a82 82 0 0 0 164 0v-20", "none", STEEL_DARK, 14)
    r(k, 148, 46, 104, 186, a, 52)
    r(k, 148, 46, 40, 186, b, 20)
    k.path("M160 100h80M160 124h80M160 148h80M160 172h80", "none", NIGHT, 6)


def books(k, a, b):
    k.floor(280, 326)
    for x, y, w, h, fill, band in ((70, 262, 240, 54, a, CREAM), (92, 206, 222, 52, NIGHT, b), (80, 156, 200, 46, b, CREAM), (110, 108, 190, 44, CREAM, a)):
        r(k, x, y, w, h, fill, 8)
        r(k, x + 30, y, 16, h, band)
        r(k, x + w - 44, y, 10, h, band)


def book(k, a, b):
    r(k, 118, 66, 190, 274, k.shade, 10)
    r(k, 106, 52, 190, 274, b, 10)
    r(k, 122, 52, 174, 274, a, 8)
    k.disc(208, 160, 48, CREAM)
    k.path("M226 118a48 48 0 1 0 26 62 40 40 0 1 1-26-62z", b)
    k.path("M160 256h98M178 280h62", "none", CREAM, 10)


def tools(k, a, b):
    k.add(f'<g transform="translate(10 14)" stroke="{k.shade}" stroke-width="40" stroke-linecap="round"><path d="M120 300L260 140M270 300L150 150"/></g>')
    k.path("M120 300L220 184", "none", a, 42)
    k.path("M226 178L290 104", "none", STEEL, 16)
    k.path("M270 300L160 164", "none", STEEL_DARK, 30)
    k.path("M96 120q-10 60 48 70 30 4 50-16l-30-10-14-26 14-32q-50-20-68 14z", STEEL)
    k.disc(268, 298, 9, NIGHT)


def chair(k, a, b):
    k.floor(220, 352)
    r(k, 130, 44, 140, 176, a, 34)
    r(k, 164, 56, 72, 152, b, 24)
    r(k, 112, 216, 176, 50, a, 24)
    k.path("M96 190v42M304 190v42", "none", NIGHT, 18)
    k.path("M200 266v50M200 316l-70 22M200 316l70 22M200 316v26", "none", NIGHT, 14)
    k.dots([(130, 342), (270, 342), (200, 348)], STEEL_DARK, 18)


def film(k, a, b):
    k.floor(210, 322)
    r(k, 104, 116, 130, 196, a, 12)
    r(k, 104, 96, 130, 30, NIGHT, 10)
    r(k, 104, 284, 130, 30, NIGHT, 10)
    r(k, 148, 62, 42, 40, NIGHT, 8)
    r(k, 104, 172, 130, 40, b)
    r(k, 226, 136, 112, 150, "#5a4632", 4)
    k.dots([(242 + i * 20, 150) for i in range(5)] + [(242 + i * 20, 272) for i in range(5)], CREAM, 9)
    r(k, 244, 168, 76, 86, "#e0b24a", 4)


def bulb(k, a, b):
    k.floor(150, 346)
    k.path("M200 54a92 92 0 0 1 52 168q-12 12-12 34h-80q0-22-12-34A92 92 0 0 1 200 54z", a)
    k.path("M200 54a92 92 0 0 0-52 168q12 12 12 34h24q-40-120 16-202z", b)
    k.path("M176 250l-14-74 24 18 14-20 14 20 24-18-14 74", "none", CREAM, 7)
    r(k, 162, 264, 76, 18, STEEL_DARK, 8)
    r(k, 166, 288, 68, 18, STEEL, 8)
    r(k, 178, 312, 44, 20, NIGHT, 9)


THINGS = {f.__name__: f for f in (laptop, tower, monitor, keyboard, mouse, headphones, gamepad, console, cartridge, handheld, arcade,
                                  dice, chess, cards, puzzle, printer, router, drive, graphics, phone, tablet, camera, lens, speaker,
                                  turntable, microphone, books, book, tools, chair, film, bulb)}

GROUNDS = (("#e4e7f8", "#c9cfec"), ("#f6ead9", "#e2d2ba"), ("#dcecea", "#bfd8d5"), ("#f7e0d6", "#e6c5b6"), ("#ece4f3", "#d5c8e2"))
PAINTS = (("#5468d4", "#3f51b5"), ("#e07a52", "#c25f39"), ("#3fa08f", "#2c8272"), ("#e3b341", "#c7952a"), ("#c75b7a", "#a8405f"),
          ("#6f8fd6", "#5272bb"), ("#7a5ab0", "#614394"))
