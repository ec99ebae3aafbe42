import Documents
import Schema

/// Reads the size of an SVG from the attributes of its root element (SVG 2, section 8.2).
enum SVGSize {
  /// The natural size.
  ///
  /// - Throws: `Unreadable` with the reason why browsers show no picture, or none of a size.
  static func read(_ bytes: [UInt8]) throws(ImageSize.Unreadable) -> PixelSize {
    let attributes = try rootAttributes(bytes)
    let viewBox = attributes["viewBox"].map(numbers) ?? []
    let box = viewBox.count == 4 ? (viewBox[2], viewBox[3]) : nil
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    let size: (Double, Double)?
    switch (width, height, box) {
    case (let width?, let height?, _): size = (width, height)
    case (let width?, nil, let box?) where box.0 > 0: size = (width, width * box.1 / box.0)
    case (nil, let height?, let box?) where box.1 > 0: size = (height * box.0 / box.1, height)
    default: size = box
    }
    guard let size, size.0 > 0, size.1 > 0, size.0 < 1e6, size.1 < 1e6 else {
      throw ImageSize.Unreadable(reason: Self.reason(attributes))
    }
    return PixelSize(
      width: max(1, Int(size.0.rounded())), height: max(1, Int(size.1.rounded())))
  }

  /// Why the attributes of a root element give no size.
  private static func reason(_ attributes: [String: String]) -> String {
    func mistake(in name: String, _ text: String) -> String {
      "the \(name) of its <svg> element, '\(text)', gives it no size in pixels"
    }
    var known: [String] = []
    for name in ["width", "height"] {
      guard let text = attributes[name], !text.hasSuffix("%") else { continue }
      guard let length = length(text), length > 0, length < 1e6 else {
        return mistake(in: name, text)
      }
      known.append(name)
    }
    if let text = attributes["viewBox"] { return mistake(in: "viewBox", text) }
    guard let one = known.first else {
      return "its <svg> element has neither a viewBox nor a width and height"
    }
    let other = one == "width" ? "height" : "width"
    return "its <svg> element has a \(one), but neither a \(other) in pixels nor a viewBox"
  }

  /// The attributes of the root element, which has to be that of an SVG in the eyes of browsers.
  private static func rootAttributes(
    _ bytes: [UInt8]
  ) throws(ImageSize.Unreadable) -> [String: String] {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw ImageSize.Unreadable(reason: "it is in UTF-16; save it in UTF-8")
    }
    var reader = XMLReader(bytes)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var root: (name: String, attributes: [XMLAttribute])?
    do throws(XMLFault) {
      while root == nil, let event = try reader.next() {
        if case .start(let name, let attributes, _) = event { root = (text(name), attributes) }
      }
    } catch {
      throw ImageSize.Unreadable(reason: "it is not well-formed XML: \(error.message)")
    }
    let names = root?.name.split(separator: ":") ?? []
    guard names.last == "svg" else {
      throw ImageSize.Unreadable(reason: "it has no <svg> element")
    }
    var attributes: [String: String] = [:]
    for attribute in root?.attributes ?? [] {
      attributes[text(attribute.name)] = text(attribute.value)
    }
    let namespace = attributes[names.count == 1 ? "xmlns" : "xmlns:\(names[0])"] ?? ""
    // Drawing programs write the namespace as an entity that stands for it.
    guard namespace == svgNamespace || namespace.hasPrefix("&") else {
      throw ImageSize.Unreadable(
        reason:
          "its <svg> element lacks 'xmlns=\"\(svgNamespace)\"', without which browsers show nothing"
      )
    }
    return attributes
  }

  /// The namespace of SVG (SVG 2, section 1.5.2).
  private static let svgNamespace = "http://www.w3.org/2000/svg"

  /// The numbers of a `viewBox`, separated by spaces or commas.
  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" || $0.isNewline }.prefix(5)
      .compactMap { number($0) }
  }

  /// A number of SVG: no hexadecimal one, and none without a value, which Swift would read.
  private static func number(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isDecimal ? Double(text) : nil
  }

  /// A length in pixels; nil for a percentage and for units that depend on a page.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return number(text.dropLast(2)).map { $0 * factor }
    }
    return number(text)
  }
}
