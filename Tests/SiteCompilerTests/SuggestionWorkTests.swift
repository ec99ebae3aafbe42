import Diagnostics
import FileSystem
import SiteCompiler
import Testing

/// What is read to find what was meant, for mistakes by the thousand among names by the
/// thousand.
struct SuggestionWorkTests {
  /// Mistakes of one kind in a site, `count` of them.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: @Sendable (_ count: Int) -> [String: String]
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private static let noteWithReference = (smallSite["Content/Models/Note.swift"] ?? "").replacing(
    "  @Body", with: "  var like: Reference<Note>?\n  @Body")

  private static func home(_ text: String) -> [String: String] {
    [
      "Templates/home.html":
        "{% extends \"base.html\" %}{% block main %}<h1>Home</h1>\(text){% endblock %}"
    ]
  }

  static let kinds = [
    Kind(testDescription: "fields of files") { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 10).map { file in
          let wrong = lines(10) { "stras\($0): 3" }
          return (
            "Content/notes/n\(file).md", "---\ntitle: N\(file)\nstars: 3\n\(wrong)\n---\nText.\n"
          )
        })
    },
    Kind(testDescription: "cases of a large choice") { count in
      [
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          var stars: Int
          var kinds: [Kind]
          @Body var text: Markdown
        }

        enum Kind: String, Choice {
          \(lines(count) { "case kind\($0)" })
        }
        """,
        "Content/notes/many.md":
          "---\ntitle: Many\nstars: 3\nkinds:\n\(lines(count) { "  - knid\($0)" })\n---\nText.\n",
      ]
    },
    Kind(testDescription: "variables of a template") { count in
      home(
        lines(count / 4) { "{% set name\($0) = 1 %}" } + lines(count / 4) { "{{ nmae\($0) }}" })
    },
    Kind(testDescription: "filters, tests and functions") { count in
      home(
        lines(count / 3) {
          "{{ 'a' | uper\($0 % 7) }}{{ 1 is evn\($0 % 7) }}{{ rnge\($0 % 7)(3) }}"
        })
    },
    Kind(testDescription: "texts of the interface") { count in
      home(lines(count / 4) { "{{ t(\"txet\($0)\") }}" }).merging(
        ["Content/messages/en.yaml": lines(count / 4) { "text\($0): Text" }]) { $1 }
    },
    Kind(testDescription: "keys of site.yaml") { count in
      [
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
          "title: Small", with: "title: Small\n" + lines(count) { "titel\($0): x" })
      ]
    },
    Kind(testDescription: "types of models") { count in
      [
        "Content/Models/Other.swift": "import ApusModels\n"
          + lines(count / 4) { "struct Other\($0): Component { var a: Ohter\($0)? }" }
      ]
    },
    Kind(testDescription: "references") { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 4).map { file in
          (
            "Content/notes/n\(file).md",
            "---\ntitle: N\(file)\nstars: 3\nlike: note\(file)\n---\nText.\n"
          )
        }
      ).merging(["Content/Models/Note.swift": noteWithReference]) { $1 }
    },
    Kind(testDescription: "links and pictures") { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count / 8).map { file in
          (
            "Content/notes/n\(file).md",
            "---\ntitle: N\(file)\nstars: 3\n---\n[a](m\(file).md) [b](/ntoes/n\(file)/)\n"
          )
        })
    },
    Kind(testDescription: "fields of site.yaml") { count in
      [
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
          "    title: Notes",
          with: "    title: Notes\n    tabs:\n" + lines(count) { "      - lits\($0)" })
      ]
    },
  ]

  @Test(arguments: kinds)
  func `mistakes by the thousand are looked up with bounded work`(kind: Kind) throws {
    let count = 2_000
    let files = site(kind.files(count)).map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let log = try SiteCompiler(MemoryFileSystem(files), options: CompilerOptions(now: 0)).check()
      .log
    #expect(log.hasErrors)
    #expect(log.suggestionWork > 0)
    // A search that has begun is finished.
    let search = 20_000 * 65 * 10
    #expect(log.suggestionWork < DiagnosticLog.suggestionWorkLimit + search)
  }
}
