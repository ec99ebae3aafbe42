// Mistakes in the bytes of a source, whatever its language: encoding and characters that hide.

extension DiagnosticCode {
  /// The codes of any source text, by number.
  package static let sourceTexts: [DiagnosticCode] = [
    notUTF8, nulByte, invisibleCharacter, mergeConflict,
  ]

  static let notUTF8 = DiagnosticCode(
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
  package static let invisibleCharacter = DiagnosticCode(
    "0104", "characters that hide what is written",
    """
    Bidirectional control characters (U+202A to U+202E, U+2066 to U+2069) make text show in \
    another order than it is read, and tag characters (U+E0000 to U+E007F) show nothing at all. \
    They are rarely meant, and can hide what a text really says, so they are named as a warning.
    """)
  package static let mergeConflict = DiagnosticCode(
    "0114", "conflicts are resolved",
    """
    Git writes both versions of a text into a file when it cannot merge them, between lines that \
    begin with `<<<<<<<`, `=======` and `>>>>>>>`. Keep one of the versions, or make one of both, \
    and delete the three lines, also where some of them are gone already. In a Markdown text that \
    is about conflicts, they stand in a code block.
    """)
}

extension Diagnostic {
  /// A conflict that a version control system left in the file.
  package static func mergeConflict(_ conflict: MergeConflict) -> Diagnostic {
    Diagnostic(
      .error, .mergeConflict,
      conflict.isWhole
        ? "a merge conflict that is not resolved starts here"
        : "this line is left of a merge conflict", at: conflict.span,
      help: [
        Help(
          conflict.isWhole
            ? "keep one version, and delete the lines '<<<<<<<', '=======' and '>>>>>>>'"
            : "keep one version, and delete each line '<<<<<<<', '=======' and '>>>>>>>' that is left"
        )
      ])
  }

  /// Bytes that are not valid UTF-8, at an offset of the file.
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

  /// A file that begins like one in another encoding.
  package static func otherEncoding(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .notUTF8, "not UTF-8: the file looks like \(name)", at: span,
      help: [Help("save the file as UTF-8, or run: iconv -f \(name) -t UTF-8")])
  }

  /// A zero byte.
  package static func nulByte(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .nulByte, "a NUL byte is not allowed", at: span,
      notes: ["it may be a binary file, or one saved as UTF-16"],
      help: [Help("save the file as UTF-8 text")])
  }

  /// A character that changes how others are shown, or shows nothing.
  package static func invisibleCharacter(_ scalar: UInt32, at span: Span) -> Diagnostic {
    let isTag = scalar >= 0xE0000
    return Diagnostic(
      .warning, .invisibleCharacter,
      (isTag ? "tag character " : "bidirectional control character ") + unicodeName(scalar),
      at: span,
      label: isTag ? "it shows nothing" : "it changes the order in which the text is shown",
      help: [Help("delete it", replace: span, with: "")])
  }

  /// A number in capital hexadecimal digits, at least `width` of them.
  package static func hex(_ number: UInt32, width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
  /// The name of a character by its number, such as `U+202E`.
  package static func unicodeName(_ scalar: UInt32) -> String { "U+" + hex(scalar, width: 4) }
}
