import Escaping

/// Finds HTML in a text: the end of an element, an element that is empty, or the name or number of
/// a character.
enum WrittenMarkup {
  /// The first HTML of a text; nil where there is none. Linear in the size of the text.
  static func first(in text: String) -> Substring? {
    guard let last = text.utf8.lastIndex(where: { ">;".utf8.contains($0) }) else { return nil }
    let lastTagEnd = text.utf8.lastIndex(of: UInt8(ascii: ">"))
    var reader = FormReader(text)
    while !reader.isAtEnd {
      reader.take { !"<&".utf8.contains($0) }
      let start = reader.rest.startIndex
      guard start < last else { return nil }
      var (closing, reference, empty) = (reader, reader, reader)
      if closing.endOfElement() { return text[start..<closing.rest.startIndex] }
      if reference.reference() { return text[start..<reference.rest.startIndex] }
      if let lastTagEnd, start < lastTagEnd, empty.emptyElement() {
        empty.take { $0 != UInt8(ascii: ">") }
        empty.take(">")
        return text[start..<empty.rest.startIndex]
      }
      reader.take(oneOf: "<&")
    }
    return nil
  }
}

extension FormReader {
  /// Takes `</b>`.
  fileprivate mutating func endOfElement() -> Bool {
    guard take("</"), take(atMost: 1, isLetter) == 1 else { return false }
    take { isLetter($0) || isDigit($0) }
    return take(">")
  }

  /// Takes `&amp;` or `&#xA0;`.
  fileprivate mutating func reference() -> Bool {
    guard take("&") else { return false }
    if take("#") {
      take("x")
      return take(isHexDigit) > 0 && take(";")
    }
    let count = take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return (2...8).contains(count) && take(";")
  }

  /// Takes the beginning of an element without content.
  fileprivate mutating func emptyElement() -> Bool {
    guard take("<br") || take("<hr") || take("<img") else { return false }
    return rest.first.map { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
      != true
  }
}
