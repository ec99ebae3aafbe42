import Content
import Diagnostics

/// The definitions of links by reference that have no target: each is reported once, whatever uses it.
struct BrokenDefinitions {
  /// The definitions in the file of the last broken link.
  private var last: (source: SourceID, all: LinkDefinitions)?
  private var reported: Set<Span> = []

  /// The one place where the definitions of a file say a destination; nil where there is none, or
  /// more than one.
  mutating func place(of destination: String, in source: Source) -> Span? {
    let all =
      last.flatMap { $0.source == source.id ? $0.all : nil } ?? LinkDefinitions(in: source.bytes)
    last = (source.id, all)
    let places = all[Array(destination.utf8)]
    return places.count == 1 ? Span(source.id, places[0]) : nil
  }

  /// What to write where a definition was meant as that of a footnote, whose name has a space:
  /// `[^a b]: Words`.
  static func help(for definition: Span, in source: Source) -> [Diagnostic.Help] {
    let before = source.bytes[..<definition.range.lowerBound]
    let line = before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
    guard line.drop(while: { $0 == 0x20 }).starts(with: "[^".utf8) else { return [] }
    return [
      Diagnostic.Help(
        "for a footnote, write '-' for each space of its name, here and where it is used")
    ]
  }

  /// Whether a definition was not reported before.
  mutating func isFirstUse(of definition: Span) -> Bool { reported.insert(definition).inserted }
}
