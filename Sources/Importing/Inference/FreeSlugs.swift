import Schema

/// The slugs of the entries of a collection, of which no two are the same.
struct FreeSlugs {
  private var taken: Set<String> = []
  /// The first number that may be free behind a slug that several entries wanted.
  private var numbers: [String: Int] = [:]

  /// Notes the slug of an entry.
  mutating func note(_ slug: String) { taken.insert(slug) }

  /// Whether no entry has one of these slugs.
  func areFree(_ slugs: [String]) -> Bool { taken.isDisjoint(with: slugs) }

  /// Takes a slug for an entry: with a number behind it where another has it.
  mutating func take(_ wanted: String) -> String {
    guard !taken.insert(wanted).inserted else { return wanted }
    var number = numbers[wanted] ?? 2
    while !taken.insert("\(wanted)-\(number)").inserted { number += 1 }
    numbers[wanted] = number + 1
    return "\(wanted)-\(number)"
  }

  /// Whether a text is a slug.
  static func isSlug(_ text: String) -> Bool { Observation.fits(Array(text.utf8)[...], .slug) }

  /// The slug that is most like a text, or like another one where the first has neither letters nor
  /// digits.
  static func slug(from text: String, or other: String) -> String {
    let proposals = [text, other].map { text in
      var slug: [UInt8] = []
      TextFold.appendSlug(from: Array(text.utf8).span, to: &slug)
      return String(decoding: slug, as: UTF8.self)
    }
    let slug = proposals.first { !$0.isEmpty } ?? "page"
    return isSlug(slug) ? slug : "the-" + slug
  }
}
