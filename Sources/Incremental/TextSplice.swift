package import Content
import Rendering
package import Schema

/// A page in which texts are replaced.
package struct TextSplice: Sendable {
  /// The new page.
  package let bytes: [UInt8]
  /// The new record of it.
  package let page: TextPage

  /// Puts the new texts into a page; nil where the old texts are not at their recorded places,
  /// where the page also depends on one of them in another way, where headings that it depends on
  /// change, or its links or anchors.
  ///
  /// - Parameters:
  ///   - page: The record of the page.
  ///   - old: Its bytes.
  ///   - changes: The texts that change, by fragment.
  package init?(_ page: TextPage, of old: [UInt8], with changes: [FragmentIndex: TextChange]) {
    guard !page.read.contains(where: { changes[$0] != nil }),
      page.outlined.allSatisfy({ changes[$0]?.hasSameHeadings ?? true })
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.count + 4096)
    var texts: [PrintedText] = []
    var place = 0
    for text in page.printed {
      guard text.range.upperBound <= old.count else { return nil }
      bytes += old[place..<text.range.lowerBound]
      let start = bytes.count
      if let change = changes[text.fragment] {
        guard let holes = Self.holes(of: text, change.old, in: old),
          holes.count == change.new.holes.count,
          text.mayHaveAnchors || !change.old.hasAnchors && !change.new.hasAnchors
        else { return nil }
        Self.append(change.new, filledWith: holes, of: old, to: &bytes)
      } else {
        bytes += old[text.range]
      }
      texts.append(text.moved(to: start..<bytes.count))
      place = text.range.upperBound
    }
    bytes += old[place...]
    self.bytes = bytes
    self.page = TextPage(
      path: page.path, printed: texts, read: page.read, outlined: page.outlined)
    guard PageAddresses(ofPage: bytes).canReplace(PageAddresses(ofPage: old)) else { return nil }
  }

  /// What was written into the holes of a text, as ranges of its page; nil where the page has
  /// another text there.
  private static func holes(
    of text: PrintedText, _ side: TextChange.Side, in page: [UInt8]
  ) -> [Range<Int>]? {
    guard text.holes.count == side.holes.count else { return nil }
    var holes: [Range<Int>] = []
    var (place, done) = (text.range.lowerBound, 0)
    for (offset, count) in zip(side.holes, text.holes) {
      let end = place + offset - done
      guard end + count <= text.range.upperBound,
        page[place..<end].elementsEqual(side.html[done..<offset])
      else { return nil }
      holes.append(end..<end + count)
      (place, done) = (end + count, offset)
    }
    guard page[place..<text.range.upperBound].elementsEqual(side.html[done...]) else { return nil }
    return holes
  }

  private static func append(
    _ side: TextChange.Side, filledWith holes: [Range<Int>], of page: [UInt8],
    to bytes: inout [UInt8]
  ) {
    var done = 0
    for (offset, hole) in zip(side.holes, holes) {
      bytes += side.html[done..<offset]
      bytes += page[hole]
      done = offset
    }
    bytes += side.html[done...]
  }
}
