import Foundation
import Testing

/// The table of the tests that hold the promise.
struct PromiseTableTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the table of the promise names tests that exist`() throws {
    let text = try String(contentsOf: Self.tests.appending(path: "README.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.contains(/^\| [A-F] [0-9]+ \|/) }
    #expect(rows.count == 25)
    let suites = try suites()
    for row in rows {
      let named = row.matches(of: /`([A-Za-z]+Tests): ([^`]+)`/)
      #expect(!named.isEmpty, "\(row)")
      for test in named {
        let (suite, name) = (String(test.1), String(test.2))
        let exists = suites[suite]?.contains { text in
          text.contains("func `\(name)`") || text.contains("\"\(name)\"")
        }
        #expect(exists == true, "\(suite): \(name)")
      }
    }
  }

  /// The texts of all files of tests, by the names of the files.
  private func suites() throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    let paths = try #require(FileManager.default.subpaths(atPath: Self.tests.path()))
    for path in paths where path.hasSuffix("Tests.swift") {
      let url = Self.tests.appending(path: path)
      let name = url.deletingPathExtension().lastPathComponent
      texts[name, default: []].append(try String(contentsOf: url, encoding: .utf8))
    }
    return texts
  }
}
