/// The footnotes of a document: which labels are defined, and in which order they are referred
/// to.
struct FootnoteIndex {
  private let source: [UInt8]
  /// For each folded label the offset of its first definition's label.
  private var places: [String: Int] = [:]
  /// The number of each label that was referred to.
  private var numbers: [String: UInt32] = [:]

  /// Gathers the definitions that `FootnoteDefinitions` has marked in `text`, which was made of
  /// `source`.
  init(text: SourceText, source: SourceText) {
    self.source = source.bytes
    for case .footnote(let label) in text.marks.values {
      let folded = FootnoteLabel.folded(source.bytes[label])
      places[folded] = min(places[folded] ?? .max, label.lowerBound)
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The number of the footnote with this label, from 1 in the order of first references; nil
  /// where none is defined.
  mutating func number(of label: ArraySlice<UInt8>) -> UInt32? {
    let folded = FootnoteLabel.folded(label)
    guard places[folded] != nil else { return nil }
    let number = numbers[folded] ?? UInt32(truncatingIfNeeded: numbers.count + 1)
    numbers[folded] = number
    return number
  }

  /// Gives the definitions their numbers; their nodes, by number.
  func definitions(in nodes: inout [MarkdownNode]) -> [UInt32: Int] {
    guard !isEmpty else { return [:] }
    var definitions: [UInt32: Int] = [:]
    for index in nodes.indices where nodes[index].kind == .footnoteDefinition {
      let label = nodes[index].detail.range
      let folded = FootnoteLabel.folded(source[label])
      guard places[folded] == label.lowerBound, let number = numbers[folded] else { continue }
      nodes[index].number = number
      definitions[number] = index
    }
    return definitions
  }
}
