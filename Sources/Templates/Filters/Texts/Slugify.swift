extension Filter {
  /// A text that is fit for an address.
  static let slugify = Filter("slugify", "slug", ofText: .slugify)
}
