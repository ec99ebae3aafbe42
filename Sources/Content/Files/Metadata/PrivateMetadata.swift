import Escaping

/// What image files reveal about the person who made them: the place, the camera, its serial
/// number.
///
/// It is removed losslessly: the picture, its orientation and its colour profile stay as they are,
/// and so does the whole file where it has no such metadata. Readers never read past the given
/// bytes and are linear; where metadata is damaged, all of it is removed except the orientation.
package enum PrivateMetadata {
  /// Why a file cannot be cleaned: it has metadata whose place cannot be found.
  package struct Damaged: Error, Hashable, Sendable {}

  /// An image without private metadata.
  package struct Cleaned: Hashable, Sendable {
    /// The bytes of the whole file.
    package var bytes: [UInt8]
    /// Whether what was removed may say where the picture was taken.
    package var hasPosition = false
  }

  /// Whether a file with this name may hold an image whose metadata is known.
  package static func mayBeIn(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".jpg", ".jpeg", ".jpe", ".png", ".webp", ".avif"].contains { name.hasSuffix($0) }
  }

  /// An image without private metadata; nil where there is none in it.
  package static func removed(from bytes: [UInt8]) throws(Damaged) -> Cleaned? {
    let image = ImageBytes(bytes: bytes)
    if image.big(0, 2) == 0xFFD8 { return JPEGCleaning.removed(from: image) }
    if image.big(0, 4) == 0x8950_4E47 { return PNGCleaning.removed(from: image) }
    if image.has("RIFF", at: 0), image.has("WEBP", at: 8) {
      return WebPCleaning.removed(from: image)
    }
    if image.has("ftyp", at: 4) { return try AVIFCleaning.removed(from: image) }
    return nil
  }

  /// Whether what follows the end of a picture may contain the same as its metadata: another
  /// picture, a film, or something that names a position.
  static func mayBeAppended(in rest: ArraySlice<UInt8>) -> Bool {
    ["Exif\0\0", "eXIf", "EXIF", "ftyp"].contains { rest.contains(bytesOf: $0) }
      || isNamed(in: rest)
  }

  /// Whether bytes that are not a picture name a position or the number of a device, in whatever
  /// form: XMP, comments, provenance.
  static func isNamed(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 2 && contains(names, in: bytes)
  }

  /// Whether bytes that are not a picture name a position.
  static func isPositionNamed(in bytes: ArraySlice<UInt8>) -> Bool {
    contains(Array(names.prefix(2)), in: bytes)
  }

  private static func contains(_ names: [[UInt8]], in bytes: ArraySlice<UInt8>) -> Bool {
    var matches = names.map { _ in 0 }
    for byte in bytes where byte != 0 {
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      for (index, name) in names.enumerated() {
        if small != name[matches[index]] { matches[index] = 0 }
        if small == name[matches[index]] { matches[index] += 1 }
        if matches[index] == name.count { return true }
      }
    }
    return false
  }

  // No name begins again within itself, so one position to continue from is enough.
  private static let names = ["gps", "latitude", "serialnumber", "ownername"]
    .map { Array($0.utf8) }
}
