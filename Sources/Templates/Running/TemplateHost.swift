package import Escaping
package import Schema

/// What a running template asks about its page.
///
/// The host answers everything that depends on the places of pages, so that this module knows no
/// addresses. It is a class, so that a running program refers to it at no cost.
package protocol TemplateHost: AnyObject {
  /// The name by which messages call the page, such as its address.
  var pageName: String { get }

  /// The language of the page, such as `pt-BR`.
  var language: String { get }

  /// Appends the address of a `.page` or `.file` value, relative to the page that is made,
  /// percent-encoded where necessary.
  func appendAddress(of value: Value, to output: inout [UInt8])

  /// Appends the address of a `.page` or `.file` value to the page, in a place where HTML is
  /// escaped; false, with nothing appended, where it has to be escaped.
  func appendPlainAddress(of value: Value, to output: inout ByteWriter) -> Bool

  /// Appends the absolute URL of a `.page` or `.file` value, such as
  /// `https://example.org/recipes/`; nothing where the site has no address.
  func appendAbsoluteAddress(of value: Value, to output: inout [UInt8])

  /// The page of a record, a `.page` value, or none where it has no page.
  ///
  /// - Parameters:
  ///   - header: The record's header: its structure and its ordinal in the store.
  ///   - slot: The slot of the header.
  /// - Returns: The page, or none.
  func page(of header: Value, slot: SlotIndex) -> Value

  /// Appends what an entry is called by the title of its page; nothing where that does not name it.
  func append(titleOf entry: SlotIndex, to output: inout [UInt8])

  /// Notes that the page depends on a fragment of the store.
  func noteFragment(_ index: FragmentIndex)

  /// Notes that the page depends on the headings of a fragment, not on the rest of it.
  func noteHeadings(of index: FragmentIndex)

  /// What is before the ids of a fragment on the page, which may show the texts of several entries.
  func idPrefix(of index: FragmentIndex) -> [UInt8]

  /// Appends the HTML of a fragment of the store, its holes filled with addresses.
  ///
  /// - Parameters:
  ///   - text: The fragment, a `.fragment` value.
  ///   - output: The page.
  ///   - notes: Takes the notes of the fragment if they are complete so far, as only those of a
  ///     page are.
  func appendFragment(_ text: Value, to output: inout ByteWriter, notes: inout PageNotes)

  /// Appends the HTML of a fragment of the store to a text.
  func appendFragment(_ text: Value, to output: inout [UInt8], notes: inout PageNotes)

  /// The result of a host function for a name that it knows.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - name: The first argument.
  ///   - value: The second argument, none where the name requires none.
  ///   - text: The bytes of the second argument where it is a text, otherwise empty.
  /// - Returns: A `.page` or `.file` value; none stops the page with a diagnostic.
  func result(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Span<UInt8>
  ) -> Value
}

extension TemplateHost {
  /// Appends nothing, unless a host knows that its addresses need no escaping.
  package func appendPlainAddress(of value: Value, to output: inout ByteWriter) -> Bool { false }

  /// Appends nothing, unless a host knows pages with titles.
  package func append(titleOf entry: SlotIndex, to output: inout [UInt8]) {}

  /// Notes nothing, unless a host records what its pages depend on.
  package func noteFragment(_ index: FragmentIndex) {}

  /// Notes nothing, unless a host records what its pages depend on.
  package func noteHeadings(of index: FragmentIndex) {}

  /// Nothing, unless a host shows the texts of several entries on one page.
  package func idPrefix(of index: FragmentIndex) -> [UInt8] { [] }
}
