/// The footnotes that a piece of HTML refers to, in the order of their first reference.
struct FootnoteList {
  struct Note {
    /// The number of its definition in the document.
    let number: UInt32
    /// The anchor of its text.
    let definition: [UInt8]
    /// The anchors of the references to it.
    var references: [[UInt8]] = []
  }

  private var notes: [Note] = []
  private var places: [UInt32: Int] = [:]

  var isEmpty: Bool { notes.isEmpty }

  /// The note at a place, counted from 0; nil after the last one.
  func note(at place: Int) -> Note? { place < notes.count ? notes[place] : nil }

  /// Records one more reference to a definition.
  mutating func reference(
    to number: UInt32, anchors: inout AnchorSet
  ) -> (number: Int, definition: [UInt8], anchor: [UInt8]) {
    let place = places[number] ?? notes.count
    if place == notes.count {
      places[number] = place
      notes.append(
        Note(number: number, definition: anchors.unique(Array("footnote-\(place + 1)".utf8))))
    }
    let anchor = anchors.unique(Array("footnote-\(place + 1)-reference".utf8))
    notes[place].references.append(anchor)
    return (place + 1, notes[place].definition, anchor)
  }
}
