// The rules of text, and of keys, which YAML and JSON share.

package import Diagnostics

extension DiagnosticCode {
  /// The codes of the module Documents, by number.
  package static let documents: [DiagnosticCode] = [
    controlCharacter, lineEnd, duplicateKey, deepNesting, tooLarge, selection, yamlSyntax,
    yamlSubset, yamlAlias, yamlItemInText, yamlTextCut, frontMatter, toml,
    jsonSyntax, jsonText, jsonNumber, csv,
  ]

  static let controlCharacter = DiagnosticCode(
    "0103", "no control characters in data",
    """
    In front matter, YAML and JSON only tabs and line ends may stand beside visible characters. \
    The other control characters (U+0000 to U+001F, U+007F to U+009F) cannot be seen, are not \
    allowed in XML feeds, and can drive a terminal.

    Delete the character. To mean it, a JSON or double-quoted YAML text can hold an escape.
    """)
  package static let lineEnd = DiagnosticCode(
    "0105", "line ends that not everybody reads alike",
    """
    A line of YAML ends with a line feed, or with a carriage return and a line feed. A carriage \
    return alone, U+2028 and U+2029 end a line for some programs and not for others, so that a \
    document would mean two things. Save the file with LF line ends; inside double quotes write \
    `\\u2028`.
    """)
  static let duplicateKey = DiagnosticCode(
    "0106", "a key is given once",
    """
    A mapping holds each key once. Of two values for one key a reader would have to drop one in \
    silence. Keys are compared after their escapes are read, and in the normal form NFC, so that \
    two keys that look the same count as the same.
    """)
  static let deepNesting = DiagnosticCode(
    "0107", "nesting has a limit",
    """
    Mappings and lists may stand inside one another up to 64 deep. Content that people write never \
    comes near; input that is deeper is a mistake or an attack on the reader's memory.
    """)
  package static let tooLarge = DiagnosticCode(
    "0108", "data has limits of size",
    """
    Front matter may be 1 MiB long, a mapping may have 10,000 keys in YAML, a key may be 1,024 \
    bytes long with at most 30 combining marks in a row, and a number may have 1,024 characters. \
    The limits keep every build fast, whatever it is given.
    """)
  package static let selection = DiagnosticCode(
    "0109", "a selection names a key",
    """
    After the path of a JSON or YAML file, `#` and the names of keys select one value inside it: \
    `posts/db.json#posts` is the value of the key `posts` of the file's mapping, and \
    `db.json#data.items` that of `items` within `data`.
    """)
}

extension Diagnostic {
  static func nulEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .nulByte, "a text cannot hold NUL (U+0000)", at: span,
      help: [Help("delete the escape", replace: span, with: "")])
  }

  static func controlCharacter(_ scalar: UInt32, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .controlCharacter, "control character \(unicodeName(scalar)) is not allowed",
      at: span, help: [Help("delete it", replace: span, with: "")])
  }

  static func loneCarriageReturn(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .lineEnd, "a carriage return alone does not end a line", at: span,
      help: [Help("save the file with LF or CRLF line ends")])
  }

  package static func lineSeparator(_ scalar: UInt32, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .lineEnd, "\(unicodeName(scalar)) ends a line for some readers of YAML only",
      at: span,
      help: [
        Help("write a line end, or \\u" + hex(scalar, width: 4) + " inside double quotes")
      ])
  }

  static func duplicateKey(
    _ key: String, at span: Span, first: Span, areColumns: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "'\(key)' is given twice", at: span, label: "again here",
      places: [Place(first, "first given here")], help: [adviceOnTwice(areColumns: areColumns)])
  }

  private static func adviceOnTwice(areColumns: Bool) -> Help {
    Help(
      areColumns ? "give one of the two columns another name" : "delete one of the two")
  }

  static func lookalikeKey(
    _ key: String, at span: Span, first: Span, areColumns: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "two keys that look the same: '\(key)'", at: span,
      label: "other bytes, same characters", places: [Place(first, "first given here")],
      notes: ["one is written with composed characters, the other with combining marks"],
      help: [adviceOnTwice(areColumns: areColumns)])
  }

  package static func tooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .deepNesting, "nested deeper than \(limit)", at: span,
      label: "level \(limit + 1) starts here")
  }

  static func keyTooLong(count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a key of \(count) bytes, where at most \(limit) are allowed", at: span)
  }

  static func tooManyMarks(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a key with more than \(limit) combining marks in a row", at: span)
  }

  static func tooManyKeys(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a mapping with more than \(limit) keys", at: span,
      label: "this key is one too many", help: [Help("write a list, or several files")])
  }

  static func numberTooLong(count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a number of \(count) characters, where at most \(limit) are allowed",
      at: span)
  }

  static func noSuchKey(
    _ name: String, among keys: [String], at place: Span?, mapping: Span, path: String,
    suggesting log: inout DiagnosticLog, writing text: (String) -> String?
  ) -> Diagnostic {
    let suggestion = log.nearest(to: name, among: keys).map { nearest in
      let message = "did you mean '\(nearest)'?"
      guard let place, let text = text(nearest) else { return Help(message) }
      return Help(message, replace: place, with: text)
    }
    let listed = keys.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, .selection, "'\(path)' has no key '\(name)'", at: place ?? mapping,
      places: place == nil ? [] : [Place(mapping, "this mapping has no '\(name)'")],
      notes: keys.isEmpty ? [] : ["its keys are \(listed)\(keys.count > 8 ? ", …" : "")"],
      help: suggestion.map { [$0] } ?? [])
  }

  static func notAMapping(
    name: String, at place: Span?, node: Span, path: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .selection,
      "'\(name)' cannot be selected in '\(path)': there is no mapping to look in",
      at: place ?? node, places: place == nil ? [] : [Place(node, "this is not a mapping")])
  }
}
