"""The pictures of the stores: fronts, signs, maps and what they sell."""

from __future__ import annotations

import fronts
import goods
import town
import wares

# The glyph of each sign, its ground and its two tones.
SIGNS = {
    "casa-do-tabuleiro": ("knight", "#2c8272", "#fdfaf3", "#e3b341"), "cartucho-cia": ("cartridge", "#7a5ab0", "#e3b341", "#c7952a"),
    "estacao-sonora": ("turntable", "#c25f39", "#f3ece0", "#e3b341"), "fliperama-central": ("arcade", "#343a63", "#e2574c", "#b93f3a"),
    "livraria-meia-lua": ("book", "#3f6b4a", "#6b4a86", "#4f3468"), "luz-lente": ("camera", "#dbe2e8", "#c25f39", "#e3b341"),
    "oficina-do-gabinete": ("open_case", "#b9735a", "#e3b341", "#e3b341"), "ponto-byte": ("laptop", "#3f51b5", "#e2674a", "#ffd76a"),
    "vale-informatica": ("monitor_old", "#e9c25f", "#fdfaf3", "#2c8272"),
}

# What each store sells: the name of the picture, the thing, and its paint, counted from 1.
WARES = {
    "cartucho-cia": (("fita-montanha-azul", "cartridge_boxed", 1), ("portatil-verde", "handheld", 3), ("videogame-16-bits", "console", 5),
                     ("controle-classico", "pad_classic", 2), ("limpeza-de-contatos", "clean_contacts", 7), ("fita-corrida-noturna", "cartridge_race", 2),
                     ("revista-de-dicas", "magazine", 7), ("fone-de-arcada", "headphones_light", 4)),
    "casa-do-tabuleiro": (("ilhas-do-vento", "island_box", 1), ("xadrez-de-viagem", "travel_chess", 3), ("baralho-da-serra", "bird_cards", 1),
                          ("quebra-cabeca-do-mercado", "jigsaw", 1), ("dados-de-madeira", "wooden_dice", 1), ("livro-das-regras", "rule_book", 3)),
    "estacao-sonora": (("toca-discos-aurora", "turntable", 2), ("caixa-de-estante", "speakers", 4), ("microfone-de-mesa", "microphone", 5),
                       ("fone-fechado", "headphones_studio", 7), ("notebook-para-audio", "laptop_audio", 1), ("interface-de-dois-canais", "interface", 2)),
    "fliperama-central": (("maquina-de-bar", "arcade", 2), ("minifliperama", "arcade_mini", 5), ("controle-de-luta", "fight_stick", 1),
                          ("videogame-de-aluguel", "console_case", 3), ("portatil-de-bolso", "handheld_fold", 7)),
    "livraria-meia-lua": (("contos-da-meia-noite", "book", 7), ("caixa-surpresa", "tied_books", 1), ("luminaria-de-leitura", "clip_lamp", 3),
                          ("atlas-das-mares", "atlas", 6)),
    "luz-lente": (("camera-de-filme", "camera_film", 1), ("camera-digital-leve", "camera_pocket", 2), ("lente-de-retrato", "lens_portrait", 3),
                  ("lente-de-paisagem", "lens_wide", 4), ("filme-colorido", "film_box", 4), ("filme-preto-e-branco", "film_grey", 1),
                  ("revelacao-e-copias", "prints", 2), ("monitor-para-edicao", "monitor_colour", 1), ("tablet-de-retoque", "tablet", 7)),
    "oficina-do-gabinete": (("montagem-sob-medida", "open_case", 2), ("placa-de-video", "graphics", 5), ("armazenamento-rapido", "ssd", 4),
                            ("conserto-no-balcao", "bench_repair", 2), ("teclado-mecanico", "keyboard_high", 2), ("monitor-usado", "monitor_used", 3),
                            ("rede-para-a-casa-toda", "home_network", 6), ("impressora-economica", "printer_tank", 1), ("mouse-leve", "mouse_light", 5),
                            ("cadeira-da-bancada", "stool", 3)),
    "ponto-byte": (("notebook-de-estudo", "laptop_study", 1), ("notebook-de-jogo", "laptop_game", 5), ("computador-de-mesa", "tower_small", 3),
                   ("monitor-curvo", "monitor_curved", 7), ("controle-sem-fio", "gamepad", 1), ("videogame-de-sala", "console_tower", 6),
                   ("fone-com-microfone", "headset", 5), ("teclado-silencioso", "keyboard_flat", 7), ("mouse-sem-pressa", "mouse_upright", 3),
                   ("celular-compacto", "phone_hand", 6), ("tablet-de-leitura", "tablet_book", 2), ("cadeira-de-jogo", "game_chair", 1)),
    "vale-informatica": (("computador-da-familia", "tower_family", 3), ("impressora-com-scanner", "printer_scan", 6), ("roteador-de-longo-alcance", "router_far", 2),
                         ("celular-simples", "phone_keys", 3), ("aula-de-informatica", "lesson", 5), ("monitor-grande", "monitor_large", 1),
                         ("visita-tecnica", "toolbox", 2)),
}


def sign(name: str) -> str:
    """A store's sign: its glyph on a plain tile, three fifths of its width."""
    kind, ground, a, b = SIGNS[name]
    k = goods.Shelf(f"{name}-placa", ground, "#0003")
    k.add('<g transform="translate(28 26) scale(.86)">')
    wares.draw(k, kind, a, b)
    k.add("</g>")
    return k.svg()


def pictures():
    """Each picture's file name and the function that draws it."""
    for name, front in fronts.FRONTS.items():
        yield name, front
        yield f"{name}-placa", lambda: sign(name)
        yield f"{name}-mapa", lambda: town.plan(name)
    for ground, (picture, kind, paint) in enumerate(ware for things in WARES.values() for ware in things):
        yield picture, lambda: wares.ware(picture, kind, ground, paint - 1)
