import FileSystem
import TestSupport
import Testing

/// What a stranger follows step by step: the tutorial, and the guides for those who come from
/// another generator.
struct TutorialTests {
  /// A block of the tutorial, and the path that the line before it names.
  private struct Step {
    let language: String
    let path: String?
    /// Whether the block stands for the lines of the file that begin with its first word.
    let isPart: Bool
    /// The key of a mapping in the file to which the lines of the block are added.
    let parent: Parent?
    let text: String

    /// The file after the step.
    func result(after before: String) -> String {
      if let parent { return parent.mapping(in: before, with: text) }
      guard isPart else { return text }
      let key = text.prefix { $0 != " " }
      return before.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix(key) ? text.dropLast() : $0 }.joined(separator: "\n")
    }
  }

  /// A line with a key alone; of several in a file, that of the site is the first.
  private struct Parent {
    let key: String
    let isOfSite: Bool

    /// A file in which the key has the lines of a block, in place of those that say the same.
    func mapping(in file: String, with block: String) -> String {
      var lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for line in block.split(separator: "\n").reversed() {
        let isKey = { (line: String) in line.drop { $0 == " " } == key + ":" }
        guard let row = isOfSite ? lines.firstIndex(where: isKey) : lines.lastIndex(where: isKey)
        else { return file }
        let added = String(lines[row].prefix { $0 == " " }) + "  " + line
        let name = added.prefix { $0 != ":" } + ":"
        lines.insert(added, at: row + 1)
        lines.removeAll { $0 != added && $0.hasPrefix(name) }
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func steps(of document: String) -> [Step] {
    var steps: [Step] = []
    var path: String?
    var parent: Parent?
    var isPart = false
    var block: (language: String, lines: [Substring])?
    for line in DataFile.text(of: "../../docs/\(document).md")
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      if let (language, lines) = block {
        if line == "```" {
          let text = lines.joined(separator: "\n") + "\n"
          steps.append(
            Step(language: language, path: path, isPart: isPart, parent: parent, text: text))
          (block, path, parent) = (nil, nil, nil)
        } else {
          block = (language, lines + [line])
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      } else if line.hasPrefix("`") || line.hasPrefix("In `"), line.hasSuffix("`:") {
        isPart = line.hasPrefix("In ")
        path = String(line.drop { $0 != "`" }.dropFirst().dropLast(2))
      } else if line.hasPrefix("Below `"), line.hasSuffix("`:") {
        let codes = line.split(separator: "`").map(String.init)
        parent = Parent(key: codes[1], isOfSite: line.contains("of the site"))
        path = codes[3]
      }
    }
    return steps
  }

  private static let documents = [
    "start", "how-to", "from-hugo", "from-jekyll", "from-eleventy", "from-astro", "from-zola",
  ]

  @Test(arguments: documents)
  func `every step does what it says`(document: String) throws {
    let root = TemporaryFolder()
    var folder = root.path
    var said = ""
    let steps = Self.steps(of: document)
    #expect(steps.count >= 4)
    for step in steps {
      if let path = step.path {
        let disk = try DiskFileSystem(root: folder)
        var before: [UInt8] = []
        if try disk.exists(path) {
          before = try disk.read(path, limit: 1 << 20)
          try disk.remove(path)
        }
        let parents = path.split(separator: "/").dropLast()
        for depth in 0..<parents.count {
          let parent = parents[...depth].joined(separator: "/")
          if try !disk.exists(parent) { try disk.makeFolder(parent) }
        }
        let text = step.result(after: String(decoding: before, as: UTF8.self))
        try disk.write(Array(text.utf8).span, to: path)
      } else if step.language == "sh" {
        for line in step.text.split(separator: "\n") {
          let words = Self.words(of: line)
          if words[0] == "cd" {
            folder += "/" + words[1]
            continue
          }
          guard words[0] == "apus" else {
            var tool = Tool(in: folder)
            tool.before = "{ \(line); } && "
            #expect(try tool.run("version").status == 0, "\(line)")
            continue
          }
          let arguments = words[1] == "serve" ? ["build"] : Array(words.dropFirst())
          let outcome = try Tool(in: folder).start(arguments).outcome()
          said = outcome.output + outcome.errors
          #expect(outcome.status == (words[1] == "check" ? 1 : 0), "\(line): \(said)")
        }
      } else if step.language == "text" {
        #expect(said.contains(step.text.dropLast()), "\(said)")
      }
    }
    guard document == "start" else { return }
    let page = try DiskFileSystem(root: folder)
      .read("public/low-water/index.html", limit: 1 << 20)
    #expect(
      String(decoding: page, as: UTF8.self).contains(
        "<dt>Time out</dt><dd><span class=\"amount\">1 h 20 min</span></dd>"))
  }

  /// The words of a line, those in quotes as one.
  private static func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}
