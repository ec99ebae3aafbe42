/// What the HTML standard says about an element (section 4, "Elements").
///
/// All elements of a name refer to the same rule: copying the elements that are open on a path does
/// not copy it.
final class ElementRule: Sendable {
  /// The kinds of content an element counts as (section 3.2.5.2).
  struct Categories: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let flow = Categories(rawValue: 1)
    static let phrasing = Categories(rawValue: 2)
    static let metadata = Categories(rawValue: 4)
    static let heading = Categories(rawValue: 8)
    static let sectioning = Categories(rawValue: 16)
    static let interactive = Categories(rawValue: 32)
  }

  /// What an element contains, in addition to the children that are listed.
  enum Content: String, Sendable {
    /// A void element.
    case nothing
    /// Text, and no elements.
    case text
    /// Text of which a browser shows nothing: scripts, styles, the content of frames.
    case code
    case phrasing
    case flow
    /// What its parent may contain.
    case transparent
    /// Only the children that are listed, and no text.
    case only
    /// The content of `head`.
    case metadata
    /// Anything, as in `template`.
    case anything
  }

  let name: String
  let categories: Categories
  let content: Content
  /// Children that it may contain although its content does not include them.
  let children: Set<String>
  /// The only parents it may have; empty where its categories decide.
  let parents: Set<String>
  /// Elements that must not be inside, at any depth.
  let excluded: Set<String>
  /// Categories of elements that must not be inside, at any depth.
  let excludedCategories: Categories
  /// Whether the children that it has decide what else may follow in it, or whether it is complete.
  let countsChildren: Bool

  init(
    name: String, categories: Categories, content: Content, children: Set<String>,
    parents: Set<String>, excluded: Set<String>, excludedCategories: Categories
  ) {
    self.name = name
    self.categories = categories
    self.content = content
    self.children = children
    self.parents = parents
    self.excluded = excluded
    self.excludedCategories = excludedCategories
    countsChildren = ElementTable.countingChildren.contains(name)
  }

  /// Whether it has no content and no end tag.
  var isVoid: Bool { content == .nothing }
}
