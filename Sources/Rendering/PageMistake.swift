import Schema
import Diagnostics
import HTMLRules
import Planning
import Tables
import Templates

/// A mistake in the links of pages, and the pages that have it.
struct PageMistake {
  enum Kind {
    case badData(String, Diagnostic.DataFormat)
    case badHTML(Diagnostic, [Diagnostic.Place])
    case brokenAddress(String, String?, mayReplace: Bool)
    /// An address in the text of a script.
    case brokenInScript(String)
    /// The content of a `meta` that names an address is empty.
    case emptyMeta
    /// The name of a module in an import map where an address has to be.
    case bareModule(String)
    /// An absolute URL, which another program may answer.
    case brokenWhole(String)
    /// The address of a page or file from the root of the host, where the site does not begin, and
    /// that inside the site.
    case otherRoot(String, target: String)
    /// The address of a folder in a site that is opened from a disk.
    case folder(String)
    /// An address, its scheme, and the one that was meant.
    case unknownScheme(String, String, String)
    case withoutHost(String)
    /// An address of an e-mail or a telephone number with blanks.
    case blank(String)
    /// An address of an e-mail without `@`, a telephone number without digits, or a program.
    case useless(String, isProgram: Bool)
    case spacedAnchor(String)
    /// An id, and where the first element has it.
    case repeatedAnchor(String, first: Span?)
    /// An id of which the check of the template has told that it may be on the page twice.
    case repeatedInLoop(Diagnostic)
    case missingAnchor(String, target: PageIndex, near: String?, ids: [String])

    /// What is wrong, in the words of the page or of the check that found it.
    var text: String {
      switch self {
      case .badData(let message, _): message
      case .badHTML(let diagnostic, _), .repeatedInLoop(let diagnostic): diagnostic.message
      case .brokenAddress(let address, _, _), .brokenWhole(let address), .otherRoot(let address, _),
        .unknownScheme(let address, _, _), .withoutHost(let address), .brokenInScript(let address),
        .folder(let address), .bareModule(let address), .blank(let address),
        .useless(let address, _):
        address
      case .emptyMeta: ""
      case .repeatedAnchor(let anchor, _), .spacedAnchor(let anchor): anchor
      case .missingAnchor(let anchor, _, _, _): anchor
      }
    }

    /// What its text is.
    var subject: Subject {
      switch self {
      case .badData: .data
      case .badHTML, .repeatedInLoop: .html
      case .brokenAddress, .brokenInScript, .bareModule, .emptyMeta, .brokenWhole, .otherRoot,
        .folder, .unknownScheme, .withoutHost, .useless, .blank:
        .address
      case .spacedAnchor, .repeatedAnchor: .id
      case .missingAnchor: .anchor
      }
    }

    /// What the mistake is about.
    var topic: Topic {
      switch self {
      case .badData: .data
      case .badHTML: .html
      case .brokenAddress, .brokenInScript: .address
      case .bareModule: .module
      case .emptyMeta: .emptyMeta
      case .brokenWhole: .wholeURL
      case .otherRoot: .otherRoot
      case .folder: .folder
      case .unknownScheme, .withoutHost, .useless: .scheme
      case .blank: .blank
      case .spacedAnchor: .spacedID
      case .repeatedAnchor, .repeatedInLoop: .repeatedID
      case .missingAnchor: .missingID
      }
    }
  }

  /// What the text of a mistake is: an address has one mistake at a place, whatever that is.
  enum Subject: Hashable {
    case data, html, address, id, anchor
  }

  /// What a mistake is about; only the first few about the same are reported at one place.
  enum Topic: Hashable {
    case data, html, address, module, emptyMeta, wholeURL, otherRoot, folder, scheme, blank
    case spacedID, repeatedID, missingID
  }

  /// The identity of a mistake.
  struct Identity: Hashable {
    let subject: Subject
    let text: String
    let span: Span?
  }

  /// Where mistakes about the same are written.
  struct Source: Hashable {
    let topic: Topic
    let span: Span?
  }

  let kind: Kind
  let span: Span?
  /// Whether the template contains it literally.
  let isLiteral: Bool
  let firstPage: PageIndex
  var lastPage: PageIndex
  var pageCount = 1
  /// How many other mistakes of the same kind at this place were not reported.
  var likeIt = 0

  init(kind: Kind, span: Span?, isLiteral: Bool, firstPage: PageIndex) {
    self.isLiteral = isLiteral
    self.kind = kind
    self.span = span
    self.firstPage = firstPage
    lastPage = firstPage
  }

  func diagnostic(in plan: SitePlan) -> Diagnostic {
    let name = { String(decoding: plan.address(ofPage: $0), as: UTF8.self) }
    let pages = Diagnostic.PagesWithMistake(first: name(firstPage), count: pageCount)
    var diagnostic: Diagnostic
    switch kind {
    case .badData(let message, let format):
      diagnostic = .badData(message, format, on: pages, at: span)
    case .badHTML(let mistake, let places):
      diagnostic = mistake.found(on: pages, at: span, places: places)
    case .brokenAddress(let address, let suggestion, let mayReplace):
      diagnostic = .brokenAddress(
        address, on: pages, at: span, isVerbatim: mayReplace && isLiteral, suggestion: suggestion,
        named: suggestion.flatMap { plan.name(ofPageAt: $0) })
    case .brokenInScript(let address):
      diagnostic = .brokenAddressInScript(address, on: pages, at: span)
    case .bareModule(let address):
      diagnostic = .nameInImportMap(address, on: pages, at: span, isVerbatim: isLiteral)
    case .emptyMeta: diagnostic = .emptyMetaAddress(on: pages, at: span)
    case .brokenWhole(let address): diagnostic = .brokenAbsoluteURL(address, on: pages, at: span)
    case .otherRoot(let address, let target):
      diagnostic = .otherRoot(
        address, rootPath: String(decoding: plan.site.rootPath, as: UTF8.self),
        file: isContentFile(target, in: plan) ? target : nil, on: pages, at: span)
    case .folder(let address):
      diagnostic = .folderOfDisk(address, on: pages, at: span, isVerbatim: isLiteral)
    case .unknownScheme(let address, let scheme, let meant):
      diagnostic = .unknownScheme(
        scheme, of: address, meant: meant, on: pages, at: span, isVerbatim: isLiteral)
    case .withoutHost(let url): diagnostic = .webAddressWithoutHost(url, on: pages, at: span)
    case .blank(let address): diagnostic = .blankInAddress(address, on: pages, at: span)
    case .useless(let address, let isProgram):
      diagnostic = .uselessAddress(address, isProgram: isProgram, on: pages, at: span)
    case .spacedAnchor(let anchor): diagnostic = .spacedAnchor(anchor, on: pages, at: span)
    case .repeatedAnchor(let anchor, let first):
      diagnostic = .repeatedAnchor(anchor, first: first, on: pages, at: span)
    case .repeatedInLoop(let warning): diagnostic = warning.certain(on: pages)
    case .missingAnchor(let id, let page, let near, let ids):
      diagnostic = .missingAnchor(id, of: name(page), near, ids: ids, linkedFrom: pages, at: span)
    }
    if likeIt > 0 { diagnostic.noteMore(likeIt) }
    return diagnostic
  }

  /// Whether there is a file of the content at an address; templates name assets in another way.
  private func isContentFile(_ address: String, in plan: SitePlan) -> Bool {
    guard let file = plan.file(at: Array(address.utf8)) else { return false }
    return !plan.assets.values.contains(file)
  }
}
