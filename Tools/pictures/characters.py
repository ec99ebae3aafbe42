"""The looks of the characters: what each portrait is put together from."""

from __future__ import annotations

import busts

LOOKS = {
    "alice": {
        "ground": "lilas", "skin": "rosado", "hair": ("#e0b65a", "#c2953a"), "style": "longo",
        "wear": "vestido", "cloth": ("#3f6fa8", "#2d5586"), "hat": "laco", "hat_tones": ("#2d4f7e", "#1f3b60"),
        "thing": "xicara", "thing_tone": "#7aa0cc",
    },
    "anansi": {
        "ground": "areia", "skin": "escuro", "hair": ("#2f2a33", "#1e1a22"), "style": "calvo",
        "wear": "tunica", "cloth": ("#c2702f", "#9a5420"), "trim": "#2f8f8f", "hat": "gorro",
        "hat_tones": ("#b5303d", "#8f2230"), "mood": "riso", "thing": "aranha",
    },
    "anubis": {
        "ground": "ouro", "head": "chacal", "wear": "colar", "cloth": ("#e9dcc6", "#d0bfa3"), "skin": "cobre",
        "style": "nada", "thing": "cajado", "thing_tone": "#d9a93c",
    },
    "atena": {
        "ground": "gelo", "skin": "mel", "hair": ("#5a3827", "#432919"), "style": "medio", "wear": "toga",
        "cloth": ("#e9dcc6", "#d0bfa3"), "hat": "elmo", "hat_tones": ("#c9a04a", "#a57f30"),
        "hat_trim": "#b5303d", "thing": "coruja",
    },
    "baba-yaga": {
        "ground": "musgo", "skin": "claro", "hair": ("#c9c6c2", "#a5a19c"), "style": "medio", "wear": "camisa",
        "cloth": ("#4f7a4a", "#3a5f37"), "hat": "lenco", "hat_tones": ("#b5303d", "#8f2230"), "mood": "bravo",
        "thing": "cajado", "thing_tone": "#9aa86a",
    },
    "boitata": {
        "ground": "noite", "skin": "verde", "hair": ("#f0b040", "#d9642a"), "style": "fogo", "wear": "tunica",
        "cloth": ("#3a5f37", "#294728"), "trim": "#e07a34", "mood": "espanto", "thing": "chama",
    },
    "branca-de-neve": {
        "ground": "rosa", "skin": "claro", "hair": ("#2f2a33", "#1e1a22"), "style": "medio", "wear": "vestido",
        "cloth": ("#3f6fa8", "#2d5586"), "trim": "#f2cf63", "hat": "diadema",
        "hat_tones": ("#b5303d", "#8f2230"), "thing": "maca",
    },
    "bras-cubas": {
        "ground": "areia", "skin": "palido", "hair": ("#c9c6c2", "#a5a19c"), "style": "risca", "wear": "terno",
        "cloth": ("#2f2a36", "#1f1b25"), "beard": "bigode", "hat": "cartola",
        "hat_tones": ("#2f2a36", "#1f1b25"), "hat_trim": "#7b4a9a", "thing": "livro", "thing_tone": "#7b4a9a",
    },
    "brunilda": {
        "ground": "gelo", "skin": "claro", "hair": ("#e0b65a", "#c2953a"), "style": "tranca",
        "wear": "armadura", "cloth": ("#7d8494", "#5f6675"), "hat": "asas",
        "hat_tones": ("#7d8494", "#5f6675"), "mood": "bravo", "thing": "lanca",
    },
    "capitao-ahab": {
        "ground": "mar", "skin": "rosado", "hair": ("#c9c6c2", "#a5a19c"), "style": "curto", "wear": "terno",
        "cloth": ("#2d4456", "#1f3140"), "beard": "cheia", "mood": "bravo", "thing": "arpao",
    },
    "capitao-gancho": {
        "ground": "ameixa", "skin": "claro", "hair": ("#2f2a33", "#1e1a22"), "style": "cacheado",
        "wear": "rufo", "cloth": ("#b5303d", "#8f2230"), "beard": "bigode", "hat": "pirata",
        "hat_tones": ("#2f2a36", "#1f1b25"), "thing": "gancho",
    },
    "capitao-nemo": {
        "ground": "mar", "skin": "mel", "hair": ("#2f2a33", "#1e1a22"), "style": "curto", "wear": "terno",
        "cloth": ("#23506b", "#183a50"), "beard": "cheia", "hat": "turbante",
        "hat_tones": ("#e9dcc6", "#cdbd9f"), "hat_trim": "#2f8f8f", "thing": "tridente",
        "thing_tone": "#d9a93c",
    },
    "capitu": {
        "ground": "rosa", "skin": "mel", "hair": ("#5a3827", "#432919"), "style": "longo", "wear": "vestido",
        "cloth": ("#a35a72", "#824257"), "thing": "espelho",
    },
    "chapeleiro": {
        "ground": "lilas", "skin": "rosado", "hair": ("#b5562f", "#943f1f"), "style": "cacheado",
        "wear": "terno", "cloth": ("#c2702f", "#9a5420"), "hat": "cartola",
        "hat_tones": ("#4f7a4a", "#3a5f37"), "hat_trim": "#e3b341", "mood": "riso", "thing": "xicara",
        "thing_tone": "#4f7a4a",
    },
    "cavaleiro-sem-cabeca": {
        "ground": "noite", "skin": "cinza", "head": "nenhuma", "style": "nada", "wear": "capa",
        "cloth": ("#2f2a36", "#1f1b25"), "trim": "#514a5e", "thing": "abobora",
    },
    "criatura-de-frankenstein": {
        "ground": "noite", "skin": "verde", "hair": ("#2f2a33", "#1e1a22"), "style": "franja", "wear": "terno",
        "cloth": ("#4a4652", "#353240"), "thing": "pontos",
    },
    "curupira": {
        "ground": "musgo", "skin": "cobre", "hair": ("#e8662e", "#c94a1c"), "style": "selvagem",
        "wear": "colar", "cloth": ("#4f7a4a", "#3a5f37"), "trim": "#e3b341", "mood": "riso", "thing": "lanca",
    },
    "dartagnan": {
        "ground": "gelo", "skin": "claro", "hair": ("#8a5a36", "#6d4426"), "style": "medio", "wear": "rufo",
        "cloth": ("#3f6fa8", "#2d5586"), "beard": "cavanhaque", "hat": "pena",
        "hat_tones": ("#6b4a36", "#523626"), "hat_trim": "#f6f1e6", "thing": "espada",
    },
    "dom-quixote": {
        "ground": "areia", "skin": "claro", "hair": ("#c9c6c2", "#a5a19c"), "style": "curto",
        "wear": "armadura", "cloth": ("#7d8494", "#5f6675"), "beard": "cavanhaque", "hat": "bacia",
        "hat_trim": "#d9a93c", "thing": "lanca",
    },
    "dorian-gray": {
        "ground": "vinho", "skin": "palido", "hair": ("#e0b65a", "#c2953a"), "style": "risca", "wear": "terno",
        "cloth": ("#3d2b3f", "#2a1d2c"), "thing": "rosa",
    },
    "dracula": {
        "ground": "vinho", "skin": "palido", "hair": ("#2f2a33", "#1e1a22"), "style": "risca", "wear": "capa",
        "cloth": ("#2f2a36", "#8f2230"), "thing": "presas",
    },
    "fantasma-da-opera": {
        "ground": "noite", "skin": "claro", "hair": ("#2f2a33", "#1e1a22"), "style": "risca", "wear": "terno",
        "cloth": ("#2f2a36", "#1f1b25"), "hat": "meia-mascara", "thing": "rosa",
    },
    "gulliver": {
        "ground": "mar", "skin": "rosado", "hair": ("#8a5a36", "#6d4426"), "style": "medio", "wear": "camisa",
        "cloth": ("#3a5f8a", "#2b4a6e"), "hat": "pirata", "hat_tones": ("#7a5638", "#5e4029"),
        "hat_trim": "#e9dcc6", "thing": "navio",
    },
    "hercules": {
        "ground": "ouro", "skin": "mel", "hair": ("#5a3827", "#432919"), "style": "cacheado", "wear": "toga",
        "cloth": ("#a5803a", "#866628"), "beard": "cheia", "hat": "louros",
        "hat_tones": ("#4f7a4a", "#3a5f37"),
    },
    "homem-invisivel": {
        "ground": "gelo", "skin": "palido", "style": "nada", "wear": "terno", "cloth": ("#7a5638", "#5e4029"),
        "hat": "ataduras", "thing": "cigarro",
    },
    "iara": {
        "ground": "mar", "skin": "cobre", "hair": ("#2f8f6f", "#1f6b52"), "style": "longo", "wear": "colar",
        "cloth": ("#2f8f8f", "#217070"), "trim": "#f6ead6", "thing": "peixe",
    },
    "icaro": {
        "ground": "ouro", "skin": "mel", "hair": ("#5a3827", "#432919"), "style": "cacheado", "wear": "toga",
        "cloth": ("#e9dcc6", "#d0bfa3"), "mood": "espanto", "thing": "asas",
    },
    "iracema": {
        "ground": "musgo", "skin": "cobre", "hair": ("#2f2a33", "#1e1a22"), "style": "longo", "wear": "colar",
        "cloth": ("#b5303d", "#8f2230"), "trim": "#f6ead6", "hat": "diadema",
        "hat_tones": ("#4f7a4a", "#3a5f37"), "hat_trim": "#c2702f", "thing": "colibri",
    },
    "joao-grilo": {
        "ground": "areia", "skin": "cobre", "hair": ("#2f2a33", "#1e1a22"), "style": "curto", "wear": "camisa",
        "cloth": ("#d9a273", "#b9804f"), "hat": "sombreiro", "hat_tones": ("#d9a93c", "#b58628"),
        "hat_trim": "#b5303d", "mood": "riso",
    },
    "loki": {
        "ground": "noite", "skin": "claro", "hair": ("#b5562f", "#943f1f"), "style": "medio", "wear": "capa",
        "cloth": ("#4f7a4a", "#3a5f37"), "hat": "chifres", "hat_tones": ("#3a5f37", "#294728"), "mood": "riso",
        "thing": "chama",
    },
    "medusa": {
        "ground": "ameixa", "skin": "verde", "hair": ("#5f8a4a", "#456b34"), "style": "serpentes",
        "wear": "toga", "cloth": ("#c9b98f", "#a8976b"), "mood": "bravo",
    },
    "merlin": {
        "ground": "noite", "skin": "claro", "hair": ("#efece6", "#d3cec5"), "style": "medio", "wear": "tunica",
        "cloth": ("#7b4a9a", "#5e3579"), "beard": "longa", "hat": "capuz", "hat_tones": ("#7b4a9a", "#5e3579"),
        "thing": "cajado", "thing_tone": "#7fc4e0",
    },
    "mulan": {
        "ground": "rosa", "skin": "claro", "hair": ("#2f2a33", "#1e1a22"), "style": "coque", "wear": "tunica",
        "cloth": ("#b5303d", "#8f2230"), "trim": "#e3b341", "thing": "leque", "thing_tone": "#d9565f",
    },
    "odisseu": {
        "ground": "mar", "skin": "mel", "hair": ("#5a3827", "#432919"), "style": "cacheado", "wear": "toga",
        "cloth": ("#3f6fa8", "#2d5586"), "beard": "cheia", "hat": "gorro", "hat_tones": ("#a5603a", "#844a2a"),
        "thing": "arco",
    },
    "peter-pan": {
        "ground": "musgo", "skin": "rosado", "hair": ("#b5562f", "#943f1f"), "style": "curto",
        "wear": "camisa", "cloth": ("#4f7a4a", "#3a5f37"), "trim": "#6f9a4a", "hat": "pena",
        "hat_tones": ("#4f7a4a", "#3a5f37"), "hat_trim": "#c8343f", "mood": "riso", "thing": "espada",
    },
    "phileas-fogg": {
        "ground": "gelo", "skin": "rosado", "hair": ("#8a5a36", "#6d4426"), "style": "risca", "wear": "terno",
        "cloth": ("#7d8494", "#5f6675"), "beard": "bigode", "hat": "coco", "hat_tones": ("#2f2a36", "#1f1b25"),
        "hat_trim": "#7d8494", "thing": "relogio",
    },
    "pinoquio": {
        "ground": "areia", "skin": "madeira", "hair": ("#2f2a33", "#1e1a22"), "style": "curto", "wear": "rufo",
        "cloth": ("#b5303d", "#8f2230"), "hat": "gorro", "hat_tones": ("#e3b341", "#c2953a"), "thing": "nariz",
    },
    "quasimodo": {
        "ground": "ameixa", "skin": "rosado", "hair": ("#b5562f", "#943f1f"), "style": "selvagem",
        "wear": "camisa", "cloth": ("#7a8a5a", "#5f6d44"), "thing": "sino",
    },
    "rainha-de-copas": {
        "ground": "vinho", "skin": "rosado", "hair": ("#2f2a33", "#1e1a22"), "style": "medio", "wear": "rufo",
        "cloth": ("#b5303d", "#8f2230"), "hat": "coroa", "hat_tones": ("#b5303d", "#8f2230"), "mood": "bravo",
        "thing": "carta",
    },
    "rapunzel": {
        "ground": "rosa", "skin": "claro", "hair": ("#e8c25a", "#d3a93f"), "style": "medio", "wear": "vestido",
        "cloth": ("#7b4a9a", "#5e3579"), "trim": "#f6ead6", "thing": "tranca-dourada",
    },
    "robin-hood": {
        "ground": "musgo", "skin": "claro", "hair": ("#8a5a36", "#6d4426"), "style": "curto", "wear": "tunica",
        "cloth": ("#4f7a4a", "#3a5f37"), "beard": "cavanhaque", "hat": "pena",
        "hat_tones": ("#4f7a4a", "#3a5f37"), "hat_trim": "#e3b341", "thing": "arco",
    },
    "saci": {
        "ground": "areia", "skin": "escuro", "hair": ("#2f2a33", "#1e1a22"), "style": "calvo", "wear": "colar",
        "cloth": ("#b5303d", "#8f2230"), "trim": "#7d4f36", "hat": "gorro",
        "hat_tones": ("#c8343f", "#a5242f"), "mood": "calmo", "thing": "cigarro",
    },
    "sherazade": {
        "ground": "noite", "skin": "mel", "hair": ("#2f2a33", "#1e1a22"), "style": "longo", "wear": "colar",
        "cloth": ("#2f8f8f", "#217070"), "trim": "#d9a93c", "hat": "diadema",
        "hat_tones": ("#b5303d", "#8f2230"), "thing": "lampada",
    },
    "sherlock-holmes": {
        "ground": "areia", "skin": "claro", "hair": ("#5a3827", "#432919"), "style": "curto", "wear": "terno",
        "cloth": ("#6b5a48", "#524435"), "hat": "cacador", "hat_tones": ("#a58c68", "#857050"),
        "thing": "lupa", "thing_tone": "#8a6420",
    },
    "zorro": {
        "ground": "vinho", "skin": "mel", "hair": ("#2f2a33", "#1e1a22"), "style": "curto", "wear": "capa",
        "cloth": ("#2f2a36", "#1f1b25"), "trim": "#514a5e", "hat": "mascara",
        "hat_tones": ("#2f2a36", "#1f1b25"), "beard": "bigode", "thing": "espada",
    },
}


# How each head is made, where somebody looks, how near, and in which light.
POSES = {
    "alice": {"shape": "coracao", "eyes": "redondos", "gaze": (.8, .6), "tilt": 5, "marks": "redondo rubor", "scene": "listras", "size": 1.08},
    "anansi": {"shape": "longo", "eyes": "amendoa", "gaze": (.9, .5), "tilt": -4, "scene": "raios"},
    "anubis": {"scene": "colunas", "size": .94, "tilt": 3},
    "atena": {"shape": "oval", "eyes": "amendoa", "gaze": (-.7, 0), "scene": "colunas", "mirror": True},
    "baba-yaga": {"shape": "longo", "eyes": "meio", "gaze": (.5, 0), "marks": "grande rugas", "scene": "mata", "size": 1.1, "down": 20, "tilt": 6},
    "boitata": {"shape": "coracao", "eyes": "redondos", "gaze": (0, 0), "light": "baixo", "ink": "#7a1f10", "scene": "estrelas", "size": 1.12},
    "branca-de-neve": {"shape": "redondo", "eyes": "amendoa", "gaze": (.7, .7), "marks": "redondo rubor batom", "scene": "mata"},
    "bras-cubas": {"shape": "longo", "eyes": "meio", "gaze": (-.6, 0), "marks": "grande rugas", "scene": "janela", "size": .9, "mood": "esperto"},
    "brunilda": {"shape": "quadrado", "eyes": "amendoa", "gaze": (-.8, -.2), "marks": "sardas", "scene": "colinas", "size": .96},
    "capitao-ahab": {"shape": "quadrado", "eyes": "ponto", "gaze": (.9, 0), "marks": "rugas cicatriz", "scene": "ondas", "mirror": True, "size": 1.12, "light": "alto"},
    "capitao-gancho": {"shape": "longo", "eyes": "amendoa", "gaze": (-.9, 0), "marks": "grande", "scene": "ondas", "tilt": -5, "mood": "esperto"},
    "capitao-nemo": {"shape": "oval", "eyes": "amendoa", "gaze": (.6, 0), "scene": "disco", "light": "lua", "size": .95},
    "capitu": {"shape": "coracao", "eyes": "amendoa", "gaze": (-1, .1), "marks": "redondo batom", "scene": "ondas", "size": 1.25, "down": 60, "tilt": -4, "mood": "esperto"},
    "chapeleiro": {"shape": "redondo", "eyes": "redondos", "gaze": (-.6, -.4), "marks": "grande sardas", "scene": "listras", "tilt": 8, "size": .88},
    "cavaleiro-sem-cabeca": {"scene": "lua", "size": 1.22, "down": -30},
    "criatura-de-frankenstein": {"shape": "quadrado", "eyes": "meio", "gaze": (.3, .6), "scene": "janela", "light": "lua", "mood": "triste", "size": 1.12, "down": 20},
    "curupira": {"shape": "redondo", "eyes": "redondos", "gaze": (.9, 0), "marks": "redondo", "scene": "mata", "tilt": -6},
    "dartagnan": {"shape": "longo", "eyes": "amendoa", "gaze": (.6, -.4), "marks": "grande", "scene": "colinas", "mirror": True, "mood": "esperto"},
    "dom-quixote": {"shape": "longo", "eyes": "redondos", "gaze": (.8, -.8), "marks": "grande rugas", "scene": "colinas", "tilt": -3, "size": .95},
    "dorian-gray": {"shape": "oval", "eyes": "meio", "gaze": (-.7, 0), "scene": "janela", "tilt": 4, "size": 1.08, "mirror": True},
    "dracula": {"shape": "longo", "eyes": "amendoa", "gaze": (0, 0), "marks": "grande", "ink": "#8f1f2a", "scene": "lua", "light": "baixo", "size": 1.2, "down": 50, "mood": "esperto"},
    "fantasma-da-opera": {"shape": "oval", "eyes": "ponto", "gaze": (-.6, 0), "scene": "listras", "light": "baixo", "mood": "triste"},
    "gulliver": {"shape": "redondo", "eyes": "redondos", "gaze": (.8, .9), "marks": "sardas", "scene": "ondas", "size": 1.16, "down": 30},
    "hercules": {"shape": "quadrado", "eyes": "ponto", "gaze": (-.5, -.2), "scene": "colunas", "size": 1.14, "down": 20},
    "homem-invisivel": {"shape": "oval", "scene": "janela", "tilt": -4, "size": .98},
    "iara": {"shape": "coracao", "eyes": "amendoa", "gaze": (.8, .5), "marks": "redondo batom", "scene": "ondas", "tilt": 7, "size": 1.12, "down": 30},
    "icaro": {"shape": "oval", "eyes": "redondos", "gaze": (.3, -1), "marks": "sardas", "scene": "raios", "size": .86, "tilt": -4},
    "iracema": {"shape": "oval", "eyes": "amendoa", "gaze": (.9, .3), "scene": "mata", "mirror": True},
    "joao-grilo": {"shape": "longo", "eyes": "pisca", "marks": "grande", "scene": "raios", "tilt": -7, "size": .98},
    "loki": {"shape": "coracao", "eyes": "meio", "gaze": (.9, 0), "marks": "sardas", "scene": "estrelas", "light": "baixo", "tilt": 5, "mood": "esperto"},
    "medusa": {"shape": "longo", "eyes": "redondos", "gaze": (0, 0), "ink": "#b5303d", "scene": "colunas", "size": 1.02},
    "merlin": {"shape": "oval", "eyes": "meio", "gaze": (-.5, 0), "marks": "grande rugas", "scene": "estrelas", "mirror": True},
    "mulan": {"shape": "redondo", "eyes": "amendoa", "gaze": (-.8, 0), "marks": "redondo", "scene": "disco", "mood": "bravo", "size": 1.1, "down": 20},
    "odisseu": {"shape": "quadrado", "eyes": "meio", "gaze": (.8, -.2), "marks": "rugas", "scene": "ondas"},
    "peter-pan": {"shape": "coracao", "eyes": "pisca", "marks": "redondo sardas", "scene": "estrelas", "tilt": 8, "mirror": True},
    "phileas-fogg": {"shape": "longo", "eyes": "ponto", "gaze": (.3, .9), "marks": "grande", "scene": "colinas"},
    "pinoquio": {"shape": "redondo", "eyes": "redondos", "gaze": (.9, .1), "marks": "redondo rubor", "scene": "listras", "size": 1.08, "tilt": -3},
    "quasimodo": {"shape": "quadrado", "eyes": "pisca", "marks": "grande sardas", "scene": "arco", "tilt": 12, "down": 34, "size": 1.04},
    "rainha-de-copas": {"shape": "redondo", "eyes": "redondos", "gaze": (-.5, .2), "marks": "redondo rubor batom", "scene": "raios", "size": 1.04},
    "rapunzel": {"shape": "oval", "eyes": "amendoa", "gaze": (-.5, .8), "marks": "redondo rubor", "scene": "janela", "tilt": -6, "size": .96},
    "robin-hood": {"shape": "quadrado", "eyes": "meio", "gaze": (.9, -.1), "scene": "mata", "mood": "esperto"},
    "saci": {"shape": "redondo", "eyes": "amendoa", "gaze": (-.8, 0), "marks": "redondo", "scene": "raios", "mirror": True, "size": 1.1, "down": 20, "mood": "riso"},
    "sherazade": {"shape": "coracao", "eyes": "amendoa", "gaze": (.6, .3), "marks": "batom", "scene": "arco", "light": "baixo"},
    "sherlock-holmes": {"shape": "longo", "eyes": "meio", "gaze": (.9, .6), "marks": "grande", "scene": "janela", "mood": "esperto", "size": 1.06},
    "zorro": {"shape": "quadrado", "gaze": (0, 0), "scene": "lua", "mood": "esperto", "tilt": -4},
}

# Who writes on the board.
AUTHORS = {
    "lia": {"ground": "areia", "skin": "mel", "hair": ("#3a2519", "#2a1911"), "style": "cacheado", "wear": "camisa", "cloth": ("#c2702f", "#9a5420"), "shape": "redondo",
            "mood": "riso", "gaze": (-.5, 0), "marks": "redondo rubor", "tilt": -5},
    "tomas": {"ground": "musgo", "skin": "rosado", "hair": ("#8a5a36", "#6d4426"), "style": "curto", "wear": "tunica", "cloth": ("#3a5f8a", "#2b4a6e"), "beard": "cheia",
              "shape": "quadrado", "eyes": "meio", "gaze": (.6, .3)},
    "nair": {"ground": "mar", "skin": "escuro", "hair": ("#d9d6d0", "#b5b0a8"), "style": "coque", "wear": "camisa", "cloth": ("#4f7a4a", "#3a5f37"), "shape": "oval",
             "eyes": "ponto", "gaze": (.4, -.6), "marks": "redondo rugas oculos"},
    "davi": {"ground": "ouro", "skin": "cobre", "hair": ("#2f2a33", "#1e1a22"), "style": "risca", "wear": "camisa", "cloth": ("#7b4a9a", "#5e3579"), "shape": "longo",
             "eyes": "amendoa", "gaze": (.8, .2), "beard": "cavanhaque", "tilt": 4, "mood": "esperto"},
    "iara": {"ground": "noite", "skin": "claro", "hair": ("#b5562f", "#943f1f"), "style": "franja", "wear": "terno", "cloth": ("#2f8f8f", "#217070"), "shape": "coracao",
             "eyes": "redondos", "gaze": (-.7, -.3), "marks": "sardas batom", "light": "baixo", "tilt": -3},
    "bento": {"ground": "rosa", "skin": "mel", "hair": ("#c9c6c2", "#a5a19c"), "style": "calvo", "wear": "tunica", "cloth": ("#e9dcc6", "#cdbd9f"), "trim": "#b5303d",
              "beard": "bigode", "shape": "redondo", "mood": "riso", "marks": "redondo rubor", "gaze": (.3, .2)},
}


def author(name: str) -> str:
    """The face of an author, in a square."""
    svg = busts.bust(f"autor-{name}", AUTHORS[name])
    return svg.replace('viewBox="0 0 450 600" width="450" height="600"', 'viewBox="45 92 360 360" width="360" height="360"')


def pictures():
    """Each picture's file name and the function that draws it."""
    for name, look in LOOKS.items():
        yield name, lambda: busts.bust(name, {**look, **POSES[name]})
