import Escaping

/// What `MovedLinks` changes in a text, and why.
struct LinkEdits {
  /// Why something is changed.
  enum Kind {
    /// A link to a former address.
    case moved
    /// A link of a wiki.
    case ofWiki
    /// A link by a shortcode or a tag.
    case byTag
    /// A list of attributes, which is taken out.
    case attributes
  }

  private(set) var all = TextEdits()
  private var kinds: [Range<Int>: Kind] = [:]

  /// Writes a text in place of a range, unless another edit is around it.
  mutating func replace(_ range: Range<Int>, with text: String, as kind: Kind) {
    all.replace(range, with: text)
    kinds[range] = kind
  }

  /// How many edits of each kind are made.
  var counts: [Kind: Int] {
    var counts: [Kind: Int] = [:]
    for kind in all.made.compactMap({ kinds[$0.range] }) { counts[kind, default: 0] += 1 }
    return counts
  }
}
