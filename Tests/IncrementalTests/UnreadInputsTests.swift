import FileSystem
import TestSupport
import Testing

/// What a warm build does not read, since it is certainly the same.
struct UnreadInputsTests {
  /// A picture, with its metadata in XML where it has some; no byte of it is beyond ASCII.
  private static func photo(saying metadata: String = "") -> String {
    func chunk(_ name: String, _ content: String) -> String {
      name + size(of: content) + content + (content.utf8.count % 2 == 1 ? "\0" : "")
    }
    func size(of content: String) -> String {
      String(UnicodeScalar(UInt8(content.utf8.count))) + "\0\0\0"
    }
    let flags = metadata.isEmpty ? "\0" : "\u{4}"
    let chunks =
      "WEBP" + chunk("VP8X", flags + "\0\0\0\0\0\0\0\0\0") + chunk("VP8 ", "frame")
      + (metadata.isEmpty ? "" : chunk("XMP ", metadata))
    return "RIFF" + size(of: chunks) + chunks
  }

  /// What a change of the number of stars of the apple leaves as it is.
  private static let texts = ["Content/notes/pear.md", "Content/tools.json"]
  private static let picture = "Static/photo.webp"

  /// Builds the garden, changes the number of stars of the apple, and builds it again, from a moment on.
  private func read(from moment: Int64) throws -> [String: Int] {
    var files = gardenSite
    files[Self.picture] = Self.photo()
    let site = WarmSite(files)
    site.moment = moment
    #expect(try site.build().counts != nil)
    site.forgetReading()
    site.change([
      "Content/notes/apple.md":
        site.files["Content/notes/apple.md"]?.replacing("stars: 3", with: "stars: 9")
    ])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
    return site.filesRead
  }

  /// The loader reads texts, to compare them with what it knows.
  @Test func `files that are certainly the same are not read to be hashed`() throws {
    let read = try read(from: WarmSite.longAfter)
    #expect(Self.texts.allSatisfy { read[$0] == 1 }, "\(read)")
    #expect(read[Self.picture] == nil)
  }

  @Test func `files that may have been changed since are read`() throws {
    let read = try read(from: 0)
    #expect(Self.texts.allSatisfy { read[$0] == 2 }, "\(read)")
  }

  @Test func `what was said of a picture is said again`() throws {
    var files = gardenSite
    files[Self.picture] = Self.photo(saying: "<x exif:GPSLatitude='1'/>")
    let site = WarmSite(files)
    for title in ["Grove", "Orchard"] {
      #expect(try site.build().messages.contains("'Static/photo.webp' says where it was taken"))
      site.change([
        "Content/site.yaml": gardenSite["Content/site.yaml"]?.replacing("Garden", with: title)
      ])
    }
  }
}
