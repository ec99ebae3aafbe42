"""Portraits: head and shoulders put together from parts, each with one telling thing."""

from __future__ import annotations

from canvas import Canvas, polar, smooth

W, H = 450, 600
CX, HEAD = 225, 250

SKINS = {
    "claro": ("#f6d9c2", "#e6bd9f"), "rosado": ("#f3c7ab", "#dfa686"), "mel": ("#d9a273", "#bd8455"), "cobre": ("#b9774c", "#985a34"),
    "escuro": ("#7d4f36", "#613a26"), "verde": ("#a9bd8f", "#879c6d"), "cinza": ("#c9ccd0", "#a5aab2"), "azul": ("#8fb3c9", "#6b91aa"),
    "palido": ("#eceae6", "#cfcac6"), "madeira": ("#e0ae72", "#c08a4e"),
}
GROUNDS = {
    "ameixa": ("#7b4a7a", "#8f5d8d"), "lilas": ("#e6d3e8", "#d6bcd9"), "rosa": ("#f2d5dc", "#e6bcc7"), "noite": ("#33294a", "#443760"),
    "areia": ("#f2e3d0", "#e3cdb2"), "mar": ("#b9d3d8", "#9fc0c7"), "musgo": ("#cdd6b4", "#b5c197"), "ouro": ("#eccf8f", "#dfb968"),
    "vinho": ("#6b2440", "#833451"), "gelo": ("#dde6ee", "#c5d3df"),
}


class Bust(Canvas):
    def __init__(self, name, ground, scene="disco"):
        super().__init__(name, *GROUNDS[ground], W, H)
        behind(self, scene, self.shade)

    def pair(self, d, fill):
        """A shape and its mirror image about the middle."""
        self.add(f'<path fill="{fill}" d="{d}"/><path fill="{fill}" d="{d}" transform="matrix(-1 0 0 1 450 0)"/>')


def behind(k, scene, shade):
    """What is behind somebody: a shape of light, a window, a place."""
    if scene == "disco":
        k.disc(CX, 250, 190, shade)
    elif scene == "lua":
        k.disc(300, 190, 150, shade)
        k.disc(262, 176, 24, "#0001")
        k.disc(350, 240, 34, "#0001")
    elif scene == "raios":
        k.path("".join("M225 280L{:.0f} {:.0f}L{:.0f} {:.0f}z".format(*polar(CX, 280, 560, i * 30), *polar(CX, 280, 560, i * 30 + 13)) for i in range(12)), shade)
    elif scene == "arco":
        k.path("M62 600V260a163 163 0 0 1 326 0v340z", shade)
    elif scene == "janela":
        k.box(60, 50, 330, 400, shade, 8)
        k.path("M225 50v400M60 240h330", "none", k.parts[0].split('"')[1], 14, "butt")
    elif scene == "ondas":
        k.path("".join(f"M-20 {y}" + "q30-34 60 0t60 0" * 4 for y in (90, 180, 270, 360, 450)), "none", shade, 14)
    elif scene == "colinas":
        k.disc(330, 130, 62, shade)
        k.path("M0 420Q120 240 240 380T450 320V600H0z", shade)
    elif scene == "mata":
        for x, y, turn in ((30, 120, 30), (60, 300, 60), (400, 90, 150), (430, 290, 120), (90, 40, 80), (350, 30, 100), (20, 460, 20), (440, 470, 160)):
            k.oval(x, y, 100, 30, shade, turn)
    elif scene == "estrelas":
        k.dots(k.spread(CX, 240, 330, 34, 58), shade, 13)
        k.disc(80, 100, 46, shade)
    elif scene == "listras":
        k.path("".join(f"M{x} 0v600" for x in range(30, 450, 78)), "none", shade, 36, "butt")
    elif scene == "colunas":
        k.path("M30 70h110v26H30zM310 70h110v26H310zM46 96h78v504H46zM326 96h78v504h-78z", shade)


# Behind the head

def hair_back(k, style, tone, dark):
    if style == "longo":
        k.path("M120 260Q110 120 225 118T330 260Q350 420 340 480H110Q100 420 120 260z", dark)
    elif style == "medio":
        k.path("M126 250Q120 124 225 122T324 250Q338 340 318 372H132Q112 340 126 250z", dark)
    elif style == "cacheado":
        for x, y, r in ((140, 200, 52), (310, 200, 52), (130, 270, 48), (320, 270, 48), (225, 140, 70), (150, 330, 42), (300, 330, 42), (175, 150, 50), (275, 150, 50)):
            k.disc(x, y, r, dark)
    elif style == "selvagem":
        points = []
        for i in range(26):
            points.append(polar(CX, 235, 150 if i % 2 else 112, 150 + i * 240 / 25))
        k.shape(points + [(320, 400), (130, 400)], dark)
    elif style == "tranca":
        k.path("M126 250Q120 124 225 122T324 250V330H126z", dark)
        for i in range(7):
            k.disc(338 + (i % 2) * 8, 300 + i * 40, 27 - i, tone if i % 2 else dark)
    elif style == "fogo":
        k.path("M120 300Q90 200 140 150Q140 90 200 60Q196 100 230 104Q236 60 282 40Q276 90 310 130Q356 180 330 300z", dark)
        k.path("M142 290Q120 220 162 170Q166 120 206 98Q206 130 238 134Q250 100 276 88Q276 120 296 152Q330 200 308 290z", tone)
    elif style == "serpentes":
        for i in range(11):
            a = 175 + i * 19
            x0, y0 = polar(CX, 235, 90, a)
            x1, y1 = polar(CX, 235, 150, a + 14)
            x2, y2 = polar(CX, 235, 182, a - 8)
            k.path(f"M{x0:.0f} {y0:.0f}Q{x1:.0f} {y1:.0f} {x2:.0f} {y2:.0f}", "none", tone if i % 2 else dark, 24)
            k.disc(x2, y2, 16, tone if i % 2 else dark)
            k.dots([(x2 - 5, y2 - 4), (x2 + 5, y2 - 4)], "#f6e3a8", 6)
    elif style == "coque":
        k.disc(CX, 128, 46, dark)


# Clothes

def clothes(k, kind, tone, dark, trim="#f6ead6"):
    k.path("M30 600Q34 456 150 424L225 410L300 424Q416 456 420 600z", tone)
    k.path("M225 410L300 424Q416 456 420 600H300Q320 480 225 410z", dark)
    if kind == "camisa":
        k.pair("M225 470L168 416Q160 440 150 470L196 500z", trim)
    elif kind == "terno":
        k.path("M176 416L225 520L274 416z", trim)
        k.path("M225 440l18 18-10 90-8 30-8-30-10-90z", dark)
        k.pair("M176 412L150 430L168 520L225 590V520z", dark)
    elif kind == "rufo":
        for i in range(9):
            k.disc(145 + i * 20, 428 + 10 * (1 - abs(i - 4) / 4), 22, trim if i % 2 else "#e6d9c2")
    elif kind == "armadura":
        k.path("M150 424L225 400L300 424V470Q225 500 150 470z", "#8f98a8")
        k.pair("M150 430Q70 450 60 530Q120 500 150 470z", "#b3bbc8")
        k.path("M225 410v180", "none", "#8f98a8", 5)
    elif kind == "toga":
        k.path("M100 450Q200 500 330 600H420Q410 460 310 428Q240 470 150 430z", trim)
        k.path("M150 440Q250 500 320 600M190 436Q300 490 370 600", "none", "#dccdb4", 5)
    elif kind == "tunica":
        k.path("M190 416L225 476L260 416z", trim)
        k.path("M225 476v124", "none", trim, 5)
    elif kind == "capa":
        k.pair("M150 424Q120 380 136 346L200 430L225 600H60Q60 470 150 424z", dark)
        k.path("M196 424h58l-29 60z", trim)
    elif kind == "listras":
        k.path("M70 500h310M50 550h350M120 454h210", "none", trim, 18)
    elif kind == "vestido":
        k.path("M160 420Q225 500 290 420L300 424Q290 520 225 524T150 424z", SKINS[k.skin][0])
        k.path("M152 426Q160 520 225 522T298 426", "none", trim, 8)
    elif kind == "colar":
        k.path("M160 420Q225 500 290 420L300 424Q290 520 225 524T150 424z", SKINS[k.skin][0])
        k.dots([polar(CX, 404, 92, a) for a in range(30, 151, 15)], trim, 16)
        k.dots([polar(CX, 404, 70, a) for a in range(35, 146, 22)], dark, 13)


# Head

# A head's right half, from the crown to the chin, and where its shaded edge returns.
HEADS = {
    "oval": ("M225 150", "Q318 150 314 250Q312 350 225 372", "Q138 350 136 250Q132 150 225 150z", "Q292 330 288 250T225 150z"),
    "redondo": ("M225 158", "Q330 152 326 256Q322 362 225 366", "Q128 362 124 256Q120 152 225 158z", "Q298 340 294 258T225 158z"),
    "quadrado": ("M225 150", "Q320 150 318 250L312 326Q304 366 258 376H225", "H192Q146 366 138 326L132 250Q130 150 225 150z", "Q290 372 290 250T225 150z"),
    "longo": ("M225 138", "Q310 138 306 246Q306 330 272 374Q248 398 225 398", "Q202 398 178 374Q144 330 144 246Q140 138 225 138z", "Q284 350 280 246T225 138z"),
    "coracao": ("M225 150", "Q328 146 318 246Q308 318 250 370Q236 382 225 382", "Q214 382 200 370Q142 318 132 246Q122 146 225 150z", "Q290 326 290 246T225 150z"),
}


def head(k, skin, dark, shape="oval", light="lado"):
    k.path("M186 330h78v78q-4 46-39 50-35-4-39-50z", dark)
    k.pair("M140 262q-22-8-22 20t30 30z", dark)
    start, right, left, back = HEADS[shape]
    k.path(start + right + left, skin)
    if light == "lado":
        k.path(start + right + back, dark + "66")
    elif light == "alto":
        k.path("M134 236Q132 150 225 150T316 236Q225 282 134 236z", dark + "88")
    elif light == "baixo":
        k.path(start + right + left, "#f2a65a2e")
        k.path("M136 250Q132 150 225 150T314 250Q300 210 225 214T136 250z", dark + "99")
    elif light == "lua":
        k.path(start + right + left, "#22305a40")
        k.path(start + right + back, "#dfe9ff66")


def face(k, mood, ink, brow, eyes="ponto", gaze=(0, 0), marks=""):
    """Eyes, brows, nose and mouth; they move a little to where somebody looks."""
    gx, gy = gaze
    k.add(f'<g transform="translate({gx * 13:.0f} {gy * 7:.0f})">')
    left, right = (190, 260), (260, 260)
    if mood == "fechado" or eyes == "fechados":
        k.path("M176 262q14 12 28 0M246 262q14 12 28 0", "none", ink, 6)
    elif eyes == "ponto":
        k.dots([left, right], ink, 17)
        k.dots([(193 + gx * 3, 256 + gy * 2), (263 + gx * 3, 256 + gy * 2)], "#fff", 5)
    elif eyes == "amendoa":
        k.path("M170 263Q190 242 210 260Q192 276 170 263zM280 263Q260 242 240 260Q258 276 280 263z", "#fffaf2")
        k.dots([(190 + gx * 7, 260 + gy * 3), (260 + gx * 7, 260 + gy * 3)], ink, 15)
        k.path("M168 263Q190 240 210 259M282 263Q260 240 240 259", "none", ink, 5)
    elif eyes == "redondos":
        k.dots([left, right], "#fffaf2", 34)
        k.dots([(190 + gx * 7, 260 + gy * 5), (260 + gx * 7, 260 + gy * 5)], ink, 16)
    elif eyes == "meio":
        k.dots([(190 + gx * 4, 263), (260 + gx * 4, 263)], ink, 16)
        k.path("M172 256h36M242 256h36", "none", brow, 9)
    elif eyes == "pisca":
        k.dots([left], ink, 17)
        k.dots([(193, 256)], "#fff", 5)
        k.path("M244 260q16 12 32-2", "none", ink, 6)
    lift = {"bravo": "M168 232l40 12M282 232l-40 12", "espanto": "M170 230q20-18 40-2M240 228q20-16 40 2", "triste": "M170 240q18-16 36-14M280 240q-18-16-36-14",
            "esperto": "M170 236q18-10 38 0M242 226q20-14 38 2"}.get(mood, "M170 236q18-12 38-2M242 234q20-10 38 2")
    k.path(lift, "none", brow, 8)
    k.path({"redondo": "M214 296q12 12 26 0", "grande": "M228 258q8 30 16 38-4 14-30 8"}.get(marks.split()[0] if marks else "", "M226 262q-2 26-10 36 6 6 16 4"), "none", "#0004", 6)
    if mood == "riso":
        k.path("M192 318q33 30 66 0-4 30-33 30t-33-30z", "#8a2f36")
        k.path("M198 322q27 14 54 0l-4 6q-23 10-46 0z", "#fff")
    else:
        k.path({"bravo": "M200 330q25-12 50 0", "espanto": "M216 326a10 12 0 1 0 20 0a10 12 0 1 0-20 0", "triste": "M204 332q21-10 42 0",
                "esperto": "M202 324q22 12 50-6"}.get(mood, "M200 322q25 16 50 0"), "none", "#8a4a42", 6)
    if "rugas" in marks:
        k.path("M164 282q10 10 24 6M286 282q-10 10-24 6M184 300q-8 14-6 28M266 300q8 14 6 28M196 208h58", "none", "#0003", 5)
    if "sardas" in marks:
        k.dots([(164, 288), (176, 294), (186, 286), (264, 286), (274, 294), (286, 288)], "#0003", 6)
    if "rubor" in marks:
        k.dots([(166, 296), (284, 296)], "#e0566a55", 34)
    if "batom" in marks:
        k.path("M202 322q12-10 23-4 11-6 23 4-10 16-23 16t-23-16z", "#b5303d")
    if "oculos" in marks:
        k.ring(190, 260, 27, "#3a3440", 6)
        k.ring(260, 260, 27, "#3a3440", 6)
        k.path("M217 258q8-6 16 0", "none", "#3a3440", 6)
    if "cicatriz" in marks:
        k.path("M272 214l14 84", "none", "#0005", 5)
    k.add("</g>")


def hair_front(k, style, tone, dark):
    if style in ("longo", "medio", "tranca"):
        k.path("M126 270Q118 130 225 126T324 270Q316 200 268 178Q210 210 160 200Q136 220 126 270z", tone)
    elif style == "curto":
        k.path("M130 250Q116 128 225 124T320 250Q312 210 296 196Q240 200 190 172Q160 200 150 206Q136 220 130 250z", tone)
    elif style == "cacheado":
        for x, y, r in ((160, 180, 32), (205, 158, 36), (255, 158, 36), (296, 186, 30)):
            k.disc(x, y, r, tone)
    elif style == "calvo":
        k.pair("M132 262q-8-40 8-74 4 40 8 70z", tone)
    elif style == "selvagem":
        k.path("M132 256L136 186L168 206L176 154L214 190L232 140L256 190L286 160L290 206L318 196L318 256Q306 210 290 206L160 210Q140 220 132 256z", tone)
    elif style == "coque":
        k.path("M130 256Q120 138 225 134T320 256Q312 190 225 180T130 256z", tone)
    elif style == "risca":
        k.path("M128 262Q112 128 225 122T322 262Q318 206 290 186Q220 196 176 168Q150 196 128 262z", tone)
    elif style == "franja":
        k.path("M128 268Q112 124 225 120T322 268L318 214H132z", tone)


def beard(k, kind, tone, dark):
    if kind == "cheia":
        k.path("M136 268Q150 330 190 322Q225 300 260 322Q300 330 314 268Q330 420 225 432Q120 420 136 268z", tone)
        k.path("M204 336q21 12 42 0", "none", dark, 6)
    elif kind == "longa":
        k.path("M136 268Q150 330 190 322Q225 300 260 322Q300 330 314 268Q340 420 225 540Q110 420 136 268z", tone)
        k.path("M204 336q21 12 42 0M200 380q10 60 25 110M250 380q-10 60-25 110", "none", dark, 6)
    elif kind == "bigode":
        k.path("M225 306Q196 296 164 322Q200 336 225 318Q250 336 286 322Q254 296 225 306z", tone)
    elif kind == "cavanhaque":
        k.path("M225 306Q200 300 180 318Q204 322 225 316Q246 322 270 318Q250 300 225 306zM202 346Q225 338 248 346L225 412z", tone)


# On the head

def hat(k, kind, tone, dark, trim="#e3b341"):
    if kind == "cartola":
        k.oval(225, 186, 132, 26, dark)
        k.path("M148 184L138 30h174L302 184Q225 206 148 184z", tone)
        k.path("M147 160Q225 184 303 160l2 22Q225 208 146 182z", trim)
    elif kind == "cacador":
        k.path("M124 214Q126 106 225 100T326 214Q225 180 124 214z", tone)
        k.path("M124 214Q90 216 84 236Q130 240 150 206zM326 214Q360 216 366 236Q320 240 300 206z", dark)
        k.path("M160 128l130 56M290 124L150 190M225 100v82", "none", dark, 5)
        k.path("M225 84v20", "none", dark, 14)
    elif kind == "coroa":
        k.path("M146 186L136 92L184 136L225 76L266 136L314 92L304 186Q225 206 146 186z", trim)
        k.path("M146 186Q225 206 304 186l-2 -24Q225 182 148 162z", "#c7952a")
        k.dots([(225, 160), (180, 154), (270, 154)], tone, 16)
    elif kind == "elmo":
        k.path("M126 250Q112 96 225 92T324 250L296 240V206H154v34z", tone)
        k.path("M225 92v110h-14V92z", dark)
        k.path("M214 60h22v60h-22z", trim)
        k.path("M180 66Q225 20 300 60Q330 110 322 170Q290 90 225 92z", trim)
    elif kind == "asas":
        k.path("M128 236Q116 104 225 100T322 236Q225 190 128 236z", tone)
        k.path("M128 236Q225 190 322 236l-2-24Q225 168 130 212z", trim)
        k.pair("M134 200Q60 180 40 96Q90 120 108 112Q84 96 78 74Q132 100 150 170z", "#f6f1e6")
    elif kind == "chifres":
        k.path("M128 236Q116 104 225 100T322 236Q225 190 128 236z", tone)
        k.pair("M140 176Q70 150 72 50Q110 110 168 120z", trim)
    elif kind == "louros":
        for i in range(6):
            for side in (-1, 1):
                x, y = polar(CX, 236, 112, -90 + side * (18 + i * 17))
                k.oval(x, y, 24, 10, tone if i % 2 else dark, -90 + side * (18 + i * 17) + side * 60)
    elif kind == "turbante":
        k.path("M118 216Q100 90 225 84T332 216Q225 170 118 216z", tone)
        k.path("M122 200Q200 90 320 140M128 180Q180 100 260 96M140 214Q240 120 328 190", "none", dark, 7)
        k.disc(225, 160, 18, trim)
        k.path("M225 144Q210 90 236 56Q252 100 232 144z", "#f6f1e6")
    elif kind == "capuz":
        k.path("M96 420Q70 70 225 66T354 420Q330 300 312 240Q300 140 225 138T138 240Q120 300 96 420z", tone)
        k.path("M312 240Q300 140 225 138T138 240Q128 280 124 310Q128 116 225 112T326 310Q322 280 312 240z", dark)
    elif kind == "gorro":
        k.path("M128 214Q110 110 210 96Q300 60 360 150Q372 180 350 214Q340 170 320 168Q326 190 322 214Q225 180 128 214z", tone)
        k.path("M128 214Q225 180 322 214l2-22Q225 158 126 192z", dark)
    elif kind == "pena":
        k.path("M110 206Q140 110 240 108Q300 110 366 196Q230 170 110 206z", tone)
        k.path("M110 206Q230 170 366 196Q240 220 110 206z", dark)
        k.path("M280 150Q330 60 400 60Q380 130 300 166z", trim)
    elif kind == "pirata":
        k.path("M80 190Q120 70 225 84Q330 70 370 190Q225 140 80 190z", tone)
        k.path("M80 190Q225 140 370 190Q225 176 80 190z", trim)
    elif kind == "sombreiro":
        k.oval(225, 184, 190, 34, dark)
        k.path("M146 182Q140 96 225 92T304 182Q225 200 146 182z", tone)
        k.path("M146 170Q225 192 304 170v14Q225 204 146 184z", trim)
    elif kind == "coco":
        k.oval(225, 188, 124, 24, dark)
        k.path("M142 186Q136 78 225 76T308 186Q225 204 142 186z", tone)
        k.path("M142 168Q225 192 308 168v18Q225 206 142 186z", trim)
    elif kind == "lenco":
        k.path("M118 300Q90 96 225 92T332 300L316 250Q300 170 225 168T134 250z", tone)
        k.path("M190 392Q225 420 260 392L288 450Q225 430 162 450z", dark)
    elif kind == "cocar":
        for i in range(9):
            a = 192 + i * 19.5
            x, y = polar(CX, 236, 116, a)
            k.oval(*polar(CX, 236, 150, a), 56, 19, (tone, trim, dark)[i % 3], a)
        k.path("M130 226Q136 170 225 166T320 226Q225 180 130 226z", "#8a4a2c")
    elif kind == "diadema":
        k.path("M134 206Q225 160 316 206l-2 16Q225 178 136 222z", trim)
        k.disc(225, 180, 12, tone)
    elif kind == "bacia":
        k.oval(225, 190, 146, 26, "#b98a35")
        k.path("M142 188Q150 96 225 94T308 188Q225 208 142 188z", trim)
        k.path("M168 170Q172 122 210 112", "none", "#f6e3a8", 8)
    elif kind == "laco":
        k.path("M136 214Q225 150 314 214l-4-24Q225 130 140 190z", tone)
        k.pair("M225 138L160 96Q150 140 168 170z", dark)
        k.disc(225, 138, 15, tone)
    elif kind == "mascara":
        k.path("M126 230Q225 204 324 230v40q-40 24-76 4l-23-8-23 8q-36 20-76-4z", tone)
        k.dots([(188, 254), (262, 254)], "#fff", 24)
        k.dots([(190, 256), (260, 256)], "#231f20", 13)
    elif kind == "meia-mascara":
        k.path("M225 166Q318 160 314 250Q310 300 262 312Q236 290 225 250z", "#f6f3ec")
        k.dots([(262, 258)], "#231f20", 18)
    elif kind == "ataduras":
        k.path("M134 190Q225 150 318 190M130 226Q225 196 320 226M132 300Q225 330 318 300M146 336Q225 366 306 336M134 268Q180 290 318 276", "none", "#cfc6b6", 7)
        k.path("M150 236h64v40h-64zM236 236h64v40h-64zM214 250h22", "#231f20", "#231f20", 6)


# The telling thing, at the lower right unless it has a better place

def thing(k, kind, tone, dark):
    if kind == "cachimbo":
        k.path("M244 334Q290 350 300 380", "none", "#5a3827", 13)
        k.path("M280 362h52v34q0 26-26 26t-26-26z", "#7a4c33")
        k.path("M306 350q-14-18 4-36t-4-36", "none", "#fff8", 8)
    elif kind == "lupa":
        k.path("M356 540L312 478", "none", "#5a3827", 20)
        k.disc(288, 446, 56, "#cfe3ea")
        k.ring(288, 446, 56, tone, 13)
        k.arc(288, 446, 36, 190, 260, "#fff", 8)
    elif kind in ("espada", "lanca", "arpao", "cajado", "tridente"):
        k.path("M372 600L392 60" if kind != "espada" else "M372 600L380 470", "none", "#7a5638", 16)
        if kind == "lanca":
            k.path("M392 10l22 80-20 20-22-22z", "#c5ccd6")
        elif kind == "arpao":
            k.path("M394 10l30 70-26-6-6 34-12-34-22 4z", "#c5ccd6")
        elif kind == "tridente":
            k.path("M392 110V16M360 40q0 56 32 56t34-54", "none", tone, 12)
        elif kind == "cajado":
            k.path("M392 70q-40-20-20-54t50 6-10 50", "none", "#7a5638", 15)
            k.disc(392, 40, 16, tone)
        else:
            k.path("M372 470L384 130l14-40 12 42-8 340z", "#c5ccd6")
            k.path("M390 470L398 90l12 42-8 340z", "#9aa4b4")
            k.path("M340 470h102", "none", tone, 18)
    elif kind == "martelo":
        k.path("M352 600V430", "none", "#7a5638", 22)
        k.box(286, 364, 132, 82, "#8f98a8", 10)
        k.box(352, 364, 66, 82, "#6f7888", 10)
    elif kind == "livro":
        k.path("M236 600V490Q290 470 330 500Q370 470 424 490V600z", tone)
        k.path("M246 590V500Q290 484 326 512V600zM414 590V500Q370 484 334 512V600z", "#f6f1e6")
    elif kind == "gancho":
        k.path("M330 600V520", "none", "#5a3827", 40)
        k.path("M330 510V470Q330 430 366 430T400 466Q396 490 372 486", "none", "#c5ccd6", 15)
    elif kind == "maca":
        k.path("M330 460Q270 440 270 510T330 590Q390 580 390 510T330 460z", "#c8343f")
        k.path("M330 464Q390 440 390 510T330 590z", "#a5242f")
        k.path("M330 466q0-30 22-40", "none", "#5a3827", 8)
        k.path("M344 440q30-26 52-8-20 26-52 8z", "#6f9a4a")
    elif kind == "rosa":
        k.path("M340 600V500", "none", "#4f7a3c", 10)
        k.disc(340, 468, 46, "#b5304a")
        k.disc(334, 462, 32, "#d04a63")
        k.arc(336, 464, 17, 20, 290, "#8f2038", 8)
        k.path("M340 560q36-30 56-6-26 28-56 6z", "#6f9a4a")
    elif kind == "arco":
        k.path("M372 80Q450 320 366 590", "none", "#7a5638", 15)
        k.path("M372 80L366 590", "none", "#f6f1e6", 4)
        k.path("M250 512L420 300", "none", "#e6d3b3", 8)
    elif kind == "lampada":
        k.path("M250 560Q250 510 330 510Q360 510 376 486L430 476Q416 512 390 530Q380 580 320 580T250 560z", tone)
        k.path("M300 510q20-40 44 0", tone)
        k.path("M424 462q-16-18 0-36t-4-40", "none", "#fff9", 9)
    elif kind == "relogio":
        k.path("M300 470Q250 440 200 500", "none", tone, 6)
        k.disc(330, 500, 56, tone)
        k.disc(330, 500, 44, "#f6f1e6")
        k.path("M330 500V470M330 500l20 12", "none", "#231f20", 7)
        k.box(320, 432, 20, 16, tone, 5)
    elif kind == "espelho":
        k.path("M346 600V530", "none", tone, 20)
        k.oval(346, 464, 56, 72, tone)
        k.oval(346, 464, 42, 58, "#cfe3ea")
        k.path("M322 470Q322 436 346 424", "none", "#fff", 8)
    elif kind == "xicara":
        k.path("M390 500q40-4 34 30t-44 20", "none", "#f6f1e6", 11)
        k.path("M280 480h116v40q0 56-58 56t-58-56z", "#f6f1e6")
        k.path("M280 500h116v12H280z", tone)
        k.path("M320 462q-12-16 0-32t0-30M356 462q-12-16 0-32t0-30", "none", "#fff9", 7)
    elif kind == "carta":
        k.box(300, 430, 110, 156, "#fffaf2", 12, 10)
        k.path("M356 470q20-26 38-4t-40 66q-56-40-34-66t36 4z", "#c8343f")
    elif kind == "aranha":
        k.path("M340 0V420", "none", "#fff8", 3)
        k.path("M340 470l-54-34-16 30M340 480l-60 0-20 34M340 470l54-34 16 30M340 480l60 0 20 34M340 486l-44 34-6 36M340 486l44 34 6 36", "none", "#231f20", 7)
        k.disc(340, 480, 36, "#231f20")
        k.disc(340, 446, 20, "#3a3436")
        k.dots([(333, 442), (347, 442)], "#f6e3a8", 6)
    elif kind == "coruja":
        k.path("M340 400Q290 400 286 480Q286 560 340 566T394 480Q390 400 340 400z", "#a98b6b")
        k.path("M296 420l-4-34 30 18zM384 420l4-34-30 18z", "#a98b6b")
        k.path("M340 480Q300 500 310 540Q340 566 370 540T340 480z", "#d9c4a6")
        k.dots([(318, 446), (362, 446)], "#f6f1e6", 38)
        k.dots([(318, 446), (362, 446)], "#231f20", 18)
        k.path("M340 456l-9 16h18z", "#e3a13c")
    elif kind == "asas":
        k.pair("M120 600Q-20 480 10 250Q40 330 70 340Q50 370 90 400Q80 430 130 450z", "#f6f1e6")
    elif kind == "chama":
        k.path("M340 590Q270 570 290 500Q300 470 326 440Q330 470 350 476Q360 440 350 404Q410 450 404 520T340 590z", "#e07a34")
        k.path("M342 584Q306 570 318 528Q326 510 340 496Q346 516 358 518Q366 504 362 488Q386 520 380 550T342 584z", "#f6cf6a")
    elif kind == "sino":
        k.path("M340 440q-44 0-48 70-2 30-22 46h140q-20-16-22-46-4-70-48-70z", "#d9a93c")
        k.path("M340 440q44 0 48 70 2 30 22 46h-70z", "#b98828")
        k.disc(340, 566, 15, "#8a6420")
        k.path("M340 440v-30", "none", "#8a6420", 12)
    elif kind == "abobora":
        k.disc(340, 500, 76, "#d97a2b")
        k.oval(340, 500, 36, 74, "#e8934a")
        k.path("M340 424v-24", "none", "#5f7a3a", 14)
        k.path("M306 486l14 18h-28zM374 486l14 18h-28zM296 520q44 40 88 0l-14 4-12 14-18-6-18 6-12-14z", "#4a2410")
    elif kind == "navio":
        k.path("M280 530h130l-26 44h-80z", "#7a5638")
        k.path("M344 530V420", "none", "#5a3827", 7)
        k.path("M350 424q50 30 46 90h-46zM338 440q-44 30-46 74h46z", "#f6f1e6")
    elif kind == "mapa":
        k.path("M270 470l50-16 50 16 50-16v112l-50 16-50-16-50 16z", "#f3e2bd")
        k.path("M320 454v112M370 470v112", "none", "#d9c18f", 4)
        k.path("M290 540q30-50 60-20t50-40", "none", "#b5403a", 6)
    elif kind == "pente":
        k.path("M290 500h110v26h-110z", tone)
        k.path("M298 526v50M314 526v50M330 526v50M346 526v50M362 526v50M378 526v50M392 526v50", "none", tone, 7)
    elif kind == "bastao":
        k.path("M66 590L390 420", "none", "#c8343f", 20)
        k.path("M66 590l24-12M366 432l24-12", "none", "#e3b341", 24)
    elif kind == "tranca-dourada":
        for i in range(9):
            k.disc(350 + (i % 2) * 12, 330 + i * 34, 30, "#e8c25a" if i % 2 else "#d3a93f")
    elif kind == "leque":
        k.path("M340 590L270 470A140 140 0 0 1 410 470z", tone)
        k.path("M340 590L290 452M340 590L315 446M340 590V444M340 590L365 446M340 590L390 452", "none", dark, 5)
    elif kind == "peixe":
        k.path("M280 510q60-60 120 0l34-28v56l-34-28q-60 60-120 0z", "#7fb0b8")
        k.disc(306, 504, 7, "#231f20")
    elif kind == "colibri":
        k.path("M300 480q30-40 60-10l50-30-30 50q10 50-40 60-50 0-40-70z", "#4f9a7a")
        k.path("M300 484l-60-14", "none", "#231f20", 6)
        k.path("M344 480q10-70 70-80 0 60-50 96z", "#7fc4a5")
        k.disc(312, 484, 5, "#231f20")
    elif kind == "presas":
        k.path("M206 326l8 22 8-20zM244 326l-8 22-8-20z", "#fff")
    elif kind == "pontos":
        k.path("M190 176l-12 44M176 192h22M178 206h20M290 300l20 30M292 312l16-6M298 324l14-6", "none", "#5f6d52", 5)
        k.pair("M126 330h34v22h-34z", "#8f98a8")
    elif kind == "nariz":
        k.path("M222 284L330 300Q340 312 328 318L222 306z", "#d39a5c")
        k.path("M222 296L332 308", "none", "#b67c40", 5)
    elif kind == "cigarro":
        k.path("M250 330L330 352", "none", "#5a3827", 9)
        k.box(322, 336, 34, 44, "#7a4c33", 8)
        k.path("M340 326q-12-16 2-30t-4-30", "none", "#fff8", 8)
    elif kind == "binoculo":
        k.path("M250 560l70-90 60 40-60 70z", "#5a3827")
        k.path("M330 470l40-30 40 30-30 40z", tone)
    elif kind == "moinho":
        k.path("M320 600l16-110h28l16 110z", "#f6f1e6")
        k.path("M350 480L300 430M350 480l50-50M350 480l-50 50M350 480l50 50", "none", "#f6f1e6", 12)
        k.path("M350 480L300 430M350 480l50-50M350 480l-50 50M350 480l50 50", "none", "#7a5638", 4)
        k.path("M330 492q20-26 40 0z", tone)


def jackal(k, tone, dark, trim):
    """Anubis has a head of his own."""
    k.path("M186 330h78v90q-39 30-78 0z", tone)
    k.pair("M150 240Q110 120 150 40Q190 120 206 190z", tone)
    k.pair("M156 200Q140 130 154 84Q174 130 184 180z", dark)
    k.path("M150 240Q150 170 225 166T300 240Q296 300 258 330L244 392Q225 404 206 392L192 330Q154 300 150 240z", tone)
    k.path("M225 166T300 240Q296 300 258 330L244 392Q236 400 225 400z", dark)
    k.path("M176 250q18-18 40 4M274 250q-18-18-40 4", "none", trim, 8)
    k.dots([(196, 256), (254, 256)], "#f6e3a8", 14)
    k.path("M212 384q13 10 26 0l-6 14h-14z", "#111")
    k.pair("M150 330Q120 380 110 440L180 430L192 340z", trim)


def bust(name: str, s: dict) -> str:
    """A portrait from its description: the ground, somebody as near as the look says, and a thing."""
    k = Bust(name, s.get("ground", "lilas"), s.get("scene", "disco"))
    k.skin = s.get("skin", "rosado")
    skin, shade = SKINS[k.skin]
    tone, dark = s.get("hair", ("#5a3827", "#432919"))
    cloth, cloth_dark = s.get("cloth", ("#7b2d7a", "#5e1f5d"))
    hat_tone, hat_dark = s.get("hat_tones", (cloth, cloth_dark))
    size, down = s.get("size", 1), s.get("down", 0)
    flip = -1 if s.get("mirror") else 1
    k.add(f'<g transform="translate({CX:.0f} {600 + down}) scale({flip * size:.3g} {size:.3g}) translate(-225 -600)">')
    if s.get("thing") == "asas":
        thing(k, "asas", cloth, cloth_dark)
    slim = {"longo": .94, "redondo": 1.05}.get(s.get("shape", ""), 1)
    turn = f'<g transform="translate(225 400) rotate({s.get("tilt", 0)}) scale({slim} 1) translate(-225 -400)">'
    k.add(turn)
    hair_back(k, s.get("style", "curto"), tone, dark)
    k.add("</g>")
    clothes(k, s.get("wear", "camisa"), cloth, cloth_dark, s.get("trim", "#f6ead6"))
    k.add(turn)
    if s.get("head") == "chacal":
        jackal(k, "#3a3440", "#28232d", "#d9a93c")
    elif s.get("head") != "nenhuma":
        head(k, skin, shade, s.get("shape", "oval"), s.get("light", "lado"))
        face(k, s.get("mood", "calmo"), s.get("ink", "#2a2226"), dark if s.get("style") != "calvo" else shade, s.get("eyes", "ponto"), s.get("gaze", (0, 0)), s.get("marks", ""))
        if s.get("beard"):
            beard(k, s["beard"], tone, dark)
        hair_front(k, s.get("style", "curto"), tone, dark)
    if s.get("hat"):
        hat(k, s["hat"], hat_tone, hat_dark, s.get("hat_trim", "#e3b341"))
    if s.get("thing") in ("pontos", "presas", "nariz", "cigarro", "cachimbo"):
        thing(k, s["thing"], s.get("thing_tone", "#d9a93c"), cloth_dark)
    k.add("</g>")
    if s.get("thing") and s["thing"] not in ("asas", "pontos", "presas", "nariz", "cigarro", "cachimbo"):
        thing(k, s["thing"], s.get("thing_tone", "#d9a93c"), cloth_dark)
    k.add("</g>")
    return k.svg()
