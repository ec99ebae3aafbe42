extension Filter {
  /// A text as part of an address.
  static let slugify = Filter("slugify", "slug", ofText: .slugify)
}
