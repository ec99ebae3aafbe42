/// A colour as CSS writes it in hexadecimal digits, such as `#cc6633`.
public struct Colour: TextValue {
  /// The text.
  public let text: String

  /// Makes it of a text, which is not checked.
  public init(text: String) { self.text = text }
}
