import Diagnostics
import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// How fast documents are read: 25 MB of JSON, and 10,000 front matters of 1.6 KB.

/// The processor time of this thread, in seconds: other work on the machine hardly shows in it.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Runs a piece of work ten times and prints the shortest time; an argument names what to run.
func measure(_ name: String, bytes: Int, count: Int, _ work: () -> Int) {
  let filter = CommandLine.arguments.dropFirst().first
  guard filter.map({ name.contains($0) }) ?? true else { return }
  var best = 1000.0
  var result = 0
  for _ in 0..<10 {
    let start = processorTime()
    result &+= work()
    best = min(best, processorTime() - start)
  }
  func rounded(_ number: Double) -> Double { Double(Int(number * 100 + 0.5)) / 100 }
  print(
    "\(name): \(rounded(best * 1000)) ms, \(rounded(Double(bytes) / best / 1e6)) MB/s,",
    "\(rounded(best / Double(count) * 1e6)) µs each", result == 0 ? "(nothing read)" : "")
}

/// A source of its own map.
func source(_ text: String) -> Source {
  var sources = SourceMap()
  return sources.add(path: "benchmark", text: text)
}

func json(_ count: Int, text: String) -> String {
  let records = (0..<count).map { number in
    """
      {
        "id": \(number),
        "title": "\(text) \(number)",
        "body": "Bake for 40 minutes at 180 °C.\\nServe warm, with cream or without.",
        "rating": 4.\(number % 10),
        "isDraft": false,
        "author": { "name": "Maria", "email": "maria@example.org" },
        "tags": ["sweet", "apple", "autumn", "oven"]
      }
    """
  }
  return "[\n" + records.joined(separator: ",\n") + "\n]\n"
}

/// Measures one JSON text: its characters alone, and as a document.
func measureJSON(_ name: String, _ text: @autoclosure () -> String) {
  let filter = CommandLine.arguments.dropFirst().first
  guard filter.map({ name.contains($0) }) ?? true else { return }
  let source = source(text())
  measure("\(name): characters", bytes: source.bytes.count, count: 75_000) {
    var log = DiagnosticLog()
    return source.checkText(in: 0..<source.bytes.count, .json, log: &log) ? 1 : 0
  }
  measure("\(name): document", bytes: source.bytes.count, count: 75_000) {
    var log = DiagnosticLog()
    return DocumentTree(json: source, log: &log).nodes.count
  }
}

measureJSON("JSON, ASCII", json(75_000, text: "Apple pie"))
measureJSON("JSON, other letters", json(75_000, text: "Äpfel im Schlafrock, 日本のりんご"))
measureJSON(
  "JSON, without spaces",
  json(75_000, text: "Apple pie").split(separator: "\n").map { $0.drop { $0 == " " } }.joined())

let paragraph = "Peel the apples, cut them into slices, and put them into a pan with the sugar."
let frontMatter =
  """
  ---
  title: Apple pie with cream
  slug: apple-pie
  date: 2021-03-11
  draft: false
  description: "\(paragraph) \(paragraph)"
  author: Maria Example
  servings: 8
  prepTime: 40 min
  cookTime: 1 h 10 min
  rating: 4.7
  tags: [sweet, apple, autumn, oven]
  image: images/apple-pie.jpg
  ingredients:
    - 1 kg of apples
    - 250 g of flour
    - 125 g of butter
    - 100 g of sugar
    - 2 eggs
    - 1 tsp of cinnamon
  steps:
    - title: The dough
      text: \(paragraph)
    - title: The apples
      text: \(paragraph)
    - title: The oven
      text: \(paragraph)
  nutrition:
    calories: 320
    fat: 12 g
    carbohydrates: 48 g
  notes: '\(paragraph) \(paragraph)'
  source: \(paragraph) \(paragraph)
  history: \(paragraph) \(paragraph)
  equipment: [pan, oven, knife, bowl, scales, rolling pin, baking paper, whisk]
  related: [apple-cake, pear-pie, cherry-pie, plum-cake]
  language: en
  keywords: pie, apple, cake, dessert, sweet
  ---
  Text.

  """
let matter = source(frontMatter)
measure("front matter", bytes: matter.bytes.count * 10_000, count: 10_000) {
  var nodes = 0
  for _ in 0..<10_000 {
    var log = DiagnosticLog()
    nodes &+= FrontMatter(matter, log: &log).tree.nodes.count
  }
  return nodes
}
print("front matter of \(matter.bytes.count) bytes")
