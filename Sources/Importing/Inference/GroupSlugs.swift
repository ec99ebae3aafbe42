import Documents
import Schema

/// Slugs for the groups of values whose letters and digits give no address, or the same one: `C`,
/// `C++` and `C#`.
///
/// Values that differ in case and accents only are one group.
struct GroupSlugs {
  /// The values that need a slug, in the order in which they were first seen.
  private(set) var slugs: [(value: String, slug: String)] = []

  init(of values: [String]) {
    var groups: Set<[UInt8]> = []
    let first = values.filter { groups.insert(Self.folded($0)).inserted }
    var free = FreeSlugs()
    var rest: [String] = []
    // A value that consists of letters keeps its address before one with signs.
    let plain = first.filter { !SpelledSigns.areIn($0) }
    for value in plain + first.filter(SpelledSigns.areIn) {
      let slug = Self.slug(value)
      if slug.isEmpty || !free.areFree([slug]) { rest.append(value) } else { free.note(slug) }
    }
    slugs = rest.map { value in
      (value, free.take(FreeSlugs.slug(from: SpelledSigns.words(for: value), or: "group")))
    }
  }

  /// The setting `values` of the page of groups, as YAML; nil where no value needs a slug.
  var text: String? {
    let pairs = slugs.map { "\(YAMLText.quoted($0.value)): { slug: \(YAMLText.scalar($0.slug)) }" }
    return pairs.isEmpty ? nil : "{ \(pairs.joined(separator: ", ")) }"
  }

  private static func folded(_ value: String) -> [UInt8] {
    var bytes: [UInt8] = []
    TextFold.append(Array(value.utf8).span, to: &bytes)
    return bytes
  }

  private static func slug(_ value: String) -> String {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(value.utf8).span, to: &slug)
    return String(decoding: slug, as: UTF8.self)
  }
}
