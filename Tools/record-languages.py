#!/usr/bin/env python3
"""Record how the Unicode CLDR writes numbers and dates in every language that Apus offers.

    pip install Babel
    python3 Tools/record-languages.py > Tests/Data/Languages/cldr.tsv

One line a text: the tag of a language, what is written, in which form, and the text, with tabs
between them. The first line names the version of the CLDR's reader.
"""
import datetime
from importlib.metadata import version

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal

LANGUAGES = "en en-GB pt-BR pt-PT sk cs pl de es fr it ar da ja nl sv uk".split()
NUMBERS = [0, 7, 999, 1000, 1234, 9999, 10000, 12345, 123456, 1234567, -1234, 987654321]
FRACTIONS = ["0.5", "1234.5", "12345.25", "-0.75", "1000000.125"]
# Of these the CLDR groups no number of four digits, which Babel does not know.
UNGROUPED = ["es", "pl", "pt-PT"]
# Digits as in all other texts of a page, also in Arabic.
LATIN = {"numbering_system": "latn"}
DATES = [datetime.date(2026, month, day) for month in range(1, 13) for day in (1, 2, 9, 25)]


def written(value):
    """A number as the locale writes it; Babel leaves the minus sign as it is."""
    text = format_decimal(value, locale=locale, **LATIN)
    return text.replace("-", locale.number_symbols["latn"]["minusSign"])


print(f"#\tbabel\t{version('babel')}\t")
for tag in LANGUAGES:
    locale = Locale.parse(tag.replace("-", "_"))
    for whole in NUMBERS:
        if tag in UNGROUPED and 1000 <= abs(whole) < 10000:
            continue
        print(f"{tag}\t{whole}\tint\t{written(whole)}")
    for fraction in FRACTIONS:
        if tag in UNGROUPED and 1000 <= float(fraction) < 10000:
            continue
        print(f"{tag}\t{fraction}\tdouble\t{written(float(fraction))}")
    for date in DATES:
        for form in ("short", "medium", "long", "full"):
            print(f"{tag}\t{date}\t{form}\t{format_date(date, form, locale=locale)}")
