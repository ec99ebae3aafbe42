/// Where the value of a field is in a Markdown file.
package enum Placement: Hashable, Sendable {
  /// The text that no other field claims (`@Body`).
  case body
  /// The heading of the document or of the part (`@Heading`).
  case heading
  /// The first image (`@FirstImage`).
  case firstImage
  /// What is below the heading with this text (`@Section("Ingredients")`).
  case section(String)
  /// What follows this label in a bullet or paragraph (`@Labelled("Prep time")`).
  case labelled(String)

  /// Whether it is told by a heading or a label that the model names.
  package var hasName: Bool {
    switch self {
    case .section, .labelled: true
    case .body, .heading, .firstImage: false
    }
  }
}
