/// A part of an address.
enum SlugScalar: ScalarType {
  static let name = "Slug"
  static let noun = "a slug"
  static let example = "pea-soup"
  static let schema = ScalarForm.text(
    pattern: "^[^\\s/\\\\?#%&.-]([^\\s/\\\\?#%&]*[^\\s/\\\\?#%&.-])?$")
  static let filter: ScalarFilter? = .values
  static let canBeKey = true
  static let isSearchable = true
  static let canBeInAddress = true
  static let isNormalized = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { try Scalar.checkSlug(bytes) }

  static func fact(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .character: "this character is not allowed"
    case .edge: "a hyphen stands at its edge"
    case .dot: "a dot may stand between digits only"
    case .windowsName: "Windows keeps this name for a device"
    case .siteName: "every folder of the site has a page of this name"
    case .marks: "more than 8 marks stand on one letter"
    case .invisible: "it has a character that cannot be seen"
    default: nil
    }
  }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .windowsName, .siteName: "add a word, as in 'the-index'"
    case .tooLong: "write at most 200 bytes"
    case .edge, .invisible: "leave it out"
    default: "write letters, digits and hyphens, as in 'apple-pie'"
    }
  }
}
