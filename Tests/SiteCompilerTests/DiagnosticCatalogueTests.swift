import Diagnostics
import Foundation
import SiteCompiler
import Testing

/// The codes that messages have.
struct DiagnosticCatalogueTests {
  @Test func `no number is used twice, and all are in order`() {
    let numbers = DiagnosticCode.all.map(\.number)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers == numbers.sorted())
    #expect(numbers.allSatisfy { $0.utf8.count == 4 && Int($0) != nil })
  }

  @Test(arguments: DiagnosticCode.all.map(\.number))
  func `a code has a title and at least a paragraph of explanation`(_ number: String) throws {
    let code = try #require(DiagnosticManual.code(typed: number))
    #expect(code.title.count >= 5 && !code.title.hasSuffix("."))
    #expect(code.explanation.count >= 100)
    #expect(code.explanation.hasSuffix(".") || code.explanation.hasSuffix("`"))
    #expect(code.explanation.first?.isWhitespace == false)
  }

  @Test func `every code that a module declares is in the list of all`() throws {
    let declared = try declaredNumbers()
    #expect(declared.count > 100)
    #expect(declared.sorted() == DiagnosticCode.all.map(\.number))
  }

  /// The numbers after `DiagnosticCode(` in the folders `Mistakes` of all modules.
  private func declaredNumbers() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.subpaths(atPath: sources.path()))
    var numbers: [String] = []
    for file in files where file.contains("/Mistakes/") && file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let words = text.split(whereSeparator: \.isWhitespace)
      for (word, next) in zip(words, words.dropFirst()) where word.hasSuffix("DiagnosticCode(") {
        numbers.append(String(next.filter(\.isNumber)))
      }
    }
    return numbers
  }

  @Test(arguments: [
    ("E0301", "0301"), ("w0301", "0301"), ("301", "0301"), ("0301", "0301"), ("X0301", nil),
    ("E", nil), ("", nil), ("00301", nil), ("E03O1", nil), ("-301", nil),
  ])
  func `a code can be typed in several ways`(_ typed: String, _ number: String?) {
    #expect(DiagnosticManual.code(typed: typed)?.number == number)
  }
}
