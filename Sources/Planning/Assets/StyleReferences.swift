import Escaping
import HTMLRules

/// Finds the references of a style sheet: `url()`, `src()`, `image-set()`, `@import` and the
/// comment that names a source map.
///
/// A tokenizer after CSS Syntax Module Level 3, section 4, as far as references need one: comments,
/// strings, escapes and unquoted addresses count. One pass; what is not complete is a `StyleFault`.
package struct StyleReferences {
  /// What a string that is here would be.
  private enum Place {
    case address
    case other
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// The functions and parentheses that are open.
  private var open: [Place] = []
  /// Whether `@import` was read, but not yet its address.
  private var isImport = false
  private var isNamespace = false
  /// Whether the block is that of `@font-face`.
  private var isFontFace = false
  private var blocks = StyleBlocks()
  /// The references, in their order.
  package private(set) var found: [AssetReference] = []
  /// What browsers leave out of the sheet because it is not complete, in its order.
  package private(set) var faults: [StyleFault] = []

  /// The references of a style sheet, in their order.
  package static func all(in bytes: [UInt8]) -> [AssetReference] {
    StyleReferences(readingAll: bytes).found
  }

  /// Reads a whole style sheet.
  package init(readingAll bytes: [UInt8]) {
    self.init(bytes: bytes)
    scan()
    if !hidesBlocks, let open = blocks.unclosed { faults.append(open) }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): string()
      case UInt8(ascii: "("): begin(.other)
      case UInt8(ascii: ")"):
        blocks.close(at: offset, in: bytes)
        _ = open.popLast()
        offset += 1
      case UInt8(ascii: "["), UInt8(ascii: "]"): bracket()
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if bytes[offset] == UInt8(ascii: "}") { isFontFace = false }
        bracket()
        (isImport, isNamespace) = (false, false)
        open = []
      case UInt8(ascii: "@"):
        offset += 1
        let name = self.name()
        isImport = name == "import"
        isNamespace = name == "namespace"
        isFontFace = name == "font-face"
      default: word()
      }
    }
  }

  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Whether a mistake was found of which wrong blocks may be a consequence: one that takes in, or
  /// leaves open, what is around it.
  private var hidesBlocks: Bool { faults.contains { $0.kind != .badAddress } }

  /// Opens or closes a block, where the byte does.
  private mutating func bracket() {
    if bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "[") {
      blocks.open(at: offset, in: bytes)
    } else if bytes[offset] != UInt8(ascii: ";"), !blocks.close(at: offset, in: bytes),
      !hidesBlocks
    {
      faults.append(StyleFault(.strayBrace, at: offset..<offset + 1))
    }
    offset += 1
  }

  private mutating func begin(_ place: Place) {
    blocks.open(at: offset, in: bytes)
    open.append(place)
    offset += 1
  }

  private mutating func comment() {
    let start = offset + 2
    offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        if let map = AssetReference(comment: start..<offset, in: bytes) { found.append(map) }
        offset += 2
        return
      }
      offset += 1
    }
    faults.append(StyleFault(.comment, at: start - 2..<start))
  }

  /// Reads a name, and the arguments if it is a function.
  private mutating func word() {
    let start = offset
    skipName()
    guard offset > start else {
      offset += 1
      return
    }
    guard byte(0) == UInt8(ascii: "(") else { return }
    offset = start
    switch name() {
    case "url": address()
    case "src", "image-set", "-webkit-image-set": begin(.address)
    default: begin(.other)
    }
  }

  /// Reads `url(`, whose address may be without quotation marks.
  private mutating func address() {
    begin(.address)
    while let space = byte(0), space <= 0x20 { offset += 1 }
    guard let first = byte(0), first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
      return
    }
    let start = offset
    var address: [UInt8] = []
    var isBad = false
    while let next = byte(0), next > 0x20, next != UInt8(ascii: ")") {
      isBad = isBad || next == UInt8(ascii: "\"") || next == 0x27 || next == UInt8(ascii: "(")
      step(into: &address)
    }
    let end = offset
    add(address, at: start..<end)
    // Anything else there makes the address invalid, and browsers ignore it (section 4.3.6).
    while let next = byte(0), next != UInt8(ascii: ")") {
      isBad = isBad || next > 0x20
      step(into: &address)
    }
    if byte(0) == nil {
      faults.append(StyleFault(.unclosedAddress, at: start..<end))
    } else if isBad {
      faults.append(StyleFault(.badAddress, at: start..<end))
    }
  }

  private mutating func string() {
    let quote = bytes[offset]
    offset += 1
    let start = offset
    var text: [UInt8] = []
    while let next = byte(0), next != quote {
      guard next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") else { break }
      step(into: &text)
    }
    let range = start..<offset
    if byte(0) != quote {
      faults.append(
        StyleFault(byte(0) == nil ? .unclosedString : .brokenString, at: start - 1..<offset))
      if byte(0) != nil { return }
    }
    offset = min(offset + 1, bytes.count)
    let isImported = isImport && open.isEmpty
    if isImported || open.last == .address {
      add(text, at: range)
      isImport = false
    }
  }

  private mutating func add(_ address: [UInt8], at range: Range<Int>) {
    guard !isNamespace else { return }
    var reference = AssetReference(.file, address, at: range)
    reference.loading = isImport ? .style : isFontFace ? .font : .picture
    found.append(reference)
  }

  /// A name in lower case; empty where there is none.
  private mutating func name() -> String {
    var name: [UInt8] = []
    while let next = byte(0), Self.isNameByte(next) { step(into: &name) }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Skips a name without reading it, because most are of no interest.
  private mutating func skipName() {
    var ignored: [UInt8] = []
    while let next = byte(0), Self.isNameByte(next) {
      if next == UInt8(ascii: "\\") { step(into: &ignored) } else { offset += 1 }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), 0x80...:
      true
    default: false
    }
  }

  /// Skips a byte or an escape (section 4.3.7), and adds what it means.
  private mutating func step(into text: inout [UInt8]) {
    guard bytes[offset] == UInt8(ascii: "\\"), let next = byte(1) else {
      text.append(bytes[offset])
      offset += 1
      return
    }
    offset += 1
    if next == UInt8(ascii: "\n") {
      offset += 1
      return
    }
    let digits = bytes[offset...].prefix(6).prefix { HexDigit.value(of: $0) != nil }
    guard !digits.isEmpty else {
      text.append(next)
      offset += 1
      return
    }
    let number = digits.reduce(UInt32(0)) { $0 << 4 | UInt32(HexDigit.value(of: $1) ?? 0) }
    let scalar = Unicode.Scalar(number).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
    offset = digits.endIndex
    if let space = byte(0), space <= 0x20 { offset += 1 }
  }
}
