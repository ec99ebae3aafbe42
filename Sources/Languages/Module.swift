// The module Languages: how the languages of people write numbers, dates and lengths of time, and
// the texts of an interface.
//
// `LanguageFormat` is what is known of a language; `NumberText`, `DateText` and `DurationText` write
// by it, `AmountText` and `SpokenDurations` find amounts in prose. `MessageCatalogue` holds the texts
// of message files, with the plural forms of each language (`PluralRule`), checks them against each
// other and against their uses, and becomes a `MessageTable`, from which pages are rendered.
//
// It does not know what a template or a site is, and takes nothing from the machine it runs on: no
// clock, no locale.
