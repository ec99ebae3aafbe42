package import Diagnostics

/// What is known of the value of an attribute for scripts before pages are made.
package struct DataValue: Hashable, Sendable {
  /// The name of the attribute, in lower case, with the prefix.
  package let name: String
  /// A value that it has on some page.
  package let value: String
  /// Where its name is written.
  package let span: Span
  /// The names of the other attributes for scripts of its element.
  package var others: Set<String>

  /// The values of an attribute of a tag that are completely known.
  static func all(of attribute: TagAttribute, in tag: Tag) -> [DataValue] {
    let values = attribute.values.filter { $0.isWhole && !$0.isBlank && !$0.doubt.isThere }
    guard !values.isEmpty else { return [] }
    let names = tag.attributes.map(\.name).filter { $0.hasPrefix(DataAttribute.prefix) }
    return values.map {
      DataValue(
        name: attribute.name, value: $0.text, span: attribute.span,
        others: Set(names).subtracting([attribute.name]))
    }
  }
}
