import FileSystem
import Testing

/// The texts of the theme in its languages.
struct ThemeMessageTests {
  private static let languages = [
    "ar", "cs", "da", "de", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "sk", "sv", "uk",
  ]

  /// The names of a file's texts, with the parameters of each.
  private static func texts(of language: String) throws -> [String: Set<String>] {
    let here = #filePath
    let root = here.ranges(of: "/Tests/").last.map { String(here[..<$0.lowerBound]) } ?? here
    let bytes = try DiskFileSystem(root: root)
      .read("Templates/messages/\(language).yaml", limit: 1 << 20)
    var texts: [String: Set<String>] = [:]
    var group = ""
    var name = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let match = line.prefixMatch(of: /([a-z-]+):/) {
        group = String(match.1)
      } else if let match = line.prefixMatch(of: /\ \ ([a-z0-9-]+):/) {
        name = group + "." + match.1
        texts[name] = []
      }
      guard !line.hasPrefix("#") else { continue }
      for match in line.matches(of: /{([a-z]+)}/) {
        texts[name, default: []].insert(String(match.1))
      }
    }
    return texts
  }

  @Test(arguments: languages)
  func `each language has all of them, with the same parameters`(language: String) throws {
    let english = try Self.texts(of: "en")
    let own = try Self.texts(of: language)
    #expect(english.count > 150)
    #expect(Set(own.keys).symmetricDifference(english.keys) == [])
    for (name, parameters) in own { #expect(parameters == english[name], "\(name)") }
  }
}
