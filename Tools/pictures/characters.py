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
        "jaw": 1.4, "thing": "cajado", "thing_tone": "#9aa86a",
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
        "cloth": ("#4a4652", "#353240"), "jaw": 1.6, "thing": "pontos",
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
        "hat_trim": "#d9a93c", "jaw": 1.3, "thing": "lanca",
    },
    "dorian-gray": {
        "ground": "vinho", "skin": "palido", "hair": ("#e0b65a", "#c2953a"), "style": "risca", "wear": "terno",
        "cloth": ("#3d2b3f", "#2a1d2c"), "thing": "rosa",
    },
    "dracula": {
        "ground": "vinho", "skin": "palido", "hair": ("#2f2a33", "#1e1a22"), "style": "risca", "wear": "capa",
        "cloth": ("#2f2a36", "#8f2230"), "jaw": 1.2, "thing": "presas",
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
        "hat_tones": ("#4f7a4a", "#3a5f37"), "jaw": 1.3,
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
        "wear": "camisa", "cloth": ("#7a8a5a", "#5f6d44"), "jaw": 1.5, "thing": "sino",
    },
    "rainha-de-copas": {
        "ground": "vinho", "skin": "rosado", "hair": ("#2f2a33", "#1e1a22"), "style": "medio", "wear": "rufo",
        "cloth": ("#b5303d", "#8f2230"), "hat": "coroa", "hat_tones": ("#b5303d", "#8f2230"), "mood": "bravo",
        "jaw": 1.4, "thing": "carta",
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
        "cloth": ("#6b5a48", "#524435"), "hat": "cacador", "hat_tones": ("#a58c68", "#857050"), "jaw": 1.2,
        "thing": "lupa", "thing_tone": "#8a6420",
    },
    "zorro": {
        "ground": "vinho", "skin": "mel", "hair": ("#2f2a33", "#1e1a22"), "style": "curto", "wear": "capa",
        "cloth": ("#2f2a36", "#1f1b25"), "trim": "#514a5e", "hat": "mascara",
        "hat_tones": ("#2f2a36", "#1f1b25"), "beard": "bigode", "thing": "espada",
    },
}


def pictures():
    """Each picture's file name and the function that draws it."""
    for name, look in LOOKS.items():
        yield name, lambda: busts.bust(name, look)
