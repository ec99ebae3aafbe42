/// The literal after `=` in a field's declaration.
package enum DefaultValue: Hashable, Sendable {
  case string(String)
  /// The number as written.
  case number(String)
  case bool(Bool)
  /// The index of the case.
  case choice(Int)
  case emptyList
}
