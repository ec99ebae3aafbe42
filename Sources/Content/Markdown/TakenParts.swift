import Markdown
import Schema
import Tables

/// What of a text gave the fields of a record their values, as far as it says what may be shown.
struct TakenParts {
  /// What a field for components takes.
  struct Content {
    let field: FieldPath
    let ranges: [Range<MarkdownNode.Index>]
  }

  /// The headings, sections and labels of secrets, of which no name is a slip.
  var secrets: [Range<MarkdownNode.Index>] = []
  /// The heading of the record, whose whole text does not count as a name.
  var titles: [Range<MarkdownNode.Index>] = []
  /// The parts that give components.
  var contents: [Content] = []
  /// The values behind labels, by the labels of their fields.
  var values: [(label: String, found: MarkdownLabelled)] = []
}
