import Languages
import Schema

extension PageDeclaration {
  /// The title of a page that does not show an entry and has no title in `site.yaml`.
  ///
  /// The page at the section's own address is called after the section, the site's first page after
  /// the site, a feed after its section or the site, and every other one by its name: `not-found`
  /// is "Not found".
  package func usualTitle(
    in section: PlannedSection?, siteTitle: Spanned<String>
  ) -> Spanned<String> {
    let home = section?.address.value ?? "/"
    let isHome = address.isConstant && address.literalText == home
    guard isHome || feed != nil else { return Spanned(words, at: nil) }
    return section?.title ?? siteTitle
  }

  private var words: String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    let isDotted = words.hasPrefix("i") && LanguageTag.separatesDotlessI(language)
    return (isDotted ? "İ" : words.prefix(1).uppercased()) + words.dropFirst()
  }
}

extension TextPattern {
  /// All literal text of the pattern.
  fileprivate var literalText: String {
    let bytes = segments.flatMap { segment -> [UInt8] in
      if case .literal(let bytes) = segment { bytes } else { [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
