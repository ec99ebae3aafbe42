import Diagnostics

/// An element that is open on one path through a page.
struct OpenElement: Sendable {
  /// Children that decide what else may follow.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    static let title = Marks(rawValue: 1)
    static let summary = Marks(rawValue: 2)
    static let legend = Marks(rawValue: 4)
    static let figcaption = Marks(rawValue: 8)
    static let caption = Marks(rawValue: 16)
    static let columns = Marks(rawValue: 32)
    static let thead = Marks(rawValue: 64)
    static let rows = Marks(rawValue: 128)
    static let tfoot = Marks(rawValue: 256)
    static let image = Marks(rawValue: 512)
    /// Anything else.
    static let content = Marks(rawValue: 1024)
  }

  /// What the last part of a `dl` may have been.
  struct DescriptionParts: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let nothing = DescriptionParts(rawValue: 1)
    static let term = DescriptionParts(rawValue: 2)
    static let details = DescriptionParts(rawValue: 4)
  }

  /// What an element has one of: a `select` one selected option, a `label` one control.
  struct Single: Hashable, Sendable {
    /// The first on every path; nil where there is none.
    var first: Span?

    /// Nil for an element that has nothing of which there is one.
    init?(of tag: Tag) {
      guard tag.name == "label" || tag.name == "select" && !tag.mayHave("multiple") else {
        return nil
      }
    }
  }

  let name: String
  /// Its rule; nil for elements that the standard does not know.
  let rule: ElementRule?
  /// Its start tag, or the tag that made a browser open it.
  let tag: WrittenTag
  /// Whether it is in SVG or MathML.
  var isForeign = false
  /// Whether it was opened without a tag of its own.
  var isImplied = false
  /// Whether it is hidden from readers.
  var isHidden = false
  /// Whether it may have a name: text, or an attribute.
  var isNamed = false
  /// What a `select` that takes one option or a `label` has; nil for all other elements.
  var single: Single?
  /// What every path, and what some path, has put into it.
  var always: Marks = []
  var sometimes: Marks = []
  var descriptions = DescriptionParts.nothing

  /// Whether another path has the same element open.
  func hasShape(of other: OpenElement) -> Bool {
    name == other.name && isForeign == other.isForeign
      && always.contains(.title) == other.always.contains(.title)
  }

  /// Notes children. Of an element that may contain any number of them in any order, they are not
  /// kept, so that an iteration of a loop in it is like the one before.
  mutating func mark(_ marks: Marks) {
    // A `title` is kept everywhere: it separates paths (`hasShape`).
    let marks = countsChildren ? marks : marks.intersection(.title)
    always.formUnion(marks)
    sometimes.formUnion(marks)
  }

  /// Notes markup that is not known.
  mutating func markUnknown() {
    guard countsChildren else { return }
    sometimes = Marks(rawValue: .max)
    descriptions = [.nothing, .term, .details]
    if name == "head" { always.insert(.title) }
  }

  private var countsChildren: Bool { rule?.countsChildren == true }

  /// Whether joining another path changes nothing.
  func includes(_ other: OpenElement) -> Bool {
    (isNamed || !other.isNamed)
      && (single == other.single || single?.first == nil) && always.isSubset(of: other.always)
      && sometimes.isSuperset(of: other.sometimes)
      && descriptions.isSuperset(of: other.descriptions)
  }

  mutating func join(_ other: OpenElement) {
    isNamed = isNamed || other.isNamed
    if single != other.single { single?.first = nil }
    always.formIntersection(other.always)
    sometimes.formUnion(other.sometimes)
    descriptions.formUnion(other.descriptions)
  }

  /// Whether accumulated knowledge differs, so that a second iteration of a loop may find more.
  func hasOther(than other: OpenElement) -> Bool {
    always != other.always || sometimes != other.sometimes || descriptions != other.descriptions
  }
}
