/// The place of a template in the HTML that it writes (HTML standard, section 13.2.5).
///
/// It keeps only what determines the context of a value, so that the states after branches can be
/// compared and joined, and refuses what would make that ambiguous. `TagLexer` (module `HTMLRules`)
/// instead reads whole tags with their places, separately for each path through a page.
struct HTMLTokenizer: Hashable, Sendable {
  /// The states of the standard's tokenizer that treat the next byte in the same way.
  enum State: Hashable, Sendable {
    case data
    case rawText(RawText)
    case plaintext
    case tagOpen
    case endTagOpen
    case tagName
    case beforeAttributeName
    case attributeName
    case afterAttributeName
    case beforeAttributeValue
    case doubleQuoted
    case singleQuoted
    case unquoted
    case afterQuotedValue
    case selfClosingStartTag
    /// In a tag after branches that ended at different places between its attributes.
    case betweenAttributes
    case markupDeclarationOpen
    case markupDeclarationDash
    /// After this many bytes of `[CDATA[`.
    case cdataOpen(matched: Int)
    /// In a CDATA section, after this many `]`, at most two.
    case cdata(brackets: Int)
    /// A doctype, a processing instruction or a broken comment: all end at the first `>`.
    case bogusComment
    case comment(CommentState)
  }

  /// The states inside a comment.
  enum CommentState: Hashable, Sendable {
    case start
    case startDash
    case text
    case dash
    case dashDash
    case bang
  }

  var state = State.data
  /// The tag that is being read.
  var tag = HTMLTag()
  /// The attribute that is being read.
  var attribute = HTMLAttribute()
  var foreign = ForeignContent()
  /// Whether static text has begun a character reference that a value could complete.
  var reference = ReferenceStart()
  /// Whether a line feed would be dropped here: browsers take the first one after the start tag of a
  /// `pre` or `textarea` for the layout of the source (HTML standard, section 13.2.6.4.7).
  var dropsLineFeed = false

  /// Reads static text, and returns the first thing in it that makes a hole unsafe.
  mutating func advance(over bytes: ArraySlice<UInt8>) -> ContextFault? {
    reference.advance(over: bytes)
    var fault: ContextFault?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end = endOfPlainText(in: bytes, from: index)
      if end > index { dropsLineFeed = false }
      index = end
      guard index < bytes.endIndex else { break }
      dropsLineFeed = false
      if var found = advance(over: bytes[index]), fault == nil {
        found.offset = index - bytes.startIndex
        fault = found
      }
      index += 1
    }
    return fault
  }

  /// The end of text that does not change the state, however long it is.
  private func endOfPlainText(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let end: UInt8
    switch state {
    case .data: end = UInt8(ascii: "<")
    case .doubleQuoted where attribute.isPlain: end = UInt8(ascii: "\"")
    case .singleQuoted where attribute.isPlain: end = UInt8(ascii: "'")
    default: return start
    }
    var index = start
    while index < bytes.endIndex, bytes[index] != end, bytes[index] != UInt8(ascii: "<") {
      index += 1
    }
    return index
  }

  private mutating func advance(over byte: UInt8) -> ContextFault? {
    switch state {
    case .data: if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .rawText(let text): return advanceInRawText(text, over: byte)
    case .plaintext: break
    case .tagOpen, .endTagOpen: advanceInTagOpen(over: byte)
    case .tagName, .beforeAttributeName, .attributeName, .afterAttributeName,
      .beforeAttributeValue, .afterQuotedValue, .selfClosingStartTag, .betweenAttributes:
      return advanceInTag(over: byte)
    case .doubleQuoted, .singleQuoted, .unquoted: return advanceInValue(over: byte)
    case .markupDeclarationOpen, .markupDeclarationDash, .cdataOpen, .cdata, .bogusComment:
      advanceInDeclaration(over: byte)
    case .comment(let place): advanceInComment(over: byte, at: place)
    }
    return nil
  }

  private mutating func advanceInRawText(_ text: RawText, over byte: UInt8) -> ContextFault? {
    var text = text
    state = .data
    if text.isEnded(by: byte) {
      tag = HTMLTag(isEnd: true)
      for letter in text.element { tag.appendToName(letter) }
      state = .tagName
      return advanceInTag(over: byte)
    }
    let isFault = text.advance(over: byte)
    state = .rawText(text)
    return isFault ? .scheme : nil
  }

  private mutating func advanceInTagOpen(over byte: UInt8) {
    if isLetter(byte) {
      tag = HTMLTag(isEnd: state == .endTagOpen)
      tag.appendToName(byte)
      attribute = HTMLAttribute()
      state = .tagName
      return
    }
    switch (state, byte) {
    case (.tagOpen, UInt8(ascii: "/")): state = .endTagOpen
    case (.tagOpen, UInt8(ascii: "!")): state = .markupDeclarationOpen
    case (.tagOpen, UInt8(ascii: "?")): state = .bogusComment
    case (.tagOpen, UInt8(ascii: "<")): state = .tagOpen
    case (.endTagOpen, UInt8(ascii: ">")): state = .data
    case (.endTagOpen, _): state = .bogusComment
    default: state = .data
    }
  }

  private mutating func advanceInDeclaration(over byte: UInt8) {
    if byte == UInt8(ascii: ">") {
      if case .cdata(let brackets) = state, brackets < 2 { return state = .cdata(brackets: 0) }
      return state = .data
    }
    switch state {
    case .markupDeclarationOpen where byte == UInt8(ascii: "-"): state = .markupDeclarationDash
    case .markupDeclarationOpen where byte == UInt8(ascii: "[") && foreign.isForeign:
      state = .cdataOpen(matched: 1)
    case .markupDeclarationDash where byte == UInt8(ascii: "-"): state = .comment(.start)
    case .cdataOpen(let matched):
      let opening = Array("[CDATA[".utf8)
      guard byte == opening[matched] else { return state = .bogusComment }
      state = matched + 1 < opening.count ? .cdataOpen(matched: matched + 1) : .cdata(brackets: 0)
    case .cdata(let brackets):
      state = .cdata(brackets: byte == UInt8(ascii: "]") ? min(brackets + 1, 2) : 0)
    default: state = .bogusComment
    }
  }

  private mutating func advanceInComment(over byte: UInt8, at place: CommentState) {
    switch (place, byte) {
    case (.start, UInt8(ascii: ">")), (.startDash, UInt8(ascii: ">")),
      (.dashDash, UInt8(ascii: ">")), (.bang, UInt8(ascii: ">")):
      state = .data
    case (.start, UInt8(ascii: "-")): state = .comment(.startDash)
    case (.startDash, UInt8(ascii: "-")), (.dash, UInt8(ascii: "-")),
      (.dashDash, UInt8(ascii: "-")):
      state = .comment(.dashDash)
    case (.text, UInt8(ascii: "-")), (.bang, UInt8(ascii: "-")): state = .comment(.dash)
    case (.dashDash, UInt8(ascii: "!")): state = .comment(.bang)
    default: state = .comment(.text)
    }
  }
}

extension ContextFault {
  /// A colon after a hole, before which the hole's value would be a scheme.
  static var scheme: ContextFault {
    ContextFault(
      offset: 0, message: "this ':' makes the value before it the scheme of an address",
      help: "write the scheme in the template, or begin the address with '/', '?' or '#'")
  }
}
