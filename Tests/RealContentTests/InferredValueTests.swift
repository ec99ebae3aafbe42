import Content
import Importing
import Diagnostics
import Testing

/// Values that people write in lists of things, and what inference makes of them.
struct InferredValueTests {
  private func inferred(_ files: (String, String)...) -> ModelInference {
    ModelInference(of: files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
  }

  // MARK: Values that do not fit

  /// A table of many rows with one value of another form.
  private func table(_ name: String, _ value: (Int) -> String, odd: String) -> String {
    "name,\(name)\n" + (0..<150).map { "N\($0),\(value($0))\n" }.joined() + "Odd,\(odd)\n"
  }

  @Test(arguments: ["on request", "from 5", "c. 9", "12-13", "sold"])
  func `a word between numbers is a text as they are`(odd: String) {
    let inference = inferred(("a.csv", table("price", { "\($0 + 1).5" }, odd: odd)))
    #expect(inference.model.contains("  var price: String\n"), "\(inference.model)")
    #expect(!inference.log.hasErrors)
    #expect(
      inference.notes.contains(
        "150 of 151 have 'price' as a number; this one does not: a.csv:152:5"), "\(inference.notes)"
    )
  }

  @Test(arguments: [
    ("20#-02-03", "c. 1900", "Date"),
    ("https://a.example/#", "www.b.example", "URL"),
    ("# min", "Simmer all day", "Duration"), ("a#@example.org", "a at example", "Email"),
  ])
  func `what is no value of the type of nearly all others is a mistake`(
    value: String, odd: String, type: String
  ) {
    let text = table("x", { value.replacing("#", with: "\($0 % 19 + 10)") }, odd: odd)
    let inference = inferred(("a.csv", text))
    #expect(inference.model.contains("  var x: \(type)\n"), "\(inference.model)")
    #expect(inference.log.diagnostics.map(\.code.number) == ["0310"])
    #expect(
      inference.notes.contains {
        $0.contains("this one does not, and is a mistake until corrected")
      }, "\(inference.notes)")
  }

  @Test(arguments: ["unknown", "n.a.", "?", "TBD", "none"])
  func `a word that means nothing is none`(odd: String) {
    let inference = inferred(("a.csv", table("price", { "\($0 + 1)" }, odd: odd)))
    #expect(
      inference.model.contains("  @Absent(\"\(odd)\") var price: Int?\n"), "\(inference.model)")
    #expect(!inference.log.hasErrors)
    #expect(
      inference.notes.contains {
        $0.contains("this one does not, and means no value by '@Absent(\"\(odd)\")': ")
      }, "\(inference.notes)")
  }

  @Test(arguments: [("title", "String"), ("name", "String"), ("kind", "Kind")])
  func `what names a thing is no choice, however often it repeats`(name: String, type: String) {
    let parts = "[{ \(name): Begin, at: 1 }, { \(name): End, at: 2 }]"
    let list = (0..<40).map { "- { slug: n\($0), parts: \(parts) }\n" }.joined()
    let inference = inferred(("a.yaml", list))
    #expect(inference.model.contains("  var \(name): \(type)\n"), "\(inference.model)")
  }

  @Test func `a text between numbers of JSON does not make data of them`() {
    let list = (0..<150).map { "{\"name\":\"N\($0)\",\"price\":\($0)}" }
    let text = "[\(list.joined(separator: ",")),{\"name\":\"Odd\",\"price\":\"from 5\"}]"
    let inference = inferred(("a.json", text))
    #expect(inference.model.contains("  var price: Int\n"), "\(inference.model)")
    #expect(inference.log.diagnostics.map(\.code.number) == ["0310"])
  }

  // MARK: Order and keys

  @Test(arguments: [
    ("born", false), ("updated", false), ("date", true), ("Published", true), ("created_at", true),
  ])
  func `only a date of publication orders a list`(name: String, isOrder: Bool) {
    let rows = "1,Gold,1980-01-01\n2,Silver,1999-01-01\n3,Bronze,1990-01-01\n"
    let inference = inferred(("a.csv", "rank,name,\(name)\n" + rows))
    #expect(inference.siteLines.contains("order: -\(name)") == isOrder, "\(inference.siteLines)")
  }

  @Test func `files of front matter are ordered by any date`() {
    let inference = inferred(("a/x.md", "---\ntitle: X\nborn: 1980-01-01\n---\nX.\n"))
    #expect(inference.siteLines.contains("order: -born"))
  }

  @Test(arguments: [
    "Datum;Betrag;Konto\n2025-01-02;1.50;A\n2025-01-03;2.50;A\n",
    "dep,line\n06:10,1\n06:20,1\n", "caption,place\nA dog,Rome\nA cat,Rome\n",
  ])
  func `what differs by chance is no key`(table: String) {
    let completed = CompletedFiles([("a.csv", Array(table.utf8))])
    #expect(completed.notes.contains { $0.contains("because no field names them") })
    let inference = ModelInference(of: completed.files)
    #expect(!inference.model.contains("@Key"), "\(inference.model)")
    #expect(!inference.log.hasErrors)
  }

  @Test func `a key for want of a better one is told`() {
    let inference = inferred(("a.csv", "caption,place\nA dog,Rome\nA cat,Rome\n"))
    #expect(inference.model.contains("@Key var caption"))
    #expect(
      inference.notes.contains {
        $0.hasPrefix("'A.caption' is the key, because no field names the entries")
      })
  }

  @Test func `only codes have one length`() {
    let rows = (10..<60).map { "Thing \($0),AB-\($0),X\($0)\n" }.joined()
    let model = inferred(("a.csv", "name,sku,code\n" + rows)).model
    #expect(model.contains("  var sku: String\n"), "\(model)")
    #expect(model.contains("  @Length(3...3) var code: String\n"), "\(model)")
  }

  @Test func `entries refer to others of their collection, and to files by their names`() {
    let own = inferred(
      ("people.json", #"[{"id":101,"n":"A"},{"id":102,"n":"B","managerId":101}]"#))
    #expect(
      own.model.contains("@Named(\"managerId\") var manager: Reference<Person>?")
        || own.model.contains("@Named(\"managerId\") var manager: Reference<People>?"),
      "\(own.model)")
    let other = inferred(
      ("authors/ann.json", #"{"name":"Ann Lee"}"#), ("authors/bob.json", #"{"name":"Bob"}"#),
      ("posts/a.md", "---\ntitle: A\nauthor: ann\n---\nX.\n"),
      ("posts/b.md", "---\ntitle: B\nauthor: bob\n---\nX.\n"))
    #expect(other.model.contains("var author: Reference<Author>\n"), "\(other.model)")
    #expect(!other.log.hasErrors)
  }

  // MARK: Lists of programs

  @Test(arguments: [
    (#"{"status":"ok","result":{"items":[{"id":1},{"id":2}],"total":2}}"#, "a.json#result.items"),
    (#"{"data":[{"id":1},{"id":2}]}"#, "a.json#data"),
    (#"{"response":{"data":{"rows":[{"id":1},{"id":2}]}}}"#, "a.json#response.data.rows"),
    (#"{"title":"Pie","data":{"items":[{"id":1},{"id":2}]}}"#, "a.json"),
    (#"{"kind":"pie","steps":{"items":[{"id":1},{"id":2}]}}"#, "a.json"),
  ])
  func `the list of an answer is found`(text: String, from: String) {
    let inference = inferred(("a.json", text))
    #expect(inference.collections.map(\.from) == [from])
    #expect(!inference.log.hasErrors)
  }

  // MARK: Notes

  @Test(arguments: [
    (#"[{"id":1,"bio":"<p>Hi <b>there</b> &amp; bye</p>"}]"#, "'A.bio' has HTML, such as '</b>'"),
    (#"[{"id":1,"x":{"y":"A &#8211; B"}}]"#, "'A.x.y' has HTML, such as '&#8211;'"),
    (#"[{"id":1,"title":{"rendered":"A"}}]"#, "'title' of a.json is a mapping, and names no entry"),
    (
      #"[{"id":1,"lastLogin":1735689600}]"#,
      "'A.lastLogin' is a number, because '1735689600' counts"
    ),
    (#"[{"id":1,"at":1735689600500}]"#, "'A.at' is a number, because '1735689600500' counts"),
    (#"[{"id":1,"iban":"SK31"}]"#, "'iban' of A may be private"),
  ])
  func `values that pages show otherwise than they are meant are told`(text: String, note: String) {
    let notes = inferred(("a.json", text)).notes
    #expect(notes.contains { $0.hasPrefix(note) }, "\(notes)")
  }

  @Test(arguments: [
    ("31.12.1975", "1.3.2025", "is no date"), ("€12.50", "€3.00", "is an amount with its currency"),
    ("\"1,20 €\"", "3 €", "is an amount with its currency"), ("10%", "5 %", "is no number"),
    ("00:45:10", "14:30", "is no moment and no duration"), ("yes", "no", "is no Bool"),
    ("ja", "nein", "is no Bool"), ("\"November 3, 2025\"", "\"March 1, 2025\"", "is no date"),
  ])
  func `texts of a form that a type has otherwise are told`(one: String, two: String, note: String)
  {
    let inference = inferred(("a.csv", "name,x\nA,\(one)\nB,\(two)\n"))
    #expect(
      inference.notes.contains { $0.hasPrefix("'A.x' is String, because '") && $0.contains(note) },
      "\(inference.notes)")
  }

  @Test(arguments: ["1-2-3", "A 10%", "v1.2.2025b", "12", "3 boxes", "a: b"])
  func `other texts are not`(text: String) {
    #expect(inferred(("a.csv", "name,x\nA,\(text)\nB,word\n")).notes == [])
  }

  // MARK: Secrets

  @Test(arguments: ["password", "apiKey", "user_password", "token", "ssn", "access-token"])
  func `what no page should show is a secret`(name: String) {
    let inference = inferred(
      ("a.json", "[{\"id\":1,\"x\":{\"\(name)\":\"abc\"},\"\(name)\":\"abc\"}]"))
    #expect(inference.model.split(separator: "\n").count { $0.contains("@Secret") } == 2)
    #expect(
      inference.notes.contains(
        "'\(name)' of A is '@Secret' by its name, and on no page: remove that from the model to show it"
      ), "\(inference.notes)")
    #expect(!inference.log.hasErrors)
  }

  @Test(arguments: ["secretary", "tokens", "passwordless", "pass"])
  func `other names are none`(name: String) {
    #expect(!inferred(("a.csv", "name,\(name)\nA,x\n")).model.contains("@Secret"))
  }

  @Test func `a secret is no part of a slug`() {
    let table = "password,text\nabc,X\nabd,Y\n"
    let files = CompletedFiles([("a.csv", Array(table.utf8))]).files
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(text == "slug,password,text\nx,abc,X\ny,abd,Y\n")
  }

  // MARK: Labels

  @Test(arguments: [
    ("#", "#"), ("🎉", "🎉"), ("E-Mail", "E-Mail"), ("url", "Url"), ("Price (EUR)", "Price (EUR)"),
  ])
  func `a column keeps its heading`(name: String, label: String) {
    let model = inferred(("a.csv", "name,\(name)\nA,x\nB,y\n")).model
    #expect(model.contains("  /// \(label)\n  @Named(\"\(name)\") var "), "\(model)")
  }

  @Test(arguments: ["album-id", "first name", "_id"])
  func `a key of programs is no label`(name: String) {
    #expect(!inferred(("a.csv", "name,\(name)\nA,x\nB,y\n")).model.contains("///"))
  }

  // MARK: Copies

  private func completed(_ path: String, _ text: String) -> (
    path: String, text: String, notes: [String]
  ) {
    let files = CompletedFiles([(path, Array(text.utf8))])
    return (files.files[0].path, String(decoding: files.files[0].bytes, as: UTF8.self), files.notes)
  }

  @Test(arguments: [
    ("a.csv", "name,on\nA,31.12.1975\nB,1.3.2025\n", "name,on\nA,1975-12-31\nB,2025-03-01\n"),
    ("a.csv", "name,on\nA,1.2.2025\nB,1.3.2025\n", "name,on\nA,1.2.2025\nB,1.3.2025\n"),
    ("a.csv", "name,on\nA,12/31/1975\nB,31/12/1975\n", "name,on\nA,12/31/1975\nB,31/12/1975\n"),
    ("a.csv", "name,on\nA,\"November 3, 2025\"\nB,\n", "name,on\nA,2025-11-03\nB,\n"),
    (
      "a.json", #"[{"name":"A","pubDate":"Fri, 08 Jul 2022 10:30:00 +0200"},{"name":"B"}]"#,
      #"[{"name":"A","pubDate":"2022-07-08T10:30:00+02:00"},{"name":"B"}]"#
    ),
    ("a.yaml", "- name: A\n  on: 8 July 2022\n", "- name: A\n  on: \"2022-07-08\"\n"),
    (
      "a.json", #"[{"id":1,"lastLogin":1735689600},{"id":2,"lastLogin":null}]"#,
      #"[{"id":1,"lastLogin":"2025-01-01"},{"id":2,"lastLogin":null}]"#
    ),
    ("a.json", #"[{"id":1,"weight":1735689600}]"#, #"[{"id":1,"weight":1735689600}]"#),
    (
      "a.json", #"[{"id":1,"p":5.50},{"id":2,"p":"from 5"}]"#,
      #"[{"id":1,"p":"5.50"},{"id":2,"p":"from 5"}]"#
    ),
    ("a.json", #"[{"id":1,"p":5},{"id":2,"p":"6"}]"#, #"[{"id":1,"p":5},{"id":2,"p":"6"}]"#),
  ])
  func `values of lists are written as they are read`(path: String, text: String, new: String) {
    let made = completed(path, text)
    #expect(made.text == new)
    #expect(made.notes.isEmpty == (text == new), "\(made.notes)")
  }

  @Test(arguments: [
    ("a.tsv", "name\tx\nA\t1\n", "a.csv", "name\tx\nA\t1\n"),
    ("a.jsonl", "{\"id\":1}\n\n{\"id\":2}\n", "a.json", "[\n{\"id\":1},\n{\"id\":2}\n]\n"),
    ("a.geojson", "{}", "a.json", "{}"), ("a.txt", "x", "a.txt", "x"),
  ])
  func `files of data that are not read are others in a copy`(
    path: String, text: String, newPath: String, newText: String
  ) {
    let made = completed(path, text)
    #expect(made.path == newPath)
    #expect(made.text == newText)
    #expect((ConvertedData.advice(on: path) == nil) == (path == newPath))
  }

  /// Entries of JSON with one key, whose values are repeated in turn.
  private func entries(_ key: String, _ values: [String], count: Int = 30) -> ModelInference {
    let list = (0..<count).map { "{\"name\":\"N\($0)\",\"\(key)\":\(values[$0 % values.count])}" }
    return inferred(("a.json", "[\(list.joined(separator: ","))]"))
  }

  @Test(arguments: [
    (["mg", "g", "ml"], true), (["en", "de"], true), (["red", "blue"], true), (["e4", "e5"], true),
    (["easy", "hard"], false), (["main dish", "dessert"], false),
  ])
  func `readers see a choice as it is written, unless it consists of words`(
    texts: [String], isWritten: Bool
  ) {
    let model = entries("kind", texts.map { "\"\($0)\"" }).model
    #expect(model.contains("enum Kind"), "\(model)")
    #expect(model.contains("  /// \(texts[0])\n") == isWritten, "\(model)")
  }

  @Test(arguments: [
    (["\"96\"", "\"202\""], "is in quotation marks"), (["\"1,299.00\"", "\"5.50\""], "has commas"),
    (["\"10115\"", "\"20095\""], nil), (["\"007\"", "\"12\""], nil),
  ])
  func `numbers that are texts are told where texts have another order`(
    values: [String], expected: String?
  ) {
    let notes = entries("size", values, count: 2).notes
    #expect(
      notes.contains { expected.map($0.contains) ?? $0.contains("'A.size'") } == (expected != nil))
  }

  @Test(arguments: ["null", "undefined", "#N/A"])
  func `a text that programs write for nothing is none`(text: String) {
    let model = entries("maker", ["\"\(text)\"", "\"Ann and Sons\"", "\"Bob\""]).model
    #expect(model.contains("@Absent(\"\(text)\") var maker:"), "\(model)")
  }

  @Test(arguments: [
    ("draft", "2005", "var draft: Int\n"), ("aliases", "[\"Al\"]", "var aliases: ["),
    ("draft", "true", nil), ("aliases", "[\"/old/\"]", nil),
  ])
  func `a key that every entry may have is a field where it means something else`(
    key: String, value: String, field: String?
  ) {
    let inference = entries(key, [value])
    #expect(!inference.log.hasErrors)
    #expect(inference.model.contains(field ?? "var \(key)") == (field != nil), "\(inference.model)")
  }

  @Test func `dates in data that would hide entries are told`() {
    let notes = entries("expires", ["\"2050-01-05\""]).notes
    #expect(notes.contains { $0.contains("'expires' in 30 of 30 of a.json") }, "\(notes)")
  }
}
