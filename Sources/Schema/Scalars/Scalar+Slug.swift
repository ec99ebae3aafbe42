extension Scalar {
  /// The longest slug, in bytes.
  package static var longestSlug: Int { 200 }

  /// Checks that a text can be one part of an address and the name of a folder on every system:
  /// letters and digits of any script, `-` and `_` inside, a dot between digits.
  ///
  /// Slugs that differ only in case or marks are different here; code that collects slugs compares
  /// their folded forms, and writes them in normal form C (`UTF8Text.composed`).
  package static func checkSlug(_ bytes: ByteSpan) throws(ScalarMistake) {
    guard !bytes.isEmpty else { throw ScalarMistake(.slug, .empty) }
    guard bytes.count <= longestSlug else { throw ScalarMistake(.slug, .tooLong) }
    var marks = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        marks = 0
        index += 1
      } else if byte > 0x7F {
        try checkSlugScalar(bytes, &index, &marks)
      } else {
        try checkSlugSign(bytes, index)
        index += 1
      }
    }
    for edge in [0, bytes.count - 1] where bytes[edge] == UInt8(ascii: "-") {
      throw ScalarMistake(.slug, .edge, at: edge..<edge + 1)
    }
    if isReservedOnWindows(bytes) { throw ScalarMistake(.slug, .windowsName) }
    if bytes.equalsIgnoringCase("index") { throw ScalarMistake(.slug, .siteName) }
  }

  /// A dot is allowed between digits, so that no slug looks like a file or refers to a parent
  /// folder.
  private static func checkSlugSign(_ bytes: ByteSpan, _ index: Int) throws(ScalarMistake) {
    let place = index..<index + 1
    guard bytes[index] == UInt8(ascii: ".") else {
      throw ScalarMistake(.slug, .character, at: place)
    }
    guard index > 0, index + 1 < bytes.count, bytes[index - 1].isDigit, bytes[index + 1].isDigit
    else { throw ScalarMistake(.slug, .dot, at: place) }
  }

  private static func checkSlugScalar(
    _ bytes: ByteSpan, _ index: inout Int, _ marks: inout Int
  ) throws(ScalarMistake) {
    let start = index
    guard let scalar = Unicode.Scalar(UTF8Text.decode(bytes, &index)) else { return }
    let place = start..<index
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint {
      throw ScalarMistake(.slug, .invisible, at: place)
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber, .letterNumber:
      marks = 0
    case .nonspacingMark, .spacingMark:
      marks += 1
      guard start > 0 else { throw ScalarMistake(.slug, .character, at: place) }
      guard marks <= 8 else { throw ScalarMistake(.slug, .marks, at: place) }
    case .format, .control, .privateUse, .surrogate, .unassigned:
      throw ScalarMistake(.slug, .invisible, at: place)
    default: throw ScalarMistake(.slug, .character, at: place)
    }
  }

  /// Whether Windows reserves the name for a device, whatever follows a dot.
  package static func isReservedOnWindows(_ bytes: ByteSpan) -> Bool {
    let end = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    let stem = bytes.extracting(0..<end)
    let hasDigit = stem.count == 4 && stem[3].isDigit
    // The raised digits ¹, ² and ³ are kept as well.
    let hasRaised = stem.count == 5 && stem[3] == 0xC2 && [0xB9, 0xB2, 0xB3].contains(stem[4])
    if hasDigit || hasRaised {
      let letters = stem.extracting(0..<3)
      return letters.equalsIgnoringCase("com") || letters.equalsIgnoringCase("lpt")
    }
    return stem.equalsIgnoringCase("con") || stem.equalsIgnoringCase("prn")
      || stem.equalsIgnoringCase("aux") || stem.equalsIgnoringCase("nul")
  }
}
