import Documents
import Escaping
import Planning
import Schema
import Tables
import Templates

/// Checks what a rendered page leads to, as a browser would follow it.
struct PageCheck {
  private let plan: SitePlan
  private var target: [UInt8] = []
  private var hashes: [UInt64] = []
  /// Where the page uses its own anchors.
  private var uses: [Range<Int>] = []

  /// What addresses from the host's root begin with.
  private let rootPath: [UInt8]
  private let isPortable: Bool

  init(plan: SitePlan, isPortable: Bool) {
    self.plan = plan
    self.isPortable = isPortable
    rootPath = plan.rootPath
  }

  /// Finds the anchors of a page, and follows its addresses; it is searched for them unless the
  /// notes are complete.
  mutating func check(
    _ html: [UInt8], ofPage page: PageIndex, notes: borrowing PageNotes,
    findings: inout PageFindings
  ) {
    hashes.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    if notes.isComplete {
      for note in notes.all {
        switch note.kind {
        case .anchor: add(note.range, in: html, page, &findings)
        case .address: follow(note.range, in: html, page, &findings)
        case .data: checkData(html, note.range, ofPage: page, findings: &findings)
        case .text: continue
        case .candidates:
          var scanner = PageScanner(html, candidates: note.range)
          while let range = scanner.nextCandidate() { follow(range, in: html, page, &findings) }
        }
      }
    } else {
      var scanner = PageScanner(html)
      while let finding = scanner.next() {
        switch finding {
        case .anchor(let range): add(range, in: html, page, &findings)
        case .address(let range): follow(range, in: html, page, &findings)
        case .data(let range): checkData(html, range, ofPage: page, findings: &findings)
        }
      }
    }
    findAnchors(in: html, page, &findings)
  }

  /// Takes an anchor of the page.
  private mutating func add(
    _ range: Range<Int>, in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    let hash = AnchorHash.of(html[range])
    if hashes.contains(hash) {
      findings.repeatedAnchors.append(
        .init(page: page, anchor: String(decoding: html[range], as: UTF8.self), range: range))
    }
    hashes.append(hash)
  }

  /// Looks for the anchors of the page that it uses itself.
  private mutating func findAnchors(
    in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    for use in uses where !hashes.contains(AnchorHash.of(PercentEncoding.decoded(html[use]))) {
      let anchor = String(decoding: PercentEncoding.decoded(html[use]), as: UTF8.self)
      findings.anchorUses.append(
        .init(page: page, target: page, anchor: anchor, range: use.lowerBound - 1..<use.upperBound))
    }
    if !hashes.isEmpty { findings.anchors.append((page, hashes)) }
  }

  /// Checks that a part of a page is JSON.
  func checkData(
    _ bytes: [UInt8], _ part: Range<Int>, ofPage page: PageIndex, findings: inout PageFindings
  ) {
    guard let fault = DataCheck.fault(in: bytes, part) else { return }
    findings.badData.append(
      .init(page: page, format: .json, message: fault.message, range: fault.range))
  }

  /// Checks that a page is well-formed XML.
  func checkXML(_ bytes: [UInt8], ofPage page: PageIndex, findings: inout PageFindings) {
    guard let fault = XMLReader.fault(in: bytes) else { return }
    findings.badData.append(
      .init(page: page, format: .xml, message: fault.message, range: fault.range))
  }

  /// Follows an address; anchors of the same page are added to `uses`.
  private mutating func follow(
    _ range: Range<Int>, in html: [UInt8], _ page: PageIndex, _ findings: inout PageFindings
  ) {
    guard let parts = InternalAddress.parts(of: html.span.extracting(range)) else { return }
    let start = range.lowerBound + rootLength(of: html[range], onPage: page)
    let path = start..<range.lowerBound + parts.pathEnd
    let anchor = parts.anchor.map { range.lowerBound + $0..<range.upperBound }
    if path.isEmpty {
      if let anchor, !anchor.isEmpty { uses.append(anchor) }
      return
    }
    guard let output = output(at: html.span.extracting(path), onPage: page) else {
      let isInside = find(html.span.extracting(path), onPage: page)
      findings.brokenAddresses.append(
        .init(
          page: page, address: String(decoding: html[range], as: UTF8.self),
          target: isInside ? String(decoding: target, as: UTF8.self) : "", range: range))
      return
    }
    switch plan[output] {
    case .file(let file): findings.files.append(file)
    case .page(let target):
      guard let anchor, !anchor.isEmpty else { return }
      findings.anchorUses.append(
        .init(
          page: page, target: target,
          anchor: String(decoding: PercentEncoding.decoded(html[anchor]), as: UTF8.self),
          range: range))
    }
  }

  /// The output that a path leads to from a page.
  private mutating func output(at path: Span<UInt8>, onPage page: PageIndex) -> OutputIndex? {
    let own = plan.addresses.range(of: OutputIndex(page))
    if let way = InternalAddress.plainWay(path, on: plan.addresses.bytes.span.extracting(own)) {
      return plan.addresses.output(
        beginning: own.lowerBound..<own.lowerBound + way.shared,
        rest: path.extracting(way.rest))
    }
    guard find(path, onPage: page) else { return nil }
    return plan.addresses.output(at: decodedPath())
  }

  /// Puts the address that a path means on a page into `target`; returns false where it climbs
  /// out of the site.
  private mutating func find(_ path: Span<UInt8>, onPage page: PageIndex) -> Bool {
    target.removeAll(keepingCapacity: true)
    return InternalAddress.append(path, on: plan.address(ofPage: page), to: &target)
  }

  /// The length of the way to the site in an address that leads from the root of the host.
  private func rootLength(of address: ArraySlice<UInt8>, onPage page: PageIndex) -> Int {
    guard !rootPath.isEmpty, !isPortable, address.starts(with: rootPath),
      plan.declarations[plan.pages[page].declaration].links == .root
    else { return 0 }
    return rootPath.count
  }

  private func decodedPath() -> [UInt8] {
    target.contains(UInt8(ascii: "%")) ? PercentEncoding.decoded(target[...]) : target
  }
}

/// A number that stands for an anchor.
enum AnchorHash {
  /// FNV-1a of the anchor's bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
