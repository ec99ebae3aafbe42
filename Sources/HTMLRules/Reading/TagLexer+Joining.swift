extension TagLexer {
  /// Steps over a value of the page.
  mutating func advanceOverValue(_ value: PrintedValue = .anything) {
    switch state {
    case .quoted, .unquoted: append(value)
    case .beforeValue:
      append(value)
      state = .unquoted
    case .raw: state = .raw(matched: 0)
    case .comment: state = .comment(dashes: 0)
    case .cdata: state = .cdata(brackets: 0)
    case .name: state = .beforeName
    case .data, .tagOpen, .endTagOpen, .tagName, .beforeName, .afterName, .afterValue, .slash,
      .declaration, .bogus:
      break
    }
  }

  /// Notes that possibly no page has the value that is read.
  mutating func doubtValue() {
    let isQuoted = if case .quoted = state { true } else { false }
    guard isQuoted || state == .beforeValue || state == .unquoted else { return }
    tag?.attributes.changeLast { $0.doubtValues() }
  }

  private mutating func append(_ value: PrintedValue) {
    let texts = value.texts
    let element = tag?.name ?? ""
    tag?.attributes.changeLast { attribute in
      if AttributeTable.takesPrinted(texts, in: attribute.name, on: element) {
        attribute.append(oneOf: texts)
      } else {
        attribute.appendUnknown(value)
      }
      attribute.hasValue = true
    }
  }

  /// Whether it is between the attributes of a tag, or where one may end.
  private var isBetweenAttributes: Bool {
    switch state {
    case .tagName, .beforeName, .name, .afterName, .afterValue, .unquoted: true
    case .data, .tagOpen, .endTagOpen, .beforeValue, .quoted, .slash, .declaration, .comment,
      .bogus,
      .cdata, .raw:
      false
    }
  }

  /// Whether there is a lexer after branches that end in the two.
  func isJoinable(with other: TagLexer) -> Bool {
    if state == .data, other.state == .data { return isForeign == other.isForeign }
    return joined(with: other) != nil
  }

  /// The lexer after branches that end in the two; nil where they are in different places.
  func joined(with other: TagLexer) -> TagLexer? {
    switch (state, other.state) {
    case (.data, .data): return isForeign == other.isForeign ? self : nil
    case (.raw, .raw): return state == other.state && rawName == other.rawName ? self : nil
    case (.comment, .comment), (.bogus, .bogus), (.cdata, .cdata): return self
    default: if self == other { return self }
    }
    guard let tag = ended.tag, let otherTag = other.ended.tag, tag.isSame(as: otherTag) else {
      return nil
    }
    var result = self
    if case .quoted(let quote) = state, other.state == .quoted(quote) {
      guard let joined = tag.attributes.joinedInLast(with: otherTag.attributes) else { return nil }
      result.tag?.attributes = joined
      result.tag?.joinFaults(of: otherTag)
      return result
    }
    guard isBetweenAttributes, other.isBetweenAttributes else { return nil }
    result = ended
    result.tag = tag.joined(with: otherTag)
    // Where no space follows a value on one of the two paths, it is missing before an attribute.
    let isAfterValue = state == .afterValue || other.state == .afterValue
    result.state = isAfterValue ? .afterValue : .beforeName
    return result
  }

  /// The lexer with the name that is being read taken as whole.
  private var ended: TagLexer {
    guard state == .tagName else { return self }
    var result = self
    result.endTagName()
    return result
  }
}
