extension Filter {
  static let wordCount = Filter("wordcount", ofText: .wordCount, gives: .int)
}
