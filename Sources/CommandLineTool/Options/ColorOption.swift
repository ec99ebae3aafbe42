import Diagnostics

/// When messages are coloured.
enum ColorOption: String, CaseIterable {
  /// On a terminal, unless the environment says otherwise (`NO_COLOR`, `TERM=dumb`).
  case auto
  case always
  case never

  /// Reads it from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let name = arguments.values[.color] else {
      self = .auto
      return
    }
    guard let option = ColorOption(rawValue: name) else {
      throw Arguments.Fault(
        message: "--color is auto, always or never, not \(Diagnostic.quoted(name))")
    }
    self = option
  }

  /// Whether messages on a stream are coloured.
  func isUsed(on stream: OutputStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && HostSystem.variable("NO_COLOR") == nil
        && HostSystem.variable("TERM") != "dumb"
    }
  }
}
