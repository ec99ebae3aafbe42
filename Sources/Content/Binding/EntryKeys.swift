package import Diagnostics
package import Documents
import Escaping
package import Schema
import Tables

/// The keys that every entry may have besides the fields of its model.
///
/// A field of the model with one of these names replaces the key; where its type is the same, it
/// also keeps the meaning, so that `var draft: Bool?` in a model never publishes a draft.
package struct EntryKeys: Sendable {
  /// A built-in key.
  package enum Name: UInt8, Sendable, BitwiseCopyable {
    case none, draft, publish, expires, aliases

    /// The built-in key whose name and type a field has.
    package init(field: String, type: ValueType) {
      let isDate = type == .date || type == .optional(.date)
      let isBool = type == .bool || type == .optional(.bool)
      switch field {
      case "draft" where isBool: self = .draft
      case "publish" where isDate: self = .publish
      case "expires" where isDate: self = .expires
      default: self = .none
      }
    }
  }

  /// The moment at which an entry is published or expires.
  package struct Moment: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    package let seconds: Int64
    package let span: Span
  }

  /// Where `draft: true` is written.
  package private(set) var draft: Span?
  package private(set) var publish: Moment?
  package private(set) var expires: Moment?
  /// The former addresses of the entry's page.
  package private(set) var aliases: [(path: String, span: Span)] = []

  /// No keys.
  package init() {}

  /// The mistake in an entry that is never published at any moment; nil where it may be.
  package var contradiction: Diagnostic? {
    guard let publish, let expires, expires.seconds <= publish.seconds else { return nil }
    return .neverShown(expires: expires.span, publish: publish.span)
  }

  /// Whether the state of the entry depends on the time.
  var haveMoment: Bool { publish != nil || expires != nil }

  /// The moments at which the entry is published and expires, as far as it has them.
  var moments: [Int64] { [publish?.seconds, expires?.seconds].compactMap { $0 } }

  /// The names of the keys, as files write them.
  static let names = ["draft", "publish", "expires", "aliases"]
}

extension Binder {
  /// Reads a pair of a mapping as a built-in key of the entry. False for any other key.
  mutating func readEntryKey(_ key: NodeIndex, of tree: DocumentTree) -> Bool {
    entry.keys.read(key, of: tree, in: document, log: &log)
  }

  /// Takes the value of a field that has the name and type of a built-in key also for that key.
  mutating func keepEntryKey(_ name: EntryKeys.Name, target: BindingTarget) {
    let value = chunk.slots[target.slot]
    guard !value.isNone, let span = chunk.places[target.slot].span else { return }
    entry.keys.keep(value, at: span, as: name)
  }
}

extension EntryKeys {
  /// Reads a pair as a built-in key of an entry. False for any other key.
  package mutating func read(
    _ key: NodeIndex, of tree: DocumentTree, in document: BoundFile, log: inout DiagnosticLog
  ) -> Bool {
    let name: Name
    if tree.text(of: key, equals: Self.draftName) {
      name = .draft
    } else if tree.text(of: key, equals: Self.publishName) {
      name = .publish
    } else if tree.text(of: key, equals: Self.expiresName) {
      name = .expires
    } else if tree.text(of: key, equals: Self.aliasesName) {
      readAliases(key + 1, of: tree, in: document, log: &log)
      return true
    } else {
      return false
    }
    let value = key + 1
    guard !tree.isNothing(value) else { return true }
    let word = tree.string(of: key)
    guard tree[value].isScalar else {
      log.report(
        .wrongShape(
          Diagnostic.FieldRule(field: word, model: "", span: nil),
          expected: name == .draft ? "true or false" : "a date",
          found: tree[value].kind.words, at: document.head(of: value, in: tree)))
      return true
    }
    let written = document.text(of: value, in: tree)
    do throws(ScalarMistake) {
      try keep(written, as: name)
    } catch {
      log.report(
        .unreadableValue(
          Diagnostic.FieldRule(field: word, model: "", span: nil),
          reason: error.message(typed: written.bytes), help: error.help,
          at: error.place(in: written.span, textCount: written.bytes.count)))
    }
    return true
  }

  /// Reads a list of texts as the former addresses of an entry.
  private mutating func readAliases(
    _ node: NodeIndex, of tree: DocumentTree, in document: BoundFile, log: inout DiagnosticLog
  ) {
    guard !tree.isNothing(node) else { return }
    guard tree[node].kind == .sequence else {
      log.report(
        .wrongShape(
          Diagnostic.FieldRule(field: "aliases", model: "", span: nil),
          expected: "a list of addresses, such as [/old/pie/]",
          found: tree[node].kind.words, at: document.head(of: node, in: tree),
          help: Self.brackets(around: node, of: tree)))
      return
    }
    for element in tree.children(of: node) {
      guard tree[element].isScalar, !tree.isNothing(element) else {
        log.report(
          .wrongShape(
            Diagnostic.FieldRule(field: "aliases", model: "", span: nil), expected: "an address",
            found: tree[element].kind.words, at: document.head(of: element, in: tree)))
        continue
      }
      aliases.append((tree.string(of: element), tree.span(of: element)))
    }
  }

  /// How one address is written as a list.
  private static func brackets(around node: NodeIndex, of tree: DocumentTree) -> Diagnostic.Help? {
    guard tree[node].isScalar else { return nil }
    if FileNotation(path: tree.source.path) == .csv {
      return .init(
        "a cell holds one value, and 'aliases' is a list: write these entries in YAML or JSON")
    }
    let span = tree.span(of: node)
    let written = String(decoding: tree.source.bytes[span.range], as: UTF8.self)
    guard !written.contains(where: \.isNewline) else { return nil }
    let text = tree.string(of: node)
    // An address of the site begins with '/'.
    let isName = text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_/.".utf8.contains($0) }
    let address =
      text.hasPrefix("/") || !isName || text.isEmpty
      ? written : "/" + text + (text.hasSuffix("/") || text.hasSuffix(".html") ? "" : "/")
    return .init("write '[\(address)]'", replace: span, with: "[\(address)]")
  }

  private mutating func keep(
    _ text: WrittenText, as name: Name
  ) throws(ScalarMistake) {
    switch name {
    case .none, .aliases: return
    case .draft:
      if try text.bool() { draft = text.span }
    case .publish:
      let date = try Scalar.date(text.bytes.span)
      publish = Moment(seconds: date.seconds, span: text.span)
    case .expires:
      let date = try Scalar.date(text.bytes.span)
      expires = Moment(seconds: date.seconds, span: text.span)
    }
  }

  /// Takes the value of a field with the name of a key.
  package mutating func keep(_ value: Value, at span: Span, as name: Name) {
    switch name {
    case .none, .aliases: return
    case .draft: if value.bool { draft = span }
    case .publish: publish = Moment(seconds: value.seconds, span: span)
    case .expires: expires = Moment(seconds: value.seconds, span: span)
    }
  }

  private static var draftName: [UInt8] { Array("draft".utf8) }
  private static var publishName: [UInt8] { Array("publish".utf8) }
  private static var aliasesName: [UInt8] { Array("aliases".utf8) }
  private static var expiresName: [UInt8] { Array("expires".utf8) }
}
