import Content
import Importing
import Testing

/// What inference makes of content that people have written for other tools.
struct FoundMeaningTests {
  private func inferred(_ files: (String, String)...) -> ModelInference {
    ModelInference(of: files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
  }

  @Test(arguments: ["Ingredients:", "**Ingredients:**"])
  func `a label above a list is no label`(line: String) {
    let text = { (word: String) in "# \(word)\n\nTools: knife\n\n\(line)\n\n- beef\n" }
    let inference = inferred(("a/one.md", text("One")), ("a/two.md", text("Two")))
    #expect(inference.model.contains("@Labelled(\"Tools\")"), "\(inference.model)")
    #expect(!inference.model.contains("Ingredients"), "\(inference.model)")
  }

  @Test func `a section of few files after those of many is a section`() {
    let text = { (word: String) in "# \(word)\n\nIntro.\n\n## Method\n\nDo \(word).\n" }
    let inference = inferred(
      ("a/one.md", text("One")), ("a/two.md", "\(text("Two"))\n## Notes\n\nWait.\n"),
      ("a/three.md", "# Three\n\n## Before\n\nX.\n\n## Method\n\nDo.\n"))
    #expect(
      inference.model.contains("@Section(\"Notes\") var notes: Markdown?"), "\(inference.model)")
    #expect(!inference.model.contains("Before"), "\(inference.model)")
  }

  @Test(arguments: [
    ("a.json", #"[{"id":1,"weight":8},{"id":2,"weight":3}]"#, false),
    ("a/x.md", "---\ntitle: X\nweight: 3\n---\nX.\n", true),
  ])
  func `only front matter has the weight of a page`(path: String, text: String, isOrder: Bool) {
    #expect(inferred((path, text)).siteLines.contains("order: weight") == isOrder)
  }

  @Test(arguments: [
    (#"[{"id":1,"x":["-","0 cm"]},{"id":2,"x":["6 ft","203 cm"]}]"#, "var x: [String]", "-"),
    (#"[{"id":1,"x":["-"]},{"id":2,"x":["a","b"]}]"#, "@Absent(\"-\") var x: [String]", ""),
  ])
  func `the place of an element in a pair means something`(
    text: String, field: String, absent: String
  ) {
    let model = inferred(("a.json", text)).model
    #expect(model.contains("  \(field)\n"), "\(model)")
  }

  @Test(arguments: [
    ("name;x;y\nA;1.000;12,50\nB;12;3,00\nC;250;4,00\n", "'A.x' is String, because '1.000' may be"),
    ("name;x\nA;12,50\nB;1.234,99\n", "'A.x' is String, because '12,50' has a decimal comma"),
    ("name,x\nA,TRUE\nB,FALSE\n", "'x' of a.csv is no Bool: 'true' and 'false' are in lower case"),
    (
      "name,date\nA,2022-9-20\nB,2023-03-23\n", "'A.date' is String, because '2022-9-20' is no date"
    ),
    (
      "name,published\nA,false\nB,true\n",
      "'published: false' hides no entry here: write 'draft: true' in 1 of 2"
    ),
    (
      "name,Status\nA,draft\nB,draft\nC,active\n",
      "'Status: draft' hides no entry here: write 'draft: true' in 2 of 3"
    ),
    ("name,isDraft\nA,true\nB,false\n", "'isDraft: true' hides no entry here"),
    ("name,is_draft\nA,TRUE\nB,FALSE\n", "'is_draft: TRUE' hides no entry here"),
    ("name,Public\nA,No\nB,Yes\n", "'Public: No' hides no entry here: write 'draft: true' in 1"),
    ("name,post-status\nA,Auto-Draft\nB,open\n", "'post-status: Auto-Draft' hides no entry"),
    ("name,access\nA,private\nB,all\n", "'access: private' in 1 of 2 of a.csv hides no entry"),
    ("name,unlisted\nA,true\nB,false\n", "'unlisted: true' in 1 of 2 of a.csv keeps no entry out"),
    ("Name;x\nA;12\nB;\nC;1.000\n", "'A.x' is String, because '1.000' may be a whole number"),
    ("Name|x\nA|1.000\nB|2.500\nC|900\n", "'A.x' is String, because '1.000' may be a whole"),
    ("name,x\nA,1.234.567\nB,890\n", "'A.x' is String, because '1.234.567' may be a whole"),
    ("name,x\nA,1'234.50\nB,20.00\n", "'A.x' is String, because '1'234.50' has signs between"),
    ("name,x\nA,1 000\nB,20\n", "'A.x' is String, because '1 000' has signs between"),
    (
      "name;x\nA;3,50\nB;3.50\nC;4,10\n",
      "'A.x' is String, because '3,50' has a decimal comma, and '3.50' a point"
    ),
    ("name,ts\nA,1700000000\n", "'A.ts' is a number, because '1700000000' counts from 1970"),
    ("name,created_on\nA,1700000000\n", "'A.created_on' is a number, because"),
  ])
  func `texts that mean more elsewhere are named`(table: String, note: String) {
    let notes = inferred(("a.csv", table)).notes
    #expect(notes.contains { $0.hasPrefix(note) }, "\(notes)")
  }

  @Test(arguments: [
    ("name;x;y\nA;12;1,5\nB;;2\nC;1.000;3\n", "String?"),
    // Another column has decimal points, or a number cannot be a whole one.
    ("name,x,price\nA,1.000,12.50\nB,2.500,9\n", "Decimal"),
    ("name,x\nA,1.250\nB,0.750\n", "Decimal"), ("name,lat\nA,48.123\nB,16.456\n", "Double"),
    ("name,total\nA,\"5.00\"\nB,\"19.90\"\n", "Decimal"),
  ])
  func `a number that may be grouped is a text`(table: String, type: String) {
    let inference = inferred(("a.csv", table))
    let name = table.contains("lat") ? "lat" : table.contains("total") ? "total" : "x"
    #expect(inference.model.contains("var \(name): \(type)\n"), "\(inference.model)")
    #expect(!inference.notes.contains { $0.contains("quotation marks") }, "\(inference.notes)")
  }

  @Test func `prices in quotation marks are numbers, and not what an entry is called`() {
    let list = #"[{"id":1,"total":"5.00"},{"id":2,"total":"19.90"}]"#
    #expect(inferred(("orders.json", list)).model.contains("var total: Decimal\n"))
    let grouped = #"[{"id":1,"total":"5.000"},{"id":2,"total":"19.900"}]"#
    #expect(inferred(("orders.json", grouped)).model.contains("var total: String\n"))
  }

  @Test(arguments: ["$10.00 $20.00 $3.00", "10.00EUR 20.00EUR 3EUR", "1'234.50 20.00 3.00"])
  func `amounts are no keys and no addresses`(amounts: String) {
    let amounts = amounts.split(separator: " ")
    let table = "item,total\nRose,\(amounts[0])\nRose,\(amounts[1])\nX,\(amounts[2])\n"
    #expect(!inferred(("a.csv", table)).model.contains("@Key"))
    #expect(completed("a.csv", table).text.contains("\nrose-1"))
  }

  @Test func `components refer to entries of other collections`() {
    let model = inferred(
      ("d/products.json", #"[{"id":3,"name":"A"},{"id":4,"name":"B"}]"#),
      ("d/orders.json", #"[{"id":1,"items":[{"product_id":3,"n":2},{"product_id":4,"n":1}]}]"#)
    ).model
    #expect(
      model.contains("  @Named(\"product_id\") var product: Reference<Product>\n"), "\(model)")
  }

  @Test func `keys that differ in letter case are one field in a copy`() {
    let files = CompletedFiles(
      [
        ("a/x.md", "---\ntitle: X\nDate: 2026-01-01\n---\nX.\n"),
        ("a/y.md", "---\nTitle: Y\ndate: 2026-01-02\n---\nY.\n"),
        ("b/z.md", "---\nTitle: Zoo\nSlug: z\n---\nZ.\n"),
        ("b/w.md", "---\nTitle: W\nslug: w\n---\nW.\n"),
      ].map { ($0.0, Array($0.1.utf8)) })
    let texts = files.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[0].hasPrefix("---\ntitle: X\ndate: 2026-01-01\n"))
    #expect(texts[1].hasPrefix("---\ntitle: Y\ndate: 2026-01-02\n"))
    #expect(texts[2] == "---\ntitle: Zoo\nslug: z\n---\nZ.\n", "\(texts[2])")
    #expect(
      files.notes.contains {
        $0 == "keys that differ in letter case only have one spelling here: 'Date' is 'date', "
          + "'Slug' is 'slug', 'Title' is 'title'"
      }, "\(files.notes)")
  }

  @Test(arguments: [
    (#"[{"name":"A","Date":"2026-01-01"},{"name":"B","date":"2026-01-02"}]"#, true),
    (#"[{"name":"A","X":1,"x":2},{"name":"B","X":3,"x":4}]"#, false),
  ])
  func `keys of data that differ in letter case are named`(text: String, isNamed: Bool) {
    let notes = inferred(("a.json", text)).notes
    #expect(notes.contains { $0.contains("are 2 fields, because") } == isNamed, "\(notes)")
  }

  @Test(arguments: [
    (#"[{"id":1,"x":{"y":"1,299.50"}},{"id":2,"x":{"y":"12.00"}}]"#, true),
    (#"[{"id":1,"x":[{"y":"1,299.50"},{"y":"7"}]},{"id":2,"x":[{"y":"12.00"}]}]"#, true),
    (#"[{"id":1,"x":{"y":"tea"}},{"id":2,"x":{"y":"12.00 and more"}}]"#, false),
  ])
  func `texts of components that mean numbers are named`(text: String, isNamed: Bool) {
    let notes = inferred(("a.json", text)).notes
    #expect(
      notes.contains { $0.contains(".y' is String, because '1,299.50'") } == isNamed, "\(notes)")
  }

  @Test(arguments: [
    ("a.yml", "API: Interface\nREST: Transfer\n", true),
    ("a.json", #"{"a":{"x":1},"b":{"x":2}}"#, true),
    ("a.yml", "title: API\ntext: Interface\n", false), ("a/x.yml", "b: 1\nc: 2\n", false),
    ("a/x.yml", "API: A set of calls.\nCSS: Styles.\nHTML: Markup.\n", true),
    ("a/x.json", #"{"AT":{"x":1},"SK":{"x":2}}"#, true),
  ])
  func `a file whose keys may be entries is named`(path: String, text: String, isNamed: Bool) {
    let notes = inferred((path, text)).notes
    #expect(
      notes.contains { $0.contains("if these are entries, write a list") } == isNamed, "\(notes)")
  }

  @Test func `several labels in a line are a text`() {
    let text = { (word: String) in "# \(word)\n\n**Serves:** 4 | **Time:** 10 min\n\nX.\n" }
    let model = inferred(("a/one.md", text("One")), ("a/two.md", text("Two"))).model
    #expect(!model.contains("@Labelled"), "\(model)")
  }

  @Test(arguments: [
    "name,x\nA,1.5\nB,2\n", "name,date\nA,2022-09-20\n", "name,status\nA,active\nB,sold\n",
    "name,x\nA,true\nB,false\n", "name,x\nA,\"Bread, dark\"\nB,Rye\n",
  ])
  func `texts that mean what they say are not`(table: String) {
    #expect(inferred(("a.csv", table)).notes == [])
  }

  @Test func `a key that begins with a digit is its own label`() {
    let model = inferred(("a.csv", "name,2nd\nA,x\nB,y\n")).model
    #expect(model.contains("  /// 2nd\n  @Named(\"2nd\") var value2nd: String\n"), "\(model)")
  }

  @Test(arguments: [
    ("movies", "Movie"), ("cookies", "Cookie"), ("categories", "Category"), ("genesis", "Genesis"),
    ("series", "Series"), ("pies", "Pie"), ("dishes", "Dish"),
  ])
  func `a model is called like one of its entries`(file: String, name: String) {
    #expect(inferred(("\(file).csv", "name\nA\n")).model.contains("struct \(name): Entry"))
  }

  // MARK: Copies

  private func completed(_ path: String, _ text: String) -> (text: String, notes: [String]) {
    let files = CompletedFiles([(path, Array(text.utf8))])
    return (String(decoding: files.files[0].bytes, as: UTF8.self), files.notes)
  }

  @Test(arguments: [
    (
      "v.json",
      #"[{"book":"Gen","n":1,"c":1,"v":1},{"book":"Gen","n":1,"c":1,"v":2},{"book":"Ex","n":2,"c":1,"v":1}]"#,
      #"[{"slug": "gen-1", "book":"Gen","n":1,"c":1,"v":1},{"slug": "gen-2", "book":"Gen","n":1,"c":1,"v":2},{"slug": "ex-1", "book":"Ex","n":2,"c":1,"v":1}]"#
    ),
    (
      "v.yaml",
      "- title: Same\n  on: 2022-9-20\n- title: Same\n  on: 2022-10-2\n- title: Other\n  on: 2022-10-2\n",
      "- slug: \"same-2022-09-20\"\n  title: Same\n  on: \"2022-09-20\"\n- slug: \"same-2022-10-02\"\n"
        + "  title: Same\n  on: \"2022-10-02\"\n- slug: \"other-2022-10-02\"\n  title: Other\n"
        + "  on: \"2022-10-02\"\n"
    ),
    (
      "v.csv", "b;v;t\n\"Gen\";1;\"a\nb\"\nGen;2;c\nEx;1;c\n",
      "slug;b;v;t\ngen-1;\"Gen\";1;\"a\nb\"\ngen-2;Gen;2;c\nex-1;Ex;1;c\n"
    ),
  ])
  func `entries that nothing distinguishes get slugs`(path: String, text: String, new: String) {
    let made = completed(path, text)
    #expect(made.text == new)
    #expect(made.notes.contains { $0.contains("because no field names them") })
  }

  @Test(arguments: [
    ("v.json", #"[{"id":1,"t":"a"},{"id":2,"t":"a"}]"#), ("v.csv", "name,x\nA,1\nB,1\n"),
    ("v.json", #"[{"slug":"a","t":"x"},{"slug":"b","t":"x"}]"#),
    ("v.json", #"[{"t":"a"},{"t":"a"}]"#),
    (
      "v.yml",
      "one:\n  - &a { t: x, d: 1 }\n  - { t: x, d: 2 }\n  - { t: y, d: 2 }\ntwo:\n  - *a\n"
        + "  - { t: x, d: 3 }\n  - { t: z, d: 3 }\n"
    ),
  ])
  func `other entries stay as they are`(path: String, text: String) {
    #expect(completed(path, text).text == text)
  }

  @Test func `an entry in several lists gets one slug in place of a bad one`() {
    let text = { (slug: String) in
      "one:\n  - &a { slug: \(slug), t: x }\n  - { slug: b, t: y }\n"
        + "two:\n  - *a\n  - { slug: c, t: z }\n"
    }
    #expect(completed("v.yml", text("'1 bad!'")).text == text("\"1-bad\""))
  }

  @Test(arguments: [
    ("status: pending", "status: pending"), ("status: draft", "draft: true"),
    ("isDraft: true", "draft: true"),
    ("publish: false", "draft: true"), ("visibility: private", "draft: true"),
    ("status: active", "status: active"), ("hidden: false", "hidden: false"),
  ])
  func `what other tools hide is a draft in a copy`(line: String, new: String) {
    let text = { (line: String) in "---\ntitle: A\n\(line)\n---\nText.\n" }
    #expect(completed("a/x.md", text(line)).text == text(new))
  }

  @Test(arguments: [
    ("---\ntitle: A b\n---\n# A b\n\nText.\n", "---\ntitle: A b\n---\nText.\n"),
    ("---\ntitle: A\n---\n# B\n\nText.\n", "---\ntitle: A\n---\n# B\n\nText.\n"),
    ("---\ntitle: A\n---\n# A\n\n[up](#a)\n", "---\ntitle: A\n---\n# A\n\n[up](#a)\n"),
  ])
  func `a heading that repeats the title goes`(text: String, new: String) {
    #expect(completed("a/x.md", text).text == new)
  }
}
