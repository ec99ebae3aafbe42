import Tables

/// What the static text of a program says about the anchors, addresses and data of its pages.
///
/// It is computed once for all pages, so that pages need not be scanned.
struct ProgramNotes: Sendable {
  /// Empty notes.
  static let none = ProgramNotes(events: [], starts: [])

  private let events: [NoteEvent]
  /// Where the events of each instruction begin in `events`.
  private let starts: [UInt32]

  private init(events: [NoteEvent], starts: [UInt32]) {
    self.events = events
    self.starts = starts
  }

  /// Follows all paths through a program; nil where the states at an instruction differ between
  /// paths, or where a value is printed at a place that needs a scan of the page.
  init?(
    _ instructions: [Instruction], literals: [UInt8], routines: [ProgramCode.Routine]
  ) {
    var walk = ProgramWalk(instructions, literals: literals, routines: routines)
    guard walk.reachesAll() else { return nil }
    var events: [NoteEvent] = []
    starts =
      walk.events.map { own in
        events += own
        return UInt32(events.count - own.count)
      } + [UInt32(events.count)]
    self.events = events
  }

  /// Notes the events of the static text of an instruction, which is written at an offset of the page.
  func add(eventsOf instruction: Int, to notes: inout PageNotes, at start: Int) {
    for index in Int(starts[instruction])..<Int(starts[instruction + 1]) {
      notes.add(events[index], at: start)
    }
  }

  /// Whether the static text of an instruction has events.
  @inline(__always)
  func hasEvents(_ instruction: Int) -> Bool { starts[instruction] != starts[instruction + 1] }
}

/// Follows the static text of a program from instruction to instruction.
private struct ProgramWalk {
  private let instructions: [Instruction]
  private let literals: [UInt8]
  private let routines: [ProgramCode.Routine]
  private(set) var events: [[NoteEvent]]

  /// The state before each instruction.
  private var places: [Place?]
  private var pending: [Int] = []

  private struct Place: Equatable {
    var scanner = NoteScanner()
    /// How many texts are being captured: these are not part of the page where they are written.
    var captures = 0

    func joined(with other: Place) -> Place? {
      guard captures == other.captures, let scanner = scanner.joined(with: other.scanner) else {
        return nil
      }
      return Place(scanner: scanner, captures: captures)
    }
  }

  init(_ instructions: [Instruction], literals: [UInt8], routines: [ProgramCode.Routine]) {
    self.instructions = instructions
    self.literals = literals
    self.routines = routines
    events = Array(repeating: [], count: instructions.count)
    places = Array(repeating: nil, count: instructions.count)
  }

  /// Follows all paths; false where their states differ.
  mutating func reachesAll() -> Bool {
    guard enter(0, Place()) else { return false }
    while let position = pending.popLast() {
      guard let place = places[position], pass(position, place) else { return false }
    }
    return true
  }

  /// Continues at an instruction.
  private mutating func enter(_ position: Int, _ place: Place) -> Bool {
    guard let known = places[position] else {
      places[position] = place
      pending.append(position)
      return true
    }
    guard let joined = known.joined(with: place) else { return false }
    if joined != known {
      places[position] = joined
      pending.append(position)
    }
    return true
  }

  private mutating func pass(_ position: Int, _ place: Place) -> Bool {
    var place = place
    switch instructions[position] {
    case .literal(let start, let count):
      guard place.captures == 0 else { break }
      let range = Int(start)..<Int(start) + Int(count)
      guard let found = place.scanner.read(literals.span.extracting(range)) else { return false }
      events[position] = found
    case .print, .printField:
      guard place.captures > 0 || place.scanner.mayPrint else { return false }
    case .beginCapture: place.captures += 1
    case .endCapture: place.captures -= 1
    case .jump(let target): return enter(target.position, place)
    case .jumpIfFalse(_, let target), .jumpIfTrue(_, let target), .jumpIfNone(_, let target),
      .jumpIfPresent(_, let target), .loop(_, let target), .next(_, let target),
      .count(_, let target), .nextNumber(_, let target):
      guard enter(target.position, place) else { return false }
    case .call(let routine, _, let next):
      guard place == Place() else { return false }
      return enter(routines[routine.index].start.position, place)
        && enter(next.position, place)
    case .leave: return place == Place()
    case .end: return place == Place()
    case .constant, .copy, .field, .setField, .page, .unary, .binary, .many, .not, .choiceText,
      .record, .host, .message, .json, .loopMember, .beginList, .append, .endList:
      break
    }
    return enter(position + 1, place)
  }
}
