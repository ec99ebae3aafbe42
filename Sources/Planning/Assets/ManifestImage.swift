import Content
import Diagnostics
import Documents
import FileSystem
import Schema
import Tables

/// An image that a web app manifest names, with what it says about it (W3C Manifest Image Resource).
struct ManifestImage {
  /// Where its address is, without the quotation marks.
  let address: Range<Int>
  /// Its sizes, such as `192x192 512x512`, and its media type, each with its place.
  let sizes: (text: String, span: Span)?
  let type: (text: String, span: Span)?

  /// The media type of a picture by the ending of its name; nil for an unknown one.
  static func mediaType(ofFile name: String) -> String? {
    let types = [
      ".png": "image/png", ".svg": "image/svg+xml", ".jpg": "image/jpeg", ".jpeg": "image/jpeg",
      ".webp": "image/webp", ".avif": "image/avif", ".gif": "image/gif",
    ]
    let name = name.lowercased()
    return types.first { name.hasSuffix($0.key) }?.value
  }

  /// What it says that is wrong for a file.
  func mistakes(
    about name: String, in files: some FileSystem, at path: String, limit: Int
  ) throws(FileError) -> [Diagnostic] {
    guard let known = Self.mediaType(ofFile: name) else { return [] }
    var found: [Diagnostic] = []
    if let type, type.text.lowercased() != known {
      found.append(.wrongImageType(type.text, of: name, isOf: known, at: type.span))
    }
    guard let sizes, known != "image/svg+xml" else { return found }
    let bytes = try files.read(path, limit: limit)
    let size: PixelSize
    do throws(ImageSize.Unreadable) {
      size = try ImageSize.read(bytes, path: path)
    } catch {
      // It is reported as the picture that it is not, by all who publish it.
      return found
    }
    let real = "\(size.width)x\(size.height)"
    let words = sizes.text.lowercased().split(separator: " ")
    if !words.contains("any"), !words.contains(where: { $0 == real }) {
      found.append(.wrongImageSize(sizes.text, of: name, has: real, at: sizes.span))
    }
    return found
  }
}
