import Content
import Diagnostics
import Markdown
import Schema
import Tables
import Testing

/// What is said of the text of a file that no field takes.
struct UnclaimedTextTests {
  /// A Markdown file, and what is said of what is left of it.
  private struct Leftover {
    var part: MarkdownPart
    let unclaimed: UnclaimedText
    let recipe: StructureID
    private let source: Source
    var log = DiagnosticLog()

    init(_ text: String, isLenient: Bool = false) throws {
      var sources = SourceMap()
      let model = sources.add(
        path: "Recipe.swift", text: "struct Recipe: Entry { var title: String }")
      let models = Models.parse([model], log: &log)
      recipe = try #require(models.structure(named: "Recipe"))
      source = sources.add(path: "pie.md", text: text)
      part = MarkdownPart(MarkdownDocument(parsing: source, log: &log))
      unclaimed = UnclaimedText(
        models: models, file: BoundFile(source: source), isLenient: isLenient)
    }

    mutating func report(_ placements: [Placement] = [], except explained: [Span] = []) {
      unclaimed.report(part, of: recipe, placements: placements, except: explained, log: &log)
    }

    /// What was said, with what is underlined.
    var said: [String] {
      log.diagnostics.map { diagnostic in
        let place = diagnostic.span.map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
        return "\(diagnostic.message) | \(place ?? "")"
      }
    }
  }

  @Test func `each section is named once by its heading, and what is below it is not`() throws {
    var left = try Leftover("## Notes\n\nA text.\n\n### More\n\n- a\n\n## Source\n")
    left.report()
    #expect(
      left.said == [
        "no field of Recipe takes the section 'Notes' | Notes",
        "no field of Recipe takes the section 'Source' | Source",
      ])
  }

  @Test func `text before the first heading is reported once, by its first line`() throws {
    var left = try Leftover("One line\nand another.\n\nA second text.\n\n---\n\n## Notes\n")
    left.report()
    #expect(
      left.said == [
        "no field of Recipe takes this text | One line",
        "no field of Recipe takes the section 'Notes' | Notes",
      ])
  }

  @Test func `a section that is almost one of the model's is proposed`() throws {
    var left = try Leftover("## Ingredient\n")
    left.report([.section("Ingredients"), .labelled("Prep time")])
    #expect(
      left.said == [
        "no field of Recipe takes the section 'Ingredient'; did you mean 'Ingredients'? | Ingredient"
      ])
  }

  @Test func `what a model takes is listed where nothing is close`() throws {
    var left = try Leftover("A text.\n")
    left.report([.section("Ingredients"), .labelled("Prep time"), .body])
    #expect(left.log.diagnostics.map(\.notes) == [["Recipe takes 'Ingredients' and 'Prep time'"]])
  }

  @Test func `a section that was reported otherwise is left out`() throws {
    var left = try Leftover("## Notes\n\n## Source\n")
    let document = left.part.document
    let text = document.plainText(of: document.descendants(of: left.part.blocks[0]))
    left.report(except: [text.span])
    #expect(left.said == ["no field of Recipe takes the section 'Source' | Source"])
  }

  @Test func `a part without text is not reported`() throws {
    var left = try Leftover("\n\n")
    left.report()
    left.unclaimed.reportRest(of: left.part, of: left.recipe, log: &left.log)
    #expect(left.said.isEmpty)
  }

  @Test(arguments: [(true, Diagnostic.Severity.warning), (false, .error)])
  func `lenient builds warn of it`(isLenient: Bool, severity: Diagnostic.Severity) throws {
    var left = try Leftover("A text.\n", isLenient: isLenient)
    left.report()
    #expect(left.log.diagnostics.map(\.severity) == [severity])
  }

  @Test func `text beside a list is taken out, and rules and comments are not told`() throws {
    var left = try Leftover("Before.\n\n- a\n- b\n\n---\n\nAfter.\n")
    left.unclaimed.reportProse(besideListsIn: &left.part, of: left.recipe, log: &left.log)
    #expect(
      left.said == [
        "no field of Recipe takes this text beside the list | Before.",
        "no field of Recipe takes this text beside the list | After.",
      ])
    #expect(left.part.blocks.map { left.part.document.nodes[$0].kind } == [.list])
  }

  @Test func `a list is no text, unless it is one item that stands alone`() throws {
    var alone = try Leftover("- only\n")
    alone.unclaimed.reportStructure(in: &alone.part, of: alone.recipe, log: &alone.log)
    #expect(alone.said.isEmpty)
    var several = try Leftover("A text.\n\n- a\n\n| a |\n|---|\n| b |\n")
    several.unclaimed.reportStructure(in: &several.part, of: several.recipe, log: &several.log)
    #expect(
      several.said == [
        "no field of Recipe takes this list | - a", "no field of Recipe takes this table | | a |",
      ])
    #expect(several.part.blocks.map { several.part.document.nodes[$0].kind } == [.paragraph])
  }
}
