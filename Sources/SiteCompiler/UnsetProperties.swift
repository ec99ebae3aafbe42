import Diagnostics
import Escaping
import Planning
import Templates

/// Finds the custom properties that a style sheet of the site reads and nothing sets, where the name
/// is a slip of one that is set: a browser leaves out the declaration that reads it.
///
/// Every other mention of a name, in a sheet, a script or a template, may set it.
struct UnsetProperties {
  private let assets: [AssetFile]
  private let templates: TemplateSet

  init(assets: [AssetFile], templates: TemplateSet) {
    (self.assets, self.templates) = (assets, templates)
  }

  /// Reports them, in the order of their places.
  func report(to log: inout DiagnosticLog) {
    let own = assets.filter { !$0.isBuiltIn && AssetFormat(name: $0.name) == .style }
    var read: [(name: String, span: Span)] = []
    for source in own.compactMap(\.source) {
      for mention in Mention.all(in: source.bytes) where mention.isRead && !mention.hasFallback {
        read.append((mention.name, Span(source.id, mention.range)))
      }
    }
    guard !read.isEmpty else { return }
    let set = namesThatAreSet
    let sorted = set.sorted()
    for (name, span) in read where !set.contains(name) {
      let meant = sorted.first { $0.count > Self.shortest && TypingSlip.isOne(name, for: $0) }
      if let meant { log.report(.unsetProperty(name, meant: meant, at: span)) }
    }
  }

  /// The shortest name, with its hyphens, of which others are slips is longer than this.
  private static let shortest = 4

  private var namesThatAreSet: Set<String> {
    var names: Set<String> = []
    for bytes in assets.compactMap(\.source?.bytes) + templates.ownSources.map(\.bytes) {
      for mention in Mention.all(in: bytes) where !mention.isRead { names.insert(mention.name) }
    }
    return names
  }

  /// The name of a custom property in a text.
  private struct Mention {
    let name: String
    let range: Range<Int>
    /// Whether it is behind `var(`.
    let isRead: Bool
    /// Whether `var()` has another value for where it is not set.
    let hasFallback: Bool

    static func all(in bytes: [UInt8]) -> [Mention] {
      let hyphen = UInt8(ascii: "-")
      var found: [Mention] = []
      var offset = 0
      while let start = bytes[offset...].firstIndex(of: hyphen) {
        let word = bytes[start...].prefix {
          isLetter($0) || isDigit($0) || $0 == hyphen || $0 == UInt8(ascii: "_") || $0 >= 0x80
        }
        offset = word.endIndex
        let isName = start == 0 || !(isLetter(bytes[start - 1]) || isDigit(bytes[start - 1]))
        guard isName, word.count > 2, word[start + 1] == hyphen else { continue }
        let before = bytes[..<start].suffix(16)
        let call = before[..<(before.lastIndex { !isWhitespace($0) }.map { $0 + 1 } ?? start)]
        let next = bytes[word.endIndex...].prefix(16).first { !isWhitespace($0) }
        found.append(
          Mention(
            name: String(decoding: word, as: UTF8.self), range: start..<word.endIndex,
            isRead: call.suffix(4).elementsEqual("var(".utf8),
            hasFallback: next != UInt8(ascii: ")")))
      }
      return found
    }
  }
}
