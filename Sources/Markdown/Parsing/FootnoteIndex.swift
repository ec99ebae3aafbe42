import Tables

/// The footnotes of a document: which labels are defined, and in which order they are referred
/// to.
struct FootnoteIndex {
  private let source: [UInt8]
  /// For each folded label the offset of its first definition's label.
  private var places: [String: Int] = [:]
  /// The number of each label that was referred to.
  private var numbers: [String: UInt32] = [:]

  /// Gathers the definitions that `FootnoteDefinitions` has marked in `text`, which was made from
  /// `source`.
  init(text: borrowing SourceText, source: [UInt8]) {
    self.source = source
    guard !text.isVerbatim else { return }
    for case .footnote(let label) in text.marks.values {
      let folded = FootnoteLabel.folded(source[label])
      places[folded] = min(places[folded] ?? .max, label.lowerBound)
    }
  }

  /// The places of references without a definition.
  private(set) var undefined: [Range<Int>] = []

  var isEmpty: Bool { places.isEmpty }

  /// The labels that are defined, in order.
  var labels: [String] {
    places.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Records a reference without a definition, if it is probably meant as one: the document has
  /// footnotes, or the label is a number, or a name right behind a word.
  mutating func recordUndefined(_ label: ArraySlice<UInt8>, at place: Range<Int>) {
    guard !isEmpty || label.allSatisfy(\.isASCIIDigit) || isName(label) && isBehindWord(place)
    else { return }
    undefined.append(place)
  }

  /// Whether a label is a name, rather than the characters that a pattern excludes (`[^abc]`,
  /// `[^a-z]`): words with hyphens between them, one of at least four letters.
  private func isName(_ label: ArraySlice<UInt8>) -> Bool {
    let words = label.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    let areWords = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy(\.isWordOfASCII)
    }
    return areWords && words.contains { $0.count > 3 && $0.first?.isASCIILetter == true }
  }

  /// Whether a place of the source is right behind a word or the end of a sentence, and nothing
  /// follows that continues a pattern.
  private func isBehindWord(_ place: Range<Int>) -> Bool {
    guard let previous = source[..<place.lowerBound].last else { return false }
    let next = source[place.upperBound...].first ?? .space
    return (previous.isWordOfASCII || previous >= 0x80 || ".,;:!?\"')*_".utf8.contains(previous))
      && !next.isWordOfASCII && !"+*?{$[\\/".utf8.contains(next)
  }

  /// Whether a footnote with this label is defined.
  func isDefined(_ label: ArraySlice<UInt8>) -> Bool {
    !isEmpty && places[FootnoteLabel.folded(label)] != nil
  }

  /// The number of the footnote with this label, from 1 in the order of first references; nil where
  /// it is not defined.
  mutating func number(of label: ArraySlice<UInt8>) -> UInt32? {
    let folded = FootnoteLabel.folded(label)
    guard places[folded] != nil else { return nil }
    let number = numbers[folded] ?? UInt32(numbers.count + 1)
    numbers[folded] = number
    return number
  }

  /// Numbers the definitions, and returns their nodes by number.
  func definitions(in nodes: inout [MarkdownNode]) -> [UInt32: MarkdownNode.Index] {
    guard !isEmpty else { return [:] }
    var definitions: [UInt32: MarkdownNode.Index] = [:]
    for index in nodes.tableIndices where nodes[index].kind == .footnoteDefinition {
      let label = nodes[index].detail.range
      let folded = FootnoteLabel.folded(source[label])
      guard places[folded] == label.lowerBound, let number = numbers[folded] else { continue }
      nodes[index].number = number
      definitions[number] = index
    }
    return definitions
  }
}
