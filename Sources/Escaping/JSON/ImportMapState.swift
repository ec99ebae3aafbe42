/// Where the static text of an import map, or of speculation rules, ends: its strings name what a
/// page loads, so only addresses of the site may be printed there.
struct ImportMapState: Hashable, Sendable {
  private var json = JSONTextState()
  /// Whether a string has just begun.
  private var isAtStart = false

  /// Reads a byte of static text.
  mutating func advance(over byte: UInt8) {
    json.advance(over: byte)
    isAtStart = byte == UInt8(ascii: "\"") && json.isInString
  }

  /// Steps over a hole.
  mutating func advanceOverHole() { isAtStart = false }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    guard kind == .address, isAtStart else {
      return .failure(
        Refusal(
          "in a script that decides what is loaded, unless it is an address of the site at the "
            + "start of a string",
          help: "write it in the template, or name a file of the site: \"{{ asset(\"…\") }}\""))
    }
    return .success(.scriptAddress)
  }
}
