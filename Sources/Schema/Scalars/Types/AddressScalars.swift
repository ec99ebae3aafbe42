/// An absolute URL: `https:`, `http:`, `mailto:` or `tel:`.
enum URLScalar: ScalarType {
  static let name = "URL"
  static let noun = "a web address"
  static let plural = "web addresses"
  static let expectation = "an address of the web, a mailbox or a telephone"
  static let example = "https://example.org/"
  static let schema = ScalarForm.text(
    pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|mailto:|tel:)[^\\s<>\"]+$")
  static let role = "url"
  static let input: String? = "url"
  static let isSearchable = true
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { try Scalar.checkURL(bytes) }
  static func fact(_ reason: ScalarMistake.Reason) -> String? { addressFact(reason) }

  static func help(_ reason: ScalarMistake.Reason) -> String? {
    switch reason {
    case .character: "write a space as '%20' and other such characters as '%' and two digits"
    case .telephone: "write 'tel:' and the digits without blanks, as in 'tel:+421900123456'"
    case .edgeBlank: "leave the blank out"
    case .escape: "write the percent sign itself as '%25'"
    case .credentials: "leave out what stands before the '@'"
    case .port: nil
    default: "write all of it, as in 'https://example.org/page'"
    }
  }
}

/// The address of a mailbox.
enum EmailScalar: ScalarType {
  static let name = "Email"
  static let noun = "an e-mail address"
  static let plural = "e-mail addresses"
  static let example = "ana@example.org"
  static let schema = ScalarForm.text(pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$")
  static let role = "email"
  static let input: String? = "email"
  static let canBeKey = true
  static let isSearchable = true
  static let canBeInTitle = true
  static let isReadableKey = true
  static let isInferred = true

  static func check(_ bytes: ByteSpan) throws(ScalarMistake) { try Scalar.checkEmail(bytes) }
  static func fact(_ reason: ScalarMistake.Reason) -> String? { addressFact(reason) }
  static func help(_ reason: ScalarMistake.Reason) -> String? { "write it as 'name@example.org'" }
}

/// What is wrong in particular with a text that is not an address; a `mailto:` address has a
/// mailbox inside.
private func addressFact(_ reason: ScalarMistake.Reason) -> String? {
  switch reason {
  case .missingScheme: "it does not say of what kind"
  case .scheme: "only 'https:', 'http:', 'mailto:' and 'tel:' are allowed"
  case .missingHost: "the name of the host is missing or wrong"
  case .character: "it has a character that no address has"
  case .telephone: "a telephone number in an address begins with 'tel:' and has no blanks"
  case .edgeBlank: "it begins or ends with a blank"
  case .escape: "'%' is not followed by two hexadecimal digits"
  case .credentials: "it has a user name in it, which everybody would see"
  case .port: "there is no such port"
  case .missingAt: "it has no '@'"
  case .mailbox: "what stands before the '@' is no mailbox"
  case .domain: "what stands after the '@' is no domain"
  default: nil
  }
}
