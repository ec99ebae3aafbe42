/// Where static text of a CSV file ends (RFC 4180): in a field between quotation marks, or outside of
/// them.
struct CSVTextState: Hashable, Sendable {
  /// Whether it ends in a field between quotation marks.
  private(set) var isQuoted = false

  /// Reads a byte of static text. A mark that is written twice ends the field and begins it again.
  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
  }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    if kind == .number { return .success(.verbatim) }
    guard isQuoted else {
      return .failure(
        Refusal(
          "in CSV, outside of quotation marks",
          help: "write '\"' before and behind the whole field; those in the value are then doubled")
      )
    }
    return .success(.csv)
  }

  /// Where this is, as messages say it.
  var name: String { isQuoted ? "in CSV, between quotation marks" : "in CSV" }
}
