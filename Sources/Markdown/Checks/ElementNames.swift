import Diagnostics
import Tables

/// The names of headings and links: what the list of a page's headings, or of its links, calls them.
struct ElementNames {
  private let document: MarkdownDocument

  private init(of document: MarkdownDocument) { self.document = document }

  /// Warns of a heading or a link of a document that has something inside and no text all the same,
  /// such as one of a decorative image only. A link shows nothing without a text in any case.
  static func check(
    _ index: MarkdownNode.Index, of document: MarkdownDocument, log: inout DiagnosticLog
  ) {
    let isHeading = document.nodes[index].kind == .heading
    let isEmpty = document.descendants(of: index).isEmpty
    guard !ElementNames(of: document).isNamed(index), !isHeading || !isEmpty else { return }
    // A destination that is refused is reported, and the link is not written.
    guard isHeading || document.destination(of: document.nodes[index]).isAllowed else { return }
    let holdsImage = document.descendants(of: index).contains {
      document.nodes[$0].kind == .image
    }
    log.report(
      .elementWithoutName(
        isHeading: isHeading, holdsImage: holdsImage, at: document.span(of: index)))
  }

  /// Whether something in a heading or link is a text, or is reported itself.
  private func isNamed(_ index: MarkdownNode.Index) -> Bool {
    // The name of an entry takes the place of a text.
    if namesEntry(index) { return true }
    return document.descendants(of: index).contains { child in
      let node = document.nodes[child]
      switch node.kind {
      case .text, .code: return document.bytes(of: node.text).contains { !$0.isBlank }
      case .htmlInline, .footnoteReference, .taskMarker: return true
      case .image:
        return !document.isDecorative(child) || AlternativeText.isThere(image: child, in: document)
      case .link: return namesEntry(child)
      case .paragraph, .heading, .blockQuote, .list, .item, .codeBlock, .htmlBlock,
        .thematicBreak, .table, .tableRow, .tableCell, .footnoteDefinition, .softBreak,
        .lineBreak, .emphasis, .strong, .strikethrough:
        return false
      }
    }
  }

  private func namesEntry(_ index: MarkdownNode.Index) -> Bool {
    let node = document.nodes[index]
    return node.kind == .link && node.next == index + 1 && document.destination(of: node) == .entry
  }
}
