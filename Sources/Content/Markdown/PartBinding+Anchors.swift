import Diagnostics
import Documents
import Markdown
import Schema
import Tables

// Anchors in the order of the document, in which the fields of a record are not bound.

extension PartBinding {
  /// Gives the headings that the texts of the record show their anchors, in document order.
  ///
  /// - Parameters:
  ///   - onlyIfRepeated: Whether nothing is done where no two headings have the same anchor, or
  ///     where the text is that of one field.
  ///   - binder: Has the anchors.
  func reserveAnchors(onlyIfRepeated: Bool, by binder: inout Binder) {
    let document = part.document
    var headings = AnchorSet.headings(of: document)
    if onlyIfRepeated {
      guard places.contains(where: { $0.placement.sectionName != nil }), headings.count > 1,
        AnchorSet.areEqual(amongThoseOf: headings, of: document)
      else { return }
    }
    let taken = takenHeadings(in: binder.plan)
    headings.removeAll(where: taken.contains)
    binder.entry.anchors.reserve(headings, of: document)
  }

  /// The headings that no text shows: the title, those of sections, and those of their components.
  private func takenHeadings(in plan: BindingPlan) -> Set<MarkdownNode.Index> {
    var taken: Set<MarkdownNode.Index> = []
    var rest = part
    for place in places {
      guard let name = place.placement.sectionName, let section = rest.takeSection(name) else {
        continue
      }
      taken.insert(section.heading.node)
      guard plan.holdsComponents(place.target.type) else { continue }
      let inside = section.content.ranges.flatMap { range in
        range.filter { part.document.nodes[$0].kind == .heading }
      }
      let top = inside.map { part.document.nodes[$0].level }.min()
      taken.formUnion(inside.filter { part.document.nodes[$0].level == top })
    }
    if let first = part.firstBlock, beginsWithTitle,
      places.contains(where: { $0.placement == .heading })
    {
      taken.insert(first)
    }
    return taken
  }
}

extension PartBinding {
  /// Gives the headings of the text below front matter their anchors before those of a text in it.
  static func reserveAnchorsOfUnreadText(by binder: inout Binder) {
    guard let text = binder.entry.unreadText else { return }
    binder.entry.unreadText = nil
    guard !text.source.bytes[text.range].isBlankText else { return }
    var ignored = binder.log.emptyPart()
    let document = MarkdownDocument(
      parsing: text.source, range: text.range, options: binder.markdown, log: &ignored)
    let part = MarkdownPart(document)
    guard !document.nodes.isEmpty, let span = part.span else { return }
    PartBinding(part, to: text.record, at: span, plan: binder.plan)
      .reserveAnchors(onlyIfRepeated: false, by: &binder)
  }
}

extension BindingPlan {
  /// Whether a value of a type is a component or a list of components.
  fileprivate func holdsComponents(_ type: TypePlan) -> Bool {
    switch type.kind {
    case .component: true
    case .list: holdsComponents(types[type.element])
    case .scalar, .choice, .reference, .image, .file, .markdown, .tree, .unwritten: false
    }
  }
}

extension Placement {
  /// The heading of the section in which the value is; nil for other places.
  fileprivate var sectionName: String? {
    if case .section(let name) = self { name } else { nil }
  }
}
