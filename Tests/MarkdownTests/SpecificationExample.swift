import TestSupport
import Testing

/// An example of a specification in the format of CommonMark's `spec.txt`.
struct SpecificationExample: Sendable, CustomTestStringConvertible {
  let number: Int
  /// What is after the word `example`, such as `table`.
  let kind: String
  let section: String
  let markdown: String
  let html: String

  var testDescription: String { "example \(number), \(section)" }

  /// The bytes of its Markdown, of which up to three are other ones.
  func mutated(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(markdown.utf8)
    for _ in 0..<3 where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: 0x09...0x7E, using: &generator)
    }
    return bytes
  }

  /// All examples of a file in the shared data; none where it is missing.
  static func all(in name: String) -> [SpecificationExample] {
    guard SharedData.has(name) else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [SpecificationExample] = []
    var section = ""
    var lines = String(decoding: SharedData.bytes(of: name), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("#") { section = line.drop { $0 == "#" || $0 == " " }.description }
      guard line.hasPrefix(fence + " example") else { continue }
      let markdown = lines.prefix { $0 != "." }
      let html = lines.dropFirst(markdown.count + 1).prefix { $0 != fence }
      lines = lines.dropFirst(markdown.count + html.count + 2)
      examples.append(
        SpecificationExample(
          number: examples.count + 1,
          kind: line.dropFirst(fence.count + 9).trimmingPrefix(" ").description,
          section: section, markdown: text(markdown), html: text(html)))
    }
    return examples
  }

  private static func text(_ lines: ArraySlice<Substring>) -> String {
    lines.map { $0 + "\n" }.joined().split(separator: "→", omittingEmptySubsequences: false)
      .joined(separator: "\t")
  }
}
