import Escaping
import Tables

extension MarkdownPart {
  /// Appends what is left of the part as text without markup, as it is shown: with typographic
  /// signs, and with the words of raw HTML where that is written to pages. Blocks begin on new
  /// lines, and there is no whitespace at the ends; footnotes follow in the order in which they are
  /// shown, except for those of an excerpt, which shows none. The alternative text of images is left
  /// out.
  package func appendShownText(to output: inout [UInt8]) {
    let start = output.count
    document.withView { view in
      var text = ShownText(of: self, in: view, start: start)
      for range in ranges { text.append(range, to: &output) }
      text.appendFootnotes(to: &output)
    }
    while output.count > start, let last = output.last, last.isBlank || last.isLineEnd {
      output.removeLast()
    }
  }
}

/// Gathers the text that a part shows.
private struct ShownText: ~Copyable {
  private let part: MarkdownPart
  private let view: DocumentView
  /// Where the text begins in the output.
  private let start: Int
  /// The footnotes referred to, by their numbers in the document, in the order of the references.
  private var footnotes: [UInt32] = []
  private var noted: Set<UInt32> = []
  /// Whether something was left out, so that a blank behind it would be a second one.
  private var isAfterUnseen = false

  init(of part: MarkdownPart, in view: DocumentView, start: Int) {
    self.part = part
    self.view = view
    self.start = start
  }

  /// Appends the text of a range of nodes that is not taken.
  mutating func append(_ range: Range<MarkdownNode.Index>, to output: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = view[index]
      guard node.kind != .footnoteDefinition, node.kind != .image,
        part.taken.isEmpty || !part.isTaken(index)
      else {
        if node.kind == .image { isAfterUnseen = true }
        index = node.next
        continue
      }
      switch node.kind {
      case .paragraph, .heading, .tableCell: startLine(in: &output)
      case .codeBlock:
        startLine(in: &output)
        append(node.text, to: &output)
      case .text, .code: append(node.text, to: &output)
      case .softBreak, .lineBreak: appendBlank(to: &output)
      case .htmlBlock:
        startLine(in: &output)
        appendHTML(index, to: &output)
        while output.count > start, output.last == .space { output.removeLast() }
      case .htmlInline:
        appendHTML(index, to: &output)
        index = endOfHiddenText(from: index, before: range.upperBound)
      case .footnoteReference: note(node.number)
      case .blockQuote, .list, .item, .thematicBreak, .table, .tableRow, .footnoteDefinition,
        .emphasis, .strong, .strikethrough, .link, .image, .taskMarker:
        break
      }
      index += 1
    }
  }

  /// Appends the text of the footnotes referred to, and of those to which these refer.
  mutating func appendFootnotes(to output: inout [UInt8]) {
    var place = 0
    while place < footnotes.count {
      if let index = part.document.footnotes[footnotes[place]] {
        append(part.document.descendants(of: index), to: &output)
      }
      place += 1
    }
  }

  private mutating func note(_ number: UInt32) {
    guard !part.isExcerpt, noted.insert(number).inserted else { return }
    footnotes.append(number)
  }

  private mutating func append(_ text: MarkdownText, to output: inout [UInt8]) {
    var bytes = unsafe view.bytes(of: text)[...]
    if output.count == start {
      unsafe bytes = bytes.drop { $0.isBlank || $0.isLineEnd }
    } else if isAfterUnseen, let last = output.last, last.isBlank || last.isLineEnd {
      unsafe bytes = bytes.drop(while: \.isBlank)
    }
    isAfterUnseen = false
    unsafe output.append(contentsOf: bytes)
  }

  private mutating func appendBlank(to output: inout [UInt8]) {
    let isSecond = isAfterUnseen && output.last == .space
    isAfterUnseen = false
    if output.count > start, !isSecond { output.append(.space) }
  }

  private mutating func startLine(in output: inout [UInt8]) {
    isAfterUnseen = false
    if output.count > start, output.last != .lineFeed { output.append(.lineFeed) }
  }

  /// Appends the text of raw HTML, with a blank wherever there is whitespace or an element that
  /// does not belong to a line of text.
  private mutating func appendHTML(
    _ index: MarkdownNode.Index, to output: inout [UInt8]
  ) {
    guard part.document.isShownHTML(index) else { return }
    let html = Array(part.document.bytes(of: view[index].text))
    var entities = EntityReader()
    let pieces = ShownHTML.pieces(of: html)
    if pieces.isEmpty { isAfterUnseen = true }
    for piece in pieces {
      switch piece {
      case .separator: separate(in: &output)
      case .text(let range): append(html, range, &entities, to: &output)
      }
    }
  }

  /// The last node of an element that begins with an inline of raw HTML and whose text is not shown,
  /// such as a script; the same node where none begins there.
  private func endOfHiddenText(
    from index: MarkdownNode.Index, before end: MarkdownNode.Index
  ) -> MarkdownNode.Index {
    guard part.document.isShownHTML(index),
      let name = RawTagScanner.hiddenText(in: part.document.bytes(of: view[index].text))
    else { return index }
    var next = index + 1
    while next < end, view[next].kind != .paragraph {
      if view[next].kind == .htmlInline,
        part.document.bytes(of: view[next].text).dropFirst(2).prefix(name.utf8.count)
          .elementsEqual(name.utf8, by: { $0.lowercasedASCII == $1 })
      {
        return next
      }
      next += 1
    }
    // Browsers take all that follows for its text.
    return next - 1
  }

  private mutating func separate(in output: inout [UInt8]) {
    isAfterUnseen = true
    if output.count > start, let last = output.last, !last.isBlank, !last.isLineEnd {
      output.append(.space)
    }
  }

  private mutating func append(
    _ html: [UInt8], _ range: Range<Int>, _ entities: inout EntityReader,
    to output: inout [UInt8]
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if html[offset].isBlank || html[offset].isLineEnd {
        separate(in: &output)
        offset += 1
      } else if html[offset] == UInt8(ascii: "&"),
        let reference = entities.reference(at: offset, in: html, until: range.upperBound)
      {
        output += reference.decoded
        offset += reference.count
      } else {
        output.append(html[offset])
        offset += 1
      }
    }
  }
}
