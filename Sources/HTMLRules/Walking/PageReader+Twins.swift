import Diagnostics

// Start tags in place of end tags: `<h1>Title<h1>`.
extension PageReader {
  /// Reports a start tag that probably stands in place of an end tag, and ends the element.
  mutating func endTwin(_ tag: Tag, in state: inout PageState) {
    guard let open = state.open.last else { return }
    record.findings.report(
      .twin(tag.name, opened: open.tag.span, at: tag.span), about: open, in: state)
    var endTag = tag
    endTag.isEnd = true
    end(endTag, in: &state)
    // Where both elements have end tags, these are no other mistakes.
    if state.abandoned.count < 16 { state.abandoned += [tag.name, tag.name] }
  }
}

extension PageState {
  /// The start tag of an element directly in one that has its name, where it has no attributes: it
  /// may be meant for the end tag.
  func twin(ofElementAt index: Int) -> Span? {
    guard open.indices.contains(index + 1), open[index + 1].name == open[index].name,
      open[index + 1].tag.isBare, !open[index].isForeign, open[index].isNamed
    else { return nil }
    return open[index + 1].tag.span
  }

  /// Whether a start tag without attributes follows the content of an element of its own name, in
  /// which none may be: a heading, a link or the like.
  func closesTwin(_ tag: Tag) -> Bool {
    guard tag.attributes.first == nil, !tag.isSelfClosing, let last = open.last,
      open.count > base, last.name == tag.name, last.isNamed, let rule = last.rule
    else { return false }
    return tag.name == "a" || rule.content == .phrasing && !rule.categories.contains(.phrasing)
  }
}
