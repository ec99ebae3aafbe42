/// How much a document may hold: limits far above any real content, which stop attacks.
enum DocumentLimits {
  /// How many mistakes of one kind are reported in one document.
  static let mistakes = 20
  /// How deeply mappings and sequences may be nested.
  static let depth = 64
  /// How long a key may be, in bytes.
  static let keyLength = 1024
  /// How many combining marks may follow one another in a key (UAX #15, stream-safe text).
  static let keyMarks = 30
  /// How many keys a YAML mapping may have.
  static let keys = 10_000
  /// How many nodes all aliases of a document may stand for.
  static let expandedNodes = 10_000
  /// How many bytes of text all aliases of a document may stand for.
  static let expandedText = 1 << 20
  /// How long front matter may be, in bytes.
  static let frontMatter = 1 << 20
  /// How long the text of a JSON number may be, in bytes.
  static let numberLength = 1024
}
