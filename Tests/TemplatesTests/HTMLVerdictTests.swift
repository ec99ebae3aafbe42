import Diagnostics
import HTMLRules
import Templates
import TestSupport
import Testing

/// What the check of a template says of its HTML, beside all pages that the template can make.
struct HTMLVerdictTests {
  /// The values of a page that conditions ask for.
  private struct Values {
    var section: Bool
    var number: Int
    var items: Int
    /// Which iteration of the loop around it is.
    var iteration = 0
  }

  /// A condition, as a template has it and as it is decided.
  private indirect enum Condition {
    case section
    case items
    case equal(Int)
    case above(Int)
    case first
    case last
    case not(Condition)
    case both(Condition, Condition)
    case either(Condition, Condition)

    var text: String {
      switch self {
      case .section: "section"
      case .items: "items"
      case .equal(let number): "number == \(number)"
      case .above(let number): "number > \(number)"
      case .first: "loop.first"
      case .last: "loop.last"
      case .not(let condition): "not (\(condition.text))"
      case .both(let left, let right): "(\(left.text) and \(right.text))"
      case .either(let left, let right): "(\(left.text) or \(right.text))"
      }
    }

    func holds(_ values: Values) -> Bool {
      switch self {
      case .section: values.section
      case .items: values.items > 0
      case .equal(let number): values.number == number
      case .above(let number): values.number > number
      case .first: values.iteration == 0
      case .last: values.iteration == values.items - 1
      case .not(let condition): !condition.holds(values)
      case .both(let left, let right): left.holds(values) && right.holds(values)
      case .either(let left, let right): left.holds(values) || right.holds(values)
      }
    }

    static func random(inLoop: Bool, depth: Int = 2, _ random: inout SeededGenerator) -> Condition {
      func next() -> Condition { .random(inLoop: inLoop, depth: depth - 1, &random) }
      switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &random) {
      case 0, 1: return .section
      case 2: return .items
      case 3, 4: return .equal(Int.random(in: 1...2, using: &random))
      case 5: return .above(Int.random(in: 0...2, using: &random))
      case 6: return inLoop ? .first : .section
      case 7: return inLoop ? .last : .equal(1)
      case 8, 9: return .not(next())
      case 10: return .both(next(), next())
      default: return .either(next(), next())
      }
    }
  }

  /// A part of a template.
  private indirect enum Piece {
    case text(String)
    case chain([(Condition, [Piece])], otherwise: [Piece])
    case loop([Piece])

    var text: String {
      switch self {
      case .text(let text): return text
      case .chain(let branches, let otherwise):
        let texts = branches.map { "if \($0.0.text) %}" + $0.1.map(\.text).joined() }
        let rest = otherwise.map(\.text).joined()
        return "{% " + texts.joined(separator: "{% el") + (rest.isEmpty ? "" : "{% else %}\(rest)")
          + "{% endif %}"
      case .loop(let body):
        return "{% for x in items %}" + body.map(\.text).joined() + "{% endfor %}"
      }
    }

    func page(_ values: Values) -> String {
      switch self {
      case .text(let text): return text
      case .chain(let branches, let otherwise):
        let taken = branches.first { $0.0.holds(values) }?.1 ?? otherwise
        return taken.map { $0.page(values) }.joined()
      case .loop(let body):
        return (0..<values.items).map { iteration in
          var values = values
          values.iteration = iteration
          return body.map { $0.page(values) }.joined()
        }.joined()
      }
    }
  }

  private static let texts = [
    "x", "x", "y", "", "<p>y</p>", "<div>y</div>", "<b>x</b>", "<br>", "<b>", "</b>",
  ]

  /// Parts of a template, some conditions of which were used before.
  private static func pieces(
    depth: Int, inLoop: Bool, _ conditions: inout [Condition], _ random: inout SeededGenerator
  ) -> [Piece] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let kind = depth > 0 ? Int.random(in: 0..<6, using: &random) : 0
      if kind < 2 { return .text(texts.randomElement(using: &random) ?? "") }
      if kind == 2, !inLoop {
        // What is asked of iterations is asked in them only.
        var own = conditions
        return .loop(pieces(depth: depth - 1, inLoop: true, &own, &random))
      }
      let branches = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        var condition = Condition.random(inLoop: inLoop, &random)
        if Bool.random(using: &random), let known = conditions.randomElement(using: &random) {
          condition = known
        }
        conditions.append(condition)
        return (condition, pieces(depth: depth - 1, inLoop: inLoop, &conditions, &random))
      }
      let hasOther = Bool.random(using: &random)
      return .chain(
        branches,
        otherwise: hasOther
          ? pieces(depth: depth - 1, inLoop: inLoop, &conditions, &random) : [])
    }
  }

  /// Opens elements before some parts and closes them after these, each under the same condition.
  private static func wrap(
    _ pieces: inout [Piece], _ conditions: [Condition], _ random: inout SeededGenerator
  ) {
    for name in ["u", "s", "em"].prefix(Int.random(in: 0...3, using: &random)) {
      let condition = conditions.randomElement(using: &random) ?? .section
      let other = conditions.randomElement(using: &random) ?? .items
      let start = Int.random(in: 0...pieces.count, using: &random)
      let end = Int.random(in: start...pieces.count, using: &random)
      let (open, close) = ([Piece.text("<\(name)>")], [Piece.text("</\(name)>")])
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        pieces.insert(.chain([(condition, close)], otherwise: []), at: end)
        pieces.insert(.chain([(condition, open)], otherwise: []), at: start)
      case 1:
        pieces.insert(.chain([(condition, [])], otherwise: close), at: end)
        pieces.insert(.chain([(condition, [.text("x")])], otherwise: open), at: start)
      case 2:
        pieces.insert(.chain([(condition, []), (other, close)], otherwise: []), at: end)
        pieces.insert(.chain([(condition, []), (other, open)], otherwise: []), at: start)
      default:
        let inner = [Piece.chain([(other, close)], otherwise: [])]
        pieces.insert(.chain([(condition, inner)], otherwise: []), at: end)
        pieces.insert(.chain([(.both(condition, other), open)], otherwise: []), at: start)
      }
    }
  }

  private static func diagnostics(of page: String) -> [Diagnostic] {
    var log = DiagnosticLog()
    let bytes = Array(page.utf8)
    let span = Span(SourceID(0), 0, bytes.count)
    HTMLPage([HTMLPart(.text(HTMLStaticText(bytes)), span)], end: span).check(reportingTo: &log)
    return log.diagnostics
  }

  private static let allValues = [false, true].flatMap { section in
    (0...3).flatMap { number in
      (0...3).map { Values(section: section, number: number, items: $0) }
    }
  }

  /// The pages of a template that are wrong.
  private static func wrongPages(_ pieces: [Piece]) -> [String] {
    let pages = Set(allValues.map { values in pieces.map { $0.page(values) }.joined() })
    return pages.filter { !diagnostics(of: $0).isEmpty }.sorted()
  }

  /// What is to be right by itself: the parts that no page has, and each loop, whose iterations close
  /// what they open even where a second loop of as many iterations would do it.
  private static func separateParts(_ pieces: [Piece], _ values: [Values]) -> [[Piece]] {
    guard !values.isEmpty else { return [pieces] }
    return pieces.flatMap { piece -> [[Piece]] in
      switch piece {
      case .text: return []
      case .loop(let body):
        let iterations = values.flatMap { values in
          (0..<values.items).map {
            Values(
              section: values.section, number: values.number, items: values.items, iteration: $0)
          }
        }
        return [[piece]] + separateParts(body, iterations)
      case .chain(let branches, let otherwise):
        var rest = values
        return branches.flatMap { condition, body in
          let taken = rest.filter(condition.holds)
          rest.removeAll(where: condition.holds)
          return separateParts(body, taken)
        } + separateParts(otherwise, rest)
      }
    }
  }

  @Test(arguments: 0..<TestEffort.count(10, soak: 120))
  func `what is refused is wrong on some page, and what is accepted is right on all`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    var (refused, accepted, left) = (0, 0, 0)
    for _ in 0..<100 {
      var conditions: [Condition] = []
      var pieces = Self.pieces(depth: 2, inLoop: false, &conditions, &random)
      Self.wrap(&pieces, conditions, &random)
      let template = pieces.map(\.text).joined()
      var kitchen = Kitchen(["page.html": template])
      kitchen.checksHTML = true
      guard let program = kitchen.compile() else { continue }
      let found = kitchen.log.diagnostics.filter { $0.code.number.hasPrefix("08") }
      let wrong = Self.wrongPages(pieces)
      if !found.isEmpty {
        refused += 1
        let parts = Self.separateParts(pieces, Self.allValues)
        let isWrong = !wrong.isEmpty || parts.contains { !Self.wrongPages($0).isEmpty }
        #expect(isWrong, "\(found.map(\.message)) of \(template)")
      } else if program.html?.leavesToPages == true {
        left += 1
      } else {
        accepted += 1
        #expect(wrong.isEmpty, "\(template)")
      }
    }
    #expect(accepted + refused > 2 * left)
    #expect(accepted > 5 && refused > 5, "\(accepted) \(refused) \(left)")
  }
}
