extension Filter {
  static let upper = Filter("upper", ofText: .upper)
  static let lower = Filter("lower", ofText: .lower)
  /// The first letter in upper case, the others in lower case.
  static let capitalize = Filter("capitalize", ofText: .capitalize)
  /// The first letter of each word in upper case.
  static let title = Filter("title", ofText: .title)
}
