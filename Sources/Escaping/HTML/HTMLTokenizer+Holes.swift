extension HTMLTokenizer {
  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    if reference.hasBegun, readsReferences { return .failure(.afterAmpersand(name)) }
    return switch state {
    case .data:
      switch kind {
      case .text, .address: .success(.html)
      case .markup, .number: .success(.verbatim)
      case .json: .success(.htmlJSON)
      }
    case .rawText(let text): text.escaper(forHoleOf: kind)
    case .doubleQuoted, .singleQuoted: attribute.escaper(forHoleOf: kind)
    case .beforeAttributeValue, .unquoted: refusal("put quotes around the value of the attribute")
    case .tagOpen, .endTagOpen: refusal("write the element's name in each branch of an 'if'")
    case .tagName:
      refusal("write the element's name in the template, and a space after it")
    case .beforeAttributeName, .attributeName, .afterAttributeName, .afterQuotedValue,
      .selfClosingStartTag, .betweenAttributes:
      refusal("write the attribute's name in the template, with 'if' around what is optional")
    case .markupDeclarationOpen, .markupDeclarationDash, .bogusComment, .comment:
      refusal("a template comment, {# … #}, never reaches the output")
    case .cdataOpen, .cdata: refusal("print it in element text: it is escaped there")
    case .plaintext: refusal("do not use the element 'plaintext'")
    }
  }

  /// Whether `&` begins a reference here; attributes whose values have parts decode them themselves.
  private var readsReferences: Bool {
    switch state {
    case .data: true
    case .rawText(let text): text.content == .text
    case .doubleQuoted, .singleQuoted: attribute.isPlain
    case .plaintext, .tagOpen, .endTagOpen, .tagName, .beforeAttributeName, .attributeName,
      .afterAttributeName, .beforeAttributeValue, .unquoted, .afterQuotedValue,
      .selfClosingStartTag, .betweenAttributes, .markupDeclarationOpen, .markupDeclarationDash,
      .cdataOpen, .cdata, .bogusComment, .comment:
      false
    }
  }

  private func refusal(_ help: String) -> Result<Escaper, Refusal> {
    .failure(Refusal(name, help: help))
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    reference = ReferenceStart()
    dropsLineFeed = false
    switch state {
    case .data, .plaintext, .bogusComment, .betweenAttributes: break
    case .rawText(var text):
      text.advanceOverHole()
      state = .rawText(text)
    case .doubleQuoted, .singleQuoted, .unquoted: attribute.advanceOverHole(in: &tag)
    case .beforeAttributeValue:
      attribute.beginValue(in: tag)
      attribute.advanceOverHole(in: &tag)
      state = .unquoted
    case .tagOpen, .endTagOpen:
      tag = HTMLTag(isEnd: state == .endTagOpen)
      state = .tagName
    case .tagName: break
    case .beforeAttributeName, .attributeName, .afterAttributeName, .afterQuotedValue,
      .selfClosingStartTag:
      attribute = HTMLAttribute()
      attribute.isUnclear = true
      state = .attributeName
    case .markupDeclarationOpen, .markupDeclarationDash, .cdataOpen: state = .bogusComment
    case .cdata: state = .cdata(brackets: 0)
    case .comment: state = .comment(.text)
    }
  }

  /// The same place, where no line feed is dropped.
  private var afterLineFeed: HTMLTokenizer {
    var result = self
    result.dropsLineFeed = false
    return result
  }

  /// The state after two branches that end in these two; nil where what follows would differ.
  func joined(with other: HTMLTokenizer) -> HTMLTokenizer? {
    if self == other { return self }
    guard foreign == other.foreign else { return nil }
    if dropsLineFeed != other.dropsLineFeed {
      return afterLineFeed.joined(with: other.afterLineFeed)
    }
    if reference != other.reference { return withReference.joined(with: other.withReference) }
    var result = self
    if case .rawText(let left) = state, case .rawText(let right) = other.state {
      guard let joined = left.joined(with: right) else { return nil }
      result.state = .rawText(joined)
      return result
    }
    if isInValue, state == other.state {
      guard let joinedTag = tag.joined(with: other.tag),
        let joined = attribute.joined(with: other.attribute)
      else { return nil }
      result.tag = joinedTag
      result.attribute = joined
      return result
    }
    let left = withValueEnded
    let right = other.withValueEnded
    guard left.isBetweenAttributes, right.isBetweenAttributes,
      let joinedTag = left.tag.joined(with: right.tag)
    else { return nil }
    result.tag = joinedTag
    result.attribute = HTMLAttribute()
    result.state =
      state == .beforeAttributeName && other.state == state ? state : .betweenAttributes
    return result
  }

  /// The context with a value that has no quotes taken as ended, as it is by a space or `>`.
  private var withValueEnded: HTMLTokenizer {
    guard state == .unquoted else { return self }
    var result = self
    _ = result.attribute.endValue(in: &result.tag)
    result.attribute = HTMLAttribute()
    result.state = .afterQuotedValue
    return result
  }

  /// The place where a reference may have begun.
  private var withReference: HTMLTokenizer {
    var result = self
    result.reference.advance(over: UInt8(ascii: "&"))
    return result
  }

  private var isInValue: Bool {
    switch state {
    case .doubleQuoted, .singleQuoted, .unquoted: true
    case .data, .rawText, .plaintext, .tagOpen, .endTagOpen, .tagName, .beforeAttributeName,
      .attributeName, .afterAttributeName, .beforeAttributeValue, .afterQuotedValue,
      .selfClosingStartTag, .betweenAttributes, .markupDeclarationOpen, .markupDeclarationDash,
      .cdataOpen, .cdata, .bogusComment, .comment:
      false
    }
  }

  private var isBetweenAttributes: Bool {
    switch state {
    case .tagName, .beforeAttributeName, .attributeName, .afterAttributeName, .afterQuotedValue,
      .betweenAttributes:
      true
    case .data, .rawText, .plaintext, .tagOpen, .endTagOpen, .beforeAttributeValue, .doubleQuoted,
      .singleQuoted, .unquoted, .selfClosingStartTag, .markupDeclarationOpen,
      .markupDeclarationDash,
      .cdataOpen, .cdata, .bogusComment, .comment:
      false
    }
  }

  /// Whether this is text for readers, or the value of an attribute that is not for frameworks.
  var takesValues: Bool {
    switch state {
    case .data: true
    case .rawText(let text): text.content == .text
    case .beforeAttributeValue, .doubleQuoted, .singleQuoted: attribute.takesValues
    case .unquoted, .plaintext, .tagOpen, .endTagOpen, .tagName, .beforeAttributeName,
      .attributeName, .afterAttributeName, .afterQuotedValue, .selfClosingStartTag,
      .betweenAttributes, .markupDeclarationOpen, .markupDeclarationDash, .cdataOpen, .cdata,
      .bogusComment, .comment:
      false
    }
  }

  /// Where this is, as messages say it.
  var name: String {
    let attributeName = String(decoding: attribute.name, as: UTF8.self)
    switch state {
    case .data: return "in element text"
    case .rawText(let text): return text.name
    case .plaintext: return "in the element 'plaintext'"
    case .tagOpen, .endTagOpen, .tagName: return "in an element name"
    case .beforeAttributeName, .afterQuotedValue, .selfClosingStartTag, .betweenAttributes:
      return "between the attributes of the element '\(tag.text)'"
    case .attributeName, .afterAttributeName: return "in an attribute name"
    case .beforeAttributeValue, .unquoted:
      return "in the value of the attribute '\(attributeName)' without quotes"
    case .doubleQuoted: return valueName("in the double-quoted attribute '\(attributeName)'")
    case .singleQuoted: return valueName("in the single-quoted attribute '\(attributeName)'")
    case .markupDeclarationOpen, .markupDeclarationDash, .bogusComment: return "in a declaration"
    case .cdataOpen, .cdata: return "in a CDATA section"
    case .comment: return "in a comment"
    }
  }

  private func valueName(_ whole: String) -> String {
    let part = attribute.partName
    return part.isEmpty ? whole : whole + ", " + part
  }
}
