import Diagnostics
import Escaping
import Tables

/// The checks of the alternative texts of images.
package enum AlternativeText {
  /// Whether a text is only the name of the image's file, which tells nobody what it shows:
  /// `IMG_1234.jpg`, in any letter case. `path` is the path of the file, as it is written.
  package static func isName(_ text: [UInt8], ofFile path: [UInt8]) -> Bool {
    let text = trimmed(text)
    // Nearly all texts end without a full stop and three to five letters.
    guard let stop = text.lastIndex(of: UInt8(ascii: ".")),
      (4...6).contains(text.endIndex - stop)
    else { return false }
    let file = path.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    let written = String(decoding: file, as: UTF8.self)
    let forms = [written, PercentEncoding.decodedPath(written) ?? written]
    return forms.contains { form in
      let name = form.utf8.split(separator: UInt8(ascii: "/")).last ?? form.utf8[...]
      return [name, form.utf8[...]].contains { isSame(text, $0) }
    }
  }

  private static func isSame(_ text: ArraySlice<UInt8>, _ name: Substring.UTF8View) -> Bool {
    text.count == name.count
      && zip(text, name).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return text[start..<end]
  }

  /// Whether an image has an alternative text.
  static func isThere(image: MarkdownNode.Index, in document: MarkdownDocument) -> Bool {
    document.descendants(of: image).contains { child in
      switch document.nodes[child].kind {
      case .text, .code:
        document.bytes(of: document.nodes[child].text).contains { !$0.isBlank }
      default: false
      }
    }
  }

  /// Reports an image of a document that neither has an alternative text nor says by its title that
  /// it is decoration, one that does both, and one whose text is the name of its file.
  static func check(
    image index: MarkdownNode.Index, of document: MarkdownDocument, log: inout DiagnosticLog
  ) {
    let inside = document.descendants(of: index)
    let hasText = isThere(image: index, in: document)
    let destination = document.nodes[index].text
    if hasText, !destination.isEmpty, document.isDecorative(index) {
      let text = String(decoding: document.plainText(of: inside).bytes, as: UTF8.self)
      log.report(
        .namedDecoration(
          document.string(of: destination), text: text, at: document.span(of: index)))
      return
    }
    guard !destination.isEmpty, !hasText || isName(inside, of: destination, in: document),
      hasText || !document.isDecorative(index)
    else { return }
    log.report(
      .badAlternativeText(
        of: document.string(of: destination), isName: hasText, at: document.span(of: index)))
  }

  private static func isName(
    _ inside: Range<MarkdownNode.Index>, of destination: MarkdownText,
    in document: MarkdownDocument
  ) -> Bool {
    isName(
      Array(document.plainText(of: inside).bytes), ofFile: Array(document.bytes(of: destination)))
  }

  /// Warns of raw HTML inside of an image, unless it is a comment or the end of an element: there it
  /// is left out.
  static func report(
    html index: MarkdownNode.Index, of document: MarkdownDocument, log: inout DiagnosticLog
  ) {
    let html = document.bytes(of: document.nodes[index].text)
    guard !html.starts(with: "<!".utf8), !html.starts(with: "</".utf8) else { return }
    log.report(
      .htmlInAlternativeText(
        String(decoding: html.prefix(40), as: UTF8.self), at: document.span(of: index)))
  }
}
