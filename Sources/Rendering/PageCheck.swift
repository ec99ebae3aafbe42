import Documents
import Escaping
import HTMLRules
import Planning
import Schema
import Tables
import Templates

/// Checks the links of a rendered page, as a browser would follow them.
struct PageCheck {
  private typealias BrokenAddress = PageFindings.BrokenAddress

  private let plan: SitePlan
  private var target: [UInt8] = []
  private var anchors = OwnAnchors()
  /// The anchors in elements `template`, to which only links in these lead.
  private var templateAnchors: Set<UInt64> = []
  /// Whether what is checked is in one.
  private var isInTemplate = false
  /// The addresses by which the page uses its own anchors.
  private var uses: [Use] = []

  /// An address by which the page uses one of its anchors.
  private struct Use {
    let written: WrittenAddress
    let isInTemplate: Bool
  }

  /// The prefix of addresses from the host's root.
  private let rootPath: [UInt8]
  /// The prefix of absolute URLs of the site; empty where it has none.
  private let siteAddress: [UInt8]
  private let isPortable: Bool

  init(plan: SitePlan, isPortable: Bool) {
    self.plan = plan
    self.isPortable = isPortable
    rootPath = plan.site.rootPath
    siteAddress = plan.site.addressWithoutSlash
  }

  /// Finds the anchors of a page, and follows its addresses; scans the page for them unless the
  /// notes are complete.
  mutating func check(
    _ html: [UInt8], ofPage page: PageIndex, notes: borrowing PageNotes,
    findings: inout PageFindings
  ) {
    anchors.removeAll()
    templateAnchors.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    if notes.isComplete {
      for note in notes.all {
        isInTemplate = note.isInTemplate
        switch note.kind {
        case .anchor: add(note.range, in: html, page, &findings)
        case .addresses(let form): follow(form, note.range, in: html, page, &findings)
        case .data: checkData(html, note.range, ofPage: page, findings: &findings)
        case .text: continue
        }
      }
    } else {
      var scanner = PageScanner(html)
      while let finding = scanner.next() {
        isInTemplate = scanner.isInTemplate
        switch finding {
        case .anchor(let range): add(range, in: html, page, &findings)
        case .addresses(let form, let range): follow(form, range, in: html, page, &findings)
        case .data(let range): checkData(html, range, ofPage: page, findings: &findings)
        }
      }
    }
    findAnchors(in: html, page, &findings)
  }

  /// Adds an anchor of the page.
  private mutating func add(
    _ range: Range<Int>, in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    if html[range].contains(where: isWhitespace) {
      findings.spacedAnchors.append(
        .init(page: page, anchor: String(decoding: html[range], as: UTF8.self), range: range))
    }
    if isInTemplate {
      templateAnchors.insert(AnchorHash.of(html[range]))
      return
    }
    guard let first = anchors.add(AnchorHash.of(html[range]), at: range) else { return }
    findings.repeatedAnchors.append(
      .init(
        page: page, anchor: String(decoding: html[range], as: UTF8.self), first: first,
        range: range))
  }

  /// Finds the anchors of the page that it uses itself.
  private mutating func findAnchors(
    in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    for use in uses {
      let written = use.written
      let address = written.decoded?[...] ?? html[written.range]
      guard let sign = address.firstIndex(of: UInt8(ascii: "#")) else { continue }
      let anchor = PercentEncoding.decoded(address[(sign + 1)...])
      let hash = AnchorHash.of(anchor)
      guard anchors.place(of: hash) == nil, !use.isInTemplate || !templateAnchors.contains(hash)
      else { continue }
      findings.anchorUses.append(
        .init(
          page: page, target: page, anchor: String(decoding: anchor, as: UTF8.self),
          range: written.range))
    }
    findings.anchors.append(anchors.hashes, of: page)
  }

  /// Checks that a part of a page is JSON.
  func checkData(
    _ bytes: [UInt8], _ part: Range<Int>, ofPage page: PageIndex, findings: inout PageFindings
  ) {
    guard let fault = DataCheck.fault(in: bytes, part) else { return }
    findings.badData.append(
      .init(page: page, format: .json, message: fault.message, range: fault.range))
  }

  /// Follows the addresses of a page that is a web app manifest.
  mutating func checkManifest(
    _ bytes: [UInt8], ofPage page: PageIndex, findings: inout PageFindings
  ) {
    let name = String(decoding: plan.address(ofPage: page), as: UTF8.self)
    guard AssetFormat(name: name) == .manifest else { return }
    isInTemplate = false
    for reference in ManifestReferences.all(in: bytes) {
      let address = WrittenAddress(range: reference.range, decoded: reference.address)
      follow(address, reference.address.span, page, &findings)
    }
  }

  /// Checks that a page is well-formed XML.
  func checkXML(_ bytes: [UInt8], ofPage page: PageIndex, findings: inout PageFindings) {
    guard let fault = XMLReader.fault(in: bytes) else { return }
    findings.badData.append(
      .init(page: page, format: .xml, message: fault.message, range: fault.range))
  }

  /// Follows the addresses of a part of the page.
  private mutating func follow(
    _ form: AddressForm, _ part: Range<Int>, in html: [UInt8], _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    if form == .importMap || form == .speculationRules {
      checkData(html, part, ofPage: page, findings: &findings)
    }
    if form.isSingle {
      let trimmed = html.span.extracting(part).trimmedIndices
      let range = part.lowerBound + trimmed.lowerBound..<part.lowerBound + trimmed.upperBound
      if range.isEmpty, form == .metaContent {
        // There is nothing to underline but the quotation marks.
        findings.strangeSchemes.append(
          .init(
            page: page, address: "", slip: .empty, range: part.lowerBound - 1..<part.upperBound))
        return
      }
      if form == .metaContent { noteShared(range, in: html, page, &findings) }
      return follow(
        WrittenAddress(range: range), html.span.extracting(range), page, &findings)
    }
    for address in WrittenAddress.all(form, in: part, of: html) {
      if let decoded = address.decoded {
        follow(address, decoded.span, page, &findings)
      } else {
        follow(address, html.span.extracting(address.range), page, &findings)
      }
    }
  }

  /// Notes an address for other sites that is relative to the page.
  private func noteShared(
    _ range: Range<Int>, in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    let address = html.span.extracting(range)
    guard SiteAddress.length(in: address, of: siteAddress) == nil,
      InternalAddress.parts(of: address) != nil,
      let mistake = SharedAddress.mistake(inTagAround: range, of: html)
    else { return }
    findings.badHTML.append(
      .init(page: page, diagnostic: mistake, range: range, blockedPicture: nil))
  }

  /// Follows an address; anchors of the same page are added to `uses`.
  private mutating func follow(
    _ written: WrittenAddress, _ address: Span<UInt8>, _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    if let length = SiteAddress.length(in: address, of: siteAddress) {
      return followWhole(written, address, from: length, page, &findings)
    }
    guard let parts = InternalAddress.parts(of: address) else {
      return noteScheme(of: address, written, page, &findings)
    }
    if written.isModule, !ScriptAddresses.isAddress(bytes(of: address)) {
      findings.strangeSchemes.append(
        .init(
          page: page, address: String(decoding: bytes(of: address), as: UTF8.self),
          slip: .bareModule, range: written.range))
      return
    }
    let start = rootLength(of: address, onPage: page)
    let (path, anchor) = (start..<parts.pathEnd, parts.anchor.map { $0..<address.count })
    if path.isEmpty {
      if let anchor, !Self.isTop(address.extracting(anchor)) {
        uses.append(Use(written: written, isInTemplate: isInTemplate))
      }
      return
    }
    guard let output = output(at: address.extracting(path), onPage: page) else {
      let isInside = find(address.extracting(path), onPage: page)
      let target = isInside ? String(decoding: target, as: UTF8.self) : nil
      let fault: BrokenAddress.Fault =
        written.isOfScript
        ? .ofScript(target: target) : target.map { .missing(target: $0) } ?? .outside
      return note(fault, of: address, written, page, &findings)
    }
    if start == 0, address[0] == UInt8(ascii: "/"), isPortable || !rootPath.isEmpty,
      plan.declarations[plan.pages[page].declaration].links != .root
    {
      let target = String(decoding: plan.addresses[output], as: UTF8.self)
      return note(.otherRoot(target: target), of: address, written, page, &findings)
    }
    noteFolder(written, address, path, page, &findings)
    note(output, anchor.map { bytes(of: address.extracting($0)) }, written, page, &findings)
  }

  /// Notes the address of a folder in a site that is opened from a disk.
  private func noteFolder(
    _ written: WrittenAddress, _ address: Span<UInt8>, _ path: Range<Int>, _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    guard isPortable, !written.isOfScript, Self.isFolder(address.extracting(path)),
      plan.declarations[plan.pages[page].declaration].links == .relative
    else { return }
    note(.folder, of: address, written, page, &findings)
  }

  /// Notes what is wrong with an address.
  private func note(
    _ fault: BrokenAddress.Fault, of address: Span<UInt8>, _ written: WrittenAddress,
    _ page: PageIndex, _ findings: inout PageFindings
  ) {
    findings.brokenAddresses.append(
      BrokenAddress(
        page: page, address: String(decoding: bytes(of: address), as: UTF8.self), fault: fault,
        range: written.range))
  }

  /// Whether a path leads to a folder, of which only a server shows the page.
  private static func isFolder(_ path: Span<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    var end = path.count
    while end > 0, path.count - end < 2, path[end - 1] == dot { end -= 1 }
    return end == 0 || path[end - 1] == UInt8(ascii: "/")
  }

  /// Notes a scheme that is probably a mistake.
  private func noteScheme(
    of address: Span<UInt8>, _ written: WrittenAddress, _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    guard let slip = SchemeSlip(address) else { return }
    findings.strangeSchemes.append(
      .init(
        page: page, address: String(decoding: bytes(of: address), as: UTF8.self), slip: slip,
        range: written.range))
  }

  /// Follows an absolute URL that begins with that of the site, which has this many bytes.
  private mutating func followWhole(
    _ written: WrittenAddress, _ address: Span<UInt8>, from length: Int, _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    let rest = address.extracting(length...)
    guard let parts = InternalAddress.parts(of: rest), parts.pathEnd > 0 else { return }
    guard let output = output(at: rest.extracting(..<parts.pathEnd), onPage: page) else {
      let target = String(decoding: bytes(of: rest), as: UTF8.self)
      return note(.wholeURL(target: target), of: address, written, page, &findings)
    }
    let anchor = parts.anchor.map { bytes(of: rest.extracting($0...)) }
    note(output, anchor, written, page, &findings)
  }

  /// Notes the target of a link: a file, or an anchor of another page.
  private func note(
    _ output: OutputIndex, _ anchor: [UInt8]?, _ written: WrittenAddress, _ page: PageIndex,
    _ findings: inout PageFindings
  ) {
    switch plan[output] {
    case .file(let file): findings.files.append(file)
    case .page(let target):
      guard let anchor, !Self.isTop(anchor.span) else { return }
      findings.anchorUses.append(
        .init(
          page: page, target: target,
          anchor: String(decoding: PercentEncoding.decoded(anchor[...]), as: UTF8.self),
          range: written.range))
    }
  }

  /// Whether an anchor means the top of a page, also where no element has this id (HTML standard,
  /// section 7.4.6.4).
  private static func isTop(_ anchor: Span<UInt8>) -> Bool {
    guard anchor.count == 3 else { return anchor.isEmpty }
    return anchor[0] | 0x20 == UInt8(ascii: "t") && anchor[1] | 0x20 == UInt8(ascii: "o")
      && anchor[2] | 0x20 == UInt8(ascii: "p")
  }

  private func bytes(of address: Span<UInt8>) -> [UInt8] {
    address.indices.map { address[$0] }
  }

  /// The output that is the target of a path on a page.
  private mutating func output(at path: Span<UInt8>, onPage page: PageIndex) -> OutputIndex? {
    let own = plan.addresses.range(of: OutputIndex(page))
    if let way = InternalAddress.plainPath(path, on: plan.addresses.bytes.span.extracting(own)) {
      return plan.addresses.output(
        beginning: own.lowerBound..<own.lowerBound + way.shared,
        rest: path.extracting(way.rest))
    }
    guard find(path, onPage: page) else { return nil }
    return plan.addresses.output(at: decodedPath())
  }

  /// Writes the address that a path means on a page to `target`; returns false where it leaves the
  /// site.
  private mutating func find(_ path: Span<UInt8>, onPage page: PageIndex) -> Bool {
    target.removeAll(keepingCapacity: true)
    return InternalAddress.append(path, on: plan.address(ofPage: page), to: &target)
  }

  /// The length of the path to the site in an address from the root of the host.
  private func rootLength(of address: Span<UInt8>, onPage page: PageIndex) -> Int {
    let isBelow =
      address.starts(with: rootPath)
      && (address.count == rootPath.count || address[rootPath.count] == UInt8(ascii: "/"))
    return !rootPath.isEmpty && !isPortable && isBelow ? rootPath.count : 0
  }

  private func decodedPath() -> [UInt8] {
    target.contains(UInt8(ascii: "%")) ? PercentEncoding.decoded(target[...]) : target
  }
}

/// A number that stands for an anchor.
enum AnchorHash {
  /// The number of the anchor with these bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNVHash()
    hash.add(bytes)
    return hash.value
  }
}
