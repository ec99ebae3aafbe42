import Foundation
import Planning
import Testing

struct ColourTests {
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#767676", "#fff", 4.54), ("#777", "#ffffff", 4.48),
    ("#ff0000", "#ffffff", 4.00), ("#0000ff", "#ffffff", 8.59),
  ])
  func `contrast is that of WCAG`(one: String, two: String, ratio: Double) throws {
    let (one, two) = (try #require(Colour(one)), try #require(Colour(two)))
    #expect(abs(one.contrast(with: two) - ratio) < 0.01)
    #expect(one.contrast(with: two) == two.contrast(with: one))
  }

  @Test(arguments: ["", "#", "b23a1e", "#b23a1", "#b23a1e0", "#b23a1g", "#ü23", "red", " #fff"])
  func `a text that is no colour is refused`(text: String) {
    #expect(Colour(text) == nil)
  }

  @Test func `a short colour is a long one`() throws {
    #expect(try #require(Colour("#a0F")).hex == "#aa00ff")
  }

  @Test func `the palettes are those of the theme's style sheet`() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sheet = try String(
      contentsOf: project.appending(path: "Templates/assets/theme.css"), encoding: .utf8)
    let tokens = try #require(sheet.firstRange(of: ":root {"))
    let dark = try #require(sheet.firstRange(of: "prefers-color-scheme: dark) {"))
    for (palette, text) in [
      (Palette.light, sheet[tokens.upperBound..<dark.lowerBound]),
      (.dark, sheet[dark.upperBound...]),
    ] {
      for (name, colour) in palette.properties {
        let start = try #require(text.firstRange(of: "--\(name): ")).upperBound
        let written = String(text[start...].prefix { $0 != ";" })
        #expect(Colour(written) == colour, "--\(name) is \(written)")
      }
    }
  }
}
