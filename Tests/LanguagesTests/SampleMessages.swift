// Interface texts that tests make, and how pages show them.

import Diagnostics
import Languages

/// A text at a place where its bytes are.
func entry(_ key: String, _ text: String, at offset: Int = 0) -> MessageEntry {
  let bytes = Array(text.utf8)
  return MessageEntry(
    key: key, at: Span(SourceID(0), 0, 1),
    .text(.init(bytes, at: Span(SourceID(0), offset, offset + bytes.count))))
}

func entry(_ key: String, _ forms: [(PluralCategory, String)]) -> MessageEntry {
  let place = Span(SourceID(0), 0, 1)
  return MessageEntry(
    key: key, at: place,
    .plural(
      forms.map { category, text in
        MessageEntry.Form(category, at: place, .init(Array(text.utf8), at: place))
      }))
}

func catalogue(
  _ texts: [(language: String, entries: [MessageEntry])], siteLanguage: String = "en"
) -> (MessageCatalogue, [Diagnostic]) {
  var catalogue = MessageCatalogue(siteLanguage: siteLanguage)
  var log = DiagnosticLog()
  for (language, entries) in texts {
    catalogue.add(entries, language: language, reportingTo: &log)
  }
  return (catalogue, log.diagnostics)
}

/// The text of a key as a page in a language shows it, its parameters in braces.
func shown(
  _ key: String, in language: String, count: Int = 0, of catalogue: MessageCatalogue
) -> String? {
  var log = DiagnosticLog()
  let arguments = ["count", "name"].map { MessageArgument($0, at: Span(SourceID(0), 0, 1)) }
  guard
    let use = catalogue.use(
      of: key, at: Span(SourceID(0), 0, 1), arguments: arguments, reportingTo: &log)
  else { return nil }
  let table = catalogue.table()
  let range = table.text(
    of: use.message, language: table.languageIndex(of: language), count: count)
  return table.segments[range].map { segment in
    switch segment {
    case .literal(let range): String(decoding: table.literals[range], as: UTF8.self)
    case .parameter(let index): "{\(use.argument(for: index).map { "\($0)" } ?? "-")}"
    }
  }.joined()
}
