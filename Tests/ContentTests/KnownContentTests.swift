import Content
import FileSystem
import TestSupport
import Testing

/// Content that is taken over from an earlier load.
struct KnownContentTests {
  private static func picture(_ size: Int) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) 9\"/>".utf8)
  }

  /// Forty things, of which each has a picture of its own, so that there is more than one chunk.
  private static func files() -> MemoryFileSystem {
    let model = """
      import ApusModels
      struct Thing: Entry { @Key var name: String; var image: Image }
      """
    let things = (10..<50).flatMap { number in
      [
        (
          path: "Content/things/\(number).yaml",
          bytes: Array("name: T\(number)\nimage: { src: \(number).svg, alt: x }\n".utf8)
        ),
        (path: "Content/things/\(number).svg", bytes: picture(number)),
      ]
    }
    return MemoryFileSystem(
      [(path: "Content/Models/Thing.swift", bytes: Array(model.utf8))] + things)
  }

  /// What cannot be read of the pictures that a second load reads, after one thing has changed.
  private static func pictures(
    readAfter change: (MemoryFileSystem) -> Void, unchanged: (String) -> Bool
  ) -> [String] {
    let files = files()
    let first = LoadedSite(files, ["things: Thing = things/*.yaml"])
    #expect(first.text.isEmpty, "\(first.text)")
    let paths = Set(files.paths.filter(unchanged))
    change(files)
    let unreadable = FaultyFileSystem(files) { operation, path, _ in
      operation == .read && path.hasSuffix(".svg") ? .deviceFailed : nil
    }
    let second = LoadedSite(
      unreadable, ["things: Thing = things/*.yaml"],
      knowing: KnownContent(first.content.files, unchanged: paths))
    return (10..<50).filter { second.text.contains("things/\($0).svg") }.map { "\($0)" }
  }

  @Test func `nothing that is the same is read again`() {
    #expect(Self.pictures(readAfter: { _ in }, unchanged: { _ in true }).isEmpty)
  }

  @Test func `a changed file is bound again without its picture`() {
    let read = Self.pictures(
      readAfter: { $0["Content/things/12.yaml"] = "name: Other\nimage: { src: 12.svg, alt: x }\n" },
      unchanged: { $0 != "Content/things/12.yaml" })
    #expect(read.isEmpty)
  }

  @Test func `a changed picture is read again, and no other`() {
    let read = Self.pictures(
      readAfter: { $0["Content/things/12.svg"] = "<svg viewBox='0 0 7 7'/>" },
      unchanged: { $0 != "Content/things/12.svg" })
    #expect(read == ["12"])
  }

  @Test func `what is not known to be the same is read again`() {
    let read = Self.pictures(readAfter: { _ in }, unchanged: { !$0.hasSuffix(".svg") })
    #expect(read.count == 40)
  }

  @Test func `content that is not remembered is not known`() {
    #expect(KnownContent(LoadedSite(Self.files(), []).content.files, unchanged: []) == nil)
  }
}
