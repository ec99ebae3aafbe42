package import Schema

/// Reads the width and height of an image from its file, and whether the file is complete.
///
/// Readers never read past the given bytes, are not recursive, and are linear at worst. They check
/// that there is image data between header and end, and not what it is.
package enum ImageSize {
  /// Why an image has no size.
  package struct Unreadable: Error {
    package let reason: String
  }

  /// The natural size of an image, with the rotation that its own data specifies.
  package static func read(_ bytes: [UInt8], path: String) throws(Unreadable) -> PixelSize {
    let image = ImageBytes(bytes: bytes)
    let isNamedSVG = path.lowercased().hasSuffix(".svg")
    guard let header = header(of: image) else {
      guard isNamedSVG || image.has("<svg", at: 0) || image.has("<?xml", at: 0) else {
        throw Unreadable(reason: "it is neither SVG, PNG, JPEG, WebP, AVIF nor GIF")
      }
      guard isNamedSVG else {
        throw Unreadable(reason: "it is an SVG, and browsers show those of the name '….svg' only")
      }
      let size = try SVGSize.read(bytes)
      if let fault = PictureRules.fault(inSVG: bytes) { throw Unreadable(reason: fault) }
      return size
    }
    guard let size = header.size, size.width > 0, size.height > 0 else {
      throw Unreadable(reason: "its \(header.format) header is damaged")
    }
    guard max(size.width, size.height) <= Self.longestSide else {
      throw Unreadable(
        reason:
          "it says that it has \(size.width) × \(size.height) pixels, which browsers do not show")
    }
    if let fault = header.fault { throw Unreadable(reason: reason(of: fault, in: header)) }
    guard !isNamedSVG else {
      throw Unreadable(reason: "its name says that it is an SVG, but it is a \(header.format)")
    }
    return PixelSize(width: size.width, height: size.height)
  }

  private static func reason(of fault: ImageFault, in header: Header) -> String {
    switch fault {
    case .cutShort: "its end is missing: the file is cut short"
    case .damagedHeader: "its \(header.format) header is damaged"
    case .noPicture: "there is no picture in the file"
    }
  }

  /// The most pixels of a side, which a JPEG can have at most (ITU-T T.81, section B.2.2).
  private static let longestSide = 65_535

  /// Why browsers cannot show a file whose name says that it is a picture; nil where they can, and
  /// for other names. Of an SVG only that it is none of pixels is checked: others may refer to its
  /// parts.
  package static func fault(in bytes: [UInt8], named path: String) -> String? {
    guard isPicture(named: path) else { return nil }
    if bytes.isEmpty { return "it is empty" }
    if path.lowercased().hasSuffix(".svg"), header(of: ImageBytes(bytes: bytes)) == nil {
      return nil
    }
    do throws(Unreadable) {
      _ = try read(bytes, path: path)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Whether the name of a file says that it is a picture of a known format.
  package static func isPicture(named path: String) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  private static let endings = formats.flatMap(\.endings) + [".svg"]

  /// The formats of pixels, and the endings of their names.
  private static let formats = [
    (name: "PNG", endings: [".png"]), (name: "JPEG", endings: [".jpg", ".jpeg", ".jpe"]),
    (name: "GIF", endings: [".gif"]), (name: "WebP", endings: [".webp"]),
    (name: "AVIF", endings: [".avif"]),
  ]

  /// The format of a picture whose name says another one, and what names of that format end with;
  /// nil where the name is right, or no picture's. Browsers show it, but servers and feeds say of it
  /// what its name says.
  package static func misnomer(
    of bytes: [UInt8], named path: String
  ) -> (format: String, ending: String)? {
    guard isPicture(named: path), let header = header(of: ImageBytes(bytes: bytes)),
      let format = formats.first(where: { $0.name == header.format }),
      case let name = path.lowercased(), !format.endings.contains(where: name.hasSuffix)
    else { return nil }
    return (format.name, format.endings[0])
  }

  /// What a file of pixels says about itself.
  private struct Header {
    let format: String
    let size: (width: Int, height: Int)?
    let fault: ImageFault?
  }

  private static func header(of image: ImageBytes) -> Header? {
    if image.big(0, 4) == 0x8950_4E47 {
      return Header(format: "PNG", size: png(image), fault: ImageFault.fault(png: image))
    }
    if image.has("GIF8", at: 0) {
      let size = image.little(6, 2).flatMap { width in image.little(8, 2).map { (width, $0) } }
      return Header(format: "GIF", size: size, fault: ImageFault.fault(gif: image))
    }
    if image.big(0, 2) == 0xFFD8 {
      return Header(
        format: "JPEG", size: JPEGSize.read(image), fault: ImageFault.fault(jpeg: image))
    }
    if image.has("RIFF", at: 0), image.has("WEBP", at: 8) {
      return Header(format: "WebP", size: webP(image), fault: ImageFault.fault(webP: image))
    }
    guard image.has("ftyp", at: 4), AVIFSize.isAVIF(image) else { return nil }
    return Header(
      format: "AVIF", size: AVIFSize.read(image), fault: ImageFault.fault(avif: image))
  }

  /// PNG (Third Edition), section 11.2.1: the first chunk is IHDR.
  private static func png(_ image: ImageBytes) -> (width: Int, height: Int)? {
    guard image.has("IHDR", at: 12), let width = image.big(16, 4), let height = image.big(20, 4),
      width < 1 << 31, height < 1 << 31
    else { return nil }
    return JPEGSize.isOnItsSide(orientation(ofPNG: image)) ? (height, width) : (width, height)
  }

  /// The orientation of a PNG: of Exif data that is before the picture.
  private static func orientation(ofPNG image: ImageBytes) -> Int? {
    var offset = 8
    while let length = image.big(offset, 4), length < 1 << 31, !image.has("IDAT", at: offset + 4) {
      if image.has("eXIf", at: offset + 4) {
        return JPEGSize.orientation(image, at: offset + 8)
      }
      offset += length + 12
    }
    return nil
  }

  /// The WebP container: a lossy, lossless or extended first chunk.
  private static func webP(_ image: ImageBytes) -> (width: Int, height: Int)? {
    if image.has("VP8 ", at: 12) {
      guard image.big(23, 3) == 0x9D012A, let width = image.little(26, 2),
        let height = image.little(28, 2)
      else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    }
    if image.has("VP8L", at: 12) {
      guard image.byte(20) == 0x2F, let bits = image.little(21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard image.has("VP8X", at: 12), let width = image.little(24, 3),
      let height = image.little(27, 3)
    else { return nil }
    return (width + 1, height + 1)
  }
}
