import Diagnostics
import Escaping

/// Reads the tags of one path through a page (section 13.2.5 of the HTML standard).
///
/// `HTMLTokenizer` (module `Escaping`) reads the same language for another purpose, and neither can
/// replace the other. This lexer follows each path separately, keeps names, attributes and values
/// with their places, and never refuses anything: the walker reports what is wrong. The tokenizer
/// has one state for all paths, on which branches have to agree, keeps no places, and refuses what
/// makes the context of a value ambiguous.
struct TagLexer: Equatable, Sendable {
  /// The place within a tag, a comment or a text.
  enum State: Hashable, Sendable {
    case data
    case tagOpen
    case endTagOpen
    case tagName
    case beforeName
    case name
    case afterName
    case beforeValue
    case quoted(UInt8)
    case unquoted
    case afterValue
    case slash
    /// After `<!`, with what follows.
    case declaration([UInt8])
    case comment(dashes: Int)
    case bogus
    case cdata(brackets: Int)
    /// In an element that holds text only, with how much of its end tag was read.
    case raw(matched: Int)
  }

  /// What a byte completes.
  enum Event {
    case nothing
    case tag
    case doctype
    case fault(MarkupFault)
  }

  var state = State.data
  var tag: Tag?
  /// The element whose text is read.
  var rawName: [UInt8] = []
  /// Whether `<![CDATA[` has a meaning here.
  var isForeign = false
  private var nameBytes: [UInt8] = []

  /// Where a byte, or a run of bytes, is.
  struct Place {
    let part: Int
    let offset: Int
    let span: Span
    let guards: Guards
  }

  /// Reads a byte of a text that is not plain text, or a run of bytes that belong together.
  ///
  /// - Returns: The offset after it, and what it completes.
  mutating func advance(over reading: TextReading, from offset: Int) -> (end: Int, event: Event) {
    let end = endOfRun(in: reading.text.bytes, from: offset)
    guard end > offset else {
      if let event = endBeforeTag(in: reading, at: offset) { return (offset, event) }
      let byte = reading.text.bytes[offset]
      return (offset + 1, advance(over: byte, at: reading.place(offset..<offset + 1)))
    }
    takeRun(reading.text.bytes[offset..<end], at: reading.place(offset..<end))
    return (end, .nothing)
  }

  /// Reads a byte that is not plain text.
  private mutating func advance(over byte: UInt8, at place: Place) -> Event {
    switch state {
    case .data: if byte == UInt8(ascii: "<") { begin(at: place) }
    case .tagOpen, .endTagOpen: return advanceInTagOpen(over: byte, at: place)
    case .declaration(let bytes): return advanceInDeclaration(over: byte, after: bytes, at: place)
    case .comment(let dashes): advanceInComment(over: byte, dashes: dashes)
    case .bogus: if byte == UInt8(ascii: ">") { state = .data }
    case .cdata(let brackets):
      if byte == UInt8(ascii: ">"), brackets >= 2 { return end(in: .data) }
      state = .cdata(brackets: byte == UInt8(ascii: "]") ? min(brackets + 1, 2) : 0)
    case .raw(let matched): return advanceInRaw(over: byte, matched: matched, at: place)
    case .quoted, .unquoted, .beforeValue: return advanceInValue(over: byte, at: place)
    case .tagName, .beforeName, .name, .afterName, .afterValue, .slash:
      return advanceInTag(over: byte, at: place)
    }
    return .nothing
  }

  private mutating func end(in state: State) -> Event {
    self.state = state
    return .nothing
  }

  private mutating func begin(at place: Place) {
    tag = Tag(span: place.span, part: place.part, offset: place.offset)
    tag?.repetitions = place.guards.repetitions
    nameBytes = []
    state = .tagOpen
  }

  /// Ends an end tag before the next `<`, where its own `>` is missing: what follows is no attribute
  /// of it.
  private mutating func endBeforeTag(in reading: TextReading, at offset: Int) -> Event? {
    guard state == .beforeName, tag?.isEnd == true,
      reading.text.bytes[offset] == UInt8(ascii: "<")
    else { return nil }
    note(.unclosedEndTag, at: tag?.span ?? reading.place(offset..<offset + 1).span)
    state = .data
    return .tag
  }

  private mutating func advanceInTagOpen(over byte: UInt8, at place: Place) -> Event {
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    switch byte {
    case _ where isLetter:
      tag?.isEnd = state == .endTagOpen
      appendToTagName(CollectionOfOne(byte), at: place)
      state = .tagName
    case UInt8(ascii: "/") where state == .tagOpen: state = .endTagOpen
    case UInt8(ascii: "!") where state == .tagOpen: state = .declaration([])
    case UInt8(ascii: "?") where state == .tagOpen:
      state = .bogus
      return fault(.instruction, upTo: place)
    case _ where state == .endTagOpen:
      state = byte == UInt8(ascii: ">") ? .data : .bogus
      return fault(.endTagWithoutName, upTo: place)
    case UInt8(ascii: "<"): begin(at: place)
    default:
      state = .data
      if byte == UInt8(ascii: "%") { return fault(.percent, upTo: place) }
    }
    return .nothing
  }

  /// A fault from the `<` up to a place.
  private func fault(_ kind: MarkupFault.Kind, upTo place: Place) -> Event {
    let start = tag?.span ?? place.span
    let isWhole = start.source == place.span.source
    return .fault(MarkupFault(kind: kind, span: isWhole ? start.through(place.span) : place.span))
  }

  /// How many bytes of the name of an element are kept.
  private static let nameLimit = 64

  private mutating func appendToTagName(_ bytes: some Collection<UInt8>, at place: Place) {
    for byte in bytes where nameBytes.count < Self.nameLimit { nameBytes.append(lowercased(byte)) }
    if let span = tag?.span, place.span.source == span.source {
      tag?.span = span.through(place.span)
    }
  }

  private mutating func advanceInDeclaration(
    over byte: UInt8, after bytes: [UInt8], at place: Place
  ) -> Event {
    if byte == UInt8(ascii: ">") {
      state = .data
      if bytes.starts(with: "doctype".utf8) { return .doctype }
      return fault(bytes.first == UInt8(ascii: "-") ? .halfComment : .declaration, upTo: place)
    }
    let read = bytes.count < 8 ? bytes + [lowercased(byte)] : bytes
    state = .declaration(read)
    if read == [0x2D, 0x2D] { state = .comment(dashes: 0) }
    if isForeign, read.elementsEqual("[cdata[".utf8) { state = .cdata(brackets: 0) }
    guard let kind = MarkupFault.Kind(ofDeclaration: read, isForeign: isForeign) else {
      return .nothing
    }
    state = .bogus
    return fault(kind, upTo: place)
  }

  private mutating func advanceInComment(over byte: UInt8, dashes: Int) {
    switch byte {
    case UInt8(ascii: "-"): state = .comment(dashes: min(dashes + 1, 2))
    case UInt8(ascii: ">") where dashes >= 2: state = .data
    case UInt8(ascii: "!") where dashes >= 2: state = .comment(dashes: 2)
    default: state = .comment(dashes: 0)
    }
  }

  private mutating func advanceInRaw(
    over byte: UInt8, matched: Int, at place: Place
  ) -> Event {
    let small = lowercased(byte)
    if matched == 0, byte == UInt8(ascii: "<") { begin(at: place) }
    if matched == rawName.count + 2, isWhitespace(byte) || small == 0x2F || small == 0x3E {
      tag?.isEnd = true
      nameBytes = rawName
      state = .tagName
      return advanceInTag(over: byte, at: place)
    }
    let wanted: UInt8? =
      switch matched {
      case 0: UInt8(ascii: "<")
      case 1: UInt8(ascii: "/")
      default: matched - 2 < rawName.count ? rawName[matched - 2] : nil
      }
    state = .raw(matched: small == wanted ? matched + 1 : 0)
    if small != wanted, small == UInt8(ascii: "<") {
      begin(at: place)
      state = .raw(matched: 1)
    }
    return .nothing
  }

  // MARK: Inside a tag

  /// Ends the name that is being read.
  mutating func endTagName() { tag?.name = String(decoding: nameBytes, as: UTF8.self) }

  private mutating func advanceInTag(over byte: UInt8, at place: Place) -> Event {
    if state == .tagName { endTagName() }
    if state == .slash, byte != UInt8(ascii: ">") { note(.slash, at: place.span) }
    switch byte {
    case UInt8(ascii: ">"):
      tag?.isSelfClosing = state == .slash
      state = .data
      return .tag
    case UInt8(ascii: "/"): state = .slash
    case UInt8(ascii: "=") where state == .name || state == .afterName: state = .beforeValue
    case _ where isWhitespace(byte):
      state = state == .name || state == .afterName ? .afterName : .beforeName
    default: beginAttribute(byte, at: place)
    }
    return .nothing
  }

  private mutating func beginAttribute(_ byte: UInt8, at place: Place) {
    tag?.attributes.append(TagAttribute(span: place.span, guards: place.guards))
    if byte == UInt8(ascii: "=") {
      note(.equalsBeforeName, at: place.span)
      change { $0.isFaulty = true }
    } else if state == .afterValue, !TagFault.isUnexpectedInName(byte) {
      note(.missingSpace, at: place.span)
    }
    state = .name
    appendToName(CollectionOfOne(byte), at: place)
  }

  private mutating func appendToName(_ bytes: some Collection<UInt8>, at place: Place) {
    let unexpected = bytes.enumerated().first { TagFault.isUnexpectedInName($0.element) }
    if let unexpected, tag?.attributes.last?.isFaulty == false {
      note(.unexpectedInName(unexpected.element), at: place.span.byte(unexpected.offset))
      change { $0.isFaulty = true }
    }
    change { attribute in
      attribute.appendToName(bytes)
      if attribute.span.source == place.span.source {
        attribute.span = attribute.span.through(place.span)
      }
    }
  }

  private mutating func change(_ body: (inout TagAttribute) -> Void) {
    tag?.attributes.changeLast(body)
  }

  private mutating func advanceInValue(over byte: UInt8, at place: Place) -> Event {
    switch state {
    case .beforeValue where isWhitespace(byte): return .nothing
    case .beforeValue where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
      change { $0.hasValue = true }
      state = .quoted(byte)
    case .quoted(let quote) where byte == quote: state = .afterValue
    case .unquoted where isWhitespace(byte): state = .beforeName
    case .unquoted where byte == UInt8(ascii: ">"), .beforeValue where byte == UInt8(ascii: ">"):
      if state == .beforeValue, let name = tag?.attributes.last?.name {
        note(.missingValue(name: name), at: place.span)
      }
      state = .afterValue
      return advanceInTag(over: byte, at: place)
    case .beforeValue:
      change { $0.hasValue = true }
      state = .unquoted
      appendUnquoted(byte, at: place)
    case .unquoted: appendUnquoted(byte, at: place)
    default: append(byte)
    }
    return .nothing
  }

  private mutating func appendUnquoted(_ byte: UInt8, at place: Place) {
    if TagFault.isUnexpectedInValue(byte), let attribute = tag?.attributes.last,
      !attribute.isFaulty
    {
      note(.unexpectedInValue(byte, name: attribute.name), at: place.span)
      change { $0.isFaulty = true }
    }
    append(byte)
  }

  /// How many faults of a tag are kept.
  private static let faultLimit = 8

  private mutating func note(_ kind: TagFault.Kind, at span: Span) {
    guard let tag, tag.faults.count < Self.faultLimit else { return }
    self.tag?.faults.append(TagFault(kind: kind, span: span))
  }

  /// A character reference is not decoded: what it stands for counts as unknown.
  private mutating func append(_ byte: UInt8) {
    change {
      byte == UInt8(ascii: "&") ? $0.appendUnknown(.anything) : $0.append(CollectionOfOne(byte))
    }
  }
}

extension Span {
  /// A byte of a span that has no line breaks.
  fileprivate func byte(_ offset: Int) -> Span {
    let start = min(Int(start) + offset, Int(end))
    return Span(source, start, min(start + 1, Int(end)))
  }
}

// Runs of bytes that are read in the same way, which is faster than one byte after another.
extension TagLexer {
  /// The end of the bytes that only add to the name or value that is read, or to a comment; the
  /// start where the next byte does more.
  private func endOfRun(in bytes: [UInt8], from start: Int) -> Int {
    let rest = bytes[start...]
    let end =
      switch state {
      case .tagName: rest.firstIndex(where: TagLexer.endsTagName)
      case .name: rest.firstIndex { TagLexer.endsTagName($0) || $0 == UInt8(ascii: "=") }
      case .quoted(let quote): rest.firstIndex { $0 == quote || $0 == UInt8(ascii: "&") }
      case .comment(dashes: 0): rest.firstIndex(of: UInt8(ascii: "-"))
      default: start as Int?
      }
    return end ?? bytes.count
  }

  private static func endsTagName(_ byte: UInt8) -> Bool {
    isWhitespace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  /// Reads a run.
  private mutating func takeRun(_ bytes: ArraySlice<UInt8>, at place: Place) {
    switch state {
    case .tagName: appendToTagName(bytes, at: place)
    case .name: appendToName(bytes, at: place)
    case .quoted: change { $0.append(bytes) }
    case .data, .tagOpen, .endTagOpen, .beforeName, .afterName, .beforeValue, .unquoted,
      .afterValue, .slash, .declaration, .comment, .bogus, .cdata, .raw:
      break
    }
  }
}
