package import Escaping
package import Schema
import Tables

/// The host of a template that is run outside a site: there are no pages and no files, and
/// addresses are empty.
package final class PagelessHost: TemplateHost {
  package let pageName: String
  package let language: String
  private let store: ValueStore

  /// Makes the host of templates that show values of a store; messages call their output
  /// `pageName`.
  package init(named pageName: String, language: String = "en", store: ValueStore) {
    self.pageName = pageName
    self.language = language
    self.store = store
  }

  package func appendAddress(of value: Value, to output: inout [UInt8]) {}

  package func appendAbsoluteAddress(of value: Value, to output: inout [UInt8]) {}

  package func page(of header: Value, slot: SlotIndex) -> Value { .none }

  package func appendFragment(
    _ text: Value, to output: inout [UInt8], notes: inout PageNotes
  ) {
    notes.isComplete = false
    output += store.html(of: store.fragments[text.fragment], below: text.outerHeading)
  }

  package func appendFragment(
    _ text: Value, to output: inout ByteWriter, notes: inout PageNotes
  ) {
    notes.isComplete = false
    let html = store.html(of: store.fragments[text.fragment], below: text.outerHeading)
    output.append(html.span)
  }

  package func result(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Span<UInt8>
  ) -> Value { .none }
}
