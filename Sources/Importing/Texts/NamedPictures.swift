import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown

/// Gives pictures without an alternative text the name of their file as one, so that a site can be
/// made of texts that many programs write; a warning for each asks for words.
struct NamedPictures: FileEdit {
  private var found: [String] = []

  var notes: [String] {
    found.isEmpty
      ? []
      : [
        "pictures without an alternative text have the name of their file as one, until you write "
          + "what they show: \(NamedFiles.list(found.sorted()))"
      ]
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.contains(bytesOf: "![") else { return nil }
    var file = DetachedFile(path: path, bytes)
    _ = file.markdown
    var edits = TextEdits()
    for mistake in file.log.diagnostics
    where mistake.code == .missingAlternativeText && mistake.severity == .error {
      guard let range = mistake.span?.range,
        let (gap, name) = Self.name(ofPictureAt: range, in: bytes)
      else { continue }
      edits.replace(gap, with: name)
    }
    guard !edits.isEmpty else { return nil }
    found.append(path)
    return edits.applied(to: bytes)
  }

  /// The place of the alternative text of a picture, and the name of its file; nil where its address
  /// is elsewhere, or the name has signs that mean something in Markdown.
  private static func name(
    ofPictureAt range: Range<Int>, in bytes: [UInt8]
  ) -> (Range<Int>, String)? {
    let text = bytes[range]
    // A picture in another one's alternative text has the first address.
    guard text.starts(with: "![".utf8),
      let close = text.dropFirst(2).firstIndex(where: { "[]".utf8.contains($0) }),
      bytes[close...].starts(with: "](".utf8)
    else { return nil }
    let isBracketed = bytes[(close + 2)...].first == UInt8(ascii: "<")
    let address = text[(close + (isBracketed ? 3 : 2))...].prefix {
      isBracketed ? $0 != UInt8(ascii: ">") : !" )\n\t".utf8.contains($0)
    }
    let written = String(decoding: address, as: UTF8.self)
    let name = FilePaths.name(of: PercentEncoding.decodedPath(written) ?? written)
    guard !name.isEmpty, name.contains("."), !name.contains(where: { "[]\\*`<>&|!#?".contains($0) })
    else { return nil }
    return (range.lowerBound + 2..<close, name)
  }
}
