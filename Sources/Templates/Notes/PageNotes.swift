package import Diagnostics
package import Escaping

/// The places of anchors, addresses and data in a page that is being made: what `PageScanner` would
/// find in it.
///
/// Addresses that Apus itself writes are left out: they refer to the requested output.
package struct PageNotes: Sendable {
  /// The kind of a note.
  package enum Kind: Sendable, BitwiseCopyable {
    /// The value of an `id`.
    case anchor
    /// Addresses, in a form: the value of an attribute, or a style sheet.
    case addresses(AddressForm)
    /// The text of a script that is JSON.
    case data
    /// A text of Markdown, by the number from the host that filled its holes.
    case text(Int)
  }

  /// A part of the page.
  package struct Note: Sendable {
    package let kind: Kind
    package let range: Range<Int>
    /// Whether it is in a `template`, whose content is no part of the page until a script puts it
    /// there.
    package let isInTemplate: Bool
  }

  /// What was noted, in the order of the page.
  package private(set) var all: [Note] = []
  /// Whether the notes are complete; otherwise the page has to be scanned.
  package var isComplete = false
  /// What is reported of values that were replaced because they are not safe where they are printed.
  package private(set) var discards: [Diagnostic] = []
  /// How many of them are kept.
  private static let discardLimit = 16
  /// The event that has begun, and where.
  private var open: (action: NoteEvent.Action, start: Int)?
  /// How many elements `template` are open.
  private var templates = 0
  /// The address that Apus wrote last.
  private var written = -1..<0

  package init() {}

  /// Begins the notes of a page; they stay incomplete if its program has none.
  mutating func begin(isComplete: Bool) {
    all.removeAll(keepingCapacity: true)
    discards.removeAll()
    self.isComplete = isComplete
    open = nil
    templates = 0
    written = -1..<0
  }

  /// Notes an event of static text that is written at an offset of the page.
  mutating func add(_ event: NoteEvent, at start: Int) {
    add(event.action, at: start + Int(event.offset))
  }

  private mutating func add(_ action: NoteEvent.Action, at offset: Int) {
    switch action {
    case .beginTemplate: return templates += 1
    case .endTemplate: return templates = max(0, templates - 1)
    case .anchor, .addresses, .data, .raw: return open = (action, offset)
    case .end: break
    }
    guard let (begun, start) = open else { return }
    open = nil
    switch begun {
    case .anchor: add(.anchor, start..<offset)
    // Most scripts are files of their own.
    case .addresses(let form) where form.isOfText && start == offset: break
    case .addresses(let form):
      if written != start..<offset || !form.isSingle {
        add(.addresses(form), start..<offset)
      }
    case .data: add(.data, start..<offset)
    case .raw, .end, .beginTemplate, .endTemplate: break
    }
  }

  /// Notes a part of the page.
  package mutating func add(_ kind: Kind, _ range: Range<Int>) {
    all.append(Note(kind: kind, range: range, isInTemplate: templates > 0))
  }

  /// Notes a value that was replaced.
  mutating func add(discard: Diagnostic) {
    if discards.count < Self.discardLimit { discards.append(discard) }
  }

  /// Notes that Apus itself wrote an address.
  @inline(__always)
  mutating func addWritten(_ range: Range<Int>) { written = range }

  /// Notes that a text was written without being escaped, which may contain anything.
  @inline(__always)
  mutating func addMarkup() {
    switch open?.action {
    // There are no tags inside.
    case .data, .raw: break
    case .addresses(let form) where form.isOfText: break
    case .anchor, .addresses, .end, .beginTemplate, .endTemplate, nil: isComplete = false
    }
  }

  /// Removes the notes from an offset on, because that part is removed from the page.
  mutating func forget(from start: Int) {
    while let last = all.last, last.range.upperBound > start { all.removeLast() }
  }
}
