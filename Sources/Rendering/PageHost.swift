import Escaping
import Planning
import Schema
import Tables
import Templates

/// Answers what a running template asks about its page.
final class PageHost: TemplateHost {
  private let plan: SitePlan
  /// The current page.
  var page = PageIndex(0) {
    didSet {
      shown.removeAll()
      links = PageLinks(of: plan.declarations[plan.pages[page].declaration], plan.site)
    }
  }
  /// How addresses are written on the page; cached because each address needs it.
  private var links = PageLinks()
  /// Whether the page is data, whose addresses are relative to the site's root folder.
  var isData = false
  private static let firstFolder = [UInt8(ascii: "/")]
  private let rootPath: [UInt8]
  /// Notes where the addresses of Markdown are written.
  var trace: PageTrace?
  /// Collects what pages depend on.
  private let notes: FragmentNotes?
  /// Whether relative URLs of folders end in `index.html`.
  private let isPortable: Bool
  private let functions: HostFunctions
  /// The files that pages refer to.
  private var files: ReferencedFiles
  /// What is known of the texts on the page.
  private var shown = ShownTexts()

  /// How addresses are written on a page.
  private struct PageLinks {
    /// Those that its template writes.
    var written = LinkStyle.relative
    /// Those in texts. XML that programs read shows them to readers elsewhere.
    var inTexts = LinkStyle.relative

    init() {}

    init(of declaration: PageDeclaration, _ site: SiteDefinition) {
      written = declaration.links
      let isElsewhere =
        written == .relative && site.hasAddress && declaration.isXMLForPrograms
      inTexts = isElsewhere ? .whole : written
    }
  }

  /// What is known of the texts that a page shows.
  private struct ShownTexts {
    /// The prefix of ids in the texts of each entry.
    var prefixes: [SlotIndex: [UInt8]] = [:]
    /// Whether one has HTML of its author.
    var hasRawHTML = false
    /// How many addresses were written beside the texts.
    var addressCount = 0
    private var taken: Set<[UInt8]> = []
    /// The first number that may be free behind a slug that several entries have.
    private var numbers: [[UInt8]: Int] = [:]

    /// A prefix that no other entry has, with a number behind the slug where it needs one. No id of a
    /// heading or footnote has a full stop, so what is before the last one is always the prefix.
    mutating func freePrefix(of slug: [UInt8]) -> [UInt8] {
      var prefix = slug + [UInt8(ascii: ".")]
      guard !taken.insert(prefix).inserted else { return prefix }
      var number = numbers[slug] ?? 2
      repeat {
        prefix = slug + Array("-\(number).".utf8)
        number += 1
      } while !taken.insert(prefix).inserted
      numbers[slug] = number
      return prefix
    }

    mutating func removeAll() {
      prefixes.removeAll(keepingCapacity: true)
      taken.removeAll(keepingCapacity: true)
      numbers.removeAll(keepingCapacity: true)
      hasRawHTML = false
      addressCount = 0
    }
  }
  /// The results of functions for texts.
  private var results = FunctionResults()

  init(plan: SitePlan, isPortable: Bool, notes: FragmentNotes?) {
    self.plan = plan
    self.notes = notes
    self.isPortable = isPortable
    functions = HostFunctions(plan: plan)
    files = ReferencedFiles(
      count: plan.files.count, forgetsTaken: notes.map { $0.texts == nil } ?? false)
    rootPath = plan.site.rootPath
  }

  /// Whether a text on the page has HTML of its author.
  var hasRawHTML: Bool { shown.hasRawHTML }

  /// How many addresses of pages and files templates have written to the page.
  var addressCount: Int { shown.addressCount }

  var pageName: String { String(decoding: plan.address(ofPage: page), as: UTF8.self) }

  var language: String { plan.declarations[plan.pages[page].declaration].language }

  func appendAddress(of value: Value, to output: inout [UInt8]) {
    guard let target = self.output(of: value) else { return }
    shown.addressCount += 1
    appendURL(to: target, links.written, &output)
  }

  func appendPlainAddress(of value: Value, to output: inout ByteWriter) -> Bool {
    guard links.written == .relative, !isData, plan.addresses.isPlain else { return false }
    guard let target = self.output(of: value) else { return true }
    shown.addressCount += 1
    let bytes = plan.addresses.bytes
    RelativeAddress.append(
      from: bytes.span.extracting(plan.addresses.range(of: OutputIndex(page))),
      to: bytes.span.extracting(plan.addresses.range(of: target)), namesIndex: isPortable,
      to: &output)
    return true
  }

  func appendAbsoluteAddress(of value: Value, to output: inout [UInt8]) {
    guard let target = self.output(of: value) else { return }
    plan.appendAbsoluteAddress(ofOutput: target, to: &output)
  }

  func page(of header: Value, slot: SlotIndex) -> Value {
    plan.recordPages.page(of: header, in: language).map { .page($0) } ?? .none
  }

  func append(titleOf entry: SlotIndex, to output: inout [UInt8]) {
    functions.titles.append(titleOf: entry, in: language, to: &output)
  }

  func noteFragment(_ index: FragmentIndex) { notes?.add(fragment: index) }

  func idPrefix(of index: FragmentIndex) -> [UInt8] { prefix(of: plan.store.fragments[index]) }

  func noteHeadings(of index: FragmentIndex) { notes?.add(headingsOf: index) }

  func appendFragment(_ text: Value, to output: inout [UInt8], notes: inout PageNotes) {
    // These bytes are not yet at their place in the page.
    writeFragment(text, to: &output, notes: &notes, tracedBy: nil)
  }

  func appendFragment(_ text: Value, to output: inout ByteWriter, notes: inout PageNotes) {
    writeFragment(text, to: &output, notes: &notes, tracedBy: trace)
  }

  private func writeFragment<Output: ByteOutput & ~Copyable>(
    _ text: Value, to output: inout Output, notes: inout PageNotes, tracedBy trace: PageTrace?
  ) {
    let index = text.fragment
    let fragment = plan.store.fragments[index]
    let html = notedHTML(of: text)
    let targets = plan.links.targets(ofFragment: index)
    let prefix = fragment.anchors.isEmpty && fragment.holes.isEmpty ? [] : prefix(of: fragment)
    let ownPage = fragment.anchors.isEmpty ? [] : wholeAddress(ofPageWith: index)
    let first = output.count
    var filled: [Int] = []
    // The bytes that are written into a hole.
    var filling: [UInt8] = []
    var writer = FragmentWriter(
      fragment: fragment, of: plan.store, html: html, prefix: prefix, ownPage: ownPage,
      trace: trace)
    if fragment.holdsRawHTML {
      notes.isComplete = false
      shown.hasRawHTML = true
    }
    for (position, link) in zip(fragment.holes, targets) {
      let (hole, target) = (plan.store.parts.holes[position], plan.links[link])
      writer.append(upTo: Int(hole.offset), to: &output, notes: &notes)
      let outer = trace?.current
      trace?.note(output.count, from: hole.span)
      let start = output.count
      filling.removeAll(keepingCapacity: true)
      let addressCount = fill(hole, of: index, for: target, by: writer, &filling)
      output.append(filling.span)
      if addressCount > 0 { notes.add(.addresses(.single), start..<start + addressCount) }
      if let outer { trace?.resume(output.count, from: outer) }
      filled.append(output.count - start)
    }
    writer.append(upTo: html.count, to: &output, notes: &notes)
    guard let texts = self.notes?.texts, !fragment.holdsRawHTML, first < output.count else {
      return
    }
    // The prefix of ids in other texts depends on all texts before them.
    let isOwn = isOwn(fragment) && ownPage.isEmpty
    guard isOwn || fragment.anchors.isEmpty && fragment.holes.isEmpty else { return }
    let text = PrintedText(
      fragment: index, range: first..<output.count, holes: filled, mayHaveAnchors: isOwn)
    notes.add(.text(texts.add(text)), text.range)
  }

  /// The HTML of a fragment, a `.fragment` value, on which the page depends from now on.
  private func notedHTML(of text: Value) -> ArraySlice<UInt8> {
    noteFragment(text.fragment)
    if text.outerHeading != nil { noteHeadings(of: text.fragment) }
    return plan.store.html(of: plan.store.fragments[text.fragment], below: text.outerHeading)
  }

  /// Appends the contents of a hole; returns how many of its first bytes are an address that has to
  /// be followed.
  private func fill(
    _ hole: Fragment.Hole, of fragment: FragmentIndex, for target: LinkTable.Target,
    by writer: FragmentWriter, _ output: inout [UInt8]
  ) -> Int {
    if target.output.isNone, hole.kind == .link, target.isOnOwnPage {
      appendOwnPage(of: fragment, target.suffix, writer, to: &output)
      return output.count
    }
    guard hole.kind != .name else {
      appendName(of: target, to: &output)
      return 0
    }
    let isOutput = appendAddress(of: target, of: hole.kind, &output)
    let count = isOutput ? 0 : output.count
    appendSize(of: target, of: hole.kind, &output)
    return count
  }

  /// Appends the address of an anchor on the same page: with the prefix of the text's ids, or on
  /// the entry's page, where the text is shown elsewhere.
  private func appendOwnPage(
    of fragment: FragmentIndex, _ suffix: [UInt8], _ writer: FragmentWriter,
    to output: inout [UInt8]
  ) {
    var suffix = suffix
    if isReadElsewhere {
      output += wholeAddress(ofPageWith: fragment)
    } else if !writer.prefix.isEmpty, suffix.first == UInt8(ascii: "#") {
      if writer.hasAnchor(suffix.dropFirst()) {
        suffix.insert(contentsOf: writer.prefix, at: 1)
      } else if let own = self.output(of: plan.links.page(ofFragment: fragment)) {
        appendURL(to: own, links.inTexts, &output)
      }
    }
    output.appendAddressInMarkup(suffix)
  }

  /// The address of the page of a text's entry, where the text is read outside the site.
  private func wholeAddress(ofPageWith fragment: FragmentIndex) -> [UInt8] {
    guard isReadElsewhere, let own = output(of: plan.links.page(ofFragment: fragment)) else {
      return []
    }
    var address: [UInt8] = []
    appendURL(to: own, links.inTexts, &address)
    return address
  }

  /// Whether the ids of a text never get a prefix, whatever else the page shows.
  private func isOwn(_ fragment: Fragment) -> Bool {
    fragment.owner == nil || keepsIDs || plan.pages[page].entry == fragment.owner
  }

  /// The prefix of ids in a text on the page: empty for texts of the page's entry; the entry's slug
  /// for those of other entries.
  private func prefix(of fragment: Fragment) -> [UInt8] {
    guard let owner = fragment.owner, !keepsIDs else { return [] }
    if let known = shown.prefixes[owner] { return known }
    let planned = plan.pages[page]
    let isOwn = planned.entry == owner
    if isOwn || shown.prefixes.isEmpty && planned.entry == nil {
      shown.prefixes[owner] = []
      return []
    }
    let structure = plan.models[plan.store.slots[owner].structure]
    var base: [UInt8] = []
    if let field = structure.field(named: "slug", for: .output) {
      let slug = plan.store.slots[owner + field.slot]
      if slug.tag == .text { base = Array(plan.store.bytes(slug.text)) }
    }
    if base.isEmpty { base = Array("text".utf8) }
    let prefix = shown.freePrefix(of: base)
    shown.prefixes[owner] = prefix
    return prefix
  }

  /// Fills the hole of a name.
  private func appendName(of target: LinkTable.Target, to output: inout [UInt8]) {
    guard target.output.tag == .text else { return }
    Escaper.append(plan.store.bytes(target.output.text).span, to: &output, using: .html)
  }

  /// Fills the hole of an address; returns whether that is exactly the address of an output.
  private func appendAddress(
    of target: LinkTable.Target, of kind: Fragment.Hole.Kind, _ output: inout [UInt8]
  ) -> Bool {
    let file = self.output(of: target.output)
    if let file {
      appendURL(to: file, links.inTexts, &output)
    } else if kind == .file, target.suffix.isEmpty {
      // The link is broken, which is reported; what follows it must not be read as its address.
      output.append(UInt8(ascii: "#"))
    }
    output.appendAddressInMarkup(target.suffix)
    return file != nil && target.suffix.isEmpty
  }

  /// Appends the size of an image after its address.
  private func appendSize(
    of target: LinkTable.Target, of kind: Fragment.Hole.Kind, _ output: inout [UInt8]
  ) {
    guard kind == .image, target.output.tag == .file,
      let pixels = plan.store.files[target.output.file].pixels
    else { return }
    output.append(contentsOf: "\" width=\"\(pixels.width)\" height=\"\(pixels.height)".utf8)
  }

  /// Whether the texts of the page are read outside the site, like those of a feed.
  private var isReadElsewhere: Bool {
    !isData && links.inTexts == .whole
  }

  /// Whether texts keep their ids, whatever else the page has: each item of a feed, and each entry of
  /// data, is read alone.
  private var keepsIDs: Bool { isData || isReadElsewhere && !plan.isHTML(page: page) }

  private func output(of value: Value) -> OutputIndex? {
    switch value.tag {
    case .page: return OutputIndex(value.page)
    case .file:
      let file = FileIndex(value.file)
      noteFile(file)
      return plan.output(ofFile: file)
    case .none, .text, .tree, .int, .double, .decimal, .bool, .date, .duration, .choice, .list,
      .record, .header, .fragment:
      return nil
    }
  }

  /// Notes that a page refers to a file.
  func noteFile(_ file: FileIndex) { files.add(file) }

  /// Returns the files that were found since the last call; where notes are kept, each file once for
  /// each page.
  func takeFiles() -> [FileIndex] { files.take() }

  /// Appends the address of an output in a link style of the page. A portable site has no root, so
  /// its pages use relative URLs.
  private func appendURL(
    to target: OutputIndex, _ style: LinkStyle, _ output: inout [UInt8]
  ) {
    switch style {
    case .whole where !isData: plan.appendAbsoluteAddress(ofOutput: target, to: &output)
    case .root where !isData && !isPortable:
      output.append(contentsOf: rootPath)
      plan.appendPath(ofOutput: target, to: &output)
    case .relative, .root, .whole:
      let bytes = plan.addresses.bytes
      let other = plan.addresses.range(of: target)
      let start = output.count
      if isData {
        RelativeAddress.append(
          from: Self.firstFolder.span, to: bytes.span.extracting(other), namesIndex: isPortable,
          to: &output)
      } else {
        RelativeAddress.append(
          from: bytes.span.extracting(plan.addresses.range(of: OutputIndex(page))),
          to: bytes.span.extracting(other),
          namesIndex: isPortable, to: &output)
      }
      if !plan.addresses.isPlain { PercentEncoding.encodePath(in: &output, from: start) }
    }
  }

  func result(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Swift.Span<UInt8>
  ) -> Value {
    let result = knownResult(of: function, for: name, value: value, text: text)
    // Nothing is published: the page stands for one that is missing because of a reported mistake.
    return result.isNone && plan.targets.hasLostGroups ? .page(page) : result
  }

  private func knownResult(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Swift.Span<UInt8>
  ) -> Value {
    let declaration = plan.pages[page].declaration
    guard value.tag == .text else {
      return functions.result(
        of: function, for: name, value: value, text: text, inDeclaration: declaration)
    }
    // Pages link to the same groups again and again.
    let place = FunctionResults.Place(
      function: function, name: name, declaration: declaration, text: text)
    if let known = results.result(at: place, of: text) { return known }
    let result = functions.result(
      of: function, for: name, value: value, text: text, inDeclaration: declaration)
    results.remember(result, at: place, of: text)
    return result
  }
}
