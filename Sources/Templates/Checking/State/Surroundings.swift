/// Where in the page's template the checker is: what is seen there, what is in use, what is shown.
struct Surroundings: Sendable {
  /// What names mean.
  var scopes = ScopeStack<Binding>()
  /// The template with its layouts, and the block that is being checked.
  var unit = Unit()
  /// Where the templates and macros around are used.
  var uses = UseStack()
  /// Whether text and expressions are not shown here: outside of the blocks of a template that
  /// extends another, and in imported templates.
  var isMuted = false
  /// What the filter block or `set` block around gives to its filters.
  var blockText: TypedExpression?
  /// Whether parts whose condition is surely false are left unchecked: where fields are gone
  /// through, one after another, and in recursive loops, whose elements have several types.
  var skipsFalseParts = false
}
