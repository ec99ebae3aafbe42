import Content
import Diagnostics
import Languages

/// The first lines of `site.yaml`: what the configuration of another generator says of the site, and
/// what stands for it otherwise.
struct CarriedSettings {
  /// The lines of YAML.
  let lines: String
  /// What was taken over and what was not, one sentence each.
  let notes: [String]

  private static let usualAddress =
    "address: https://example.org/     # where you publish it: search engines need the whole address"

  /// - Parameters:
  ///   - site: The former site; nil if it is not known.
  ///   - title: The title, if the former site has none.
  init(of site: FormerSite?, titled title: String) {
    var taken: [String] = []
    var missing: [String] = []
    var notes: [String] = []
    func value(_ name: String, _ value: String?, _ isRight: (String) -> Bool) -> String? {
      guard let value else {
        missing.append(name)
        return nil
      }
      guard isRight(value) else {
        notes.append(
          "\(site?.configuration ?? ""): '\(value)' cannot be the '\(name)' of site.yaml: write it there"
        )
        return nil
      }
      taken.append(name)
      return value
    }
    let name = value("title", site?.title) { !$0.contains { $0.isNewline } }
    let address = value("address", site?.address.map(Self.folder), Self.isAddress)
    let language = value(
      "language", site?.language?.replacing("_", with: "-"), LanguageTag.isWellFormed)
    lines =
      [
        "title: \(Self.quoted(name ?? title))",
        site?.description.map { "description: \(Self.quoted($0))" },
        address.map { "address: \(Self.quoted($0))" } ?? Self.usualAddress,
        "language: \(language ?? "en")",
      ].compactMap { $0 }.map { $0 + "\n" }.joined()
    self.notes = notes + Self.notes(of: site, taken, missing)
  }

  private static func notes(
    of site: FormerSite?, _ taken: [String], _ missing: [String]
  ) -> [String] {
    guard let site, let file = site.configuration else { return [] }
    guard site.isRead else {
      return [
        "\(file) is a program or cannot be read: write the title, the address and the language into "
          + "Content/site.yaml"
      ]
    }
    let rest =
      missing.isEmpty
      ? "" : "; it has no \(missing.joined(separator: ", ")), so that site.yaml has the usual"
    return taken.isEmpty
      ? [] : ["site.yaml has the \(taken.joined(separator: ", ")) of \(file)\(rest)"]
  }

  /// An address that ends with a slash.
  private static func folder(_ address: String) -> String {
    address.hasSuffix("/") ? address : address + "/"
  }

  /// Whether the addresses of pages can be appended to a text.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    return ["https:", "http:"].contains(parts.first) && parts.count > 3 && parts[1].isEmpty
      && !parts[2].isEmpty && !parts.dropFirst(3).dropLast().contains("")
      && !parts.contains { $0 == "." || $0 == ".." }
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"?#\"'<>\\{}".utf8.contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.split(whereSeparator: \.isNewline).joined(separator: " "))\""
  }
}
