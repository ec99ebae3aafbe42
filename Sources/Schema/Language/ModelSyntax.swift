import Diagnostics

/// A name in a model file, with its place.
struct ModelName {
  let text: String
  let span: Span
}

/// A `struct` as written.
struct StructSyntax {
  let name: ModelName
  /// `Entry`, `Component`, or nil where no protocol is written.
  let kind: ModelName?
  var fields: [FieldSyntax] = []
  /// Uncertain where something inside could not be read.
  var certainty = Certainty.certain
  /// From the first word to the last brace.
  var whole: Span
  let documentation: String
}

/// An `enum` as written.
struct EnumSyntax {
  /// A case as written.
  struct Case {
    let name: ModelName
    let text: String?
    let documentation: String
  }

  let name: ModelName
  var cases: [Case] = []
  /// Uncertain where something inside could not be read.
  var certainty = Certainty.certain
  /// From the first word to the last brace.
  var whole: Span
  let documentation: String
}

/// A `var` or `let` as written.
struct FieldSyntax {
  let attributes: [AttributeSyntax]
  let isConstant: Bool
  let name: ModelName
  let type: TypeSyntax
  let defaultValue: LiteralSyntax?
  let documentation: String
}

/// A type as written.
indirect enum TypeSyntax {
  /// A name, with the types between `<` and `>`.
  case named(ModelName, arguments: [TypeSyntax], span: Span)
  case optional(TypeSyntax, span: Span)
  case list(TypeSyntax, span: Span)

  var span: Span {
    switch self {
    case .named(_, _, let span), .optional(_, let span), .list(_, let span): span
    }
  }
}

/// A literal as written.
struct LiteralSyntax {
  enum Value: Equatable {
    case string(String)
    /// A number as written, its minus sign included.
    case number(String)
    case bool(Bool)
    /// `.name`.
    case member(String)
    case emptyList
    case none
  }

  let value: Value
  let span: Span
}

/// An attribute as written.
struct AttributeSyntax {
  /// What is between its parentheses.
  enum Argument {
    case literal(LiteralSyntax)
    case range(RangeSyntax)
    /// `\Photo.album`.
    case keyPath(root: ModelName, member: ModelName)

    var span: Span {
      switch self {
      case .literal(let literal): literal.span
      case .range(let range): range.span
      case .keyPath(let root, let member): root.span.through(member.span)
      }
    }
  }

  let name: ModelName
  /// Nil where no parentheses are written.
  let arguments: [Argument]?
  /// From the `@` to the end of the arguments.
  let span: Span
}

/// A range as written.
struct RangeSyntax {
  let lower: LiteralSyntax?
  let upper: LiteralSyntax?
  let isClosed: Bool
  let span: Span
}

/// What a model file declares.
struct ModelFileSyntax {
  var structs: [StructSyntax] = []
  var enums: [EnumSyntax] = []
  /// Uncertain where text could not be read as a declaration, and may have been one.
  var certainty = Certainty.certain
}

extension TypeSyntax {
  /// The type as the model writes it, for advice.
  var text: String {
    switch self {
    case .named(let name, let arguments, _):
      arguments.isEmpty
        ? name.text : "\(name.text)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let inner, _): inner.text + "?"
    case .list(let inner, _): "[\(inner.text)]"
    }
  }
}
