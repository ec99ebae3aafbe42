import Documents
import Schema

/// The names of keys that say what an entry is called, and which fields name the entries of a
/// collection, judged by what they are called and what they hold.
///
/// A field may be different everywhere by chance: the day of a payment, the departure of a train,
/// the caption of a picture. As a key it would refuse the next right entry.
enum KeyNames {
  /// Names of texts that say something about an entry, and of moments, as they are compared.
  private static let others: Set<String> = [
    "abstract", "alt", "arrival", "begin", "bemerkung", "beschreibung", "bio", "body", "caption",
    "comment", "content", "data", "date", "datetime", "datum", "departure", "description", "end",
    "excerpt", "fecha", "kommentar", "legend", "message", "note", "notes", "notiz", "remark",
    "remarks", "start", "summary", "teaser", "text", "time", "timestamp", "uhrzeit",
    "verwendungszweck",
    "zeit",
  ]
  /// Names of whole numbers that name an entry.
  private static let numbers: Set<String> = [
    "id", "index", "key", "n", "no", "nr", "num", "number", "pos", "position", "rank", "year",
  ]

  /// Keys, in lower case, that say what an entry is called: a mapping with one of them is an entry.
  static let ofEntries: Set<String> = ["heading", "id", "key", "name", "slug", "title"]

  /// Names of fields that distinguish entries, the best first.
  static let distinguishing = ["id", "key", "name", "title", "code"]

  /// Keys whose text is what people call an entry, the best first.
  private static let titles = ["title", "name"]

  /// Whether a field, in any case, has what people call an entry.
  static func isTitle(_ name: String) -> Bool { titles.contains(name.lowercased()) }

  /// What an entry is called, by its keys; nil where none of them says so.
  static func title(of entry: NodeIndex, in tree: DocumentTree) -> String? {
    titles.compactMap { tree.value(of: $0, in: entry) }.first.map { tree.string(of: $0) }
  }

  /// A name without what is written in several manners: in lower case, without `-`, `_` and blanks.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Whether a field names entries.
  static func mayName(_ name: String, _ seen: Observation) -> Bool {
    let word = InferredRules.folded(name)
    guard !others.contains(word), !SecretNames.isSecret(name) else { return false }
    if numbers.contains(word) { return true }
    switch seen.candidate {
    case .email: return true
    case .int: return IdentifyingName.isLastWord(of: name, isList: false)
    case nil: return seen.areNames
    default: return false
    }
  }
}

extension Observation {
  /// Whether most texts are words, rather than amounts, times and dates that no type has.
  fileprivate var areNames: Bool {
    let texts = values.texts
    let names = texts.count { text in
      text.count <= 100 && !text.contains(where: \.isNewline) && WrittenForm.all(of: [text]) == nil
        && text.contains(where: \.isLetter)
    }
    return names * 2 > texts.count
  }
}
