import Content
import Diagnostics
import Tables

// Texts that name pictures.
extension StructureBuilder {
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".avif",
  ]

  /// Reports a text that names a picture in most entries: pages show the name, or a link to download
  /// it, and not the picture.
  mutating func notePictures(
    named name: String, _ seen: Observation, in index: InferredStructure.Index
  ) {
    let texts = seen.meanings
    let isPicture = { (text: String) in Self.endings.contains { text.lowercased().hasSuffix($0) } }
    let pictures = texts.filter(isPicture).sorted()
    guard let first = pictures.first, pictures.count * 2 > texts.count else { return }
    let notation = FileNotation(
      path: seen.scalarPlaces.first.map { map[$0.source].path } ?? "")
    let copying = files.holds(first) ? "" : "copy the pictures beside the entries, "
    // A cell has no place for an image.
    let writing = notation == .csv ? "write the entries in YAML or JSON, with " : "write "
    notes.append(
      "'\(structures[index].name).\(name)' names pictures, such as '\(first)', which pages show as "
        + "text or offer to download: to show them, \(copying)\(writing)"
        + "'\(notation.image("picture.png"))' for each, and "
        + "'var \(name): Image?' in the model")
  }
}
