// Mistakes about entries and references to them: 0320 to 0329.

package import Diagnostics
import Documents

extension DiagnosticCode {
  static let badSlug = DiagnosticCode(
    "0320", "a slug that cannot be part of an address",
    """
    A slug is one part of an address and the name of a folder on every system: letters, digits
    and `-`, `_` or a full stop between them, at most 200 bytes, no slash, no name that Windows
    reserves. Apus makes one from the file's name or from the key; write `slug:` to choose it.
    """)
  static let slugCollision = DiagnosticCode(
    "0321", "two entries with one slug",
    """
    Two entries of a collection would have the same address, or addresses that some file
    systems cannot tell apart (upper and lower case, accents written in two ways). Give one of
    them another slug with `slug:`, or rename its file.
    """)
  static let unknownReference = DiagnosticCode(
    "0322", "a reference to an entry that does not exist",
    """
    A `Reference` names another entry by its key, by its slug, or by the path of its file from
    the file that refers to it. No entry is called that. Correct the name or write the entry.
    """)
  static let omittedReference = DiagnosticCode(
    "0323", "a reference to an entry that is left out",
    """
    The entry exists but is not published: it is a draft, its `publish` date is still to come,
    or its `expires` date is past. Publish it too, or leave out the entry that refers to it.
    """)
  package static let ambiguousReference = DiagnosticCode(
    "0328", "a reference that fits two entries, or an entry that two references name",
    """
    A `Reference` names another entry by its key, by its slug, or by the path of its file from
    the file that refers to it. This name is the key of one entry and the slug of another; the key
    is taken. Give one of them another slug or key, or name the entry by its file. A list that names
    an entry twice, by its key and by its slug, shows it twice.
    """)
  package static let missingKey = DiagnosticCode(
    "0324", "an entry that cannot be named",
    """
    Every entry has a slug, made from its `slug:`, from the name of its file, or from its key.
    An element of a list has no file of its own, so it needs a `@Key` in its model or a `slug`.
    """)
  static let deceptiveSlug = DiagnosticCode(
    "0325", "a slug with letters that look like others",
    """
    A slug mixes Latin letters with Cyrillic or Greek ones that are drawn alike, or looks the
    same as that of another entry. Readers cannot type such an address, and it can lead them to
    the wrong page. Write it with letters of one script.
    """)
  static let unpairedTranslation = DiagnosticCode(
    "0326", "a translation of nothing",
    """
    A file of `translations:` says in another language what a file of the collection says, and
    has the same name: `recipes/sk/pie.md` translates `recipes/pie.md`. In lists, elements are
    paired by their keys. Name the file after the one it translates, or write that one too.
    """)
}

extension DiagnosticCode {
  static let neverShown = DiagnosticCode(
    "0327", "an entry that expires before it is published",
    """
    An entry is on the site from the moment of `publish` until that of `expires`. Where the one is
    not before the other, there is no build that shows it. Correct one of the two.
    """)
}

extension Diagnostic {
  /// A key such as `draft` in the first lines of a text without front matter.
  static func keyWithoutFrontMatter(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .frontMatter, "'\(key)' is a key of front matter, and this file has none", at: span,
      label: "this would be part of the text",
      help: [
        Help("write a line of --- before the first line of data, and one behind the last"),
        Help("to show the line, write a backslash before its colon: '\(key)\\:'"),
      ])
  }

  /// An entry that is never published.
  static func neverShown(expires: Span, publish: Span) -> Diagnostic {
    Diagnostic(
      .error, .neverShown, "the entry expires before it is published, so it is never shown",
      at: expires, places: [Place(publish, "it is published from here on")],
      help: [Help("write a later moment after 'expires:'")])
  }

  /// A slug made from a file's name or from a key that cannot be part of an address.
  static func unreadableSlug(
    reason: String, source: String, in notation: FileNotation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .badSlug, reason, at: span, notes: ["the slug is made from \(source)"],
      help: [Help("write '\(notation.pair("slug", "another-name"))'")])
  }

  /// A name from which no slug can be made.
  static func noSlug(
    from typed: String, of what: String, in notation: FileNotation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .badSlug, "no slug can be made from \(what) \(quoted(typed))", at: span,
      help: [Help("write '\(notation.pair("slug", "letters-and-digits"))'")])
  }

  /// Two entries of a collection whose slugs are the same, at least on some file systems.
  static func slugCollision(
    _ slug: String, other: String, collection: String, at span: Span, first: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .slugCollision,
      "two entries of '\(collection)' have the slug \(quoted(slug))", at: span,
      label: "this entry", places: [Place(first, "and this one")],
      help: [Help("give one of them another 'slug'")])
    if slug != other || slug.utf8.count != other.utf8.count {
      diagnostic.message =
        "the slugs \(quoted(slug)) and \(quoted(other)) of '\(collection)' cannot be told apart"
      diagnostic.notes = [
        "some file systems take upper and lower case, and accents written in two ways, for the "
          + "same name"
      ]
    }
    return diagnostic
  }

  /// A reference to an unknown entry.
  static func unknownReference(
    _ rule: FieldRule, typed: String, target: String, nearest: (name: String, span: Span)?,
    collections: [String], several: [String] = [], at span: Span
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownReference, "there is no \(target) called \(quoted(rule.masked(typed)))",
      at: span,
      places: rule.place("'\(rule.field)' refers to a \(target)"))
    if !several.isEmpty, !rule.isSecret {
      let names = several.map { DisplayText($0).text }.joined(separator: ", ")
      diagnostic.help = [
        Help(
          "for several, make '\(rule.field)' a list in the model, '[Reference<\(target)>]', and "
            + "write '[\(names)]'")
      ]
    } else if let nearest, !rule.isSecret {
      diagnostic.message += "; did you mean '\(nearest.name)'?"
      diagnostic.places.append(Place(nearest.span, "this entry is called that"))
      diagnostic.help = [
        Help("write '\(nearest.name)'", replace: span, with: nearest.name)
      ]
    } else if collections.isEmpty {
      diagnostic.notes = ["no collection has the model \(target)"]
    } else {
      diagnostic.help = [Help("write the key, slug or file of an entry of \(list(collections))")]
    }
    return diagnostic.free(ofValues: rule)
  }

  /// A reference that is the key of one entry and the slug of another.
  package static func ambiguousReference(
    _ rule: FieldRule, typed: String, target: String, at span: Span, key: Span, slug: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .ambiguousReference,
      "two entries of \(target) are called \(quoted(rule.masked(typed))): one by its key, which is "
        + "taken, and one by its slug", at: span,
      places: rule.isSecret
        ? [] : [Place(key, "its key is taken"), Place(slug, "it has that slug")],
      help: [
        Help("give one of them another slug or key, or write the path of the file that is meant")
      ]
    ).free(ofValues: rule)
  }

  /// A reference to an entry that another one of the same list names in another way.
  static func repeatedReference(
    _ rule: FieldRule, typed: String, target: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .ambiguousReference,
      "\(quoted(rule.masked(typed))) is the \(target) that is named above in this list", at: span,
      places: rule.isSecret ? [] : [Place(first, "it is named here, too")],
      help: [Help("remove one of the two")]
    ).free(ofValues: rule)
  }

  /// A reference to a draft, a scheduled or an expired entry.
  static func omittedReference(
    _ rule: FieldRule, typed: String, target: String, reason: String, at span: Span, entry: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .omittedReference,
      "the \(target) \(quoted(rule.masked(typed))) is left out: \(reason)", at: span,
      places: rule.isSecret ? [] : [Place(entry, "it is left out because of this")],
      help: [Help("publish it too, or leave out the entry that refers to it")]
    ).free(ofValues: rule)
  }

  /// An element of a list that has neither a key nor a slug.
  static func missingKey(
    of model: String, in notation: FileNotation, at span: Span, rule: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .missingKey, "this \(model) has nothing to be named by", at: span,
      places: rule.map { [Place($0, "no field of \(model) is marked '@Key'")] } ?? [],
      help: [
        Help(
          "mark a field of \(model) with '@Key', or write "
            + "'\(notation.pair("slug", "…"))' in every element")
      ])
  }

  /// A slug that mixes letters which look alike.
  static func deceptiveSlug(_ slug: String, lookalike: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .deceptiveSlug, "the slug \(quoted(slug)) mixes letters of two scripts", at: span,
      notes: [lookalike])
  }

  /// Two slugs that look the same.
  static func slugLookalikes(
    _ slug: String, collection: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .deceptiveSlug,
      "two slugs of '\(collection)' look the same, \(quoted(slug)), and are not", at: span,
      label: "this entry", places: [Place(first, "and this one")])
  }
}

extension Diagnostic {
  /// A translation of an entry that does not exist in the original collection.
  static func unpairedTranslation(
    _ name: String, isFile: Bool, of collection: String, at span: Span, known: [String],
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let nearest = log.nearest(to: name, among: known)
    let help = [
      Help(
        nearest.map { "did you mean to translate '\($0)'?" }
          ?? (isFile
            ? "call it as the file that it translates is called"
            : "give it the key of the entry that it translates"))
    ]
    let what = isFile ? "file of the name" : "entry with the key"
    return Diagnostic(
      .error, .unpairedTranslation,
      "this translates nothing: \(quoted(collection)) has no \(what) \(quoted(name))", at: span,
      help: help)
  }
}
