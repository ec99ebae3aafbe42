import Diagnostics
import Escaping
import Planning
import Schema
import Tables
import Templates

/// Writes the HTML of a Markdown text up to its holes: with a prefix before its ids, and notes the
/// origin of raw HTML in a trace.
struct FragmentWriter {
  /// The offsets in the HTML at which ids, and uses of them, are written.
  private let anchors: ArraySlice<UInt32>
  /// The raw HTML and ids, where a trace is kept.
  private let pieces: ArraySlice<Fragment.Piece>
  private let html: ArraySlice<UInt8>
  /// What is before the ids of the text.
  let prefix: [UInt8]
  /// What is before the `#` of a use: the address of the page that has the ids, where the text is
  /// read elsewhere.
  private let ownPage: [UInt8]
  private let trace: PageTrace?
  private var offset = 0
  private var nextAnchor: Int
  private var nextPiece: Int

  init(
    fragment: Fragment, of store: ValueStore, html: ArraySlice<UInt8>, prefix: [UInt8],
    ownPage: [UInt8] = [], trace: PageTrace?
  ) {
    anchors = fragment.anchors.isEmpty ? [] : store.parts.anchors[fragment.anchors]
    pieces = trace == nil ? [] : store.parts.pieces[fragment.pieces]
    nextAnchor = anchors.startIndex
    nextPiece = pieces.startIndex
    self.html = html
    self.prefix = prefix
    self.ownPage = ownPage
    self.trace = trace
  }

  /// Appends what is before an offset and was not appended yet.
  mutating func append<Output: ByteOutput & ~Copyable>(
    upTo end: Int, to output: inout Output, notes: inout PageNotes
  ) {
    while nextAnchor < anchors.endIndex, Int(anchors[nextAnchor]) <= end {
      let anchor = Int(anchors[nextAnchor])
      if notes.isComplete { note(anchor, at: output.count + anchor - offset, in: &notes) }
      nextAnchor += 1
      if leadsElsewhere(anchor) {
        copy(upTo: anchor - 1, to: &output)
        output.append(ownPage.span)
        continue
      }
      guard !prefix.isEmpty else { continue }
      copy(upTo: anchor, to: &output)
      output.append(prefix.span)
    }
    copy(upTo: end, to: &output)
  }

  /// Notes an id, or the use of one, which is written at a place of the page with its prefix.
  private func note(_ anchor: Int, at place: Int, in notes: inout PageNotes) {
    let bytes = html.span
    var end = anchor
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    let count = (leadsElsewhere(anchor) ? 0 : prefix.count) + end - anchor
    if isUse(anchor) {
      notes.add(.addresses(.single), place - 1..<place + ownPage.count + count)
    } else {
      notes.add(.anchor, place..<place + count)
    }
  }

  /// Whether the address of an id on another page is written there.
  private func leadsElsewhere(_ anchor: Int) -> Bool { !ownPage.isEmpty && isUse(anchor) }

  /// Whether an address with the id is written there, and not the id itself.
  private func isUse(_ anchor: Int) -> Bool {
    anchor > 0 && html.span[anchor - 1] == UInt8(ascii: "#")
  }

  private mutating func copy<Output: ByteOutput & ~Copyable>(
    upTo end: Int, to output: inout Output
  ) {
    if trace != nil { notePieces(upTo: end, at: output.count) }
    output.append(html.span.extracting(offset..<end))
    offset = end
  }

  /// Notes the origin of the bytes up to an offset, as far as they are raw HTML.
  private mutating func notePieces(upTo end: Int, at count: Int) {
    guard let trace, let outer = trace.current else { return }
    while nextPiece < pieces.endIndex {
      let piece = pieces[nextPiece]
      let start = max(Int(piece.offset), offset)
      let stop = min(Int(piece.offset) + Int(piece.count), end)
      guard start < end else { return }
      if start < stop {
        let skipped = piece.isVerbatim ? start - Int(piece.offset) : 0
        let span = Span(
          piece.span.source, Int(piece.span.start) + skipped, Int(piece.span.end))
        trace.note(count + start - offset, from: span, isLiteral: piece.isVerbatim)
        trace.resume(count + stop - offset, from: outer)
      }
      guard Int(piece.offset) + Int(piece.count) <= end else { return }
      nextPiece += 1
    }
  }

  /// Whether the text has an id, which is written as in an address.
  func hasAnchor(_ id: ArraySlice<UInt8>) -> Bool {
    anchors.contains { anchor in
      let name = html[(html.startIndex + Int(anchor))...].prefix { byte in
        byte > 0x20 && byte != UInt8(ascii: "\"") && byte != 0x27 && byte != UInt8(ascii: ">")
      }
      return PercentEncoding.encoded(name).elementsEqual(id)
    }
  }
}
