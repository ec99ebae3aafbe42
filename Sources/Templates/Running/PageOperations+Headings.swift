import Schema
import Tables

// The headings of Markdown.
extension PageOperations {
  /// The headings of a text that no other one is above, as records of a structure, each with those
  /// below it.
  mutating func headings(
    of text: Value, as structure: StructureID, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    guard text.tag == .fragment, let part = tables.types[structure].fields.last?.type.element,
      case .structure(let part) = part
    else { return try values.makeList([]) }
    host.noteHeadings(of: text.fragment)
    var sections: [[Value]] = []
    // The headings below the last one of the first level.
    var children: [Value] = []
    var outline = HeadingOutline()
    let prefix = host.idPrefix(of: text.fragment)
    for place in values.store.fragments[text.fragment].headings {
      let heading = values.store.parts.headings[place]
      let level = outline.depth(ofNext: heading.level)
      let id =
        prefix.isEmpty
        ? .text(heading.anchor)
        : try values.makeText(prefix + values.bytes(of: heading.anchor))
      let fields: [Value] = [.text(heading.text), id, .text(heading.anchor), .int(level)]
      if level > 1 {
        children.append(values.layer.addRecord(part, fieldCount: fields.count, fields))
      } else {
        try finish(&sections, with: &children, in: &values)
        sections.append(fields)
      }
    }
    try finish(&sections, with: &children, in: &values)
    let records = sections.map {
      values.layer.addRecord(structure, fieldCount: $0.count, $0)
    }
    return try values.makeList(records)
  }

  /// Markdown with its headings below one of a level.
  func nestHeadings(of text: Value, below level: Int) throws(RenderingFailure) -> Value {
    try ArgumentRange.headingLevel.check(level)
    return text.tag == .fragment ? .fragment(text.fragment, below: level) : text
  }

  /// Gives the last section its children.
  private func finish(
    _ sections: inout [[Value]], with children: inout [Value], in values: inout PageValues
  ) throws(RenderingFailure) {
    guard !sections.isEmpty else { return }
    sections[sections.count - 1].append(try values.makeList(children))
    children = []
  }
}
