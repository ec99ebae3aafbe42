package import Diagnostics

/// A page, or a part of one, before anything is rendered.
package struct HTMLPage: Sendable {
  /// What it is made of, in order.
  package let parts: [HTMLPart]
  /// The end of its outermost template.
  package let end: Span

  /// Where its parts were cut off; nil where they are complete.
  package let cut: Span?

  /// Whether it is a rendered page, whose ids were already compared.
  package let isFinished: Bool

  /// Whether it is XHTML: a program reads it as XML, which is UTF-8 where it says nothing else.
  package let isXML: Bool

  /// The address of the site, where it is known: what begins with it is the site's own.
  package let origin: String?

  /// Whether it is checked elsewhere that the pictures it shows are pictures.
  package let leavesPictures: Bool

  /// Whether the addresses that Apus writes on it are relative to it.
  package var linksAreRelative = true

  /// Makes a page.
  package init(
    _ parts: [HTMLPart], cut: Span? = nil, isFinished: Bool = false, leavesPictures: Bool = false,
    isXML: Bool = false, origin: String? = nil, end: Span
  ) {
    self.isXML = isXML
    self.isFinished = isFinished
    self.leavesPictures = leavesPictures
    self.origin = origin
    self.parts = parts
    self.cut = cut
    self.end = end
  }

  /// The result of checking a page.
  package struct Verdict: Sendable {
    /// How many bytes and tags were read.
    package let steps: Int
    /// Whether some mistakes can only be found in finished pages.
    package let leavesToPages: Bool
    /// Whether it is a piece of a page: it has nothing that only whole pages have.
    package let isPiece: Bool
    /// Whether it has a policy, which may block what values write, and of which nothing was
    /// reported.
    package let hasPolicy: Bool
    /// The policies of the page, as its style sheets have to obey them.
    package let sheetPolicies: [SheetPolicy]
    /// Whether that policy blocks the pictures of the site itself.
    package let blocksPictures: Bool
    /// The ids of which was reported that they are on the page twice, or may be.
    package var repeatedIDs: [RepeatedID]
    /// Whether of some id was reported that it has spaces.
    package let hasSpacedID: Bool
    /// The attributes with data for scripts.
    package var dataAttributes: [DataAttribute]
    /// What is known of their values.
    package let dataValues: [DataValue]
  }

  /// Reports all that is wrong on some path through it.
  ///
  /// Cost: linear in the text, times the paths that are open at once (at most 64), and at most
  /// `PageWalker.repeatedLimit` for iterations after the first; `steps` counts it.
  ///
  @discardableResult
  package func check(reportingTo log: inout DiagnosticLog) -> Verdict {
    var walker = PageWalker()
    walker.reader.record.policies.origin = origin
    walker.reader.record.leavesPictures = leavesPictures
    walker.reader.record.isXML = isXML
    walker.reader.record.linksAreRelative = linksAreRelative
    walker.walk(parts)
    if let cut { walker.limit(at: cut) }
    if walker.hasReachedLimit {
      walker.reader.record.findings.reportMisfits()
    } else {
      walker.finish(parts, of: self)
    }
    let record = walker.reader.record
    log.merge(record.findings.log)
    let isBlocked = record.findings.log.diagnostics.contains {
      $0.code == .htmlPolicy && $0.severity == .error
    }
    return Verdict(
      steps: walker.steps, leavesToPages: record.findings.leavesToPages,
      isPiece: !record.outline.isDocument && !walker.hasReachedLimit,
      hasPolicy: record.policies.isThere && !isBlocked,
      sheetPolicies: record.policies.ofSheets,
      blocksPictures: record.policies.blocksPictures, repeatedIDs: record.repeatedIDs,
      hasSpacedID: record.hasSpacedID, dataAttributes: record.dataAttributes,
      dataValues: record.dataValues)
  }
}

extension PageWalker {
  /// Reports what is known only at the end of the page.
  fileprivate mutating func finish(_ parts: [HTMLPart], of page: HTMLPage) {
    finishPaths(at: page.end)
    // Units are only checked where something is wrong.
    let units =
      reader.record.findings.hasUnmatched ? PageUnits(parts).unmatched : Findings.Unmatched()
    reader.record.finish(page, unmatchedInUnits: units)
  }

  /// Ends all that is open at the end of each path.
  mutating func finishPaths(at end: Span) {
    for index in states.indices {
      var state = states[index]
      reader.record.findings.isInDoubt = state.route.isInDoubt
      reader.finish(&state, at: end)
    }
  }
}

extension PageRecord {
  /// Reports what concerns the page as a whole.
  fileprivate mutating func finish(
    _ page: HTMLPage, unmatchedInUnits units: Findings.Unmatched
  ) {
    findings.isInDoubt = false
    findings.reportUnmatched(inUnits: units)
    if outline.isDocument {
      let start = outline.firstTag ?? page.end
      if !outline.hasDoctype { findings.report(.withoutDoctype(at: start)) }
      if !page.isXML, !outline.mayHaveEncoding {
        findings.report(.withoutEncoding(at: outline.head ?? start))
      }
      if names.surelyHasNoHeading, let main = outline.main {
        findings.report(.withoutHeading(at: main))
      }
    }
    if !page.isFinished { repeatedIDs = names.reportDuplicates(to: &findings) }
    if outline.isDocument { names.report(to: &findings) }
  }
}
