import Escaping
package import Schema

extension TemplateCompiler {
  /// Whether the first condition of a template may hold, or may not, by the types and rules of the
  /// fields that it reads; true where that is not known.
  package func may(
    hold holds: Bool, firstConditionOf name: String, context: StructureID
  ) -> Bool {
    guard let condition = firstCondition(of: name, context: context) else { return true }
    return PossibleCondition(models: environment.models).may(hold: holds, condition)
  }

  /// The first condition of a template; nil where it has none.
  func firstCondition(of name: String, context: StructureID) -> TypedExpression? {
    guard let template = templates[name] else { return nil }
    var checker = Checker(
      templates: templates, environment: environment, output: OutputKind(ofFile: name),
      language: nil)
    let nodes = WholeTemplate(template: template).page(
      context: context, present: [], by: &checker)
    for case .condition(let branches, _) in nodes.map(\.kind) { return branches.first?.condition }
    return nil
  }
}
