import FileSystem
import TestSupport
import Testing

/// The command lines that the documents show are understood by the tool.
struct DocumentedCommandTests {
  /// Words of the documents that stand for what somebody types.
  private static let placeholders = ["$(date +%F)": "2026-11-21"]

  /// Each line of a block for the shell, and each piece of code in a sentence, that runs the tool.
  private static let commands: [String] = {
    var found: Set<String> = []
    for name in documents {
      let text = DataFile.text(of: "../../" + name)
      let pieces = text.split(separator: "`").filter { $0.hasPrefix("apus ") }
      let lines = text.split(separator: "\n").filter { line in
        line.hasPrefix("apus ") || line.contains("run: apus ") || line.contains("- apus ")
      }
      for piece in pieces + lines where !piece.contains("\n") {
        let start = piece.firstRange(of: "apus ")?.upperBound ?? piece.startIndex
        found.insert(String(piece[start...]))
      }
    }
    return found.sorted()
  }()

  private static let documents: [String] = {
    let guides = (try? DiskFileSystem(root: ".").tree("docs").files) ?? []
    return ["README.md", "CONTRIBUTING.md"] + guides.filter { $0.hasSuffix(".md") }.sorted()
  }()

  /// The words of a command line, without quotes, comments and redirections.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var isOpen = false
    for letter in placeholders.reduce(line, { $0.replacing($1.key, with: $1.value) }) {
      switch letter {
      case "\"", "'":
        if !isQuoted { words.append("") }
        isQuoted.toggle()
        isOpen = isQuoted
      case "#" where !isQuoted && !isOpen, ">" where !isQuoted, "|" where !isQuoted: return words
      case " " where !isQuoted: isOpen = false
      default:
        if !isOpen { words.append("") }
        isOpen = true
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  @Test func `there are many`() { #expect(Self.commands.count > 30) }

  @Test(arguments: commands)
  func `a command line of the documents is understood`(line: String) throws {
    let words = Self.words(of: line)
    let folder = TemporaryFolder()
    let outcome = try Tool(in: folder.path).start(words.prefix(1) + ["--help"] + words.dropFirst())
      .outcome()
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    #expect(outcome.output.hasPrefix("usage: apus "), "\(outcome.output.prefix(200))")
  }
}
