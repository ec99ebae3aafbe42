import Diagnostics

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

extension Binding {
  /// Whether a tag of a template that comes with Apus binds the name.
  func isBound(byThemeIn templates: TemplateSet) -> Bool {
    switch self {
    case .variable(let variable):
      variable.declaration.map { templates.isBuiltIn($0.source) } ?? false
    case .macro(let macro): templates.isBuiltIn(named: macro.template)
    case .global, .loop, .module, .caller, .field: false
    }
  }
}
