import Diagnostics
import Tables

/// Finds markup that CommonMark reads as something else than what it looks like: items beside
/// others that look as if they were below them, numbers that are not shown, stars between figures
/// and in patterns of paths, words behind the language of code.
///
/// `finds` reads the text alone, without its tree: what it finds counts where a node of its kind
/// begins in the document.
struct MistakenMarkup {
  /// What text looks like, and is not.
  enum Form: Hashable, Sendable {
    /// An item that is indented, but by so many spaces too few to be below the one above.
    case shallowItem(missing: Int)
    /// An item of an ordered list whose number does not follow that of the item before it.
    case numberedItem
    /// `3*4*5`.
    case product
    /// `__init__.py`.
    case name
    /// `src/*.js and lib/*.js`, or `**/a and **/b`: with one star, or two.
    case glob(stars: Int)
    /// `##`, without a text.
    case emptyHeading
    /// The info string of code whose language is not a word: ```` ```{.python} ````.
    case bracedLanguage
    /// What follows the language of code, and is no word: `title="a.js"`, `{1,3}`.
    case codeAttributes

    /// The kind of node that it is for CommonMark.
    fileprivate var kind: MarkdownNode.Kind {
      switch self {
      case .shallowItem, .numberedItem: .item
      case .product, .glob(stars: 1): .emphasis
      case .name, .glob: .strong
      case .emptyHeading: .heading
      case .bracedLanguage, .codeAttributes: .codeBlock
      }
    }
  }

  /// A place with text of a form.
  struct Find: Hashable, Sendable {
    let form: Form
    /// What is underlined.
    let range: Range<Int>
    /// Where the node begins that it is for CommonMark.
    let start: Int
  }

  private let bytes: [UInt8]
  private let range: Range<Int>
  private(set) var finds: [Find] = []

  /// Reads a text. Linear in its size.
  init(in text: SourceText) {
    (bytes, range) = (text.bytes, text.range)
    findItems(inLinesAt: text.lineStarts)
    findProducts()
    findGlobs()
    findNames()
    finds.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { finds.isEmpty }

  /// Warns of what is markup in a document.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let found = MistakenMarkup(in: SourceText(source: document.source, range: document.range))
    guard !found.isEmpty else { return }
    let shown = shownNumbers(in: document)
    var nodes: [Int: [MarkdownNode.Index]] = [:]
    for index in document.nodes.tableIndices {
      nodes[Int(document.nodes[index].start), default: []].append(index)
    }
    for find in found.finds {
      let node = nodes[find.start]?.first { document.nodes[$0].kind == find.form.kind }
      guard let node else { continue }
      let span = Span(document.source.id, find.range)
      switch find.form {
      case .numberedItem:
        guard let shown = shown[node], shown != found.number(at: find.range)
        else { continue }
        log.report(.mistakenNumber(shown: shown, at: span))
      case .emptyHeading where !document.descendants(of: node).isEmpty: continue
      case .shallowItem, .product, .name, .glob, .emptyHeading, .bracedLanguage, .codeAttributes:
        log.report(.mistakenMarkup(find.form, at: span))
      }
    }
  }

  /// The numbers that are shown before the items of ordered lists, other than the first of each.
  private static func shownNumbers(in document: MarkdownDocument) -> [MarkdownNode.Index: Int] {
    var numbers: [MarkdownNode.Index: Int] = [:]
    for list in document.nodes.tableIndices {
      let node = document.nodes[list]
      guard node.kind == .list, node.flags.contains(.isOrdered) else { continue }
      let items = document.siblings(in: document.descendants(of: list))
      for (place, item) in items.enumerated().dropFirst() {
        numbers[item] = Int(node.number) + place
      }
    }
    return numbers
  }

  private mutating func add(_ form: Form, _ place: Range<Int>, ofNodeAt start: Int? = nil) {
    finds.append(Find(form: form, range: place, start: start ?? place.lowerBound))
  }

  // MARK: Lines

  private mutating func findItems(inLinesAt starts: [Int]) {
    var items = OpenItems()
    var isAfterBlank = true
    for index in starts.indices.dropLast() {
      let (lineStart, end) = (starts[index], starts[index + 1])
      var start = lineStart
      while start < end, bytes[start] == .space { start += 1 }
      guard start < end, !bytes[start].isLineEnd else {
        isAfterBlank = true
        continue
      }
      if let item = item(at: start, column: start - lineStart, until: end) {
        let mark = start..<start + item.markCount
        if let form = items.open(item) { add(form, mark) }
      } else {
        if start == lineStart, isAfterBlank || bytes[start] == UInt8(ascii: "#") {
          items = OpenItems()
        }
        switch bytes[start] {
        case UInt8(ascii: "#"): findEmptyHeading(in: start..<end)
        case UInt8(ascii: "`"), UInt8(ascii: "~"): findInfo(in: start..<end)
        default: break
        }
      }
      isAfterBlank = false
    }
  }

  private mutating func findEmptyHeading(in line: Range<Int>) {
    let signs = bytes[line].prefix { $0 == UInt8(ascii: "#") }
    guard signs.count <= 6,
      bytes[signs.endIndex..<line.upperBound].allSatisfy({ $0.isBlank || $0.isLineEnd })
    else { return }
    add(.emptyHeading, signs.startIndex..<signs.endIndex)
  }

  /// Finds what a fence of code says besides the language, and what is none.
  private mutating func findInfo(in line: Range<Int>) {
    let fence = bytes[line].prefix { $0 == bytes[line.lowerBound] }
    let info = bytes[fence.endIndex..<line.upperBound].drop(while: \.isBlank)
      .prefix { !$0.isLineEnd }
    guard fence.count > 2, let language = info.split(whereSeparator: \.isBlank).first else {
      return
    }
    if language.contains(UInt8(ascii: "{")) {
      return add(
        .bracedLanguage, language.startIndex..<language.endIndex, ofNodeAt: fence.startIndex)
    }
    let rest = info[language.endIndex...].drop(while: \.isBlank)
    guard rest.contains(UInt8(ascii: "=")) || rest.first == UInt8(ascii: "{"),
      let end = rest.lastIndex(where: { !$0.isBlank })
    else { return }
    add(.codeAttributes, rest.startIndex..<end + 1, ofNodeAt: fence.startIndex)
  }

  /// The item that begins at an offset; nil where none does.
  private func item(at start: Int, column: Int, until end: Int) -> Item? {
    var markEnd = start + 1
    if bytes[start].isASCIIDigit {
      while markEnd < end, markEnd < start + 9, bytes[markEnd].isASCIIDigit { markEnd += 1 }
      guard markEnd < end, ".)".utf8.contains(bytes[markEnd]) else { return nil }
      markEnd += 1
    } else {
      switch bytes[start] {
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
      default: return nil
      }
    }
    var content = markEnd
    while content < end, bytes[content] == .space { content += 1 }
    guard content > markEnd, content < end, !bytes[content].isLineEnd else { return nil }
    // More than four spaces begin indented code (CommonMark 0.30, section 5.2).
    let gap = content - markEnd > 4 ? 1 : content - markEnd
    return Item(
      column: column, markCount: markEnd - start, contentColumn: column + markEnd - start + gap,
      number: number(at: start..<markEnd))
  }

  /// The number that a mark begins with; nil for a bullet.
  private func number(at mark: Range<Int>) -> Int? {
    let digits = bytes[mark].prefix(while: \.isASCIIDigit)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  // MARK: Inlines

  private func isDigit(at offset: Int) -> Bool {
    range.contains(offset) && bytes[offset].isASCIIDigit
  }

  /// Finds figures with stars between them, of which two make what is between them italic.
  private mutating func findProducts() {
    var open: Int?
    var offset = range.lowerBound
    while let star = ByteSearch.first(UInt8(ascii: "*"), in: bytes, offset..<range.upperBound) {
      offset = star + 1
      guard isDigit(at: star - 1), isDigit(at: star + 1) else {
        open = nil
        continue
      }
      guard let first = open, !bytes[first..<star].contains(where: \.isLineEnd) else {
        open = star
        continue
      }
      add(.product, first..<star + 1)
      open = nil
    }
  }

  /// Finds patterns of paths on one line, of which the stars of two are a pair.
  private mutating func findGlobs() {
    var open: [Int: Int] = [:]
    var offset = range.lowerBound
    while let star = ByteSearch.first(UInt8(ascii: "*"), in: bytes, offset..<range.upperBound) {
      offset = star + 1
      while offset < range.upperBound, bytes[offset] == UInt8(ascii: "*") { offset += 1 }
      let count = offset - star
      guard isGlob(star..<offset) else {
        if !open.isEmpty { open[count] = nil }
        continue
      }
      guard let first = open[count], !bytes[first..<star].contains(where: \.isLineEnd) else {
        open[count] = star
        continue
      }
      add(.glob(stars: count), first..<offset)
      open[count] = nil
    }
  }

  /// Whether stars are those of a pattern of paths: `*.js`, `/*/` or `**/`.
  private func isGlob(_ stars: Range<Int>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard stars.upperBound + 1 < range.upperBound else { return false }
    let next = bytes[stars.upperBound]
    guard stars.count == 1 else { return stars.count == 2 && next == slash }
    if next == UInt8(ascii: "."), bytes[stars.upperBound + 1].isASCIILetter { return true }
    return next == slash && stars.lowerBound > range.lowerBound
      && bytes[stars.lowerBound - 1] == slash
  }

  /// Finds names that begin and end with two underscores, in a longer one: `__init__.py`.
  /// Names between underscores that programs give to their own parts, and that are not words.
  private static let specialNames: Set<String> = [
    "attr", "attrs", "cmp", "del", "delattr", "delitem", "dict", "dirname", "eq", "filename",
    "func",
    "ge", "getattr", "getitem", "gt", "init", "isset", "iter", "le", "len", "lt", "ne", "proto",
    "repr", "setattr", "setitem", "str", "typename", "unset",
  ]

  private mutating func findNames() {
    let sign = UInt8(ascii: "_")
    var offset = range.lowerBound
    while let open = ByteSearch.first(sign, before: sign, in: bytes, offset..<range.upperBound) {
      let name = bytes[(open + 2)..<range.upperBound].prefix { $0.isWordOfASCII }
      let rest = bytes[name.endIndex..<range.upperBound]
      offset = max(open + 2, name.endIndex)
      guard !name.isEmpty, rest.starts(with: "__".utf8) else { continue }
      offset = rest.startIndex + 2
      let behind = rest.dropFirst(2)
      let isLonger =
        behind.first == UInt8(ascii: "(")
        || behind.first == UInt8(ascii: ".") && behind.dropFirst().first?.isASCIILetter == true
      if isLonger || Self.specialNames.contains(String(decoding: name, as: UTF8.self)) {
        add(.name, open..<offset)
      }
    }
  }
}

/// The start of an item of a list.
private struct Item {
  let column: Int
  let markCount: Int
  /// Where its text begins: what is below it is indented so far.
  let contentColumn: Int
  /// Its number; nil for a bullet.
  let number: Int?
}

/// The items at which a text has arrived, the outermost first.
private struct OpenItems {
  private var last: Item?
  /// The lists with numbers. One that only looks as if it were below an item ends where that continues.
  private var ordered: [(column: Int, number: Int, isShallow: Bool)] = []

  /// Passes the start of an item, and returns what is wrong with it.
  mutating func open(_ item: Item) -> MistakenMarkup.Form? {
    defer { last = item }
    // Numbers of a list are often written with their ends below each other.
    while let list = ordered.last, list.column > item.column + (list.isShallow ? 0 : 2) {
      ordered.removeLast()
    }
    if let number = item.number {
      let isBelow = beginsAgain(item)
      guard !isBelow, let list = ordered.last, item.column <= list.column + 2 else {
        ordered.append((item.column, number, isBelow))
        return shallow(item)
      }
      ordered[ordered.count - 1] = (item.column, number, list.isShallow)
      if !(0...1).contains(number - list.number) { return .numberedItem }
    } else {
      while let list = ordered.last, list.column >= item.column { ordered.removeLast() }
    }
    return shallow(item)
  }

  /// Whether an item that is indented more than the one before it, both with a number, counts from
  /// one, and was not written so that their numbers end below each other.
  private func beginsAgain(_ item: Item) -> Bool {
    guard let last, last.number != nil else { return false }
    return item.number == 1 && item.column > last.column
      && item.column + item.markCount != last.column + last.markCount
  }

  /// What is wrong with an item that is indented more than the one before it, and not below it.
  private func shallow(_ item: Item) -> MistakenMarkup.Form? {
    guard let last, item.column > last.column, item.column < last.contentColumn,
      item.number == nil || last.number == nil || beginsAgain(item)
    else { return nil }
    return .shallowItem(missing: last.contentColumn - item.column)
  }
}
