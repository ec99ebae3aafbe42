import Documents
import Languages

/// The first lines of `site.yaml`: what the configuration of another generator says of the site, and
/// what stands for it otherwise.
package struct CarriedSettings {
  /// The lines of YAML.
  package let lines: String
  /// What was taken over and what was not, one sentence each.
  package let notes: [String]

  private static let usualAddress =
    "address: https://example.org/     # where you publish it: search engines need the whole address"

  /// The colour of the icons of a blank site.
  private static let usualColour =
    "theme: { accent: \"#3f4d63\" }     # links and buttons; docs/theme.md has the other settings"

  /// The settings that each site needs.
  private static let needed = ["title", "address", "language"]

  /// - Parameters:
  ///   - site: The former site; nil if it is not known.
  ///   - title: The title, if the former site has none.
  package init(of site: FormerSite?, titled title: String) {
    let given: [(key: String, value: String)] = [
      ("title", site?.title),
      ("description", site?.description),
      ("address", site?.address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }),
      ("language", site?.language?.replacing("_", with: "-")),
    ].compactMap { key, value in value.map { (key, $0) } }
    let taken = given.filter(Self.isRight)
    let values = Dictionary(uniqueKeysWithValues: taken.map { ($0.key, $0.value) })
    let settings = [
      "title: \(Self.quoted(values["title"] ?? title))",
      values["description"].map { "description: \(Self.quoted($0))" },
      values["address"].map { "address: \(Self.quoted($0))" } ?? Self.usualAddress,
      "language: \(values["language"] ?? "en")",
      Self.usualColour,
    ]
    lines = settings.compactMap { $0.map { $0 + "\n" } }.joined()
    let notesOfSite = site.map { Self.notes(of: $0, taken.map(\.key)) } ?? []
    let unusable = given.filter { !Self.isRight($0) }.map {
      "'\($0.value)' cannot be the \($0.key) in site.yaml: write the right one there"
    }
    notes = notesOfSite + unusable + (site?.configuration == nil ? [Self.assumedLanguage] : [])
  }

  private static let assumedLanguage =
    "the language is taken to be English: write 'language: fr' or another into site.yaml if it is "
    + "not, so that dates, numbers and the words of the theme are in it"

  private static func notes(of site: FormerSite, _ taken: [String]) -> [String] {
    guard let file = site.configuration else { return [] }
    guard site.isRead else {
      return [
        "nothing of \(file) is taken over, because it is a program or has a mistake: write the "
          + "title, address and language into Content/site.yaml"
      ]
    }
    let missing = needed.filter { !taken.contains($0) }
    let rest = site.otherKeys.map { "'\($0)'" }.joined(separator: ", ")
    return [
      taken.isEmpty ? "" : "site.yaml has the \(list(taken)) of \(file)",
      missing.isEmpty ? "" : "\(file) gives no \(list(missing)) for site.yaml: write it there",
      rest.isEmpty ? "" : "what else \(file) says is not taken over: \(rest)",
      site.isWhole ? site.feedAddress.map(noteOnFeed) ?? "" : "",
    ].filter { !$0.isEmpty }
  }

  private static func noteOnFeed(at address: String) -> String {
    "readers of the former feed ask for \(address): give a collection with dates a page such as "
      + "'feed: { feed: posts, date: date, at: \(address) }' in site.yaml"
  }

  /// Words with commas, and the last with "and".
  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func isRight(_ setting: (key: String, value: String)) -> Bool {
    switch setting.key {
    case "address": isAddress(setting.value)
    case "language": LanguageTag.isWellFormed(setting.value)
    default: true
    }
  }

  /// Whether the addresses of pages can be appended to a text.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    return ["https:", "http:"].contains(parts.first) && parts.count > 3 && parts[1].isEmpty
      && !parts[2].isEmpty && !parts.dropFirst(3).dropLast().contains("")
      && !parts.contains { $0 == "." || $0 == ".." }
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"?#\"'<>\\{}".utf8.contains($0) }
  }

  /// A text on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    YAMLText.quoted(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
