import Foundation
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What `apus serve` answers while files of the site are edited and the site is built again, over
/// and over. `make soak` asks 20,000 times.
struct RebuildTests {
  private static let requests = TestEffort.count(600, soak: 20_000)
  /// How many editions have to be among the answers.
  private static let editions = TestEffort.count(5, soak: 500)

  @Test func `every answer is a whole page of one edition while the site is built again`() throws {
    let site = SmallSite()
    Self.write(edition: 0, to: site)
    let serving = try Serving(site)
    defer { serving.running.end() }
    let isDone = Atomic(false)
    let editor = Thread {
      var edition = 0
      while !isDone.load(ordering: .relaxed) {
        edition += 1
        Self.write(edition: edition, to: site)
        usleep(30_000)
      }
    }
    editor.start()
    defer { isDone.store(true, ordering: .relaxed) }
    var reader = Reader()
    var asked = 0
    while asked < Self.requests || reader.editions.count < Self.editions {
      guard asked < Self.requests * 100, reader.wrong.isEmpty else { break }
      for path in ["/", "/notes/", "/notes/apple/", "/notes/pear/"] {
        let condition = reader.tags[path].map { ["If-None-Match: \($0)"] } ?? []
        reader.take(Answer(text: try serving.get(path, condition)), to: path)
        asked += 1
      }
    }
    #expect(reader.wrong == [])
    #expect(asked >= Self.requests && reader.editions.count >= Self.editions)
  }

  /// Changes two pages, each of some length, whose first and last words name the edition.
  private static func write(edition: Int, to site: SmallSite) {
    let words = String(repeating: "word ", count: 4_000)
    for name in ["apple", "pear"] {
      site.write(
        """
        ---
        title: \(name == "apple" ? "Apple" : "Pear")
        stars: 3
        ---
        first-\(edition) \(words) last-\(edition)

        """, to: "edition")
      // As editors do: a process that reads the file meanwhile gets the one edition or the other.
      _ = unsafe rename(site.path + "/edition", site.path + "/Content/notes/\(name).md")
    }
  }
}

/// An answer as it was sent.
private struct Answer {
  let text: String

  var isUnchanged: Bool { text.hasPrefix("HTTP/1.1 304 ") }

  /// Whether it is a page with as many bytes as it says.
  var isWhole: Bool {
    guard text.hasPrefix("HTTP/1.1 200 "), let length = header("Content-Length"),
      let end = text.firstRange(of: "\r\n\r\n")
    else { return false }
    let body = text[end.upperBound...]
    return body.utf8.count == Int(length) && body.contains("</html>")
  }

  /// The value of a header.
  func header(_ name: String) -> Substring? {
    text.firstRange(of: name + ": ").map { found in
      text[found.upperBound...].prefix { $0 != "\r\n" }
    }
  }

  /// What follows a text, up to a blank or a tag.
  func word(after start: String) -> Substring? {
    text.firstRange(of: start).map { found in
      text[found.upperBound...].prefix { $0 != " " && $0 != "<" }
    }
  }
}

/// A client that keeps what was sent, and asks by its tag whether it is still the same.
private struct Reader {
  var tags: [String: Substring] = [:]
  var editions: Set<Substring> = []
  var wrong: [String] = []

  mutating func take(_ answer: Answer, to path: String) {
    if answer.isUnchanged {
      if answer.header("ETag") != tags[path] { wrong.append("\(path): 304 of another page") }
      return
    }
    let first = answer.word(after: "first-")
    if !answer.isWhole || first != answer.word(after: "last-") {
      wrong.append("\(path): \(answer.text.prefix(60))")
    }
    if let first { editions.insert(first) }
    let tag = answer.header("ETag")
    if tag == nil || tag == tags[path] { wrong.append("\(path): sent again, or without a tag") }
    tags[path] = tag
  }
}
