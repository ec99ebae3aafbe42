import Diagnostics

extension TemplateSet {
  /// The addresses from the root of the site that the site's own templates give a function, such as
  /// `/notes/map.png` in `url("/notes/map.png")`, each once, sorted. They are found by how calls are
  /// written, without reading expressions; there may be more of them, in comments for example. One
  /// pass.
  package func addresses(givenTo function: String) -> [String] {
    let name = Array(function.utf8)
    var found: Set<String> = []
    for template in own {
      let bytes = template.source.bytes
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "/") && offset > 0 {
        let quote = bytes[offset - 1]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          Self.isCall(of: name, before: offset - 1, in: bytes),
          let end = bytes[offset...].firstIndex(of: quote)
        else { continue }
        found.insert(String(decoding: bytes[offset..<end], as: UTF8.self))
      }
    }
    return found.sorted()
  }

  /// Whether a name and an opening parenthesis are before an offset, with or without blanks.
  private static func isCall(of name: [UInt8], before offset: Int, in bytes: [UInt8]) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let before = bytes[..<offset]
    guard let open = before.lastIndex(where: { !isBlank($0) }), before[open] == UInt8(ascii: "("),
      let end = before[..<open].lastIndex(where: { !isBlank($0) })
    else { return false }
    return before[...end].suffix(name.count).elementsEqual(name)
  }
}
