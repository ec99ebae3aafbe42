import Escaping
import Languages

/// Measures the escapers and writers of values, the hot spots of rendering:
/// `sh Benchmarks/modules.sh EscapingBenchmark`.
@main
enum EscapingBenchmark {
  static func main() {
    let prose = Array(
      String(repeating: "A long walk through the hills, and then some tea. ", count: 2000).utf8)
    let marked = Array(
      String(repeating: "Salt & pepper <to taste>, \"or not\". ", count: 2000).utf8)
    let titles = (0..<2000).map { Array("Recipe \($0) of the house & kitchen".utf8) }
    measure("html, 100 KB of prose", bytes: prose.count) {
      Escaper.append(prose.span, to: &$0, using: .html)
    }
    measure("html, 72 KB with a reference every 9 bytes", bytes: marked.count) {
      Escaper.append(marked.span, to: &$0, using: .html)
    }
    for (name, escaper) in [("html", Escaper.html), ("url", .url), ("scriptJSON", .scriptJSON)] {
      measure("\(name), 2,000 titles of 35 bytes", bytes: titles.reduce(0) { $0 + $1.count }) {
        for title in titles { Escaper.append(title.span, to: &$0, using: escaper) }
      }
    }
    measure("verbatim, 100 KB", bytes: prose.count) {
      Escaper.append(prose.span, to: &$0, using: .verbatim)
    }
    let page = Array(String(repeating: page, count: 100).utf8)
    measure("contexts of \(page.count) bytes of template", bytes: page.count) { _ in
      var context = HTMLContext.start(for: .html)
      _ = context.advance(over: page[...])
    }
    measureEach("integers", count: 2000) { NumberText.append($0 * 7919, to: &$1) }
    measureEach("doubles", count: 2000) { NumberText.append(Double($0) / 8, to: &$1) }
    let english = LanguageFormat.named("en")
    if let pattern = try? DatePattern(Array("d MMMM yyyy".utf8)) {
      measureEach("dates", count: 2000) {
        DateText.append(
          seconds: Int64($0) * 86_400, offsetMinutes: 0, by: pattern, in: english, to: &$1)
      }
    }
    measureEach("durations", count: 2000) {
      let seconds = UInt32($0 * 60)
      DurationText.append(lower: seconds, upper: seconds, in: english, to: &$1)
    }
  }

  /// A piece of a template as it usually is.
  private static let page = """
    <article class="card" id="recipe">
      <h2><a href="../recipes/" title="All recipes">Recipes</a></h2>
      <p>Some words about what can be found here, and a <b>bold</b> one.</p>
      <img src="a.svg" alt="A picture" width="100" height="100" loading="lazy">
    </article>

    """

  /// Prints the throughput of a pass over so many bytes, the best of twenty.
  private static func measure(_ name: String, bytes: Int, _ pass: (inout [UInt8]) -> Void) {
    let seconds = best(pass)
    let megabytes = Int(Double(bytes) / seconds / 1e6)
    print("\(name): \(megabytes) MB/s")
  }

  /// Prints the time of one of so many calls, the best of twenty passes.
  private static func measureEach(
    _ name: String, count: Int, _ call: (Int, inout [UInt8]) -> Void
  ) {
    let seconds = best { output in for index in 0..<count { call(index, &output) } }
    print("\(name): \(Int(seconds / Double(count) * 1e9)) ns each")
  }

  private static func best(_ pass: (inout [UInt8]) -> Void) -> Double {
    var output: [UInt8] = []
    output.reserveCapacity(1 << 20)
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<20 {
      let time = clock.measure {
        for _ in 0..<20 {
          output.removeAll(keepingCapacity: true)
          pass(&output)
        }
      }
      let (seconds, attoseconds) = time.components
      best = min(best, (Double(seconds) + Double(attoseconds) / 1e18) / 20)
    }
    return best
  }
}
