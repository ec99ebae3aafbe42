import Diagnostics

/// The pages that take a path.
struct Route: Sendable {
  /// What is known of conditions.
  var knowledge = Knowledge()
  /// Whether possibly no page takes the path, because facts about that were forgotten.
  var isInDoubt = false
  /// The choice in one branch of which the doubt began, while that branch is read: a mistake
  /// entirely within the branch is certain whenever the branch is written. Nil outside such a
  /// branch.
  var doubtPart: Int?
  /// The paths at the start of the choice around it from which it comes, as bits.
  var origins: UInt64 = 0
  /// How many bytes it has before what is read, without those that values write.
  var length = 0
  /// The first thing in elements that they must not contain, by their start tags: an element that is
  /// not closed was to end before that.
  var misfits: [Span: Span] = [:]

  /// Adds the pages that take another path.
  mutating func join(_ other: Route) {
    knowledge.join(other.knowledge)
    origins |= other.origins
    length = min(length, other.length)
    if !other.misfits.isEmpty { misfits.merge(other.misfits) { first, _ in first } }
    isInDoubt = isInDoubt && other.isInDoubt
    doubtPart = Self.later(doubtPart, other.doubtPart)
  }

  /// The later of the choices in which the doubt about two paths began; nil where one of them is in
  /// none.
  static func later(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    return max(first, second)
  }

  /// Whether something in the part at an index is within the branch in which the doubt began.
  func isWithinDoubt(_ part: Int) -> Bool { doubtPart.map { part > $0 } ?? false }
}

/// One path through a page, up to the part that is read.
struct PageState: Sendable {
  /// The part of the document that is being read (section 13.2.6.4).
  enum Stage: Hashable, Sendable {
    case start
    case beforeHead
    case head
    case afterHead
    case body
    case afterBody
    /// The output is not a whole page: it has no doctype, `html`, `head` or `body`.
    case fragment
  }

  /// A paragraph that a start tag ended, which is a mistake if its end tag follows later.
  struct EndedParagraph: Sendable {
    let paragraph: WrittenTag
    let cause: WrittenTag
    /// How many elements were open around it.
    let depth: Int
  }

  /// The text of a `time`.
  struct Moment: Equatable, Sendable {
    var bytes: [UInt8] = []
    /// Whether values in it are examples.
    var hasExample = false
  }

  var lexer = TagLexer()
  var open: [OpenElement] = []
  var stage = Stage.start
  var route = Route()
  var endedParagraph: EndedParagraph?
  /// Elements that were ended although they were not closed: their end tags may still follow.
  var abandoned: [String] = []
  /// The tag that implicitly opened `body`.
  var impliedBody: WrittenTag?
  /// The possible levels of the previous heading; bit 0 for none.
  var headings: UInt8 = 1
  /// How many elements were open where the repetition around began.
  var base = 0
  /// The first tag in the repetition that ended an element opened before it.
  var reachedBelow: WrittenTag?
  /// The text so far of a `time` without `datetime`, whose text has to be a date; nil where it is not
  /// known, and outside of such an element.
  var moment: Moment?
  /// Notes something that elements around it must not contain, since they hold what stands in a line
  /// of text: their start tags.
  mutating func noteMisfit(at span: Span) -> [Span] {
    var holders: [Span] = []
    for element in open.reversed() {
      switch element.rule?.content {
      case .phrasing:
        holders.append(element.tag.span)
        if route.misfits[element.tag.span] == nil { route.misfits[element.tag.span] = span }
      case .transparent: continue
      default: return holders
      }
    }
    return holders
  }

  /// Whether what follows is read in the same way on the other path.
  func hasShape(of other: PageState) -> Bool {
    guard stage == other.stage, open.count == other.open.count else { return false }
    for (left, right) in zip(open, other.open) where !left.hasShape(of: right) { return false }
    return lexer.isJoinable(with: other.lexer)
  }

  /// Joins a path with the same shape.
  mutating func join(_ other: PageState) {
    route.join(other.route)
    if lexer.state != .data, let joined = lexer.joined(with: other.lexer) { lexer = joined }
    for index in open.indices where !open[index].includes(other.open[index]) {
      open[index].join(other.open[index])
    }
    endedParagraph = endedParagraph ?? other.endedParagraph
    impliedBody = impliedBody ?? other.impliedBody
    headings |= other.headings
    reachedBelow = reachedBelow ?? other.reachedBelow
    if moment != other.moment { moment = nil }
  }

  /// Whether it is in a `template`, whose content scripts fill before it is shown.
  var isInTemplate: Bool { open.contains { $0.name == "template" } }

  /// Whether it is in SVG or MathML.
  var isForeign: Bool {
    guard let last = open.last else { return false }
    return last.isForeign && !PageState.integrationPoints.contains(last.name)
  }

  /// Adds text to that of a `time` which is open; nil for what is not known.
  mutating func addToMoment(_ bytes: ArraySlice<UInt8>?, isExample: Bool = false) {
    guard moment != nil else { return }
    if let bytes, !bytes.contains(UInt8(ascii: "&")) {
      moment?.bytes += bytes
      if isExample { moment?.hasExample = true }
    } else {
      moment = nil
    }
  }

  /// Elements of SVG that hold HTML.
  static let integrationPoints: Set<String> = ["foreignobject", "desc", "annotation-xml"]

  /// Marks that something here gives a name to the elements around.
  mutating func nameElements() {
    for index in open.indices.reversed() {
      if open[index].isNamed || open[index].isHidden { return }
      open[index].isNamed = true
    }
  }
}
