// Measures Markdown: that no shape of text takes more than linear time, and how its whole way,
// from bytes to HTML with checks and places, compares with libcmark alone.
//
//   sh Benchmarks/modules.sh MarkdownBenchmark                  the shapes
//   .build-bench/release/MarkdownBenchmark ../shared/data/…     the comparison, on these files
//   APUS_BENCHMARK_ONLY=whole … ../shared/data/…                one side of it, for a profiler

import CCmark
import Diagnostics
import Glibc
import Markdown

/// Parses a text with everything on and writes it as HTML; the number of bytes written.
func read(_ source: Source) -> Int {
  var options = MarkdownOptions()
  options.typography = Typography(language: "en")
  return read(source, options)
}

func read(_ source: Source, _ options: MarkdownOptions) -> Int {
  var log = DiagnosticLog()
  let document = MarkdownDocument(parsing: source, options: options, log: &log)
  var output: [UInt8] = []
  output.reserveCapacity(source.bytes.count * 3 / 2)
  var anchors = AnchorSet()
  let html = MarkdownPart(document).appendHTML(to: &output, anchors: &anchors)
  return output.count + html.holes.count
}

/// The HTML that libcmark makes of a text, by its plainest call; the number of bytes.
func readPlainly(_ source: Source) -> Int {
  unsafe source.bytes.withUnsafeBufferPointer { bytes in
    unsafe bytes.withMemoryRebound(to: CChar.self) { text in
      guard let html = unsafe cmark_markdown_to_html(text.baseAddress, text.count, 0) else {
        return 0
      }
      defer { unsafe free(html) }
      return Int(unsafe strlen(html))
    }
  }
}

/// The processor time of this thread, in seconds: other work on the machine hardly shows in it.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The shortest processor time of some runs.
func time(runs: Int = 3, _ body: () -> Int) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = processorTime()
    precondition(body() >= 0)
    best = min(best, processorTime() - start)
  }
  return best
}

func source(_ text: String) -> Source {
  Source(id: SourceID(0), path: "text.md", bytes: Array(text.utf8))
}

/// A column of a table: a text filled up with blanks.
func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

/// Tries each shape at two sizes; whether all were linear.
func tryShapes() -> Bool {
  var isLinear = true
  print(
    column("shape", 44) + column("bytes", 10) + column("ms", 10) + column("ns/byte", 10) + "ratio")
  let repeats = unsafe getenv("APUS_BENCHMARK_REPEATS").flatMap { unsafe Int(String(cString: $0)) }
  for shape in Shape.all {
    let small = source(shape.text(repeats ?? 50_000))
    let large = source(shape.text((repeats ?? 50_000) * 4))
    let first = time { read(small) }
    let second = time { read(large) }
    let growth = Double(large.bytes.count) / Double(small.bytes.count)
    let ratio = second / first / growth
    // Texts that outgrow the caches and the memory at hand cost a few times more a byte; a time
    // that grows with the square costs four times more, and soon thousands of nanoseconds.
    let perByte = second * 1e9 / Double(large.bytes.count)
    let isFault = ratio > 2.5 && perByte > 250 || perByte > 2500
    if isFault { isLinear = false }
    print(
      column(shape.name, 44) + column("\(large.bytes.count)", 10)
        + column(rounded(second * 1000), 10)
        + column(rounded(perByte), 10) + rounded(ratio)
        + (isFault ? "  NOT LINEAR" : ""))
  }
  return isLinear
}

/// The ways a text is read that are compared.
enum Way: String, CaseIterable {
  case plain
  case whole
  case typography
  case commonMark

  func read(_ source: Source) -> Int {
    switch self {
    case .plain: readPlainly(source)
    case .whole: MarkdownBenchmark.read(source, MarkdownOptions())
    case .typography: MarkdownBenchmark.read(source)
    case .commonMark: MarkdownBenchmark.read(source, .commonMark)
    }
  }
}

/// Compares the whole way with libcmark alone on the same files: turn by turn, so that whatever
/// else the machine does meets all of them, and by the shortest time of each.
func compare(_ sources: [Source]) {
  let size = Double(sources.reduce(0) { $0 + $1.bytes.count })
  var best = Way.allCases.map { _ in Double.infinity }
  for _ in 0..<15 {
    for (index, way) in Way.allCases.enumerated() {
      best[index] = min(
        best[index], time(runs: 1) { sources.reduce(0) { $0 + way.read($1) } })
    }
  }
  print("\n\(sources.count) files, \(Int(size)) bytes")
  for (index, way) in Way.allCases.enumerated() {
    print(
      column(way.rawValue, 16) + column("\(rounded(size / best[index] / 1e6)) MB/s", 16)
        + rounded(best[index] / best[0]))
  }
}

/// Reads the files over and over in one way alone.
func profile(_ sources: [Source], _ name: String) {
  guard let way = Way(rawValue: name) else { return }
  for _ in 0..<20 { precondition(sources.reduce(0) { $0 + way.read($1) } > 0) }
}

func file(_ path: String) -> Source? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&chunk, 1, chunk.count, file)
    guard count > 0 else {
      return Source(id: SourceID(0), path: path, bytes: withoutFrontMatter(bytes))
    }
    bytes += chunk[..<count]
  }
}

func withoutFrontMatter(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.starts(with: "---\n".utf8) else { return bytes }
  let end = bytes.indices.dropFirst(3).first { bytes[$0...].starts(with: "\n---\n".utf8) }
  return end.map { Array(bytes[($0 + 5)...]) } ?? bytes
}

let sources = CommandLine.arguments.dropFirst().compactMap(file)
let only = unsafe getenv("APUS_BENCHMARK_ONLY").map { unsafe String(cString: $0) }
if let only {
  profile(sources, only)
} else if !sources.isEmpty {
  compare(sources)
} else if !tryShapes() {
  exit(1)
}
