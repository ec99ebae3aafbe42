import Diagnostics
import Markdown
import Tables

/// The sections of texts to whose headings, or to a heading inside of them, links lead.
///
/// A field has no anchor on the page, so that such a section stays in the text.
struct LinkedSections {
  /// The paths of the texts in which each section is, by its heading in lower case.
  private var paths: [String: [String]] = [:]

  /// Finds the sections.
  ///
  /// - Parameters:
  ///   - parts: The whole texts.
  ///   - linked: The anchors to which links lead.
  init(in parts: [MarkdownPart], linked: Set<[UInt8]>) {
    guard !linked.isEmpty else { return }
    for part in parts { add(part.document, linked) }
  }

  private mutating func add(_ document: MarkdownDocument, _ linked: Set<[UInt8]>) {
    var anchors = AnchorSet()
    var section: String?
    for index in document.nodes.tableIndices where document.nodes[index].kind == .heading {
      let text = document.plainText(of: document.descendants(of: index))
      let level = document.nodes[index].level
      if level <= 2 { section = level == 2 ? text.string.withoutDecoration.lowercased() : nil }
      let isLinked = linked.contains(anchors.anchor(for: text.bytes[...]))
      let path = document.source.path
      if isLinked, let section, paths[section]?.last != path {
        paths[section, default: []].append(path)
      }
    }
  }

  /// Why a section is no field; nil where no link leads to it.
  func note(on name: String) -> String? {
    paths[name.lowercased()].map { paths in
      "'\(name)' stays in the text, because links lead to the heading: \(NamedFiles.list(paths))"
    }
  }
}
