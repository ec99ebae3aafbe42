import Escaping

/// Follows the static text of a template as a scan of the finished page would, and notes where
/// anchors, addresses and data begin and end.
///
/// Only the bytes of static text are read. Values printed in between change nothing here: they are
/// escaped for their place, so that they neither end the surrounding attribute or text nor begin a
/// tag; `ProgramNotes` handles places where that is not so.
struct NoteScanner: Equatable {
  /// The state after the static text.
  enum State: Equatable {
    case text
    /// A comment, after this many hyphens, at most two.
    case comment(hyphens: Int)
    case tagName([UInt8])
    case tag(Tag)
    case attributeName(Tag, [UInt8])
    /// After a name, where another byte of a name, or `=`, would be ambiguous.
    case edge(Tag)
    /// In white space after a name, before a possible `=`; nil for an unknown name.
    case gap(Tag, [UInt8]?)
    /// Before the value of an attribute, after its `=`.
    case beforeValue(Tag, [UInt8])
    /// The value of an attribute, up to a quote.
    case value(Tag, quote: UInt8, NoteEvent.Action?)
    /// The value of an attribute that decides the meaning of another one or of a text: its name,
    /// and its value so far.
    case fact(Tag, quote: UInt8, name: [UInt8], [UInt8])
    case raw(RawElement, isData: Bool)
  }

  /// A tag that is open.
  struct Tag: Equatable {
    let kind: TagKind
    let raw: RawElement?
    var isData = false
    /// How the text of a `script` names addresses.
    var texts: AddressForm?
    /// How the `content` of a `meta` names an address, judged by the attributes so far.
    var content: AddressForm?
    /// Whether its `content` was read.
    var hasContent = false

    init(_ name: Swift.Span<UInt8>) {
      kind = TagKind(name)
      raw = RawElement(name)
      texts = raw == .script ? .script : nil
    }

    /// Notes an attribute that decides something; false where it decides about something before it.
    mutating func note(_ name: [UInt8], saying value: [UInt8]) -> Bool {
      guard kind == .meta else {
        guard raw == .script else { return true }
        isData = value.span.endsInJSON
        texts = AddressForm(scriptType: value.span)
        return true
      }
      guard let form = AddressForm(ofMeta: name.span, saying: value.span) else { return true }
      content = content ?? form
      return !hasContent
    }
  }

  private(set) var state = State.text

  /// Whether a value may be printed here.
  var mayPrint: Bool {
    switch state {
    case .text, .comment, .value, .raw: true
    case .fact(let tag, _, _, _): tag.raw == nil && tag.kind != .meta
    case .tagName, .tag, .attributeName, .edge, .gap, .beforeValue: false
    }
  }

  /// The state in which both continue; nil where they differ.
  func joined(with other: NoteScanner) -> NoteScanner? {
    if self == other { return self }
    guard let tag = betweenAttributes, tag == other.betweenAttributes else { return nil }
    var joined = self
    joined.state = isAfterSpace && other.isAfterSpace ? .gap(tag, nil) : .edge(tag)
    return joined
  }

  /// The tag, if it is between attributes.
  private var betweenAttributes: Tag? {
    switch state {
    case .tagName(let name): Tag(name.span)
    case .tag(let tag), .attributeName(let tag, _), .edge(let tag), .gap(let tag, _): tag
    case .text, .comment, .beforeValue, .value, .fact, .raw: nil
    }
  }

  /// Whether a name may begin here.
  private var isAfterSpace: Bool {
    switch state {
    case .tag, .gap: true
    case .text, .comment, .tagName, .attributeName, .edge, .beforeValue, .value, .fact, .raw: false
    }
  }

  /// Reads static text; returns its events, or nil where its meaning depends on what follows.
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
    case .text: return readText(bytes, &offset, &events)
    case .comment(let hyphens):
      readComment(bytes[offset], hyphens)
      offset += 1
    case .tagName(let begun):
      let name = begun + Self.name(in: bytes, &offset)
      state = offset < bytes.count ? .tag(Tag(name.span)) : .tagName(name)
    case .attributeName(let tag, let begun):
      let name = begun + Self.name(in: bytes, &offset)
      return readAttribute(name, tag, bytes, &offset)
    case .edge(let tag):
      state = bytes[offset] <= 0x20 ? .gap(tag, nil) : .tag(tag)
      return !bytes[offset].isInTagName && bytes[offset] != UInt8(ascii: "=")
    case .gap(let tag, let name): return readGap(tag, name, bytes, &offset)
    case .beforeValue(let tag, let name): return beginValue(of: name, tag, bytes, &offset, &events)
    case .tag(let tag): return readTag(tag, bytes, &offset, &events)
    case .value(let tag, let quote, let action):
      while offset < bytes.count, bytes[offset] != quote { offset += 1 }
      guard offset < bytes.count else { break }
      if action != nil { events.append(NoteEvent(.end, at: offset)) }
      state = .tag(tag)
      offset += 1
    case .fact(var tag, let quote, let name, let value):
      offset += 1
      guard bytes[offset - 1] != quote else {
        let isKnown = tag.note(name, saying: value)
        state = .tag(tag)
        return isKnown
      }
      state = .fact(tag, quote: quote, name: name, value + [bytes[offset - 1]])
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

  private mutating func readText(
    _ bytes: Swift.Span<UInt8>, _ offset: inout Int, _ events: inout [NoteEvent]
  ) -> Bool {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count else { return true }
    offset += 1
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "/") { return readEndTag(bytes, &offset, &events) }
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

  /// Reads the name of an end tag, after the `<`; false where it continues in later text.
  private func readEndTag(
    _ bytes: Swift.Span<UInt8>, _ offset: inout Int, _ events: inout [NoteEvent]
  ) -> Bool {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset].isInTagName { offset += 1 }
    if TagKind(bytes.extracting(start..<offset)) == .template {
      events.append(NoteEvent(.endTemplate, at: offset))
    }
    return offset < bytes.count
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
      return readAttribute(name, tag, bytes, &offset)
    }
    offset += 1
    guard bytes[offset - 1] == UInt8(ascii: ">") else { return true }
    if tag.kind == .template { events.append(NoteEvent(.beginTemplate, at: offset)) }
    if let raw = tag.raw {
      let form = raw == .style ? AddressForm.styleSheet : tag.texts
      let action = form.map { NoteEvent.Action.addresses($0) } ?? .raw
      events.append(NoteEvent(tag.isData ? .data : action, at: offset))
      state = .raw(raw, isData: tag.isData)
    } else {
      state = .text
    }
    return true
  }

  /// Continues after the name of an attribute.
  private mutating func readAttribute(
    _ name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    guard offset < bytes.count else {
      state = .attributeName(tag, name)
      return true
    }
    return readGap(tag, name, bytes, &offset)
  }

  /// Skips white space after a name, and a following `=`; false where that belongs to an unknown
  /// name.
  private mutating func readGap(
    _ tag: Tag, _ name: [UInt8]?, _ bytes: Swift.Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    state = offset < bytes.count ? .tag(tag) : .gap(tag, name)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return true }
    guard let name else { return false }
    offset += 1
    state = .beforeValue(tag, name)
    return true
  }

  /// Begins the value of an attribute after its `=`; false where it is not quoted.
  private mutating func beginValue(
    of name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int,
    _ events: inout [NoteEvent]
  ) -> Bool {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count else { return false }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return skipUnquoted(of: name, tag, bytes, &offset)
    }
    offset += 1
    var tag = tag
    let action: NoteEvent.Action?
    switch AttributeUse(name.span, of: tag.kind) {
    case .type, .metaName:
      state = .fact(tag, quote: quote, name: name, [])
      return true
    case .metaContent:
      tag.hasContent = true
      action = tag.content.map { .addresses($0) }
    case .anchor: action = .anchor
    case .addresses(let form): action = .addresses(form)
    case nil: action = nil
    }
    if let action { events.append(NoteEvent(action, at: offset)) }
    state = .value(tag, quote: quote, action)
    return true
  }

  /// Skips an unquoted value that does not matter and ends in the same static text.
  private mutating func skipUnquoted(
    of name: [UInt8], _ tag: Tag, _ bytes: Swift.Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    let use = AttributeUse(name.span, of: tag.kind)
    guard use == nil || use == .metaName else { return false }
    var value: [UInt8] = []
    while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: ">") {
      value.append(bytes[offset])
      offset += 1
    }
    var tag = tag
    let isKnown = use == nil || tag.note(name, saying: value)
    state = .tag(tag)
    return isKnown && offset < bytes.count
  }

  /// Moves to the end of a text in which no tags are read; false where it may end in later text.
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

/// An event in static text from which the notes of a page are made.
struct NoteEvent: Hashable, Sendable, BitwiseCopyable {
  /// What it does.
  enum Action: Hashable, Sendable, BitwiseCopyable {
    case anchor
    case addresses(AddressForm)
    /// The text of a script that is JSON.
    case data
    /// Another text in which no tags are read.
    case raw
    /// Ends the last begun part.
    case end
    /// Begins the content of a `template`.
    case beginTemplate
    case endTemplate
  }

  let action: Action
  /// The offset in the static text.
  let offset: UInt32

  init(_ action: Action, at offset: Int) {
    self.action = action
    self.offset = UInt32(offset)
  }
}
