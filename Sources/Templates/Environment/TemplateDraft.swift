import Diagnostics

/// The typed parts of a template with mistakes in which each part with one is replaced by a mark, so
/// that the pages can be made for checks: what else is wrong with them is reported in the same run.
///
/// Pages of a draft are never published. A finding whose text has the mark is a consequence of the
/// mistakes, and is not reported.
struct TemplateDraft {
  /// The parts; nil where mistakes may change other parts, too.
  private(set) var nodes: [TypedNode]?
  /// The sources of which parts were replaced, or around which others' parts were.
  private(set) var sources: Set<SourceID> = []
  /// Whether all parts that were replaced are values that are printed.
  private(set) var holdsAllMarkup = true

  /// The mistakes in each source, in order.
  private let mistakes: [SourceID: [Span]]
  private var located: Set<Span> = []
  private var isSpread = false
  /// How many parts were seen.
  private var position = 0
  /// The numbers of the first and the last part of each source.
  private var extents: [SourceID: ClosedRange<Int>] = [:]
  /// The numbers of the parts that were replaced, in order.
  private var marks: [Int] = []

  init(_ nodes: [TypedNode], with log: DiagnosticLog) {
    let errors = log.diagnostics.filter { $0.severity == .error && $0.code != .unknownTemplate }
    let places = Set(errors.compactMap(\.span))
    mistakes = Dictionary(grouping: places, by: \.source).mapValues { spans in
      spans.sorted { $0.start < $1.start }
    }
    if log.diagnostics.contains(where: { $0.code == .unknownTemplate }) { holdsAllMarkup = false }
    let marked = self.marked(nodes)
    for (source, extent) in extents where holdsMark(extent) { sources.insert(source) }
    let haveAllPlaces = errors.allSatisfy { $0.span != nil }
    if haveAllPlaces, located.count == places.count, !isSpread { self.nodes = marked }
  }

  private mutating func marked(_ nodes: [TypedNode]) -> [TypedNode] {
    nodes.map { marked($0) }
  }

  private mutating func count(_ node: TypedNode) {
    position += 1
    let first = extents[node.span.source]?.lowerBound ?? position
    extents[node.span.source] = first...position
  }

  /// Whether a part with a number in a range was replaced.
  private func holdsMark(_ extent: ClosedRange<Int>) -> Bool {
    var (next, end) = (0, marks.count)
    while next < end {
      let middle = (next + end) / 2
      if marks[middle] < extent.lowerBound { next = middle + 1 } else { end = middle }
    }
    return next < marks.count && extent.contains(marks[next])
  }

  private mutating func marked(_ node: TypedNode) -> TypedNode {
    count(node)
    switch node.kind {
    case .text, .braced, .suspect: return node
    case .unknown:
      _ = isWrong(node.span)
      return mark(node)
    case .print(let value):
      return areWrong([value]) || isWrong(node.span) ? mark(node) : node
    case .condition(let branches, let otherwise):
      if areWrong(branches.map(\.condition)) { return markWhole(node) }
      let bodies = branches.map {
        TypedBranch(condition: $0.condition, body: marked($0.body))
      }
      return TypedNode(.condition(bodies, otherwise: marked(otherwise)), node.span)
    case .loop(let loop):
      if areWrong([loop.list]) { return markWhole(node) }
      return TypedNode(
        .loop(
          TypedLoop(
            id: loop.id, variable: loop.variable, list: loop.list,
            showsNeighbours: loop.showsNeighbours, state: loop.state, body: marked(loop.body),
            otherwise: marked(loop.otherwise))), node.span)
    case .assign(_, let value):
      // What a variable holds may be used anywhere.
      if areWrong([value]) { isSpread = true }
      return node
    case .assignField(let object, _, let value):
      if areWrong([object, value]) { isSpread = true }
      return node
    case .scope(let nodes): return TypedNode(.scope(marked(nodes)), node.span)
    case .call(let call):
      // A routine is defined at one of its calls.
      if areWrong(call.arguments) { isSpread = true }
      let definition = call.definition.map {
        TypedRoutine(parameters: $0.parameters, body: marked($0.body))
      }
      return TypedNode(
        .call(TypedCall(routine: call.routine, arguments: call.arguments, definition: definition)),
        node.span)
    }
  }

  /// Replaces a part that holds others; the mistakes in these are not looked for any more.
  private mutating func markWhole(_ node: TypedNode) -> TypedNode {
    holdsAllMarkup = false
    _ = isWrong(node.span)
    return mark(node)
  }

  private mutating func mark(_ node: TypedNode) -> TypedNode {
    sources.insert(node.span.source)
    marks.append(position)
    let text = TypedExpression(.text(DraftMark.bytes), .string, node.span)
    return TypedNode(.print(text), node.span)
  }

  private mutating func areWrong(_ values: [TypedExpression]) -> Bool {
    var areWrong = false
    for value in values where isWrong(value.span) { areWrong = true }
    return areWrong
  }

  /// Whether mistakes are in a part of a template; notes them as located.
  private mutating func isWrong(_ span: Span) -> Bool {
    guard let all = mistakes[span.source] else { return false }
    var isWrong = false
    var (next, end) = (0, all.count)
    while next < end {
      let middle = (next + end) / 2
      if all[middle].start < span.start { next = middle + 1 } else { end = middle }
    }
    while next < all.count, all[next].start < span.end {
      if all[next].end <= span.end {
        located.insert(all[next])
        isWrong = true
      }
      next += 1
    }
    return isWrong
  }
}

/// What stands on the pages of a draft in place of what could not be made: a character for private
/// use, which no other text is likely to have.
package enum DraftMark {
  static let bytes = Array("\u{F5FE}".utf8)

  /// Whether a text of a page has it, as it is or encoded as in addresses.
  package static func isIn(_ text: String) -> Bool {
    text.contains("\u{F5FE}") || text.contains("%EF%97%BE")
  }
}
