import Content
import Diagnostics
import FileSystem
import Schema
import Tables

/// Gives every file an address: content files their path below the content folder, static files
/// their path below the static folder, assets one with a fingerprint, redirects the former address
/// of an entry.
struct OutputFiles {
  /// The files of the store.
  private(set) var references: [FileReference]
  /// What is published, in the same order.
  private(set) var files: [PlannedFile] = []
  /// The addresses of all outputs, the pages first.
  private(set) var addresses: AddressIndex
  /// The assets by their names.
  private(set) var assets: [String: FileIndex] = [:]
  /// Where the reason for a file is written.
  private var spans: [Span?] = []
  let planner: PagePlanner

  /// Begins with the pages, and with the files that values of the store name.
  init(_ references: [FileReference], planner: PagePlanner) {
    self.references = references
    self.planner = planner
    addresses = planner.pages.addresses
  }

  /// Adds the next file of the store.
  mutating func addKnown(
    _ file: PlannedFile, at address: String, span: Span?, log: inout DiagnosticLog
  ) {
    let other = addresses.add(Array(address.utf8))
    files.append(file)
    spans.append(span)
    guard let other else { return }
    if let span, span == self.span(of: other) {
      log.report(.aliasTwice(address, at: span))
      return
    }
    log.report(collision(of: OutputIndex(addresses.count - 1), with: other))
  }

  /// Adds a file that no value of the store names yet.
  mutating func add(
    _ file: PlannedFile, at address: String, byteCount: Int, span: Span? = nil,
    log: inout DiagnosticLog
  ) {
    references.append(FileReference(path: file.path, byteCount: byteCount, pixels: nil))
    addKnown(file, at: address, span: span, log: &log)
  }

  /// Publishes other bytes in place of a file that was added.
  mutating func replace(_ address: String, with bytes: [UInt8]) {
    guard let file = file(at: address) else { return }
    files[file] = PlannedFile(path: files[file].path, content: .made(bytes))
    references[file.position] = FileReference(
      path: files[file].path, byteCount: bytes.count, pixels: nil)
  }

  /// Adds all assets, which templates know by their names. Assets that come with Apus are published
  /// where something refers to them; `alwaysUsed` names one that is always published.
  mutating func add(
    _ assets: [AssetFile], alwaysUsed: String?, log: inout DiagnosticLog
  ) {
    let first = FileIndex(references.count)
    for asset in assets {
      self.assets[asset.name] = FileIndex(references.count)
      add(
        PlannedFile(
          path: asset.path, content: asset.content.map { .made($0) } ?? .same,
          needsPage: asset.isBuiltIn && asset.name != alwaysUsed,
          targets: asset.targets.map { first + $0.position }),
        at: asset.address, byteCount: asset.byteCount, log: &log)
    }
    for (index, asset) in zip(first..<FileIndex(references.count), assets) {
      files[index].targets += asset.links.compactMap { file(at: $0.address) }
    }
  }

  /// The file at an address; nil where there is none, or a page.
  private func file(at address: String) -> FileIndex? {
    guard let output = addresses.output(at: Array(address.utf8)),
      case .file(let file) = meaning(of: output)
    else { return nil }
    return file
  }

  /// Reports outputs at the addresses of files that the build makes for offline use; `setting` is
  /// where `site.yaml` asks for them.
  func check(madeFiles addresses: [String], setting: Span?, log: inout DiagnosticLog) {
    for address in addresses {
      let (bytes, folder) = (Array(address.utf8), Array((address + "/").utf8))
      let outputs = OutputIndex(0)..<OutputIndex(self.addresses.count)
      guard
        let other = self.addresses.output(like: bytes)
          ?? outputs.first(where: {
            self.addresses[$0].prefix(folder.count).elementsEqual(folder) {
              $0.lowercased == $1.lowercased
            }
          })
      else { continue }
      log.report(
        .collision(
          String(decoding: self.addresses[other], as: UTF8.self), words(ofOutput: other),
          at: span(of: other),
          other: "the service worker that 'offline' asks for", otherSpan: setting,
          help: "\(remedy(ofOutput: other)), or take 'offline' out of 'site.yaml'"))
    }
  }

  /// Reports outputs at addresses that `apus serve` answers itself.
  func checkReservedAddresses(log: inout DiagnosticLog) {
    let reserved = Array("/-/".utf8)
    for output in OutputIndex(0)..<OutputIndex(addresses.count)
    where addresses[output].prefix(reserved.count) == reserved[...] {
      log.report(
        .reservedAddress(
          String(decoding: addresses[output], as: UTF8.self), words(ofOutput: output),
          at: span(of: output)))
    }
  }

  /// Reports files with names that are not possible on every system. Pages have addresses that were
  /// checked where they are declared, and slugs.
  func checkNames(log: inout DiagnosticLog) {
    for file in files.tableIndices {
      let address = addresses[OutputIndex(planner.pages.count) + file.position]
      let parts = address.split(separator: UInt8(ascii: "/"))
      guard let fault = parts.lazy.compactMap({ PortableName.fault(in: $0) }).first else {
        continue
      }
      log.report(
        .unportableName(
          String(decoding: address, as: UTF8.self),
          files[file.position].words(at: String(decoding: address, as: UTF8.self)), fault,
          isFile: !files[file.position].path.isEmpty, at: spans[file.position]))
    }
  }

  /// What an output is: the pages come first.
  func meaning(of output: OutputIndex) -> PlannedOutput {
    let file = output.position - planner.pages.count
    return file < 0 ? .page(PageIndex(output.position)) : .file(FileIndex(file))
  }

  func words(ofOutput output: OutputIndex) -> String {
    switch meaning(of: output) {
    case .file(let file):
      return files[file].words(at: String(decoding: addresses[output], as: UTF8.self))
    case .page(let page):
      return "the page \(Diagnostic.quoted(planner.declaration(ofPage: page).name))"
    }
  }

  /// Advice for an output whose address another one needs.
  func remedy(ofOutput output: OutputIndex) -> String {
    switch meaning(of: output) {
    case .file(let file):
      return files[file].remedy(at: String(decoding: addresses[output], as: UTF8.self))
    case .page(let page):
      let declaration = planner.declaration(ofPage: page)
      let name = Diagnostic.quoted(declaration.name)
      return declaration.isSingle
        ? "take the page \(name) out of 'site.yaml'" : "give the page \(name) another address"
    }
  }

  func span(of output: OutputIndex) -> Span? {
    switch meaning(of: output) {
    case .file(let file): spans[file.position]
    case .page(let page): planner.span(ofPage: page)
    }
  }
}

extension PlannedFile {
  /// What messages call it, by its address where it has no source.
  fileprivate func words(at address: String) -> String {
    switch content {
    case .redirect: "an alias"
    case .same, .made, .withoutMetadata:
      "the file \(Diagnostic.quotedPath(path.isEmpty ? String(address.dropFirst()) : path))"
    }
  }

  /// Advice for it where another output needs its address.
  fileprivate func remedy(at address: String) -> String {
    switch content {
    case .redirect: "take the alias out"
    case .made where path.isEmpty:
      "take the setting out of 'site.yaml' by which \(Diagnostic.quoted(address)) is made"
    case .same, .made, .withoutMetadata:
      "delete or rename the file \(Diagnostic.quotedPath(path))"
    }
  }
}
