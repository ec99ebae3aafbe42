#!/usr/bin/env python3
"""Record the plural categories of whole numbers as the Unicode CLDR has them.

    pip install Babel
    python3 Tools/record-plural-categories.py > Tests/Data/Templates/plural-categories.tsv

One line a language: its tag, a tab, and one letter for each number of `numbers` below:
z(ero), o(ne), t(wo), f(ew), m(any), or x for other.
"""

from babel import Locale

numbers = [*range(250), 999, 1000, 1001, 1002, 1011, 10000, 999999, 1000000, 1000001, 2000000]
letters = {"zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x"}
languages = """
    af ar ast az be bg bn bs ca cs cy da de el en eo es et eu fa fi fo fr fy ga gl gu he hi hr hu
    hy id is it ja ka kk kn ko ky lb lo lt lv mk ml mn mr ms my nb nl nn no pl pt pt_PT ro ru sk
    sl sq sr sv sw ta te th tr uk ur vi zh zu
""".split()

for language in languages:
    form = Locale.parse(language).plural_form
    print(language.replace("_", "-") + "\t" + "".join(letters[form(n)] for n in numbers))
