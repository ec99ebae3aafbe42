import Diagnostics
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The codes that messages have.
struct CatalogueTests {
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

  @Test func `every code that the catalogue declares is in the list of all`() {
    let declared = declaredNumbers()
    #expect(declared.count > 100)
    #expect(declared.sorted() == DiagnosticCode.all.map(\.number))
  }

  /// The numbers behind `DiagnosticCode(` in the files of the catalogue.
  private func declaredNumbers() -> [String] {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let folder = tests.joined(separator: "/") + "/Sources/Diagnostics/Catalogue"
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var numbers: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(".swift") else { continue }
      let words = text(of: folder + "/" + name).split(whereSeparator: \.isWhitespace)
      for (word, next) in zip(words, words.dropFirst()) where word == "DiagnosticCode(" {
        numbers.append(String(next.filter(\.isNumber)))
      }
    }
    return numbers
  }

  private func text(of path: String) -> String {
    guard let file = unsafe fopen(path, "r") else { return "" }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }

  @Test(arguments: [
    ("E0301", "0301"), ("w0301", "0301"), ("301", "0301"), ("0301", "0301"), ("X0301", nil),
    ("E", nil), ("", nil), ("00301", nil), ("E03O1", nil), ("-301", nil),
  ])
  func `a code can be typed in several ways`(_ typed: String, _ number: String?) {
    #expect(DiagnosticManual.code(typed: typed)?.number == number)
  }
}
