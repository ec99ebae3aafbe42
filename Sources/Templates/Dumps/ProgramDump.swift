extension Program {
  /// The instructions as text, one per line with its number; static text is shown where it is
  /// printed.
  package var dump: String {
    code.content.instructions.enumerated().map { "\($0) \(text(of: $1))\n" }.joined()
  }

  private func text(of instruction: Instruction) -> String {
    guard case .literal(let start, let count) = instruction else { return "\(instruction)" }
    let bytes = code.content.literals[Int(start)..<Int(start) + Int(count)]
    return "literal \(String(decoding: bytes, as: UTF8.self).debugDescription)"
  }
}
