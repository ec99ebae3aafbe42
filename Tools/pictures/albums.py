"""The pictures of the albums: one place and one light for each, seen from nearer and farther, with
what passed by.

A picture is its title, the part of the view that it shows, and what is before it. The text for
those who do not see it is made of the same three, by `alternatives`.
"""

from __future__ import annotations

import scenes

# The place, the light, a number that makes the place another, and the pictures.
ALBUMS = {
    1: ("montanhas", "tarde", 1, "Serra inteira:tudo:|A subida:baixo:mochila|Do mirante:tudo:grade|O pico mais alto:perto:|Crista:esquerda:aves|Antes da descida:direita:mochila|Pedra do descanso:baixo:cao|O rastro do sol:alto:aves"),
    2: ("plantas", "manha", 1, "Varanda:tudo:|Folhas novas:perto:|Rega:esquerda:regador|O vaso da ponta:direita:|Visita:alto:ave|Sombra boa:tudo:gato|Varanda ao acordar:baixo:xicara"),
    3: ("mar", "dia", 1, "Vela aberta:perto:|Rumo à barra:tudo:|Calmaria:alto:aves|Regata:tudo:bandeirolas|Da amurada:baixo:grade|Quem espera:esquerda:menina|Vento de través:direita:|O cais:tudo:cao|Nem uma onda:baixo:"),
    4: ("casas", "tarde", 1, "Rua de baixo:tudo:|Vizinhos:esquerda:menina|Número 12:perto:|Telhados:alto:aves|Porta aberta:baixo:gato|A esquina:direita:|Roupa no varal:alto:varal|Janelas vizinhas:perto:varal|Volta da escola:tudo:mochila|Dia de festa:tudo:bandeirolas|Passeio:baixo:cao|A rua vazia:direita:aves"),
    5: ("cidade", "noite", 1, "Do terraço:tudo:grade|Horizonte:tudo:|Andares:perto:|Quem não dorme:esquerda:gato|Entre as torres:direita:|Céu de cidade:alto:"),
    6: ("campo", "dia", 1, "Fileiras:baixo:|Celeiro:perto:|Safra:tudo:|Porteira:tudo:grade|Céu de roça:alto:aves|Quem ajuda:esquerda:menina|Linha reta:baixo:mochila|Do outro lado:direita:|Companhia:direita:cao|Almoço no campo:esquerda:xicara"),
    7: ("barracas", "noite", 1, "Acampamento:tudo:|Fogo baixo:direita:|Céu de agosto:alto:|Lenha:baixo:|Clareira:esquerda:|Café no mato:baixo:xicara|Guarda da noite:tudo:cao|Brasa e conversa:direita:menina"),
    8: ("farol", "dia", 2, "O farol:tudo:|A lanterna:perto:|Ponta da pedra:direita:aves|Sol a pino:alto:|Do barco:esquerda:grade|Aviso aos navegantes:tudo:bandeirolas"),
    9: ("gatos", "tarde", 2, "O dono da casa:tudo:|Bigodes:perto:|A janela dele:alto:aves|Tapete:baixo:|Cinco minutos:esquerda:|Vizinha:tudo:varal|O jantar atrasa:direita:xicara|O dono e a planta:baixo:folhas"),
    10: ("estrada", "manha", 1, "Quilômetro 30:tudo:|A curva:perto:|Carona não:tudo:mochila|Sem sinal:alto:aves|Acostamento:baixo:cao|A volta:direita:|Quilômetro 31:esquerda:"),
    11: ("baloes", "manha", 2, "Decolagem:tudo:|Listras:perto:|Quem ficou:tudo:menina|Vento leste:esquerda:|Sobre os morros:direita:aves|Pouso:baixo:|Último voo:alto:|A festa:tudo:bandeirolas|Da cerca:baixo:grade"),
    12: ("janela", "nublado", 1, "Pausa:tudo:|Quente:perto:|Morro sem sol:alto:|Visita:alto:ave|Silêncio:direita:|Domingo:tudo:gato|A planta também:esquerda:folhas|Chá de hortelã:baixo:folhas|Terceira xícara:baixo:|Do outro lado:esquerda:|Cozinha parada:direita:gato|Roupa molhada:alto:varal"),
    13: ("floresta", "nublado", 1, "A trilha:tudo:|Alguém passou:perto:|Quem guia:tudo:mochila|Verde:esquerda:folhas|Neblina baixa:baixo:|Topo da mata:alto:aves"),
    14: ("dunas", "tarde", 1, "Areia:tudo:|Crista de vento:alto:|Passos:tudo:mochila|A duna grande:esquerda:|Sede:perto:|Pegadas:baixo:cao|Rumo ao mar:direita:|Pipa:alto:pipa|Quem subiu primeiro:direita:menina|Atrás da duna:baixo:"),
    15: ("cachoeira", "dia", 1, "A queda:tudo:|Véu:perto:|Poço:baixo:|Chegada:tudo:mochila|Margem esquerda:esquerda:|Pedra lisa:direita:|Andorinhões:alto:aves|Mergulho depois:baixo:menina"),
    16: ("ponte", "manha", 1, "A ponte:tudo:|Cabos:perto:|Travessia:tudo:grade|De um lado:esquerda:|Do outro lado:direita:aves|Vão livre:baixo:"),
    17: ("montanhas", "nublado", 7, "A serra com frio:tudo:|Mirante sem ninguém:tudo:grade|Pico encoberto:perto:|Nuvem na crista:alto:|O vale de olhos fechados:baixo:|Mochila às costas:esquerda:mochila|Cachorro da pousada:baixo:cao|Silêncio lá de cima:direita:aves"),
    18: ("mar", "tarde", 4, "Mar de cobre:tudo:|Fim de regata:perto:|Barra fechada:baixo:grade|Volta sem pressa:esquerda:|Quem espera no cais:direita:menina|Gaivotas:alto:aves|Âncora:baixo:"),
    19: ("casas", "noite", 3, "Ladeira acesa:tudo:|Número 27:perto:|Telhas e lua:alto:|Depois da novela:esquerda:|Quem volta tarde:tudo:mochila|O dono da rua:baixo:gato|Festa de junho:tudo:bandeirolas|Esquina do sobrado:direita:|Passeio da noite:baixo:cao"),
    20: ("plantas", "tarde", 4, "Varanda de visita:tudo:|Folhas à espera:perto:|Rega da tarde:esquerda:regador|Vaso trocado de lugar:direita:|Beija-flor:alto:ave|A planta mais alta:alto:|Depois do trabalho:baixo:xicara|Broto teimoso:perto:folhas|Vaso da tia Elza:esquerda:|Fiscal:tudo:gato|Roupa e manjericão:alto:varal|Jardim de um metro:baixo:"),
    21: ("cidade", "manha", 3, "Horizonte:tudo:|Terraço com café:baixo:xicara|Andares ao sol:perto:|A cidade acorda:tudo:aves|Torres:direita:|Vidraças:esquerda:grade"),
    22: ("estrada", "tarde", 3, "Quilômetro 80:tudo:|A curva do posto:perto:|Poeira:baixo:|Rádio sem sinal:alto:|Parada:tudo:menina|Cachorro do posto:baixo:cao|Reta depois da curva:esquerda:|Cerca:direita:grade|Quem vai a pé:tudo:mochila|Céu da roça:alto:aves"),
    23: ("gatos", "dia", 5, "O dono se estica:tudo:|Bigodes ao sol:perto:|Ronda:alto:aves|Almofada boa:baixo:|Um olho só:esquerda:|Janela aberta:alto:|Café, não:direita:xicara|Sombra do gato:baixo:folhas"),
    24: ("baloes", "dia", 5, "Céu aberto:tudo:|Listras e remendos:perto:|Mil pés:alto:aves|Vento parado:esquerda:|Sombra nos morros:baixo:|Pouso macio:direita:menina"),
}

# The part of the view: left, upper edge and side of a square in 600 by 600.
VIEWS = {"tudo": (0, 0, 600), "perto": (0, 0, 0), "esquerda": (0, 130, 400), "direita": (200, 130, 400), "alto": (60, 0, 440), "baixo": (120, 220, 380)}
CLOSE = {
    "montanhas": (200, 120, 260), "plantas": (180, 190, 280), "mar": (170, 230, 280), "farol": (300, 10, 260), "casas": (60, 210, 290), "cidade": (180, 280, 260),
    "campo": (340, 170, 240), "barracas": (80, 350, 240), "estrada": (170, 310, 270), "baloes": (180, 90, 300), "janela": (110, 250, 270), "floresta": (0, 340, 260),
    "dunas": (180, 330, 260), "cachoeira": (180, 170, 250), "ponte": (90, 170, 280), "gatos": (180, 190, 300),
}
PARTS = {
    "montanhas": ("Serra com um pico nevado e pinheiros na frente", "O pico nevado de perto", "O lado esquerdo da serra", "O lado direito da serra", "O céu sobre a crista", "Pinheiros ao pé da serra"),
    "plantas": ("Três vasos diante de uma janela", "As folhas do vaso do meio", "O vaso da esquerda e a janela", "O vaso da direita", "As pontas das folhas contra o vidro", "Os vasos sobre a tábua"),
    "mar": ("Veleiros no mar aberto", "Um veleiro de perto", "A água do lado esquerdo", "A água do lado direito", "O céu sobre o mar", "Riscos de luz na água"),
    "farol": ("Farol de faixas vermelhas numa ponta de pedra", "A lanterna do farol", "O mar ao lado do farol", "A torre e a ponta de pedra", "O céu e o alto do farol", "A pedra e a água ao pé do farol"),
    "casas": ("Fileira de casas coloridas", "Uma porta e duas janelas", "As casas da esquerda", "As casas da direita", "Telhados em fila", "Portas e a calçada"),
    "cidade": ("Prédios em três planos", "Fileiras de janelas", "Os prédios da esquerda", "Os prédios da direita", "O céu sobre os prédios", "O pé dos prédios"),
    "campo": ("Lavoura em fileiras e um celeiro vermelho", "O celeiro de perto", "As fileiras e uma árvore", "As fileiras até o celeiro", "O céu sobre a lavoura", "Fileiras, uma árvore e o celeiro"),
    "barracas": ("Acampamento na clareira, com fogueira", "A entrada da barraca", "Pinheiros e a barraca", "A fogueira ao lado da barraca", "O céu sobre os pinheiros", "O chão da clareira e a fogueira"),
    "estrada": ("Estrada que some entre árvores", "A curva da estrada", "As árvores à esquerda da estrada", "As árvores à direita da estrada", "O céu sobre a estrada", "A faixa no asfalto"),
    "baloes": ("Balões de listras sobre os morros", "Dois balões de perto", "Os balões da esquerda", "Os balões da direita", "Balões no alto", "Os morros e o balão mais baixo"),
    "janela": ("Xícara e janela com morro ao fundo", "A xícara fumegando", "O canto esquerdo da janela", "O canto direito da janela", "O morro visto pelo vidro", "A xícara no parapeito"),
    "floresta": ("Mata de pinheiros em três tons", "Um bicho de orelhas em pé entre os troncos", "Os pinheiros da esquerda", "Os pinheiros da direita", "O topo da mata", "A neblina entre os troncos"),
    "dunas": ("Dunas com cactos", "Um cacto sozinho", "A encosta da duna à esquerda", "A encosta da duna à direita", "A crista da duna e o céu", "Areia em ondas"),
    "cachoeira": ("Cachoeira entre duas pedras", "O véu da água", "A pedra da esquerda e a queda", "A pedra da direita e a queda", "O alto da queda e os morros", "O poço coberto de espuma"),
    "ponte": ("Ponte pênsil sobre o rio", "Os cabos e uma torre da ponte", "A torre da esquerda", "A torre da direita", "O céu e o alto das torres", "O rio debaixo da ponte"),
    "gatos": ("Gato no tapete diante da janela", "A cara do gato", "O gato visto da esquerda", "O gato visto da direita", "A janela e as orelhas do gato", "O gato e o tapete"),
}
LIGHTS = {"manha": "de manhã cedo", "dia": "em pleno dia", "tarde": "no fim da tarde", "noite": "à noite", "nublado": "com céu encoberto"}
BEFORE = {
    "": "", "mochila": "uma pessoa de mochila, de costas", "grade": "uma grade na frente", "aves": "um bando de aves", "ave": "um beija-flor parado no ar",
    "cao": "um cachorro sentado", "regador": "um regador", "gato": "um gato sentado na frente", "xicara": "uma xícara na frente", "bandeirolas": "bandeirinhas penduradas",
    "menina": "uma menina de vestido olhando", "varal": "roupa no varal", "folhas": "folhas bem na frente", "pipa": "uma pipa vermelha",
}


def photos():
    """Each picture: album, place, number in its place, light, seed, title, part, and what is before it."""
    count: dict[str, int] = {}
    for album, (place, light, seed, shots) in ALBUMS.items():
        for shot in shots.split("|"):
            title, part, before = shot.split(":")
            count[place] = count.get(place, 0) + 1
            yield album, place, count[place], light, seed, title, part, before


def alternatives():
    """The titles and alternative texts by picture."""
    found = {}
    for _, place, number, light, _, title, part, before in photos():
        text = PARTS[place][list(VIEWS).index(part)]
        passing = BEFORE[before]
        found[f"{place}-{number}"] = (title, f"{text}, {LIGHTS[light]}" + (f"; {passing}" if passing else ""))
    return found


def pictures():
    """Each picture's file name and the function that draws it."""
    for album, place, number, light, seed, _, part, before in photos():
        view = CLOSE[place] if part == "perto" else VIEWS[part]
        yield f"{place}-{number}", lambda: scenes.photo(f"{place}-{number}", f"{place}-album-{seed}", place, light, view, before)
