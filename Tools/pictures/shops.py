"""The pictures of the stores: fronts, signs, maps and what they sell."""

from __future__ import annotations

import goods

# Name, thing in the window, (wall, its shade, awning, sky, its shade, roof), (sign, its shade), (x, y, turn, river, park).
SHOPS = (
    ("casa-do-tabuleiro", "dice", ("#d98f73", "#b96f54", "#2c8272", "#f6ead9", "#e0cfb5", 2), ("#2c8272", "#1f6257"), (430, 220, -8, True, (470, 20, 120, 80))),
    ("cartucho-cia", "cartridge", ("#e7c9d6", "#c79bb0", "#7a5ab0", "#ece4f3", "#d0c3df", 0), ("#3f51b5", "#2f3e90"), (300, 250, 6, False, (60, 300, 150, 90))),
    ("estacao-sonora", "turntable", ("#cfe0dc", "#a9c4be", "#c25f39", "#f7e0d6", "#e3c6b8", 1), ("#c25f39", "#9a4827"), (520, 210, 12, True, (90, 60, 160, 90))),
    ("fliperama-central", "arcade", ("#3a3f63", "#2c3050", "#e3b341", "#dfe3f5", "#c2c8e2", 0), ("#3f51b5", "#2f3e90"), (390, 230, -4, False, (560, 240, 170, 110))),
    ("livraria-meia-lua", "book", ("#f0d9b8", "#d6b98e", "#614394", "#ece4f3", "#cfc2e0", 2), ("#2c8272", "#1f6257"), (250, 260, -14, False, (420, 60, 190, 130))),
    ("luz-lente", "camera", ("#dfe6ee", "#b9c6d6", "#2c8272", "#e4efe9", "#c3d8cc", 0), ("#c25f39", "#9a4827"), (610, 240, 4, True, (200, 40, 150, 90))),
    ("oficina-do-gabinete", "tower", ("#c9b7a2", "#a8947d", "#3f51b5", "#e4e7f8", "#c4cae6", 1), ("#3f51b5", "#2f3e90"), (460, 260, 10, False, (60, 40, 140, 100))),
    ("ponto-byte", "laptop", ("#f0d9b8", "#d6b98e", "#3f51b5", "#dfe6f5", "#bfcbe6", 0), ("#3f51b5", "#2f3e90"), (350, 200, -10, True, (540, 60, 140, 90))),
    ("vale-informatica", "monitor", ("#cfdcb8", "#aebf92", "#c25f39", "#f3ead8", "#dccfb2", 2), ("#2c8272", "#1f6257"), (540, 250, -6, False, (250, 40, 180, 110))),
)

# Things and the paint they come in, counted from 1.
THINGS = (
    ("arcade", 4), ("arcade", 5), ("book", 1), ("book", 6), ("book", 7), ("books", 1), ("books", 3),
    ("books", 7), ("bulb", 4), ("camera", 1), ("camera", 2), ("cards", 7), ("cartridge", 2),
    ("cartridge", 5), ("chair", 1), ("chair", 2), ("chess", 5), ("console", 1), ("console", 2),
    ("console", 6), ("dice", 2), ("dice", 4), ("drive", 2), ("drive", 4), ("film", 2), ("film", 4),
    ("film", 7), ("gamepad", 1), ("gamepad", 2), ("gamepad", 6), ("graphics", 5), ("handheld", 3),
    ("handheld", 7), ("headphones", 1), ("headphones", 4), ("headphones", 6), ("keyboard", 3),
    ("keyboard", 4), ("laptop", 1), ("laptop", 5), ("laptop", 7), ("lens", 3), ("lens", 5),
    ("microphone", 5), ("monitor", 3), ("monitor", 6), ("monitor", 7), ("mouse", 3), ("mouse", 5),
    ("phone", 2), ("phone", 6), ("printer", 2), ("printer", 3), ("puzzle", 1), ("router", 3), ("router", 4),
    ("speaker", 3), ("tablet", 1), ("tablet", 7), ("tools", 1), ("tools", 3), ("tools", 4), ("tower", 2),
    ("tower", 3), ("tower", 6), ("turntable", 4),
)


def pictures():
    """Each picture's file name and the function that draws it."""
    for name, kind, look, sign, (x, y, turn, river, park) in SHOPS:
        yield name, lambda: goods.front(name, kind, *look)
        yield f"{name}-placa", lambda: goods.sign(name, kind, *sign, look[3])
        yield f"{name}-mapa", lambda: goods.street_map(name, x, y, sign[0], turn, river, park)
    for i, (kind, paint) in enumerate(THINGS):
        yield f"{kind}-{paint}", lambda: goods.thing(f"{kind}-{paint}", kind, i, paint - 1)
