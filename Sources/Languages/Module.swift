// Languages: how human languages write numbers, dates and durations, and the texts of an interface.
//
// `LanguageFormat` is what Apus knows about a language; `NumberText`, `DateText` and `DurationText`
// format by it, `AmountText` and `SpokenDurations` find amounts in prose. `MessageCatalogue` holds
// the texts of message files, with the plural forms of each language (`PluralRule`), checks them
// against each other and against their uses, and becomes a `MessageTable`, from which pages are
// rendered.
//
// It does not know what a template or a site is, and uses nothing of the machine that it runs on:
// no clock, no locale.
