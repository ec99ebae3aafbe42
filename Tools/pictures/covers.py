"""The covers of the books, and the posters of the films, in which the characters appear.

The title is not drawn: the page sets it over the upper part of a book and the lower part of a
poster, which stay plain and dark.
"""

from __future__ import annotations

import re
import unicodedata

from canvas import Canvas, polar

W, H = 240, 320

# Ground, tone, accent; cream text is readable on each ground.
PAINTS = {
    "noite": ("#222a4a", "#3d4a7a", "#f0c75e"), "mar": ("#134552", "#2a7383", "#f2b872"), "vinho": ("#561c33", "#8a3450", "#f0c7a0"),
    "mata": ("#23432f", "#43714e", "#e6cf7a"), "terra": ("#5a3220", "#92583a", "#f3d28c"), "ameixa": ("#43244f", "#724380", "#f2b6a8"),
    "carvao": ("#2a2a30", "#55555f", "#d8d3c8"), "sepia": ("#3a2c20", "#7a5f45", "#ead9b8"), "azul": ("#1d3a63", "#3f669b", "#f4d58a"),
}
CREAM, NIGHT, RED = "#f8efdc", "#17151d", "#c8433a"


# Motifs fill 240 by 200: t is the tone, a the accent.

def coelho(k, t, a):
    k.disc(120, 110, 84, t)
    k.path("M96 74Q78 -10 100 0q18 10 16 66zM140 70Q146 -12 164 0q14 14-6 72z", CREAM)
    k.oval(124, 106, 46, 44, CREAM)
    k.path("M76 190q6-54 48-54t50 54z", RED)
    k.dots([(108, 100), (140, 100)], NIGHT, 11)
    k.path("M118 118h12l-6 8z", RED)
    k.disc(160, 164, 22, a)
    k.path("M160 152v12l8 6", "none", NIGHT, 4)


def espelho(k, t, a):
    k.path("".join(f"M{x} 150h30l{-14 if x < 120 else 14} 50h-44z" for x in (20, 80, 140, 200)), t)
    k.oval(120, 86, 62, 82, a)
    k.oval(120, 86, 50, 70, "#a9cfdd")
    k.path("M88 92q4-50 34-62", "none", CREAM, 8)
    k.path("M106 150l4-40h-8v-22h8v10h6v-10h8v10h6v-10h8v22h-8l4 40z", t)


def trirreme(k, t, a):
    k.disc(178, 46, 26, a)
    k.path("M120 20v100", "none", CREAM, 6)
    k.path("M66 34h108q-16 40 0 66H66q-16-30 0-66z", CREAM)
    k.path("M84 34v66M120 34v66M156 34v66", "none", RED, 8)
    k.path("M24 112q96 30 176 0l24-20q0 66-60 66H66q-36-2-42-46z", t)
    k.disc(198, 124, 8, CREAM)
    k.dashes([(60 + i * 22, 140, -12, 40) for i in range(6)], a, 5)
    k.path("M0 176q30-16 60 0t60 0 60 0 60 0v24H0z", "#ffffff33")


def tochas(k, t, a):
    for x in (54, 120, 186):
        k.path(f"M{x} 190v-84", "none", t, 15)
        k.path(f"M{x} 112q-34-20-6-62 6-22 2-40 40 30 32 70 0 22-28 32z", "#e4703a")
        k.path(f"M{x} 108q-14-14 2-46 20 26-2 46z", a)


def cabana(k, t, a):
    k.path("M76 190l14-50M70 192h26M164 190l-14-50M146 192h26", "none", a, 9)
    k.path("M58 66h124v78H58z", t)
    k.path("M40 74L120 10l80 64z", RED)
    k.box(100, 88, 40, 36, "#ffe09a", 4)
    k.path("M120 88v36M100 106h40", "none", NIGHT, 4)
    for x in (14, 214):
        k.shape([(x - 26, 190), (x, 60), (x + 26, 190)], "#ffffff22")


def torre(k, t, a):
    k.disc(60, 50, 26, a)
    k.path("M96 190V70h60v120z", CREAM)
    k.path("M132 190V70h24v120z", "#d9cdb4")
    k.path("M82 74l44-66 44 66z", RED)
    k.path("M114 116v-14a12 12 0 0 1 24 0v14z", NIGHT)
    k.path("M126 118q-18 30 4 44t-2 36", "none", a, 9)
    for x in (24, 58, 196, 226):
        k.shape([(x - 26, 196), (x, 100), (x + 26, 196)], t)


def pena(k, t, a):
    k.path("M70 196V96a50 50 0 0 1 100 0v100z", t)
    k.path("M56 184h128v14H56z", "#ffffff33")
    k.path("M104 180Q96 90 190 14q12 80-74 132z", CREAM)
    k.path("M96 196Q120 90 180 34", "none", a, 5)


def anel(k, t, a):
    k.ring(120, 118, 58, a, 20)
    k.path("M92 46l28-34 28 34-28 26z", "#7fd0c4")
    k.path("M120 12v60l28-26z", "#4fa396")
    k.dots([(40, 40), (204, 60), (54, 180), (196, 176)], CREAM, 7)


def baleia(k, t, a):
    k.path("M20 132q4-76 96-76 70 0 92 62l26-18q2 44-34 50-30 46-98 42-78-4-82-60z", CREAM)
    k.path("M22 140q90 44 172 12-26 42-92 40-78-4-80-52z", "#cfd4d2")
    k.disc(62, 120, 6, NIGHT)
    k.path("M104 54q-4-30-26-36M104 54q0-30 20-42", "none", "#a9cfdd", 8)
    k.path("M0 182q30-18 60 0t60 0 60 0 60 0v20H0z", t)


def voo(k, t, a):
    k.disc(150, 90, 78, a)
    k.path("M40 196V120h26V74l10-18 10 18v46h26v76z", NIGHT)
    k.disc(76, 96, 9, CREAM)
    for x, y, s in ((134, 62, 1), (176, 96, .8), (120, 116, .7)):
        k.path(f"M{x} {y}l{34 * s:.0f}-{12 * s:.0f} {10 * s:.0f}-{20 * s:.0f} {4 * s:.0f} {20 * s:.0f} {22 * s:.0f} {4 * s:.0f}-{26 * s:.0f} {14 * s:.0f}z", NIGHT)


def submarino(k, t, a):
    k.path("M0 0h240v200H0z", "#ffffff0d")
    k.path("M24 110q40-50 110-50t86 50q-16 50-86 50T24 110z", a)
    k.path("M24 110q100 30 196 0-16 50-86 50T24 110z", "#00000030")
    k.path("M104 62V36h52v26z", t)
    k.dots([(84, 108), (124, 108), (164, 108)], NIGHT, 30)
    k.dots([(84, 108), (124, 108), (164, 108)], "#a9dfe8", 20)
    k.path("M26 110L4 84v52z", t)
    k.dots([(200, 40), (214, 20), (190, 22)], "#ffffff55", 10)


def ilha(k, t, a):
    k.path("M128 40q-20-30 10-36t20-4", "none", "#ffffff66", 15)
    k.path("M30 160L104 54h40l70 106z", t)
    k.path("M104 54h40l12 24-20-8-12 14-12-12-20 8z", RED)
    k.path("M0 158q30-14 60 0t60 0 60 0 60 0v42H0z", "#2f8ca0")
    k.path("M62 160q4-40 22-54M84 106q-26-6-34 10M84 106q20-10 32 6", "none", a, 8)


def olho(k, t, a):
    for y in (30, 166):
        k.path(f"M0 {y}q30-24 60 0t60 0 60 0 60 0", "none", t, 10)
    k.path("M20 100Q120 10 220 100 120 190 20 100z", CREAM)
    k.disc(120, 100, 42, "#2f6f62")
    k.disc(120, 100, 19, NIGHT)
    k.disc(134, 86, 9, CREAM)


def abobora(k, t, a):
    k.disc(120, 90, 84, t)
    k.oval(120, 118, 74, 62, "#d97a2b")
    k.oval(120, 118, 34, 62, "#ea9448")
    k.path("M118 60q-4-22 16-30", "none", "#5f7a3a", 13)
    k.path("M82 98l18 20H72zM158 98l10 20h-28zM76 136q44 34 88 0l-16 4-12 14-16-6-16 6-12-14z", "#3a1a08")


def raio(k, t, a):
    k.path("M0 200V150l40-30V76h16v-18h14v18h22v34l28 20 34-14V60h14V40h16v20h14v60l42 40v40z", t)
    k.path("M140 0L96 70h30l-20 60 62-80h-32l34-50z", a)
    k.dots([(66, 100), (184, 90)], "#ffe09a", 12)


def parafuso(k, t, a):
    k.path("M70 190V70q0-42 50-42t50 42v120z", "#8fa778")
    k.path("M66 76q0-56 54-56t54 56l-14-18-16 14-14-16-16 16-16-14z", NIGHT)
    k.path("M50 130h22v24H50zM168 130h22v24h-22z", "#a9aeb8")
    k.path("M84 96h26M130 96h26", "none", NIGHT, 9)
    k.dots([(97, 108), (143, 108)], a, 10)
    k.path("M96 158h48M140 44l8 26M134 52l18-6", "none", NIGHT, 5)


def espadas(k, t, a):
    k.path("M120 10q50 30 50 90t-50 96q-50-36-50-96t50-90z", t)
    for flip in (1, -1):
        k.add(f'<g transform="translate(120 100) scale({flip} 1) rotate(40)">')
        k.path("M-6-100L0-112 6-100V50h-12z", "#dfe4ea")
        k.path("M-30 50h60", "none", a, 10)
        k.path("M0 54v32", "none", NIGHT, 11)
        k.add("</g>")


def ampulheta(k, t, a):
    k.path("M70 14h100v18H70zM70 168h100v18H70z", a)
    k.path("M82 32h76q0 44-30 68 30 24 30 68H82q0-44 30-68-30-24-30-68z", "#dfe9ec66")
    k.path("M92 54h56q-6 26-28 44-22-18-28-44zM88 168q6-34 32-34t32 34z", a)
    k.path("M120 98v40", "none", a, 4)


def lacre(k, t, a):
    k.box(34, 40, 172, 120, CREAM, 4, -6)
    k.path("M36 52l88 58 78-76", "none", "#cfc2a4", 6)
    k.disc(122, 108, 28, RED)
    k.path("M122 92v32M112 100h20M114 120h16", "none", "#f0a79f", 5)


def moinho(k, t, a):
    k.disc(186, 44, 26, a)
    k.path("M96 196l12-110h44l12 110z", CREAM)
    k.path("M102 92q28-44 56 0z", t)
    for i in range(4):
        k.add(f'<g transform="rotate({18 + i * 90} 130 90)">')
        k.path("M130 90V10", "none", NIGHT, 5)
        k.path("M132 14h22v58h-22z", "#e9dcc0")
        k.add("</g>")
    k.path("M0 200q80-34 240 0z", t)


def cavaleiro(k, t, a):
    k.disc(170, 70, 58, a)
    k.path("M36 190q-2-50 26-70l60-6q18-40 44-52l6-16 14 18q26 10 34 34l-14 10-22-8q-6 40-18 60l4 30h-12l-12-30-52 2-10 28H72l2-34q-20 0-26 34z", NIGHT)
    k.path("M92 116q-6-44 20-60 22 10 16 58z", t)
    k.disc(110, 42, 17, "#dfe4ea")
    k.path("M40 20L150 116", "none", CREAM, 5)


def moldura(k, t, a):
    k.box(52, 6, 136, 184, a, 6)
    k.box(68, 22, 104, 152, t, 2)
    k.oval(120, 82, 30, 38, "#e9cfae")
    k.path("M120 44v76q30-4 30-38t-30-38z", "#8fa778")
    k.path("M78 174q4-46 42-46t42 46z", NIGHT)
    k.path("M90 74q4-36 30-36t30 36q-14-20-30-20t-30 20z", "#c2953a")
    k.dots([(108, 84), (132, 84)], NIGHT, 7)


def morcego(k, t, a):
    k.disc(120, 90, 74, a)
    k.path("M120 74l8-14 6 16q30-22 66-20-24 14-26 44-20-10-32 10-8-8-16 4l-6 8-6-8q-8-12-16-4-12-20-32-10-2-30-26-44 36-2 66 20l6-16z", NIGHT)
    k.path("M0 200v-36l24-14v-30l10-14 10 14v30l36 22 30-10v-24l10-14 10 14v28l40 8 30-26v-24l10-14 10 14v24l20 20v28z", t)


def mascara(k, t, a):
    k.path("M0 0h50q-4 90 24 200H0zM240 0h-50q4 90-24 200h74z", RED)
    k.path("M66 40q60-30 112 0 10 90-56 126-24-12-30-40 16-8 12-30-36 0-44-20z", CREAM)
    k.oval(144, 84, 18, 11, NIGHT)
    k.path("M86 78q12-12 26 0", "none", NIGHT, 6)


def lustre(k, t, a):
    k.path("M120 0v50", "none", a, 5)
    k.path("M50 110q70 60 140 0M70 84q50 40 100 0M120 50v90", "none", a, 7)
    for x, y in ((50, 108), (190, 108), (70, 82), (170, 82), (120, 60)):
        k.path(f"M{x} {y}v-22", "none", CREAM, 9)
        k.disc(x, y - 32, 8, "#ffe09a")
    k.dots([(60 + i * 20, 146 + 10 * (1 - abs(i - 3) / 3)) for i in range(7)], CREAM, 9)
    k.path("M0 200q60-30 120 0 60-30 120 0z", RED)


def barquinhos(k, t, a):
    k.path("M150 0h60v130q30 6 30 50H130q-6-40 20-50z", t)
    k.path("M150 60h60v14h-60z", a)
    k.path("M0 164q20-12 40 0t40 0 40 0 40 0 40 0 40 0v36H0z", "#2f7f96")
    for x, y in ((34, 150), (84, 158), (58, 124)):
        k.path(f"M{x - 16} {y}h34l-6 12h-22zM{x} {y - 4}v-30l18 26z", CREAM)
        k.path(f"M{x} {y - 28}L150 {y - 60}", "none", "#ffffff66", 3)


def coluna(k, t, a):
    k.path("M60 30h120v18H60zM60 172h120v20H60z", CREAM)
    k.path("M76 48h88v124H76z", "#e2d8c2")
    k.path("M92 52v116M112 52v116M132 52v116M150 52v116", "none", "#b9ab8c", 6)
    k.path("M56 130q-30-60 24-90l30 20 20-30 20 32q46 10 34 68-22 44-64 44t-64-44z", a)
    k.dots([(94, 104), (146, 104)], NIGHT, 12)
    k.path("M108 122h24l-12 14zM120 136v14", t, NIGHT, 5)


def oculos(k, t, a):
    k.path("M66 60q4-44 54-44t54 44z", NIGHT)
    k.path("M36 60h168v16H36z", NIGHT)
    k.path("M68 52h104v8H68z", a)
    k.dots([(86, 100), (154, 100)], NIGHT, 46)
    k.path("M108 96q12-8 24 0M70 84l14 12M138 84l14 12", "none", CREAM, 5)
    k.path("M50 200q0-50 46-56l24 30 24-30q46 6 46 56z", t)
    k.path("M96 144l-8 18 32 30 32-30-8-18-24 26z", CREAM)


def asa(k, t, a):
    k.disc(180, 50, 36, a)
    for i in range(7):
        k.path(f"M40 180Q{70 + i * 12} {150 - i * 22} {96 + i * 16} {26 + i * 18}Q{110 + i * 14} {70 + i * 14} {60 + i * 8} 184z", CREAM if i % 2 else "#ddd1b8")
    k.path("M0 196q30-14 60 0t60 0 60 0 60 0v8H0z", t)


def ave(k, t, a):
    k.path("M190 200q10-90-10-130M180 70q-40-10-56 14M180 70q40-14 56 16M180 70q-10-34-40-40M180 70q20-34 44-30", "none", t, 12)
    k.path("M40 120q30-50 70-20l46-36-22 62q-4 50-60 50-40-6-34-56z", "#3f9a7a")
    k.path("M40 124l-32-8", "none", a, 8)
    k.path("M92 108q10-60 66-76-2 70-50 96z", "#7fc9ab")
    k.disc(54, 116, 6, NIGHT)


def arvore(k, t, a):
    k.disc(120, 66, 62, t)
    k.disc(66, 90, 38, t)
    k.disc(174, 90, 38, t)
    k.path("M120 200V80M120 130q-30-10-46-44M120 116q30-10 46-40M120 196q-40-10-70 4M120 196q40-10 70 4", "none", a, 11)
    k.dots([(86, 50), (150, 44), (120, 26), (60, 92), (184, 88)], CREAM, 8)


def pedra(k, t, a):
    k.path("M114 10h12l4 120h-20z", "#dfe4ea")
    k.path("M84 30h72", "none", a, 12)
    k.path("M120 28V0", "none", RED, 13)
    k.path("M40 196q6-60 50-78l30 14 34-18q40 26 46 82z", t)
    k.path("M120 132l34-18q40 26 46 82h-60z", "#00000030")


def leque(k, t, a):
    k.path("M120 180L26 70A126 126 0 0 1 214 70z", RED)
    k.path("M120 180L56 120A80 80 0 0 1 184 120z", a)
    k.path("".join("M120 180L{:.0f} {:.0f}".format(*polar(120, 180, 145, 228 + i * 14)) for i in range(7)), "none", CREAM, 4)
    k.path("M150 40q20 10 10 34M90 40q-16 14-6 32", "none", NIGHT, 5)


def cavalo(k, t, a):
    k.path("M60 40q40-40 80-20l14-20 10 28q30 30 30 60l-22 14-30-26q-6 40 14 64H70q-30-50-10-100z", a)
    k.path("M60 40q40-40 80-20M56 70h70M58 100h76M66 126h70", "none", "#00000040", 5)
    k.path("M44 142h140v18H44z", t)
    k.dots([(66, 174), (162, 174)], NIGHT, 36)
    k.disc(158, 50, 6, NIGHT)


def balao(k, t, a):
    k.path("M120 6c70 0 70 70 22 116H98C50 76 50 6 120 6z", RED)
    k.path("M120 6c26 20 26 80 12 116h-24C94 86 94 26 120 6z", CREAM)
    k.path("M100 124l6 26M140 124l-6 26", "none", CREAM, 3)
    k.box(102, 150, 36, 26, a, 4)
    k.path("M0 190q60-30 110-6t130-4v22H0z", t)


def marionete(k, t, a):
    k.path("M60 16h120M84 16v70M156 16v70M120 16v40", "none", a, 5)
    k.disc(120, 84, 32, "#e0ae72")
    k.path("M122 84l58 8-58 8z", "#c08a4e")
    k.path("M90 66q6-34 34-34 26 4 28 30z", RED)
    k.path("M98 118h44l10 48H88z", t)
    k.path("M96 126L80 96M144 126l16-30M104 166v30M136 166v30", "none", "#e0ae72", 11)
    k.disc(110, 80, 5, NIGHT)


def catedral(k, t, a):
    k.path("M40 200V50h44v34h72V50h44v150z", t)
    k.path("M40 50h44M156 50h44", "none", CREAM, 8)
    k.disc(120, 116, 22, a)
    k.path("M120 94v44M98 116h44", "none", t, 5)
    k.path("M104 200v-30a16 16 0 0 1 32 0v30zM54 100V80a8 8 0 0 1 16 0v20zM170 100V80a8 8 0 0 1 16 0v20z", NIGHT)
    k.path("M62 50l0-30 12 8-12 8", "none", RED, 5)


def sino(k, t, a):
    k.path("M20 10h200", "none", t, 18)
    k.path("M120 20q-54 0-58 84-2 36-26 54h168q-24-18-26-54-4-84-58-84z", a)
    k.path("M120 20q54 0 58 84 2 36 26 54h-84z", "#00000030")
    k.disc(120, 172, 18, CREAM)


def flecha(k, t, a):
    k.disc(120, 104, 84, CREAM)
    k.disc(120, 104, 60, RED)
    k.disc(120, 104, 36, CREAM)
    k.disc(120, 104, 14, RED)
    k.path("M120 104L214 18", "none", t, 8)
    k.path("M198 16l-4 22 24-4 22-20-22 2 2-22z", a)


def redemoinho(k, t, a):
    k.path("M40 70q80 26 160 0M56 100q64 22 128 0M76 130q44 16 88 0M94 160q26 10 52 0M110 186h20", "none", t, 13)
    k.path("M74 62q-4-56 60-58 50 8 40 34-18-14-20 0l-2 24z", RED)
    k.path("M74 66q40 16 80 0v-14q-40 12-80 0z", "#9a2a24")
    k.dots([(40, 130), (206, 120), (60, 170), (188, 170)], a, 8)


def lampada(k, t, a):
    k.path("M0 200v-60q30 0 30-34 0 34 30 34v-20q0-40 40-60 40 20 40 60v20q30 0 30-34 0 34 30 34h40v60z", t)
    k.path("M36 150Q36 110 110 110q30 0 44-20l60-10q-16 34-42 48-6 40-66 40t-70-18z", a)
    k.path("M90 108q20-34 40 0z", a)
    k.path("M206 72q-20-20 0-40t-4-32", "none", "#ffffff66", 9)


def lupa(k, t, a):
    k.path("M160 140l56 56", "none", a, 20)
    k.disc(106, 88, 76, a)
    k.disc(106, 88, 62, "#cfe3ea")
    k.path("M72 74q14-20 34-20t34 20M78 96q12-18 28-18t28 18M86 116q8-14 20-14t20 14M100 136q4-8 12 0", "none", t, 6)


def quatro(k, t, a):
    k.box(56, 10, 128, 176, CREAM, 4, 3)
    for i, x in enumerate((86, 110, 134, 158)):
        k.path(f"M{x} 50v60M{x - 10} 74h20", "none", RED, 6)
    k.path("M80 140h84M80 158h56", "none", "#c9bb9a", 6)
    k.path("M20 180L80 60", "none", t, 9)
    k.path("M14 194l4-22 14 8z", NIGHT)


def cachimbo(k, t, a):
    k.path("M20 60q70 10 100 60", "none", NIGHT, 14)
    k.path("M104 100h86v34q0 50-44 50t-42-50z", "#8a5333")
    k.path("M104 100h86v16h-86z", a)
    k.path("M140 88q-24-24 0-46t0-42M168 84q-16-20 0-40", "none", "#ffffff55", 9)


def violino(k, t, a):
    k.add('<g transform="rotate(28 120 100)">')
    k.path("M120 60q44-6 40 34-14 14 0 30 14 64-40 64t-40-64q14-16 0-30-4-40 40-34z", "#a55a2f")
    k.path("M120 -10v170", "none", NIGHT, 11)
    k.path("M104 120q-6 12 2 22M136 120q6 12-2 22M106 150h28", "none", NIGHT, 5)
    k.add("</g>")
    k.path("M30 190L216 30", "none", a, 6)


def cao(k, t, a):
    k.disc(176, 50, 34, a)
    k.path("M0 200q60-60 120-40t120-10v50z", t)
    k.path("M40 168q-4-60 50-66l30-54 10 20 22 4 26 22-18 14-26 2q4 40-8 60h-18l-2-26-28 2-8 24H52z", NIGHT)
    k.path("M44 130q-30-20-20-50", "none", NIGHT, 11)
    k.disc(144, 74, 5, "#ffe09a")


def vale(k, t, a):
    k.path("M0 200V70l70 70 50-30 60 40 60-90v140z", t)
    k.path("M150 0l90 20v40l-70 96z", "#00000033")
    k.path("M92 200l16-70h24l16 70z", a)
    k.path("M108 130q12-40 24 0z", CREAM)
    k.box(116, 60, 8, 60, CREAM)


def zeta(k, t, a):
    k.path("M50 30h136L60 156h140", "none", a, 18)
    k.path("M60 34q60-10 126-4M196 160q-60 8-130-4", "none", CREAM, 4)
    k.path("M186 6l14 40", "none", "#dfe4ea", 6)


def cartas(k, t, a):
    for turn, x in ((-18, 34), (0, 80), (18, 126)):
        k.box(x, 30, 80, 120, CREAM, 8, turn)
    k.path("M120 66q12-18 24-2t-24 40q-34-24-24-40t24 2z", RED)
    k.path("M62 74l14 22-10 20-16-20zM180 70q-22 20-16 36 8 8 14 0l-4 16h18l-6-16q10 4 12-6-2-14-18-30z", NIGHT)
    k.path("M40 176h160", "none", t, 12)


def xicara(k, t, a):
    k.path("M176 90q40-4 34 30t-46 22", "none", CREAM, 12)
    k.path("M54 76h124v44q0 64-62 64t-62-64z", CREAM)
    k.path("M54 96h124v14H54z", RED)
    k.path("M96 60q-16-18 0-34t0-26M136 60q-16-18 0-34t0-26", "none", "#ffffff66", 8)
    k.path("M30 190h180", "none", a, 10)


def maca(k, t, a):
    k.disc(120, 104, 86, t)
    k.path("M120 66Q50 44 50 116t70 78q70-6 70-78t-70-50z", RED)
    k.path("M120 66q70-22 70 50t-70 78z", "#962a26")
    k.path("M120 66q0-30 24-46", "none", a, 9)
    k.path("M132 44q30-30 56-8-22 30-56 8z", "#6f9a4a")
    k.path("M76 110q0-20 16-28", "none", "#ffffff88", 8)


def navio(k, t, a):
    k.disc(60, 50, 30, a)
    k.path("M104 20v110M154 34v96", "none", CREAM, 5)
    k.path("M108 24q44 20 40 92h-40zM100 30q-40 30-46 86h46zM158 40q36 20 36 76h-36z", CREAM)
    k.path("M30 126h184l-30 46H64z", t)
    k.path("M0 168q30-20 60 0t60 0 60 0 60 0v32H0z", "#2f7f96")


def polvo(k, t, a):
    k.path("M70 96q0-80 50-80t50 80z", RED)
    k.path("M78 92q-20 60-60 50M98 96q-10 80-50 88M120 98q0 60-10 96M142 96q10 80 50 88M162 92q20 60 60 50", "none", RED, 19)
    k.dots([(100, 74), (140, 74)], CREAM, 24)
    k.dots([(102, 76), (138, 76)], NIGHT, 12)
    k.dots([(40, 40), (206, 30), (214, 60)], "#ffffff55", 9)


def ferro(k, t, a):
    k.path("M60 40q60-40 120 0v80q-10 60-60 72-50-12-60-72z", "#8f98a8")
    k.path("M120 20q34 2 60 20v80q-10 60-60 72z", "#6f7888")
    k.path("M78 82h34v16H78zM128 82h34v16h-34zM94 142h52v8H94zM94 158h52v8H94z", NIGHT)
    k.dots([(70, 50), (170, 50), (66, 120), (174, 120), (120, 36)], a, 9)


def sombra(k, t, a):
    k.path("M0 200v-40h50v-36h50V88h50V52h50V16h40v184z", t)
    k.path("M70 116q10-60 40-70 24-4 26 26l-6 40 40-30 10 6-34 36 34-8 2 10-38 12-40 34-36-6z", NIGHT)
    k.disc(118, 34, 18, NIGHT)
    k.disc(40, 44, 22, a)


def ciclope(k, t, a):
    k.path("M30 200V110q0-90 90-96 90 6 90 96v90z", t)
    k.oval(120, 94, 54, 38, CREAM)
    k.disc(120, 94, 26, "#b5703a")
    k.disc(120, 94, 12, NIGHT)
    k.path("M60 44q60-30 120 0", "none", NIGHT, 12)
    k.path("M80 164q40-20 80 0", "none", NIGHT, 9)
    k.path("M196 170l30-90", "none", a, 7)


# A work's motif and paint: books, then films by name and year.
BOOKS = {
    "Alice no País das Maravilhas": ("coelho", "azul"), "Alice através do espelho": ("espelho", "ameixa"), "Odisseia": ("trirreme", "mar"),
    "Eumênides": ("tochas", "vinho"), "Vassilissa, a Bela": ("cabana", "mata"), "Contos de Grimm": ("torre", "mata"),
    "Memórias póstumas de Brás Cubas": ("pena", "carvao"), "A canção dos nibelungos": ("anel", "noite"), "Moby Dick": ("baleia", "mar"),
    "Peter e Wendy": ("voo", "noite"), "Vinte mil léguas submarinas": ("submarino", "mar"), "A ilha misteriosa": ("ilha", "azul"),
    "Dom Casmurro": ("olho", "mar"), "A lenda do cavaleiro sem cabeça": ("abobora", "noite"), "Frankenstein": ("raio", "carvao"),
    "Os três mosqueteiros": ("espadas", "azul"), "Vinte anos depois": ("ampulheta", "vinho"), "O visconde de Bragelonne": ("lacre", "mata"),
    "Dom Quixote, primeira parte": ("moinho", "terra"), "Dom Quixote, segunda parte": ("cavaleiro", "vinho"), "O retrato de Dorian Gray": ("moldura", "ameixa"),
    "Drácula": ("morcego", "vinho"), "O fantasma da Ópera": ("mascara", "carvao"), "As viagens de Gulliver": ("barquinhos", "mar"),
    "Biblioteca de Apolodoro": ("coluna", "terra"), "O homem invisível": ("oculos", "sepia"), "Metamorfoses": ("asa", "azul"), "Iracema": ("ave", "mata"),
    "Edda em prosa": ("arvore", "noite"), "História dos reis da Bretanha": ("pedra", "ameixa"), "A balada de Mulan": ("leque", "noite"), "Ilíada": ("cavalo", "terra"),
    "A volta ao mundo em oitenta dias": ("balao", "azul"), "As aventuras de Pinóquio": ("marionete", "terra"), "Notre-Dame de Paris": ("catedral", "ameixa"),
    "As alegres aventuras de Robin Hood": ("flecha", "mata"), "O saci": ("redemoinho", "mata"), "As mil e uma noites": ("lampada", "noite"),
    "Um estudo em vermelho": ("lupa", "vinho"), "O signo dos quatro": ("quatro", "mata"), "As aventuras de Sherlock Holmes": ("cachimbo", "azul"),
    "Memórias de Sherlock Holmes": ("violino", "ameixa"), "O cão dos Baskerville": ("cao", "noite"), "O vale do medo": ("vale", "carvao"),
    "A maldição de Capistrano": ("zeta", "carvao"),
}
FILMS = {
    ("Alice no País das Maravilhas", 1903): "cartas", ("Alice no País das Maravilhas", 1915): "xicara", ("Branca de Neve", 1902): "maca",
    ("Branca de Neve", 1916): "espelho", ("A fera do mar", 1926): "navio", ("Moby Dick", 1930): "baleia", ("Peter Pan", 1924): "voo",
    ("Vinte mil léguas submarinas", 1916): "polvo", ("A ilha misteriosa", 1929): "ilha", ("O cavaleiro sem cabeça", 1922): "cavaleiro",
    ("Frankenstein", 1910): "raio", ("Frankenstein", 1931): "parafuso", ("Os três mosqueteiros", 1921): "espadas", ("O máscara de ferro", 1929): "ferro",
    ("Dom Quixote", 1903): "moinho", ("Dom Quixote", 1933): "cavaleiro", ("O retrato de Dorian Gray", 1945): "moldura", ("Nosferatu", 1922): "sombra",
    ("Drácula", 1931): "morcego", ("O fantasma da Ópera", 1925): "lustre", ("As viagens de Gulliver", 1902): "barquinhos",
    ("As viagens de Gulliver", 1939): "navio", ("O homem invisível", 1933): "oculos", ("Mulan se alista", 1939): "leque", ("A Odisseia", 1911): "ciclope",
    ("Pinóquio", 1911): "marionete", ("O corcunda de Notre-Dame", 1923): "sino", ("O corcunda de Notre-Dame", 1939): "catedral", ("Robin Hood", 1922): "flecha",
    ("O saci", 1951): "redemoinho", ("Sherlock Holmes", 1916): "lupa", ("Sherlock Holmes", 1922): "cachimbo", ("A volta de Sherlock Holmes", 1929): "violino",
    ("A marca do Zorro", 1920): "zeta", ("Don Q, o filho do Zorro", 1925): "espadas",
}
FILM_PAINTS = ("sepia", "carvao", "noite", "terra", "vinho", "mar")


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def book(title: str) -> str:
    """A cover: the title's place above, the motif below, a spine on the left."""
    motif, paint = BOOKS[title]
    ground, tone, accent = PAINTS[paint]
    k = Canvas("livro-" + slug(title), ground, tone, W, H)
    k.add('<svg x="20" y="132" width="208" height="176" viewBox="0 0 240 208" overflow="visible">')
    globals()[motif](k, tone, accent)
    k.add("</svg>")
    k.path("M0 0h14v320H0z", "#0005")
    k.path("M14 0v320", "none", "#fff3", 2)
    k.path("M24 10h206v300H24z", "none", accent + "88", 2)
    return k.svg()


def film(title: str, year: int) -> str:
    """A poster: two beams of light, the motif between them, the title's place below."""
    ground, tone, accent = PAINTS[FILM_PAINTS[year % len(FILM_PAINTS)]]
    k = Canvas(f"filme-{slug(title)}-{year}", ground, tone, W, H)
    k.path("M-20 240L70 -10h50L60 240zM260 240L170 -10h-50L180 240z", "#ffffff14")
    k.add('<svg x="34" y="16" width="172" height="150" viewBox="0 0 240 208" overflow="visible">')
    globals()[FILMS[title, year]](k, tone, accent)
    k.add("</svg>")
    k.path("M0 184h240v136H0z", ground)
    k.path("M0 184h240v136H0z", "#0006")
    k.path("M0 184h240", "none", accent, 4)
    return k.svg()


def pictures():
    """Each picture's file name and the function that draws it."""
    for title in BOOKS:
        yield "livro-" + slug(title), lambda: book(title)
    for title, year in FILMS:
        yield f"filme-{slug(title)}-{year}", lambda: film(title, year)
