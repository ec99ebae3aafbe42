import Content
import Diagnostics
import Schema
import Tables

extension LinkResolver {
  /// The page of the entry that the links of a text stand in; none where it has no page.
  func page(ofLinksIn fragment: Fragment) -> Value {
    guard let source = fragment.holes.first?.span.source,
      let entry = content.entry(ofSource: source),
      let page = plan.recordPages.page(of: content.store.slots[entry.slot], in: "")
    else { return .none }
    return .page(page)
  }
}
