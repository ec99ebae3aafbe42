extension Filter {
  static let urlEncode = Filter("urlencode", ofText: .urlEncode)
}
