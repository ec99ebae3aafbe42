import Diagnostics
import Markdown
import Schema
import Tables

// The words for parts that a document lacks, and for what was probably meant as them.

extension Placement {
  /// What the place is, in a few words.
  var words: String {
    switch self {
    case .body: "the text"
    case .heading: "the heading"
    case .firstImage: "the image"
    case .section(let name): "the section '\(name)'"
    case .labelled(let label): "the label '\(label)'"
    }
  }

  /// How it is written, in a text of its own or in a part of one.
  func example(inPart isPart: Bool) -> String {
    switch self {
    case .body: "a paragraph"
    case .heading where isPart: "'### ' and a title, with more '#' than the heading above has"
    case .heading: "'# ' and a title"
    case .firstImage: "'![what it shows](picture.svg)' on a line of its own"
    case .section(let name): "'## \(name)' and the text below it"
    case .labelled(let label): "'- \(label): …'"
    }
  }
}

extension Placement {
  /// The label that names it; nil where none does.
  var label: String? {
    if case .labelled(let label) = self { label } else { nil }
  }

  /// The heading or label that names it; nil where none does.
  var name: String? {
    switch self {
    case .section(let name), .labelled(let name): name
    case .body, .heading, .firstImage: nil
    }
  }

  /// Whether it is a section.
  package var isSection: Bool {
    if case .section = self { true } else { false }
  }

  /// Whether a heading or label names it.
  var isNamed: Bool {
    switch self {
    case .section, .labelled: true
    case .body, .heading, .firstImage: false
    }
  }
}

extension DiagnosticLog {
  /// The headings or labels in the rest of a part that differ from the name of a place by a slip;
  /// both begin with the same letter. Where the place is written as well, one letter may differ.
  mutating func close(
    to placement: Placement, in part: MarkdownPart, besides names: [String], isWritten: Bool
  ) -> [(name: String, text: String, span: Span)] {
    let (name, found): (String, [MarkdownString])
    switch placement {
    case .section(let text):
      (name, found) = (text, part.sections.map(\.heading.text))
    case .labelled(let text): (name, found) = (text, part.labelled.map(\.label))
    case .body, .heading, .firstImage: return []
    }
    return found.prefix(100).compactMap { typed in
      if placement.isSection || !isWritten, typed.isNearly(name) {
        return (name, typed.string, typed.span)
      }
      guard isSlip(typed.words, of: name, besides: names, isWritten: isWritten) else { return nil }
      return (name, typed.words, typed.span)
    }
  }

  /// Whether a heading or label was probably meant as a name.
  private mutating func isSlip(
    _ typed: String, of name: String, besides names: [String], isWritten: Bool
  ) -> Bool {
    guard typed.first?.lowercased() == name.first?.lowercased(), typed.count <= name.count + 2,
      // `C` and `C#` are two things.
      typed.withoutSigns != name.withoutSigns
    else { return false }
    if isWritten { return TypingSlip.isOne(typed, for: name) }
    return nearest(to: typed, among: names) == name || [typed].firstLonger(than: name) != nil
  }

  /// The heading or label closest to a name, by its words.
  fileprivate mutating func nearest(
    to wanted: String, among found: [MarkdownString]
  ) -> (text: String, span: Span)? {
    let texts = found.prefix(100).map { $0.words }
    guard let name = nearest(to: wanted, among: texts) ?? texts.firstLonger(than: wanted),
      let index = texts.firstIndex(of: name)
    else { return nil }
    return (name, found[index].span)
  }

  /// The heading or label that is probably meant as the one that is missing.
  mutating func nearest(
    to placement: Placement, in part: MarkdownPart
  ) -> (text: String, span: Span)? {
    if let found = part.namesake(of: placement) ?? part.unmarked(placement) {
      return (found.string, found.span)
    }
    switch placement {
    case .section(let name):
      // It may exist below a heading of a higher level, or in what the body has taken.
      return nearest(to: name, among: part.sections.map(\.heading.text))
        ?? nearest(to: name, among: part.headingTexts)
    case .labelled(let label): return nearest(to: label, among: part.labelled.map(\.label))
    case .heading:
      return part.beginning.map { ($0.string, $0.span) }
    case .body, .firstImage: return nil
    }
  }
}

extension MarkdownPart {
  /// The heading that it begins with, of any level, or the text that begins with `#` as one would.
  fileprivate var beginning: MarkdownString? {
    guard let first = ranges.first?.lowerBound else { return nil }
    let text = document.plainText(of: document.descendants(of: first))
    let isHeading = document.nodes[first].kind == .heading
    return isHeading || text.bytes.first == UInt8(ascii: "#") ? text : nil
  }

  /// The heading that has the name of a label, alone or with a value behind a colon, or the label
  /// that has the name of a section.
  func namesake(of placement: Placement) -> MarkdownString? {
    switch placement {
    case .section(let name):
      labelled.map(\.label).first { $0.string.lowercased() == name.lowercased() }
    case .labelled(let label):
      headingTexts.first { $0.isNamed(label) }
    case .body, .heading, .firstImage: nil
    }
  }
}

extension MarkdownPart {
  /// The name of a placement, if a heading of the second level, as sections have it, or a label is at
  /// the span; nil for all others.
  func writtenName(at span: Span, of placement: Placement) -> String? {
    switch placement {
    case .section:
      let before = document.source.bytes[..<Int(span.start)]
      let line = before.reversed().prefix { $0 != 0x0A }
      return line.elementsEqual(" ##".utf8) ? placement.name : nil
    case .labelled: return labelled.contains { $0.label.span == span } ? placement.name : nil
    case .body, .heading, .firstImage: return nil
    }
  }

  /// The line that begins with a label without its colon, or the bold text that stands in place of the
  /// heading of a section.
  func unmarked(_ placement: Placement) -> MarkdownString? {
    switch placement {
    case .section(let name): NearParts(of: self).boldParagraph(named: name)
    case .labelled(let label): NearParts(of: self).lineWithoutColon(behind: label)
    case .body, .heading, .firstImage: nil
    }
  }
}

extension String {
  /// The text in lower case, without signs at its ends.
  fileprivate var withoutSigns: String {
    let isSign = { (character: Character) in !character.isLetter && !character.isNumber }
    let end = lowercased().drop(while: isSign).reversed().drop(while: isSign)
    return String(end.reversed())
  }
}

extension [String] {
  /// The first text that begins with all words of another, such as `Ingredients (for 4)`.
  fileprivate func firstLonger(than wanted: String) -> String? {
    first { $0.lowercased().hasPrefix(wanted.lowercased() + " ") }
  }
}

extension MarkdownString {
  /// Whether it is a name with a number before it, or with something in brackets or after a colon behind
  /// it: `1. Notes`, `Ingredients (for 4)`, `Price ($)`.
  func isNearly(_ name: String) -> Bool {
    var text = Substring(string.lowercased())
    let digits = text.prefix(while: \.isNumber)
    let behind = text.dropFirst(digits.count)
    if !digits.isEmpty, behind.hasPrefix(". ") || behind.hasPrefix(") ") {
      text = behind.dropFirst(2).drop { $0 == " " }
    }
    guard text.hasPrefix(name.lowercased()) else { return false }
    let rest = text.dropFirst(name.lowercased().count).drop { $0 == " " }
    return rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix("(") && rest.hasSuffix(")")
  }

  /// Whether it is a name, alone or before a colon.
  fileprivate func isNamed(_ name: String) -> Bool {
    let (text, name) = (string.lowercased(), name.lowercased())
    return text == name || text.hasPrefix(name + ":")
  }

  /// The text of a heading or label without what only decorates its ends.
  var words: String {
    let words = string.withoutDecoration
    return words.isEmpty ? string : words
  }
}
