/// A static site generator whose content can be taken over.
package enum SiteGenerator: Sendable {
  case hugo, zola, astro, eleventy, jekyll

  /// What it is called.
  package var name: String {
    switch self {
    case .hugo: "Hugo"
    case .zola: "Zola"
    case .astro: "Astro"
    case .eleventy: "Eleventy"
    case .jekyll: "Jekyll"
    }
  }
}
