import Diagnostics

/// The editor in which a place in a file opens, by the URL scheme that it registers.
enum EditorLink: String, CaseIterable {
  case vscode, vscodium, cursor, windsurf, zed, idea, sublime, textmate, none

  /// Reads it from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    guard let name = arguments.values[.editor] else {
      self = .vscode
      return
    }
    guard let editor = EditorLink(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue)
      throw Arguments.Fault(
        message: "--editor is \(Diagnostic.list(known, joinedBy: "or")), not "
          + Diagnostic.quoted(name),
        hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
    self = editor
  }

  /// The address of a place; nil where no editor is to be opened.
  func address(of path: String, line: Int, column: Int) -> String? {
    let path = Self.encoded(path)
    return switch self {
    case .vscode, .vscodium, .cursor, .windsurf, .zed:
      "\(rawValue)://file\(path):\(line):\(column)"
    case .idea: "idea://open?file=\(path)&line=\(line)&column=\(column)"
    case .sublime: "subl://open?url=file://\(path)&line=\(line)&column=\(column)"
    case .textmate: "txmt://open?url=file://\(path)&line=\(line)&column=\(column)"
    case .none: nil
    }
  }

  /// A path with everything escaped that is not a letter, a digit or one of `-._~/`.
  private static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
