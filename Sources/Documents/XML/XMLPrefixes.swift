/// The prefixes of namespaces that are declared at the place of a reader.
struct XMLPrefixes {
  private var declared: [(prefix: ArraySlice<UInt8>, depth: Int)] = []
  /// How often each prefix is declared.
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  /// Adds the declarations of an element at a depth.
  mutating func declare(_ attributes: [XMLAttribute], at depth: Int, in bytes: [UInt8]) {
    for attribute in attributes where bytes[attribute.name].starts(with: "xmlns:".utf8) {
      let prefix = bytes[attribute.name].dropFirst("xmlns:".utf8.count)
      declared.append((prefix, depth))
      counts[prefix, default: 0] += 1
    }
  }

  /// Forgets what an element at a depth has declared.
  mutating func close(_ depth: Int) {
    while let last = declared.last, last.depth >= depth {
      declared.removeLast()
      counts[last.prefix, default: 1] -= 1
    }
  }

  /// Whether a prefix is declared.
  func knows(_ prefix: ArraySlice<UInt8>) -> Bool {
    prefix.elementsEqual("xml".utf8) || prefix.elementsEqual("xmlns".utf8)
      || counts[prefix, default: 0] > 0
  }
}
