#if canImport(Glibc)
  import Glibc
#endif
import TestSupport
import Testing

/// An example of a specification in the format of CommonMark's `spec.txt`.
struct SpecificationExample: Sendable, CustomTestStringConvertible {
  let number: Int
  /// What stands after the word `example`, such as `table`.
  let kind: String
  let section: String
  let markdown: String
  let html: String

  var testDescription: String { "example \(number), \(section)" }

  /// All examples of a file in the shared data; none where it is missing.
  static func all(in name: String) -> [SpecificationExample] {
    guard SharedData.has(name) else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [SpecificationExample] = []
    var section = ""
    var lines = TextFile.read(SharedData.path(name)).split(
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

/// Files read by tests.
enum TextFile {
  /// The bytes of a file; empty where it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The text of a file.
  static func read(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The names in a folder, in order.
  static func names(in folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
