import Diagnostics

/// Follows all paths through a page at once.
///
/// The paths are `PageState`s. A choice lets each of them continue in every branch that its facts
/// allow; where the branches meet, paths of the same shape become one. So differences between two
/// branches inside an element cost nothing after it. Where facts had to be forgotten, a path is in
/// doubt: its mistakes are left to the check of finished pages.
struct PageWalker {
  /// How many paths are followed at once.
  static let stateLimit = 64
  /// How many bytes and tags are read, over all paths and iterations.
  static let stepLimit = 50_000_000
  /// How deeply nested parts are followed.
  static let depthLimit = 512
  /// How much is read in iterations after the first, which nested repetitions multiply.
  static let repeatedLimit = 500_000
  /// The depth of repetitions down to which a second iteration is followed.
  static let secondIterationLimit = 2

  var states = [PageState()]
  /// Reads the parts on each path.
  var reader = PageReader()
  var guards = Guards()
  var repeatedWork = RepeatedWork()
  /// How many parts were numbered.
  var parts = 0
  private var depth = 0
  /// The repetitions around the current part.
  var iterations = Iterations()
  /// What is known about all paths together at the start of the current branch or iteration.
  var context = Context()
  /// Whether a limit was reached, which is reported once.
  private var isLimited = false

  /// How much was done more than once.
  struct RepeatedWork {
    /// How many bytes and tags were read in iterations after the first.
    private var repeated = 0

    /// Whether iterations of this cost may be followed.
    mutating func mayRepeat(_ cost: Int) -> Bool {
      guard repeated + cost <= PageWalker.repeatedLimit else { return false }
      repeated += cost
      return true
    }
  }

  /// How many bytes and tags were read.
  var steps: Int { reader.steps }

  /// What is known about several paths together.
  struct Context {
    /// What is known of conditions; nil where it was not needed.
    var knowledge: Knowledge? = Knowledge()
    /// Whether possibly no page takes any of them.
    var isInDoubt = false

    init() {}

    init(of states: [PageState]) {
      knowledge = states.count == 1 ? states[0].route.knowledge : nil
      isInDoubt = states.allSatisfy(\.route.isInDoubt)
    }
  }

  /// The repetitions around a part.
  struct Iterations {
    var depth = 0
    /// The part at which the body of the innermost begins, which is the same in each iteration.
    var bodyStart = 0
    /// The branches around it.
    var guards = Guards()
  }

  /// How many branches with unknown conditions were read.
  var unknownBranches = 0

  /// Follows parts one after another.
  mutating func walk(_ parts: [HTMLPart]) {
    depth += 1
    defer { depth -= 1 }
    for part in parts {
      guard !isLimited, depth <= Self.depthLimit, steps <= Self.stepLimit,
        states.count <= Self.stateLimit
      else { return limit(at: part.span) }
      walk(part)
    }
  }

  private mutating func walk(_ part: HTMLPart) {
    switch part.kind {
    case .text(let text):
      parts += 1
      let reading = TextReading(text: text, span: part.span, part: parts, guards: guards)
      each { reader, state in reader.read(reading, in: &state) }
    case .value: read(.anything, at: part.span)
    case .oneOf(let texts): read(.oneOf(texts), at: part.span)
    case .address(let target): read(.address(target), at: part.span)
    case .example(let text): read(.example(text), at: part.span)
    case .side(let side): read(.side(side), at: part.span)
    case .fragment(let fragment):
      each { reader, state in reader.read(fragment, at: part.span, in: &state) }
    case .choice(let branches): choose(branches)
    case .repetition(let repetition): repeatIterations(repetition)
    }
  }

  private mutating func read(_ value: PrintedValue, at span: Span) {
    each { reader, state in reader.readValue(value, at: span, in: &state) }
  }

  /// Runs `body` on every path.
  private mutating func each(_ body: (inout PageReader, inout PageState) -> Void) {
    var followed = states
    states = []
    for index in followed.indices {
      reader.record.findings.isInDoubt = followed[index].route.isInDoubt
      body(&reader, &followed[index])
    }
    reader.record.findings.isInDoubt = false
    states = followed
    if let place = reader.limitPlace { limit(at: place) }
    guard states.count > 1 else { return }
    reader.count(states.count * states.count)
    states = PageWalker.merged(states)
    settle()
  }

  /// Reports that not all of the page can be checked, and stops.
  mutating func limit(at span: Span) {
    guard !isLimited else { return }
    isLimited = true
    reader.record.findings.isInDoubt = false
    reader.record.findings.leaveToPages()
    reader.record.findings.report(.tooManyWays(limit: Self.stateLimit, at: span))
    states = Array(states.prefix(1))
  }

  var hasReachedLimit: Bool { isLimited }

  /// The paths with those of one shape joined.
  static func merged(_ states: [PageState]) -> [PageState] {
    var result: [PageState] = []
    for state in states {
      if let index = result.firstIndex(where: { $0.hasShape(of: state) }) {
        result[index].join(state)
      } else {
        result.append(state)
      }
    }
    return result
  }

  // MARK: Choices

  private mutating func choose(_ branches: [HTMLBranch]) {
    parts += 1
    let choice = parts
    shareAttributes()
    let start = states
    let (outerGuards, outerContext) = (guards, context)
    var ends: [PageState] = []
    for (index, branch) in branches.enumerated() {
      let entering = entered(by: start, branch)
      guard !entering.isEmpty else { continue }
      guards.enter(branch, Guards.Branch(choice: choice, branch: index))
      context = Context(of: entering)
      states = entering
      walk(branch.parts)
      reader.count((ends.count + states.count) * states.count)
      ends = PageWalker.merged(ends + states)
      guards = outerGuards
    }
    context = outerContext
    states = ends.isEmpty ? start : PageWalker.settled(ends, from: start)
    settle()
  }

  /// Lets the paths that separate here share the attributes of the tag that is read.
  mutating func shareAttributes() {
    for index in states.indices { states[index].lexer.tag?.attributes.share() }
  }

  /// The paths that continue in a branch.
  mutating func entered(by start: [PageState], _ branch: HTMLBranch?) -> [PageState] {
    if let branch {
      reader.count(start.count * branch.cases.reduce(1) { $0 + $1.count } / 8)
      if case .unknown = branch.condition { unknownBranches += 1 }
    }
    return PageWalker.entered(by: start, branch, choice: parts)
  }

  /// Takes over what is known about all paths where they have become one.
  mutating func settle() {
    guard states.count == 1 else { return }
    states[0].route.isInDoubt = context.isInDoubt
    if let knowledge = context.knowledge { states[0].route.knowledge = knowledge }
  }
}
