import Diagnostics
import Escaping
import Schema
import Tables

// Outputs that cannot all be in one folder of a disk.
extension OutputFiles {
  /// An output whose address another one has.
  func collision(of output: OutputIndex, with other: OutputIndex) -> Diagnostic {
    let (own, others) = (remedy(ofOutput: output), remedy(ofOutput: other))
    return .collision(
      text(of: output), words(ofOutput: output), at: span(of: output),
      other: words(ofOutput: other), otherSpan: span(of: other),
      help: own == others ? "take one of the two out" : "\(own), or \(others)")
  }

  /// Reports files that would also have to be folders: `Static/about` beside the page `/about/`,
  /// the page `/a.html` beside an alias `/a.html/b/`.
  func checkFolders(log: inout DiagnosticLog) {
    var collisions = FolderCollisions(addresses: addresses)
    collisions.find()
    var reported: Set<[DeclarationIndex]> = []
    for (output, other) in collisions.ofOnePath { log.report(collision(of: output, with: other)) }
    for (file, other) in collisions.ofFolders {
      // All pages of a declaration have their addresses for one reason.
      if case .page(let page) = meaning(of: file), case .page(let below) = meaning(of: other) {
        let pair = [page, below].map { planner.pages[$0].declaration }
        guard reported.insert(pair).inserted else { continue }
      }
      var mistake = collision(of: file, with: other)
      mistake.message =
        "the address \(Diagnostic.quoted(text(of: file))) of \(words(ofOutput: file)) is taken by "
        + "the folder of \(words(ofOutput: other))"
      log.report(mistake)
    }
  }

  /// Reports addresses that differ by more than the case of ASCII letters, and yet are one where
  /// names ignore case, or where letters with marks are composed.
  func checkSpellings(log: inout DiagnosticLog) {
    guard addresses.bytes.contains(where: { $0 >= 0x80 }) else { return }
    let outputs = OutputIndex(0)..<OutputIndex(addresses.count)
    var first: [String: OutputIndex] = [:]
    for output in outputs where !NameSpelling.isSettled(addresses[output]) {
      let form = NameSpelling.form(of: addresses[output])
      if let other = first[form] {
        report(output, spelledLike: other, log: &log)
      } else {
        first[form] = output
      }
    }
    guard !first.isEmpty else { return }
    for output in outputs where NameSpelling.isSettled(addresses[output]) {
      guard let other = first[NameSpelling.form(of: addresses[output])] else { continue }
      report(max(output, other), spelledLike: min(output, other), log: &log)
    }
  }

  private func report(
    _ output: OutputIndex, spelledLike other: OutputIndex, log: inout DiagnosticLog
  ) {
    // That was reported when the second one was added.
    guard !addresses.areAlike(output, other) else { return }
    var mistake = collision(of: output, with: other)
    let (own, others) = (text(of: output), text(of: other))
    mistake.notes = [
      own == others
        ? "they look alike, but letters with marks are composed of other characters in one of them"
        : "\(Diagnostic.quoted(own)) and \(Diagnostic.quoted(others)) are one where names ignore "
          + "case"
    ]
    log.report(mistake)
  }

  private func text(of output: OutputIndex) -> String {
    String(decoding: addresses[output], as: UTF8.self)
  }
}

/// Finds addresses of files at which there has to be a folder, because others lie below them.
private struct FolderCollisions {
  let addresses: AddressIndex
  /// A file, and the first output below its address.
  private(set) var ofFolders: [(file: OutputIndex, other: OutputIndex)] = []
  /// Outputs that are one file under two addresses: `/a/` and `/a/index.html`.
  private(set) var ofOnePath: [(OutputIndex, OutputIndex)] = []
  private var found: Set<OutputIndex> = []

  private static let slash = UInt8(ascii: "/")
  private static let index = Array("/index.html".utf8)

  init(addresses: AddressIndex) { self.addresses = addresses }

  /// Linear in the length of all addresses.
  mutating func find() {
    let outputs = OutputIndex(0)..<OutputIndex(addresses.count)
    let fileCount = outputs.reduce(0) { addresses[$1].last == Self.slash ? $0 : $0 + 1 }
    // A file `/a` and a page `/a/` are found by those of which there are fewer.
    let areFewFiles = fileCount < outputs.count / 2
    var previous: ArraySlice<UInt8> = []
    for output in outputs {
      let address = addresses[output]
      let isFile = address.last != Self.slash
      if isFile, areFewFiles { findFolder(insteadOf: output, address) }
      if isFile, let folder = Self.folder(ofIndex: address) {
        findPage(of: folder, besides: output)
      }
      // Folders that it shares with the address before it were looked up for that one.
      let shared = address.span.countOfSharedBytes(with: previous.span)
      let folders = areFewFiles ? address.dropLast() : address
      for place in folders.indices.dropFirst(max(shared, 1))
      where address[place] == Self.slash && address[place - 1] != Self.slash {
        findFile(at: address[..<place], above: output)
      }
      previous = address
    }
  }

  /// Finds the page of a folder at the address of a file.
  private mutating func findFolder(insteadOf file: OutputIndex, _ address: ArraySlice<UInt8>) {
    if let page = addresses.output(like: address + [Self.slash]) { add(file, above: page) }
  }

  /// Finds the file at the address of a folder.
  private mutating func findFile(at folder: ArraySlice<UInt8>, above output: OutputIndex) {
    if let file = addresses.output(like: folder) { add(file, above: output) }
    if let parent = Self.folder(ofIndex: folder), let page = addresses.output(like: parent) {
      add(page, above: output)
    }
  }

  private mutating func findPage(of folder: ArraySlice<UInt8>, besides file: OutputIndex) {
    if let page = addresses.output(like: folder) { ofOnePath.append((file, page)) }
  }

  private mutating func add(_ file: OutputIndex, above other: OutputIndex) {
    if found.insert(file).inserted { ofFolders.append((file, other)) }
  }

  /// The address that the file of a page stands for: `/a/` for `/a/index.html`, in any case.
  private static func folder(ofIndex address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard address.count >= index.count,
      zip(address.suffix(index.count), index).allSatisfy({ $0.lowercased == $1 })
    else { return nil }
    return address.dropLast(index.count - 1)
  }
}
