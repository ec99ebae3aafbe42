import Schema

/// What `site.yaml` says about the groups of a page's values, by value.
package struct GroupValues: Sendable {
  private var values: [String: GroupValue] = [:]
  private let mergesValues: Bool
  private let slugs: Set<String>

  /// The values of a declaration.
  package init(_ declaration: PageDeclaration) {
    mergesValues = declaration.mergesValues
    slugs = Set(declaration.values.compactMap(\.slug))
    for value in declaration.values {
      values[key(of: value.value)] = values[key(of: value.value)] ?? value
    }
  }

  /// The settings for a value; nil where there are none.
  package subscript(value: String) -> GroupValue? {
    values.isEmpty ? nil : values[key(of: value)]
  }

  /// Whether the settings give two values one slug.
  func nameAlike(_ first: String, _ second: String) -> Bool {
    guard let own = self[first]?.slug else { return false }
    return self[second]?.slug == own
  }

  /// Whether the settings give a value this slug.
  func hasSlug(_ slug: String) -> Bool { slugs.contains(slug) }

  /// The values with settings that are not among these names, in order.
  func unused(among names: [String]) -> [GroupValue] {
    let used = Set(names.map(key(of:)))
    return values.filter { !used.contains($0.key) }.values.sorted { $0.value < $1.value }
  }

  /// Whether there are no settings.
  package var isEmpty: Bool { values.isEmpty }

  /// Values in the same group have the same settings.
  private func key(of value: String) -> String {
    mergesValues ? Self.folded(value) : value
  }

  private static func folded(_ value: String) -> String {
    var bytes: [UInt8] = []
    TextFold.append(Array(value.utf8).span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether two values differ in case and marks only.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    folded(first) == folded(second)
  }
}
