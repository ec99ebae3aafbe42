import Tables

/// What binding has to know about a structure.
struct StructurePlan: Sendable {
  /// The range of its fields in `BindingPlan.fields`.
  let fields: Range<TableIndex<FieldPlan>>
  let slotCount: Int
  let isEntry: Bool
  /// Its key.
  let key: FieldIndex?
  /// The field that holds its slug.
  let slug: FieldIndex?
  /// The only required field besides the key.
  let soleField: FieldIndex?
  /// Its only list, where nothing else is required: a sequence may then stand for
  /// the whole component, so that a component can stand for the lists of a list.
  let soleList: FieldIndex?
  /// The field that takes all of the text of Markdown files.
  let wholeText: FieldIndex?
  /// Whether a field is in the text of Markdown files.
  let isInMarkdown: Bool
  /// Whether the components of one of its lists are numbered.
  let hasNumberedLists: Bool
  /// Whether one of its fields is an amount of money.
  let hasMoney: Bool

  /// Where the plan of a field is in `BindingPlan.fields`.
  func plan(of field: FieldIndex) -> TableIndex<FieldPlan> { fields.lowerBound + field.position }

  /// The field whose plan is there.
  func field(at plan: TableIndex<FieldPlan>) -> FieldIndex {
    FieldIndex(fields.lowerBound.distance(to: plan))
  }
}
