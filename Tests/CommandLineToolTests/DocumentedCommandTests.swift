import FileSystem
import TestSupport
import Testing

/// The command lines that the documents show are understood by the tool.
struct DocumentedCommandTests {
  /// Words of the documents that stand for what a user types.
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

  /// Options of the compiler, and an anchor. A guide names properties of CSS as well.
  private static let foreign = ["--static-swift-stdlib", "--typography"]
  private static let guideOfStyle = "docs/theme.md"

  @Test func `an option that a document names is one of the tool`() throws {
    let folder = TemporaryFolder()
    let commands = try Tool(in: folder.path).run("help").output.split(separator: "\n")
      .filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    let help = try commands.map { try Tool(in: folder.path).run("help", $0).output }.joined()
    let option = /`(?:apus [a-z]+ )?(--[a-z][A-Za-z0-9_-]*)/
    var count = 0
    for document in Self.documents where document != Self.guideOfStyle {
      let text = DataFile.text(of: "../../" + document)
      for name in text.matches(of: option).map({ String($0.output.1) })
      where !Self.foreign.contains(name) {
        count += 1
        let isKnown = [" ", "\n", ","].contains { help.contains("  \(name)\($0)") }
        #expect(isKnown, "\(document): \(name)")
      }
    }
    #expect(count > 40)
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
