import Markdown
import Schema
import Tables

extension SiteContent {
  /// The anchor of the heading of an entry's file, if the heading became a field of the entry, so
  /// that no text of the entry contains it.
  package func titleAnchor(of entry: Entry) -> [UInt8]? {
    let structure = models[store.slots[entry.slot].structure]
    guard let field = structure.fields(for: .output).first(where: { $0.placement == .heading })
    else { return nil }
    let value = store.slots[entry.slot + field.slot]
    var anchors = AnchorSet()
    return switch value.tag {
    case .text: anchors.anchor(for: store.bytes(value.text))
    case .fragment: anchors.anchor(for: store.plainText(of: store.fragments[value.fragment])[...])
    case .none, .tree, .int, .double, .decimal, .bool, .date, .duration, .choice, .list, .record,
      .header, .file, .page:
      nil
    }
  }
}
