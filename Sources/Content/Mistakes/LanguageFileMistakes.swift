// Mistakes about the files of collections in several languages: 0338 and 0339.

import Diagnostics

extension DiagnosticCode {
  static let sharedTranslation = DiagnosticCode(
    "0338", "a file in two languages",
    """
    Each language of a collection has files of its own. Where the patterns of two languages after
    `translations:` take the same file, or that of a translation takes all files of the first
    language, readers of one language would be shown the texts of the other. Write each language
    into a folder of its own (`notes/de/*.md`), or its tag before the ending of the files' names
    (`notes/*.de.md`).
    """)
  static let unnamedLanguage = DiagnosticCode(
    "0339", "a file that is named like a translation",
    """
    Where the translations of a collection are told by the tag of the language before the ending
    (`pie.de.md` translates `pie.md`), a file with the tag of another language is most likely a
    translation too. It is an entry of the first language until `translations:` names its language.
    So is one with the tag of a language whose translations are in a folder of their own
    (`de: notes/de/*.md`), until it is there.
    """)
}

extension Diagnostic {
  /// Two languages of a collection with the same files; `other` is nil for the first language.
  static func sharedTranslation(
    of collection: String, into language: String, and other: String?, path: String,
    at span: Span?, other otherSpan: Span?
  ) -> Diagnostic {
    let second = other.map { "its translations into \(quoted($0))" } ?? "its first language"
    return Diagnostic(
      .error, .sharedTranslation,
      "the translations of '\(collection)' into \(quoted(language)) are the files of \(second), "
        + "such as \(quotedPath(path))", at: span,
      places: otherSpan.map { [Place($0, "the files of \(second)")] } ?? [],
      help: [
        Help(
          "name files with texts in \(quoted(language)), or leave the language out of "
            + "'translations' until there are some")
      ])
  }

  /// Files of the first language that are named like translations into another one.
  static func unnamedLanguage(
    _ language: String, paths: [String], collection: String, pattern: String
  ) -> Diagnostic {
    let path = paths.first ?? ""
    let others = paths.count - 1
    let more =
      others == 0 ? " is" : others == 1 ? " and another like it are" : " and \(others) like it are"
    var diagnostic = Diagnostic(
      .warning, .unnamedLanguage,
      "\(quotedPath(path))\(more) in the first language of '\(collection)', which has no "
        + "translations into \(quoted(language))", at: nil,
      help: [
        Help("write '\(language): \"\(pattern)\"' into 'translations' of the collection, too"),
        Help("a name that means no language has no such tag after a dot: rename the file"),
      ])
    diagnostic.file = path
    return diagnostic
  }

  /// A file of the first language that is named like a translation into one whose files another
  /// pattern takes; `wanted` is a path that it takes.
  static func misplacedTranslation(
    _ path: String, into language: String, collection: String, pattern: String, wanted: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .warning, .unnamedLanguage,
      "\(quotedPath(path)) is in the first language of '\(collection)', whose translations into "
        + "\(quoted(language)) are \(quoted(pattern))", at: nil,
      help: [
        Help("move it to \(quotedPath(wanted))"),
        Help("a name that means no language has no such tag after a dot: rename the file"),
      ])
    diagnostic.file = path
    return diagnostic
  }
}
