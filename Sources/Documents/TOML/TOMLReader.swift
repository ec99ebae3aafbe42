/// Reads a TOML document in order to convert it: it keeps no places, and has no words for mistakes.
package struct TOMLReader {
  /// What cannot be read.
  struct Fault: Error {}

  private var root = TOMLTable()
  private var lexer: TOMLLexer

  /// The table of a document; nil where it is not valid TOML.
  package static func table(of bytes: [UInt8]) -> TOMLTable? {
    var reader = TOMLReader(lexer: TOMLLexer(bytes))
    return try? reader.read()
  }

  private init(lexer: TOMLLexer) { self.lexer = lexer }

  /// Where the pairs that follow belong.
  private enum Header {
    case table([String])
    case element([String])
  }

  private mutating func read() throws(Fault) -> TOMLTable {
    var header = Header.table([])
    var table = TOMLTable()
    while true {
      lexer.skipBlankLines()
      if lexer.isAtEnd { break }
      if lexer.take("[") {
        try close(header, with: table)
        table = TOMLTable()
        header = try self.header()
        try lexer.endLine()
      } else {
        try readPair(to: &table)
      }
    }
    try close(header, with: table)
    root.endComments = lexer.takeComments()
    return root
  }

  private mutating func readPair(to table: inout TOMLTable) throws(Fault) {
    let path = try lexer.keyPath()
    try lexer.expect("=")
    try Self.refuse(unless: table.add(value(depth: 0), at: path[...]))
    try lexer.endLine()
    table.addComments(lexer.takeComments(), before: path[0])
  }

  private mutating func header() throws(Fault) -> Header {
    let isElement = lexer.take("[")
    let path = try lexer.keyPath()
    try lexer.expect("]")
    if isElement { try lexer.expect("]") }
    return isElement ? .element(path) : .table(path)
  }

  private mutating func close(_ header: Header, with table: TOMLTable) throws(Fault) {
    switch header {
    case .table(let path): try Self.refuse(unless: root.merge(table, at: path[...]))
    case .element(let path): try Self.refuse(unless: root.append(table, at: path[...]))
    }
  }

  /// Static, as a method would be called on a copy: a second owner of what the argument changes.
  private static func refuse(unless isGood: Bool) throws(Fault) {
    guard isGood else { throw Fault() }
  }

  private mutating func value(depth: Int) throws(Fault) -> TOMLValue {
    try Self.refuse(unless: depth < 32)
    lexer.skipBlanks()
    if lexer.take("[") { return try list(depth: depth) }
    if lexer.take("{") { return try inlineTable(depth: depth) }
    return try lexer.scalar()
  }

  private mutating func list(depth: Int) throws(Fault) -> TOMLValue {
    var elements: [TOMLValue] = []
    while true {
      lexer.skipBlankLines()
      if lexer.take("]") { return .list(elements) }
      elements.append(try value(depth: depth + 1))
      lexer.skipBlankLines()
      guard lexer.take(",") else {
        try lexer.expect("]")
        return .list(elements)
      }
    }
  }

  private mutating func inlineTable(depth: Int) throws(Fault) -> TOMLValue {
    var table = TOMLTable()
    lexer.skipBlanks()
    if lexer.take("}") { return .table(table) }
    while true {
      let path = try lexer.keyPath()
      try lexer.expect("=")
      try Self.refuse(unless: table.add(value(depth: depth + 1), at: path[...]))
      lexer.skipBlanks()
      guard lexer.take(",") else {
        try lexer.expect("}")
        return .table(table)
      }
    }
  }
}
