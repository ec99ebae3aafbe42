import Diagnostics
import Planning
import Templates

/// Words what was found in all pages as diagnostics, each mistake once for all pages of a
/// template that have it.
struct AnchorCheck {
  let plan: SitePlan
  let programs: [Program?]

  /// The diagnostics of all findings.
  func log(of findings: PageFindings) -> DiagnosticLog {
    var log = DiagnosticLog()
    for fault in findings.faults { log.report(fault) }
    for broken in findings.brokenAddresses.sorted(by: { $0.page < $1.page }) {
      log.report(
        .brokenAddress(broken.address, on: address(of: broken.page), at: place(of: broken.page)))
    }
    for repeated in findings.repeatedAnchors.sorted(by: { $0.page < $1.page }) {
      log.report(
        .repeatedAnchor(
          repeated.anchor, on: address(of: repeated.page), at: place(of: repeated.page)))
    }
    var anchors: [Int: [UInt64]] = [:]
    for found in findings.anchors { anchors[found.page] = found.hashes }
    for use in findings.anchorUses.sorted(by: { $0.page < $1.page }) {
      let hash = AnchorHash.of(use.anchor.utf8)
      guard anchors[use.target]?.contains(hash) != true else { continue }
      log.report(
        .missingAnchor(
          use.anchor, on: address(of: use.target), linkedFrom: address(of: use.page),
          at: place(of: use.page)))
    }
    return log
  }

  private func address(of page: Int) -> String {
    String(decoding: plan.address(ofPage: page), as: UTF8.self)
  }

  /// Where the template of a page is chosen.
  private func place(of page: Int) -> Span? {
    plan.declarations[Int(plan.pages[page].declaration)].template.span
  }
}
