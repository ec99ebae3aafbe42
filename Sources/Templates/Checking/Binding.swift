/// What a name means at a place of a template.
enum Binding: Sendable {
  case variable(Variable)
  /// A field of what the page gives.
  case global(TypedExpression)
  case loop(LoopReference)
  case macro(MacroReference)
  case module(Module)
  case caller(CallerReference)
  case field(FieldReference)
}
