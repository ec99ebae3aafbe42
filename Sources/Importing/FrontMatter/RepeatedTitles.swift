import Escaping

/// Takes out of texts the heading that they begin with where it says the title of the front matter
/// again: pages show that above the text.
///
/// A heading to which a link leads stays.
struct RepeatedTitles: FileEdit {
  private let anchors: Set<[UInt8]>
  private var count = 0

  init(in files: [(path: String, bytes: [UInt8])]) {
    anchors = LinkedAnchors.all(in: files.map(\.bytes))
  }

  var notes: [String] {
    switch count {
    case 0: []
    case 1: ["the text of one file began with its title again, which pages show once"]
    default: ["\(count) texts began with the title of their file again, which pages show once"]
    }
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let matter = MatterOfFile(path: path, bytes), matter.hasTitle,
      let heading = matter.heading, heading.isPlain, heading.text == matter.givenTitle,
      !anchors.contains(heading.anchor)
    else { return nil }
    count += 1
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let next = bytes[heading.range.upperBound...].firstIndex { !isEnd($0) } ?? bytes.count
    return Array(bytes[..<heading.range.lowerBound]) + bytes[next...]
  }
}

/// The parts of pages to which links of texts lead.
enum LinkedAnchors {
  /// What is after each `#` in texts, up to the end of an address or the next `#`.
  static func all(in texts: [[UInt8]]) -> Set<[UInt8]> {
    let ends = Set(")>\"' \t\r\n#".utf8)
    var anchors: Set<[UInt8]> = []
    for bytes in texts {
      var rest = bytes[...]
      while let place = rest.firstIndex(of: UInt8(ascii: "#")) {
        let anchor = rest[(place + 1)...].prefix { !ends.contains($0) }
        if !anchor.isEmpty { anchors.insert(PercentEncoding.decoded(anchor)) }
        rest = rest[anchor.endIndex...]
      }
    }
    return anchors
  }

  /// The anchors at the end of links to pages of the site, as Markdown and HTML write them: `](#a)`,
  /// `](page.md#a)`, `[x]: #a`, `href="#a"`.
  static func ofLinks(in texts: [[UInt8]]) -> Set<[UInt8]> {
    var anchors: Set<[UInt8]> = []
    for bytes in texts where bytes.contains(UInt8(ascii: "#")) {
      for word in bytes.split(whereSeparator: { endsLink.contains($0) }) {
        guard let place = word.firstIndex(of: UInt8(ascii: "#")), isLink(word, in: bytes) else {
          continue
        }
        let anchor = word[(place + 1)...].prefix { $0 != UInt8(ascii: "#") }
        let page = word[..<place]
        if !anchor.isEmpty, !isForeign(page) { anchors.insert(PercentEncoding.decoded(anchor)) }
      }
    }
    return anchors
  }

  private static let endsLink = Set("()<>\"' \t\r\n".utf8)

  /// Whether the sign before a word says that it is an address.
  private static func isLink(_ word: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<word.startIndex]
    return switch before.last {
    case UInt8(ascii: "("): before.dropLast().last == UInt8(ascii: "]")
    case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      before.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ":")
    default: false
    }
  }

  /// Whether an address is one of another site.
  private static func isForeign(_ page: ArraySlice<UInt8>) -> Bool {
    page.contains(UInt8(ascii: ":")) || page.starts(with: "//".utf8)
  }
}
