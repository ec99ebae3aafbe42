import Diagnostics

/// What each template of a page writes itself: a layout, and in it blocks of other templates and
/// partials, for which unknown markup stands in its place.
///
/// A tag without a partner is a mistake of the unit that it stands in, though a browser finds it a
/// partner in another, whose own tags then have none.
struct PageUnits {
  /// The parts of each unit; those within come before those around.
  private var all: [[HTMLPart]] = []

  /// Separates the parts of a page by the templates in which they are written.
  init(_ parts: [HTMLPart]) {
    guard let source = parts.first?.span.source else { return }
    let outermost = own(parts, of: source)
    all.append(outermost)
  }

  /// The tags that have no partner in their own unit.
  var unmatched: Findings.Unmatched {
    guard all.count > 1 else { return Findings.Unmatched() }
    var result = Findings.Unmatched()
    for parts in all {
      var walker = PageWalker()
      walker.walk(parts)
      guard !walker.hasReachedLimit, let end = parts.last?.span else { continue }
      walker.finishPaths(at: end)
      result.append(walker.reader.record.findings.unmatched)
    }
    return result
  }

  /// The parts that a template writes itself, where a run of others is one unknown part.
  private mutating func own(_ parts: [HTMLPart], of source: SourceID) -> [HTMLPart] {
    var result: [HTMLPart] = []
    var index = parts.startIndex
    while index < parts.endIndex {
      let part = parts[index]
      guard part.span.source != source else {
        result.append(HTMLPart(own(part.kind, of: source), part.span))
        index += 1
        continue
      }
      let end = parts[index...].firstIndex { $0.span.source == source } ?? parts.endIndex
      let within = own(Array(parts[index..<end]), of: part.span.source)
      all.append(within)
      result.append(HTMLPart(.fragment(.unknown), part.span))
      index = end
    }
    return result
  }

  private mutating func own(_ kind: HTMLPart.Kind, of source: SourceID) -> HTMLPart.Kind {
    switch kind {
    case .text, .value, .oneOf, .address, .example, .side, .fragment: return kind
    case .choice(let branches):
      return .choice(
        branches.map {
          HTMLBranch(cases: $0.cases, is: $0.condition, own($0.parts, of: source))
        })
    case .repetition(var repetition):
      repetition.body = own(repetition.body, of: source)
      repetition.otherwise = own(repetition.otherwise, of: source)
      return .repetition(repetition)
    }
  }
}
