import Diagnostics
import HTMLRules
import TestSupport
import Testing

/// What the module says of small documents, against what the Nu HTML checker says of them.
struct DocumentTests {
  /// A document of `Tests/Data/HTMLRules/documents.txt`.
  struct Document {
    let name: String
    let text: String
    /// Why the two do not agree; nil where they do.
    let difference: String?

    static let all: [Document] = {
      let text = DataFile.text(of: "HTMLRules/documents.txt")
      var blocks: [[String]] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("## ") { blocks.append([]) }
        guard let last = blocks.indices.last else { continue }
        blocks[last].append(String(line))
      }
      return blocks.compactMap { Document($0) }
    }()

    init?(_ lines: [String]) {
      guard let first = lines.first, first.hasPrefix("## ") else { return nil }
      name = String(first.dropFirst(3))
      let isDifference = { (line: String) in line.hasPrefix("differs: ") }
      difference = lines.first(where: isDifference).map { String($0.dropFirst(9)) }
      let body = lines.dropFirst().filter { !isDifference($0) && !$0.isEmpty }
        .joined(separator: "\n")
      let isPage = name.hasSuffix("(page)")
      text =
        isPage
        ? body
        : """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>a</title></head><body><h1>a</h1>
        \(body)
        </body></html>

        """
    }
  }

  @Test func `the verdict on each document is Nu's, or the document says why it is not`() {
    let verdicts = Dictionary(
      uniqueKeysWithValues: DataFile.table("HTMLRules/nu.tsv").map { ($0[0], $0[1]) })
    #expect(verdicts.count == Document.all.count && verdicts.count > 250)
    var disagreements: [String] = []
    for document in Document.all {
      let found = HTMLSource.diagnostics(of: document.text)
      let verdict =
        found.contains { $0.severity == .error } ? "error" : found.isEmpty ? "fine" : "warning"
      let agrees = verdict == verdicts[document.name]
      if agrees != (document.difference == nil) {
        disagreements.append(
          "\(document.name): \(verdict), Nu: \(verdicts[document.name] ?? "nothing")\n"
            + found.map { "    " + $0.message }.joined(separator: "\n"))
      }
    }
    #expect(disagreements.isEmpty, "\n\(disagreements.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("<foo/>", ["HTML has no element 'foo'"]), ("<Foo bar=1 />", ["HTML has no element 'foo'"]),
    ("<center/>", ["the element 'center' is obsolete"]),
    ("<my-foo/>", ["'/>' does not close 'my-foo': a browser takes it for '>'"]),
    ("<div/>", ["'/>' does not close 'div': a browser takes it for '>'"]),
  ])
  func `an end tag is proposed only for an element that may stand there`(
    _ element: String, _ messages: [String]
  ) {
    let page =
      "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>a</title></head><body><h1>a</h1>"
    let found = HTMLSource.diagnostics(of: page + element + "</body></html>")
    #expect(found.map(\.message) == messages)
  }

  @Test func `each mistake is one message, where it stands`() {
    var text = ""
    for document in Document.all {
      let found = HTMLSource.diagnostics(of: document.text)
      guard !found.isEmpty else { continue }
      text += "## \(document.name)\n"
      for diagnostic in found {
        let start = diagnostic.span.map { Int($0.start) } ?? 0
        let end = diagnostic.span.map { Int($0.end) } ?? 0
        let bytes = Array(document.text.utf8)
        let written = String(decoding: bytes[start..<end], as: UTF8.self)
        let letter = diagnostic.severity == .error ? "E" : "W"
        text += "\(letter)\(diagnostic.code.number) \(diagnostic.message) [\(written)]\n"
      }
    }
    #expect(Golden.difference(of: text, from: "documents.txt") == nil)
  }

  @Test(arguments: [
    ("<div hidden><button></button><h2></h2></div>", 0), ("<div><button></button></div>", 1),
    ("<a href=x>a<template><a href=y>b</a></template></a>", 0),
    ("<a href=x>a<span><a href=y>b</a></span></a>", 1),
    ("<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>", 0),
    ("<table><tr><td><table><caption>a</caption></tr></table></td></tr></table>", 1),
  ])
  func `what is hidden, a template and an inner table are apart from what is around them`(
    _ text: String, _ count: Int
  ) {
    let found = HTMLSource.diagnostics(of: text).map(\.message)
    #expect(found.count == count, "\(found)")
  }
}
