import Schema

/// What `site.yaml` says of the groups of a page's values, by value.
package struct GroupValues: Sendable {
  private var values: [String: GroupValue] = [:]
  private let mergesValues: Bool

  /// The values of a declaration.
  package init(_ declaration: PageDeclaration) {
    mergesValues = declaration.mergesValues
    for value in declaration.values {
      values[key(of: value.value)] = values[key(of: value.value)] ?? value
    }
  }

  /// What is said of a value; nil for nothing.
  package subscript(value: String) -> GroupValue? {
    values.isEmpty ? nil : values[key(of: value)]
  }

  /// The values of which something is said, and that are none of these, in order.
  func unused(among names: [String]) -> [GroupValue] {
    let used = Set(names.map(key(of:)))
    return values.filter { !used.contains($0.key) }.values.sorted { $0.value < $1.value }
  }

  /// Whether nothing is said of any value.
  package var isEmpty: Bool { values.isEmpty }

  /// Values that are one group are said the same of.
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
