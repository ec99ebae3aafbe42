import Planning
import Schema
import Templates

/// Answers what a running template asks of the page it makes.
final class PageHost: TemplateHost {
  private let plan: SitePlan
  /// The number of the page among the outputs; goes from page to page.
  var page = 0
  /// Whether the page is data, whose addresses lead from the site's first folder.
  var isData = false
  private let firstFolder = [UInt8(ascii: "/")]
  private let rootPath: [UInt8]
  /// Takes where the addresses of Markdown are written.
  var trace: PageTrace?
  /// Whether the way to a folder ends in `index.html`.
  private let isPortable: Bool
  private let functions: HostFunctions
  /// The files that pages were found to lead to since these were last taken, each once for a host.
  private(set) var newFiles: [Int] = []
  private var isLedTo: [Bool]

  init(plan: SitePlan, isPortable: Bool) {
    self.plan = plan
    self.isPortable = isPortable
    functions = HostFunctions(plan: plan)
    isLedTo = Array(repeating: false, count: plan.files.count)
    rootPath = plan.rootPath
  }

  var pageName: String { String(decoding: plan.address(ofPage: page), as: UTF8.self) }

  var language: String {
    plan.declarations[Int(plan.pages[page].declaration)].language
  }

  func appendAddress(of value: Value, to output: inout [UInt8]) {
    guard let target = self.output(of: value) else { return }
    appendWay(to: target, &output)
  }

  func appendAbsoluteAddress(of value: Value, to output: inout [UInt8]) {
    guard let target = self.output(of: value) else { return }
    plan.appendAbsoluteAddress(ofOutput: target, to: &output)
  }

  func page(of header: Value, slot: Int) -> Value {
    plan.recordPages.page(of: header, in: language).map(Value.page) ?? .none
  }

  func appendFragment(_ index: Int, to output: inout [UInt8]) {
    let fragment = plan.store.fragments[index]
    let html = plan.store.bytes(fragment.html)
    let targets = plan.links.targets(ofFragment: index)
    var start = html.startIndex
    for (hole, target) in zip(fragment.holes, targets) {
      let end = html.startIndex + Int(hole.offset)
      output.append(contentsOf: html[start..<end])
      start = end
      let outer = trace?.current
      trace?.note(output.count, from: hole.span)
      if isReadElsewhere, target.output.isNone, hole.kind == .link {
        // An anchor is one of the entry's page, not of where the text is read.
        if let own = self.output(of: plan.links.page(ofFragment: index)) {
          appendWay(to: own, &output)
        }
      }
      appendLink(to: target, of: hole.kind, &output)
      if let outer { trace?.note(output.count, from: outer) }
    }
    output.append(contentsOf: html[start...])
  }

  /// Fills a hole: the address, and after that of an image its size; or a name.
  private func appendLink(
    to target: LinkTable.Target, of kind: Fragment.Hole.Kind, _ output: inout [UInt8]
  ) {
    if kind == .name {
      guard target.output.tag == .text else { return }
      return Escaper.append(
        plan.store.bytes(target.output.text).span, to: &output, using: .html)
    }
    if let file = self.output(of: target.output) { appendWay(to: file, &output) }
    for byte in target.suffix {
      if byte == UInt8(ascii: "&") {
        output.append(contentsOf: "&amp;".utf8)
      } else {
        output.append(byte)
      }
    }
    guard kind == .image, target.output.tag == .file,
      let pixels = plan.store.files[target.output.index].pixels
    else { return }
    output.append(contentsOf: "\" width=\"\(pixels.width)\" height=\"\(pixels.height)".utf8)
  }

  /// Whether the page is read far from the site, as a feed is.
  private var isReadElsewhere: Bool {
    !isData && plan.declarations[Int(plan.pages[page].declaration)].links == .whole
  }

  private func output(of value: Value) -> Int? {
    switch value.tag {
    case .page: return value.index
    case .file:
      noteFile(value.index)
      return plan.output(ofFile: value.index)
    default: return nil
    }
  }

  /// Notes that a page leads to a file.
  func noteFile(_ file: Int) {
    guard !isLedTo[file] else { return }
    isLedTo[file] = true
    newFiles.append(file)
  }

  /// Returns the files that were found since the last call.
  func takeFiles() -> [Int] {
    defer { newFiles.removeAll(keepingCapacity: true) }
    return newFiles
  }

  /// Appends the address of an output in the way of the page. A portable site has no root, so
  /// that its pages lead from themselves.
  private func appendWay(to target: Int, _ output: inout [UInt8]) {
    let style = plan.declarations[Int(plan.pages[page].declaration)].links
    switch style {
    case .whole where !isData: plan.appendAbsoluteAddress(ofOutput: target, to: &output)
    case .root where !isData && !isPortable:
      output.append(contentsOf: rootPath)
      output.append(contentsOf: plan.addresses[target])
    case .relative, .root, .whole:
      let origin = isData ? firstFolder[...] : plan.addresses[page]
      RelativeAddress.append(
        from: origin.span, to: plan.addresses[target].span, namesIndex: isPortable, to: &output)
    }
  }

  func result(
    ofFunction function: Int, entry: Int, value: Value, text: ArraySlice<UInt8>
  ) -> Value {
    functions.result(
      ofFunction: function, entry: entry, value: value, text: text,
      inDeclaration: Int(plan.pages[page].declaration))
  }
}
