import Diagnostics
import Schema

/// An expression whose type is known and whose names are resolved.
struct TypedExpression: Sendable {
  /// What an expression is.
  indirect enum Kind: Sendable {
    case none
    case bool(Bool)
    case int(Int)
    case double(FloatLiteral)
    case text([UInt8])
    /// The date of the build, or none.
    case now
    /// The case of a choice at this index.
    case choiceCase(Int)
    /// A date, duration or decimal number that is a literal.
    case literal(ScalarLiteral)
    case variable(VariableID)
    /// The field in this slot of a record; none where the record is none.
    case field(TypedExpression, slot: FieldSlot)
    /// The page of a record.
    case page(TypedExpression)
    /// A member of the loop around.
    case loop(LoopID, LoopMember)
    case unary(UnaryOperation, TypedExpression)
    case binary(BinaryOperation, TypedExpression, TypedExpression)
    case many(ManyOperation, [TypedExpression])
    /// The text of a case of a choice.
    case choiceText(TypedExpression, ChoiceID)
    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    case not(TypedExpression)
    case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    /// The first value unless it is none; with `testsTruth`, unless it is false, empty or zero.
    case fallback(TypedExpression, TypedExpression, testsTruth: Bool)
    case list([TypedExpression])
    case record(StructureID, [TypedExpression])
    case comprehension(Comprehension)
    /// What parts of a template print, as markup or as plain text.
    case capture([TypedNode], asText: Bool)
    /// A value as JSON.
    case json(TypedExpression)
    /// The result of a function of the host.
    case host(function: HostFunctionIndex, name: HostNameIndex, value: TypedExpression?)
    /// A text of the interface, by its place in `ProgramTables.messages`.
    case message(MessageUseIndex, [TypedExpression])
    /// An expression and what has to be done before it.
    case sequence([TypedNode], TypedExpression)
    case invalid
  }

  let kind: Kind
  var type: Type
  let span: Span
  /// The path about which conditions can prove something.
  var path: Path?
  /// Whether it is certainly a list with an element, or a text with a character.
  var isNonEmpty = false
  /// For a variable that is a list, what is known of each element, said of `anyElement`.
  var elements = Facts()
  /// The words that it can be, or that its elements can be, where these are known.
  var words: KnownWords?
  /// For a truth value that the type of a value decides, what was asked whether it is there.
  var asked: Asked?
  /// For a truth value, whether it follows from a value that is certainly none: what requires the
  /// opposite is never shown, and not checked.
  var followsFromNone = false

  init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  /// The placeholder for an expression that was reported.
  static func invalid(_ span: Span) -> TypedExpression {
    TypedExpression(.invalid, .invalid, span)
  }

  /// Whether it was reported.
  var isInvalid: Bool { type == .invalid }

  /// Whether it is a literal, so that it can replace its name.
  var isLiteral: Bool {
    switch kind {
    case .none, .bool, .int, .double, .text: true
    default: false
    }
  }
}

/// A value of which a condition asks whether it is there.
final class Asked: Sendable {
  let value: TypedExpression

  init(_ value: TypedExpression) { self.value = value }
}

/// A list made from another: the value of `element` for each element that satisfies `condition`.
struct Comprehension: Sendable {
  let variable: VariableID
  let list: TypedExpression
  let condition: TypedExpression?
  let element: TypedExpression
}

/// The members of `loop`.
enum LoopMember: String, Sendable, BitwiseCopyable, CaseIterable {
  case index, index0, revindex, revindex0, first, last, length, previtem, nextitem
}

extension TypedExpression {
  /// The same value where a name for it is read, with what is known of it.
  func read(at span: Span) -> TypedExpression {
    var value = TypedExpression(kind, type, span)
    value.path = path
    value.isNonEmpty = isNonEmpty
    value.elements = elements
    value.words = words
    return value
  }

  /// The same value, of which these words are known.
  func saying(_ words: KnownWords?) -> TypedExpression {
    var value = self
    value.words = words
    return value
  }
}

/// A part of a template whose expressions are typed.
struct TypedNode: Sendable {
  /// What a part is.
  indirect enum Kind: Sendable {
    case text([UInt8])
    /// The path to a value, written between single braces that begin the text behind it.
    case braced(String)
    /// What the text behind it begins with, if it is suspect there.
    case suspect(SuspectText)
    case print(TypedExpression)
    /// What would be printed where it is not known, because of a mistake that is reported.
    case unknown
    case condition([TypedBranch], otherwise: [TypedNode])
    case loop(TypedLoop)
    case assign(VariableID, TypedExpression)
    /// Changes a field of a `namespace`.
    case assignField(TypedExpression, slot: FieldSlot, TypedExpression)
    /// Parts with local variables.
    case scope([TypedNode])
    /// Parts that may be recursive.
    case call(TypedCall)
  }

  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// A condition and the parts that are shown when it holds.
struct TypedBranch: Sendable {
  let condition: TypedExpression
  var body: [TypedNode]
}

/// A loop over the elements of a list.
struct TypedLoop: Sendable {
  let id: LoopID
  let variable: VariableID
  let list: TypedExpression
  /// Whether the loop is asked for the elements before and after the current one.
  let showsNeighbours: Bool
  /// Variables that keep their value from iteration to iteration.
  let state: [VariableID]
  let body: [TypedNode]
  let otherwise: [TypedNode]
}

/// The identity of a routine of a page's template.
package struct RoutineID: Hashable, Sendable {
  let index: Int
}

/// Recursive parts: the iterations of a recursive loop, or the body of a macro that calls itself.
struct TypedRoutine: Sendable {
  /// The variables that each call sets.
  let parameters: [VariableID]
  let body: [TypedNode]
}

/// A call of a routine.
struct TypedCall: Sendable {
  let routine: RoutineID
  let arguments: [TypedExpression]
  /// The definition of the routine, at its outermost call.
  let definition: TypedRoutine?
}
