/// Reads XML part by part and checks that it is well-formed (XML 1.0, fifth edition) and that its
/// prefixes are declared (Namespaces in XML 1.0).
///
/// It does not validate, reads UTF-8 only, and never resolves an entity: those that the internal
/// subset declares are known only by name. One pass, no recursion.
package struct XMLReader {
  let bytes: [UInt8]
  var offset = 0
  /// The names of the elements that are open.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  private var prefixes = XMLPrefixes()
  /// The names of the entities that the document declares.
  var entities: Set<[UInt8]> = []

  /// Makes a reader at the start of a document.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The first fault of a document; nil where it is well-formed.
  package static func fault(in bytes: [UInt8]) -> XMLFault? {
    var reader = XMLReader(bytes)
    do throws(XMLFault) {
      while try reader.next() != nil {}
      return nil
    } catch {
      return error
    }
  }

  /// The next part; nil at the end of a whole document.
  package mutating func next() throws(XMLFault) -> XMLEvent? {
    while offset < bytes.count {
      if let event = try part() { return event }
    }
    if let name = open.last {
      throw XMLFault("'<\(text(name))>' is not closed", at: name)
    }
    guard hasRoot else { throw XMLFault("expected an element", at: place) }
    return nil
  }

  /// Reads one part; nil for one that means nothing, such as a comment.
  private mutating func part() throws(XMLFault) -> XMLEvent? {
    guard bytes[offset] == UInt8(ascii: "<") else { return try characters() }
    if take("<!--") {
      try comment()
      return nil
    }
    if take("<![CDATA[") { return try characterData() }
    if take("<!DOCTYPE") {
      guard !hasRoot else {
        throw XMLFault("'<!DOCTYPE' is only allowed before the first element", at: place)
      }
      try documentType()
      return nil
    }
    if take("<?") { return try instruction() }
    if take("</") { return try endTag() }
    return try startTag()
  }

  /// A byte at the place of the reader, for faults.
  var place: Range<Int> { min(offset, bytes.count)..<min(offset + 1, bytes.count) }

  /// A range as a text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: Tags

extension XMLReader {
  private mutating func startTag() throws(XMLFault) -> XMLEvent {
    let start = offset
    guard !starts(with: "<!") else {
      throw XMLFault("'<!' begins only '<!--', '<![CDATA[' and '<!DOCTYPE'", at: start..<start + 2)
    }
    offset += 1
    let name = try self.name()
    guard !hasRoot || !open.isEmpty else {
      throw XMLFault("a second element '\(text(name))' after the first one", at: name)
    }
    let attributes = try attributes(of: start)
    let isEmpty = take("/")
    guard take(">") else { throw XMLFault("expected '>'", at: place) }
    hasRoot = true
    prefixes.declare(attributes, at: open.count + 1, in: bytes)
    try checkPrefixes(of: name, attributes)
    if isEmpty { prefixes.close(open.count + 1) } else { open.append(name) }
    return .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  /// Up to how many names are compared with each other, which a set is slower at.
  private static let fewAttributes = 16

  private mutating func attributes(of tag: Int) throws(XMLFault) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    var names: Set<ArraySlice<UInt8>> = []
    while true {
      let hasSpace = skipSpace()
      guard offset < bytes.count else {
        throw XMLFault("a tag is not closed with '>'", at: tag..<tag + 1)
      }
      if bytes[offset] == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "/") {
        return attributes
      }
      guard hasSpace else { throw XMLFault("expected a space before the attribute", at: place) }
      let attribute = try attribute()
      if attributes.count == Self.fewAttributes {
        names = Set(attributes.map { bytes[$0.name] })
      }
      let isNew =
        attributes.count < Self.fewAttributes
        ? !attributes.contains { bytes[$0.name] == bytes[attribute.name] }
        : names.insert(bytes[attribute.name]).inserted
      guard isNew else {
        throw XMLFault("attribute '\(text(attribute.name))' is written twice", at: attribute.name)
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(XMLFault) -> XMLAttribute {
    let name = try self.name()
    skipSpace()
    guard take("=") else {
      throw XMLFault("expected '=' after the attribute '\(text(name))'", at: place)
    }
    skipSpace()
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else {
      throw XMLFault("expected a value in quotes for '\(text(name))'", at: place)
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while true {
      skipPlainText()
      guard offset < bytes.count, bytes[offset] != quote else { break }
      guard bytes[offset] != UInt8(ascii: "<") else {
        throw XMLFault("'<' in an attribute; write '&lt;'", at: place)
      }
      try character()
    }
    guard offset < bytes.count else {
      throw XMLFault("the value of '\(text(name))' is not closed", at: name)
    }
    offset += 1
    return XMLAttribute(name: name, value: start..<offset - 1)
  }

  private mutating func endTag() throws(XMLFault) -> XMLEvent {
    let name = try self.name()
    skipSpace()
    guard take(">") else { throw XMLFault("expected '>'", at: place) }
    guard let last = open.popLast() else {
      throw XMLFault("'</\(text(name))>' closes nothing", at: name)
    }
    guard bytes[last] == bytes[name] else {
      throw XMLFault("expected '</\(text(last))>', found '</\(text(name))>'", at: name)
    }
    prefixes.close(open.count + 1)
    return .end(name: name)
  }

  private func checkPrefixes(
    of name: Range<Int>, _ attributes: [XMLAttribute]
  ) throws(XMLFault) {
    for name in [name] + attributes.map(\.name) {
      guard let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")) else { continue }
      guard !prefixes.knows(bytes[name.lowerBound..<colon]) else { continue }
      let prefix = text(name.lowerBound..<colon)
      throw XMLFault("the prefix '\(prefix)' has no 'xmlns:\(prefix)'", at: name)
    }
  }
}

// MARK: Text

extension XMLReader {
  private mutating func characters() throws(XMLFault) -> XMLEvent? {
    let start = offset
    while true {
      if !open.isEmpty { skipPlainText() }
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else { break }
      if open.isEmpty, !Self.isSpace(bytes[offset]) {
        throw XMLFault("text outside of the first element", at: place)
      }
      guard !starts(with: "]]>") else {
        throw XMLFault("']]>' in text; write ']]&gt;'", at: offset..<offset + 3)
      }
      try character()
    }
    return open.isEmpty ? nil : .text(start..<offset)
  }

  private mutating func characterData() throws(XMLFault) -> XMLEvent {
    let start = offset
    guard !open.isEmpty else { throw XMLFault("text outside of the first element", at: place) }
    while offset < bytes.count {
      if take("]]>") { return .characterData(start..<offset - 3) }
      try scalar()
    }
    throw XMLFault("'<![CDATA[' is not closed", at: start - 9..<start)
  }

  private mutating func comment() throws(XMLFault) {
    let start = offset
    while offset < bytes.count {
      if take("--") {
        guard take(">") else { throw XMLFault("'--' inside of a comment", at: offset - 2..<offset) }
        return
      }
      try scalar()
    }
    throw XMLFault("'<!--' is not closed", at: start - 4..<start)
  }

  private mutating func instruction() throws(XMLFault) -> XMLEvent? {
    let start = offset - 2
    let target = try name()
    skipSpace()
    let content = offset
    while offset < bytes.count, !starts(with: "?>") { try scalar() }
    let end = offset
    guard take("?>") else { throw XMLFault("'<?' is not closed", at: start..<start + 2) }
    guard text(target).lowercased() == "xml" else {
      return .instruction(target: target, content: content..<end)
    }
    guard start == 0 || start == 3 && bytes[0] == 0xEF, bytes[target].elementsEqual("xml".utf8)
    else {
      throw XMLFault("'<?xml' stands only at the very beginning of a file", at: target)
    }
    try checkDeclaration(content..<end)
    return nil
  }

  /// Checks that a declaration names no other encoding than the one that the text is in.
  private func checkDeclaration(_ content: Range<Int>) throws(XMLFault) {
    let words = text(content).lowercased()
    guard words.contains("version") else {
      throw XMLFault("expected 'version=\"1.0\"' in '<?xml'", at: content)
    }
    guard let encoding = words.firstRange(of: "encoding")?.upperBound else { return }
    let name = words[encoding...].drop { "= \t\r\n\"'".contains($0) }
      .prefix { !"\"'".contains($0) }
    // Any other encoding that is in use writes ASCII as UTF-8 does.
    guard name == "utf-8" || bytes.allSatisfy({ $0 < 0x80 }) else {
      throw XMLFault("expected the encoding UTF-8, found '\(name)'", at: content)
    }
  }
}
