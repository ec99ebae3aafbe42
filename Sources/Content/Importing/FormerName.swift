import Escaping
import FileSystem
import Languages
import Schema

/// The addresses that Hugo and Zola make of the names of files.
struct FormerName {
  private let generator: SiteGenerator

  init(of generator: SiteGenerator) { self.generator = generator }

  /// The address of the page of a file, from the folder of all content on.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - slug: The slug that its front matter gives; nil where it gives none.
  /// - Returns: The address; nil where it cannot be told.
  func address(ofFileAt path: String, slug: String?) -> String? {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    let name = FilePaths.name(of: path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    // The translation of a page is in the folder of its language.
    let ending = stem.split(separator: ".").dropFirst().last
    if let ending, LanguageTag.mayBeRegistered(String(ending)) { return nil }
    // Pages of groups have such addresses here.
    if parts.count > 1, InferredSettings.groupings.contains(parts[1].lowercased()) { return nil }
    let isIndex = stem == "index"
    if isIndex, slug != nil, !parts.isEmpty { parts.removeLast() }
    if slug != nil || !isIndex { parts.append(slug ?? stem) }
    var address = "/"
    for part in parts {
      guard let name = written(part), !name.isEmpty else { return nil }
      address += name + "/"
    }
    return address
  }

  private func written(_ name: String) -> String? {
    switch generator {
    case .hugo: Self.ofHugo(name)
    case .zola: Self.ofZola(name)
    case .astro, .eleventy, .jekyll: nil
    }
  }

  /// In lower case, with hyphens for blanks; letters of every script stay (helpers/path.go of Hugo).
  private static func ofHugo(_ name: String) -> String? {
    var result = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber || "._-+~@".contains(character) {
        result.append(character)
      } else if character == " " {
        if result.last != "-" { result.append("-") }
      } else if character == "#" || character == "%" {
        return nil
      }
    }
    return result
  }

  /// As a slug, without the date that it begins with.
  private static func ofZola(_ name: String) -> String? {
    let date = name.prefix(10)
    let isDate =
      name.count > 11 && "-_".contains(name.dropFirst(10).first ?? " ")
      && Observation.fits(Array(date.utf8)[...], .date)
    var slug: [UInt8] = []
    TextFold.appendSlug(
      from: Array((isDate ? String(name.dropFirst(11)) : name).utf8).span, to: &slug)
    return String(decoding: slug, as: UTF8.self)
  }
}
