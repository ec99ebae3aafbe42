"""The pictures of the albums: each place at the hours it was visited."""

from __future__ import annotations

import scenes

VISITS = {
    "montanhas": (
        "manha", "dia", "tarde", "noite", "nublado", "manha", "dia", "tarde", "nublado", "noite", "manha",
        "nublado", "noite", "manha", "nublado", "noite",
    ),
    "plantas": (
        "manha", "dia", "tarde", "manha", "dia", "tarde", "manha", "tarde", "nublado", "dia", "tarde",
        "nublado", "dia", "tarde", "nublado", "dia", "tarde", "nublado", "dia",
    ),
    "mar": (
        "dia", "manha", "tarde", "dia", "manha", "tarde", "dia", "manha", "tarde", "noite", "nublado",
        "tarde", "noite", "nublado", "tarde", "noite",
    ),
    "casas": (
        "dia", "tarde", "manha", "noite", "dia", "tarde", "manha", "noite", "dia", "tarde", "manha", "noite",
        "noite", "manha", "tarde", "noite", "manha", "tarde", "noite", "manha", "tarde",
    ),
    "cidade": (
        "noite", "tarde", "nublado", "noite", "tarde", "nublado", "manha", "noite", "dia", "manha", "noite",
        "dia",
    ),
    "campo": (
        "dia", "tarde", "manha", "dia", "tarde", "manha", "dia", "tarde", "manha", "dia",
    ),
    "barracas": (
        "noite", "tarde", "dia", "noite", "tarde", "dia", "noite", "tarde",
    ),
    "farol": (
        "tarde", "noite", "nublado", "dia", "tarde", "noite",
    ),
    "gatos": (
        "dia", "tarde", "manha", "nublado", "dia", "tarde", "manha", "nublado", "tarde", "dia", "noite",
        "tarde", "dia", "noite", "tarde", "dia",
    ),
    "estrada": (
        "manha", "nublado", "tarde", "manha", "nublado", "tarde", "manha", "tarde", "dia", "manha", "tarde",
        "dia", "manha", "tarde", "dia", "manha", "tarde",
    ),
    "baloes": (
        "manha", "dia", "tarde", "noite", "manha", "dia", "tarde", "noite", "manha", "dia", "tarde", "manha",
        "dia", "tarde", "manha",
    ),
    "janela": (
        "manha", "dia", "noite", "manha", "dia", "noite", "manha", "dia", "noite", "manha", "dia", "noite",
    ),
    "floresta": (
        "manha", "nublado", "tarde", "manha", "nublado", "tarde",
    ),
    "dunas": (
        "dia", "tarde", "noite", "dia", "tarde", "noite", "dia", "tarde", "noite", "dia",
    ),
    "cachoeira": (
        "dia", "manha", "nublado", "dia", "manha", "nublado", "dia", "manha",
    ),
    "ponte": (
        "noite", "tarde", "manha", "noite", "tarde", "manha",
    ),
}


def pictures():
    """Each picture's file name and the function that draws it."""
    for place, hours in VISITS.items():
        for number, hour in enumerate(hours, 1):
            yield f"{place}-{number}", lambda: scenes.scene(f"{place}-{number}", place, hour)
