import Content
import FileSystem
import TestSupport
import Testing

/// The sizes of images, and what makes a file none.
struct ImageTests {
  private func outcome(_ name: String, _ bytes: [UInt8]) -> String {
    let model = "import ApusModels\nstruct Thing: Entry { var image: Image }\n"
    let system = MemoryFileSystem([
      (path: "Content/Models/Thing.swift", bytes: Array(model.utf8)),
      (path: "Content/\(name)", bytes: bytes),
      (path: "Content/t.yaml", bytes: Array("image: { src: \(name), alt: x }\n".utf8)),
    ])
    let site = LoadedSite(system, ["things: Thing = t.yaml"])
    guard site.text.isEmpty else {
      let line = site.text.split(separator: "\n").first { $0.contains("error[") } ?? ""
      return line.split(separator: ": ").last.map(String.init) ?? ""
    }
    let value = site.value("things")
    let size = value.split(separator: ", ").filter {
      $0.contains("width:") || $0.contains("height:")
    }
    return size.compactMap { $0.split(separator: " ").last?.filter(\.isNumber) }
      .joined(separator: "x")
  }

  @Test(arguments: [
    (#"<svg N viewBox="0 0 800 600"/>"#, "800x600"),
    (#"<?xml version="1.0"?><!-- <svg> --><svg N width="20px" height='10'/>"#, "20x10"),
    (#"<svg N width="100%" height="100%" viewBox="0,0,30.4,20.6"/>"#, "30x21"),
    (#"<svg N width="300" viewBox="0 0 60 20"/>"#, "300x100"),
    (#"<svg N height="1in" viewBox="0 0 2 1" data-x=">"/>"#, "192x96"),
    (#"<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>"#, "2x1"),
    (#"<!DOCTYPE svg [<!ENTITY n "x">]><svg xmlns="&n;" viewBox="0 0 2 1"/>"#, "2x1"),
    ("<svg N/>", "its <svg> element has neither a viewBox nor a width and height"),
    (
      #"<svg N width="100%"/>"#, "its <svg> element has neither a viewBox nor a width and height"
    ),
    (
      #"<svg N width="100"/>"#,
      "its <svg> element has a width, but neither a height in pixels nor a viewBox"
    ),
    (
      #"<svg N width="100%" height="20mm"/>"#,
      "its <svg> element has a height, but neither a width in pixels nor a viewBox"
    ),
    (
      #"<svg N width="30px" height=" 20 "/>"#,
      "the height of its <svg> element, ' 20 ', gives it no size in pixels"
    ),
    (
      #"<svg N width="30" viewBox="0 0 9"/>"#,
      "the viewBox of its <svg> element, '0 0 9', gives it no size in pixels"
    ),
    (
      #"<svg N width="-5" height="4"/>"#,
      "the width of its <svg> element, '-5', gives it no size in pixels"
    ),
    (
      #"<svg N width="0x10" height="nan"/>"#,
      "the width of its <svg> element, '0x10', gives it no size in pixels"
    ),
    (
      #"<svg N viewBox="0 0 0 0"/>"#,
      "the viewBox of its <svg> element, '0 0 0 0', gives it no size in pixels"
    ),
    (
      #"<svg viewBox="0 0 2 1"/>"#,
      #"its <svg> element lacks 'xmlns="http://www.w3.org/2000/svg"', without which browsers show nothing"#
    ),
    ("<svgfoo width='5' height='5'/>", "it has no <svg> element"),
    ("<html></html>", "it has no <svg> element"),
    ("<svg N viewBox=0/>", "expected a value in quotes for 'viewBox'"),
  ])
  func `an SVG says its size by attributes or by its viewBox`(text: String, expected: String) {
    let text = text.replacing(" N", with: " xmlns=\"http://www.w3.org/2000/svg\"")
    #expect(outcome("a.svg", Array(text.utf8)) == expected)
  }

  @Test func `an SVG in UTF-16 is told`() {
    #expect(outcome("a.svg", [0xFF, 0xFE, 0x3C, 0]) == "it is in UTF-16; save it in UTF-8")
  }

  @Test(arguments: [
    // A box 'meta' without room for its version.
    [box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avif".utf8)), box("meta", [])],
    // A size of which the product is no number.
    [
      box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avif".utf8)),
      box(
        "meta",
        [0, 0, 0, 0]
          + box(
            "iprp", box("ipco", box("ispe", [0, 0, 0, 0] + Array(repeating: 0xFF, count: 8))))),
    ],
  ])
  func `sizes of AVIF that cannot be are no trap`(boxes: [[UInt8]]) {
    #expect(outcome("a.avif", Array(boxes.joined())) == "its AVIF header is damaged")
  }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
  }

  @Test(arguments: [
    ("<script>x()</script>", "it holds a script"),
    ("<rect onload='x()'/>", "it holds a script ('onload')"),
    ("<a href=' javascript:x()'/>", "it holds a script ('href')"),
    ("<foreignObject/>", "it holds HTML ('foreignObject')"),
    ("<image href='https://example.org/a.png'/>", "which a picture cannot"),
    ("<use href='other.svg#a'/>", "which a picture cannot"),
    ("<style>@import 'a.css';</style>", "which a picture cannot"),
    ("<style><![CDATA[a{fill:url('https://example.org/a')}]]></style>", "which a picture cannot"),
    ("<b>", "is closed by '</svg>'"),
    ("<use href='#a'/><a href='https://example.org/'><text>a</text></a>", "4x3"),
    ("<image href='data:image/png;base64,AA=='/>", "4x3"),
  ])
  func `an SVG shown as a picture runs and loads nothing`(inner: String, expected: String) {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'>\(inner)</svg>"
    let found = outcome("a.svg", Array(text.utf8))
    #expect(found.hasSuffix(expected) || expected.hasPrefix("is closed") && found != "4x3")
  }

  static let png = SmallPNG.bytes(width: 640, height: 480)
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [0x40, 0x01, 0xC8, 0x00]
    + [0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0x21, 0xF9, 4, 0, 0, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 0x40, 0x01, 0xC8, 0x00, 0, 2, 2, 0x4C, 1, 0, 0x3B]
  static let lossy: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
    + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x02, 0xE0, 0x01]
  static let lossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8)
    + [0, 0, 0, 0, 0x2F, 0x7F, 0xC2, 0x77, 0]
  static let extended: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8)
    + [10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0]
    + Array("VP8L".utf8) + [0, 0, 0, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0x01, 0xE0, 0x02, 0x80, 3, 0, 0, 0]
    + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
  static let turnedJPEG: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8)
    + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    + jpeg.dropFirst(2)

  /// Exif data with the orientation 6, of another type or number where that is given.
  static func exif(type: UInt8 = 3, count: UInt8 = 1, _ orientation: UInt8 = 6) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, type, 0, 0, 0, count]
      + [0, orientation, 0, 0, 0, 0, 0, 0]
  }

  static func exifSegment(_ data: [UInt8]) -> [UInt8] {
    [0xFF, 0xE1, 0, UInt8(data.count + 8)] + Array("Exif\0\0".utf8) + data
  }

  /// A JPEG with segments after its first bytes, and after its frame header.
  static func jpegWith(_ before: [UInt8], after: [UInt8] = []) -> [UInt8] {
    var bytes = jpeg
    bytes.insert(contentsOf: after, at: 21)
    bytes.insert(contentsOf: before, at: 2)
    return bytes
  }

  /// A PNG with Exif data before its picture, or after it.
  static func pngWith(_ exif: [UInt8], afterPicture: Bool = false) -> [UInt8] {
    let chunk = SmallPNG.chunk("eXIf", exif)
    guard afterPicture else { return SmallPNG.bytes(width: 640, height: 480, before: chunk) }
    return png.dropLast(12) + chunk + png.suffix(12)
  }

  // As Chromium shows them.
  static let turned: [([UInt8], String)] = [
    (jpegWith(exifSegment(exif())), "480x640"),
    (jpegWith([], after: exifSegment(exif())), "480x640"),
    (jpegWith(exifSegment(exif(1)) + exifSegment(exif())), "640x480"),
    (jpegWith(exifSegment(exif()) + exifSegment(exif(1))), "480x640"),
    (jpegWith(exifSegment(exif(type: 4))), "640x480"),
    (jpegWith(exifSegment(exif(count: 2))), "640x480"),
    (jpegWith(exifSegment(exif(9))), "640x480"), (jpegWith(exifSegment(exif(5))), "480x640"),
    (jpegWith(exifSegment(exif(2))), "640x480"), (pngWith(exif()), "480x640"),
    (pngWith(exif(3)), "640x480"), (pngWith(exif(), afterPicture: true), "640x480"),
  ]

  @Test(arguments: turned)
  func `a picture is turned as browsers turn it`(bytes: [UInt8], expected: String) {
    #expect(outcome("a", bytes) == expected)
  }

  static let avif: [UInt8] = {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let size = content.count + 8
      return [0, 0, UInt8(size >> 8), UInt8(size & 0xFF)] + Array(name.utf8) + content
    }
    let extent = box("ispe", [0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 1, 224])
    let thumbnail = box("ispe", [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 48])
    let properties = box("iprp", box("ipco", thumbnail + extent))
    return box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avifmif1".utf8))
      + box("meta", [0, 0, 0, 0] + properties) + box("mdat", [])
  }()

  /// An AVIF of two pictures, the first of which is turned and larger; `item` is shown.
  static func avif(showing item: UInt8) -> [UInt8] {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }
    let container = box(
      "ipco",
      box("ispe", [0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 1, 224]) + box("irot", [1])
        + box("ispe", [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 48]))
    let own = box("ipma", [0, 0, 0, 0, 0, 0, 0, 2] + [0, 1, 2, 1, 0x82] + [0, 2, 1, 3])
    return box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avifmif1".utf8))
      + box(
        "meta",
        [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, item]) + box("iprp", container + own)
          + box("idat", []))
  }

  @Test func `only what belongs to the picture that is shown turns an AVIF`() {
    #expect(outcome("a.avif", Self.avif(showing: 1)) == "480x640")
    #expect(outcome("a.avif", Self.avif(showing: 2)) == "64x48")
    #expect(outcome("a.avif", Self.avif(showing: 3)) == "480x640")
  }

  static let headers: [(String, [UInt8], String)] = [
    ("a.png", png, "640x480"), ("a.gif", gif, "320x200"), ("a.webp", lossy, "640x480"),
    ("a.webp", lossless, "640x480"), ("a.webp", extended, "640x480"), ("a.jpg", jpeg, "640x480"),
    ("turned.jpg", turnedJPEG, "480x640"), ("a.avif", avif, "640x480"),
    ("named-wrongly.png", gif, "320x200"), ("short.png", Array(png.prefix(18)), "damaged"),
    ("short.jpg", Array(jpeg.prefix(12)), "damaged"), ("a.png", [], "GIF"),
    ("cut.png", Array(png.dropLast(12)), "cut short"),
    ("cut.jpg", Array(jpeg.dropLast(2)), "cut short"),
    ("cut.webp", Array("RIFF".utf8) + [99] + lossy.dropFirst(5), "cut short"),
    ("cut.gif", Array(gif.prefix(40)), "cut short"),
    ("whole.gif", Array(gif.dropLast()), "320x200"),
    ("a.heic", Array("\0\0\0\u{14}ftypheic\0\0\0\0heic".utf8), "nor GIF"),
    ("cut.avif", Array(avif.dropLast()), "cut short"),
    ("a.svg", png, "it is a PNG"),
    ("a.png", Array("<svg viewBox='0 0 1 1'/>".utf8), "'….svg' only"),
  ]

  /// Files that are whole, and of which Chromium shows nothing.
  static let shownByNone: [(String, [UInt8], String)] = [
    ("sum.png", png.prefix(23) + [png[23] ^ 1] + png[24...], "its PNG header is damaged"),
    ("sum.png", png.prefix(32) + [png[32] ^ 1] + png[33...], "its PNG header is damaged"),
    ("none.png", png.prefix(33) + png.suffix(12), "there is no picture in the file"),
    (
      "bare.png", png.prefix(33) + SmallPNG.chunk("IDAT", []) + png.suffix(12),
      "there is no picture in the file"
    ),
    ("none.jpg", jpeg.prefix(21) + [0xFF, 0xD9], "there is no picture in the file"),
    ("none.gif", gif.prefix(19) + [0x3B], "there is no picture in the file"),
    ("none.webp", Array(extended.dropLast(8)), "there is no picture in the file"),
    ("none.avif", Array(avif.dropLast(8)), "there is no picture in the file"),
  ]

  @Test(arguments: headers + shownByNone)
  func `a picture says its size in its header`(name: String, bytes: [UInt8], expected: String) {
    #expect(outcome(name, bytes).hasSuffix(expected))
  }

  @Test func `no bytes make the readers of headers trap`() {
    var generator = SeededGenerator(7)
    let samples = [
      Self.png, Self.gif, Self.lossy, Self.lossless, Self.extended, Self.jpeg, Self.turnedJPEG,
      Self.avif, Array(#"<svg viewBox="0 0 800 600" width='3'>"#.utf8),
    ]
    for round in 0..<2_000 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes = Array(bytes.prefix(index))
        default: bytes.insert(0xFF, at: index)
        }
      }
      #expect(!outcome("a.svg", bytes).isEmpty)
    }
  }
}
