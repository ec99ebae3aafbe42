extension Filter {
  static let upper = Filter("upper", ofText: .upper)
  static let lower = Filter("lower", ofText: .lower)
  /// The first letter large, the others small.
  static let capitalize = Filter("capitalize", ofText: .capitalize)
  /// The first letter of each word large.
  static let title = Filter("title", ofText: .title)
}
