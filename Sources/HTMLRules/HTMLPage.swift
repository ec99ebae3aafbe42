package import Diagnostics

/// A page, or a part of one, before anything is rendered.
package struct HTMLPage: Sendable {
  /// What it is made of, in order.
  package let parts: [HTMLPart]
  /// The end of its outermost template.
  package let end: Span

  /// Makes a page.
  package init(_ parts: [HTMLPart], end: Span) {
    self.parts = parts
    self.end = end
  }

  /// Reports all that is wrong on some way through it.
  ///
  /// Cost: linear in the text, times the ways that are open at once (at most 64), times two for
  /// each repetition around up to two; `steps` counts it.
  ///
  /// - Returns: How many bytes and tags were read.
  @discardableResult
  package func check(reportingTo log: inout DiagnosticLog) -> Int {
    var walker = PageWalker()
    walker.walk(parts)
    if !walker.hasReachedLimit { walker.finish(at: end) }
    log.merge(walker.findings.log)
    return walker.steps
  }
}

extension PageWalker {
  /// Reports what can be said at the end of the page only.
  fileprivate mutating func finish(at end: Span) {
    for index in states.indices {
      var state = states[index]
      finish(&state, at: end)
    }
    findings.reportUnmatched()
    if names.isDocument {
      let start = names.firstTag ?? end
      if !names.hasDoctype { findings.report(.withoutDoctype(at: start)) }
      if names.surelyHasNoHeading, let main = names.main {
        findings.report(.withoutHeading(at: main))
      }
    }
    names.report(to: &findings)
  }
}
