import Diagnostics
import Escaping

/// What is noted while a file is followed that is not HTML: what is before the next value, and where
/// it prints addresses.
struct AddressNotes: Sendable {
  /// The end of what is before the next value: static text, and a zero byte in place of each value.
  private(set) var before: [UInt8] = []
  /// Where addresses are printed as plain text.
  private(set) var plain: Set<Span> = []
  /// Where addresses are printed that programs read without knowing where the file is.
  private(set) var whole: Set<Span> = []
  /// Whether a file of JSON says that it is a JSON Feed.
  private var isJSONFeed = false
  private let kind: OutputKind

  /// How much of what is before a value is kept.
  private static let reach = 200

  init(_ kind: OutputKind) { self.kind = kind }

  /// Notes static text.
  mutating func note(_ bytes: [UInt8]) {
    guard kind != .html else { return }
    before = Array((before + bytes.suffix(Self.reach)).suffix(Self.reach))
    if kind == .json, !isJSONFeed {
      isJSONFeed = bytes[...].contains(bytesOf: "jsonfeed.org/version/")
    }
  }

  /// Notes a value that is printed.
  mutating func note(_ value: TypedExpression, asPlainText isPlain: Bool) {
    if value.isSiteAddress {
      if isPlain { plain.insert(value.span) }
      if kind != .html, WholeAddress.isMeant(behind: before[...], in: kind, isJSONFeed: isJSONFeed)
      {
        whole.insert(value.span)
      }
    }
    note([0])
  }
}
