// Mistakes about attributes: 0210 to 0213, 0215, 0216.

package import Diagnostics

extension DiagnosticCode {
  package static let unknownAttribute = DiagnosticCode(
    "0210", "an attribute that does not exist",
    """
    The attributes of fields are `@Key`, `@Unique`, `@Within`, `@Count`, `@Length`, `@Matches`,
    `@Named`, `@Secret`, `@Absent`, `@Inverse`, `@Ascending`, `@Currency`, and for Markdown files `@Body`, `@Heading`,
    `@FirstImage`, `@Section` and `@Labelled`.
    """)
  static let attributeArguments = DiagnosticCode(
    "0211", "an attribute with the wrong things in its parentheses",
    """
    `@Within`, `@Count` and `@Length` take a range of numbers (`1...24`, `2...`, `...60`,
    `0..<10`), `@Matches`, `@Named`, `@Section` and `@Labelled` one text in quotes, `@Absent` one
    or more, `@Inverse` a key path (`\\Photo.album`), `@Ascending` nothing or a first number
    (`1...`) and a key path to the numbers that are known to be missing (`\\Chapter.knownGaps`),
    `@Currency` a code of ISO 4217 (`"EUR"`) or a key path to the field of the same type that holds
    it (`\\Product.currency`: a `String`, or an enum of codes),
    and the others take no parentheses.
    """)
  static let attributeMisfit = DiagnosticCode(
    "0212", "an attribute that does not fit its field",
    """
    An attribute asks something of a field that only some types can give: a range of numbers
    makes sense for `Int`, `Double` and `Decimal`, a number of elements for lists, a currency for
    `Decimal`, and so on.
    `@Within`, `@Length` and `@Matches` at a list are about each of its elements.
    """)
  static let attributeConflict = DiagnosticCode(
    "0213", "attributes that contradict each other",
    """
    An attribute stands once at a field, a field has one place in a Markdown file, and a
    structure has at most one key, one body, one heading and one first image; no two of its
    fields stand below the same heading or behind the same label.
    """)
  static let brokenInverse = DiagnosticCode(
    "0215", "an inverse without its other side",
    """
    `@Inverse(\\Photo.album) var photos: [Photo]` in `Album` lists the photos whose field
    `album` refers to the album. That field has to exist in the entry that is listed, and its
    type has to be `Reference<Album>`, an optional or a list of it.
    """)
  static let unsupportedPattern = DiagnosticCode(
    "0216", "a regular expression that '@Matches' does not take",
    """
    `@Matches` takes the part of regular expressions that needs time in proportion to the text
    and no more: characters, `.`, classes such as `[A-Z0-9_]` and `[^/]`, `\\d`, `\\w`, `\\s` and
    their capitals (ASCII), groups, `|`, `*`, `+`, `?` and `{2,5}`. It is about the whole text.
    References to groups, looking around, lazy repetition and flags are left out.
    """)
}

extension Diagnostic {
  /// An attribute that does not exist.
  package static func unknownAttribute(
    _ name: String, known: [String], at span: Span, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let meanings = [
      "Range": "Within", "Min": "Within", "Max": "Within", "Primary": "Key", "ID": "Key",
      "Id": "Key", "Attribute": "Key", "Regex": "Matches", "Pattern": "Matches",
      "CodingKey": "Named", "Name": "Named", "Private": "Secret", "Hidden": "Secret",
      "Content": "Body", "Text": "Body", "Title": "Heading", "Label": "Labelled",
      "Labeled": "Labelled", "Money": "Currency", "Price": "Currency", "Relationship": "Inverse",
      "Null": "Absent",
    ]
    var diagnostic = Diagnostic(
      .error, .unknownAttribute, "there is no attribute '@\(name)'", at: span)
    if let nearest = meanings[name] ?? log.nearest(to: name, among: known) {
      diagnostic.message += "; did you mean '@\(nearest)'?"
      diagnostic.help = [Help("write '@\(nearest)'", replace: span, with: nearest)]
    } else {
      diagnostic.notes = ["the attributes are \(list(known.map { "@" + $0 }, joinedBy: "and"))"]
    }
    return diagnostic
  }

  /// An attribute with the wrong arguments.
  static func attributeArguments(
    _ name: String, expected: String, example: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments, "'@\(name)' takes \(expected)", at: span,
      help: [Help("write it as in '\(example)'")])
  }

  /// A key path of `@Ascending` that leads to no list of whole numbers.
  static func noKnownGaps(_ root: String, _ member: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments, "'\(root).\(member)' is no list of whole numbers", at: span,
      help: [Help("declare 'var \(member): [Int] = []' in '\(root)', which holds the components")])
  }

  /// An attribute whose text is blank.
  static func blankAttributeText(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .attributeArguments, "the text of '@\(name)' is blank", at: span)
  }

  /// A bound below zero of a count.
  static func negativeBound(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments, "'@\(name)' counts, so nothing in it is below 0", at: span)
  }

  /// An empty range.
  static func emptyBounds(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments, "there is no number in the range \(quoted(written))", at: span,
      help: [Help("write the smaller number first")])
  }

  /// An attribute that does not apply to the type of its field.
  static func attributeMisfit(
    _ name: String, of field: String, fits: String, at span: Span, place: Span?, help: [Help] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, .attributeMisfit, "'@\(name)' does not fit the field \(quoted(field))", at: span,
      places: place.map { [Place($0, "this field")] } ?? [], notes: ["'@\(name)' is for \(fits)"],
      help: help)
  }

  /// An attribute that is combined with `@Inverse`.
  static func inverseWithAttribute(
    _ name: String, of field: String, at span: Span, inverse: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .attributeMisfit, "'@\(name)' does not fit the field \(quoted(field))", at: span,
      places: [Place(inverse, "Apus fills the list, so no file writes it")],
      help: [Help("remove '@\(name)'", replace: span, with: "")])
  }

  /// An attribute that a field has twice.
  static func attributeTwice(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeConflict, "'@\(name)' stands twice at one field", at: span,
      places: [Place(first, "it stands here already")],
      help: [Help("remove one of them", replace: span, with: "")])
  }

  /// A field with two places in Markdown files.
  static func twoPlacements(
    _ name: String, _ other: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .attributeConflict, "a field has one place in a file: '@\(other)' or '@\(name)'",
      at: span, places: [Place(first, "the other place")],
      help: [Help("remove one of them")])
  }

  /// Two fields with the same place in Markdown files.
  static func samePlacement(_ place: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeConflict, "two fields stand at \(place)", at: span,
      places: [Place(first, "the other field")])
  }

  /// Two keys in one structure.
  static func twoKeys(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeConflict, "a model has one key", at: span,
      places: [Place(first, "the key is here already")],
      help: [Help("write '@Unique' for one of them")])
  }

  /// An inverse whose key path names another model than the list.
  static func inverseOfOther(
    _ root: String, listed: String, at span: Span, place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenInverse, "the list holds \(quoted(listed)), not \(quoted(root))", at: span,
      places: place.map { [Place($0, "the list")] } ?? [],
      help: [Help("write '\(listed)'", replace: span, with: listed)])
  }

  /// An inverse whose field does not exist.
  static func inverseOfNothing(
    _ member: String, of listed: String, fields: [String], owner: String, at span: Span,
    place: Span?,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .brokenInverse, "\(listed) has no field \(quoted(member))", at: span,
      places: place.map { [Place($0, "\(listed) is declared here")] } ?? [])
    if let nearest = log.nearest(to: member, among: fields) ?? fields.first {
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    } else {
      diagnostic.help = [
        Help("add 'var \(member): Reference<\(owner)>' to \(listed)")
      ]
    }
    return diagnostic
  }

  /// An inverse whose field does not refer back.
  static func inverseWithoutReference(
    _ member: String, of listed: String, owner: String, at span: Span, place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenInverse, "\(quoted(member)) of \(listed) does not refer to \(owner)",
      at: span, places: place.map { [Place($0, "this field")] } ?? [],
      help: [Help("its type has to be 'Reference<\(owner)>', an optional or a list of it")])
  }

  /// A regular expression that `@Matches` does not support.
  static func unsupportedPattern(
    _ mistake: PatternMistake, in text: String, at span: Span?
  ) -> Diagnostic {
    var place = span
    if let span, Int(span.end) - Int(span.start) == text.utf8.count + 2, !mistake.range.isEmpty {
      let start = Int(span.start) + 1
      place = Span(
        span.source, start + mistake.range.lowerBound, start + mistake.range.upperBound)
    }
    return Diagnostic(
      .error, .unsupportedPattern, "'@Matches' cannot take this expression: \(mistake.words)",
      at: place)
  }
}
