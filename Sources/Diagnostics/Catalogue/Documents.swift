// The rules of text, and of keys, which YAML and JSON share.

extension DiagnosticCode {
  /// The codes of the room Documents, by number.
  package static let documents: [DiagnosticCode] = [
    notUTF8, nulByte, controlCharacter, invisibleCharacter, lineEnd, duplicateKey, deepNesting,
    tooLarge, selection, yamlSyntax, yamlSubset, yamlAlias, yamlItemInText, frontMatter, toml,
    jsonSyntax, jsonText, jsonNumber,
  ]

  package static let notUTF8 = DiagnosticCode(
    "0101", "files are UTF-8",
    """
    Every file is read as UTF-8. A byte that is no part of a valid character would be shown as \
    � on a page, so it is refused where it stands.

    The usual cause is a file saved as Latin-1, Windows-1252 or UTF-16. Open it in an editor that \
    shows the encoding and save it as UTF-8, or run `iconv -f WINDOWS-1252 -t UTF-8`.
    """)
  package static let nulByte = DiagnosticCode(
    "0102", "no NUL bytes",
    """
    A zero byte in a text file means that the file is binary, is cut off, or is UTF-16. Programs \
    written in C end a text there, so a name with a NUL can mean two things at once. It is refused \
    as a byte, and as an escape such as `\\u0000`.
    """)
  package static let controlCharacter = DiagnosticCode(
    "0103", "no control characters in data",
    """
    In front matter, YAML and JSON only tabs and line ends may stand beside visible characters. \
    The other control characters (U+0000 to U+001F, U+007F to U+009F) cannot be seen, are not \
    allowed in XML feeds, and can drive a terminal.

    Delete the character. To mean it, a JSON or double-quoted YAML text can hold an escape.
    """)
  package static let invisibleCharacter = DiagnosticCode(
    "0104", "characters that hide what is written",
    """
    Bidirectional control characters (U+202A to U+202E, U+2066 to U+2069) make text show in \
    another order than it is read, and tag characters (U+E0000 to U+E007F) show nothing at all. \
    They are rarely meant, and can hide what a text really says, so they are named as a warning.
    """)
  package static let lineEnd = DiagnosticCode(
    "0105", "line ends that not everybody reads alike",
    """
    A line of YAML ends with a line feed, or with a carriage return and a line feed. A carriage \
    return alone, U+2028 and U+2029 end a line for some programs and not for others, so that a \
    document would mean two things. Save the file with LF line ends; inside double quotes write \
    `\\u2028`.
    """)
  package static let duplicateKey = DiagnosticCode(
    "0106", "a key is given once",
    """
    A mapping holds each key once. Of two values for one key a reader would have to drop one in \
    silence. Keys are compared after their escapes are read, and in the normal form NFC, so that \
    two keys that look the same count as the same.
    """)
  package static let deepNesting = DiagnosticCode(
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
  package static func invalidUTF8(at span: Span, offset: Int, sequence: [UInt8]) -> Diagnostic {
    let bytes = sequence.map { "0x" + hex(UInt32($0), width: 2) }.joined(separator: " ")
    var notes: [String] = []
    if offset < 2 { notes = ["it may be a binary file, such as a picture"] }
    if offset > 1, sequence.count == 1, let byte = sequence.first, byte >= 0xC0 {
      let letter = Character(Unicode.Scalar(byte))
      notes = ["in Latin-1 it is '\(letter)': the file was probably saved in that encoding"]
    }
    return Diagnostic(
      .error, .notUTF8, "invalid UTF-8: \(bytes) at byte \(offset)", at: span,
      label: "not a character",
      notes: notes,
      help: [Help("save the file as UTF-8")])
  }

  package static func otherEncoding(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .notUTF8, "not UTF-8: the file looks like \(name)", at: span,
      help: [Help("save the file as UTF-8, or run: iconv -f \(name) -t UTF-8")])
  }

  package static func nulByte(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .nulByte, "a NUL byte is not allowed", at: span,
      notes: ["it may be a binary file, or one saved as UTF-16"],
      help: [Help("save the file as UTF-8 text")])
  }

  package static func nulEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .nulByte, "a text cannot hold NUL (U+0000)", at: span,
      help: [Help("delete the escape", replace: span, with: "")])
  }

  package static func controlCharacter(_ scalar: UInt32, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .controlCharacter, "control character \(unicodeName(scalar)) is not allowed",
      at: span, help: [Help("delete it", replace: span, with: "")])
  }

  package static func invisibleCharacter(_ scalar: UInt32, at span: Span) -> Diagnostic {
    let isTag = scalar >= 0xE0000
    return Diagnostic(
      .warning, .invisibleCharacter,
      (isTag ? "tag character " : "bidirectional control character ") + unicodeName(scalar),
      at: span,
      label: isTag ? "it shows nothing" : "it changes the order in which the text is shown",
      help: [Help("delete it", replace: span, with: "")])
  }

  package static func loneCarriageReturn(at span: Span) -> Diagnostic {
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

  package static func duplicateKey(_ key: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "'\(key)' is given twice", at: span, label: "again here",
      places: [Place(first, "first given here")], help: [Help("delete one of the two")])
  }

  package static func lookalikeKey(_ key: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "two keys that look the same: '\(key)'", at: span,
      label: "other bytes, same characters", places: [Place(first, "first given here")],
      notes: ["one is written with composed characters, the other with combining marks"],
      help: [Help("delete one of the two")])
  }

  package static func tooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .deepNesting, "nested deeper than \(limit)", at: span,
      label: "level \(limit + 1) starts here")
  }

  package static func keyTooLong(count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a key of \(count) bytes, where at most \(limit) are allowed", at: span)
  }

  package static func tooManyMarks(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a key with more than \(limit) combining marks in a row", at: span)
  }

  package static func tooManyKeys(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a mapping with more than \(limit) keys", at: span,
      label: "this key is one too many", help: [Help("write a list, or several files")])
  }

  package static func numberTooLong(count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "a number of \(count) characters, where at most \(limit) are allowed",
      at: span)
  }

  package static func noSuchKey(
    _ name: String, among keys: [String], at place: Span?, mapping: Span, path: String,
    writing text: (String) -> String?
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, among: keys).map { nearest in
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

  package static func notAMapping(
    name: String, at place: Span?, node: Span, path: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .selection,
      "'\(name)' cannot be selected in '\(path)': there is no mapping to look in",
      at: place ?? node, places: place == nil ? [] : [Place(node, "this is not a mapping")])
  }

  /// A number in capital hexadecimal digits, at least `width` of them.
  static func hex(_ number: UInt32, width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The name of a character by its number, such as `U+202E`.
  package static func unicodeName(_ scalar: UInt32) -> String { "U+" + hex(scalar, width: 4) }
}
