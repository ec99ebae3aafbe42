import Content
import Diagnostics
import FileSystem
import Schema
import TestSupport
import Testing

/// What holds for any input.
struct ContentPropertyTests {
  /// Pieces that files are made worse with.
  private static let pieces = [
    "\n", "  ", "- ", "# ", "## ", ":", "{", "[", "\"", "~", "null", "---\n", "\u{301}", "![](x)",
    "title: x\n", "servings:", "\t", "é", "999999999999999999999", "<b>", "|\n  x\n",
  ]

  private func worsened(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: index)
      case 1:
        let end = min(bytes.count, index + Int.random(in: 1...8, using: &generator))
        bytes.removeSubrange(index..<end)
      default:
        if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
      }
    }
    return bytes
  }

  @Test(arguments: 0..<8)
  func `no document traps, and every place lies inside its file`(seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    for _ in 0..<150 {
      let system = MemoryFileSystem([
        (path: "Content/Models/Recipe.swift", bytes: Array(RecipeTests.model.utf8)),
        (path: "Content/recipes/images/pie.svg", bytes: Array(RecipeTests.drawing.utf8)),
        (path: "Content/recipes/pie.md", bytes: worsened(RecipeTests.pie, &generator)),
        (path: "Content/cooks.yaml", bytes: worsened("- name: Ana\n- name: Bea\n", &generator)),
      ])
      let site = LoadedSite(
        system, ["recipes: Recipe = recipes/*.md, title", "cooks: Cook = cooks.yaml"])
      for diagnostic in site.log.diagnostics {
        let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
        for span in spans {
          #expect(span.start <= span.end)
          #expect(Int(span.end) <= site.content.sources[span.source].bytes.count)
        }
      }
      for place in site.content.store.places {
        guard let span = place.span else { continue }
        #expect(Int(span.end) <= site.content.sources[span.source].bytes.count)
      }
    }
  }
}
