extension HTMLTokenizer {
  /// Reads a byte inside a tag, outside the values of its attributes.
  mutating func advanceInTag(over byte: UInt8) -> ContextFault? {
    if state == .beforeAttributeValue {
      return isWhitespace(byte) ? nil : beginValue(with: byte)
    }
    if state == .selfClosingStartTag {
      if byte == UInt8(ascii: ">") {
        tag.isSelfClosing = true
        return endTag()
      }
      state = .beforeAttributeName
    }
    switch byte {
    case UInt8(ascii: ">"): return endTag()
    case UInt8(ascii: "/"): state = .selfClosingStartTag
    case _ where isWhitespace(byte): advanceOverWhitespace()
    default: advanceInName(over: byte)
    }
    return nil
  }

  private mutating func advanceOverWhitespace() {
    // An array of these would be allocated for each blank.
    if state == .tagName || state == .afterQuotedValue || state == .betweenAttributes {
      state = .beforeAttributeName
    } else if state == .attributeName {
      state = .afterAttributeName
    }
  }

  private mutating func advanceInName(over byte: UInt8) {
    let isEquals = byte == UInt8(ascii: "=")
    switch state {
    case .tagName: tag.appendToName(byte)
    case .attributeName where isEquals: state = .beforeAttributeValue
    case .attributeName: attribute.appendToName(byte)
    case .afterAttributeName where isEquals: state = .beforeAttributeValue
    case .betweenAttributes:
      beginAttribute(with: byte)
      attribute.isUnclear = true
      if isEquals { state = .beforeAttributeValue }
    default: beginAttribute(with: byte)
    }
  }

  private mutating func beginAttribute(with byte: UInt8) {
    attribute = HTMLAttribute()
    attribute.appendToName(byte)
    state = .attributeName
  }

  private mutating func beginValue(with byte: UInt8) -> ContextFault? {
    if byte == UInt8(ascii: ">") { return endTag() }
    attribute.beginValue(in: tag)
    switch byte {
    case UInt8(ascii: "\""): state = .doubleQuoted
    case UInt8(ascii: "'"): state = .singleQuoted
    default:
      state = .unquoted
      return advanceInValue(over: byte)
    }
    return nil
  }

  /// Reads a byte of the value of an attribute.
  mutating func advanceInValue(over byte: UInt8) -> ContextFault? {
    let isEnd =
      switch state {
      case .doubleQuoted: byte == UInt8(ascii: "\"")
      case .singleQuoted: byte == UInt8(ascii: "'")
      default: isWhitespace(byte) || byte == UInt8(ascii: ">")
      }
    if byte == UInt8(ascii: "<"), state != .unquoted, attribute.neverHoldsTags {
      return endUnclosedValue()
    }
    guard isEnd else { return attribute.advance(over: byte) ? .scheme : nil }
    let isFault = attribute.endValue(in: &tag)
    attribute = HTMLAttribute()
    let isRefresh = tag.hasPrintedContent && tag.metaContent == .header
    let isQuoted = state != .unquoted
    state = isQuoted ? .afterQuotedValue : .beforeAttributeName
    let fault = !isQuoted && byte == UInt8(ascii: ">") ? endTag() : nil
    if isRefresh {
      tag.hasPrintedContent = false
      return .headerAfterContent
    }
    return isFault ? .scheme : fault
  }

  /// Ends a value in which a tag begins, and the tag that it is in: its quotation mark is not closed.
  private mutating func endUnclosedValue() -> ContextFault {
    let quote = state == .doubleQuoted ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var fault = ContextFault.unclosedValue(
      of: String(decoding: attribute.name, as: UTF8.self), quote: quote)
    fault.unclosed = quote
    _ = attribute.endValue(in: &tag)
    _ = endTag()
    if state == .data { state = .tagOpen }
    return fault
  }

  private mutating func endTag() -> ContextFault? {
    let wasForeign = foreign.isForeign
    foreign.advance(over: tag)
    state = .data
    defer {
      tag = HTMLTag()
      attribute = HTMLAttribute()
    }
    guard !tag.isEnd else { return nil }
    dropsLineFeed = !wasForeign && Self.lineFeedDroppers.contains(tag.text)
    // The `title` of an SVG holds elements, although HTML begins again in it.
    if let content = content(isForeign: wasForeign) {
      state = .rawText(RawText(element: tag.name, content: content))
    } else if tag.text == "plaintext", !wasForeign {
      state = .plaintext
    }
    return nil
  }

  /// The elements whose text loses a line feed at its beginning.
  private static let lineFeedDroppers: Set<String> = ["listing", "pre", "textarea"]

  /// What the text of the element is that the tag opens; nil where it holds elements.
  private func content(isForeign: Bool) -> RawText.Content? {
    let name = tag.text
    if isForeign {
      let takesNone = (name == "style" || name == "script") && !tag.isSelfClosing
      return takesNone ? .forbidden(help: "put the \(name) outside of the SVG") : nil
    }
    switch name {
    case "title", "textarea": return .text
    case "style": return .style(StyleState(isAttribute: false))
    case "script":
      switch tag.scriptType {
      case nil, .javaScript: return .script(ScriptState())
      case .json: return .json(JSONTextState())
      case .importMap: return .importMap(ImportMapState())
      case .unclear: return .forbidden(help: "write the type of the script outside of branches")
      }
    case "noscript": return .forbidden(help: "print the value outside of 'noscript'")
    case "iframe", "noembed", "noframes", "xmp":
      return .forbidden(help: "print the value outside of '\(name)'")
    default: return nil
    }
  }
}

extension ContextFault {
  /// A tag in the value of an attribute that never holds one.
  fileprivate static func unclosedValue(of attribute: String, quote: UInt8) -> ContextFault {
    let mark = Character(Unicode.Scalar(quote))
    return ContextFault(
      offset: 0, message: "the value of '\(attribute)' is not closed: a tag begins in it",
      help: "write \(mark) behind the value")
  }

  /// A `meta` whose content was printed before it turned out to be a header.
  static var headerAfterContent: ContextFault {
    ContextFault(
      offset: 0, message: "this 'http-equiv' gives a header the value printed in 'content'",
      help: "write the content in the template")
  }
}
