import Escaping

/// Follows the static text of a template as a scan of the finished page would, and notes where
/// anchors, addresses and data begin and end.
///
/// Only the bytes of static text are read. What is printed between them changes nothing here: it is
/// escaped for its place, so that it neither ends the attribute or text it stands in nor begins a
/// tag; `ProgramNotes` sees to places where that is not so.
struct NoteScanner: Equatable {
  /// What the static text has left open.
  enum State: Equatable {
    case text
    /// A comment, of which the last bytes were so many hyphens, at most two.
    case comment(hyphens: Int)
    case tagName([UInt8])
    case tag(Tag)
    case attributeName(Tag, [UInt8])
    /// Behind a name, where another byte of a name, or `=`, could not be understood.
    case edge(Tag)
    /// The value of an attribute, up to a quote; what it says so far matters for a type.
    case value(Tag, quote: UInt8, NoteEvent.Action?)
    case type(Tag, quote: UInt8, [UInt8])
    case raw(RawElement, isData: Bool)
  }

  /// A tag that is open.
  struct Tag: Equatable {
    let isObject: Bool
    let raw: RawElement?
    var isData = false

    init(_ name: Swift.Span<UInt8>) {
      isObject = name.isWord("object")
      raw = RawElement(name)
    }
  }

  private(set) var state = State.text

  /// Whether a value may be printed here.
  var mayPrint: Bool {
    switch state {
    case .text, .comment, .value, .raw: true
    case .type(let tag, _, _): tag.raw == nil
    case .tagName, .tag, .attributeName, .edge: false
    }
  }

  /// The state in which both go on; nil where they differ.
  func joined(with other: NoteScanner) -> NoteScanner? {
    if self == other { return self }
    guard let tag = betweenAttributes, tag == other.betweenAttributes else { return nil }
    var joined = self
    joined.state = .edge(tag)
    return joined
  }

  /// The tag in which neither a name nor a value has to go on.
  private var betweenAttributes: Tag? {
    switch state {
    case .tagName(let name): Tag(name.span)
    case .tag(let tag), .attributeName(let tag, _), .edge(let tag): tag
    case .text, .comment, .value, .type, .raw: nil
    }
  }

  /// Reads static text; returns its events, or nil where it cannot be understood without what
  /// follows.
  mutating func read(_ bytes: Swift.Span<UInt8>) -> [NoteEvent]? {
    var events: [NoteEvent] = []
    var offset = 0
    while offset < bytes.count {
      guard step(bytes, &offset, &events) else { return nil }
    }
    return events
  }

  private mutating func step(
    _ bytes: Swift.Span<UInt8>, _ offset: inout Int, _ events: inout [NoteEvent]
  ) -> Bool {
    switch state {
    case .text: return readText(bytes, &offset)
    case .comment(let hyphens):
      readComment(bytes[offset], hyphens)
      offset += 1
    case .tagName(let begun):
      let name = begun + Self.name(in: bytes, &offset)
      state = offset < bytes.count ? .tag(Tag(name.span)) : .tagName(name)
    case .attributeName(let tag, let begun):
      let name = begun + Self.name(in: bytes, &offset)
      return readAttribute(name, tag, bytes, &offset, &events)
    case .edge(let tag):
      state = .tag(tag)
      return !bytes[offset].isInTagName && bytes[offset] != UInt8(ascii: "=")
    case .tag(let tag): return readTag(tag, bytes, &offset, &events)
    case .value(let tag, let quote, let action):
      while offset < bytes.count, bytes[offset] != quote { offset += 1 }
      guard offset < bytes.count else { break }
      if action != nil { events.append(NoteEvent(.end, at: offset)) }
      state = .tag(tag)
      offset += 1
    case .type(var tag, let quote, let type):
      if bytes[offset] != quote {
        state = .type(tag, quote: quote, type + [bytes[offset]])
      } else {
        if tag.raw != nil, type.span.endsInJSON { tag.isData = true }
        state = .tag(tag)
      }
      offset += 1
    case .raw(let element, let isData):
      return readRaw(bytes, &offset, element, isData: isData, &events)
    }
    return true
  }

  /// The rest of a name.
  private static func name(in bytes: Swift.Span<UInt8>, _ offset: inout Int) -> [UInt8] {
    let start = offset
    while offset < bytes.count, bytes[offset].isInTagName { offset += 1 }
    return (start..<offset).map { bytes[$0] }
  }

  private mutating func readText(_ bytes: Swift.Span<UInt8>, _ offset: inout Int) -> Bool {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count else { return true }
    offset += 1
    guard offset < bytes.count else { return false }
    if isLetter(bytes[offset]) {
      state = .tagName([])
    } else if bytes[offset] == UInt8(ascii: "!") {
      guard offset + 2 < bytes.count else { return false }
      if bytes.extracting(offset..<offset + 3).isWord("!--") {
        state = .comment(hyphens: 2)
        offset += 3
      }
    }
    return true
  }

  private mutating func readComment(_ byte: UInt8, _ hyphens: Int) {
    if byte == UInt8(ascii: "-") {
      state = .comment(hyphens: min(hyphens + 1, 2))
    } else {
      state = byte == UInt8(ascii: ">") && hyphens == 2 ? .text : .comment(hyphens: 0)
    }
  }

  private mutating func readTag(
    _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int, _ events: inout [NoteEvent]
  ) -> Bool {
    if bytes[offset].isInTagName {
      let name = Self.name(in: bytes, &offset)
      return readAttribute(name, tag, bytes, &offset, &events)
    }
    offset += 1
    guard bytes[offset - 1] == UInt8(ascii: ">") else { return true }
    if let raw = tag.raw {
      events.append(NoteEvent(tag.isData ? .data : .raw, at: offset))
      state = .raw(raw, isData: tag.isData)
    } else {
      state = .text
    }
    return true
  }

  /// Goes on behind the name of an attribute.
  private mutating func readAttribute(
    _ name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int,
    _ events: inout [NoteEvent]
  ) -> Bool {
    if offset == bytes.count {
      state = .attributeName(tag, name)
    } else if bytes[offset] == UInt8(ascii: "=") {
      return beginValue(of: name, tag, bytes, &offset, &events)
    } else {
      state = .tag(tag)
    }
    return true
  }

  /// Begins the value of an attribute at its `=`; false where it is not quoted.
  private mutating func beginValue(
    of name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int,
    _ events: inout [NoteEvent]
  ) -> Bool {
    offset += 1
    guard offset < bytes.count else { return false }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return skipUnquoted(of: name, tag, bytes, &offset)
    }
    offset += 1
    let use = AttributeUse(name.span, isOfObject: tag.isObject)
    if use == .type {
      state = .type(tag, quote: quote, [])
      return true
    }
    let action = use.flatMap(NoteEvent.Action.init)
    if let action { events.append(NoteEvent(action, at: offset)) }
    state = .value(tag, quote: quote, action)
    return true
  }

  /// Passes over a value without quotes that does not matter and ends in the same static text.
  private mutating func skipUnquoted(
    of name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    guard AttributeUse(name.span, isOfObject: tag.isObject) == nil else { return false }
    while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: ">") {
      offset += 1
    }
    state = .tag(tag)
    return offset < bytes.count
  }

  /// Goes to the end of a text in which no tags are read; false where it may end in what follows.
  private mutating func readRaw(
    _ bytes: Swift.Span<UInt8>, _ offset: inout Int, _ element: RawElement, isData: Bool,
    _ events: inout [NoteEvent]
  ) -> Bool {
    let end = element.end
    let length = end.utf8CodeUnitCount
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      guard offset + length <= bytes.count else { return false }
      if bytes.extracting(offset..<offset + length).isWord(end) {
        events.append(NoteEvent(.end, at: offset))
        offset += length
        state = .text
        return true
      }
      offset += 1
    }
    return true
  }
}

/// Something in static text that a page's notes are made of.
struct NoteEvent: Hashable, Sendable, BitwiseCopyable {
  /// What it does.
  enum Action: UInt8, Sendable, BitwiseCopyable {
    case anchor
    case address
    case candidates
    /// The text of a script that is JSON.
    case data
    /// Another text in which no tags are read.
    case raw
    /// Ends what was begun.
    case end

    /// What begins with the value of an attribute.
    init?(_ use: AttributeUse) {
      switch use {
      case .anchor: self = .anchor
      case .address: self = .address
      case .candidates: self = .candidates
      case .type: return nil
      }
    }
  }

  let action: Action
  /// The offset in the static text.
  let offset: UInt32

  init(_ action: Action, at offset: Int) {
    self.action = action
    self.offset = UInt32(offset)
  }
}
