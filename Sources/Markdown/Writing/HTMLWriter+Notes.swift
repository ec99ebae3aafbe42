import Escaping
import Tables

// What the extensions add to text: the boxes of tasks, and footnotes.
extension HTMLWriter {
  /// Whether an item is a task.
  func isTask(_ item: MarkdownNode.Index) -> Bool {
    guard !isConformance, item + 2 < view[item].next else { return false }
    return view[item + 2].kind == .taskMarker
  }

  mutating func writeTaskMarker(_ node: MarkdownNode) {
    let isChecked = node.flags.contains(.isChecked)
    guard !isConformance else {
      return output.append(
        isChecked
          ? "<input checked=\"\" disabled=\"\" type=\"checkbox\">"
          : "<input disabled=\"\" type=\"checkbox\">")
    }
    output.append("<label><input type=\"checkbox\" disabled")
    output.append(isChecked ? " checked>" : ">")
    closesLabel = true
  }

  /// Writes a reference to a footnote; excerpts have no footnotes and no references.
  mutating func writeFootnoteReference(_ node: MarkdownNode) {
    guard !part.isExcerpt else { return }
    let reference = footnotes.reference(to: node.number, anchors: &anchors)
    output.append("<sup class=\"footnote-ref\"><a href=\"#")
    noteAnchor()
    output.append(reference.definition)
    output.append("\" id=\"")
    writeID(reference.anchor, of: node)
    output.append("\">")
    output.append(UInt32(clamping: reference.number))
    output.append("</a></sup>")
  }

  mutating func writeFootnotes() {
    guard !footnotes.isEmpty else { return }
    startLine()
    output.append("<section class=\"footnotes\">\n<ol>\n")
    var place = 0
    while let note = footnotes.note(at: place) {
      output.append("<li id=\"")
      noteAnchor()
      output.append(note.definition)
      output.append("\">\n")
      if let index = document.footnotes[note.number] {
        nextTaken = 0
        write(document.descendants(of: index))
      }
      writeBackReferences(footnotes.note(at: place)?.references ?? [])
      output.append("</li>\n")
      place += 1
    }
    output.append("</ol>\n</section>\n")
  }

  /// Writes the links back into the last paragraph of a note, or after what is not a paragraph.
  private mutating func writeBackReferences(_ references: [[UInt8]]) {
    let isInParagraph = output.ends(with: "</p>\n")
    if isInParagraph { output.removeLast(5) }
    for anchor in references {
      output.append(" <a href=\"#")
      noteAnchor()
      output.append(anchor)
      output.append("\" class=\"footnote-backref\">\u{21A9}\u{FE0E}</a>")
    }
    output.append(isInParagraph ? "</p>\n" : "\n")
  }
}
