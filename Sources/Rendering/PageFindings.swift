import Diagnostics
import Planning
import Synchronization

/// Findings in rendered pages that can only be judged with all pages together.
struct PageFindings: Sendable {
  /// What a page shows to be wrong with its template.
  struct Fault: Sendable {
    let page: PageIndex
    let diagnostic: Diagnostic

    init(page: PageIndex, _ diagnostic: Diagnostic) {
      (self.page, self.diagnostic) = (page, diagnostic)
    }
  }

  /// A broken address on a page.
  struct BrokenAddress: Sendable {
    /// What is wrong with it. A target is the address inside the site that it means.
    enum Fault: Sendable {
      /// Nothing is at its target.
      case missing(target: String)
      /// It leaves the site.
      case outside
      /// Nothing is at its target, or it leaves the site, in the text of a script.
      case ofScript(target: String?)
      /// It is that of a page or file, and would be right if the site began at the root.
      case otherRoot(target: String)
      /// It is that of a folder, whose page it leads to only by a server.
      case folder
      /// It is written as an absolute URL, and nothing is at its target.
      case wholeURL(target: String)

      /// The address inside the site that it means; nil where that is not looked up.
      var target: String? {
        switch self {
        case .missing(let target), .otherRoot(let target), .wholeURL(let target): target
        case .ofScript(let target): target
        case .outside, .folder: nil
        }
      }
    }

    let page: PageIndex
    let address: String
    let fault: Fault
    /// Where it is in the page.
    let range: Range<Int>

    /// Whether it is written relative to the page.
    var isRelative: Bool { !address.hasPrefix("/") }
  }

  /// An address whose scheme is probably a mistake.
  struct StrangeScheme: Sendable {
    let page: PageIndex
    let address: String
    let slip: SchemeSlip
    /// Where it is in the page.
    let range: Range<Int>
  }

  /// A duplicate anchor on a page.
  struct RepeatedAnchor: Sendable {
    let page: PageIndex
    let anchor: String
    /// The place of the first one.
    let first: Range<Int>
    /// The place of the second one.
    let range: Range<Int>
  }

  /// An id with spaces in it.
  struct SpacedAnchor: Sendable {
    let page: PageIndex
    let anchor: String
    /// Where it is in the page.
    let range: Range<Int>
  }

  /// Data that is not well-formed.
  struct BadData: Sendable {
    let page: PageIndex
    let format: Diagnostic.DataFormat
    let message: String
    /// Where it is wrong in the page.
    let range: Range<Int>
  }

  /// A mistake in the HTML of a page that could not be found in its template.
  struct BadHTML: Sendable {
    let page: PageIndex
    /// The mistake, with places in the page.
    let diagnostic: Diagnostic
    /// Where it is wrong in the page.
    let range: Range<Int>
    /// Where the tag of the picture begins that the policy of the page blocks; nil for all else.
    let blockedPicture: Int?
  }

  var badData: [BadData] = []
  var badHTML: [BadHTML] = []
  /// The files that pages refer to, some of them more than once.
  var files: [FileIndex] = []
  /// Errors that stopped templates.
  var faults: [Fault] = []
  var brokenAddresses: [BrokenAddress] = []
  var strangeSchemes: [StrangeScheme] = []
  var repeatedAnchors: [RepeatedAnchor] = []
  var spacedAnchors: [SpacedAnchor] = []
  var anchorUses: [AnchorLink] = []
  /// The anchors of each page.
  var anchors = PageAnchors()
  /// What later builds have to know about each page, if asked for.
  var notes: [(page: PageIndex, note: PageNote)] = []
  /// The texts on each page that has any, if asked for.
  var texts: [PageTexts] = []
}

/// Collects the findings of several threads.
final class FindingsCollector: Sendable {
  private let collected = Mutex(PageFindings())

  /// Everything collected so far.
  var all: PageFindings { collected.withLock { $0 } }

  /// Takes over findings, and empties their source.
  func take(_ findings: inout PageFindings) {
    let taken = findings
    findings = PageFindings()
    collected.withLock {
      $0.faults += taken.faults
      $0.badData += taken.badData
      $0.badHTML += taken.badHTML
      $0.files += taken.files
      $0.brokenAddresses += taken.brokenAddresses
      $0.strangeSchemes += taken.strangeSchemes
      $0.repeatedAnchors += taken.repeatedAnchors
      $0.spacedAnchors += taken.spacedAnchors
      $0.anchorUses += taken.anchorUses
      $0.anchors.append(taken.anchors)
      $0.notes += taken.notes
      $0.texts += taken.texts
    }
  }
}
