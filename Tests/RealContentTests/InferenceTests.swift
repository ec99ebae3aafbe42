import Content
import Importing
import Diagnostics
import FileSystem
import Schema
import TestSupport
import Testing

/// Models inferred from content, and what is said of it.
struct InferenceTests {
  @Test(arguments: [
    ("7", "not read: a.json: it is one value, not an entry or a list of entries"),
    ("\"x\"", "not read: a.json: it is one value, not an entry or a list of entries"),
    ("[]", "not read: a.json: its list is empty"),
    ("[1, 2]", "not read: a.json:1: 2 elements have no keys and cannot be entries"),
    (
      "[{\"id\": 1},\n [1],\n {\"id\": 2}]",
      "not read: a.json:2: an element of the list has no keys and cannot be entries"
    ),
  ])
  func `data of which no entry can be made is named`(_ text: String, _ note: String) {
    let inference = ModelInference(of: [(path: "a.json", bytes: Array(text.utf8))])
    #expect(inference.notes.first == note)
  }

  @Test(arguments: [
    ("version", "String"), ("apiVersion", "String"), ("app_version", "String"), ("zip", "String"),
    ("conversion", "Decimal"), ("ratio", "Decimal"),
  ])
  func `numbers that are names are texts`(_ name: String, _ type: String) {
    let files = ["1.9", "1.10", "2.0"].enumerated().map { number, version in
      (
        path: "r/\(number).md",
        bytes: Array("---\ntitle: T\(number)\n\(name): \(version)\n---\nText.\n".utf8)
      )
    }
    let model = ModelInference(of: files).model
    #expect(model.contains(": \(type)\n  @Body"), "\(model)")
  }

  @Test(arguments: [
    ("[1, 2, \"3\"]", "Int"), ("[\"2.50\", 3, \"10.00\"]", "Decimal"), ("[1, \"two\", 3]", "JSON"),
    ("[1, true, \"3\"]", "JSON"), ("[1, \"03\", 2]", "JSON"), ("[1.5, \"2\", 1]", "Decimal"),
  ])
  func `numbers of which some are in quotes are numbers`(_ values: String, _ type: String) {
    let list = values.dropFirst().dropLast().split(separator: ", ").enumerated()
      .map { "{\"name\": \"n\($0)\", \"x\": \($1)}" }
    let file = "[\(list.joined(separator: ", "))]"
    let inference = ModelInference(of: [(path: "a.json", bytes: Array(file.utf8))])
    #expect(inference.model.contains("var x: \(type)\n"), "\(inference.model)")
    #expect(inference.log.diagnostics.isEmpty)
  }

  @Test func `a table without entries is named as such`() {
    let inference = ModelInference(of: [(path: "a.csv", bytes: Array("a,b\n".utf8))])
    #expect(inference.notes == ["not read: a.csv: it has no line below that of the names"])
  }

  @Test func `a key of blanks is no field, and what holds one is JSON`() {
    let file = "[{\"id\": 1, \" \": 2, \"a\": {\"\": 1}}, {\"id\": 2, \"a\": {\"\": 2}}]"
    let inference = ModelInference(of: [(path: "a.json", bytes: Array(file.utf8))])
    #expect(inference.model.contains("@Key var id: Int\n  var a: JSON\n}"), "\(inference.model)")
    #expect(inference.log.diagnostics.map(\.code.number) == ["0301"])
  }

  @Test(arguments: [
    // The numbers as JSON and as CSV write them, and their types there.
    (["1.10", "1.9"], "Decimal", "Decimal"), (["1.5", "2.0"], "Decimal", "Decimal"),
    (["1.1", "1.9"], "Double", "Double"), (["100", "1.5"], "Double", "Double"),
    (["1e3", "2.5"], "Double", "Double"), (["9007199254740993.5", "1.5"], "Decimal", "Decimal"),
    (["0.123456789012345", "1"], "Double", "Double"),
    (["0.1234567890123456", "1"], "Decimal", "Decimal"),
    (["9007199254740993", "1"], "Int", "Int"), (["9223372036854775807", "1"], "Int", "Int"),
    (["9223372036854775808", "1"], "Decimal", "String"),
    (["-12345678901234567890", "1"], "Decimal", "String"),
    (["12345678901234567890", "1.5"], "Decimal", "Decimal"),
  ])
  func `numbers have a type that keeps their digits`(
    _ numbers: [String], _ ofJSON: String, _ ofCSV: String
  ) {
    let rows = numbers.enumerated().map { (name: "n\($0.offset)", number: $0.element) }
    let json = rows.map { "{\"name\": \"\($0.name)\", \"size\": \($0.number)}" }
    let csv = rows.map { "\($0.name),\($0.number)\n" }
    for (path, text, type) in [
      ("a.json", "[\(json.joined(separator: ", "))]", ofJSON),
      ("a.csv", "name,size\n\(csv.joined())", ofCSV),
    ] {
      let inference = ModelInference(of: [(path: path, bytes: Array(text.utf8))])
      #expect(inference.model.contains("  var size: \(type)\n"), "\(inference.model)")
      #expect(!inference.log.hasErrors)
      let isSaid = inference.notes.contains {
        $0.hasPrefix("'A.size' is \(type), because Double would not keep '")
      }
      #expect(isSaid == !["Int", "Double"].contains(type), "\(inference.notes)")
    }
  }

  @Test func `whole numbers beyond an Int can distinguish entries`() {
    let text = "id,size\n12345678901234567890,1.5\n12345678901234567891,1.5\n"
    let inference = ModelInference(of: [(path: "a.csv", bytes: Array(text.utf8))])
    #expect(inference.model.contains("@Key var id: String\n  var size: Double\n"))
    #expect(
      inference.notes == [
        "'A.id' is String, because Double would not keep '12345678901234567890' as it is written: "
          + "a.csv:2:1"
      ])
  }

  @Test func `numbers that only name something are texts`() {
    let text =
      "title,isbn,zip_code,year\nDune,9780441013593,8001,1965\nEmma,9780141439587,8002,1815\n"
    let inference = ModelInference(of: [(path: "a.csv", bytes: Array(text.utf8))])
    for line in ["var isbn: String\n", "String\n  var year: Int\n"] {
      #expect(inference.model.contains(line), "\(inference.model)")
    }
    #expect(!inference.log.hasErrors)
  }

  @Test func `texts that name pictures are told`() {
    let files = ["/img/a.png", "/img/b.jpg", "none"].enumerated().map { number, image in
      (path: "n/\(number).md", bytes: Array("---\ntitle: T\(number)\nimage: \(image)\n---\n".utf8))
    }
    let inference = ModelInference(of: files)
    let notes = inference.notes.filter { $0.contains("names pictures, such as '/img/a.png'") }
    #expect(notes.count == 1, "\(inference.notes)")
    #expect(notes.allSatisfy { $0.hasPrefix("'N.image' ") }, "\(notes)")
  }

  @Test(arguments: [
    ("a.csv", "title,photo\nA,a.png\nB,b.png\n", "write the entries in YAML or JSON, with '{ src:"),
    ("a.yaml", "- { title: A, photo: a.png }\n- { title: B, photo: b.png }\n", "write '{ src:"),
  ])
  func `pictures are shown by what the file can write`(path: String, text: String, advice: String) {
    let notes = ModelInference(of: [(path: path, bytes: Array(text.utf8))]).notes
    let told = notes.first { $0.contains("names pictures") } ?? ""
    #expect(told.contains(", \(advice) picture.png, alt: "), "\(notes)")
  }

  @Test func `keys beside lists are named for each file`() {
    let file = "{\"KEY\": 1, \"LISTs\": [{\"id\": 1, \"a\": 2}, {\"id\": 2, \"a\": 3}]}"
    let files = ["red", "blue"].map { name in
      (
        path: "\(name).json",
        bytes: Array(file.replacing("KEY", with: name).replacing("LIST", with: name).utf8)
      )
    }
    let notes = ModelInference(of: files).notes.joined(separator: "\n")
    #expect(notes.contains("reds leaves out: red"), "\(notes)")
    #expect(notes.contains("blues leaves out: blue"), "\(notes)")
  }

  @Test func `rules come from names and values together`() {
    let lines = (1...60).map { number in
      """
      {"id": \(number), "rating": \(1 + number % 5), "weight": \(1 + number % 5), \
      "price": \(number).50, "code": "A\(100 + number)", "pair": [\(number), 2], \
      "place": {"lat": "-\(number).5", "lng": "\(number).25"}, "share_percent": \(number)}
      """
    }
    let text = "[" + lines.joined(separator: ",\n") + "]"
    let inference = ModelInference(of: [(path: "things.json", bytes: Array(text.utf8))])
    #expect(inference.log.diagnostics.isEmpty)
    for line in [
      "@Within(1...5) var rating: Int", "  var weight: Int", "@Within(0...) var price: Decimal",
      "@Length(4...4) var code: String", "@Count(2...2) var pair: [Int]",
      "@Within(-90...90) var lat: Decimal", "@Within(-180...180) var lng: Decimal",
      "@Within(0...100) var share_percent: Int",
    ] {
      #expect(inference.model.contains(line), "\(line)\n\(inference.model)")
    }
  }

  @Test func `pictures and files that are there are images and files`() {
    let dot = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>".utf8)
    let files = (1...4).map { number in
      (
        path: "notes/\(number).md",
        bytes: Array(
          """
          ---
          title: Note \(number)
          cover: { src: pictures/dot.svg, alt: A dot }
          paper: paper.txt
          gone: gone.txt
          lost: { src: gone.svg, alt: Nothing }
          ---
          ![A dot](pictures/dot.svg)

          Text.
          """.utf8)
      )
    }
    let inference = ModelInference(
      of: files,
      beside: [("notes/pictures/dot.svg", dot), ("notes/paper.txt", Array("x".utf8))])
    #expect(inference.log.diagnostics.isEmpty)
    for line in [
      "var cover: Image", "var paper: File", "var gone: String", "var lost: Lost",
      "@FirstImage var image: Image?",
    ] {
      #expect(inference.model.contains(line), "\(line)\n\(inference.model)")
    }
  }

  @Test func `lines of CSV are entries`() {
    let text =
      "id,name,added,price\n" + (1...30).map { "\($0),Thing \($0),2026-01-02,\($0).50\n" }.joined()
    let inference = ModelInference(of: [(path: "things.csv", bytes: Array(text.utf8))])
    #expect(inference.log.diagnostics.isEmpty)
    for line in [
      "struct Thing: Entry {", "@Key var id: Int", "var name: String", "var added: Date",
      "@Within(0...) var price: Decimal",
    ] {
      #expect(inference.model.contains(line), "\(line)\n\(inference.model)")
    }
    #expect(inference.siteLines.contains("from: things.csv"))
  }

  @Test(arguments: [
    ("Hill Marais Dale Obidos", "Reference<Grower>"), ("Hill Marais Dale", "PlantGrower"),
  ])
  func `keys of another collection are references, however often they are repeated`(
    growers: String, type: String
  ) {
    let names = ["Hill", "Marais", "Dale", "Obidos"]
    let plants = (0..<40).map { #"{"name": "P\#($0)", "grower": "\#(names[$0 % 4])"}"# }
    let others = growers.split(separator: " ").map { #"{"name": "\#($0)", "country": "GB"}"# }
    let text =
      #"{"plants": [\#(plants.joined(separator: ","))], "#
      + #""growers": [\#(others.joined(separator: ","))]}"#
    let inference = ModelInference(of: [(path: "data.json", bytes: Array(text.utf8))])
    #expect(inference.log.diagnostics.isEmpty)
    #expect(inference.model.contains("var grower: \(type)\n"), "\(inference.model)")
    #expect(inference.model.contains("enum PlantGrower") == (type == "PlantGrower"))
  }

  @Test func `lists of keys are lists of references`() {
    let text = """
      {"tags": [{"id": "red", "n": 1}, {"id": "blue", "n": 2}], \
      "posts": [{"id": 1, "tagIds": ["red"]}, {"id": 2, "tagIds": ["blue", "red"]}]}
      """
    let inference = ModelInference(of: [(path: "data.json", bytes: Array(text.utf8))])
    #expect(inference.log.diagnostics.isEmpty)
    #expect(
      inference.model.contains("@Named(\"tagIds\") var tags: [Reference<Tag>]"),
      "\(inference.model)")
  }

  @Test func `labels of few entries, and those that stand twice, stay in the text`() {
    let files = (1...22).map { number in
      let twice = number % 2 == 0 ? "\n\n* Fixed: one\n\nText.\n\n* Fixed: two" : "\n\nFixed: three"
      let rare = number < 3 ? "\n\n* CVE-\(number): a hole" : ""
      return (
        path: "log/v\(number).md",
        bytes: Array("# Version \(number)\(rare)\(twice)\n\nMore text.\n".utf8)
      )
    }
    let inference = ModelInference(of: files)
    #expect(inference.log.diagnostics.isEmpty)
    #expect(!inference.model.contains("@Labelled"), "\(inference.model)")
  }

  @Test func `a type that nearly all have is the type, and the others are named`() {
    let files = (1...60).map { number in
      let time = number % 30 == 7 ? "overnight" : "\(number) min"
      return (
        path: "notes/\(number).md",
        bytes: Array("---\ntitle: Note \(number)\n---\n* Time: \(time)\n\nText.\n".utf8)
      )
    }
    let inference = ModelInference(of: files)
    #expect(inference.log.diagnostics.map(\.code.number) == ["0310", "0310"])
    #expect(
      inference.model.contains("@Labelled(\"Time\") var time: Duration?"), "\(inference.model)")
    #expect(
      inference.notes.first?.hasPrefix(
        "58 of 60 have 'Time' as a duration; these 2 do not, and are mistakes until corrected, or until "
          + "the field is a String in the model: ")
        == true, "\(inference.notes)")
  }

  @Test func `what nearly all entries have is reported with the places of the others`() {
    let files = (1...20).map { number in
      (
        path: "notes/\(number).md",
        bytes: Array(
          "---\ntitle: Note \(number)\nservings: \(number == 7 ? "some" : "4")\n---\nText.\n".utf8)
      )
    }
    let inference = ModelInference(of: files)
    #expect(inference.log.diagnostics.isEmpty)
    #expect(
      inference.notes.contains(
        "19 of 20 have 'servings' as a whole number; this one does not: notes/7.md:3:11"))
    #expect(
      inference.model == """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          var servings: String
          @Body var text: Markdown
        }


        """)
    #expect(
      inference.siteLines.hasPrefix("collections:\n  notes: { model: Note, from: notes/*.md }\n"))
  }

  @Test func `a text in place of a list needs brackets, and the others keep their type`() {
    let files = ["[a, b]", "intro", "[c]"].enumerated().map { number, tags in
      (
        path: "notes/\(number).md",
        bytes: Array("---\ntitle: \(number)x\ntags: \(tags)\n---\n".utf8)
      )
    }
    let inference = ModelInference(of: files)
    #expect(inference.log.diagnostics.isEmpty)
    #expect(inference.model.contains("var tags: [String]"), "\(inference.model)")
    #expect(
      inference.notes == [
        "2 of 3 have 'tags' as a list; this one is a text, which needs brackets "
          + "('apus check --fix' writes them): notes/1.md:3:7"
      ])
  }

  @Test(arguments: [
    // A heading becomes the title where others have one, and a name where there is no heading.
    (
      ["a.md": "---\ntitle: A\n---\nText.", "b.md": "# *Big* B #\n\nText.", "the-c.md": "Text."],
      [
        "b.md": "---\ntitle: \"Big B\"\n---\nText.",
        "the-c.md": "---\ntitle: \"The c\"\n---\nText.",
      ]
    ),
    (
      ["x/README.md": "---\nkind: k\n---\nText."],
      ["x/README.md": "---\ntitle: \"X\"\nkind: k\n---\nText."]
    ),
    // A heading with a link in it, or to which a link points, stays.
    (
      [
        "a.md": "---\ntitle: A\n---\n[b](b.md#b-1)", "b.md": "# B 1\n\nText.",
        "c.md": "# [C](a.md)\n",
      ],
      [
        "b.md": "---\ntitle: \"B 1\"\n---\n# B 1\n\nText.",
        "c.md": "---\ntitle: \"C\"\n---\n# [C](a.md)\n",
      ]
    ),
    // Where all begin with a heading, or all have a name, nothing is missing.
    (["a.md": "# A\n\nText.", "b.md": "# B"], [:]),
    (["a.md": "---\nname: A\n---\n", "b.md": "---\nname: B\n---\n# C"], [:]),
    // Dates that all names begin with, and no day that there is not.
    (
      ["2026-03-01-tea.md": "---\ntitle: Tea\n---\n"],
      ["2026-03-01-tea.md": "---\ndate: 2026-03-01\ntitle: Tea\n---\n"]
    ),
    (["2026-13-01-tea.md": "---\ntitle: Tea\n---\n"], [:]),
    // What cannot be read is left as it is.
    (["a.md": "---\ntitle: [\n---\n", "b.md": "---\ntitle: B\n---\n"], [:]),
  ])
  func `what readers look for is added to copies`(
    _ given: [String: String], _ changed: [String: String]
  ) {
    let completed = CompletedFiles(
      given.sorted { $0.key < $1.key }.map { ("notes/" + $0.key, Array($0.value.utf8)) })
    for (path, bytes) in completed.files {
      let name = String(path.dropFirst("notes/".count))
      #expect(String(decoding: bytes, as: UTF8.self) == changed[name] ?? given[name])
    }
    #expect(completed.notes.isEmpty == changed.isEmpty)
  }

  @Test func `folders that no pattern takes are named otherwise, unless the name is taken`() {
    let paths = ["site/_posts/a.md", "site/_b/x.md", "site/b/x.md", "_c/d.md", "site/_/e.md"]
    let completed = CompletedFiles(paths.map { ($0, Array("---\ntitle: T\n---\n".utf8)) })
    #expect(
      completed.files.map(\.path)
        == ["site/posts/a.md", "site/_b/x.md", "site/b/x.md", "_c/d.md", "site/_/e.md"])
    #expect(completed.notes.count == 1)
  }

  @Test func `the newest entries come first, and groups have pages`() {
    let files = (1...6).map { number in
      (
        path: "_field_notes/\(number).md",
        bytes: Array(
          "---\ntitle: Note \(number)\ndate: 2026-01-0\(number)\ntags: [a, b]\n---\nText.\n".utf8)
      )
    }
    #expect(
      ModelInference(of: files).siteLines == """
        collections:
          field_notes: { model: FieldNote, from: _field_notes/*.md, order: -date }
        sections:
          field_notes:
            title: Field notes
            at: /field-notes/
            tabs: [list, tags]
            pages:
              list: { list: field_notes, per-page: 24 }
              fieldNote: { entry: field_notes }
              tags: { groups: field_notes, by: tags, merge: true, at: tags/, title: Tags }
              tag: { group: field_notes, by: tags, merge: true, at: "tags/{key}/", per-page: 24 }

        """)
  }
}
